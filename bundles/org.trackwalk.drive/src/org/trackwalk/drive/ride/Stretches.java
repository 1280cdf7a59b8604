package org.trackwalk.drive.ride;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;

/** What lies near to each other along a road, put together: over the start of a lap, too. */
public final class Stretches {

  private Stretches() {}

  /**
   * Stretches in the order of their first items. One that spans the start of a lap begins with what
   * lies before it, so that its first item has a greater station than its last.
   *
   * @param sorted by station
   * @param station metres along the centre line, less than a lap
   * @param apart from a greater distance on there are two stretches, metres
   * @param lap length of the centre line, metres; infinite where that is open
   */
  public static <T> List<List<T>> of(
      List<T> sorted, ToDoubleFunction<T> station, double apart, double lap) {
    List<List<T>> stretches = new ArrayList<>();
    for (int from = 0; from < sorted.size(); ) {
      int to = from + 1;
      while (to < sorted.size()
          && station.applyAsDouble(sorted.get(to)) - station.applyAsDouble(sorted.get(to - 1))
              <= apart) {
        to++;
      }
      stretches.add(sorted.subList(from, to));
      from = to;
    }
    if (stretches.size() > 1
        && station.applyAsDouble(stretches.getFirst().getFirst())
                + lap
                - station.applyAsDouble(stretches.getLast().getLast())
            <= apart) {
      List<T> over = new ArrayList<>(stretches.removeLast());
      over.addAll(stretches.removeFirst());
      stretches.add(over);
    }
    return stretches;
  }

  /** Metres from the first station of a stretch to its last, over the start of a lap or not. */
  public static double length(double first, double last, double lap) {
    return last >= first ? last - first : last + lap - first;
  }
}
