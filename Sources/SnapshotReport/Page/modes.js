// How before and after are set against each other.

const modes = [
  { id: "side", name: "Side by side", key: "1" },
  { id: "slider", name: "Slider", key: "2" },
  { id: "blink", name: "Blink", key: "3" },
  { id: "onion", name: "Onion skin", key: "4" },
  { id: "difference", name: "Difference", key: "5" },
];
const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

const comparison = {
  // Side by side, pictures would be too small on a phone.
  mode: matchMedia("(max-width: 760px)").matches ? "slider" : "side",
  slider: 0.5, onion: 0.5, blinkShowsAfter: true, isBlinking: true, timer: null,
};

const hasBoth = (snapshot) => Boolean(snapshot.before && snapshot.after);

/** The mode that a snapshot is shown in: with one picture there is nothing to compare. */
const modeFor = (snapshot) => (hasBoth(snapshot) && (comparison.mode !== "difference" || snapshot.difference) ? comparison.mode : "side");

function panesFor(snapshot) {
  const both = () => ["before", "after"].map((side) => makeLayer(snapshot, side));
  switch (modeFor(snapshot)) {
  case "slider": return [withSlider(makePane(snapshot, "after", "Before | After", both(), ["before", "after"]))];
  case "blink": return [makePane(snapshot, "after", "After", both())];
  case "onion": return [makePane(snapshot, "after", "Before under after", both())];
  case "difference": return [makePane(snapshot, "difference", "Difference", [makeLayer(snapshot, "difference")])];
  default: return ["before", "after", "difference"].filter((side) => snapshot[side]).map((side) =>
    makePane(snapshot, side, isSheet ? snapshot.variant || snapshot.name : side[0].toUpperCase() + side.slice(1), [makeLayer(snapshot, side)]));
  }
}

function setMode(mode) {
  comparison.mode = mode;
  for (const button of findAll("#modes button")) {
    button.setAttribute("aria-checked", button.dataset.mode === mode);
    button.tabIndex = button.dataset.mode === mode ? 0 : -1;
  }
  if (current) showPanes();
  announce(modes.find((each) => each.id === mode).name);
}

/** Arrows go from mode to mode, as in any group of radio buttons. */
function modeKey(event) {
  const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!by) return;
  event.preventDefault();
  event.stopPropagation();
  const at = modes.findIndex((mode) => mode.id === comparison.mode);
  const next = modes[(at + by + modes.length) % modes.length];
  setMode(next.id);
  find(`#modes [data-mode=${next.id}]`).focus();
}

function modeButtons() {
  return make("div", { id: "modes", class: "segments", role: "radiogroup", "aria-label": "Comparison", onkeydown: modeKey }, modes.map((mode) =>
    make("button", {
      type: "button", role: "radio", "data-mode": mode.id, "aria-checked": mode.id === comparison.mode, tabindex: mode.id === comparison.mode ? 0 : -1,
      "aria-keyshortcuts": mode.key, title: `${mode.name} (${mode.key})`, onclick: () => setMode(mode.id),
    }, mode.name)));
}

/** What belongs to the mode beside the pictures: the strength of the onion skin, the switch of the blinking. */
function modeControls(snapshot) {
  switch (modeFor(snapshot)) {
  case "onion":
    return make("label", { class: "mode-control" }, "Before",
      make("input", {
        id: "onion", type: "range", min: "0", max: "1", step: "0.01", value: comparison.onion, "aria-label": "Strength of after",
        oninput: (event) => { comparison.onion = Number(event.target.value); showMix(); },
      }), "After");
  case "blink":
    return make("span", { class: "mode-control" },
      make("button", {
        type: "button", class: "quiet", id: "blinking", "aria-keyshortcuts": "Space", onclick: toggleBlinking,
      }), make("span", { id: "blink-side", class: "hint" }));
  default: return "";
  }
}

/** Makes the layers of a mixed pane as visible as the mode says. */
function showMix() {
  const [pane] = panes;
  if (!pane || pane.layers.length < 2) return;
  const [before, after] = pane.layers.map((layer) => layer.image);
  const mode = modeFor(pane.snapshot);
  before.style.opacity = mode === "blink" && comparison.blinkShowsAfter ? "0" : "1";
  after.style.opacity = mode === "onion" ? comparison.onion : mode === "blink" && !comparison.blinkShowsAfter ? "0" : "1";
  if (mode !== "blink") return;
  const side = comparison.blinkShowsAfter ? "After" : "Before";
  pane.side = pane.overlays[0].side = side.toLowerCase();
  drawOverlays(pane);
  find(".side", pane.element).textContent = side;
  find("#blink-side").textContent = side;
  find("#blinking").textContent = comparison.isBlinking ? "Pause" : "Blink";
}

function setUpBlinking(snapshot) {
  clearInterval(comparison.timer);
  if (modeFor(snapshot) !== "blink") return;
  if (reducedMotion.matches) comparison.isBlinking = false;
  comparison.timer = setInterval(() => {
    if (!comparison.isBlinking) return;
    comparison.blinkShowsAfter = !comparison.blinkShowsAfter;
    showMix();
  }, 600);
}

function toggleBlinking() {
  comparison.isBlinking = !comparison.isBlinking;
  showMix();
}

/** Shows the other picture, and stays there. */
function flip() {
  comparison.isBlinking = false;
  comparison.blinkShowsAfter = !comparison.blinkShowsAfter;
  showMix();
}

function withSlider(pane) {
  const range = make("input", {
    type: "range", class: "slider-range", min: "0", max: "100", step: "0.5", value: comparison.slider * 100,
    "aria-label": "Where before ends and after begins",
    oninput: (event) => { comparison.slider = Number(event.target.value) / 100; placeSlider(pane); },
  });
  pane.handle = make("div", { class: "slider-handle" }, make("span", { "aria-hidden": "true" }, "⟷"));
  pane.range = range;
  pane.viewport.append(pane.handle);
  pane.element.append(range);
  pane.handle.addEventListener("pointerdown", (event) => {
    event.stopPropagation();
    pane.handle.setPointerCapture(event.pointerId);
  });
  pane.handle.addEventListener("pointermove", (event) => {
    if (!pane.handle.hasPointerCapture(event.pointerId)) return;
    comparison.slider = Math.min(Math.max(pointIn(pane, event).x / paneRoom().width, 0), 1);
    range.value = comparison.slider * 100;
    placeSlider(pane);
  });
  return pane;
}

function placeSlider(pane) {
  if (!pane.handle) return;
  const at = paneRoom().width * comparison.slider;
  pane.handle.style.transform = `translateX(${at}px)`;
  const [before, after] = pane.layers;
  const [beforeOverlay, afterOverlay] = pane.overlays.map((overlay) => overlay.svg);
  beforeOverlay.style.clipPath = `inset(0 calc(100% - ${at}px) 0 0)`;
  afterOverlay.style.clipPath = `inset(0 0 0 ${at}px)`;
  const inside = at - sight.x;
  before.image.style.clipPath = `inset(0 ${Math.max(0, before.size.width * sight.zoom - inside)}px 0 0)`;
  after.image.style.clipPath = `inset(0 0 0 ${Math.max(0, inside)}px)`;
}
