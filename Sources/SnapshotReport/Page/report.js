// The report as the page reads it: the document, and what is found by id.

const report = JSON.parse(find("#document").textContent);
const isSheet = report.kind === "sheet";
const setup = JSON.parse(find("#setup").textContent);
const embeddedPictures = new Map(setup.embedded.map((path, index) => [path, index]));

const verdictNames = {
  changed: "Changed", failed: "Failed", new: "New", missing: "Missing", orphan: "Orphaned",
  environment: "Environment", same: "Unchanged",
};
const verdictHelp = {
  changed: "a view moved, or pixels differ",
  failed: "the scene could not be rendered, or its golden not be read",
  new: "there is no golden yet",
  missing: "there is a golden, but the scene gave no picture",
  orphan: "no test or scene asks for this golden",
  environment: "the golden comes from other fonts or libraries: its pixels say nothing of the UI",
  same: "frames and pixels are the golden's",
};
const causeNames = {
  layout: "Layout", text: "Text", constraint: "Constraint", pixels: "Pixels", environment: "Environment",
  added: "Added", removed: "Removed",
};

const snapshots = report.snapshots;
snapshots.forEach((snapshot, index) => { snapshot.index = index; });
const snapshotsById = new Map(snapshots.map((snapshot) => [snapshot.id, snapshot]));
const causesById = new Map(report.causes.map((cause) => [cause.id, cause]));
const verdictCounts = Object.fromEntries(Object.keys(verdictNames)
  .map((verdict) => [verdict, snapshots.filter((snapshot) => snapshot.verdict === verdict).length]));
const suites = [...new Set(snapshots.map((snapshot) => snapshot.suite))];
const needReview = snapshots.length - verdictCounts.same;

const causesOf = (snapshot) => snapshot.causes.map((id) => causesById.get(id)).filter(Boolean);
const snapshotsOf = (cause) => cause.snapshots.map((id) => snapshotsById.get(id)).filter(Boolean);

// What explains most comes first.
const kindsInOrder = ["text", "constraint", "pixels", "environment", "added", "removed", "layout"];

/** Causes in groups that always come together, each with the same snapshots. */
function together(causes) {
  const groups = new Map();
  const rank = (cause) => kindsInOrder.indexOf(cause.kind);
  for (const cause of [...causes].sort((one, other) => rank(one) - rank(other))) {
    const key = [...cause.snapshots].sort().join("\n");
    groups.set(key, [...(groups.get(key) || []), cause]);
  }
  return [...groups.values()].sort((one, other) => causes.indexOf(one[0]) - causes.indexOf(other[0]));
}

/** What the search looks through, in lower case; kept, as it is asked for with each letter typed. */
function searchText(snapshot) {
  snapshot.searchText ??= [
    snapshot.id, verdictNames[snapshot.verdict], snapshot.message || "",
    ...snapshot.changes.map((change) => `${change.view}.${change.property} ${change.why || ""} ${change.source || ""}`),
    ...snapshot.causes.map((id) => `${id} ${causesById.get(id)?.sentence || ""}`),
  ].join("\n").toLowerCase();
  return snapshot.searchText;
}

/** Resolves when the elements that follow the script in the page have been read. */
const pageRead = new Promise((resolve) => {
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", resolve, { once: true });
  else resolve();
});

/** Where a picture is: a `data:` URL if it is in the page, else its path beside it. */
async function pictureAddress(path) {
  const index = embeddedPictures.get(path);
  if (index === undefined) return path.split("/").map(encodeURIComponent).join("/");
  let element = find(`#picture-${index}`);
  if (!element) {
    await pageRead;
    element = find(`#picture-${index}`);
  }
  return "data:image/png;base64," + element.textContent.trim();
}

async function inflate(base64) {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Response(stream).json();
}

const detailsRead = new Map();

/** The view trees of a snapshot and what followed from its changes; unpacked when it is first looked at. */
function detailsOf(snapshot) {
  if (!detailsRead.has(snapshot.index)) {
    detailsRead.set(snapshot.index, pageRead.then(async () => {
      const element = find(`#details-${snapshot.index}`);
      const { frames = {}, consequences = [] } = element ? await inflate(element.textContent.trim()) : {};
      for (const side of ["before", "after"]) frames[side] = frames[side] && linked(frames[side]);
      return { frames, consequences };
    }));
  }
  return detailsRead.get(snapshot.index);
}

/**
 * Gives each view its parent and children, a frame that can be drawn (JSON has no infinite numbers), and a key by which it is
 * found on the other side: classes and names from the root down, with the order among siblings that are called alike.
 */
function linked(views) {
  const ancestors = [];
  const ordinals = new Map();
  for (const view of views) {
    for (const name of ["x", "y", "width", "height"]) if (!Number.isFinite(view[name])) view[name] = 0;
    view.children = [];
    view.parent = view.depth > 0 ? ancestors[view.depth - 1] || null : null;
    view.parent?.children.push(view);
    view.hidden ||= view.parent?.hidden;
    const alike = `${view.parent?.key || ""}/${view.class} ${view.id}`;
    ordinals.set(alike, (ordinals.get(alike) || 0) + 1);
    view.key = `${alike} ${ordinals.get(alike)}`;
    ancestors[view.depth] = view;
  }
  return views;
}

const viewName = (view) => view.id || view.class;

function sizeText(snapshot) {
  const { width, height } = pointSize(snapshot, "after");
  return `${distance(width)} × ${distance(height)} pt`;
}

/** How large a picture is in points: the golden's own size where it has another. */
function pointSize(snapshot, side) {
  const pixels = (side === "before" && snapshot.beforePixels) || snapshot.pixels;
  const scale = pixels.scale > 0 ? pixels.scale : 1;
  return { width: pixels.width / scale, height: pixels.height / scale, scale };
}
