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
  showReading();
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

/** What of the shown overlays is known only of what was taken: goldens hold frames, texts and constraints. */
function unknownOverlays(pane) {
  const known = { margins: "margins", baselines: "baselines", priorities: "hugging", truncation: "truncated" };
  const before = pane.trees.before?.views;
  if (pane.side === "difference" || !before || !pane.overlays.some(({ side }) => side === "before")) return [];
  return overlays.filter(({ id }) => known[id] && shownOverlays.has(id) && !before.some((view) => view[known[id]] != null)
    && pane.trees.after?.views.some((view) => view[known[id]] != null)).map(({ name }) => name.toLowerCase());
}

const panesToDraw = new Set();

/** Draws a pane's overlays with the next frame, once, however often they are asked for until then. */
function drawOverlays(pane) {
  if (panesToDraw.size === 0) {
    requestAnimationFrame(() => {
      const due = [...panesToDraw];
      panesToDraw.clear();
      due.forEach(drawOverlaysNow);
    });
  }
  panesToDraw.add(pane);
}

function drawOverlaysNow(pane) {
  const unknown = unknownOverlays(pane);
  pane.note.textContent = pane.note.title = unknown.length > 0 ? `goldens hold no ${unknown.join(", ")}` : "";
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
    if (shownOverlays.has(overlay.id)) overlay.draw(drawing, views, { pane, tree, chosen, hovered: under });
  }
  if (under && under !== chosen) drawing.box(under, "hovered");
  if (chosen) drawing.box(chosen, "chosen");
}

function drawFrames(drawing, views) {
  for (const view of views) if (drawing.isInSight(view)) drawing.box(view, "frame");
}

/** The margins that somebody has set around other views; those of the chosen view in any case. 8 points are UIKit's default. */
function drawMargins(drawing, views, { chosen }) {
  const isSet = (view) => view.children.length > 0 && view.margins.some((margin) => margin !== 8 && margin !== 0);
  for (const view of views) {
    if (!view.margins || (view !== chosen && !isSet(view)) || !drawing.isInSight(view)) continue;
    const [top, left, bottom, right] = view.margins;
    const inner = { x: view.x + left, y: view.y + top, width: view.width - left - right, height: view.height - top - bottom };
    const edges = (box) => [drawing.across(box.x), drawing.down(box.y), drawing.across(box.x + box.width), drawing.down(box.y + box.height)];
    const ring = ([x1, y1, x2, y2]) => `M${x1} ${y1}H${x2}V${y2}H${x1}Z`;
    drawing.add("path", { class: "margin", "fill-rule": "evenodd", d: ring(edges(view)) + ring(edges(inner)) });
  }
}

function drawBaselines(drawing, views) {
  for (const view of views) {
    if (view.baselines && !drawing.isInSight(view)) continue;
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
    if (words.length === 0 || !drawing.isInSight(view)) continue;
    drawing.box(view, "priority-frame");
    for (const [index, text] of words.entries()) {
      const right = textWidth(text) / 2 + 5;
      const above = -9 - (words.length - 1 - index) * 17;
      drawing.label(text, view.x, view.y, "priority", [[right, above], [right, 9 + index * 17]]);
    }
  }
}

function drawTruncation(drawing, views) {
  for (const view of views) {
    if (!view.truncated || !drawing.isInSight(view)) continue;
    drawing.box(view, "truncated");
    drawing.label("truncated", view.x + view.width, view.y, "truncation", [[-32, -9], [-32, 0], [-32, 9]]);
  }
}

function drawDifferences(drawing, views, { pane, tree }) {
  for (const place of differences(pane.snapshot)) drawing.box(tree?.byKey.get(place.key) || place, "region");
}
