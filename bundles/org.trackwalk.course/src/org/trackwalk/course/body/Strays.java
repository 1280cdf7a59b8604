package org.trackwalk.course.body;

import java.util.BitSet;
import java.util.function.IntPredicate;
import org.trackwalk.ground.geometry.Partition;
import org.trackwalk.mesh.topology.Topology;

/**
 * Triangles that were turned over amid others: all of them that hang together use their common
 * edges with the others in the same direction as those. Where a surface is folded, or a body has an
 * underside, edges are used in opposite directions.
 */
public final class Strays {

  private Strays() {}

  /**
   * Those among triangles that face away.
   *
   * @param up triangles that face the right way
   * @param away areas of triangles that face away, square metres; 0 for others
   * @param most what is as large, all that hangs together, is ground that was made so
   * @return a new set
   */
  public static BitSet of(Topology topology, IntPredicate up, double[] away, double most) {
    int n = topology.triangleCount();
    BitSet down = new BitSet();
    for (int t = 0; t < n; t++) {
      down.set(t, away[t] > 0);
    }
    Partition parts = new Partition(n);
    BitSet turned = new BitSet();
    BitSet folded = new BitSet();
    for (int t = down.nextSetBit(0); t >= 0; t = down.nextSetBit(t + 1)) {
      for (int h = 3 * t; h < 3 * t + 3; h++) {
        int other = topology.twin(h) < 0 ? -1 : topology.twin(h) / 3;
        if (other >= 0 && down.get(other) && !topology.sameDirection(h)) {
          parts.join(t, other);
        } else if (other >= 0 && up.test(other)) {
          (topology.sameDirection(h) ? turned : folded).set(t);
        }
      }
    }
    BitSet own = firsts(parts, turned);
    own.andNot(firsts(parts, folded));
    double[] areas = new double[n];
    down.stream().forEach(t -> areas[parts.first(t)] += away[t]);
    BitSet strays = new BitSet();
    for (int t = down.nextSetBit(0); t >= 0; t = down.nextSetBit(t + 1)) {
      strays.set(t, own.get(parts.first(t)) && areas[parts.first(t)] < most);
    }
    return strays;
  }

  private static BitSet firsts(Partition parts, BitSet of) {
    BitSet firsts = new BitSet();
    of.stream().forEach(t -> firsts.set(parts.first(t)));
    return firsts;
  }
}
