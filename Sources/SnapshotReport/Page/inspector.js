// Beside the pictures: why a snapshot differs and how to accept it; the tree of views, and all about the chosen one.

const tabs = { shown: isSheet ? "views" : "changes" };

function buildInspector(snapshot) {
  const tab = (id, name) => make("button", {
    type: "button", role: "tab", id: `tab-${id}`, "aria-controls": `panel-${id}`, onclick: () => showTab(id),
    onkeydown: (event) => {
      if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
      event.preventDefault();
      showTab(tabs.shown === "views" ? "changes" : "views");
      find(`#tab-${tabs.shown}`).focus();
    },
  }, name);
  const panel = (id, ...content) => make("div", { role: "tabpanel", id: `panel-${id}`, "aria-labelledby": `tab-${id}` }, content);
  return [
    !isSheet && make("div", { role: "tablist", class: "tabs", "aria-label": "About this snapshot" }, tab("changes", "Why"), tab("views", "Views")),
    !isSheet && panel("changes", changesPanel(snapshot)),
    panel("views", make("div", { id: "chosen-view" }), make("div", { id: "tree-place" })),
  ];
}

function showTab(id) {
  tabs.shown = isSheet ? "views" : id;
  for (const each of ["changes", "views"]) {
    const panel = find(`#panel-${each}`);
    if (panel) panel.hidden = each !== tabs.shown;
    const tab = find(`#tab-${each}`);
    tab?.setAttribute("aria-selected", each === tabs.shown);
    if (tab) tab.tabIndex = each === tabs.shown ? 0 : -1;
  }
}

function changesPanel(snapshot) {
  const accept = acceptSnapshots([snapshot]);
  return [
    ownCauses(snapshot), changeList(snapshot.changes), toleranceNote(snapshot),
    snapshot.differing && make("p", { class: "fact" }, `${plural(snapshot.differing.count, "pixel")} differ in `
      + plural(snapshot.differing.regions.length, "region"), " ",
    make("button", { type: "button", class: "plain", onclick: () => nextDifference(1), title: "n, N" }, "Next region")),
    snapshot.message && (snapshot.after || snapshot.before) && make("details", { class: "message" },
      make("summary", null, "What the test says"), make("pre", null, foreign(snapshot.message))),
    accept && make("section", { class: "accept" }, make("h3", null, "Accept this snapshot"), commandLine(accept)),
    ["orphan", "missing"].includes(snapshot.verdict) && make("section", { class: "accept" },
      make("h3", null, "Remove goldens that nothing asks for"), commandLine(prune())),
  ];
}

function ownCauses(snapshot) {
  const causes = causesOf(snapshot);
  if (causes.length === 0) {
    return make("p", { class: "fact" }, `${verdictNames[snapshot.verdict]}: ${verdictHelp[snapshot.verdict]}.`);
  }
  return make("ol", { class: "own-causes" }, together(causes).map((group) => make("li", null,
    causeNotes(group, 4), isAcceptable(snapshot) && group[0].kind !== "environment" && group[0].snapshots.length > 1
      && make("div", { class: "own-cause-accept" }, make("span", { class: "hint" }, reachOf(group)), commandLine(acceptCause(group[0]))))));
}

/** Which snapshots the command of causes that come together accepts. */
function reachOf(causes) {
  const all = snapshotsOf(causes[0]);
  const only = all.filter((snapshot) => causesOf(snapshot).every((cause) => causes.includes(cause)));
  if (only.length === all.length) return `Accept in all ${plural(all.length, "snapshot")}`;
  return only.length > 0 ? `Accept in the ${only.length} of ${plural(all.length, "snapshot")} that differ for this alone`
    : `Accept in all ${plural(all.length, "snapshot")}, with the causes that come with it`;
}

function changeRow(change) {
  const entry = changedEntry(change);
  const name = entry ? viewName(entry.view) : change.view.split("/").pop();
  const values = [change.before && make("del", null, foreign(change.before)), change.after && make("ins", null, foreign(change.after))];
  return make("li", null, make("button", {
    type: "button", class: "change", title: change.view, onclick: () => chooseChanged(change),
  }, make("span", { class: "change-name" }, foreign(name), name && (values[0] && values[1] ? "." : " "), foreign(change.property)),
  make("span", { class: "change-values" }, values[0], values[0] && values[1] && " → ", values[1])),
  (change.why || change.source) && !isTold(change) && make("p", { class: "why" }, foreign(change.why || ""), " ", change.source && foreign(change.source, { class: "source" })));
}

/** Whether a cause above says the same. */
function isTold(change) {
  return Boolean(change.why) && causesOf(current).some((cause) => cause.sentence.includes(change.why));
}

