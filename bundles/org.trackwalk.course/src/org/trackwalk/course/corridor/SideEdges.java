package org.trackwalk.course.corridor;

import java.util.BitSet;
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

  /** A ramp leads down to its foot, and to none of its borders. */
  boolean leadsDownTo(int h) {
    float[] p = surface.positions();
    double[] n = Vec.normal(p, surface.triangles(), h / 3);
    int a = 3 * topology.from(h);
    int b = 3 * topology.to(h);
    int apex = 3 * topology.apex(h);
    double outX = (double) p[b + 2] - p[a + 2];
    double outZ = (double) p[a] - p[b];
    double inward = outX * (p[apex] - p[a]) + outZ * (p[apex + 2] - p[a + 2]);
    double size = Math.sqrt((outX * outX + outZ * outZ) * (n[0] * n[0] + n[2] * n[2]));
    double down = (outX * n[0] + outZ * n[2]) * (inward > 0 ? -1 : 1);
    return down >= DOWN * size;
  }

  /** Where the lower end of an edge stands in the positions. */
  int lower(int h) {
    float[] p = surface.positions();
    int a = 3 * topology.from(h);
    int b = 3 * topology.to(h);
    return p[a + 1] <= p[b + 1] ? a : b;
  }

  /** Metres of an edge. */
  double length(int h) {
    float[] p = surface.positions();
    int a = 3 * topology.from(h);
    int b = 3 * topology.to(h);
    double x = (double) p[b] - p[a];
    double y = (double) p[b + 1] - p[a + 1];
    double z = (double) p[b + 2] - p[a + 2];
    return Math.sqrt(x * x + y * y + z * z);
  }
}
