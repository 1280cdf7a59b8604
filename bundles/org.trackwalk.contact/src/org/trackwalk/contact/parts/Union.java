package org.trackwalk.contact.parts;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.trackwalk.mesh.progress.Progress;

/**
 * The bodies of a mesh as one solid: what lies in several of them counts once, and what lies in
 * larger ones needs no part of its own.
 *
 * @param cells the bodies that have room of their own, and flat ones, in the order that they had
 * @param hidden those that lie in larger ones but for next to nothing
 * @param volume cubic metres of all bodies together
 */
record Union(List<Cell> cells, List<Cell> hidden, double volume) {

  /**
   * Part of a body's volume: one that has less room of its own is hidden. A thousandth is what rays
   * leave of a body whose side lies in the side of a larger one; a share, so of no unit.
   */
  private static final double OWN = 1e-3;

  /**
   * Part of a body's volume by which the rays may be wrong where they are believed: of one that
   * fewer than about four rays meet across nothing is known, and it is kept.
   */
  private static final double SAMPLED = 0.25;

  /** Bodies as one. */
  static Union of(List<Cell> bodies, Progress progress) {
    List<Cell> largest = new ArrayList<>(bodies);
    largest.removeIf(Cell::flat);
    largest.sort(Comparator.comparingDouble((Cell cell) -> -cell.held()));
    List<Solid> solids = new ArrayList<>();
    double volume = 0;
    for (Cell cell : largest) {
      solids.add(cell.sheet() ? Group.of(cell).solid() : cell.solid());
      volume += cell.held();
    }
    Multiplicity measured = Multiplicity.of(solids, progress);
    List<Cell> hidden = new ArrayList<>();
    for (int i = 0; i < largest.size(); i++) {
      double held = largest.get(i).held();
      if (Math.abs(measured.met()[i] - held) <= SAMPLED * held
          && measured.first()[i] <= OWN * held) {
        hidden.add(largest.get(i));
      }
    }
    List<Cell> cells = new ArrayList<>(bodies);
    cells.removeIf(cell -> hidden.stream().anyMatch(one -> one == cell));
    return new Union(cells, hidden, volume - measured.more());
  }

  /** The groups, with the hulls of the hidden bodies that stand out of them taken in. */
  List<Group> covered(List<Group> groups, Progress progress) {
    List<Group> covered = new ArrayList<>(groups);
    for (Cell cell : hidden) {
      if (!new Uncovered(covered).any(cell.solid(), progress)) {
        continue;
      }
      Group alone = Group.of(cell);
      if (covered.isEmpty()) {
        covered.add(alone);
        continue;
      }
      int best = 0;
      double least = Double.POSITIVE_INFINITY;
      for (int i = 0; i < covered.size(); i++) {
        double more = Group.size(covered.get(i), alone).volume() - covered.get(i).hull().volume();
        best = more < least ? i : best;
        least = Math.min(least, more);
      }
      // Its room is in the other cells already.
      covered.set(best, covered.get(best).with(alone.points()));
    }
    return covered;
  }
}