/** The view that a change means: by its path, or by the names of it and of those around it, as `contentView/titleLabel`. */
function changedEntry(change) {
  const names = change.view.split("/");
  const isNamed = (view) => {
    for (let index = names.length - 1; index >= 0; index -= 1, view = view.parent) {
      if (!view || (viewName(view) !== names[index] && view.class !== names[index])) return false;
    }
    return true;
  };
  return treeViews.find((entry) => entry.view.path === change.view) || treeViews.find((entry) => isNamed(entry.view));
}

function changeList(own, following = []) {
  const limit = 60;
  return make("section", { id: "changes" }, own.length > 0 && make("h3", null, "What changed"),
    make("ul", { class: "changes" }, own.slice(0, limit).map(changeRow),
      own.length > limit && make("li", { class: "hint" }, `and ${own.length - limit} more`)),
    following.length > 0 && make("details", null, make("summary", null, `${plural(following.length, "change")} that followed`),
      make("ul", { class: "changes" }, following.slice(0, limit).map(changeRow),
        following.length > limit && make("li", { class: "hint" }, `and ${following.length - limit} more`))));
}

function chooseChanged(change) {
  const entry = changedEntry(change);
  if (entry) chooseView(entry.view, true);
}

function toleranceNote(snapshot) {
  const tolerance = snapshot.tolerance;
  if (!tolerance) return null;
  return make("section", { class: `notice tolerance-note ${tolerance.reason ? "" : "unexplained"}` },
    make("h3", null, tolerance.reason ? "Tolerance" : "Tolerance without a reason"),
    make("p", null, `Precision ${tolerance.precision}, perceptual precision ${tolerance.perceptualPrecision}; `
      + `it hid ${plural(tolerance.hidden, "differing pixel")}.`),
    tolerance.reason && make("p", null, foreign(tolerance.reason)));
}

/** Frame, text, priorities, margins, attributes and constraints of the chosen view. */
function showChosenView() {
  const place = find("#chosen-view");
  if (!place) return;
  const entry = treeViews.find((each) => each.view.key === chosenKey);
  if (!entry) {
    place.replaceChildren(make("p", { class: "hint" }, treeViews.length
      ? "Click a view in the picture or in the tree to see its frame, text and constraints." : "The frames of this snapshot are not known."));
    return;
  }
  const { view, was, state } = entry;
  place.replaceChildren(make("section", { class: "view" },
    make("h3", null, foreign(viewName(view)), view.id && make("span", { class: "row-class" }, foreign(view.class))),
    view.text != null && make("p", { class: "view-text" }, foreign(withoutDigest(view.text))), frameTable(view, state === "gone" ? null : was), factList(view),
    view.constraints?.length > 0 && make("details", { open: true }, make("summary", null, `Constraints (${view.constraints.length})`),
      make("ul", { class: "constraint-list" }, view.constraints.map((constraint) => make("li", null,
        make("code", null, foreign(constraint.sentence)), constraint.source && foreign(constraint.source, { class: "source" })))))));
}

/** A long text is told by its beginning, its length and a digest, by which two that begin alike differ. */
const withoutDigest = (text) => text.replace(/ \((\d+ characters), [0-9a-f]{8}\)$/, " ($1)");

function frameTable(view, was) {
  const names = ["x", "y", "width", "height"];
  const differs = (name) => was && Math.abs(view[name] - was[name]) > 0.001;
  const row = (label, each, tag) => make("tr", null, make("th", { scope: "row" }, label),
    names.map((name) => make("td", { class: differs(name) ? "differs" : "" }, tag ? make(tag, null, number(each[name])) : number(each[name]))));
  const isChanged = names.some(differs);
  return make("table", { class: "frame-table" },
    make("thead", null, make("tr", null, make("td"), names.map((name) => make("th", { scope: "col" }, name)))),
    make("tbody", null, isChanged && row("before", was), row(isChanged ? "after" : "points", view)));
}

function factList(view) {
  const pair = (values) => `${number(values[0])} horizontal, ${number(values[1])} vertical`;
  const facts = [
    view.lines != null && ["Lines", `${view.lines}${view.truncated ? ", truncated" : ""}`],
    view.baselines && ["Baselines", [...new Set(view.baselines.map((value) => number(value - view.y)))].join(", ") + " from its top"],
    view.hugging && ["Hugging", pair(view.hugging)],
    view.resistance && ["Resistance", pair(view.resistance)],
    view.margins && ["Margins", view.margins.map(number).join(" ")],
    ...(view.attributes || []).map((attribute) => [attribute.name, attribute.value]),
  ].filter(Boolean);
  if (facts.length === 0) return null;
  return make("dl", { class: "facts" }, facts.map(([name, value]) => [make("dt", null, foreign(name)),
    make("dd", { class: name === "Lines" && view.truncated ? "warn" : "" },
      isColor(value) && swatch(value), foreign(value))]));
}
