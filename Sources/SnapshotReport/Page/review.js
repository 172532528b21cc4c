// One snapshot: the list beside it, its pictures, and what is known of them.

const review = find("#review");
let current = null;
let differenceIndex = -1;

const routeOf = (snapshot) => "#/" + encodeURIComponent(snapshot.id);

function openSnapshot(snapshot) {
  history.pushState(null, "", routeOf(snapshot));
  followRoute();
}

/** Without a step back in the history for each snapshot that one passes. */
function passTo(snapshot) {
  history.replaceState(null, "", routeOf(snapshot));
  followRoute();
}

function closeSnapshot() {
  history.pushState(null, "", "#/");
  followRoute();
}

/** Shows what the address names. */
function followRoute() {
  let id = "";
  try {
    id = decodeURIComponent(location.hash.replace(/^#\//, ""));
  } catch {
    // An address that somebody typed: the overview.
  }
  const snapshot = location.hash.startsWith("#/") && snapshotsById.get(id);
  if (snapshot) showReview(snapshot);
  else if (!location.hash.startsWith("#content")) showOverview();
}

function showOverview() {
  const last = current;
  current = null;
  clearInterval(comparison.timer);
  panes = [];
  document.body.classList.remove("reviewing");
  review.hidden = true;
  overview.hidden = false;
  document.title = report.title;
  if (last) focusCard(last);
}

/** Brings a snapshot's card to the screen, and the keyboard to it. */
function focusCard(snapshot) {
  for (const block of findAll(".cards")) {
    if (!block.holds(snapshot)) continue;
    block.fillNow();
    const card = find(`[data-snapshot="${snapshot.index}"]`, block);
    card.scrollIntoView({ block: "center" });
    card.focus({ preventScroll: true });
  }
}

function showReview(snapshot) {
  current = snapshot;
  differenceIndex = -1;
  chosenKey = "";
  treeViews = [];
  document.body.classList.add("reviewing");
  overview.hidden = true;
  review.hidden = false;
  document.title = `${snapshot.id} – ${report.title}`;
  if (!review.firstChild) buildReview();
  // The card that had the focus is hidden now.
  if (!document.activeElement?.checkVisibility() || document.activeElement === document.body) find("#content").focus({ preventScroll: true });
  showHead(snapshot);
  find("#inspector").replaceChildren(...buildInspector(snapshot).filter(Boolean));
  showTab(tabs.shown);
  showPanes();
  showInList(snapshot);
  find("#inspector").scrollTop = 0;
  showMarked();
}

function buildReview() {
  const zoomButton = (label, title, action) => make("button", { type: "button", class: "quiet", title, "aria-label": title, onclick: action }, label);
  review.append(
    make("nav", { class: "side-list", "aria-label": "Listed snapshots" }, make("div", { id: "list" })),
    make("section", { class: "stage", "aria-label": "Pictures" },
      make("div", { id: "head", class: "stage-head" }),
      make("div", { class: "tools" }, make("div", { id: "modes-place" }), make("div", { id: "mode-control" }),
        make("div", { class: "zoom", role: "group", "aria-label": "Zoom" },
          zoomButton("−", "Zoom out (-)", () => zoomTo(sight.zoom / 1.5)), make("output", { id: "zoom-label" }),
          zoomButton("+", "Zoom in (+)", () => zoomTo(sight.zoom * 1.5)), zoomButton("Fit", "Fit (0)", fit),
          zoomButton("Pixels", "One pixel as 16 (9)", zoomToPixels))),
      overlayButtons(), make("div", { id: "panes", class: "panes" }), make("div", { id: "reading", class: "reading" })),
    make("aside", { id: "inspector", class: "inspector", "aria-label": "About this snapshot" }));
  find("#modes-place").append(modeButtons());
  filterListeners.push(showList);
  showList();
  let width = 0;
  new ResizeObserver(([{ contentRect }]) => {
    // Only height comes and goes with the bar of what is marked: the picture stays where one looks.
    if (sight.isFitted && contentRect.width !== width) fit(); else showSight();
    width = contentRect.width;
  }).observe(find("#panes"));
}

function showHead(snapshot) {
  const at = listed.indexOf(snapshot);
  const mark = make("button", { type: "button", class: "quiet mark-button", "aria-keyshortcuts": "a", title: "Mark to accept (a)",
    "data-snapshot": snapshot.index, onclick: () => toggleMark(snapshot) }, "Mark to accept");
  find("#head").replaceChildren(
    make("button", { type: "button", class: "quiet back", onclick: closeSnapshot, "aria-label": "All snapshots", title: "All snapshots (Esc)" }, "‹"),
    make("h1", null, make("span", { class: "suite-name" }, foreign(snapshot.suite)), " ", snapshotLabel(snapshot)),
    isSheet ? "" : badge(snapshot.verdict),
    make("span", { class: "head-end" }, isAcceptable(snapshot) ? mark : "",
      make("span", { class: "position" }, at < 0 ? "" : `${at + 1} of ${listed.length}`),
      make("button", { type: "button", class: "quiet", "aria-keyshortcuts": "k", title: "Previous (k)", "aria-label": "Previous snapshot", onclick: () => step(-1) }, "↑"),
      make("button", { type: "button", class: "quiet", "aria-keyshortcuts": "j", title: "Next (j)", "aria-label": "Next snapshot", onclick: () => step(1) }, "↓")));
}

async function showPanes() {
  const snapshot = current;
  panes = panesFor(snapshot);
  hovered = { pane: null, point: null, view: null };
  const mode = modeFor(snapshot);
  find("#modes-place").hidden = !hasBoth(snapshot);
  find("#mode-control").replaceChildren(modeControls(snapshot));
  const place = find("#panes");
  place.dataset.mode = mode;
  place.dataset.count = panes.length;
  place.replaceChildren(...panes.map((pane) => pane.element));
  if (panes.length === 0) {
    place.append(make("div", { class: "empty" }, make("p", null, snapshot.verdict === "same" ? "As recorded: what passes keeps no pictures." : "There is no picture."),
      snapshot.message && make("pre", null, foreign(snapshot.message))));
  }
  place.parentElement.classList.toggle("without-picture", panes.length === 0);
  setUpBlinking(snapshot);
  showMix();
  showReading();
  const sameSight = sight.snapshot === snapshot && !sight.isFitted;
  sight.snapshot = snapshot;
  if (sameSight) showSight();
  else { fit(); lookAtFirstDifference(snapshot); }
  const details = await detailsOf(snapshot);
  if (current === snapshot) showDetails(snapshot, details);
}

/** Gives the panes their views, and the changes their names, once they are unpacked. */
function showDetails(snapshot, { frames, consequences }) {
  for (const pane of panes) {
    for (const side of ["before", "after"]) {
      const views = frames[side];
      if (views) pane.trees[side] = { views, byKey: new Map(views.map((view) => [view.key, view])) };
    }
  }
  if (treeViews.length === 0) {
    find("#tree-place").replaceChildren(...buildTree(frames).filter(Boolean));
    if (!current.differing && sight.isFitted) lookAtFirstDifference(current);
  }
  showTree();
  showChosenView();
  find("#changes")?.replaceWith(changeList(snapshot.changes, consequences));
  panes.forEach(drawOverlays);
}

/** Where a snapshot differs, in points: by its pixels, or by its views where pictures of two sizes cannot be compared so. */
function differences(snapshot) {
  const { scale } = pointSize(snapshot, "after");
  const regions = (snapshot.differing?.regions || [])
    .map(({ x, y, width, height }) => ({ x: x / scale, y: y / scale, width: width / scale, height: height / scale }));
  if (regions.length > 0) return regions;
  return [...new Set(snapshot.changes.map(changedEntry).filter(Boolean).map((entry) => entry.view))].sort((one, other) => one.y - other.y);
}

/** A tall picture begins where it differs. */
function lookAtFirstDifference(snapshot) {
  const [place] = differences(snapshot);
  if (!place || panes.length === 0 || contentSize().height * sight.zoom <= paneRoom().height) return;
  lookAt({ x: 0, y: place.y, width: contentSize().width, height: place.height }, sight.zoom);
  sight.isFitted = true;
}

function nextDifference(by) {
  const places = current ? differences(current) : [];
  if (places.length === 0 || panes.length === 0) return;
  differenceIndex = (differenceIndex + by + places.length) % places.length;
  const box = places[differenceIndex];
  const room = paneRoom();
  shownOverlays.has("differences") || toggleOverlay("differences");
  lookAt(box, Math.min(room.width / (box.width + 40), room.height / (box.height + 40), 8));
  announce(`Difference ${differenceIndex + 1} of ${places.length}`);
}

function zoomToPixels() {
  if (panes.length === 0) return;
  const zoom = 16 * panes[0].size.scale;
  const at = hovered.point && { x: hovered.point.x * sight.zoom + sight.x, y: hovered.point.y * sight.zoom + sight.y };
  zoomTo(zoom, at);
}

function chooseView(view, isFromTree = false) {
  chosenKey = view && (isFromTree || view.key !== chosenKey) ? view.key : "";
  showTree();
  showChosenView();
  if (chosenKey) showTab("views");
  if (isFromTree && view) reveal(view);
  showReading();
  panes.forEach(drawOverlays);
}

/** Moves the pictures where the chosen view is out of sight. */
function reveal(view) {
  if (panes.length === 0) return;
  const room = paneRoom();
  const [x, y] = [view.x * sight.zoom + sight.x, view.y * sight.zoom + sight.y];
  if (x > room.width || y > room.height || x + view.width * sight.zoom < 0 || y + view.height * sight.zoom < 0) lookAt(view);
}

function step(by) {
  if (listed.length === 0) return;
  const at = listed.indexOf(current);
  const next = listed[at < 0 ? 0 : at + by];
  if (next) passTo(next);
}

// The list beside the pictures.

function listEntry(snapshot) {
  const path = snapshot.after || snapshot.before;
  const image = path && lazyPicture(path, { width: 32, height: 40 });
  if (image) focusOn(image, snapshot, 0.8);
  return make("div", { role: "listitem" }, make("a", {
    class: `entry ${snapshot.verdict}`, href: routeOf(snapshot), "data-snapshot": snapshot.index,
    "aria-current": snapshot === current ? "true" : null,
    onclick: (event) => { event.preventDefault(); passTo(snapshot); },
  }, make("span", { class: "entry-picture" }, image), make("span", { class: "entry-text" },
    make("span", { class: "entry-name" }, foreign(isNamedAsSuite(snapshot) ? snapshot.variant : snapshot.name)),
    make("span", { class: "entry-variant" }, isSheet ? "" : make("span", { class: "dot", title: verdictNames[snapshot.verdict] }),
      foreign((!isNamedAsSuite(snapshot) && snapshot.variant) || (isSheet ? sizeText(snapshot) : verdictNames[snapshot.verdict]))))));
}

function showList() {
  find("#list").replaceChildren(...[...suiteGroups()].map(([suite, list]) => make("section", null,
    make("h3", null, foreign(suite), make("span", { class: "count" }, list.length)),
    blocks(list, { className: "entries", item: listEntry, height: (count) => count * 56 }))));
  if (current) { showHead(current); showInList(current); }
}

function showInList(snapshot) {
  for (const entry of findAll("#list [aria-current]")) entry.removeAttribute("aria-current");
  for (const block of findAll("#list .entries")) {
    if (!block.holds(snapshot)) continue;
    block.fillNow();
    const entry = find(`[data-snapshot="${snapshot.index}"]`, block);
    entry.setAttribute("aria-current", "true");
    entry.scrollIntoView({ block: "nearest" });
  }
}
