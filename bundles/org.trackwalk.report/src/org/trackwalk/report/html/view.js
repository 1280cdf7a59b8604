const KINDS = { error: 0, warning: 1, info: 2 };
const KEYS =
  "Drag to orbit, right or shift drag to pan, wheel to zoom, double click to go there. Keys: arrows orbit," +
  " shift and arrows pan, plus and minus zoom, W A S D Q E fly, N and P next and previous finding, H only the pieces of the finding and all again, T from above, R reset.";

/** The 3D view of one level: a canvas, what is written over it, and its tools. */
class View {
  /**
   * @param stage element that holds it
   * @param findings of the level
   * @param actions pick(index) when a glyph is clicked, step(by) for the next one of the list
   */
  static async open(stage, findings, actions) {
    const number = stage.dataset.level;
    const meshes = await unpacked("mesh-" + number);
    const mesh = meshes && readMesh(meshes);
    const patches = readPatches(await unpacked("patches-" + number));
    const seams = mesh && readSeams(await unpacked("seam-lines-" + number), mesh.centre);
    const view = new View(stage, findings, actions, mesh, patches);
    try {
      view.scene = new Scene(view.canvas, mesh, seams);
    } catch (problem) {
      view.closed = true;
      view.sizes.disconnect();
      view.parts.forEach((part) => part.remove());
      throw problem;
    }
    stage.classList.add("live");
    view.refresh();
    return view;
  }

  constructor(stage, findings, actions, mesh, patches) {
    this.stage = stage;
    this.findings = findings;
    this.actions = actions;
    this.mesh = mesh;
    this.patches = patches;
    this.selected = -1;
    this.shown = new Set(findings.keys());
    this.layers = { error: true, warning: true, info: true, seams: true, wires: false };
    const box = mesh ? mesh.box : boxOf(findings);
    this.centre = box.map(([low, high]) => (low + high) / 2);
    this.camera = new Camera(box);
    this.build();
    this.input = new Input(this.canvas, this);
    this.sizes = new ResizeObserver(() => this.resize());
    this.sizes.observe(this.box);
  }

  build() {
    this.box = made("div", { className: "view" });
    this.canvas = made("canvas", { tabIndex: 0, className: "gl" });
    this.canvas.setAttribute("role", "application");
    this.canvas.setAttribute("aria-label", "3D view of the level. " + KEYS);
    this.over = made("canvas", { className: "over" });
    this.over.setAttribute("aria-hidden", "true");
    this.tip = made("div", { className: "tip", hidden: true });
    this.tip.setAttribute("aria-hidden", "true");
    const tools = made("div", { className: "tools" });
    tools.setAttribute("role", "toolbar");
    tools.setAttribute("aria-label", "3D view");
    tools.append(
      this.tool("Reset view", () => this.reset(false)),
      this.tool("From above", () => this.reset(true)),
      this.tool("◀ Previous", () => this.next(-1)),
      this.tool("Next ▶", () => this.next(1)),
    );
    const counts = { error: "◆ errors", warning: "▲ warnings", info: "● notes" };
    for (const [layer, name] of Object.entries({ ...counts, seams: "seams", wires: "wireframe" })) {
      const some = layer in counts ? this.findings.some((f) => f.s === layer) : this.mesh;
      if (some) tools.append(this.layer(layer, name));
    }
    this.parts = [tools, this.box];
    if (this.mesh) this.buildPieces(tools);
    const help = made("details", { className: "keys" });
    help.append(made("summary", { textContent: "Keys and mouse" }), made("p", { textContent: KEYS }));
    if (!this.mesh) {
      help.prepend(made("p", { textContent: "The page has no mesh of this level: only its findings are shown." }));
    }
    this.box.append(this.canvas, this.over, this.tip);
    this.parts.push(help);
    this.stage.prepend(...this.parts);
  }

