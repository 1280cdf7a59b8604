package org.trackwalk.engines.tables;

import java.util.Arrays;
import java.util.List;
import org.trackwalk.io.engine.EngineBody;

/**
 * A straight road of quads with a seam across it (docs/engines.md).
 *
 * @param name as in the table
 * @param bodies of which it is made
 */
record RoadScene(String name, List<EngineBody> bodies) {

  /** The seam, metres. */
  static final double SEAM = 20;

  private static final double QUAD = 0.5;

  private static final double FROM = -2;

  private static final double TO = 60;

  /** Half the road's width, metres. */
  private static final double HALF = 4;

  private static final double MILLIMETRE_TENTH = 0.0001;

  private static final double CENTIMETRE = 0.01;

  private static final double BEND = Math.tan(Math.toRadians(2));

  /** The scenes of the table, in its order. */
  static List<RoadScene> all() {
    EngineBody front = strip(FROM, SEAM, 0, 0, 0);
    EngineBody back = strip(SEAM, TO, 0, 0, 0);
    return List.of(
        new RoadScene("flat, one mesh", List.of(strip(FROM, TO, 0, 0, 0))),
        new RoadScene("two abutting meshes", List.of(front, back)),
        new RoadScene("one mesh, vertices stored twice", List.of(joined(front, back))),
        new RoadScene(
            "0.1 mm step, two meshes", List.of(front, strip(SEAM, TO, MILLIMETRE_TENTH, 0, 0))),
        new RoadScene("1 cm step, two meshes", List.of(front, strip(SEAM, TO, CENTIMETRE, 0, 0))),
        new RoadScene("T-junction, two meshes", List.of(front, strip(SEAM, TO, 0, 0, QUAD / 2))),
        new RoadScene(
            "convex by 2 degrees, two meshes", List.of(front, strip(SEAM, TO, 0, -BEND, 0))));
  }

  /** One mesh whose vertices behind the seam lie at minus zero; or two. */
  static RoadScene minusZero(boolean one) {
    EngineBody front = strip(FROM, SEAM, 0, 0, 0);
    EngineBody back = strip(SEAM, TO, -0.0, 0, 0);
    return one
        ? new RoadScene("one mesh, -0.0 behind the seam", List.of(joined(front, back)))
        : new RoadScene("two meshes, -0.0 behind the seam", List.of(front, back));
  }

  /** Two abutting meshes of quads so long and wide, metres. */
  static RoadScene abutting(double quad) {
    return new RoadScene(
        "two abutting meshes, quads of " + quad + " m",
        List.of(strip(FROM, SEAM, 0, 0, 0, quad), strip(SEAM, TO, 0, 0, 0, quad)));
  }

  private static EngineBody strip(
      double from, double to, double height, double slope, double aside) {
    return strip(from, to, height, slope, aside, QUAD);
  }

  /**
   * A strip of quads.
   *
   * @param height of its beginning, metres; its sign is kept
   * @param slope from there on
   * @param aside metres by which its quads lie beside those of others
   * @param quad metres
   */
  private static EngineBody strip(
      double from, double to, double height, double slope, double aside, double quad) {
    int n = (int) Math.round((to - from) / quad);
    int m = (int) Math.round(2 * HALF / quad);
    float[] points = new float[3 * (n + 1) * (m + 1)];
    int[] corners = new int[6 * n * m];
    int p = 0;
    for (int i = 0; i <= n; i++) {
      for (int j = 0; j <= m; j++) {
        points[p++] = (float) (from + quad * i);
        points[p++] = (float) (slope == 0 ? height : height + slope * quad * i);
        points[p++] = (float) (-HALF + quad * j + aside);
      }
    }
    int c = 0;
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < m; j++) {
        int a = i * (m + 1) + j;
        int b = a + m + 1;
        for (int corner : new int[] {a, a + 1, b, b, a + 1, b + 1}) {
          corners[c++] = corner;
        }
      }
    }
    return new EngineBody(points, corners);
  }

  private static EngineBody joined(EngineBody a, EngineBody b) {
    float[] points = Arrays.copyOf(a.points(), a.points().length + b.points().length);
    System.arraycopy(b.points(), 0, points, a.points().length, b.points().length);
    int[] corners = Arrays.copyOf(a.corners(), a.corners().length + b.corners().length);
    for (int i = 0; i < b.corners().length; i++) {
      corners[a.corners().length + i] = b.corners()[i] + a.points().length / 3;
    }
    return new EngineBody(points, corners);
  }
}
