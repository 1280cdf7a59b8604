package org.trackwalk.course.side;

import java.util.BitSet;
import org.trackwalk.course.patch.SideSlope;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.ground.reach.Slopes;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * What is asked of the edges of a road's sloped sides.
 *
 * @param road all that is called road
 */
record SideEdges(WeldedSurface surface, Topology topology, BitSet road) {

  /** Cosine, seen from above, between the way down and the way out over an edge that is a foot. */
  private static final double DOWN = 0.1;

  /** Cosine between the ways down two neighbours that are one side: 45 degrees. */
  private static final double SAME_WAY = StrictMath.sqrt(0.5);

  /** Whether a triangle carries, and is steeper than any road. */
  boolean isSteep(int t) {
    double up = Slopes.up(surface, t);
    return up >= Slopes.GROUND && Math.sqrt(1 - up * up) > SideSlope.STEEPEST * up;
  }

  /** Whether the road does not go on across an edge. */
  boolean isOutline(int h) {
    int twin = topology.twin(h);
    return twin < 0 || !road.get(twin / 3) || Slopes.up(surface, twin / 3) < Slopes.GROUND;
  }

  /**
   * Whether a side goes on across an edge, down the same way within 45 degrees. What is folded back
   * under it does not, nor does the other slope of a ridge or of a corner.
   */
  boolean goesOn(int h) {
    int twin = topology.twin(h);
    if (twin < 0 || !road.get(twin / 3) || !isSteep(twin / 3)) {
      return false;
    }
    double[] out = outward(h);
    double[] back = outward(twin);
    if (out[0] * back[0] + out[1] * back[1] > 0) {
      return false;
    }
    double[] a = Vec.normal(surface.positions(), surface.triangles(), h / 3);
    double[] b = Vec.normal(surface.positions(), surface.triangles(), twin / 3);
    double both = Math.hypot(a[0], a[2]) * Math.hypot(b[0], b[2]);
    return a[0] * b[0] + a[2] * b[2] >= SAME_WAY * both;
  }

  /** A ramp leads down to its foot, and to none of its borders. */
  boolean leadsDownTo(int h) {
    return down(h) >= DOWN;
  }

  /** Cosine, seen from above, between the way down a triangle and the way out over an edge. */
  double down(int h) {
    double[] n = Vec.normal(surface.positions(), surface.triangles(), h / 3);
    double[] out = outward(h);
    double size = Math.hypot(n[0], n[2]);
    return size == 0 ? 0 : (out[0] * n[0] + out[1] * n[2]) / size;
  }

  /** The way out of a triangle over an edge as seen from above, x and z, of length one. */
  double[] outward(int h) {
    float[] p = surface.positions();
    int a = 3 * topology.from(h);
    int b = 3 * topology.to(h);
    int apex = 3 * topology.apex(h);
    double x = (double) p[b + 2] - p[a + 2];
    double z = (double) p[a] - p[b];
    double inward = x * ((double) p[apex] - p[a]) + z * ((double) p[apex + 2] - p[a + 2]);
    double size = Math.hypot(x, z) * (inward > 0 ? -1 : 1);
    return size == 0 ? new double[2] : new double[] {x / size, z / size};
  }

  /** Where the lower end of an edge stands in the positions. */
  int lower(int h) {
    float[] p = surface.positions();
    int a = 3 * topology.from(h);
    int b = 3 * topology.to(h);
    return p[a + 1] <= p[b + 1] ? a : b;
  }

  /** Metres of an edge, seen from above. */
  double width(int h) {
    float[] p = surface.positions();
    int a = 3 * topology.from(h);
    int b = 3 * topology.to(h);
    return Math.hypot((double) p[b] - p[a], (double) p[b + 2] - p[a + 2]);
  }
}
