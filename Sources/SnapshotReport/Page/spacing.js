// Distances: between the chosen view and the one under the pointer, or else between neighbours everywhere (redlines).

function drawSpacing(drawing, views, { chosen, hovered }) {
  if (!chosen) {
    drawNeighbourGaps(drawing, views);
    return;
  }
  const other = hovered && hovered !== chosen ? hovered : chosen.parent;
  if (!other) return;
  drawing.box(other, "measured");
  drawDistances(drawing, chosen, other);
}

const isInside = (inner, outer) => inner.x >= outer.x - 0.01 && inner.y >= outer.y - 0.01
  && inner.x + inner.width <= outer.x + outer.width + 0.01 && inner.y + inner.height <= outer.y + outer.height + 0.01;

/** Where two views overlap along an axis: the middle of that, else the middle of the first. */
function shared(start, end, otherStart, otherEnd) {
  const [from, to] = [Math.max(start, otherStart), Math.min(end, otherEnd)];
  return from < to ? (from + to) / 2 : (start + end) / 2;
}

function drawDistances(drawing, one, other) {
  const [inner, outer] = isInside(other, one) ? [other, one] : [one, other];
  const nested = isInside(inner, outer);
  const [right, bottom] = [inner.x + inner.width, inner.y + inner.height];
  const [outerRight, outerBottom] = [outer.x + outer.width, outer.y + outer.height];
  const y = shared(inner.y, bottom, outer.y, outerBottom);
  const x = shared(inner.x, right, outer.x, outerRight);
  const gaps = nested
    ? [[outer.x, inner.x, y, true], [right, outerRight, y, true], [outer.y, inner.y, x, false], [bottom, outerBottom, x, false]]
    : [[right, outer.x, y, true], [outerRight, inner.x, y, true], [bottom, outer.y, x, false], [outerBottom, inner.y, x, false]];
  for (const [from, to, across, isHorizontal] of gaps) {
    if (to - from > 0.05) drawing.measure(from, to, across, isHorizontal, "spacing", distance(to - from));
  }
}

/** Whether a view is there to be seen, rather than to hold others. */
const isContent = (view) => view.text != null || view.children.length === 0;

/** The gaps between what one sees side by side, and from it to the edges of what holds it. */
function drawNeighbourGaps(drawing, views) {
  const seen = new Set(views);
  for (const view of views) {
    if (!isContent(view) || view.width <= 0 || view.height <= 0 || !drawing.isInSight(view)) continue;
    drawing.box(view, "content");
    if (view.text != null || Math.max(view.width, view.height) < 48) drawing.avoid(view);
  }
  for (const view of views) {
    if (!drawing.isInSight(view)) continue;
    const children = view.children.filter((child) => seen.has(child) && child.width > 0 && child.height > 0);
    if (children.length > 0 && children.length <= 40) drawGapsIn(drawing, view, children);
  }
}

// Wider than this it is not a spacing that somebody chose, but what was left.
const widestGap = 96;

function drawGapsIn(drawing, view, children) {
  for (const child of children.filter((each) => !isInside(view, each))) {
    const others = children.filter((each) => each !== child);
    const [right, bottom] = [child.x + child.width, child.y + child.height];
    const beside = others.filter((each) => each.y < bottom && each.y + each.height > child.y);
    const above = others.filter((each) => each.x < right && each.x + each.width > child.x);
    const left = Math.max(...beside.map((each) => each.x + each.width).filter((edge) => edge <= child.x + 0.01), view.x);
    const top = Math.max(...above.map((each) => each.y + each.height).filter((edge) => edge <= child.y + 0.01), view.y);
    const height = Math.min(child.height, 14 / drawing.zoom);
    const width = Math.min(child.width, 26 / drawing.zoom);
    const y = child.y + (child.height - height) / 2;
    drawGap(drawing, others, { x: left, y, width: child.x - left, height }, true);
    drawGap(drawing, others, { x: child.x, y: top, width, height: child.y - top }, false);
    const below = view.y + view.height - bottom;
    if (!above.some((each) => each.y >= bottom - 0.01)) drawGap(drawing, others, { x: child.x, y: bottom, width, height: below }, false);
  }
}

