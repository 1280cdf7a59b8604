/** The list of one level: which line is chosen, and which lines there are. */
class List {
  constructor(section, findings, chosen) {
    this.findings = findings;
    this.chosen = chosen;
    this.picks = [];
    for (const button of section.querySelectorAll(".pick")) {
      const index = +button.dataset.finding;
      this.picks[index] = button;
      button.addEventListener("click", () => chosen(index, true));
    }
    section.querySelector(".groups")?.addEventListener("keydown", (e) => this.key(e));
    this.current = -1;
  }

  /** The line of a finding in view; what it is folded into opens. */
  select(index, focus) {
    this.picks[this.current]?.setAttribute("aria-pressed", "false");
    this.picks[this.current]?.closest(".group").classList.remove("chosen");
    this.current = index;
    const button = this.picks[index];
    if (!button) return;
    button.setAttribute("aria-pressed", "true");
    const group = button.closest(".group");
    group.classList.add("chosen");
    const folded = button.closest("details.more");
    if (folded) folded.open = true;
    else group.querySelector("details.evidence").open = true;
    if (focus) button.focus({ preventScroll: true });
    (folded ? button : group).scrollIntoView({ block: "nearest", behavior: calm() ? "auto" : "smooth" });
  }

  /** The line before or behind, of those that are shown and not folded away. */
  step(by) {
    const open = this.picks.map((_, i) => i).filter((i) => this.isOpen(this.picks[i]));
    if (open.length === 0) return;
    const at = open.indexOf(this.current);
    const next = at < 0 ? (by > 0 ? 0 : open.length - 1) : (at + by + open.length) % open.length;
    this.chosen(open[next], false);
  }

  isOpen(button) {
    const folded = button.closest("details.more");
    return !button.closest("[hidden]") && (folded ? folded.open : !button.closest(".heads"));
  }

  key(e) {
    const by = { ArrowDown: 1, ArrowUp: -1, j: 1, k: -1 }[e.key];
    if (!by || e.ctrlKey || e.metaKey || e.altKey || !e.target.classList.contains("pick")) return;
    e.preventDefault();
    const open = this.picks.filter((button) => this.isOpen(button));
    open[open.indexOf(e.target) + by]?.focus();
  }

  /** What a line says, without its number. */
  words(index) {
    const group = this.picks[index]?.closest(".group");
    const own = this.picks[index]?.querySelector("bdi")?.textContent ?? "";
    const lead = group?.querySelector("h4 bdi")?.textContent ?? "";
    return own === lead ? own : `${lead}: ${own}`;
  }
}
