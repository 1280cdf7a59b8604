const COLORS = new Map();

/** Numbers of a colour that the page's style names, 0 to 1; as it is in light or dark now. */
function rgb(name) {
  let color = COLORS.get(name);
  if (!color) {
    const probe = document.createElement("span");
    probe.style.color = `var(--${name})`;
    document.body.append(probe);
    color = getComputedStyle(probe).color.match(/[\d.]+/g).slice(0, 3).map((part) => part / 255);
    probe.remove();
    COLORS.set(name, color);
  }
  return color;
}

/** A colour that the page's style names, as canvases want it. */
function ink(name) {
  return `rgb(${rgb(name).map((part) => Math.round(255 * part)).join(" ")})`;
}

/** True where the page is shown dark. */
function isDark() {
  const chosen = document.documentElement.dataset.theme;
  return chosen ? chosen === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
}

/** What is drawn of a level, on a WebGL 2 canvas. */
class Scene {
  /** Throws where there is no WebGL 2. */
  constructor(canvas, mesh, seams) {
    const gl = canvas.getContext("webgl2", { antialias: true, alpha: false, powerPreference: "low-power" });
    if (!gl) throw new Error("no WebGL 2");
    this.gl = gl;
    this.mesh = mesh;
    this.surface = this.program(SURFACE, ["place"]);
    this.line = this.program(LINE, ["place"]);
    this.glyph = this.program(GLYPH, ["place", "look"]);
    if (mesh) {
      const positions = this.buffer(mesh.positions);
      this.faces = this.array(positions, mesh.indices);
      this.borders = this.array(positions, mesh.borders);
      this.positions = positions;
    }
    this.seams = seams?.length ? { ...this.array(this.buffer(seams)), count: seams.length / 3 } : null;
    this.points = this.gl.createBuffer();
    this.glyphs = this.pointArray();
    this.paths = new Map();
    gl.enable(gl.DEPTH_TEST);
    gl.blendFunc(gl.SRC_ALPHA, gl.ONE_MINUS_SRC_ALPHA);
  }

  program([vertex, fragment], attributes) {
    const gl = this.gl;
    const program = gl.createProgram();
    for (const [kind, source] of [[gl.VERTEX_SHADER, vertex], [gl.FRAGMENT_SHADER, fragment]]) {
      const shader = gl.createShader(kind);
      gl.shaderSource(shader, source);
      gl.compileShader(shader);
      gl.attachShader(program, shader);
    }
    attributes.forEach((name, i) => gl.bindAttribLocation(program, i, name));
    gl.linkProgram(program);
    if (!gl.getProgramParameter(program, gl.LINK_STATUS)) throw new Error(gl.getProgramInfoLog(program));
    const at = {};
    for (let i = gl.getProgramParameter(program, gl.ACTIVE_UNIFORMS) - 1; i >= 0; i--) {
      const name = gl.getActiveUniform(program, i).name;
      at[name.replace("[0]", "")] = gl.getUniformLocation(program, name);
    }
    return { program, at };
  }

  buffer(data) {
    const gl = this.gl;
    const buffer = gl.createBuffer();
    gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
    gl.bufferData(gl.ARRAY_BUFFER, data, gl.STATIC_DRAW);
    return buffer;
  }

