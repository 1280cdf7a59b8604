package org.trackwalk.contact.parts;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import org.trackwalk.mesh.progress.Progress;

/** The cut of a cell after which the hulls of both sides have least too much. */
final class Slice {

  /**
   * How much a cut in the middle is liked, as a part of the cell's hull: enough to choose where
   * hulls lose nothing yet, as in a ring that is first halved.
   */
  private static final double EVEN = 0.01;

  /** Cuts that are measured in full: those that are best by the farthest points of both sides. */
  private static final int MEASURED = 4;

  private record Rated(Cut cut, double cost) {}

  private Slice() {}

  /**
   * The two sides of the best cut; none when no plane divides the cell.
   *
   * @param flat metres: what is nearer to a plane is in it
   */
  static List<Cell> best(Cell cell, double flat, Progress progress) {
    List<Rated> rated = new ArrayList<>();
    for (Plane plane : CutPlanes.of(cell)) {
      progress.check();
      Cut cut = new Cut(cell.solid(), plane, flat);
      if (cut.divides()) {
        rate(cut, cut.hullVolumeNearly(1), cut.hullVolumeNearly(-1), rated);
      }
    }
    // The sort keeps the order of equals, here and below.
    rated.sort(Comparator.comparingDouble(Rated::cost));
    List<Rated> measured = new ArrayList<>();
    for (Rated near : rated.subList(0, Math.min(MEASURED, rated.size()))) {
      rate(near.cut, near.cut.hullVolume(1), near.cut.hullVolume(-1), measured);
    }
    if (measured.isEmpty()) {
      return List.of();
    }
    Cut best = Collections.min(measured, Comparator.comparingDouble(Rated::cost)).cut;
    return List.of(Cell.piece(best.side(1)), Cell.piece(best.side(-1)));
  }

  private static void rate(Cut cut, double front, double back, List<Rated> rated) {
    if (front > 0 && back > 0) {
      rated.add(new Rated(cut, front + back + EVEN * Math.abs(front - back)));
    }
  }
}
