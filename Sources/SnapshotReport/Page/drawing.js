// Boxes, lines, measures and labels over a picture: what all overlays are drawn with.

let textMeasure = null;

/** The width of a label's text, in pixels. */
function textWidth(text) {
  if (!textMeasure) {
    textMeasure = make("canvas").getContext("2d");
    textMeasure.font = `600 10.5px ${getComputedStyle(document.body).fontFamily}`;
  }
  return textMeasure.measureText(text).width;
}

const doOverlap = (box, other) => box.x < other.x + other.width && other.x < box.x + box.width
  && box.y < other.y + other.height && other.y < box.y + box.height;

/** How points become places over a picture: in a pane, on a card of the sheet, on paper. */
class Drawing {
  constructor(svg, zoom, x, y, { width, height } = { width: svg.clientWidth, height: svg.clientHeight }) {
    Object.assign(this, { svg, zoom, x, y, width, height, taken: [], obstacles: [] });
  }
  across(value) { return Math.round((value * this.zoom + this.x) * 2) / 2; }
  down(value) { return Math.round((value * this.zoom + this.y) * 2) / 2; }
  add(tag, attributes, ...children) { this.svg.append(draw(tag, attributes, ...children)); }
  /** A rectangle of points in pixels. */
  pixels(rectangle) {
    const [x, y] = [this.across(rectangle.x), this.down(rectangle.y)];
    return {
      x, y, width: Math.max(this.across(rectangle.x + rectangle.width) - x, 0),
      height: Math.max(this.down(rectangle.y + rectangle.height) - y, 0),
    };
  }
  /** Whether a rectangle of points is where one can see it: of a long list, only that is drawn. */
  isInSight(rectangle) {
    const box = this.pixels(rectangle);
    return box.x <= this.width && box.y <= this.height && box.x + box.width >= 0 && box.y + box.height >= 0;
  }
  box(rectangle, className) {
    this.add("rect", { class: className, ...this.pixels(rectangle) });
  }
  line(x1, y1, x2, y2, className) {
    this.add("line", { class: className, x1: this.across(x1), y1: this.down(y1), x2: this.across(x2), y2: this.down(y2) });
  }
  /** Where labels should not stand, if there is other room. */
  avoid(rectangle) {
    const { x, y, width, height } = this.pixels(rectangle);
    // The letters of a text begin a little inside of its frame.
    this.obstacles.push({ x: x + 2.5, y: y + 2, width: width - 5, height: height - 4 });
  }
  /** The box of a label around a point, moved as far as it takes to be whole. */
  labelBox(text, x, y, { padding = 5, height = 16, by = [0, 0] } = {}) {
    const width = textWidth(text) + padding * 2;
    const left = this.across(x) - width / 2 + by[0];
    const top = this.down(y) - height / 2 + by[1];
    return {
      x: Math.min(Math.max(left, 1), Math.max(this.width - width - 1, 1)),
      y: Math.min(Math.max(top, 1), Math.max(this.height - height - 1, 1)), width, height,
    };
  }
  /** The boxes that cover no other label. */
  freeOf(boxes) { return boxes.filter((box) => !this.taken.some((other) => doOverlap(box, other))); }
  isClear(box) { return !this.obstacles.some((other) => doOverlap(box, other)); }
  /** A label at the first of several places, given in pixels from a point, that is free; left out where none is. */
  label(text, x, y, className, places = [[0, 0]]) {
    const free = this.freeOf(places.map((by) => this.labelBox(text, x, y, { by })));
    const box = free.find((each) => this.isClear(each)) || free[0];
    if (!box) return;
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
    const aside = isHorizontal ? [[0, -14], [0, 14], [0, -32]] : [[width / 2 + 6, 0], [-width / 2 - 6, 0], [width / 2 + 6, 18]];
    this.label(text, (x1 + x2) / 2, (y1 + y2) / 2, className, isShort ? aside : [[0, 0], ...aside]);
  }
  /** A distance as a band with its value on it, or near it where the band is too small; without, where no room is left. */
  gap(rectangle, isHorizontal, text) {
    if (!this.isInSight(rectangle)) return;
    this.box(rectangle, "gap");
    const band = this.pixels(rectangle);
    const [beyond, beside] = [band.height / 2 + 6, (band.width + textWidth(text)) / 2 + 1];
    const places = isHorizontal ? [[0, 0], [0, -beyond], [0, beyond]] : [[0, 0], [beside, 0], [-beside, 0]];
    const [x, y] = [rectangle.x + rectangle.width / 2, rectangle.y + rectangle.height / 2];
    const boxes = places.map((by) => this.labelBox(text, x, y, { padding: 0.5, height: 11, by }));
    const box = this.freeOf(boxes).find((each) => this.isClear(each));
    if (!box) return;
    this.taken.push(box);
    this.add("text", { class: "gap-text", x: box.x + box.width / 2, y: box.y + 9, "text-anchor": "middle" }, text);
  }
}