  /** What is shown of the level itself. */
  buildPieces(tools) {
    this.pieces = new Pieces(this.mesh, () => {
      this.only.setAttribute("aria-pressed", String(this.pieces.only !== null));
      this.scene.setShown();
      this.changed();
    });
    this.only = this.tool("Only its pieces", () => this.isolate());
    this.only.title = "Hides all pieces but those of the chosen finding";
    this.only.setAttribute("aria-pressed", "false");
    tools.append(this.only);
    if (this.pieces.kinds) tools.append(this.pieces.kinds);
    this.parts.push(this.pieces.list);
  }

  /** Only the pieces of the chosen finding, or all again. */
  isolate() {
    if (!this.pieces) return;
    const f = this.findings[this.selected];
    const names = this.pieces.only ? null : f?.q;
    this.pieces.showOnly(names?.length ? names : null);
  }

  tool(name, deed) {
    const button = made("button", { type: "button", textContent: name });
    button.addEventListener("click", deed);
    return button;
  }

  layer(name, text) {
    const label = made("label", { className: name });
    const box = made("input", { type: "checkbox", checked: this.layers[name] });
    box.addEventListener("change", () => {
      this.layers[name] = box.checked;
      this.refresh();
    });
    label.append(box, " " + text);
    return label;
  }

  resize() {
    const ratio = devicePixelRatio || 1;
    const { clientWidth: width, clientHeight: height } = this.box;
    if (width === 0 || height === 0) return;
    for (const canvas of [this.canvas, this.over]) {
      canvas.width = Math.round(width * ratio);
      canvas.height = Math.round(height * ratio);
    }
    this.camera.aspect = width / height;
    // On its way there, too: what it flies to is for another window.
    if (this.camera.home !== null) this.camera.reset(this.camera.home);
    this.changed();
  }

  /** Draws with the next frame. */
  changed() {
    if (this.waiting || this.closed) return;
    this.waiting = true;
    requestAnimationFrame((now) => {
      this.waiting = false;
      if (this.closed || this.camera.aspect === undefined) return;
      const flying = this.camera.step(now);
      this.scene.draw(this.camera, this.centre, this.layers);
      this.write();
      this.canvas.dataset.camera = [...this.camera.target, this.camera.distance].map((n) => n.toFixed(3)).join(" ");
      this.canvas.dataset.flying = flying;
      if (flying) this.changed();
    });
  }

  /** What is drawn of findings, anew. */
  refresh() {
    const order = [...this.shown].filter((i) => this.layers[this.findings[i].s]);
    const lead = (i) => i === 0 || this.findings[i - 1].g !== this.findings[i].g;
    order.sort((a, b) => (a === this.selected) - (b === this.selected) || lead(a) - lead(b) || b - a);
    this.order = order;
    const glyphs = [];
    const lines = { error: [], warning: [], chosen: [] };
    for (const i of order) {
      const f = this.findings[i];
      const other = f.s === "info" ? 7 : 13; // notes come by the hundred and lie over the road
      const size = (i === this.selected ? 30 : lead(i) ? 23 : other) + (f.s === "warning" ? 5 : 0);
      glyphs.push(...this.local(f.p), KINDS[f.s], size);
      const into = i === this.selected ? lines.chosen : lines[f.s];
      if (!into) continue; // a note's line is drawn when it is chosen: there are many, and they matter little
      for (let k = 3; k + 2 < f.l.length; k += 3) {
        into.push(...this.local(f.l.slice(k - 3, k)), ...this.local(f.l.slice(k, k + 3)));
      }
    }
    this.scene.setGlyphs(new Float32Array(glyphs));
    for (const [color, points] of Object.entries(lines)) this.scene.setPath(color, points, color === "chosen" ? 3 : 2);
    this.changed();
  }

  local(place) {
    return place.map((part, k) => part - this.centre[k]);
  }

