package org.trackwalk.contact.parts;

import java.util.List;
import org.trackwalk.mesh.parallel.Workers;
import org.trackwalk.mesh.progress.Progress;

/** The cut of a cell after which the hulls of both sides have least too much. */
final class Slice {

  /**
   * How much a cut in the middle is liked, as a part of the cell's hull: enough to choose where
   * hulls lose nothing yet, as in a ring that is first halved.
   */
  private static final double EVEN = 0.01;

  private record Rated(Cut cut, double cost) {}

  private Slice() {}

  /**
   * The two sides of the best cut; none when no plane divides the cell.
   *
   * @param flat metres: what is nearer to a plane is in it
   */
  static List<Cell> best(Cell cell, double flat, int threads, Progress progress) {
    List<Plane> planes = CutPlanes.of(cell);
    Rated[] rated = new Rated[planes.size()];
    LeastVolumes least = new LeastVolumes(1);
    Workers.run(
        threads,
        rated.length,
        i -> {
          progress.check();
          Cut cut = new Cut(cell.solid(), planes.get(i), flat);
          rated[i] = cut.divides() ? rated(cut, least.last()) : null;
          least.add(rated[i] == null ? Double.POSITIVE_INFINITY : rated[i].cost);
        });
    Rated best = null;
    for (Rated next : rated) {
      best = next != null && (best == null || next.cost < best.cost) ? next : best;
    }
    return best == null
        ? List.of()
        : List.of(Cell.piece(best.cut.side(1)), Cell.piece(best.cut.side(-1)));
  }

  /**
   * A cut with its cost; null when one of the sides is flat, and when it costs more than a limit.
   */
  private static Rated rated(Cut cut, double limit) {
    double[][] points = cut.points();
    double front = NearHull.volume(points[0], limit);
    double back = NearHull.volume(points[1], limit - front);
    return front > 0 && back > 0 && front + back < Double.POSITIVE_INFINITY
        ? new Rated(cut, front + back + EVEN * Math.abs(front - back))
        : null;
  }
}
