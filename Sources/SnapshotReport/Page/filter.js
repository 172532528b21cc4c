// Which snapshots are listed: by verdict, suite, cause and text.

/** What needs a look; everything where nothing does. */
function verdictsAtFirst() {
  return new Set(Object.keys(verdictNames).filter((verdict) => needReview === 0 || verdict !== "same"));
}

const filter = {
  verdicts: verdictsAtFirst(),
  suite: "",
  cause: "",
  text: "",
};
const filterListeners = [];
let listed = [];

function matches(snapshot) {
  if (!filter.verdicts.has(snapshot.verdict)) return false;
  if (filter.suite && snapshot.suite !== filter.suite) return false;
  if (filter.cause && !snapshot.causes.includes(filter.cause)) return false;
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
  return Boolean(filter.suite || filter.cause || filter.text)
    || [...verdictsAtFirst()].some((verdict) => verdictCounts[verdict] > 0 && !filter.verdicts.has(verdict));
}

function clearFilter() {
  find("#search").value = "";
  setFilter({ verdicts: verdictsAtFirst(), suite: "", cause: "", text: "" });
}
