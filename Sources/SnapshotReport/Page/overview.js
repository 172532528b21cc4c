// The first screen: how much differs and why, and every snapshot as a card.

const overview = find("#overview");
const thumbnailRatio = isSheet ? 0.62 : 1.12;

function headline() {
  if (isSheet) return `${plural(snapshots.length, "screen")} of ${plural(suites.length, "scene")}`;
  if (needReview === 0) return `All ${plural(snapshots.length, "snapshot")} are as recorded`;
  const groups = together(report.causes).length;
  const reasons = groups > 0 ? `, for ${plural(groups, "reason")}` : "";
  return `${needReview.toLocaleString("en-US")} of ${plural(snapshots.length, "snapshot")} `
    + `${needReview === 1 ? "needs" : "need"} a look${reasons}`;
}

function proportions() {
  const parts = Object.keys(verdictNames).filter((verdict) => verdictCounts[verdict] > 0).map((verdict) => {
    const part = make("span", { class: verdict });
    part.style.flexGrow = verdictCounts[verdict];
    return part;
  });
  return make("div", { class: "proportions", "aria-hidden": "true" }, parts);
}

function environmentNotice() {
  const environment = report.environment;
  if (!environment || environment.differences.length === 0) return null;
  return make("section", { class: "notice environment", "aria-label": "Environment" },
    make("h2", null, "The environment differs from the goldens'"),
    make("ul", null, environment.differences.map((difference) => make("li", null, foreign(arrows(difference))))),
    make("details", null, make("summary", null, "Fingerprints"),
      make("dl", null, make("dt", null, "Here"), make("dd", null, foreign(environment.ours)),
        environment.golden && [make("dt", null, "Goldens"), make("dd", null, foreign(environment.golden))])));
}

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
  const pictures = changed.filter((snapshot) => snapshot.after || snapshot.before).slice(0, 4);
  const show = make("button", {
    type: "button", class: "plain show", "data-cause": cause.id, "aria-pressed": "false",
    onclick: () => setFilter({ cause: filter.cause === cause.id ? "" : cause.id }),
  }, plural(changed.length, "snapshot"));
  return make("li", { class: "cause" },
    make("div", { class: "cause-pictures" }, pictures.map((snapshot) => {
      const image = lazyPicture(snapshot.after || snapshot.before, { width: 56, height: 72 });
      focusOn(image, snapshot, 56 / 72);
      return make("button", { type: "button", "aria-label": `Open ${snapshot.id}`, onclick: () => openSnapshot(snapshot) }, image);
    })),
    make("div", { class: "cause-text" }, causeNotes(causes, 2)),
    make("div", { class: "cause-end" }, make("span", { class: "cause-count" }, show, alsoOtherwise(causes, changed)),
      changed.some(isAcceptable) && cause.kind !== "environment" && commandLine(acceptCause(cause))));
}

/** How many of the snapshots differ for causes beyond these. */
function alsoOtherwise(causes, changed) {
  const others = changed.filter((snapshot) => causesOf(snapshot).some((cause) => !causes.includes(cause))).length;
  return others > 0 && make("span", { class: "hint" }, `, ${others.toLocaleString("en-US")} for other causes too`);
}

function causeList() {
  if (report.causes.length === 0) return null;
  const groups = together(report.causes);
  const list = make("ol", { class: "causes", id: "causes" });
  const first = 12;
  list.append(...groups.slice(0, first).map(causeCard));
  const rest = groups.slice(first);
  const more = rest.length > 0 && make("button", {
    type: "button", class: "quiet more", onclick: () => { list.append(...rest.map(causeCard)); more.remove(); },
  }, `Show ${plural(rest.length, "more cause")}`);
  const all = snapshots.some(isAcceptable) && make("div", { class: "accept-all" },
    make("span", null, "Everything is as it should be?"), commandLine(acceptAll()));
  return make("section", { "aria-labelledby": "causes-title" },
    make("div", { class: "section-head" }, make("h2", { id: "causes-title" }, "Why"), all), list, more);
}

