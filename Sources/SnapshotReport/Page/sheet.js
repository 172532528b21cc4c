// The design-review sheet: screens with their measures drawn on them, for a designer.

let hasRedlines = true;

function redlinesSwitch() {
  return make("button", {
    type: "button", class: "chip", id: "redlines", "aria-pressed": hasRedlines, "aria-keyshortcuts": "s", title: "Redlines (s)",
    onclick: () => setRedlines(!hasRedlines),
  }, make("span", { class: "dot", "aria-hidden": "true" }), "Redlines");
}

function setRedlines(isOn) {
  hasRedlines = isOn;
  find("#redlines").setAttribute("aria-pressed", isOn);
  document.body.classList.toggle("without-redlines", !isOn);
  announce(isOn ? "Redlines shown" : "Redlines hidden");
}

/** What a card shows of a screen: its upper part with redlines, drawn again when the card's size changes. */
function redlined(thumbnail, snapshot) {
  whenNear(thumbnail, async () => {
    const { frames } = await detailsOf(snapshot);
    const svg = draw("svg", { class: "overlay redlines", "aria-hidden": "true" });
    thumbnail.append(svg);
    const shown = () => {
      const zoom = thumbnail.clientWidth / Math.max(pointSize(snapshot, "after").width, 1);
      drawRedlines(svg, frames, zoom, { width: thumbnail.clientWidth, height: thumbnail.clientHeight });
    };
    shown();
    new ResizeObserver(shown).observe(thumbnail);
  });
}

/** Draws the gaps between the views from `top` points down, in so many pixels. */
function drawRedlines(svg, frames, zoom, { width, height, top = 0 }) {
  svg.replaceChildren();
  const drawing = new Drawing(svg, zoom, 0, -top * zoom, { width, height });
  drawNeighbourGaps(drawing, (frames.after || []).filter((view) => !view.hidden && drawing.isInSight(view)));
}
