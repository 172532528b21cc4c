// Elements and text. Everything that comes from the report enters the page through `textContent` or an attribute, never as
// markup.

const find = (selector, root = document) => root.querySelector(selector);
const findAll = (selector, root = document) => [...root.querySelectorAll(selector)];

function fill(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes || {})) {
    if (value === undefined || value === null || (value === false && !name.startsWith("aria-"))) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true && !name.startsWith("aria-") ? "" : value);
  }
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

/** An element with attributes, `on…` listeners and children; null and false children are left out. */
function make(tag, attributes, ...children) {
  return fill(document.createElement(tag), attributes, children);
}

function draw(tag, attributes, ...children) {
  return fill(document.createElementNS("http://www.w3.org/2000/svg", tag), attributes, children);
}

// Controls, and the marks that change the direction or hide among letters: names that hold them must not pass for others.
const hiddenCharacters = /([\u0000-\u0008\u000B-\u001F\u007F-\u009F\u00AD\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF])/;

/** A text from the report, isolated from the direction around it, with the characters that one cannot see spelled out. */
function foreign(text, attributes) {
  const parts = String(text ?? "").split(hiddenCharacters).map((part, index) => {
    if (index % 2 === 0) return part;
    const code = part.codePointAt(0).toString(16).toUpperCase().padStart(4, "0");
    return make("span", { class: "control", title: `U+${code}` }, `U+${code}`);
  });
  return make("bdi", attributes, parts);
}

/** As a number reads best: at most three decimals, no trailing zeros. */
function number(value) {
  return Number.isFinite(value) ? String(Math.round(value * 1000) / 1000) : "–";
}

/** A length as a person reads it: what is less than a hundredth of a point comes of how frames were rounded. */
const distance = (value) => String(Math.round(value * 100) / 100);

function plural(count, one, many = one + "s") {
  return `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`;
}

function announce(text) {
  find("#status").textContent = text;
}
