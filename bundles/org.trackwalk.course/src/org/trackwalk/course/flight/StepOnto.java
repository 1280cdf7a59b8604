package org.trackwalk.course.flight;

import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.mesh.geometry.ClosestPoint;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Whether a car on one level triangle gets onto another: somewhere, seen from above, they lie over
 * each other or side by side, and there the other is no more than a step higher or lower. What lies
 * farther away or lower it {@link Falls} onto.
 *
 * <p>The difference of two planes' heights is linear, so over the common part of two triangles it
 * is least and greatest at corners of that part: corners of one of them, or where two of their
 * sides cross. All that is between the two is found somewhere.
 */
public final class StepOnto {

  /** What a car is taken to get up at most, metres: the largest step (docs/ledger.md). */
  public static final double STEP = 0.5;

  /** How far beside a place a step up from there may be, seen from above, metres. */
  public static final double SIDE = 0.5;

  /**
   * How wide a gap a car jumps over, seen from above, metres. A wheel that leaves an edge falls by
   * its radius in sqrt(2 * 0.3 m / 9.81 m/s2) = 0.25 s; at 65 km/h, slow for a race track, it has
   * gone 4.5 m then, and that is a car's length (free fall, no drag).
   */
  static final double JUMP = 4.5;

  private final WeldedSurface surface;

  /** Both triangles as seen from above, six corners, all at height 0. */
  private final float[] plan = new float[18];

  private final double[] heights = new double[6];
  private final double[] closest = new double[ClosestPoint.RESULT_LENGTH];

  /** By how much the other lies higher, where that is least, metres. */
  private double least;

  /** By how much the other lies higher, where that is greatest, metres. */
  private double greatest;

  /** Asks for any two triangles of a surface. */
  public StepOnto(WeldedSurface surface) {
    this.surface = surface;
  }

  /** Whether a car gets from one triangle onto another; both are less steep than a wall. */
  public boolean possible(int from, int to) {
    return possible(from, to, STEP);
  }

  /** As above, for what gets up so much at most, metres. */
  public boolean possible(int from, int to, double step) {
    take(from, 0);
    take(to, 3);
    least = Double.POSITIVE_INFINITY;
    greatest = Double.NEGATIVE_INFINITY;
    double[] n = Vec.normal(surface.positions(), surface.triangles(), from);
    double[] m = Vec.normal(surface.positions(), surface.triangles(), to);
    for (int i = 0; i < 3; i++) {
      if (beside(i, 3)) {
        rise(height(m, 3, closest[0], closest[2]) - heights[i]);
      }
      if (beside(3 + i, 0)) {
        rise(heights[3 + i] - height(n, 0, closest[0], closest[2]));
      }
    }
    for (int i = 0; i < 3; i++) {
      for (int j = 0; j < 3; j++) {
        cross(i, (i + 1) % 3, 3 + j, 3 + (j + 1) % 3);
      }
    }
    return least <= step && greatest >= -step;
  }

  /** Takes in by how much the other lies higher; what stands upright has no height. */
  private void rise(double height) {
    if (Double.isFinite(height)) {
      least = Math.min(least, height);
      greatest = Math.max(greatest, height);
    }
  }

  /** Height of one triangle at its place that is nearest to the middle of another from above. */
  double heightBeside(int from, int to) {
    take(from, 0);
    take(to, 3);
    double x = ((double) plan[9] + plan[12] + plan[15]) / 3;
    double z = ((double) plan[11] + plan[14] + plan[17]) / 3;
    ClosestPoint.onTriangle(plan, 0, 1, 2, x, 0, z, closest);
    double[] n = Vec.normal(surface.positions(), surface.triangles(), from);
    return height(n, 0, closest[0], closest[2]);
  }

  /**
   * Whether a vertex lies beside a triangle, seen from above, no more than {@code up} above it and
   * no more than a step below it.
   */
  boolean beside(int from, int vertex, double up) {
    take(from, 0);
    float[] p = surface.positions();
    int v = 3 * vertex;
    ClosestPoint.onTriangle(plan, 0, 1, 2, p[v], 0, p[v + 2], closest);
    double[] n = Vec.normal(p, surface.triangles(), from);
    double higher = p[v + 1] - height(n, 0, closest[0], closest[2]);
    return closest[6] <= SIDE * SIDE && higher <= up && higher >= -STEP;
  }

  private void take(int t, int at) {
    float[] p = surface.positions();
    for (int k = 0; k < 3; k++) {
      int v = 3 * surface.triangles()[3 * t + k];
      plan[3 * (at + k)] = p[v];
      plan[3 * (at + k) + 2] = p[v + 2];
      heights[at + k] = p[v + 1];
    }
  }

  /**
   * Whether a corner is near the triangle that begins at {@code at}; leaves where it is nearest.
   */
  private boolean beside(int corner, int at) {
    ClosestPoint.onTriangle(
        plan, at, at + 1, at + 2, plan[3 * corner], 0, plan[3 * corner + 2], closest);
    return closest[6] <= SIDE * SIDE;
  }

  /** Height of a triangle's plane at a place. */
  private double height(double[] n, int at, double x, double z) {
    return heights[at] - (n[0] * (x - plan[3 * at]) + n[2] * (z - plan[3 * at + 2])) / n[1];
  }

  /** Takes in where the side a-b of the one and c-d of the other cross. */
  private void cross(int a, int b, int c, int d) {
    double ux = (double) plan[3 * b] - plan[3 * a];
    double uz = (double) plan[3 * b + 2] - plan[3 * a + 2];
    double vx = (double) plan[3 * d] - plan[3 * c];
    double vz = (double) plan[3 * d + 2] - plan[3 * c + 2];
    double wx = (double) plan[3 * c] - plan[3 * a];
    double wz = (double) plan[3 * c + 2] - plan[3 * a + 2];
    double area = ux * vz - uz * vx;
    double s = (wx * vz - wz * vx) / area;
    double t = (wx * uz - wz * ux) / area;
    if (area != 0 && s >= 0 && s <= 1 && t >= 0 && t <= 1) {
      rise(
          heights[c]
              + t * (heights[d] - heights[c])
              - (heights[a] + s * (heights[b] - heights[a])));
    }
  }
}
