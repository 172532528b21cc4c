// The tree of frames, with what moved.

let chosenKey = "";
let treeViews = [];

/** The views of both sides in one list: those of after, with what is gone where it was. */
function mergedViews(frames) {
  const before = new Map((frames.before || []).map((view) => [view.key, view]));
  const after = frames.after || frames.before || [];
  const keys = new Set(after.map((view) => view.key));
  const merged = after.map((view) => ({ view, was: before.get(view.key), state: stateOf(view, before.get(view.key), frames) }));
  if (!frames.after || !frames.before) return merged;
  // Each view that is gone follows the one it followed before.
  const places = new Map(merged.map((entry, index) => [entry.view.key, index]));
  const gone = new Map();
  let last = -1;
  for (const view of frames.before) {
    if (keys.has(view.key)) last = places.get(view.key);
    else gone.set(last, [...(gone.get(last) || []), { view, was: view, state: "gone" }]);
  }
  return [...(gone.get(-1) || []), ...merged.flatMap((entry, index) => [entry, ...(gone.get(index) || [])])];
}

function stateOf(view, was, frames) {
  if (!frames.before) return "";
  if (!was) return "added";
  if (view.width !== was.width || view.height !== was.height) return "resized";
  return movedInParent(view, was) ? "moved" : "";
}

/** Whether it moved by itself, rather than with what it is in. */
function movedInParent(view, was) {
  const place = (each, axis) => each[axis] - (each.parent ? each.parent[axis] : 0);
  return ["x", "y"].some((axis) => Math.abs(place(view, axis) - place(was, axis)) > 0.01);
}

function deltas(view, was) {
  if (!was || view === was) return "";
  return [["x", view.x - was.x], ["y", view.y - was.y], ["w", view.width - was.width], ["h", view.height - was.height]]
    .filter(([, delta]) => Math.abs(delta) > 0.01)
    .map(([name, delta]) => `${name} ${delta > 0 ? "+" : "−"}${distance(Math.abs(delta))}`).join(", ");
}

function buildTree(frames) {
  treeViews = mergedViews(frames);
  const changed = treeViews.filter((entry) => entry.state).length;
  const onlyChanged = make("input", { type: "checkbox", id: "only-changed", onchange: showTree });
  onlyChanged.checked = changed > 0;
  return [
    make("div", { class: "tree-head" }, make("h3", null, "Views ", make("span", { class: "count" }, treeViews.length)),
      changed > 0 && make("label", { class: "check" }, onlyChanged, `Changed only (${changed})`)),
    make("div", { id: "tree", role: "tree", "aria-label": "Views", onkeydown: treeKey, onclick: treeClick }),
  ];
}

/** All views, or those that changed with what they are in. */
function treeEntries() {
  if (!find("#only-changed")?.checked) return treeViews;
  const kept = new Set();
  for (const entry of treeViews) {
    if (!entry.state && entry.view.key !== chosenKey) continue;
    for (let view = entry.view; view; view = view.parent) kept.add(view.key);
  }
  return treeViews.filter((entry) => kept.has(entry.view.key));
}

function showTree() {
  const tree = find("#tree");
  if (!tree) return;
  tree.replaceChildren(...treeEntries().map(({ view, was, state }) => {
    const isChosen = view.key === chosenKey;
    const row = make("div", {
      role: "treeitem", class: `row ${state}`, "aria-level": view.depth + 1, "aria-selected": isChosen, tabindex: isChosen ? 0 : -1,
      title: view.path,
    }, make("span", { class: "row-name" }, foreign(viewName(view))),
    view.id && make("span", { class: "row-class" }, foreign(view.class)),
    make("span", { class: "row-change" }, state === "gone" ? "gone" : state === "added" ? "added" : deltas(view, was)));
    row.key = view.key;
    row.style.setProperty("--depth", Math.min(view.depth, 24));
    return row;
  }));
  if (!find('[tabindex="0"]', tree) && tree.firstChild) tree.firstChild.tabIndex = 0;
  find('[aria-selected="true"]', tree)?.scrollIntoView({ block: "nearest" });
}

function treeClick(event) {
  const row = event.target.closest("[role=treeitem]");
  if (row) chooseRow(row);
}

function chooseRow(row) {
  const entry = treeViews.find((each) => each.view.key === row.key);
  chooseView(entry.view, true);
  const chosen = find('#tree [aria-selected="true"]');
  chosen?.focus({ preventScroll: true });
}

function treeKey(event) {
  const rows = findAll("#tree [role=treeitem]");
  const at = rows.indexOf(document.activeElement);
  const step = { ArrowDown: 1, ArrowUp: -1, Home: -at, End: rows.length - 1 - at }[event.key];
  let next = step === undefined ? null : rows[at + step];
  if (event.key === "ArrowLeft") next = rows.slice(0, at).reverse().find((row) => levelOf(row) < levelOf(rows[at]));
  if (event.key === "ArrowRight" && rows[at + 1] && levelOf(rows[at + 1]) > levelOf(rows[at])) next = rows[at + 1];
  if (event.key === "Enter" || event.key === " ") next = rows[at];
  if (!next) return;
  event.preventDefault();
  event.stopPropagation();
  chooseRow(next);
}

const levelOf = (row) => Number(row.getAttribute("aria-level"));
