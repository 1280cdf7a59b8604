package org.trackwalk.seams.ledger;

import java.util.function.IntPredicate;
import org.trackwalk.ground.border.BorderLimits;
import org.trackwalk.ground.border.OpenEdges;
import org.trackwalk.ground.border.Surroundings;
import org.trackwalk.mesh.tree.IntList;

/**
 * Where ground that lies over a border ends in the open, a step above the border's own sheet: a
 * wheel that comes along the sheet meets that lip, so the border under it is not out of reach. The
 * sand over a rock's skirt has none, for the rock comes up through it.
 */
final class Lip {

  private final OpenEdges edges;
  private final BorderLimits limits;

  Lip(OpenEdges edges, BorderLimits limits) {
    this.edges = edges;
    this.limits = limits;
  }

  /**
   * Whether ground ends over a sheet, on the way inward from its border.
   *
   * @param p a point of the border
   * @param out level unit direction outward
   * @param rise how much the border's sheet rises per metre outward
   * @param counts which edges may be a lip
   */
  boolean over(double[] p, double[] out, double rise, IntPredicate counts, Surroundings around) {
    double low = Math.min(p[1], p[1] - LedgerLimits.LIP * rise);
    double high = Math.max(p[1], p[1] - LedgerLimits.LIP * rise) + limits.stepLimit();
    IntList near = new IntList();
    edges
        .tree()
        .overlapping(
            Math.nextDown((float) Math.min(p[0], p[0] - LedgerLimits.LIP * out[0])),
            Math.nextDown((float) low),
            Math.nextDown((float) Math.min(p[2], p[2] - LedgerLimits.LIP * out[2])),
            Math.nextUp((float) Math.max(p[0], p[0] - LedgerLimits.LIP * out[0])),
            Math.nextUp((float) high),
            Math.nextUp((float) Math.max(p[2], p[2] - LedgerLimits.LIP * out[2])),
            Integer.MAX_VALUE,
            near);
    for (int i = 0; i < near.size(); i++) {
      if (counts.test(near.get(i))
          && faces(near.get(i), out)
          && stands(near.get(i), p, out, rise, around)) {
        return true;
      }
    }
    return false;
  }

  /** Whether an edge is ground's and looks inward. */
  private boolean faces(int f, double[] out) {
    return Math.abs(edges.normal(f, 1)) >= limits.steep()
        && edges.conormal(f, 0) * out[0] + edges.conormal(f, 2) * out[2] < 0;
  }

  /** Whether an edge crosses the way inward, seen from above, and lies a step over the sheet. */
  private boolean stands(int f, double[] p, double[] out, double rise, Surroundings around) {
    double ax = edges.point(f, 0, 0) - p[0];
    double az = edges.point(f, 0, 2) - p[2];
    double bx = edges.point(f, 1, 0) - edges.point(f, 0, 0);
    double bz = edges.point(f, 1, 2) - edges.point(f, 0, 2);
    // a + t b = -d out
    double area = bx * out[2] - bz * out[0];
    double t = (az * out[0] - ax * out[2]) / area;
    if (!(t >= 0 && t <= 1)) {
      return false;
    }
    double x = ax + t * bx;
    double z = az + t * bz;
    double inward = -(x * out[0] + z * out[2]);
    double y = edges.point(f, t, 1);
    double step = y - (p[1] - rise * inward);
    if (inward < 0
        || inward > LedgerLimits.LIP
        || step < limits.exact()
        || step > limits.stepLimit()) {
      return false;
    }
    // Behind a slit the cover may go on, or it lies under other ground itself.
    double on = limits.lookNear();
    return !around.hasGround(
        p[0] + x - on * out[0], y, p[2] + z - on * out[2], limits.headroom(), step / 2);
  }
}