/** Left out where another view lies in it: there is no gap then. */
function drawGap(drawing, others, band, isHorizontal) {
  const length = isHorizontal ? band.width : band.height;
  const isCrossed = (other) => other.x < band.x + band.width - 0.01 && other.x + other.width > band.x + 0.01
    && other.y < band.y + band.height - 0.01 && other.y + other.height > band.y + 0.01;
  if (length * drawing.zoom < 4 || length > widestGap || others.some(isCrossed)) return;
  drawing.gap(band, isHorizontal, distance(length));
}

// The constraints of the chosen view, where their words name views and edges that are there.

const constraintWords =
  /^(.+)\.(\w+) (==|<=|>=) (?:(.+)\.([a-zA-Z]\w*)(?: \* ([\d.]+))?(?: ([+-]) ([\d.]+))?|(-?[\d.]+))(?: @[\d.]+)?(?: '.*')?$/;

function edgeOf(view, attribute) {
  switch (attribute) {
  case "left": case "leading": return { axis: "x", value: view.x };
  case "right": case "trailing": return { axis: "x", value: view.x + view.width };
  case "centerX": return { axis: "x", value: view.x + view.width / 2 };
  case "top": return { axis: "y", value: view.y };
  case "bottom": return { axis: "y", value: view.y + view.height };
  case "centerY": return { axis: "y", value: view.y + view.height / 2 };
  case "firstBaseline": return view.baselines ? { axis: "y", value: view.baselines[0] } : null;
  case "lastBaseline": return view.baselines ? { axis: "y", value: view.baselines.at(-1) } : null;
  default: return null;
  }
}

/** The view that a constraint's words mean: the nearest around the chosen one that is called so. */
function namedView(name, chosen) {
  const own = name.split("/").pop().replace(/\.(layoutMarginsGuide|safeAreaLayoutGuide|contentLayoutGuide|frameLayoutGuide)$/, "");
  const isNamed = (view) => viewName(view) === own || view.class === own;
  for (let around = chosen; around; around = around.parent) {
    if (isNamed(around)) return around;
    const beside = around.children.find(isNamed);
    if (beside) return beside;
  }
  return null;
}

function drawConstraints(drawing, views, { chosen }) {
  for (const constraint of chosen?.constraints || []) {
    const match = constraintWords.exec(constraint.sentence);
    if (!match) continue;
    const [, firstName, firstAttribute, relation, secondName, secondAttribute, , sign, constant, length] = match;
    const first = namedView(firstName, chosen);
    if (!first) continue;
    const prefix = relation === "==" ? "" : relation === "<=" ? "≤ " : "≥ ";
    if (length !== undefined) drawLength(drawing, first, firstAttribute, prefix + length);
    const second = secondName && namedView(secondName, chosen);
    if (second) drawRelation(drawing, [first, firstAttribute], [second, secondAttribute], prefix + (sign === "-" ? "−" : "") + (constant || "0"));
  }
}

function drawLength(drawing, view, attribute, text) {
  const inset = 6 / drawing.zoom;
  const [right, bottom] = [view.x + view.width, view.y + view.height];
  if (attribute === "width") drawing.measure(view.x, right, bottom - inset, true, "constraint", text);
  if (attribute === "height") drawing.measure(view.y, bottom, right - inset, false, "constraint", text);
}

function drawRelation(drawing, [first, firstAttribute], [second, secondAttribute], text) {
  const [from, to] = [edgeOf(first, firstAttribute), edgeOf(second, secondAttribute)];
  if (!from || !to || from.axis !== to.axis) return;
  drawing.box(second, "related");
  const isHorizontal = from.axis === "x";
  const across = isHorizontal ? shared(first.y, first.y + first.height, second.y, second.y + second.height)
    : shared(first.x, first.x + first.width, second.x, second.x + second.width);
  drawing.measure(from.value, to.value, across, isHorizontal, "constraint", text);
}
