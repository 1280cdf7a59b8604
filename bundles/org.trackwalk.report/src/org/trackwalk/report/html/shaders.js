/** Surfaces: lit by the slope of the triangle itself; striped from behind, where a car would fall through. */
const SURFACE = [
  `#version 300 es
uniform mat4 view; uniform vec3 offset;
in vec3 place;
out vec3 seen;
void main() { seen = place + offset; gl_Position = view * vec4(seen, 1.0); }`,
  `#version 300 es
precision highp float;
uniform vec3 color; uniform vec4 hole; uniform float inside; uniform float stripes;
in vec3 seen;
out vec4 paint;
void main() {
  bool within = distance(seen, hole.xyz) < hole.w;
  if (within != (inside > 0.5)) discard;
  vec3 n = normalize(cross(dFdx(seen), dFdy(seen)));
  float lit = 0.62 + 0.30 * max(0.0, dot(n, normalize(vec3(-0.45, 0.78, -0.43)))) + 0.14 * n.y;
  vec3 c = color * lit;
  if (!gl_FrontFacing && stripes > 0.5) {
    float stripe = step(4.0, mod(gl_FragCoord.x + gl_FragCoord.y, 8.0));
    c = color * mix(0.45, 0.55, stripe) + vec3(0.07, 0.0, 0.10);
  }
  paint = vec4(c, 1.0);
}`,
];

/** Lines, pulled a little towards the eye so that surfaces do not swallow them. */
const LINE = [
  `#version 300 es
uniform mat4 view; uniform vec3 offset; uniform vec2 shift; uniform float pull;
in vec3 place;
void main() {
  gl_Position = view * vec4(place + offset, 1.0);
  gl_Position.xy += shift * gl_Position.w;
  gl_Position.z -= pull * gl_Position.w;
}`,
  `#version 300 es
precision highp float;
uniform vec4 color;
out vec4 paint;
void main() { paint = color; }`,
];

/** Findings: a diamond, a triangle or a disc with a rim; kind and size ride on the position. */
const GLYPH = [
  `#version 300 es
uniform mat4 view; uniform vec3 offset; uniform float scale;
in vec3 place; in vec2 look;
flat out float kind;
void main() {
  kind = look.x;
  gl_Position = view * vec4(place + offset, 1.0);
  gl_Position.z -= 0.002 * gl_Position.w;
  gl_PointSize = look.y * scale;
}`,
  `#version 300 es
precision highp float;
uniform vec3 colors[3]; uniform vec3 rim; uniform float alpha;
flat in float kind;
out vec4 paint;
void main() {
  vec2 q = 2.2 * (gl_PointCoord - 0.5);
  float d = length(q) - 0.85;
  if (kind < 0.5) d = (abs(q.x) + abs(q.y) - 1.05) * 0.75;
  else if (kind < 1.5) d = max(q.y - 0.75, (abs(q.x) * 0.87 - q.y * 0.5 - 0.48));
  if (d > 0.0) discard;
  vec3 c = d > (kind > 0.5 && kind < 1.5 ? -0.11 : -0.2) ? rim : colors[int(kind + 0.5)];
  paint = vec4(c, alpha);
}`,
];
