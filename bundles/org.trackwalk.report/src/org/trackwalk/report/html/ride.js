/** One stretch of road and what is felt along it; the counterpart of RideCode.java. */
function readStretch(reader) {
  const stretch = { title: reader.text(), length: reader.real() };
  const columns = reader.whole();
  const last = [0, 0, 0];
  stretch.places = Array.from({ length: columns }, () => last.map((_, k) => (last[k] += reader.signed()) / 100));
  stretch.strips = Array.from({ length: reader.whole() }, () => readStrip(reader, columns));
  stretch.findings = Array.from({ length: reader.whole() }, () => ({ fingerprint: reader.text(), station: reader.real() }));
  return stretch;
}

function readStrip(reader, columns) {
  const strip = { title: reader.text(), least: reader.real(), most: reader.real() };
  strip.lines = Array.from({ length: reader.whole() }, () => ({ value: reader.real(), words: reader.text() }));
  strip.beyond = reader.text();
  const series = () => {
    let step = 0;
    return Array.from({ length: columns }, () => {
      step += reader.signed();
      return step < 0 ? NaN : strip.least + (step / 4095) * (strip.most - strip.least);
    });
  };
  for (const name of ["forward", "reverse", "all"]) strip[name] = [series(), series()];
  return strip;
}

/** The section of the page that shows what a car feels along the road, its cursor also in the 3D view. */
class Ride {
  /**
   * @param section of the level
   * @param findings of the level
   * @param actions view() that is open or undefined, choose(index) a finding
   */
  constructor(section, findings, actions) {
    this.findings = findings;
    this.actions = actions;
    this.stage = section.querySelector(".stage");
    this.part = section.querySelector("details.ride");
    this.charts = [];
    if (!this.part) return;
    this.part.addEventListener("toggle", (e) => e.target === this.part && this.toggled());
    const seen = new IntersectionObserver(() => this.place());
    seen.observe(this.stage);
    addEventListener("scroll", () => this.place(), { passive: true });
    this.toggled();
  }

  async toggled() {
    this.place();
    if (!this.part.open || this.body) return;
    this.body = made("div", { className: "felt" });
    this.slot = made("div", { className: "slot" });
    this.part.querySelector("summary").after(this.body);
    const reader = await unpacked("ride-" + this.stage.dataset.level);
    reader.text(); // the summary, which the page has as text
    const name = reader.whole() ? "racing line" : "middle lane";
    const left = reader.whole();
    const stretches = Array.from({ length: reader.whole() }, () => readStretch(reader));
    const drawn = made("div");
    drawn.append(this.legend(name));
    this.told = made("p", { className: "count" });
    this.told.setAttribute("role", "status");
    drawn.append(this.told);
    for (const stretch of stretches) drawn.append(...this.chart(stretch, name));
    if (left) {
      const more = left === 1 ? "1 more stretch, shorter than these, is" : `${left} more stretches, shorter than these, are`;
      drawn.append(made("p", { className: "aside", textContent: `${more} not drawn here: trackwalk ride --report svg=FILE draws all.` }));
    }
    this.body.append(drawn, this.slot);
    this.place();
  }

  legend(name) {
    const legend = made("p", { className: "aside" });
    const words = { forward: `${name}, forward `, reverse: `${name}, in reverse `, lanes: "all lanes, both directions" };
    for (const [color, text] of Object.entries(words)) legend.append(made("span", { className: "swatch " + color }), ` ${text} `);
    return legend;
  }

  chart(stretch, name) {
    const numbers = new Map();
    this.findings.forEach((f, index) => numbers.set(f.f, { index, number: f.g, severity: f.s, lead: index === 0 || this.findings[index - 1].g !== f.g }));
    const marks = stretch.findings.flatMap(({ fingerprint, station }) => (numbers.has(fingerprint) ? { station, ...numbers.get(fingerprint) } : []));
    marks.sort((a, b) => a.station - b.station);
    const chart = new StripChart(stretch, marks, name);
    this.charts.push(chart);
    chart.box.addEventListener("pointermove", (e) => this.point(chart, chart.columnAt(e.clientX)));
    chart.box.addEventListener("pointerleave", () => this.point(chart, -1));
    chart.box.addEventListener("click", (e) => {
      const mark = chart.markAt(e.clientX, e.clientY);
      if (mark) this.actions.choose(mark.index);
      else this.approach(chart);
    });
    chart.box.addEventListener("keydown", (e) => this.key(e, chart));
    return [made("h4", { textContent: stretch.title }), chart.box];
  }

  key(e, chart) {
    const last = chart.stretch.places.length - 1;
    const by = { ArrowLeft: -1, ArrowRight: 1 }[e.key];
    if (e.key === "Enter") this.approach(chart);
    else if (by) this.point(chart, Math.max(0, Math.min(last, chart.column + by * (e.shiftKey ? 20 : 1))));
    else if (e.key === "Home" || e.key === "End") this.point(chart, e.key === "Home" ? 0 : last);
    else return;
    e.preventDefault();
  }

  point(chart, column) {
    for (const each of this.charts) each.point(each === chart ? column : -1);
    const place = chart.stretch.places[column];
    this.told.textContent = place ? `${chart.station(column).toFixed(1)} m along the road` : "";
    this.actions.view()?.mark(place, this.beside);
  }

  /** Flies to the cursor. */
  approach(chart) {
    const view = this.actions.view();
    const place = chart.stretch.places[chart.column];
    if (!view || !place) return;
    view.camera.fly({ target: place, distance: 14, ...view.clearing(place, place, 14) }, calm());
    view.changed();
  }

  /** The 3D view stands beside the chart while its own place is out of sight. */
  place() {
    const view = this.actions.view();
    if (!view || !this.slot) return;
    const stage = this.stage.getBoundingClientRect();
    const part = this.part.getBoundingClientRect();
    const beside = this.part.open && stage.bottom < 60 && part.bottom > 60;
    if (beside === (view.box.parentElement === this.slot)) return;
    this.beside = beside;
    this.stage.style.minHeight = beside ? stage.height + "px" : "";
    if (beside) this.slot.append(view.box);
    else this.stage.querySelector(".tools").after(view.box);
  }

  draw() {
    for (const chart of this.charts) chart.draw();
  }
}
