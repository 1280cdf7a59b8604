const INSET = { left: 56, right: 14, top: 44, strip: 62, gap: 26, bottom: 22 };

/** 1, 2 or 5 times a power of ten, so that there are few of them. */
function roundStep(length, most) {
  let step = 1;
  for (let i = 0; length / step > most; i++) step *= i % 3 === 1 ? 2.5 : 2;
  return step;
}

/** Quantities along one stretch of road below each other, findings above them, and a cursor. */
class StripChart {
  /**
   * @param stretch as readStretch() has it
   * @param marks of findings: station, number and severity; the first one of a number has lead set
   * @param name what the drawn line is called
   */
  constructor(stretch, marks, name) {
    this.stretch = stretch;
    this.marks = marks;
    this.name = name;
    this.column = -1;
    this.box = made("div", { className: "strips", tabIndex: 0 });
    this.box.setAttribute("role", "application");
    this.box.setAttribute("aria-label", `Strip chart, ${stretch.title}. Left and right move the cursor, Enter shows its place in 3D.`);
    this.paper = made("canvas");
    this.over = made("canvas");
    this.box.append(this.paper, this.over);
    this.box.style.height = this.height + "px";
    new ResizeObserver(() => this.draw()).observe(this.box);
  }

  get height() {
    return INSET.top + this.stretch.strips.length * (INSET.strip + INSET.gap) + INSET.bottom;
  }

  get width() {
    return this.box.clientWidth;
  }

  x(station) {
    return INSET.left + (station / this.stretch.length) * (this.width - INSET.left - INSET.right);
  }

  /** The column under a place of the page; -1 beside the chart. */
  columnAt(clientX) {
    const along = (clientX - this.box.getBoundingClientRect().left - INSET.left) / (this.width - INSET.left - INSET.right);
    const last = this.stretch.places.length - 1;
    return along < -0.02 || along > 1.02 ? -1 : Math.max(0, Math.min(last, Math.round(along * last)));
  }

  station(column) {
    return (column / (this.stretch.places.length - 1)) * this.stretch.length;
  }

  /** The mark under a place of the page. */
  markAt(clientX, clientY) {
    const box = this.box.getBoundingClientRect();
    return this.marks.find((m) => m.lead && m.at && Math.hypot(m.at[0] - clientX + box.left, m.at[1] - clientY + box.top) < 10);
  }

  pen(canvas) {
    const ratio = devicePixelRatio || 1;
    canvas.width = Math.round(this.width * ratio);
    canvas.height = Math.round(this.height * ratio);
    const pen = canvas.getContext("2d");
    pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    return pen;
  }

  draw() {
    if (!this.width) return;
    const pen = this.pen(this.paper);
    this.stretch.strips.forEach((strip, i) => this.strip(pen, strip, INSET.top + i * (INSET.strip + INSET.gap) + INSET.gap));
    pen.fillStyle = ink("faint");
    pen.font = "11px sans-serif";
    pen.textAlign = "center";
    const step = roundStep(this.stretch.length, 10);
    for (let s = 0; s <= this.stretch.length; s += step) pen.fillText(`${s} m`, this.x(s), this.height - 6);
    this.drawMarks(pen);
    this.drawCursor();
  }

  strip(pen, strip, top) {
    const left = INSET.left;
    const right = this.width - INSET.right;
    const y = (value) => top + INSET.strip * (1 - (value - strip.least) / (strip.most - strip.least));
    pen.fillStyle = ink("field");
    pen.fillRect(left, top, right - left, INSET.strip);
    pen.fillStyle = ink("ink");
    pen.font = "bold 12px sans-serif";
    pen.textAlign = "left";
    pen.fillText(strip.title, left, top - 6);
    const beside = left + pen.measureText(strip.title).width + 14;
    pen.font = "11px sans-serif";
    pen.fillStyle = ink("faint");
    pen.fillText(strip.beyond, beside, top - 6);
    pen.textAlign = "right";
    const small = 1e-3 * (strip.most - strip.least);
    for (const [value, at] of [[strip.most, top + 9], [strip.least, top + INSET.strip]]) {
      pen.fillText(Math.abs(value) < small ? 0 : +value.toPrecision(3), left - 5, at);
    }
    this.band(pen, strip, y);
    for (const { value, words } of strip.lines) {
      if (value <= strip.least || value >= strip.most) continue;
      pen.strokeStyle = ink("faint");
      pen.setLineDash([4, 4]);
      pen.beginPath();
      pen.moveTo(left, y(value));
      pen.lineTo(right, y(value));
      pen.stroke();
      pen.setLineDash([]);
      pen.fillStyle = ink("faint");
      pen.fillText(words, right - 3, y(value) - 3);
    }
    this.curve(pen, strip.reverse, y, "reverse");
    this.curve(pen, strip.forward, y, "forward");
  }

