// The pointer over a pane: moving, zooming, choosing a view, reading pixels.

const pointers = new Map();
let hovered = { pane: null, point: null, view: null };

const pointIn = (pane, event) => {
  const box = pane.viewport.getBoundingClientRect();
  return { x: event.clientX - box.left, y: event.clientY - box.top };
};
const toPoints = (place) => ({ x: (place.x - sight.x) / sight.zoom, y: (place.y - sight.y) / sight.zoom });

function watchPointer(pane) {
  const { viewport } = pane;
  let pressed = null;
  viewport.addEventListener("pointerdown", (event) => {
    if (event.button > 0 || event.target.closest(".slider-handle")) return;
    pointers.set(event.pointerId, pointIn(pane, event));
    pressed = { ...pointIn(pane, event), moved: false };
    viewport.setPointerCapture(event.pointerId);
  });
  viewport.addEventListener("pointermove", (event) => {
    const place = pointIn(pane, event);
    const last = pointers.get(event.pointerId);
    if (last) {
      if (Math.hypot(place.x - pressed.x, place.y - pressed.y) > 4) pressed.moved = true;
      if (pressed.moved) drag(event.pointerId, last, place);
    }
    hover(pane, place);
  });
  const release = (event) => {
    if (pointers.delete(event.pointerId) && pressed && !pressed.moved && event.type === "pointerup") {
      chooseView(viewAt(pane, pointIn(pane, event)));
    }
  };
  viewport.addEventListener("pointerup", release);
  viewport.addEventListener("pointercancel", release);
  viewport.addEventListener("pointerleave", () => { if (pointers.size === 0) hover(null); });
  viewport.addEventListener("dblclick", (event) => {
    if (sight.isFitted) zoomTo(Math.max(4, sight.zoom * 4), pointIn(pane, event));
    else fit();
  });
  viewport.addEventListener("wheel", (event) => {
    event.preventDefault();
    const unit = event.deltaMode === 1 ? 16 : 1;
    if (event.ctrlKey || event.metaKey) zoomTo(sight.zoom * Math.exp(-event.deltaY * unit * 0.005), pointIn(pane, event));
    else move(-(event.shiftKey ? event.deltaY : event.deltaX) * unit, -(event.shiftKey ? 0 : event.deltaY) * unit);
    hover(pane, pointIn(pane, event));
  }, { passive: false });
}

/** One finger moves, two zoom. */
function drag(id, last, place) {
  if (pointers.size === 2) {
    const other = [...pointers].find(([otherId]) => otherId !== id)[1];
    const before = Math.hypot(last.x - other.x, last.y - other.y);
    const after = Math.hypot(place.x - other.x, place.y - other.y);
    if (before > 0) zoomTo((sight.zoom * after) / before, { x: (place.x + other.x) / 2, y: (place.y + other.y) / 2 });
  } else {
    move(place.x - last.x, place.y - last.y);
  }
  pointers.set(id, place);
}

/** Which side one sees at a place of a pane. */
function sideAt(pane, place) {
  if (!pane.handle) return pane.side;
  return place.x < paneRoom().width * comparison.slider ? "before" : "after";
}

/** The frontmost view at a place of a pane. */
function viewAt(pane, place) {
  const point = toPoints(place);
  const views = pane.trees[sideAt(pane, place)]?.views || [];
  for (let index = views.length - 1; index >= 0; index -= 1) {
    const view = views[index];
    if (!view.hidden && point.x >= view.x && point.y >= view.y
      && point.x < view.x + view.width && point.y < view.y + view.height) return view;
  }
  return null;
}

function hover(pane, place) {
  const point = pane && toPoints(place);
  const view = pane && viewAt(pane, place);
  const changed = hovered.view !== view;
  hovered = { pane, point, view };
  for (const each of panes) {
    each.crosshair.hidden = !pane || each === pane;
    if (pane) each.crosshair.style.transform = `translate(${place.x}px, ${place.y}px)`;
    if (changed) drawOverlays(each);
  }
  showReading();
}

const pixelReaders = new WeakMap();

/** The colour of a pixel of a picture as [r, g, b, a]; null outside, or where the browser does not let a page read it. */
function colorAt(layer, point) {
  const { image, size } = layer;
  const x = Math.floor(point.x * size.scale);
  const y = Math.floor(point.y * size.scale);
  if (!image.complete || x < 0 || y < 0 || x >= image.naturalWidth || y >= image.naturalHeight) return null;
  try {
    if (!pixelReaders.has(image)) {
      const canvas = make("canvas", { width: image.naturalWidth, height: image.naturalHeight });
      const context = canvas.getContext("2d", { willReadFrequently: true });
      context.drawImage(image, 0, 0);
      pixelReaders.set(image, context);
    }
    return [...pixelReaders.get(image).getImageData(x, y, 1, 1).data];
  } catch {
    return null;
  }
}

function colorText([red, green, blue, alpha]) {
  const hex = "#" + [red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("").toUpperCase();
  return alpha === 255 ? hex : `${hex} ${Math.round((alpha / 255) * 100)} %`;
}

function swatch(color) {
  const square = make("span", { class: "swatch", "aria-hidden": "true" });
  square.style.background = color;
  return square;
}

/** Font and colours of a view, in short. */
function shownAttributes(view) {
  const seen = (view.attributes || []).filter((attribute) => /font|color|background/i.test(attribute.name)).slice(0, 3);
  return seen.map(({ value }) => make("span", { class: "hint" }, isColor(value) ? [swatch(value), " "] : "", foreign(value)));
}

const isColor = (text) => /^#[0-9a-f]{6}([0-9a-f]{2})?$/i.test(text);

function readingHint() {
  if (shownOverlays.has("constraints") && !chosenKey) return "Choose a view in the picture or in the tree: its constraints are drawn";
  return matchMedia("(pointer: coarse)").matches
    ? "Tap a view to choose it · two fingers zoom" : "Click a view to choose it · Ctrl and wheel to zoom · ? for keys";
}

/** Coordinates, colours and the view under the pointer. */
function showReading() {
  const place = find("#reading");
  if (!place) return;
  const { point, view } = hovered;
  if (!point) {
    place.replaceChildren(make("span", { class: "hint" }, readingHint()));
    return;
  }
  const { scale } = hovered.pane.size;
  const seen = new Map(panes.flatMap((pane) => pane.layers).map((layer) => [layer.side, layer]));
  const colors = ["before", "after"].filter((side) => seen.has(side)).map((side) => {
    const color = colorAt(seen.get(side), point);
    return make("span", { class: "color", "data-side": side }, make("span", { class: "hint" }, side),
      color ? [swatch(`rgb(${color.slice(0, 3).join(" ")} / ${color[3] / 255})`), colorText(color)] : "–");
  });
  place.replaceChildren(
    make("span", { id: "coordinates" }, `${number(Math.floor(point.x * 10) / 10)}, ${number(Math.floor(point.y * 10) / 10)} pt`),
    make("span", { class: "hint" }, `pixel ${Math.floor(point.x * scale)}, ${Math.floor(point.y * scale)}`), ...colors,
    view ? make("span", { class: "hovered-view" }, foreign(viewName(view)),
      make("span", { class: "hint" }, ` ${number(view.width)} × ${number(view.height)}`), shownAttributes(view)) : "");
}
