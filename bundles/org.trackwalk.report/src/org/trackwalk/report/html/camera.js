const FIELD = 0.8; // vertical angle of view, radians
const STEEPEST = 1.55;

/** A camera that looks at a place from an angle and a distance; level coordinates, metres, Y up. */
class Camera {
  constructor(box) {
    this.box = box;
    this.reach = Math.max(1, Math.hypot(...box.map(([low, high]) => high - low)));
    this.reset();
  }

  /** All of the level, from the south and above. */
  reset(top) {
    this.goal = null;
    this.home = Boolean(top); // null once it has moved from there
    this.target = this.box.map(([low, high]) => (low + high) / 2);
    this.yaw = 0;
    this.pitch = top ? STEEPEST : 0.85;
    this.distance = Math.max(2, this.whole());
  }

  /** How far off the corners of the box are all in the picture, and a little room around them. */
  whole() {
    const axes = this.axes();
    const high = 0.94 * Math.tan(FIELD / 2);
    const wide = high * (this.aspect ?? 1.4);
    let most = 0;
    for (let corner = 0; corner < 8; corner++) {
      const at = this.box.map((ends, k) => ends[(corner >> k) & 1] - this.target[k]);
      const [x, y, z] = axes.map((a) => a.reduce((sum, part, k) => sum + part * at[k], 0));
      most = Math.max(most, z + Math.abs(x) / wide, z + Math.abs(y) / high);
    }
    return most;
  }

  get state() {
    return { target: [...this.target], yaw: this.yaw, pitch: this.pitch, distance: this.distance };
  }

  /** Flies to another state; at once where the reader wants no motion. */
  fly(goal, still) {
    this.home = null;
    if (still) {
      Object.assign(this, goal);
      this.goal = null;
      return;
    }
    this.goal = { from: this.state, to: { ...this.state, ...goal }, start: null };
  }

  /** Moves on with the time; true while it flies. */
  step(now) {
    if (!this.goal) return false;
    const { from, to } = this.goal;
    this.goal.start ??= now;
    const part = Math.min(1, (now - this.goal.start) / 700);
    const s = part * part * (3 - 2 * part);
    this.target = from.target.map((a, k) => a + (to.target[k] - a) * s);
    this.yaw = from.yaw + (to.yaw - from.yaw) * s;
    this.pitch = from.pitch + (to.pitch - from.pitch) * s;
    this.distance = from.distance * (to.distance / from.distance) ** s;
    if (part === 1) this.goal = null;
    return true;
  }

  /** Ends a flight, for the reader moves it. */
  stay() {
    this.goal = null;
    this.home = null;
  }

  orbit(dx, dy) {
    this.stay();
    this.yaw -= dx;
    this.pitch = Math.max(-STEEPEST, Math.min(STEEPEST, this.pitch + dy));
  }

  zoom(factor) {
    this.stay();
    this.distance = Math.max(0.002, Math.min(6 * this.reach, this.distance * factor));
  }

  /** Moves the place looked at: to the right, up on the screen, and forward over ground. */
  move(right, up, forward) {
    this.stay();
    const [r, u] = this.axes();
    const ahead = [-Math.sin(this.yaw), 0, -Math.cos(this.yaw)];
    this.target = this.target.map((t, k) => t + right * r[k] + up * u[k] + forward * ahead[k]);
  }

  /** Right, up and back. */
  axes() {
    const sy = Math.sin(this.yaw), cy = Math.cos(this.yaw);
    const sp = Math.sin(this.pitch), cp = Math.cos(this.pitch);
    return [[cy, 0, -sy], [-sy * sp, cp, -cy * sp], [sy * cp, sp, cy * cp]];
  }

  get eye() {
    const back = this.axes()[2];
    return this.target.map((t, k) => t + this.distance * back[k]);
  }

  /** Turns and projects positions that are relative to the eye; by columns. */
  matrix() {
    const [r, u, b] = this.axes();
    const near = this.distance * 0.02;
    const far = this.distance + 4 * this.reach;
    const f = 1 / Math.tan(FIELD / 2);
    const z = (far + near) / (near - far);
    const m = new Float32Array(16);
    for (let k = 0; k < 3; k++) {
      m[4 * k] = (f / this.aspect) * r[k];
      m[4 * k + 1] = f * u[k];
      m[4 * k + 2] = z * b[k];
      m[4 * k + 3] = -b[k];
    }
    m[14] = (2 * far * near) / (near - far);
    return m;
  }

  /** Where a place is on the screen, from 0 to 1 from the upper left; null behind the eye. */
  project(place) {
    const eye = this.eye;
    const axes = this.axes();
    const [x, y, z] = axes.map((a) => a.reduce((sum, part, k) => sum + part * (place[k] - eye[k]), 0));
    if (z >= 0) return null;
    const f = 1 / Math.tan(FIELD / 2) / -z;
    return [0.5 + (x * f) / this.aspect / 2, 0.5 - (y * f) / 2, -z];
  }

  /** Direction from the eye through a point of the screen. */
  ray(x, y) {
    const [r, u, b] = this.axes();
    const t = Math.tan(FIELD / 2);
    const side = (2 * x - 1) * t * this.aspect;
    const high = (1 - 2 * y) * t;
    return r.map((_, k) => side * r[k] + high * u[k] - b[k]);
  }
}

/** True for readers who want no motion. */
function calm() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** A box around findings where there is no mesh. */
function boxOf(findings) {
  const box = [0, 1, 2].map((k) => {
    const all = findings.map((f) => f.p[k]).filter(Number.isFinite);
    return all.length ? [Math.min(...all) - 5, Math.max(...all) + 5] : [-5, 5];
  });
  return box;
}
