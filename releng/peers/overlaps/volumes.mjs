// Volumes in common of the pairs of pairs.py, by manifold-3d (Apache-2.0, npm): a second judge beside meet.cpp.
// npm install manifold-3d; node volumes.mjs level/pairs.obj overlaps.json
import {readFileSync} from 'node:fs';
import Module from 'manifold-3d';

const wasm = await Module();
wasm.setup();
const bodies = new Map();
const corners = [];
let body = null;
for (const line of readFileSync(process.argv[2], 'utf8').split('\n')) {
  const [kind, ...words] = line.trim().split(/\s+/);
  if (kind === 'o') {
    body = {first: corners.length, faces: []};
    bodies.set(words[0], body);
  } else if (kind === 'v') {
    corners.push(words.map(Number));
  } else if (kind === 'f') {
    body.faces.push(...words.map(word => Number(word) - 1 - body.first));
    body.last = corners.length;
  }
}

function solid(name) {
  const one = bodies.get(name);
  const mesh = new wasm.Mesh({
    numProp: 3,
    vertProperties: new Float32Array(corners.slice(one.first, one.last).flat()),
    triVerts: new Uint32Array(one.faces),
  });
  return new wasm.Manifold(mesh);
}

const told = new Map();
for (const one of JSON.parse(readFileSync(process.argv[3], 'utf8')).overlaps) {
  const names = [one.a, one.b].map(name => name.split(' ')[0].slice(1));
  if (names[0] === names[1]) {
    told.set(names[0], one.volume);
  }
}
let meet = 0;
let worst = 0;
const missing = [];
for (const name of [...bodies.keys()].filter(name => name.startsWith('a')).map(name => name.slice(1))) {
  const a = solid('a' + name);
  const b = solid('b' + name);
  const volume = a.intersect(b).volume();
  a.delete();
  b.delete();
  if (volume > 0) {
    meet++;
    if (told.has(name)) {
      worst = Math.max(worst, Math.abs(told.get(name) - volume));
    } else {
      missing.push(`${name} ${volume}`);
    }
  }
}
console.log(`${told.size} pairs told of ${meet} that share room; largest difference ${worst.toPrecision(3)} m3`);
console.log('not told:', missing.slice(0, 20));
