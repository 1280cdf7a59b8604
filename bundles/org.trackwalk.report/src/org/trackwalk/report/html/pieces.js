/** A new element with properties. */
function made(tag, properties) {
  return Object.assign(document.createElement(tag), properties);
}

/** Which pieces of a level are shown: by what they are for, one by one, or only those of a finding. */
class Pieces {
  /** More names than this are found by typing. */
  static MANY = 12;

  /** @param changed is told when other pieces are shown */
  constructor(mesh, changed) {
    this.mesh = mesh;
    this.changed = changed;
    this.hiddenKinds = new Set();
    this.hidden = new Set();
    this.only = null;
    this.all = new Map();
    for (const { kind, piece, count } of mesh.groups) {
      const known = this.all.get(piece) ?? { piece, kind, triangles: 0 };
      known.triangles += count;
      this.all.set(piece, known);
    }
    mesh.hides = (kind, piece) => (this.only ? !this.only.has(piece) : this.hiddenKinds.has(kind) || this.hidden.has(piece));
    this.kinds = this.buildKinds();
    this.list = made("details", { className: "pieces" });
    this.summary = made("summary");
    this.list.append(this.summary);
    this.list.addEventListener("toggle", () => this.list.open && this.fill(), { once: true });
    this.say();
  }

  /** A box for each kind of surface; null where there is only one. */
  buildKinds() {
    const kinds = [...new Set(this.mesh.groups.map((group) => group.kind))].sort();
    if (kinds.length < 2) return null;
    const set = made("fieldset", { className: "kinds" });
    set.append(made("legend", { textContent: "Surfaces:" }));
    for (const kind of kinds) {
      const label = made("label");
      const box = made("input", { type: "checkbox", checked: true, name: CLASSES[kind] });
      box.addEventListener("change", () => {
        this.put(this.hiddenKinds, kind, !box.checked);
        this.showOnly(null);
      });
      label.append(box, " ", made("span", { className: "swatch " + CLASSES[kind] }), " " + CLASSES[kind]);
      set.append(label);
    }
    return set;
  }

  /** The list of names, when it is opened first. */
  fill() {
    const names = made("ul");
    const rows = [...this.all.values()].map((one) => {
      const name = this.mesh.pieces[one.piece];
      const row = made("li");
      const label = made("label");
      const box = made("input", { type: "checkbox", checked: !this.hidden.has(one.piece) });
      box.addEventListener("change", () => {
        this.put(this.hidden, one.piece, !box.checked);
        this.showOnly(null);
      });
      const words = ` ${CLASSES[one.kind]}, ${one.triangles.toLocaleString("en")} triangles`;
      label.append(box, " ", made("bdi", { textContent: name }), made("span", { className: "aside", textContent: words }));
      row.append(label);
      return { name, row, box, piece: one.piece };
    });
    rows.sort((a, b) => a.name.localeCompare(b.name, "en", { numeric: true }));
    names.append(...rows.map((one) => one.row));
    const tools = made("div", { className: "tools" });
    if (rows.length > Pieces.MANY) {
      const part = made("input", { type: "search", placeholder: "part of a name" });
      part.setAttribute("aria-label", "Pieces with this in their name");
      part.addEventListener("input", () => {
        const wanted = part.value.trim().toLowerCase();
        rows.forEach((one) => (one.row.hidden = !one.name.toLowerCase().includes(wanted)));
      });
      tools.append(part);
    }
    for (const [text, shown] of [["Show all", true], ["Hide all", false]]) {
      const button = made("button", { type: "button", textContent: text });
      button.addEventListener("click", () => {
        for (const one of rows.filter((each) => !each.row.hidden)) {
          one.box.checked = shown;
          this.put(this.hidden, one.piece, !shown);
        }
        this.showOnly(null);
      });
      tools.append(button);
    }
    this.list.append(tools, names);
  }

  put(set, value, into) {
    if (into) set.add(value);
    else set.delete(value);
  }

  /** Only the pieces of these names, if one of them can be seen; for null all that the boxes say. */
  showOnly(names) {
    const seen = names && names.map((name) => this.mesh.pieces.indexOf(name)).filter((piece) => this.all.has(piece));
    if (seen?.length === 0) return;
    this.only = seen && new Set(seen);
    for (const group of this.mesh.groups) group.hidden = this.mesh.hides(group.kind, group.piece);
    this.say();
    this.changed();
  }

  say() {
    const shown = new Set(this.mesh.groups.filter((group) => !group.hidden).map((group) => group.piece));
    const hidden = this.all.size - shown.size;
    this.summary.textContent = `Pieces (${this.all.size}${hidden ? `, ${hidden} hidden` : ""})`;
  }
}