  /** Numbers of groups, the chosen finding's evidence, and a scale, over the picture. */
  write() {
    const pen = this.over.getContext("2d");
    const ratio = devicePixelRatio || 1;
    const width = this.over.width / ratio;
    const height = this.over.height / ratio;
    pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    pen.clearRect(0, 0, width, height);
    pen.textAlign = "center";
    pen.textBaseline = "middle";
    for (const i of this.order) {
      const f = this.findings[i];
      const first = i === 0 || this.findings[i - 1].g !== f.g;
      const at = (first || i === this.selected) && this.camera.project(f.p);
      if (!at) continue;
      pen.font = `bold ${i === this.selected ? 12 : 10}px sans-serif`;
      pen.fillStyle = "#fff";
      pen.strokeStyle = "rgba(0,0,0,.55)";
      pen.lineWidth = 2.5;
      pen.lineJoin = "round";
      pen.strokeText(f.g, at[0] * width, at[1] * height + (f.s === "warning" ? 3 : 0.5));
      pen.fillText(f.g, at[0] * width, at[1] * height + (f.s === "warning" ? 3 : 0.5));
    }
    const marked = this.marked && this.camera.project(this.marked);
    if (marked) drawPin(pen, marked[0] * width, marked[1] * height);
    if (this.selected >= 0) this.evidence(pen, width, height);
    this.scale(pen, height);
  }

  /** Marks a place, none where it is undefined, and goes along with it or stays. */
  mark(place, along) {
    this.marked = place;
    if (place && along) this.camera.fly({ target: place, distance: Math.min(60, this.camera.distance) }, true);
    this.changed();
  }

  evidence(pen, width, height) {
    const f = this.findings[this.selected];
    const ink = isDark() ? "#fff" : "#111";
    const paper = isDark() ? "rgba(0,0,0,.75)" : "rgba(255,255,255,.85)";
    const at = this.camera.project(f.p);
    if (at) {
      pen.strokeStyle = ink;
      pen.lineWidth = 2;
      pen.setLineDash([5, 4]);
      pen.beginPath();
      pen.arc(at[0] * width, at[1] * height, 22, 0, 7);
      pen.stroke();
      pen.setLineDash([]);
    }
    if (this.camera.distance > 60) return;
    pen.font = "12px sans-serif";
    pen.textAlign = "left";
    const taken = [];
    for (const step of f.e.slice(0, 8)) {
      const p = this.camera.project(step.p);
      if (!p || p[0] < 0 || p[0] > 1 || p[1] < 0 || p[1] > 1) continue;
      const x = p[0] * width;
      let y = p[1] * height;
      pen.fillStyle = ink;
      pen.fillRect(x - 2, y - 2, 4, 4);
      const words = step.w.length > 60 ? step.w.slice(0, 59) + "…" : step.w;
      const long = pen.measureText(words).width;
      const left = Math.min(x + 26, width - long - 6);
      while (taken.some((t) => Math.abs(t - y) < 18)) y += 18;
      taken.push(y);
      pen.fillStyle = paper;
      pen.fillRect(left - 4, y - 9, long + 8, 18);
      pen.fillStyle = ink;
      pen.fillText(words, left, y);
    }
  }

  scale(pen, height) {
    const metre = height / (2 * this.camera.distance * Math.tan(FIELD / 2));
    const wish = 120 / metre;
    const ten = 10 ** Math.floor(Math.log10(wish));
    const long = ten * (wish / ten >= 5 ? 5 : wish / ten >= 2 ? 2 : 1);
    const words = long >= 1 ? `${long} m` : `${+(long * 1000).toPrecision(1)} mm`;
    pen.fillStyle = isDark() ? "#fff" : "#222";
    pen.fillRect(14, height - 16, long * metre, 3);
    pen.font = "12px sans-serif";
    pen.textAlign = "left";
    pen.fillText(words, 14, height - 26);
  }

  /** Only these findings, by index. */
  show(indices) {
    this.shown = indices;
    this.refresh();
  }

  /** Marks a finding and flies to it. */
  select(index, fly = true) {
    this.selected = index;
    const f = this.findings[index];
    if (this.pieces?.only && f?.q.length) this.pieces.showOnly(f.q);
    if (f) {
      this.scene.setPatch(this.patches.get(f.f));
      if (fly && f.p.every(Number.isFinite)) this.camera.fly(this.near(f), calm());
    } else {
      this.scene.setPatch(null);
    }
    this.refresh();
  }

