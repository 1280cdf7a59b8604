package org.trackwalk.mesh.topology;

import java.util.Arrays;
import java.util.BitSet;
import org.trackwalk.mesh.geometry.ExactPredicates;

/** What of a topology depends on where vertices lie, where some have been moved. */
final class MovedTriangles {

  private final Topology before;
  private final float[] positions;
  private final BitSet collinear;
  private final EdgeFacts facts;

  /**
   * Looks at the edges of triangles again.
   *
   * @param before topology of what it was
   * @param from where vertices were
   * @param to where they are
   * @param changed triangles, ascending
   */
  MovedTriangles(Topology before, float[] from, float[] to, int[] changed) {
    this.before = before;
    positions = to;
    collinear = (BitSet) before.collinear().clone();
    facts = before.facts().copy();
    int[] c = before.corners();
    for (int t : changed) {
      if (before.degenerate(t)) {
        continue;
      }
      collinear.set(t, ExactPredicates.collinear(to, c[3 * t], c[3 * t + 1], c[3 * t + 2]));
      for (int h = 3 * t; h < 3 * t + 3; h++) {
        int twin = before.twin(h);
        if (twin < 0) {
          continue;
        }
        int lower = Math.min(h, twin);
        // An edge between two of them is looked at once, from its lower half-edge.
        if (h == lower || Arrays.binarySearch(changed, Topology.triangle(twin)) < 0) {
          facts.unbend(bend(from, lower));
          facts.bend(bend(to, lower));
        }
      }
    }
  }

  private int bend(float[] p, int h) {
    return -ExactPredicates.orient3d(
        p, before.from(h), before.to(h), before.apex(h), before.apex(before.twin(h)));
  }

  float[] positions() {
    return positions;
  }

  BitSet collinear() {
    return collinear;
  }

  EdgeFacts facts() {
    return facts;
  }
}
