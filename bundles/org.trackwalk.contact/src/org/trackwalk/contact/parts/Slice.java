package org.trackwalk.contact.parts;

import java.util.List;
import org.trackwalk.mesh.progress.Progress;

/** The cut of a cell after which the hulls of both sides have least too much. */
final class Slice {

  /**
   * How much a cut in the middle is liked, as a part of the cell's hull: enough to choose where
   * hulls lose nothing yet, as in a ring that is first halved.
   */
  private static final double EVEN = 0.01;

  private Slice() {}

  /**
   * The two sides of the best cut; none when no plane divides the cell.
   *
   * @param flat metres: what is nearer to a plane is in it
   */
  static List<Cell> best(Cell cell, double flat, Progress progress) {
    Cut best = null;
    double least = Double.POSITIVE_INFINITY;
    for (Plane plane : CutPlanes.of(cell.solid())) {
      progress.check();
      Cut cut = new Cut(cell.solid(), plane, flat);
      if (!cut.divides()) {
        continue;
      }
      double front = cut.hullVolume(1);
      double back = cut.hullVolume(-1);
      double cost = front + back + EVEN * Math.abs(front - back);
      if (front > 0 && back > 0 && cost < least) {
        least = cost;
        best = cut;
      }
    }
    return best == null ? List.of() : List.of(Cell.piece(best.side(1)), Cell.piece(best.side(-1)));
  }
}
