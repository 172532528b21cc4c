// Long lists: a block of a list is made when it comes near the screen, so that thousands of snapshots open at once.

const blockSize = 48;

/** Fills blocks as they come near; one observer for all lists. */
const nearScreen = new IntersectionObserver((entries) => {
  for (const entry of entries) {
    if (!entry.isIntersecting) continue;
    nearScreen.unobserve(entry.target);
    entry.target.whenNear();
  }
}, { rootMargin: "900px" });

function whenNear(element, action) {
  element.whenNear = action;
  nearScreen.observe(element);
}

/** A list in blocks; `height(count)` says how much room a block takes until it is there, and `item` makes one entry. */
function blocks(list, { className, height, item }) {
  const result = [];
  for (let start = 0; start < list.length; start += blockSize) {
    const part = list.slice(start, start + blockSize);
    const block = make("div", { class: className, role: "list" });
    block.style.minHeight = `${height(part.length)}px`;
    block.fillNow = () => {
      if (block.firstChild) return;
      block.append(...part.map(item));
      block.style.minHeight = "";
    };
    block.holds = (snapshot) => part.includes(snapshot);
    whenNear(block, block.fillNow);
    result.push(block);
  }
  return result;
}

/** A picture that is loaded when it comes near the screen. */
function lazyPicture(path, attributes) {
  const image = make("img", { alt: "", decoding: "async", draggable: "false", ...attributes });
  whenNear(image, async () => { image.src = await pictureAddress(path); });
  image.addEventListener("error", () => image.classList.add("broken"));
  return image;
}

/** The part of a picture that a card shows: as wide as it is, around what differs first. */
function focusOn(image, snapshot, ratio) {
  const { width, height } = snapshot.pixels;
  const region = snapshot.differing?.regions[0];
  const shown = width / ratio;
  if (!region || height <= shown) return;
  const top = Math.min(Math.max(region.y + region.height / 2 - shown / 2, 0), height - shown);
  image.style.objectPosition = `50% ${(100 * top) / (height - shown)}%`;
}

function badge(verdict) {
  return make("span", { class: `badge ${verdict}`, title: verdictHelp[verdict] }, verdictNames[verdict]);
}

/** A scene that is a suite of its own is called by its variants. */
const isNamedAsSuite = (snapshot) => snapshot.name === snapshot.suite && snapshot.variant !== "";

const snapshotLabel = (snapshot) => isNamedAsSuite(snapshot) || !snapshot.variant
  ? [foreign(snapshot.variant || snapshot.name)]
  : [foreign(snapshot.name), make("span", { class: "variant" }, foreign(snapshot.variant))];

const arrows = (text) => text.replaceAll(" -> ", " → ");

/** What a snapshot's card says under its name. */
function shortReason(snapshot) {
  const [cause, ...others] = causesOf(snapshot);
  if (cause) {
    const words = arrows(cause.sentence);
    return others.length > 0 ? `${words} (and ${others.length} more)` : words;
  }
  if (snapshot.verdict === "same" && snapshot.tolerance?.hidden) {
    return `${plural(snapshot.tolerance.hidden, "differing pixel")} tolerated`;
  }
  return snapshot.message?.split("\n")[0] || "";
}
