package org.trackwalk.course.corridor;

import java.util.BitSet;
import org.trackwalk.ground.geometry.Partition;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * The closed bodies of a level, such as houses and boxes: their volume tells which side of them is
 * outward, whatever stands around them (divergence theorem; M. Botsch et al., Polygon Mesh
 * Processing).
 *
 * @param rightly bodies whose volume is positive
 * @param wrongly bodies whose volume is negative: they are wound inside out
 */
record ClosedBodies(int rightly, int wrongly) {

  /** Counts them, those without a volume left out. */
  static ClosedBodies of(WeldedSurface surface, Topology topology, BitSet without) {
    int n = surface.triangleCount();
    Partition parts = new Partition(n);
    BitSet open = new BitSet();
    for (int h = 0; h < 3 * n; h++) {
      int twin = topology.twin(h);
      if (twin > h) {
        parts.join(h / 3, twin / 3);
      }
    }
    for (int h = 0; h < 3 * n; h++) {
      if (topology.twin(h) < 0 || topology.sameDirection(h) || without.get(h / 3)) {
        open.set(parts.first(h / 3));
      }
    }
    double[] volumes = new double[n];
    for (int t = 0; t < n; t++) {
      int part = parts.first(t);
      if (!open.get(part)) {
        volumes[part] += volume(surface, part, t);
      }
    }
    int rightly = 0;
    int wrongly = 0;
    for (double volume : volumes) {
      rightly += volume > 0 ? 1 : 0;
      wrongly += volume < 0 ? 1 : 0;
    }
    return new ClosedBodies(rightly, wrongly);
  }

  /** How many more are wound rightly than inside out; negative when it is fewer. */
  int outward() {
    return rightly - wrongly;
  }

  /** Six times the volume between a triangle and a corner of its body's first one. */
  private static double volume(WeldedSurface surface, int part, int t) {
    float[] p = surface.positions();
    int[] c = surface.triangles();
    int anchor = 3 * c[3 * part];
    double[] d = new double[9];
    for (int i = 0; i < 3; i++) {
      for (int k = 0; k < 3; k++) {
        d[3 * i + k] = (double) p[3 * c[3 * t + i] + k] - p[anchor + k];
      }
    }
    return d[0] * (d[4] * d[8] - d[5] * d[7])
        + d[1] * (d[5] * d[6] - d[3] * d[8])
        + d[2] * (d[3] * d[7] - d[4] * d[6]);
  }
}
