// The commands a reviewer runs, spelled out to be copied.

/** A word as a POSIX shell takes it. */
function shellWord(text) {
  return /^[\w@%+:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

const command = (...words) => [report.command || "offscreen", ...words].map(shellWord).join(" ");
const ofResults = () => (setup.results ? ["--results", setup.results] : []);

const acceptAll = () => command("accept", ...ofResults());

/** A cause that never comes alone is accepted with those that it comes with. */
function acceptCause(cause) {
  const isAlone = snapshotsOf(cause).some((snapshot) => causesOf(snapshot).length === 1);
  const causes = isAlone ? [cause] : [...new Set([cause, ...snapshotsOf(cause).flatMap(causesOf)])];
  return command("accept", ...causes.flatMap(({ id }) => ["--cause", id]), ...ofResults());
}

const prune = () => command("prune", ...ofResults());

/** Whether there is a picture that may take the golden's place. */
const isAcceptable = (snapshot) => Boolean(snapshot.after) && ["changed", "new", "environment"].includes(snapshot.verdict);

/** What takes snapshots as they are now for right, or null where there is nothing to take. */
function acceptSnapshots(list) {
  const taken = list.filter(isAcceptable);
  return taken.length ? command("accept", ...taken.map((snapshot) => snapshot.id), ...ofResults()) : null;
}

async function copy(text, button) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Pages from disk may not have the clipboard.
    const area = make("textarea", { class: "visually-hidden" }, text);
    document.body.append(area);
    area.select();
    document.execCommand("copy");
    area.remove();
    button.focus();
  }
  const label = button.textContent;
  button.textContent = "Copied";
  button.classList.add("done");
  announce("Command copied");
  setTimeout(() => { button.textContent = label; button.classList.remove("done"); }, 1400);
}

/** A command with its button. */
function commandLine(text) {
  const button = make("button", {
    type: "button", class: "copy", "aria-label": `Copy the command ${text}`, onclick: () => copy(text, button),
  }, "Copy");
  // A line ends between words, not within "--cause".
  const words = text.split(" ").flatMap((word, index) => [index > 0 ? " " : "", foreign(word, { class: "word" })]);
  return make("div", { class: "command" }, make("code", { tabindex: "0" }, words), button);
}

// Snapshots marked to be accepted together.
const marked = new Set();

function toggleMark(snapshot) {
  if (!isAcceptable(snapshot)) {
    announce("There is nothing to accept here");
    return;
  }
  if (!marked.delete(snapshot)) marked.add(snapshot);
  showMarked();
  announce(marked.has(snapshot) ? "Marked to accept" : "No longer marked");
}

function showMarked() {
  const bar = find("#marked");
  bar.hidden = marked.size === 0;
  document.body.classList.toggle("has-marked", marked.size > 0);
  for (const element of findAll("[data-snapshot]")) {
    element.classList.toggle("is-marked", marked.has(snapshots[element.dataset.snapshot]));
  }
  for (const button of findAll(".mark-button")) {
    button.textContent = button.classList.contains("is-marked") ? "Marked to accept" : "Mark to accept";
  }
  if (marked.size === 0) return;
  bar.replaceChildren(
    make("strong", null, `${marked.size} marked`),
    commandLine(acceptSnapshots([...marked].sort((one, other) => one.index - other.index))),
    make("button", { type: "button", class: "quiet", onclick: () => { marked.clear(); showMarked(); } }, "Clear"));
}
