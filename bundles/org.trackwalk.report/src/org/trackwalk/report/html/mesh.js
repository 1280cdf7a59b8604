const CLASSES = ["road", "verge", "barrier", "scenery", "unknown"];

/** The mesh of a level; positions are single floats from the middle of what is shown first. */
function readMesh(reader) {
  if (reader.whole() !== 1) throw new Error("a mesh of another version");
  const vertices = reader.whole();
  const groups = new Array(reader.whole());
  const triangles = reader.whole();
  const origin = [reader.real(), reader.real(), reader.real()];
  const step = reader.real();
  const box = [0, 1, 2].map(() => [reader.real(), reader.real()]);
  const centre = box.map(([low, high]) => (low + high) / 2);
  const pieces = Array.from({ length: reader.whole() }, () => reader.text());
  for (let i = 0; i < groups.length; i++) {
    groups[i] = { kind: reader.whole(), tint: reader.whole(), piece: reader.whole(), count: reader.whole(), hidden: false };
  }
  const positions = new Float32Array(3 * vertices);
  for (let k = 0; k < 3; k++) {
    for (let i = 0, steps = 0; i < vertices; i++) {
      steps += reader.signed();
      positions[3 * i + k] = origin[k] + steps * step - centre[k];
    }
  }
  const indices = new Uint32Array(3 * triangles);
  for (let i = 0, fresh = 0; i < indices.length; i++) {
    const behind = reader.whole();
    indices[i] = behind === 0 ? fresh++ : fresh - behind;
  }
  const borders = new Uint32Array(2 * reader.whole());
  for (let i = 0, before = 0; i < borders.length; i += 2) {
    before += reader.signed();
    borders[i] = before;
    borders[i + 1] = before + reader.signed();
  }
  return { positions, indices, groups, pieces, borders, box, centre, hides: () => false };
}

/** The triangles of what is shown. */
function shownIndices(mesh) {
  const parts = [];
  let first = 0;
  for (const { count, hidden } of mesh.groups) {
    if (!hidden) parts.push([first, first + 3 * count]);
    first += 3 * count;
  }
  const shown = new Uint32Array(parts.reduce((sum, [from, to]) => sum + to - from, 0));
  let at = 0;
  for (const [from, to] of parts) {
    shown.set(mesh.indices.subarray(from, to), at);
    at += to - from;
  }
  return shown;
}

/** The edges between pieces that something shown ends at. */
function shownBorders(mesh) {
  const used = new Uint8Array(mesh.positions.length / 3);
  for (const vertex of shownIndices(mesh)) used[vertex] = 1;
  const shown = [];
  for (let i = 0; i < mesh.borders.length; i += 2) {
    if (used[mesh.borders[i]] && used[mesh.borders[i + 1]]) shown.push(mesh.borders[i], mesh.borders[i + 1]);
  }
  return new Uint32Array(shown);
}

/** Exact triangles around findings, by fingerprint; positions are from the finding's place. */
function readPatches(reader) {
  const patches = new Map();
  for (let n = reader ? reader.whole() : 0; n > 0; n--) {
    const name = reader.text();
    const centre = [reader.real(), reader.real(), reader.real()];
    const radius = reader.real();
    const count = reader.whole();
    const parts = new Map();
    for (let t = 0; t < count; t++) {
      const kind = reader.whole();
      const color = `${CLASSES[kind]}-${reader.whole()}`;
      const piece = reader.whole();
      const key = `${color} ${piece}`;
      if (!parts.has(key)) parts.set(key, { kind, color, piece, corners: [] });
      for (let i = 0; i < 9; i++) parts.get(key).corners.push(reader.single());
    }
    patches.set(name, { centre, radius, count, parts: [...parts.values()] });
  }
  return patches;
}

/** Open seams as pairs of points, from the middle of what is shown first. */
function readSeams(reader, centre) {
  const segments = [];
  const steps = [0, 0, 0];
  for (let n = reader ? reader.whole() : 0; n > 0; n--) {
    let before = null;
    for (let points = reader.whole(); points > 0; points--) {
      const at = steps.map((_, k) => (steps[k] += reader.signed()) / 1000 - centre[k]);
      if (before) segments.push(...before, ...at);
      before = at;
    }
  }
  return new Float32Array(segments);
}

/** Each edge once, as pairs of vertices. */
function wires(indices) {
  const edges = new Float64Array(indices.length);
  for (let i = 0; i < indices.length; i++) {
    const a = indices[i];
    const b = indices[i % 3 === 2 ? i - 2 : i + 1];
    edges[i] = Math.min(a, b) * 0x8000000 + Math.max(a, b);
  }
  edges.sort();
  const pairs = [];
  for (let i = 0; i < edges.length; i++) {
    if (i === 0 || edges[i] !== edges[i - 1]) {
      pairs.push(Math.floor(edges[i] / 0x8000000), edges[i] % 0x8000000);
    }
  }
  return new Uint32Array(pairs);
}

/**
 * The nearest shown triangle on a ray (T. Moeller, B. Trumbore, "Fast, minimum storage ray/triangle
 * intersection", 1997): its distance and group, or null.
 */
function hit(mesh, from, along) {
  const p = mesh.positions;
  let best = Infinity;
  let found = null;
  let group = -1;
  let end = 0;
  for (let t = 0; t < mesh.indices.length; t += 3) {
    while (t >= end) end += 3 * mesh.groups[++group].count;
    if (mesh.groups[group].hidden) {
      t = end - 3;
      continue;
    }
    const a = 3 * mesh.indices[t];
    const b = 3 * mesh.indices[t + 1];
    const c = 3 * mesh.indices[t + 2];
    const ux = p[b] - p[a], uy = p[b + 1] - p[a + 1], uz = p[b + 2] - p[a + 2];
    const vx = p[c] - p[a], vy = p[c + 1] - p[a + 1], vz = p[c + 2] - p[a + 2];
    const hx = along[1] * vz - along[2] * vy, hy = along[2] * vx - along[0] * vz, hz = along[0] * vy - along[1] * vx;
    const det = ux * hx + uy * hy + uz * hz;
    if (det === 0) continue;
    const sx = from[0] - p[a], sy = from[1] - p[a + 1], sz = from[2] - p[a + 2];
    const u = (sx * hx + sy * hy + sz * hz) / det;
    if (u < 0 || u > 1) continue;
    const qx = sy * uz - sz * uy, qy = sz * ux - sx * uz, qz = sx * uy - sy * ux;
    const v = (along[0] * qx + along[1] * qy + along[2] * qz) / det;
    if (v < 0 || u + v > 1) continue;
    const distance = (vx * qx + vy * qy + vz * qz) / det;
    if (distance > 0 && distance < best) {
      best = distance;
      found = mesh.groups[group];
    }
  }
  return found && { distance: best, group: found };
}
