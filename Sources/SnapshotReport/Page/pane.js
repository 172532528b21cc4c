// A picture that one can zoom into and move about. The panes of a review move together.

const zoomLimits = { least: 0.05, most: 64 };

/** What all panes share: screen pixels a point, and where the picture's corner is in its pane. */
const sight = { zoom: 1, x: 0, y: 0 };
let panes = [];

/** A pane of one side, or of two that are mixed in it; `overlaySides` are those whose views are drawn over it. */
function makePane(snapshot, side, label, layers, overlaySides = [side]) {
  const size = pointSize(snapshot, side);
  const canvas = make("div", { class: "canvas" });
  const grid = make("div", { class: "grid", hidden: true });
  const overlays = overlaySides.map((each) => ({ side: each, svg: draw("svg", { class: "overlay", "aria-hidden": "true" }) }));
  const crosshair = make("div", { class: "crosshair", hidden: true, "aria-hidden": "true" });
  const viewport = make("div", {
    class: "viewport", tabindex: "0", role: "group", "data-side": side,
    "aria-label": `${label}: arrow keys move, plus and minus zoom, 0 fits`,
  }, canvas, grid, overlays.map((overlay) => overlay.svg), crosshair);
  const note = make("span", { class: "hint" });
  const pane = { snapshot, side, size, canvas, grid, overlays, crosshair, viewport, layers, note, trees: {} };
  canvas.append(...layers.map((layer) => layer.image));
  pane.element = make("figure", { class: "pane", "data-side": side },
    make("figcaption", null, make("span", { class: `side ${side}` }, label),
      make("span", { class: "measure" }, `${distance(size.width)} × ${distance(size.height)} pt`), note),
    viewport);
  watchPointer(pane);
  return pane;
}

/** A picture of one side as a layer of a pane. */
function makeLayer(snapshot, side) {
  const image = make("img", {
    class: `layer ${side}`, alt: `${snapshot.id}, ${side}`, draggable: "false", decoding: "async",
  });
  pictureAddress(snapshot[side]).then((address) => { image.src = address; });
  image.addEventListener("error", () => image.classList.add("broken"));
  const layer = { image, side, size: pointSize(snapshot, side) };
  image.addEventListener("load", () => {
    // A golden may have another size than what was taken, and nobody has told.
    const { scale } = layer.size;
    const size = { width: image.naturalWidth / scale, height: image.naturalHeight / scale, scale };
    if (size.width === layer.size.width && size.height === layer.size.height) return;
    layer.size = size;
    if (sight.isFitted) fit();
    else showSight();
  });
  return layer;
}

function paneRoom() {
  const box = panes[0].viewport.getBoundingClientRect();
  return { width: Math.max(box.width, 40), height: Math.max(box.height, 40) };
}

/** The size that all shown pictures fit in. */
function contentSize() {
  const sizes = panes.flatMap((pane) => pane.layers.map((layer) => layer.size));
  return { width: Math.max(...sizes.map((size) => size.width), 1), height: Math.max(...sizes.map((size) => size.height), 1) };
}

/** The whole picture, unless it is so tall that its width is the better measure. */
function fittingZoom() {
  const room = paneRoom();
  const content = contentSize();
  const width = (room.width - 24) / content.width;
  const whole = Math.min(width, (room.height - 24) / content.height);
  return whole < 0.55 ? Math.min(width, 1) : Math.min(whole, 2);
}

function fit() {
  if (panes.length === 0) return;
  sight.zoom = fittingZoom();
  sight.x = sight.y = 0;
  sight.isFitted = true;
  showSight();
}

/** Zooms so that what is under a point of the pane stays there. */
function zoomTo(zoom, at) {
  const room = paneRoom();
  const point = at || { x: room.width / 2, y: room.height / 2 };
  const next = Math.min(Math.max(zoom, zoomLimits.least), zoomLimits.most);
  sight.x = point.x - ((point.x - sight.x) * next) / sight.zoom;
  sight.y = point.y - ((point.y - sight.y) * next) / sight.zoom;
  sight.zoom = next;
  sight.isFitted = false;
  showSight();
}

/** Brings a rectangle, in points, to the middle. */
function lookAt(rectangle, zoom) {
  const room = paneRoom();
  if (zoom) sight.zoom = Math.min(Math.max(zoom, zoomLimits.least), zoomLimits.most);
  sight.x = room.width / 2 - (rectangle.x + rectangle.width / 2) * sight.zoom;
  sight.y = room.height / 2 - (rectangle.y + rectangle.height / 2) * sight.zoom;
  sight.isFitted = false;
  showSight();
}

function move(x, y) {
  sight.x += x;
  sight.y += y;
  showSight();
}

/** Centres what is smaller than the pane; keeps the rest within reach. */
function within(offset, content, room) {
  if (content <= room) return Math.round((room - content) / 2);
  const slack = Math.min(24, room / 8);
  return Math.min(Math.max(offset, room - content - slack), slack);
}

function showSight() {
  if (panes.length === 0) return;
  const room = paneRoom();
  const content = contentSize();
  sight.x = within(sight.x, content.width * sight.zoom, room.width);
  sight.y = within(sight.y, content.height * sight.zoom, room.height);
  for (const pane of panes) {
    pane.canvas.style.transform = `translate(${sight.x}px, ${sight.y}px)`;
    for (const layer of pane.layers) {
      layer.image.style.width = `${layer.size.width * sight.zoom}px`;
      layer.image.style.height = `${layer.size.height * sight.zoom}px`;
      // Pixels as they are, once each is larger than one of the screen's.
      layer.image.classList.toggle("pixelated", sight.zoom * devicePixelRatio > layer.size.scale * 1.01);
    }
    placeSlider(pane);
    showGrid(pane);
    drawOverlays(pane);
  }
  const label = find("#zoom-label");
  if (label) label.textContent = `${Math.round(sight.zoom * 100)} %`;
}

/** Lines between pixels, once they are large enough to be counted. */
function showGrid(pane) {
  const pixel = sight.zoom / pane.size.scale;
  pane.grid.hidden = pixel < 10;
  pane.grid.style.backgroundSize = `${pixel}px ${pixel}px`;
  pane.grid.style.backgroundPosition = `${sight.x}px ${sight.y}px`;
}
