package org.trackwalk.course.part;

import java.util.BitSet;
import org.trackwalk.course.flight.StepOnto;
import org.trackwalk.ground.geometry.Partition;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * What stands in a road or at its edge no higher than a step, such as the face of a kerb: it is
 * called road rightly, and higher faces are walls.
 */
public final class LowFaces {

  private final WeldedSurface surface;
  private final Topology topology;

  /** What is too steep for ground, and what of it hangs together, edge by edge. */
  private final BitSet steep;

  private final Partition faces;

  private LowFaces(WeldedSurface surface, Topology topology, BitSet steep) {
    this.surface = surface;
    this.topology = topology;
    this.steep = steep;
    this.faces = new Partition(surface.triangleCount());
  }

  /**
   * Finds the low faces that belong to a road: they touch it, or no other ground that is called so.
   *
   * @param called all that is called road
   * @param floor what of it carries a car
   * @param road what of that is the road
   */
  public static BitSet beside(
      WeldedSurface surface, Topology topology, BitSet called, BitSet floor, BitSet road) {
    BitSet steep = (BitSet) called.clone();
    steep.andNot(floor);
    BitSet apart = (BitSet) floor.clone();
    apart.andNot(road);
    return steep.isEmpty() ? steep : new LowFaces(surface, topology, steep).find(road, apart);
  }

  private BitSet find(BitSet road, BitSet apart) {
    steep.stream().forEach(this::join);
    double[] area = new double[surface.triangleCount()];
    double[] border = new double[surface.triangleCount()];
    BitSet high = new BitSet();
    BitSet beside = touching(road);
    BitSet elsewhere = touching(apart);
    for (int t = steep.nextSetBit(0); t >= 0; t = steep.nextSetBit(t + 1)) {
      int face = faces.first(t);
      double[] n = Vec.areaNormal(surface.positions(), surface.triangles(), t);
      area[face] += Math.sqrt(Vec.dot(n, 0, n, 0)) / 2;
      for (int h = 3 * t; h < 3 * t + 3; h++) {
        border[face] += steepBeyond(h) ? 0 : length(h);
      }
      high.set(face, high.get(face) || height(t) > StepOnto.STEP);
    }
    BitSet low = new BitSet();
    for (int t = steep.nextSetBit(0); t >= 0; t = steep.nextSetBit(t + 1)) {
      int face = faces.first(t);
      // A long strip's height is its area by its length, half of its border.
      boolean strip = !high.get(face) && area[face] <= StepOnto.STEP * border[face] / 2;
      low.set(t, strip && (beside.get(face) || !elsewhere.get(face)));
    }
    return low;
  }

  private boolean steepBeyond(int halfEdge) {
    int twin = topology.twin(halfEdge);
    return twin >= 0 && steep.get(twin / 3);
  }

  private void join(int t) {
    for (int h = 3 * t; h < 3 * t + 3; h++) {
      if (steepBeyond(h)) {
        faces.join(t, topology.twin(h) / 3);
      }
    }
  }

  /** The faces that share a vertex with some ground. */
  private BitSet touching(BitSet ground) {
    int[] c = surface.triangles();
    BitSet corners = new BitSet();
    ground.stream()
        .forEach(
            t -> {
              for (int k = 3 * t; k < 3 * t + 3; k++) {
                corners.set(c[k]);
              }
            });
    BitSet touching = new BitSet();
    for (int t = steep.nextSetBit(0); t >= 0; t = steep.nextSetBit(t + 1)) {
      for (int k = 3 * t; k < 3 * t + 3; k++) {
        if (corners.get(c[k])) {
          touching.set(faces.first(t));
        }
      }
    }
    return touching;
  }

  /** How high a steep triangle is over its own foot, along a road that rises or falls, metres. */
  private double height(int t) {
    float[] p = surface.positions();
    int[] c = surface.triangles();
    double[] n = Vec.normal(p, c, t);
    double size = Math.sqrt(n[0] * n[0] + n[2] * n[2]);
    int low = 3 * t;
    int high = 3 * t;
    double[] along = new double[3];
    for (int k = 0; k < 3; k++) {
      int v = 3 * c[3 * t + k];
      along[k] = (n[2] * p[v] - n[0] * p[v + 2]) / size;
      low = along[k] < along[low - 3 * t] ? 3 * t + k : low;
      high = along[k] > along[high - 3 * t] ? 3 * t + k : high;
    }
    int middle = 9 * t + 3 - low - high;
    if (low == high) {
      return 0;
    }
    double share =
        (along[middle - 3 * t] - along[low - 3 * t]) / (along[high - 3 * t] - along[low - 3 * t]);
    double from = p[3 * c[low] + 1];
    double foot = from + share * (p[3 * c[high] + 1] - from);
    return Math.abs(p[3 * c[middle] + 1] - foot);
  }

  private double length(int h) {
    return Vec.distance(surface.positions(), topology.from(h), topology.to(h));
  }
}
