const sections = [...document.querySelectorAll("section.level")];
const overview = document.getElementById("overview");
let current = null;
let turn = 0;

/** Shows one level with its view, list and filters; null for the table of all levels. */
async function show(section) {
  if (current && current.section === section) return;
  const own = ++turn;
  current?.view?.close();
  current = section && { section };
  overview.hidden = sections.length > 1 && section !== null;
  for (const each of sections) each.hidden = each !== section;
  const choice = document.getElementById("level-choice");
  if (choice) choice.value = section ? section.id : "overview";
  if (!section) return;
  const mine = current;
  const number = section.querySelector(".stage").dataset.level;
  const findings = JSON.parse(document.getElementById("findings-" + number).textContent, (key, value) =>
    typeof value === "string" ? printable(value) : value,
  );
  const choose = (index, fromList) => {
    mine.list.select(index, !fromList && section.querySelector(".side").contains(document.activeElement));
    mine.view?.select(index);
  };
  section.list ??= new List(section, findings, (index, fromList) => current.choose(index, fromList));
  Object.assign(mine, { choose, list: section.list });
  section.ride ??= new Ride(section, findings, { view: () => current?.view, choose: (index) => current.choose(index, false) });
  section.filters ??= new Filters(section, section.list, (left) => current.view?.show(left));
  const actions = { pick: (i) => choose(i, false), step: (by) => mine.list.step(by), words: (i) => mine.list.words(i) };
  try {
    const view = await View.open(section.querySelector(".stage"), findings, actions);
    if (own !== turn) {
      view.close();
      return;
    }
    mine.view = view;
    section.filters.apply();
    section.ride.place();
    if (mine.list.current >= 0) view.select(mine.list.current, false);
  } catch (problem) {
    const words = `No 3D view here (${problem.message}); the plan shows the same places.`;
    section.querySelector(".stage").prepend(made("p", { className: "aside no-view", textContent: words }));
  }
}

/** The name in the address; one that somebody has cut in the middle of a letter names nothing. */
function addressed() {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return "";
  }
}

/** What the address names: a level, a group in a level, a rule, or nothing. */
function follow() {
  const name = addressed();
  const target = name ? document.getElementById(name) : null;
  const section = target?.closest("section.level");
  if (section) {
    show(section).then(() => {
      if (target === section) section.querySelector("h2").focus({ preventScroll: true });
      else if (target.classList.contains("group")) current.choose(+target.querySelector(".pick").dataset.finding, true);
      (target === section && sections.length > 1 ? document.body : target).scrollIntoView();
    });
  } else if (target?.closest("#rules")) {
    target.scrollIntoView();
    target.focus({ preventScroll: true });
  } else {
    show(sections.length === 1 ? sections[0] : null);
  }
}

function navigation() {
  const nav = document.querySelector("header nav");
  if (sections.length > 1) {
    const label = made("label", { textContent: "show " });
    const choice = made("select", { id: "level-choice" });
    choice.append(made("option", { value: "overview", textContent: "all levels" }));
    for (const section of sections) {
      choice.append(made("option", { value: section.id, textContent: section.querySelector("h2").textContent }));
    }
    choice.addEventListener("change", () => (location.hash = choice.value));
    label.append(choice);
    nav.append(label);
  }
  if (document.getElementById("rules")) nav.append(made("a", { href: "#rules", textContent: "rules" }));
  const theme = made("button", { type: "button", className: "theme" });
  const name = () => (theme.textContent = isDark() ? "light colours" : "dark colours");
  const redraw = () => {
    name();
    COLORS.clear();
    current?.view?.changed();
    current?.section.ride?.draw();
  };
  theme.addEventListener("click", () => {
    document.documentElement.dataset.theme = isDark() ? "light" : "dark";
    redraw();
  });
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", redraw);
  name();
  nav.append(theme);
}

function copies() {
  for (const button of document.querySelectorAll(".copy")) {
    button.hidden = false;
  }
  document.addEventListener("click", async (e) => {
    const button = e.target.closest?.(".copy");
    if (!button) return;
    try {
      await navigator.clipboard.writeText(button.dataset.copy);
    } catch {
      // Files from a disk may not reach the clipboard: then the text is marked for the reader's own keys.
      getSelection().selectAllChildren(button.previousElementSibling);
      if (!document.execCommand("copy")) return;
    }
    button.textContent = "copied";
    setTimeout(() => (button.textContent = "copy"), 1500);
  });
}

/** On paper drawings are seen, whatever is folded on the screen. */
function printing() {
  let opened = [];
  addEventListener("beforeprint", () => {
    opened = [...document.querySelectorAll("details")].filter((d) => !d.open && (d.querySelector("svg") || d.matches(".part")));
    opened.forEach((d) => (d.open = true));
  });
  addEventListener("afterprint", () => opened.forEach((d) => (d.open = false)));
}

/** For the browser's console, and for tests: the view that is open. */
window.trackwalk = {
  get view() {
    return current?.view;
  },
};
document.documentElement.classList.add("js");
navigation();
document.querySelectorAll("table.levels").forEach(sortable);
copies();
printing();
addEventListener("hashchange", follow);
follow();