  array(positions, indices) {
    const gl = this.gl;
    const array = gl.createVertexArray();
    gl.bindVertexArray(array);
    gl.bindBuffer(gl.ARRAY_BUFFER, positions);
    gl.enableVertexAttribArray(0);
    gl.vertexAttribPointer(0, 3, gl.FLOAT, false, 0, 0);
    const numbers = indices && gl.createBuffer();
    if (indices) {
      gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, numbers);
      gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, indices, gl.STATIC_DRAW);
    }
    gl.bindVertexArray(null);
    return { array, count: indices ? indices.length : 0, numbers };
  }

  /** After pieces of the mesh were hidden or shown. */
  setShown() {
    for (const old of [this.borders, this.wires]) {
      if (!old) continue;
      this.gl.deleteVertexArray(old.array);
      this.gl.deleteBuffer(old.numbers);
    }
    this.borders = this.array(this.positions, shownBorders(this.mesh));
    this.wires = null; // made when they are drawn
  }

  pointArray() {
    const gl = this.gl;
    const array = gl.createVertexArray();
    gl.bindVertexArray(array);
    gl.bindBuffer(gl.ARRAY_BUFFER, this.points);
    gl.enableVertexAttribArray(0);
    gl.vertexAttribPointer(0, 3, gl.FLOAT, false, 20, 0);
    gl.enableVertexAttribArray(1);
    gl.vertexAttribPointer(1, 2, gl.FLOAT, false, 20, 12);
    gl.bindVertexArray(null);
    return { array, count: 0 };
  }

  /** Five numbers a glyph: place, kind (0 error, 1 warning, 2 note), pixels. Last ones on top. */
  setGlyphs(numbers) {
    const gl = this.gl;
    gl.bindBuffer(gl.ARRAY_BUFFER, this.points);
    gl.bufferData(gl.ARRAY_BUFFER, numbers, gl.DYNAMIC_DRAW);
    this.glyphs.count = numbers.length / 5;
  }

  /** Pairs of points drawn in the colour of that name. */
  setPath(color, points, width) {
    const old = this.paths.get(color);
    if (old) this.gl.deleteBuffer(old.buffer);
    const buffer = this.buffer(new Float32Array(points));
    this.paths.set(color, { buffer, ...this.array(buffer), count: points.length / 3, width });
  }

  /** The exact triangles to draw instead of the mesh; null for none. */
  setPatch(patch) {
    this.patch = null;
    if (!patch || patch.count === 0) return;
    const parts = patch.parts.map(({ kind, color, piece, corners }) => {
      const part = this.array(this.buffer(new Float32Array(corners)));
      return { kind, color, piece, array: part.array, count: corners.length / 3 };
    });
    this.patch = { centre: patch.centre, radius: patch.radius, parts };
  }

  draw(camera, centre, layers) {
    const gl = this.gl;
    const eye = camera.eye;
    const view = camera.matrix();
    const offset = centre.map((c, k) => c - eye[k]);
    const dim = isDark() ? 0.78 : 1;
    const paper = rgb("stage");
    gl.viewport(0, 0, gl.drawingBufferWidth, gl.drawingBufferHeight);
    gl.clearColor(...paper, 1);
    gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
    this.drawSurfaces(view, offset, eye, dim);
    gl.useProgram(this.line.program);
    gl.uniformMatrix4fv(this.line.at.view, false, view);
    gl.uniform3fv(this.line.at.offset, offset);
    gl.enable(gl.BLEND);
    if (layers.wires && this.mesh) {
      this.wires ??= this.array(this.positions, wires(shownIndices(this.mesh)));
      this.drawLines(this.wires, true, [0, 0, 0, 0.35], 1);
    }
    if (layers.seams && this.mesh) this.drawLines(this.borders, true, [...rgb("border"), 0.9], 1);
    if (layers.seams && this.seams) this.drawLines(this.seams, false, [...rgb("open-seam"), 1], 3);
    for (const [color, path] of this.paths) {
      if (path.count) this.drawLines(path, false, [...rgb(color), 1], path.width);
    }
    this.drawGlyphs(view, offset);
    gl.disable(gl.BLEND);
  }

  drawSurfaces(view, offset, eye, dim) {
    const gl = this.gl;
    const at = this.surface.at;
    gl.useProgram(this.surface.program);
    gl.uniformMatrix4fv(at.view, false, view);
    const hole = this.patch ? [...this.patch.centre.map((c, k) => c - eye[k]), this.patch.radius] : [0, 0, 0, -1];
    gl.uniform4fv(at.hole, hole);
    gl.uniform1f(at.inside, 0);
    gl.uniform3fv(at.offset, offset);
    if (this.mesh) {
      gl.bindVertexArray(this.faces.array);
      let first = 0;
      for (let i = 0; i < this.mesh.groups.length; ) {
        const { kind, tint, hidden } = this.mesh.groups[i];
        const alike = (group) => group?.kind === kind && group.tint === tint && group.hidden === hidden;
        let count = 0;
        for (; alike(this.mesh.groups[i]); i++) count += this.mesh.groups[i].count;
        if (!hidden) {
          gl.uniform3fv(at.color, rgb(`${CLASSES[kind]}-${tint}`).map((part) => part * dim));
          gl.uniform1f(at.stripes, CLASSES[kind] === "scenery" ? 0 : 1); // trees are seen from both sides
          gl.drawElements(gl.TRIANGLES, 3 * count, gl.UNSIGNED_INT, 12 * first);
        }
        first += count;
      }
    }
    if (this.patch) {
      gl.uniform4fv(at.hole, [...hole.slice(0, 3), hole[3] + 0.01]); // no slit by rounding
      gl.uniform1f(at.inside, 1);
      gl.uniform3fv(at.offset, this.patch.centre.map((c, k) => c - eye[k]));
      gl.uniform1f(at.stripes, 1);
      for (const part of this.patch.parts) {
        if (this.mesh?.hides(part.kind, part.piece)) continue;
        gl.bindVertexArray(part.array);
        gl.uniform3fv(at.color, rgb(part.color).map((c) => Math.min(1, c * dim * 1.06)));
        gl.drawArrays(gl.TRIANGLES, 0, part.count);
      }
    }
  }

  /** Lines of WebGL are one pixel wide: thicker ones are drawn several times beside each other. */
  drawLines(lines, indexed, color, width) {
    const gl = this.gl;
    gl.bindVertexArray(lines.array);
    gl.uniform4fv(this.line.at.color, color);
    gl.uniform1f(this.line.at.pull, 0.0004);
    const reach = (width - 1) / 2;
    for (let x = -reach; x <= reach; x++) {
      for (let y = -reach; y <= reach; y++) {
        gl.uniform2f(this.line.at.shift, (2 * x) / gl.drawingBufferWidth, (2 * y) / gl.drawingBufferHeight);
        if (indexed) gl.drawElements(gl.LINES, lines.count, gl.UNSIGNED_INT, 0);
        else gl.drawArrays(gl.LINES, 0, lines.count);
      }
    }
  }

  /** What stands behind something is faint, not gone. */
  drawGlyphs(view, offset) {
    const gl = this.gl;
    const at = this.glyph.at;
    gl.useProgram(this.glyph.program);
    gl.uniformMatrix4fv(at.view, false, view);
    gl.uniform3fv(at.offset, offset);
    gl.uniform1f(at.scale, devicePixelRatio || 1);
    gl.uniform3fv(at.colors, [...rgb("error"), ...rgb("warning"), ...rgb("note")]);
    gl.uniform3fv(at.rim, rgb("rim"));
    gl.bindVertexArray(this.glyphs.array);
    gl.depthMask(false);
    gl.depthFunc(gl.GREATER);
    gl.uniform1f(at.alpha, 0.4);
    gl.drawArrays(gl.POINTS, 0, this.glyphs.count);
    gl.depthFunc(gl.LEQUAL);
    gl.uniform1f(at.alpha, 1);
    gl.drawArrays(gl.POINTS, 0, this.glyphs.count);
    gl.depthFunc(gl.LESS);
    gl.depthMask(true);
  }

  /** Gives everything back: browsers lend only a few of these. */
  close() {
    this.gl.getExtension("WEBGL_lose_context")?.loseContext();
  }
}
