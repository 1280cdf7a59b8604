/** Mouse, touch and keys on the 3D view. */
class Input {
  /**
   * @param view has camera, changed(), clicked(x, y), hovered(x, y), reset(top), next(by), isolate()
   */
  constructor(canvas, view) {
    this.canvas = canvas;
    this.view = view;
    this.pointers = new Map();
    this.still = true;
    canvas.addEventListener("pointerdown", (e) => this.down(e));
    canvas.addEventListener("pointermove", (e) => this.moved(e));
    for (const end of ["pointerup", "pointercancel"]) canvas.addEventListener(end, (e) => this.up(e));
    canvas.addEventListener("wheel", (e) => this.wheel(e), { passive: false });
    canvas.addEventListener("contextmenu", (e) => e.preventDefault());
    canvas.addEventListener("dblclick", (e) => this.view.approached(...this.at(e)));
    canvas.addEventListener("pointerleave", () => this.view.hovered(-1, -1));
    canvas.addEventListener("keydown", (e) => this.key(e));
  }

  /** Place in the canvas, 0 to 1. */
  at(e) {
    const box = this.canvas.getBoundingClientRect();
    return [(e.clientX - box.left) / box.width, (e.clientY - box.top) / box.height];
  }

  down(e) {
    this.canvas.setPointerCapture(e.pointerId);
    this.canvas.focus({ preventScroll: true });
    this.pointers.set(e.pointerId, { x: e.clientX, y: e.clientY });
    this.still = this.pointers.size === 1;
    this.travel = 0;
  }

  moved(e) {
    const own = this.pointers.get(e.pointerId);
    if (!own) {
      this.view.hovered(...this.at(e));
      return;
    }
    const dx = e.clientX - own.x;
    const dy = e.clientY - own.y;
    this.travel += Math.abs(dx) + Math.abs(dy);
    if (this.travel > 4) this.still = false;
    if (this.pointers.size === 1) {
      if (e.buttons & 6 || e.shiftKey) this.pan(dx, dy);
      else this.view.camera.orbit(dx * 0.006, dy * 0.006);
    } else {
      const other = [...this.pointers].find(([id]) => id !== e.pointerId)[1];
      const before = Math.hypot(own.x - other.x, own.y - other.y);
      const after = Math.hypot(e.clientX - other.x, e.clientY - other.y);
      if (before > 0 && after > 0) this.view.camera.zoom(before / after);
      this.pan(dx / 2, dy / 2);
    }
    own.x = e.clientX;
    own.y = e.clientY;
    this.view.changed();
  }

  up(e) {
    if (this.pointers.delete(e.pointerId) && this.still && e.type === "pointerup" && e.button === 0) {
      this.view.clicked(...this.at(e), e.pointerType === "touch");
    }
  }

  pan(dx, dy) {
    const metre = (2 * this.view.camera.distance * Math.tan(FIELD / 2)) / this.canvas.clientHeight;
    this.view.camera.move(-dx * metre, dy * metre, 0);
  }

  wheel(e) {
    e.preventDefault();
    const notches = e.deltaY / (e.deltaMode === 1 ? 3 : e.deltaMode === 2 ? 1 : 100);
    this.view.camera.zoom(1.2 ** Math.max(-3, Math.min(3, notches)));
    this.view.changed();
  }

  key(e) {
    if (e.ctrlKey || e.metaKey || e.altKey) return;
    const camera = this.view.camera;
    const far = camera.distance * 0.06;
    const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };
    const flights = { w: [0, 0, 1], s: [0, 0, -1], a: [-1, 0, 0], d: [1, 0, 0], q: [0, -1, 0], e: [0, 1, 0] };
    const key = e.key.length === 1 ? e.key.toLowerCase() : e.key;
    if (arrows[key]) {
      const [x, y] = arrows[key];
      if (e.shiftKey) camera.move(x * far, y * far, 0);
      else camera.orbit(-x * 0.08, y * 0.08);
    } else if (flights[key]) {
      camera.move(...flights[key].map((part) => part * far));
    } else if (key === "+" || key === "=") camera.zoom(1 / 1.2);
    else if (key === "-") camera.zoom(1.2);
    else if (key === "r" || key === "Home") this.view.reset(false);
    else if (key === "h") this.view.isolate();
    else if (key === "t") this.view.reset(true);
    else if (key === "n") this.view.next(1);
    else if (key === "p") this.view.next(-1);
    else return;
    e.preventDefault();
    this.view.changed();
  }
}
