package org.trackwalk.eclipse.viewer.gl;

/**
 * Sources in GLSL 1.20. Positions are taken relative to the eye before they are multiplied, so that
 * millimetres survive far from the origin.
 */
final class Shaders {

  /** Where a shader of triangles says what else it does with pictures. */
  private static final String FIRST = "#version 120\n";

  /** The same shader of triangles with a picture that is multiplied by the colour. */
  static String pictured(String source) {
    return source.replace(FIRST, FIRST + "#define PICTURED\n");
  }

  /** Triangles: the colour's alpha says which corner a vertex is. */
  static final String MESH_VERTEX =
      """
      #version 120
      attribute vec3 position;
      attribute vec4 colour;
      uniform mat4 matrix;
      uniform vec3 eye;
      varying vec3 away;
      varying vec3 corner;
      varying vec3 paint;
      #ifdef PICTURED
      attribute vec3 extra;
      varying vec2 place;
      #endif
      void main() {
        #ifdef PICTURED
        place = extra.xy;
        #endif
        away = position - eye;
        corner = vec3(colour.a < 0.25, colour.a >= 0.25 && colour.a < 0.75, colour.a >= 0.75);
        paint = colour.rgb;
        gl_Position = matrix * vec4(away, 1.0);
      }
      """;

  /**
   * Lambert shading by the face's normal, which is the cross product of the derivatives of the
   * position; hemispheric sky light; backs are dark and striped. Wireframe by barycentric distance
   * (J. A. Baerentzen et al., "Single-pass wireframe rendering", SIGGRAPH 2006).
   */
  static final String MESH_FRAGMENT =
      """
      #version 120
      varying vec3 away;
      varying vec3 corner;
      varying vec3 paint;
      uniform vec3 wire;
      uniform float wireShare;
      uniform float opacity;
      uniform vec4 cut;
      #ifdef PICTURED
      varying vec2 place;
      uniform sampler2D picture;
      uniform float cutout;
      #endif
      void main() {
        vec3 own = paint;
        #ifdef PICTURED
        vec4 seen = texture2D(picture, place);
        own *= seen.rgb;
        if (seen.a < cutout) {
          discard;
        }
        #endif
        if (dot(away, cut.xyz) > cut.w) {
          discard;
        }
        vec3 n = cross(dFdx(away), dFdy(away));
        float size = length(n);
        n = size > 0.0 ? n / size : vec3(0.0, 1.0, 0.0);
        vec3 back = -normalize(away);
        n *= dot(n, back) < 0.0 ? -1.0 : 1.0;
        vec3 sun = normalize(vec3(0.45, 0.8, 0.35));
        float light = 0.42 + 0.10 * n.y + 0.40 * max(dot(n, sun), 0.0) + 0.14 * dot(n, back);
        vec3 c = own * light;
        if (!gl_FrontFacing) {
          float stripe = step(0.5, fract((gl_FragCoord.x + gl_FragCoord.y) / 12.0));
          c = mix(c * 0.45, vec3(0.35, 0.12, 0.12), 0.25 + 0.2 * stripe);
        }
        if (wireShare > 0.0) {
          vec3 w = fwidth(corner);
          vec3 s = smoothstep(vec3(0.0), 1.3 * w, corner);
          float line = 1.0 - min(s.x, min(s.y, s.z));
          float dense = max(w.x, max(w.y, w.z));
          c = mix(c, wire, wireShare * line * clamp(1.2 - 2.5 * dense, 0.12, 1.0));
        }
        gl_FragColor = vec4(c, opacity);
      }
      """;

  /** Lines and ribbons: a foot and an offset that grows with a factor. */
  static final String LINE_VERTEX =
      """
      #version 120
      attribute vec3 position;
      attribute vec4 colour;
      attribute vec3 extra;
      uniform mat4 matrix;
      uniform vec3 eye;
      uniform float factor;
      uniform float nearer;
      uniform vec4 cut;
      varying vec4 paint;
      varying float beyond;
      void main() {
        vec3 away = position - eye + factor * extra;
        beyond = dot(away, cut.xyz) - cut.w;
        paint = colour;
        gl_Position = matrix * vec4(away * (1.0 - nearer), 1.0);
      }
      """;

  static final String LINE_FRAGMENT =
      """
      #version 120
      varying vec4 paint;
      varying float beyond;
      uniform float strength;
      void main() {
        if (beyond > 0.0) {
          discard;
        }
        gl_FragColor = vec4(paint.rgb, paint.a * strength);
      }
      """;

  /** Lights: a point with a size in pixels. */
  static final String GLYPH_VERTEX =
      """
      #version 120
      attribute vec3 position;
      attribute vec4 colour;
      attribute vec3 extra;
      uniform mat4 matrix;
      uniform vec3 eye;
      uniform float scale;
      varying vec3 paint;
      varying float ring;
      varying float pixels;
      void main() {
        paint = colour.rgb;
        ring = extra.y;
        pixels = extra.x * scale;
        gl_Position = matrix * vec4(position - eye, 1.0);
        gl_PointSize = pixels;
      }
      """;

  /** A core with a light rim and a glow around it; with {@code ring} also a halo. */
  static final String GLYPH_FRAGMENT =
      """
      #version 120
      varying vec3 paint;
      varying float ring;
      varying float pixels;
      uniform float strength;
      uniform float pulse;
      uniform vec3 halo;
      void main() {
        float r = 2.0 * length(gl_PointCoord - vec2(0.5));
        float soft = 3.0 / pixels;
        float core = 1.0 - smoothstep(0.34 - soft, 0.34 + soft, r);
        float rim = 1.0 - smoothstep(0.44 - soft, 0.44 + soft, r);
        float glow = 0.55 * pow(max(0.0, 1.0 - r), 1.5);
        vec3 c = mix(mix(paint, vec3(1.0), rim), paint, core);
        float a = max(rim, glow);
        if (ring > 0.5) {
          float at = 0.66 + 0.22 * pulse;
          float band = 1.0 - smoothstep(0.05, 0.05 + 2.0 * soft, abs(r - at));
          c = mix(c, halo, band * (1.0 - rim));
          a = max(a, band);
        }
        gl_FragColor = vec4(c, a * strength);
      }
      """;

  /** Flat things in pixels from the upper left corner. */
  static final String FLAT_VERTEX =
      """
      #version 120
      attribute vec3 position;
      attribute vec4 colour;
      attribute vec3 extra;
      uniform vec2 view;
      varying vec4 paint;
      varying vec2 place;
      void main() {
        paint = colour;
        place = extra.xy;
        vec2 p = vec2(2.0, -2.0) * position.xy / view + vec2(-1.0, 1.0);
        gl_Position = vec4(p, 0.0, 1.0);
      }
      """;

  static final String FLAT_FRAGMENT =
      """
      #version 120
      varying vec4 paint;
      varying vec2 place;
      uniform sampler2D picture;
      uniform float pictured;
      void main() {
        vec4 c = pictured > 0.5 ? texture2D(picture, place) : vec4(1.0);
        gl_FragColor = paint * c;
      }
      """;

  private Shaders() {}
}