  band(pen, strip, y) {
    const [low, high] = strip.all;
    pen.fillStyle = ink("lanes");
    const wide = Math.max(1, (this.width - INSET.left - INSET.right) / low.length + 0.3);
    low.forEach((least, i) => {
      if (Number.isNaN(least)) return;
      const from = y(high[i]);
      pen.fillRect(this.x(this.station(i)) - wide / 2, from, wide, Math.max(1, y(least) - from));
    });
  }

  /** Through the least and the largest value of each column, in that order; over columns between two samples. */
  curve(pen, [low, high], y, color) {
    pen.strokeStyle = ink(color);
    pen.lineWidth = 1.2;
    pen.beginPath();
    let before = -9;
    low.forEach((least, i) => {
      if (Number.isNaN(least)) return;
      const x = this.x(this.station(i));
      if (i - before > 2) pen.moveTo(x, y(least));
      else pen.lineTo(x, y(least));
      pen.lineTo(x, y(high[i]));
      before = i;
    });
    pen.stroke();
    pen.lineWidth = 1;
  }

  drawMarks(pen) {
    const taken = [-99, -99, -99];
    for (const mark of this.marks) {
      const x = this.x(mark.station);
      pen.strokeStyle = pen.fillStyle = ink(mark.severity);
      pen.globalAlpha = mark.lead ? 0.5 : 0.2;
      pen.beginPath();
      pen.moveTo(x, mark.lead ? INSET.top - 6 : INSET.top + 8);
      pen.lineTo(x, mark.lead ? this.height - INSET.bottom : INSET.top + 18);
      pen.stroke();
      pen.globalAlpha = 1;
      if (!mark.lead) continue;
      const free = taken.findIndex((t) => x - t > 18);
      const row = free < 0 ? 0 : free;
      taken[row] = x;
      mark.at = [x, INSET.top - 10 - 13 * row];
      pen.beginPath();
      pen.arc(...mark.at, 8, 0, 7);
      pen.fill();
      pen.fillStyle = "#fff";
      pen.font = "bold 10px sans-serif";
      pen.textAlign = "center";
      pen.fillText(mark.number, mark.at[0], mark.at[1] + 3.5);
    }
  }

  /** Moves the cursor; -1 takes it away. */
  point(column) {
    this.column = column;
    this.drawCursor();
  }

  drawCursor() {
    const pen = this.pen(this.over);
    if (this.column < 0) return;
    const x = this.x(this.station(this.column));
    pen.strokeStyle = ink("ink");
    pen.beginPath();
    pen.moveTo(x, INSET.top);
    pen.lineTo(x, this.height - INSET.bottom);
    pen.stroke();
    pen.font = "12px sans-serif";
    pen.textAlign = "right";
    this.stretch.strips.forEach((strip, i) => {
      const top = INSET.top + i * (INSET.strip + INSET.gap) + INSET.gap;
      let right = this.width - INSET.right;
      for (const way of ["reverse", "forward"]) {
        const value = this.value(strip, way);
        pen.fillStyle = ink(way);
        pen.fillText(value, right, top - 6);
        right -= pen.measureText(value).width + 14;
      }
    });
  }

  /** What a strip has at the cursor: the value that is farthest from the middle of the column's. */
  value(strip, way) {
    const [low, high] = strip[way];
    const i = this.column;
    if (Number.isNaN(low[i])) return "–";
    const value = Math.abs(high[i]) >= Math.abs(low[i]) ? high[i] : low[i];
    const digits = Math.max(0, 2 - Math.floor(Math.log10(strip.most - strip.least)));
    return String(+value.toFixed(digits));
  }
}
