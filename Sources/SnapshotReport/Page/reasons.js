// Why snapshots need a look: causes that come together as one, and below them what no cause tells of, each with its command.

/** "titleLabel.height 20 -> 40: the text wraps" in two weights; what came or went is told in one, as names may hold a colon. */
function sentence({ kind, sentence: text }) {
  const at = kind === "added" || kind === "removed" ? -1 : text.indexOf(": ");
  if (at < 0) return make("p", { class: "sentence" }, make("strong", null, foreign(arrows(text))));
  return make("p", { class: "sentence" }, make("strong", null, foreign(arrows(text.slice(0, at)))),
    make("span", null, foreign(arrows(text.slice(at + 2)))));
}

/** What a cause is, and where in the code. */
function causeNote(cause) {
  return make("div", { class: "cause-note" },
    make("div", { class: "cause-head" }, make("span", { class: `kind ${cause.kind}` }, causeNames[cause.kind] || cause.kind),
      cause.source && foreign(cause.source, { class: "source" })),
    sentence(cause));
}

/** The first notes of causes that come together; the rest on demand. */
function causeNotes(causes, limit) {
  const rest = causes.slice(limit);
  return [causes.slice(0, limit).map(causeNote), rest.length > 0 && make("details", null,
    make("summary", null, `${plural(rest.length, "more cause")} that ${rest.length === 1 ? "comes" : "come"} with it`), rest.map(causeNote))];
}

function causeCard(causes) {
  const [cause] = causes;
  const changed = snapshotsOf(cause);
  const show = make("button", {
    type: "button", class: "plain show", "data-cause": cause.id, "aria-pressed": "false",
    onclick: () => setFilter({ cause: filter.cause === cause.id ? "" : cause.id }),
  }, plural(changed.length, "snapshot"));
  return make("li", { class: "cause" }, reasonPictures(changed),
    make("div", { class: "cause-text" }, causeNotes(causes, 2)),
    make("div", { class: "cause-end" }, make("span", { class: "cause-count" }, show, alsoOtherwise(causes, changed)),
      changed.some(isAcceptable) && cause.kind !== "environment" && commandLine(acceptCause(cause))));
}

function reasonPictures(list) {
  const pictures = list.filter((snapshot) => snapshot.after || snapshot.before).slice(0, 4);
  return make("div", { class: "cause-pictures" }, pictures.map((snapshot) => {
    const image = lazyPicture(snapshot.after || snapshot.before, { width: 56, height: 72 });
    focusOn(image, snapshot, 56 / 72);
    return make("button", { type: "button", "aria-label": `Open ${snapshot.id}`, onclick: () => openSnapshot(snapshot) }, image);
  }));
}

/** How many of the snapshots differ for causes beyond these. */
function alsoOtherwise(causes, changed) {
  const others = changed.filter((snapshot) => causesOf(snapshot).some((cause) => !causes.includes(cause))).length;
  return others > 0 && make("span", { class: "hint" }, `, ${others.toLocaleString("en-US")} for other causes too`);
}

const otherWords = {
  failed: "could not be rendered or compared", changed: "differ, and no cause is known", missing: "gave no picture",
  environment: "have goldens from other fonts or libraries", new: "have no golden yet", orphan: "are goldens that nothing asks for",
};
// A command with more names than these is no help to a reader.
const mostNames = 40;

/** The command for snapshots of one verdict that no cause tells of; null where there is none. */
function otherCommand(verdict, list) {
  if (verdict === "orphan" || verdict === "missing") return prune();
  return list.length <= mostNames && verdict !== "environment" ? acceptSnapshots(list) : null;
}

function otherCard(verdict, list) {
  const words = otherCommand(verdict, list);
  const messages = verdict === "failed" ? list.slice(0, 3).map((snapshot) => make("li", null, make("a", { href: routeOf(snapshot) }, foreign(snapshot.id)),
    " ", foreign((snapshot.message || "").split("\n")[0]))) : [];
  return make("li", { class: `other ${verdict}` }, reasonPictures(list),
    make("div", { class: "cause-text" }, make("span", { class: `kind ${verdict}` }, verdictNames[verdict]),
      make("p", { class: "sentence" }, `${plural(list.length, "snapshot")} ${list.length === 1 ? singular(otherWords[verdict]) : otherWords[verdict]}`),
      messages.length > 0 && make("ul", { class: "other-messages" }, messages)),
    make("div", { class: "cause-end" }, make("button", {
      type: "button", class: "plain", onclick: () => setFilter({ ...noFilter(), verdicts: new Set([verdict]) }),
    }, list.length === 1 ? "Show it" : "Show them"), words && commandLine(words)));
}

const singular = (words) => words.replace(/^have /, "has ").replace(/^are goldens/, "is a golden").replace(/^differ/, "differs");

/** What no cause tells of, by verdict; the worst first. */
function otherCards() {
  return Object.keys(otherWords).map((verdict) => {
    const list = snapshots.filter((snapshot) => snapshot.verdict === verdict && causesOf(snapshot).length === 0);
    return list.length > 0 && otherCard(verdict, list);
  }).filter(Boolean);
}

function reasonList() {
  if (isSheet || needReview === 0) return null;
  const groups = together(report.causes);
  const list = make("ol", { class: "causes", id: "causes" });
  const first = 12;
  list.append(...groups.slice(0, first).map(causeCard));
  const rest = groups.slice(first);
  const more = rest.length > 0 && make("li", { class: "more" }, make("button", {
    type: "button", class: "quiet", onclick: () => { more.replaceWith(...rest.map(causeCard)); setFilter({}); },
  }, `Show ${plural(rest.length, "more cause")}`));
  list.append(...[more, ...otherCards()].filter(Boolean));
  const all = snapshots.some(isAcceptable) && make("div", { class: "accept-all" },
    make("span", null, "Everything is as it should be?"), commandLine(acceptAll()));
  return make("section", { "aria-labelledby": "causes-title" },
    make("div", { class: "section-head" }, make("h2", { id: "causes-title" }, "Why"), all), list);
}

/** What passes only because of a tolerance is not listed at first: it is told here. */
function toleranceNotice() {
  const tolerated = snapshots.filter((snapshot) => snapshot.tolerance?.hidden > 0);
  if (tolerated.length === 0) return null;
  const hidden = tolerated.reduce((sum, snapshot) => sum + snapshot.tolerance.hidden, 0);
  const unexplained = tolerated.filter((snapshot) => !snapshot.tolerance.reason);
  const show = (words, only) => make("button", { type: "button", class: "plain", "data-tolerated": only, onclick: () => showTolerated(only) }, words);
  return make("section", { class: `notice ${unexplained.length > 0 ? "unexplained" : ""}`, "aria-label": "Tolerances" },
    make("h2", null, `Tolerances hid ${plural(hidden, "differing pixel")} in `, show(plural(tolerated.length, "snapshot"), "all")),
    unexplained.length > 0 && make("p", null, show(`${unexplained.length.toLocaleString("en-US")} of them`, "unexplained"),
      ` ${unexplained.length === 1 ? "gives" : "give"} no reason.`));
}

function showTolerated(tolerated) {
  setFilter({ ...noFilter(), verdicts: new Set(Object.keys(verdictNames)), tolerated });
  find("#snapshots-title").scrollIntoView();
}
