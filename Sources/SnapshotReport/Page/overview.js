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
      isSheet && printButton(),
      choice("cause", "Cause", "All causes", report.causes.map((cause) => [cause.id, shorten(cause.sentence)])),
      make("button", { type: "button", class: "quiet", id: "clear", onclick: clearFilter }, "Reset")));
}

const shorten = (text) => text.length > 70 ? text.slice(0, 69) + "…" : text;

/** What stands where a picture would. */
function noPicture(snapshot) {
  if (isSheet) return foreign(snapshot.message || "No picture");
  return snapshot.verdict === "same" ? "As recorded" : "No picture";
}

function card(snapshot) {
  const path = snapshot.after || snapshot.before;
  const image = path && lazyPicture(path);
  if (image && !isSheet) focusOn(image, snapshot, thumbnailRatio);
  const thumbnail = make("span", { class: "thumbnail" }, image || make("span", { class: "no-picture" }, noPicture(snapshot)));
  if (isSheet && path) redlined(thumbnail, snapshot);
  return make("div", { role: "listitem", class: "card-place" },
    make("a", {
      class: "card", href: routeOf(snapshot), "data-snapshot": snapshot.index, title: snapshot.id,
    }, thumbnail,
    make("span", { class: "card-text" },
      make("span", { class: "card-name" }, snapshotLabel(snapshot)),
      isSheet && path && make("span", { class: "measure" }, sizeText(snapshot)),
      !isSheet && make("span", { class: "card-line" }, badge(snapshot.verdict), toleranceMark(snapshot)),
      !isSheet && make("span", { class: "card-reason" }, foreign(shortReason(snapshot))))));
}

/** Tolerances without a reason are worth a question. */
function toleranceMark(snapshot) {
  const tolerance = snapshot.tolerance;
  if (!tolerance) return null;
  return tolerance.reason
    ? make("span", { class: "tolerance", title: tolerance.reason }, "tolerance")
    : make("span", { class: "tolerance unexplained", title: "This tolerance gives no reason" }, "tolerance?");
}

const cardHeight = isSheet ? 610 : 290;
const cardWidth = isSheet ? 320 : 208;

const cardGap = isSheet ? 24 : 16;
let columns = 1;

/** How many cards fit beside each other: a phone has two, of a sheet one. */
function countColumns() {
  const { width } = find("#cards").getBoundingClientRect();
  if (width > 0) columns = Math.max(isSheet ? 1 : 2, Math.floor((width + cardGap) / (cardWidth + cardGap)));
  find("#cards").style.setProperty("--columns", columns);
  for (const suite of findAll(".suite")) suite.style.setProperty("--span", spanOf(suite.count));
}

/** Small suites stand beside each other, where there is room for more than two cards. */
const spanOf = (count) => columns > 2 ? Math.min(count, columns) : columns;

function suiteSection([suite, list]) {
  const section = make("section", { class: "suite" },
    make("h3", null, foreign(suite), make("span", { class: "count" }, list.length)),
    blocks(list, {
      className: "cards", item: card,
      height: (count) => Math.ceil(count / spanOf(list.length)) * (cardHeight + cardGap) - cardGap,
    }));
  section.count = list.length;
  return section;
}

function showCards() {
  const place = find("#cards");
  countColumns();
  place.replaceChildren(...[...suiteGroups()].map(suiteSection));
  countColumns();
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
    ...[environmentNotice(), toleranceNotice(), reasonList()].filter(Boolean),
    make("section", { "aria-labelledby": "snapshots-title" },
      make("div", { class: "section-head" },
        make("h2", { id: "snapshots-title" }, isSheet ? "Screens" : "Snapshots", " ", make("span", { id: "listed", class: "count" }))),
      filterBar(), make("div", { id: "cards" })));
  filterListeners.push(showCards);
  new ResizeObserver(countColumns).observe(find("#cards"));
}
