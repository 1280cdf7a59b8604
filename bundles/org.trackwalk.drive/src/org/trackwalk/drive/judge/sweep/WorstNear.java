package org.trackwalk.drive.judge.sweep;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * The worst of what lies near each other: so many of each cell of a grid that is fixed to the
 * level's coordinates. Which places are probed in full depends on nothing farther off than a cell
 * is long, and the work grows with the road, not with the number of faults at one place.
 *
 * @param chosen in the order in which they were given
 * @param counts of all in each cell
 */
public record WorstNear<T>(List<T> chosen, Map<Cell, Integer> counts) {

  /** Places of one cause in one cell that are probed in full (docs/ranking.md). */
  public static final int MOST = 20;

  /** Edge of a cell, metres: its diagonal is shorter than the 30 m beyond which nothing changes. */
  public static final int EDGE = 20;

  /** A cell, counted in edges from the level's origin. */
  public record Cell(int x, int z) {

    /** The one in which a point lies, x, y, z. */
    public static Cell of(double[] point) {
      return new Cell((int) Math.floor(point[0] / EDGE), (int) Math.floor(point[2] / EDGE));
    }
  }

  /**
   * Chooses of each cell the first {@link #MOST}.
   *
   * @param all the worst first
   * @param place x, y, z of one
   */
  public static <T> WorstNear<T> of(List<T> all, Function<T, double[]> place) {
    Map<Cell, Integer> counts = new HashMap<>();
    List<T> chosen = new ArrayList<>();
    for (T one : all) {
      if (counts.merge(Cell.of(place.apply(one)), 1, Integer::sum) <= MOST) {
        chosen.add(one);
      }
    }
    return new WorstNear<>(List.copyOf(chosen), Map.copyOf(counts));
  }

  /** How many more there are in the cell of a point. */
  public int leftOut(double[] point) {
    return Math.max(0, counts.getOrDefault(Cell.of(point), 0) - MOST);
  }
}
