// What is drawn over a picture: frames, margins, spacing, baselines, constraints, priorities, truncation, differences.

const overlays = [
  { id: "frames", name: "Frames", key: "f", draw: drawFrames },
  { id: "margins", name: "Margins", key: "m", draw: drawMargins },
  { id: "spacing", name: "Spacing", key: "s", draw: drawSpacing },
  { id: "baselines", name: "Baselines", key: "b", draw: drawBaselines },
  { id: "constraints", name: "Constraints", key: "c", draw: drawConstraints },
  { id: "priorities", name: "Hugging", key: "h", draw: drawPriorities },
  { id: "truncation", name: "Truncation", key: "t", draw: drawTruncation },
  { id: "differences", name: "Differences", key: "d", draw: drawDifferences },
];
const shownOverlays = new Set(isSheet ? ["spacing"] : []);

function toggleOverlay(id) {
  if (!shownOverlays.delete(id)) shownOverlays.add(id);
  for (const button of findAll("#overlays [data-overlay]")) {
    button.setAttribute("aria-pressed", shownOverlays.has(button.dataset.overlay));
  }
  panes.forEach(drawOverlays);
  const overlay = overlays.find((each) => each.id === id);
  announce(`${overlay.name} ${shownOverlays.has(id) ? "shown" : "hidden"}`);
}

function overlayButtons() {
  return make("div", { id: "overlays", class: "overlays", role: "group", "aria-label": "Overlays" },
    overlays.filter((overlay) => !isSheet || overlay.id !== "differences").map((overlay) => make("button", {
      type: "button", class: `overlay-chip ${overlay.id}`, "data-overlay": overlay.id,
      "aria-pressed": shownOverlays.has(overlay.id), "aria-keyshortcuts": overlay.key, title: `${overlay.name} (${overlay.key})`,
      onclick: () => toggleOverlay(overlay.id),
    }, make("span", { class: "dot", "aria-hidden": "true" }), overlay.name)));
}

let textMeasure = null;

/** The width of a label's text, in pixels. */
function textWidth(text) {
  if (!textMeasure) {
    textMeasure = make("canvas").getContext("2d");
    textMeasure.font = `550 10.5px ${getComputedStyle(document.body).fontFamily}`;
  }
  return textMeasure.measureText(text).width;
}

/** How points become places in the overlay: for a pane, and for a picture in the sheet's overview. */
class Drawing {
  constructor(svg, zoom, x, y) {
    Object.assign(this, { svg, zoom, x, y, taken: [], width: svg.clientWidth });
  }
  across(value) { return Math.round((value * this.zoom + this.x) * 2) / 2; }
  down(value) { return Math.round((value * this.zoom + this.y) * 2) / 2; }
  add(tag, attributes, ...children) { this.svg.append(draw(tag, attributes, ...children)); }
  box(rectangle, className) {
    const [x, y] = [this.across(rectangle.x), this.down(rectangle.y)];
    this.add("rect", {
      class: className, x, y, width: Math.max(this.across(rectangle.x + rectangle.width) - x, 0),
      height: Math.max(this.down(rectangle.y + rectangle.height) - y, 0),
    });
  }
  line(x1, y1, x2, y2, className) {
    this.add("line", { class: className, x1: this.across(x1), y1: this.down(y1), x2: this.across(x2), y2: this.down(y2) });
  }
  /** A label around a point, or as near as it is whole. */
  label(text, x, y, className) {
    const box = this.labelBox(text, x, y);
    box.x = Math.min(Math.max(box.x, 2), Math.max(this.width - box.width - 2, 2));
    this.taken.push(box);
    this.add("g", { class: `label ${className}` }, draw("rect", { ...box, rx: 4 }),
      draw("text", { x: box.x + box.width / 2, y: box.y + 11.5, "text-anchor": "middle" }, text));
  }
  /** A distance along one axis with its ends and its value, which stands beside a line that is too short for it. */
  measure(from, to, across, isHorizontal, className, text) {
    const [x1, y1, x2, y2] = isHorizontal ? [from, across, to, across] : [across, from, across, to];
    this.line(x1, y1, x2, y2, className);
    const tick = 3.5 / this.zoom;
    for (const [x, y] of [[x1, y1], [x2, y2]]) {
      if (isHorizontal) this.line(x, y - tick, x, y + tick, className);
      else this.line(x - tick, y, x + tick, y, className);
    }
    const { width } = this.labelBox(text, 0, 0);
    const isShort = Math.abs(to - from) * this.zoom < (isHorizontal ? width : 16) + 4;
    const aside = isShort ? { x: isHorizontal ? 0 : (width / 2 + 6) / this.zoom, y: isHorizontal ? -14 / this.zoom : 0 } : { x: 0, y: 0 };
    this.label(text, (x1 + x2) / 2 + aside.x, (y1 + y2) / 2 + aside.y, className);
  }
  /** A distance as a band with its value over it, for where there are many. */
  gap(rectangle, text) {
    this.box(rectangle, "gap");
    const [x, y] = [rectangle.x + rectangle.width / 2, rectangle.y + rectangle.height / 2];
    if (this.isTaken(text, x, y)) return;
    this.taken.push(this.labelBox(text, x, y));
    this.add("text", { class: "gap-text", x: this.across(x), y: this.down(y) + 3.5, "text-anchor": "middle" }, text);
  }
  /** Whether a label of a text would stand on another one around a point. */
  isTaken(text, x, y) {
    return this.taken.some((box) => this.overlaps(box, this.labelBox(text, x, y)));
  }
  labelBox(text, x, y) {
    const width = textWidth(text) + 10;
    return { x: this.across(x) - width / 2, y: this.down(y) - 8, width, height: 16 };
  }
  overlaps(box, other) {
    return box.x < other.x + other.width && other.x < box.x + box.width
      && box.y < other.y + other.height && other.y < box.y + box.height;
  }
}

