// Puts the page together.

const themes = ["auto", "light", "dark"];
const themeNames = { auto: "Auto", light: "Light", dark: "Dark" };

// A page from disk may have no storage.
function storedTheme() {
  try {
    return themes.find((theme) => theme === localStorage.getItem("offscreen-theme")) || "auto";
  } catch {
    return "auto";
  }
}

function setTheme(theme) {
  document.documentElement.dataset.theme = theme;
  const button = find("#theme");
  button.replaceChildren(make("span", { "aria-hidden": "true" }, theme === "light" ? "○" : theme === "dark" ? "●" : "◐"), make("span", { class: "theme-name" }, themeNames[theme]));
  button.setAttribute("aria-label", `Appearance: ${themeNames[theme]}`);
  button.title = "Appearance: automatic, light, dark";
  try {
    localStorage.setItem("offscreen-theme", theme);
  } catch {
    // Then it holds for this page only.
  }
}

function start() {
  document.documentElement.dataset.kind = report.kind;
  find("#title").append(foreign(report.title));
  if (matchMedia("(max-width: 640px)").matches) find("#search").placeholder = "Search";
  setTheme(storedTheme());
  find("#theme").addEventListener("click", () => {
    setTheme(themes[(themes.indexOf(document.documentElement.dataset.theme) + 1) % themes.length]);
  });
  find("#home").addEventListener("click", () => { if (current) closeSnapshot(); else scrollTo(0, 0); });
  find("#help-button").addEventListener("click", () => find("#help").showModal());
  find("#search").addEventListener("input", (event) => setFilter({ text: event.target.value }));
  document.addEventListener("keydown", pressed);
  addEventListener("hashchange", followRoute);
  watchPrinting();
  buildOverview();
  buildHelp();
  setFilter({});
  followRoute();
}

start();
