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
 */
public final class WorstNear {

  /** Places of one cause in one cell that are probed in full: one for each metre of its edge. */
  public static final int MOST = 20;

  /** Edge of a cell, metres: its diagonal is shorter than the 30 m beyond which nothing changes. */
  public static final int EDGE = 20;

  private WorstNear() {}

  private record Cell(long x, long z) {

    static Cell of(double[] point) {
      return new Cell((long) Math.floor(point[0] / EDGE), (long) Math.floor(point[2] / EDGE));
    }
  }

  /**
   * Of each cell the first {@link #MOST}, in the order in which they were given.
   *
   * @param all the worst first
   * @param place x, y, z of one, metres
   */
  public static <T> List<T> of(List<T> all, Function<T, double[]> place) {
    Map<Cell, Integer> counts = new HashMap<>();
    List<T> chosen = new ArrayList<>();
    for (T one : all) {
      if (counts.merge(Cell.of(place.apply(one)), 1, Integer::sum) <= MOST) {
        chosen.add(one);
      }
    }
    return List.copyOf(chosen);
  }
}
