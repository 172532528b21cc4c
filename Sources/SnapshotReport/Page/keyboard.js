// Keys. They do nothing while one types, and leave those with Ctrl, Alt or Command to the browser.

const keyHelp = [
  ["Everywhere", [["/", "search"], ["j", "next snapshot"], ["k", "previous snapshot"], ["?", "this list"]]],
  ["Overview", [["Enter", "open"], ["a", "mark to accept"]]],
  ["Pictures", [
    ["1 2 3 4 5", "side by side, slider, blink, onion skin, difference"], ["Space", "the other picture, while blinking"],
    ["+ −", "zoom"], ["0", "fit"], ["9", "pixels"], ["n N", "next and previous difference"],
    ["Arrows", "move, when a picture has the focus"], ["a", "mark to accept"], ["Esc", "let go of the view, then back"],
  ]],
  ["Overlays", overlays.map((overlay) => [overlay.key, overlay.name.toLowerCase()])],
];

function buildHelp() {
  find("#help").append(make("div", { class: "help-head" }, make("h2", { id: "help-title" }, "Keys"),
    make("button", { type: "button", class: "quiet", "aria-label": "Close", onclick: () => find("#help").close() }, "×")),
  make("div", { class: "help-columns" }, keyHelp.map(([title, keys]) => make("section", null, make("h3", null, title),
    make("dl", null, keys.map(([key, meaning]) => [make("dt", null, key.split(" ").map((each) => make("kbd", null, each))), make("dd", null, meaning)]))))));
  find("#help").addEventListener("click", (event) => { if (event.target === event.currentTarget) event.currentTarget.close(); });
}

function focusedCard() {
  const index = document.activeElement?.closest?.(".card")?.dataset.snapshot;
  return index === undefined ? null : snapshots[index];
}

/** Moves to the next card, or the first on the screen. */
function stepCard(by) {
  const at = listed.indexOf(focusedCard());
  const next = at < 0 ? listed[0] : listed[at + by];
  if (next) focusCard(next);
}

function escape() {
  if (document.activeElement === find("#search")) {
    if (filter.text) setFilter({ text: "" }); else document.activeElement.blur();
  } else if (current && chosenKey) chooseView(null);
  else if (current) closeSnapshot();
  else if (isFiltered()) clearFilter();
}

const reviewKeys = {
  "+": () => zoomTo(sight.zoom * 1.5), "=": () => zoomTo(sight.zoom * 1.5), "-": () => zoomTo(sight.zoom / 1.5), 0: fit, 9: zoomToPixels,
  n: () => nextDifference(1), N: () => nextDifference(-1), a: () => toggleMark(current),
};

const panKeys = { ArrowLeft: [60, 0], ArrowRight: [-60, 0], ArrowUp: [0, 60], ArrowDown: [0, -60] };

function pressed(event) {
  if (event.ctrlKey || event.altKey || event.metaKey || find("#help").open) return;
  if (event.key === "Escape") return escape();
  const { target } = event;
  if (target.matches?.("input:not([type=range], [type=checkbox]), select, textarea")) {
    if (event.key === "Enter" && target.id === "search" && listed.length > 0) openSnapshot(listed[0]);
    return;
  }
  const action = actionFor(event.key, target);
  if (!action) return;
  event.preventDefault();
  action();
}

function actionFor(key, target) {
  if (key === "/") return () => { find("#search").focus(); find("#search").select(); };
  if (key === "?") return () => find("#help").showModal();
  if (key === "j" || key === "k") return () => (current ? step : stepCard)(key === "j" ? 1 : -1);
  if (!current) {
    if (key === "a" && focusedCard()) return () => toggleMark(focusedCard());
    if (key === "s" && isSheet) return () => setRedlines(!hasRedlines);
    return null;
  }
  const mode = modes.find((each) => each.key === key);
  if (mode) return hasBoth(current) ? () => setMode(mode.id) : null;
  if (key === " " && modeFor(current) === "blink" && !target.matches?.("button, a, summary")) return flip;
  if (panKeys[key] && target.matches?.(".viewport")) return () => move(...panKeys[key]);
  const overlay = overlays.find((each) => each.key === key);
  return overlay ? () => toggleOverlay(overlay.id) : reviewKeys[key];
}
