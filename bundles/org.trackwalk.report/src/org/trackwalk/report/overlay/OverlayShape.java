package org.trackwalk.report.overlay;

import java.util.Arrays;
import org.trackwalk.model.finding.Finding;

/**
 * What marks a finding in a modelling tool: an upright ribbon along its path, which is seen from
 * the side and hides nothing from above, and a pin over its worst place. Triangles, because not
 * every tool shows lines; both sides are drawn.
 *
 * @param origin what the positions are relative to, three doubles in level coordinates
 * @param positions xyz triples in metres, Y up, relative to the origin
 * @param triangles three indices each
 */
record OverlayShape(double[] origin, float[] positions, int[] triangles) {

  /** Height of the ribbon, metres: the height of a kerb with its shadow. */
  static final double RIBBON = 0.2;

  /** Radius of the pin, metres: a car's wheel, which is found at a glance. */
  static final double PIN = 0.3;

  /** How far the pin's middle hovers over the place, metres. */
  static final double HOVER = 1.0;

  /** Corners of the pin's upper part, around a circle. */
  private static final int CORNERS = 6;

  /** Parts of a path that are shorter are left out, metres. */
  private static final double SHORTEST = 1e-6;

  /** The shape of a finding. */
  static OverlayShape of(Finding finding) {
    double[] place = finding.position();
    Draft draft = new Draft(place);
    double[] path = finding.path();
    for (int i = 3; i + 2 < path.length; i += 3) {
      draft.ribbon(path, i - 3, i);
    }
    draft.pin();
    return new OverlayShape(
        place.clone(),
        Arrays.copyOf(draft.positions, draft.floats),
        Arrays.copyOf(draft.triangles, draft.indices));
  }

  private static final class Draft {
    private final double[] origin;
    private float[] positions = new float[96];
    private int[] triangles = new int[96];
    private int floats;
    private int indices;

    Draft(double[] origin) {
      this.origin = origin;
    }

    private void ribbon(double[] path, int from, int to) {
      double x = path[to] - path[from];
      double y = path[to + 1] - path[from + 1];
      double z = path[to + 2] - path[from + 2];
      if (!(x * x + y * y + z * z > SHORTEST * SHORTEST)) {
        return;
      }
      int a = vertex(path[from], path[from + 1], path[from + 2]);
      int b = vertex(path[to], path[to + 1], path[to + 2]);
      int c = vertex(path[to], path[to + 1] + RIBBON, path[to + 2]);
      int d = vertex(path[from], path[from + 1] + RIBBON, path[from + 2]);
      triangle(a, b, c);
      triangle(a, c, d);
    }

    /** A cone that points at the place, closed by a flatter one. */
    private void pin() {
      int tip = vertex(origin[0], origin[1], origin[2]);
      int top = vertex(origin[0], origin[1] + HOVER + PIN, origin[2]);
      int first = floats / 3;
      for (int i = 0; i < CORNERS; i++) {
        double angle = 2 * StrictMath.PI * i / CORNERS;
        vertex(
            origin[0] + PIN * StrictMath.cos(angle),
            origin[1] + HOVER,
            origin[2] + PIN * StrictMath.sin(angle));
      }
      for (int i = 0; i < CORNERS; i++) {
        int here = first + i;
        int next = first + (i + 1) % CORNERS;
        triangle(tip, here, next);
        triangle(top, next, here);
      }
    }

    private int vertex(double x, double y, double z) {
      if (floats + 3 > positions.length) {
        positions = Arrays.copyOf(positions, 2 * positions.length);
      }
      positions[floats++] = (float) (x - origin[0]) + 0.0f;
      positions[floats++] = (float) (y - origin[1]) + 0.0f;
      positions[floats++] = (float) (z - origin[2]) + 0.0f;
      return floats / 3 - 1;
    }

    private void triangle(int a, int b, int c) {
      if (indices + 3 > triangles.length) {
        triangles = Arrays.copyOf(triangles, 2 * triangles.length);
      }
      triangles[indices++] = a;
      triangles[indices++] = b;
      triangles[indices++] = c;
    }
  }
}
