package org.trackwalk.seams.ledger;

import org.trackwalk.ground.border.OpenEdges;
import org.trackwalk.mesh.tree.IntList;

/** The box around an open edge in which others are sought. Each thread has its own. */
final class ReachBox {

  private final OpenEdges edges;
  private final double[] lo = new double[3];
  private final double[] hi = new double[3];

  ReachBox(OpenEdges edges) {
    this.edges = edges;
  }

  /**
   * Sets it around what lies between two places of an edge.
   *
   * @param side metres on all sides
   * @param alongNormal metres more along the surface's normal
   */
  void around(int e, double from, double to, double side, double alongNormal) {
    for (int k = 0; k < 3; k++) {
      double a = edges.point(e, from, k);
      double b = edges.point(e, to, k);
      double margin = side + alongNormal * bulge(e, k);
      lo[k] = Math.min(a, b) - margin;
      hi[k] = Math.max(a, b) + margin;
    }
  }

  /** How much of the way along the normal points along axis k: it may lean up to 30 degrees. */
  private double bulge(int e, int k) {
    return Math.min(1, Math.abs(edges.normal(e, k)) + 0.5);
  }

  /**
   * Fills {@code out} with the edges whose own boxes meet it, in any order.
   *
   * @return false when these are more than {@code most}
   */
  boolean edges(int most, IntList out) {
    out.clear();
    return edges
        .tree()
        .addOverlapping(
            Math.nextDown((float) lo[0]),
            Math.nextDown((float) lo[1]),
            Math.nextDown((float) lo[2]),
            Math.nextUp((float) hi[0]),
            Math.nextUp((float) hi[1]),
            Math.nextUp((float) hi[2]),
            most,
            out);
  }

  /** Whether an edge is among those that {@link #edges} finds. */
  boolean meets(int f) {
    for (int k = 0; k < 3; k++) {
      double a = edges.point(f, 0, k);
      double b = edges.point(f, 1, k);
      if (Math.min(a, b) > Math.nextUp((float) hi[k])
          || Math.max(a, b) < Math.nextDown((float) lo[k])) {
        return false;
      }
    }
    return true;
  }
}
