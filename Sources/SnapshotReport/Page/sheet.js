// The design-review sheet: screens with their measures drawn on them, for a designer.

let hasRedlines = true;

function redlinesSwitch() {
  return make("button", {
    type: "button", class: "chip", id: "redlines", "aria-pressed": hasRedlines, "aria-keyshortcuts": "s",
    onclick: (event) => setRedlines(!hasRedlines),
  }, make("span", { class: "dot", "aria-hidden": "true" }), "Redlines");
}

function setRedlines(isOn) {
  hasRedlines = isOn;
  find("#redlines").setAttribute("aria-pressed", isOn);
  overview.classList.toggle("without-redlines", !isOn);
}

async function drawRedlines(thumbnail, snapshot) {
  const { frames } = await detailsOf(snapshot);
  const svg = draw("svg", { class: "overlay redlines", "aria-hidden": "true" });
  thumbnail.append(svg);
  const zoom = thumbnail.clientWidth / Math.max(pointSize(snapshot, "after").width, 1);
  // What the card cuts off needs no lines.
  const end = thumbnail.clientHeight / zoom;
  const views = (frames.after || []).filter((view) => !view.hidden && view.y < end);
  drawNeighbourGaps(new Drawing(svg, zoom, 0, 0), views);
}