function drawOverlays(pane) {
  for (const { svg, side } of pane.overlays) drawOverlay(pane, side, svg);
}

/** Draws what is known of one side. Over the difference, that is only where it is: its colours are the message. */
function drawOverlay(pane, side, svg) {
  svg.replaceChildren();
  const drawing = new Drawing(svg, sight.zoom, sight.x, sight.y);
  const tree = pane.trees[side];
  const views = (tree?.views || []).filter((view) => !view.hidden);
  const chosen = tree?.byKey.get(chosenKey) || null;
  const under = (hovered.view && tree?.byKey.get(hovered.view.key)) || null;
  for (const overlay of overlays) {
    if (shownOverlays.has(overlay.id)) overlay.draw(drawing, views, { pane, chosen, hovered: under });
  }
  if (under && under !== chosen) drawing.box(under, "hovered");
  if (chosen) drawing.box(chosen, "chosen");
}

function drawFrames(drawing, views) {
  for (const view of views) drawing.box(view, "frame");
}

/** The margins that somebody has set around other views; those of the chosen view in any case. 8 points are UIKit's default. */
function drawMargins(drawing, views, { chosen }) {
  const isSet = (view) => view.children.length > 0 && view.margins.some((margin) => margin !== 8 && margin !== 0);
  for (const view of views) {
    if (!view.margins || (view !== chosen && !isSet(view))) continue;
    const [top, left, bottom, right] = view.margins;
    const inner = { x: view.x + left, y: view.y + top, width: view.width - left - right, height: view.height - top - bottom };
    const edges = (box) => [drawing.across(box.x), drawing.down(box.y), drawing.across(box.x + box.width), drawing.down(box.y + box.height)];
    const ring = ([x1, y1, x2, y2]) => `M${x1} ${y1}H${x2}V${y2}H${x1}Z`;
    drawing.add("path", { class: "margin", "fill-rule": "evenodd", d: ring(edges(view)) + ring(edges(inner)) });
  }
}

function drawBaselines(drawing, views) {
  for (const view of views) {
    for (const baseline of new Set(view.baselines || [])) {
      drawing.line(view.x, baseline, view.x + view.width, baseline, "baseline");
    }
  }
}

/** A view's hugging and resistance in words; only what somebody has set, unless the view is the chosen one. */
function priorityWords(view, isChosen) {
  const word = (name, pair, usual) => pair && (isChosen || pair.some((each) => !usual.includes(each)))
    ? `${name} ${number(pair[0])} ↔ ${number(pair[1])} ↕` : "";
  // UIKit's defaults: labels hug a little more than other views.
  return [word("hug", view.hugging, [250, 251]), word("resist", view.resistance, [750])].filter(Boolean);
}

function drawPriorities(drawing, views, { chosen }) {
  for (const view of chosen ? [chosen] : views) {
    const words = priorityWords(view, view === chosen);
    if (words.length > 0) drawing.box(view, "priority-frame");
    words.forEach((text, index) => {
      const place = [view.x + drawing.labelBox(text, 0, 0).width / 2 / drawing.zoom, view.y + (9 + index * 17) / drawing.zoom];
      if (view === chosen || !drawing.isTaken(text, ...place)) drawing.label(text, ...place, "priority");
    });
  }
}

function drawTruncation(drawing, views) {
  for (const view of views) {
    if (!view.truncated) continue;
    drawing.box(view, "truncated");
    drawing.label("truncated", view.x + view.width - 32 / drawing.zoom, view.y, "truncation");
  }
}

function drawDifferences(drawing, views, { pane }) {
  const { scale } = pane.size;
  for (const region of pane.snapshot.differing?.regions || []) {
    drawing.box({ x: region.x / scale, y: region.y / scale, width: region.width / scale, height: region.height / scale }, "region");
  }
}
