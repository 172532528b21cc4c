// Which snapshots are listed: by verdict, suite, cause and text.

/** What needs a look; everything where nothing does, and on a sheet, which is there to be looked through. */
function verdictsAtFirst() {
  return new Set(Object.keys(verdictNames).filter((verdict) => isSheet || needReview === 0 || verdict !== "same"));
}

/** All that needs a look. `tolerated` may ask for "all" snapshots that pass by a tolerance, or those "unexplained". */
const noFilter = () => ({ verdicts: verdictsAtFirst(), suite: "", cause: "", text: "", tolerated: "" });

const filter = noFilter();
const filterListeners = [];
let listed = [];

function matches(snapshot) {
  if (!filter.verdicts.has(snapshot.verdict)) return false;
  if (filter.suite && snapshot.suite !== filter.suite) return false;
  if (filter.cause && !snapshot.causes.includes(filter.cause)) return false;
  if (filter.tolerated && !(snapshot.tolerance?.hidden > 0 && (filter.tolerated === "all" || !snapshot.tolerance.reason))) return false;
  return filter.text.toLowerCase().split(/\s+/).every((word) => searchText(snapshot).includes(word));
}

/** The listed snapshots by suite, in the report's order. */
function suiteGroups() {
  const groups = new Map();
  for (const snapshot of listed) {
    if (!groups.has(snapshot.suite)) groups.set(snapshot.suite, []);
    groups.get(snapshot.suite).push(snapshot);
  }
  return groups;
}

function setFilter(changes) {
  Object.assign(filter, changes);
  if (find("#search").value !== filter.text) find("#search").value = filter.text;
  listed = snapshots.filter(matches);
  // In the order in which they stand on the page, so that "next" is the one below.
  listed = [...suiteGroups().values()].flat();
  for (const listener of filterListeners) listener();
  announce(`${plural(listed.length, "snapshot")} listed`);
}

function toggleVerdict(verdict) {
  const verdicts = new Set(filter.verdicts);
  if (!verdicts.delete(verdict)) verdicts.add(verdict);
  setFilter({ verdicts });
}

/** Whether something is hidden beyond what is hidden at first. */
function isFiltered() {
  return Boolean(filter.suite || filter.cause || filter.text || filter.tolerated)
    || [...verdictsAtFirst()].some((verdict) => verdictCounts[verdict] > 0 && !filter.verdicts.has(verdict));
}

function clearFilter() {
  setFilter(noFilter());
}
