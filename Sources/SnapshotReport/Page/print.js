// On paper: each listed screen of a sheet on a page of its own with its redlines, a long one in columns.

// What both A4 and Letter have between margins of 12 mm, less the line of words above; in CSS pixels, 96 an inch.
const paper = { width: 700, height: 890, between: 24 };
// Below this, redlines are too small to be read.
const leastZoom = 0.5;

/** Builds the pages, waits for their pictures, and has the browser print them. */
async function printSheet() {
  const pages = (await Promise.all(listed.map(pagesOf))).flat();
  find("#pages").replaceChildren(...pages);
  await Promise.all(findAll("#pages img").map((image) => image.decode().catch(() => null)));
  announce("Ready to print");
  window.print();
}

/** How large a screen is on paper, and in how many columns a page: as large as can be on one, else as three columns take it. */
function paperScale({ width, height }) {
  const scales = [1, 2, 3].map((columns) => {
    const widest = Math.min((paper.width - (columns - 1) * paper.between) / columns / Math.max(width, 1), 1.6);
    // Columns end between views, and so a little above the page's end.
    const room = paper.height * (columns > 1 ? columns * 0.95 : 1);
    return { columns, widest, zoom: Math.min(widest, room / Math.max(height, 1)) };
  });
  const largest = scales.reduce((best, each) => each.zoom > best.zoom ? each : best);
  if (largest.zoom >= leastZoom || height < width * 2) return largest;
  return { columns: 3, zoom: scales[2].widest };
}

/** The parts of a screen, from top to bottom: each ends where it cuts no view but those that hold the rest, if there is such a place. */
function slicesOf(height, most, views) {
  const seen = views.filter((view) => view.height > 0 && view.height < most / 2);
  const slices = [];
  for (let top = 0; top < height - 0.5;) {
    const limit = Math.min(top + most, height);
    const ends = limit < height ? [...new Set(seen.map((view) => view.y + view.height))] : [];
    const end = ends.filter((each) => each > top + most / 2 && each <= limit && !seen.some((view) => view.y < each - 0.01 && view.y + view.height > each + 0.01))
      .reduce((last, each) => Math.max(last, each), 0) || limit;
    slices.push({ top, height: end - top });
    top = end;
  }
  return slices;
}

async function pagesOf(snapshot) {
  const head = (part) => make("header", null,
    make("h2", null, make("span", { class: "suite-name" }, foreign(snapshot.suite)), " ", snapshotLabel(snapshot)),
    make("span", null, snapshot.after ? sizeText(snapshot) : "", part));
  if (!snapshot.after) return [make("section", { class: "page" }, head(""), make("pre", null, foreign(snapshot.message || "No picture")))];
  const size = pointSize(snapshot, "after");
  const { zoom, columns } = paperScale(size);
  const { frames } = await detailsOf(snapshot);
  const address = await pictureAddress(snapshot.after);
  const slices = slicesOf(size.height, columns > 1 ? paper.height / zoom : size.height, (frames.after || []).filter((view) => !view.hidden));
  const count = Math.ceil(slices.length / columns);
  return Array.from({ length: count }, (_, index) => make("section", { class: "page" },
    head(count > 1 ? `, ${index + 1} of ${count}` : ""),
    make("div", { class: "page-columns" }, slices.slice(index * columns, (index + 1) * columns)
      .map((slice) => pageColumn(snapshot, address, frames, size, slice, zoom)))));
}

function pageColumn(snapshot, address, frames, size, slice, zoom) {
  const [width, height] = [size.width * zoom, slice.height * zoom];
  const image = make("img", { alt: snapshot.id, src: address, width, height: size.height * zoom });
  image.style.marginTop = `${-slice.top * zoom}px`;
  const svg = draw("svg", { class: "overlay redlines", "aria-hidden": "true" });
  drawRedlines(svg, frames, zoom, { width, height, top: slice.top });
  const column = make("div", { class: "page-picture" }, image, svg);
  column.style.width = `${width}px`;
  column.style.height = `${height}px`;
  return column;
}

function printButton() {
  return make("button", { type: "button", class: "quiet", id: "print", title: "Print, or save as PDF (Ctrl P)", onclick: printSheet }, "Print");
}

/** The browser's own command prints the pages as well; they are built before, as it does not wait for pictures. */
function watchPrinting() {
  if (!isSheet) return;
  document.addEventListener("keydown", (event) => {
    if ((event.ctrlKey || event.metaKey) && event.key === "p" && !event.shiftKey) {
      event.preventDefault();
      printSheet();
    }
  });
  addEventListener("afterprint", () => find("#pages").replaceChildren());
}
