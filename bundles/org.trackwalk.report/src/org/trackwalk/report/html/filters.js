/** Filters of one list; says how many findings are left and which. */
class Filters {
  constructor(section, list, changed) {
    this.form = section.querySelector(".filters");
    this.count = section.querySelector(".count");
    this.list = list;
    this.changed = changed;
    if (!this.form) return;
    this.form.hidden = false;
    this.form.addEventListener("input", () => this.apply());
    this.form.addEventListener("submit", (e) => e.preventDefault());
    this.form.addEventListener("reset", () => setTimeout(() => this.apply()));
    this.apply();
  }

  apply() {
    if (!this.form) return;
    const data = new FormData(this.form);
    const severities = data.getAll("severity");
    const [rule, state] = [data.get("rule"), data.get("state")];
    const [piece, text] = ["piece", "text"].map((name) => (data.get(name) ?? "").trim().toLowerCase());
    const left = new Set();
    this.list.findings.forEach((f, i) => {
      const words = () => this.list.picks[i].closest(".group").textContent.toLowerCase();
      const fits =
        severities.includes(f.s) &&
        (!rule || f.r === rule) &&
        (!state || f.t === state) &&
        (!piece || f.q.some((name) => name.toLowerCase().includes(piece))) &&
        (!text || words().includes(text));
      if (fits) left.add(i);
    });
    this.show(left);
    const all = this.list.findings.length;
    const words = left.size === all ? `${all} ${all === 1 ? "finding" : "findings"}` : `${left.size} of ${all} findings shown`;
    if (this.count.textContent !== words) this.count.textContent = words;
    this.changed(left);
  }

  /** A group stays as long as one of its findings is left; its first line only heads what is left of those folded into it. */
  show(left) {
    const groups = new Map();
    this.list.picks.forEach((button, i) => {
      const group = button.closest(".group");
      groups.set(group, groups.get(group) || left.has(i));
      const line = button.closest(".more li");
      if (line) line.hidden = !left.has(i);
      else group.classList.toggle("heads", !left.has(i));
    });
    for (const [group, some] of groups) {
      group.hidden = !some;
      if (some && group.classList.contains("heads")) group.querySelector("details.more").open = true;
    }
  }
}