  /** Near enough that a fault of this size is seen, with something of what is around it. */
  near(f) {
    const whole = f.b.length === 6 ? Math.hypot(f.b[3] - f.b[0], f.b[4] - f.b[1], f.b[5] - f.b[2]) : 0;
    const small = whole < 60 && whole > 0;
    const target = small ? [0, 1, 2].map((k) => (f.b[k] + f.b[k + 3]) / 2) : f.p;
    const distance = small ? Math.max(5, 1.6 * whole) : 12;
    return { target, distance, ...this.clearing(f.p, target, distance) };
  }

  /** An angle from which nothing stands before the place, near to the one there is; else a way below what does. */
  clearing(place, target, distance) {
    const pitch = Math.min(Math.max(this.camera.pitch, 0.55), 0.9);
    if (!this.mesh) return { pitch };
    const from = this.local([place[0], place[1] + 0.2, place[2]]);
    let widest = { free: 0 };
    for (const turn of [0, 0.7, -0.7, 1.5, -1.5, 2.3, -2.3, Math.PI]) {
      for (const tilt of [pitch, 0.3, 1.3]) {
        const goal = { yaw: this.camera.yaw + turn, pitch: tilt };
        const eye = Object.assign(new Camera(this.camera.box), { ...goal, target, distance }).eye;
        const along = this.local(eye).map((e, k) => e - from[k]);
        const free = hit(this.mesh, from, along)?.distance ?? 1;
        if (free >= 1) return goal;
        if (free > widest.free) widest = { free, ...goal };
      }
    }
    const { free, ...goal } = widest;
    return free > 0 ? { ...goal, distance: Math.max(2.5, 0.9 * free * distance) } : { pitch };
  }

  next(by) {
    this.actions.step(by);
  }

  reset(top) {
    const old = this.camera.state;
    this.camera.reset(top);
    const goal = this.camera.state;
    Object.assign(this.camera, old);
    this.camera.fly(goal, calm());
    this.camera.home = top;
    this.changed();
  }

  /** The finding whose glyph is there; -1 when there is none. */
  glyphAt(x, y, reach) {
    const { clientWidth: width, clientHeight: height } = this.box;
    let best = reach;
    let found = -1;
    for (const i of this.order) {
      const p = this.camera.project(this.findings[i].p);
      const away = p ? Math.hypot((p[0] - x) * width, (p[1] - y) * height) : Infinity;
      if (away <= best) {
        best = away;
        found = i;
      }
    }
    return found;
  }

  clicked(x, y, finger) {
    const index = this.glyphAt(x, y, finger ? 26 : 15);
    if (index >= 0) this.actions.pick(index);
  }

  /** Goes where a ray meets the surface. */
  approached(x, y) {
    const ray = this.camera.ray(x, y);
    const eye = this.camera.eye;
    const met = this.mesh && hit(this.mesh, this.local(eye), ray);
    if (!met) return;
    const target = eye.map((e, k) => e + met.distance * ray[k]);
    this.camera.fly({ target, distance: Math.max(3, this.camera.distance / 3) }, calm());
    this.changed();
  }

  /** Says what is under the pointer, once it rests. */
  hovered(x, y) {
    clearTimeout(this.rest);
    this.tip.hidden = true;
    if (x < 0) return;
    this.rest = setTimeout(() => this.tell(x, y), 120);
  }

  tell(x, y) {
    const index = this.glyphAt(x, y, 15);
    this.canvas.classList.toggle("over-glyph", index >= 0);
    let words = "";
    if (index >= 0) words = this.actions.words(index);
    else {
      const met = this.mesh && hit(this.mesh, this.local(this.camera.eye), this.camera.ray(x, y));
      if (met) words = `${this.mesh.pieces[met.group.piece]} (${CLASSES[met.group.kind]})`;
    }
    this.tip.textContent = words;
    this.tip.hidden = !words;
    this.tip.style.left = Math.min(x * this.box.clientWidth + 14, this.box.clientWidth - 180) + "px";
    this.tip.style.top = y * this.box.clientHeight + 14 + "px";
  }

  close() {
    this.closed = true;
    this.sizes.disconnect();
    this.scene.close();
    this.parts.forEach((part) => part.remove());
    this.stage.classList.remove("live");
  }
}