function filterBar() {
  const verdicts = Object.keys(verdictNames).filter((verdict) => verdictCounts[verdict] > 0).map((verdict) =>
    make("button", {
      type: "button", class: `chip ${verdict}`, "data-verdict": verdict, title: verdictHelp[verdict],
      onclick: () => toggleVerdict(verdict),
    }, make("span", { class: "dot", "aria-hidden": "true" }), verdictNames[verdict],
    make("span", { class: "count" }, verdictCounts[verdict].toLocaleString("en-US"))));
  const choice = (id, label, all, options) => options.length < 2 ? null : make("label", { class: "choice" },
    make("span", { class: "visually-hidden" }, label),
    make("select", { id, onchange: (event) => setFilter({ [id]: event.target.value }) },
      make("option", { value: "" }, all), options.map(([value, text]) => make("option", { value }, text))));
  return make("div", { class: "filters", role: "group", "aria-label": "Filters" },
    isSheet ? redlinesSwitch() : verdicts,
    make("span", { class: "filters-end" },
      choice("suite", "Suite", isSheet ? "All scenes" : "All suites", suites.map((suite) => [suite, suite])),
      choice("cause", "Cause", "All causes", report.causes.map((cause) => [cause.id, shorten(cause.sentence)])),
      make("button", { type: "button", class: "quiet", id: "clear", onclick: clearFilter }, "Reset")));
}

const shorten = (text) => text.length > 70 ? text.slice(0, 69) + "…" : text;

function card(snapshot) {
  const path = snapshot.after || snapshot.before;
  const image = path && lazyPicture(path);
  if (image && !isSheet) focusOn(image, snapshot, thumbnailRatio);
  const thumbnail = make("span", { class: "thumbnail" }, image || make("span", { class: "no-picture" }, snapshot.verdict === "same" ? "As recorded" : "No picture"));
  if (isSheet) whenNear(thumbnail, () => drawRedlines(thumbnail, snapshot));
  return make("div", { role: "listitem", class: "card-place" },
    make("a", {
      class: "card", href: routeOf(snapshot), "data-snapshot": snapshot.index, title: snapshot.id,
    }, thumbnail,
    make("span", { class: "card-text" },
      make("span", { class: "card-name" }, snapshotLabel(snapshot)),
      !isSheet && make("span", { class: "card-line" }, badge(snapshot.verdict), toleranceMark(snapshot)),
      !isSheet && make("span", { class: "card-reason" }, foreign(shortReason(snapshot))))));
}

/** Tolerances without a reason are worth a question. */
function toleranceMark(snapshot) {
  const tolerance = snapshot.tolerance;
  if (!tolerance) return null;
  return tolerance.reason
    ? make("span", { class: "tolerance", title: tolerance.reason }, "tolerance")
    : make("span", { class: "tolerance unexplained", title: "This tolerance gives no reason" }, "tolerance, why?");
}

const cardHeight = isSheet ? 610 : 290;
const cardWidth = isSheet ? 320 : 208;

function cardColumns() {
  return Math.max(1, Math.floor((overview.clientWidth + 16) / (cardWidth + 16)));
}

function showCards() {
  const place = find("#cards");
  const groups = suiteGroups();
  place.replaceChildren(...[...groups].map(([suite, list]) => make("section", { class: "suite" },
    make("h3", null, foreign(suite), make("span", { class: "count" }, list.length)),
    blocks(list, {
      className: "cards", item: card,
      height: (count) => Math.ceil(count / cardColumns()) * (cardHeight + 16) - 16,
    }))));
  if (listed.length === 0) {
    place.append(make("div", { class: "empty" }, make("p", null, "No snapshot fits these filters."),
      make("button", { type: "button", class: "quiet", onclick: clearFilter }, "Show all that need a look")));
  }
  find("#listed").textContent = listed.length === snapshots.length
    ? "" : `${listed.length.toLocaleString("en-US")} of ${snapshots.length.toLocaleString("en-US")}`;
  for (const chip of findAll(".chip[data-verdict]")) {
    chip.setAttribute("aria-pressed", filter.verdicts.has(chip.dataset.verdict));
  }
  for (const button of findAll(".cause .show")) {
    const pressed = filter.cause === button.dataset.cause;
    button.setAttribute("aria-pressed", pressed);
    button.closest(".cause").classList.toggle("is-chosen", pressed);
  }
  for (const id of ["suite", "cause"]) if (find(`#${id}`)) find(`#${id}`).value = filter[id];
  find("#clear").hidden = !isFiltered();
  showMarked();
}

function buildOverview() {
  overview.append(
    make("section", { class: "summary", "aria-label": "Summary" },
      make("h1", null, headline()), !isSheet && proportions()),
    environmentNotice() || "", causeList() || "",
    make("section", { "aria-labelledby": "snapshots-title" },
      make("div", { class: "section-head" },
        make("h2", { id: "snapshots-title" }, isSheet ? "Screens" : "Snapshots", " ", make("span", { id: "listed", class: "count" }))),
      filterBar(), make("div", { id: "cards" })));
  filterListeners.push(showCards);
}
