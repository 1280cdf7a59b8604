package org.trackwalk.examples.seeded;

import java.util.ArrayList;
import java.util.List;

/**
 * What must be told of a scene.
 *
 * @param least the lowest severity that is right; null where nothing may be told
 * @param most the highest that is right; null where nothing may be told
 * @param points of the place, level coordinates, three doubles each; empty where nothing may be
 *     told
 * @param reach how far from those points it may be told, metres
 * @param measures numbers in metres, of which one must be told; empty where none is known
 * @param edgesDrop whether the level's outer borders end over lower ground, which may be told, too
 * @param once whether one line must say it all
 */
public record Expected(
    Told least,
    Told most,
    List<double[]> points,
    double reach,
    List<Double> measures,
    boolean edgesDrop,
    boolean once) {

  /** How loud; from quiet to loud. */
  public enum Told {
    INFO,
    WARNING,
    ERROR
  }

  /** Takes copies. */
  public Expected {
    points = List.copyOf(points);
    measures = List.copyOf(measures);
  }

  /** Nothing at all. */
  public static Expected silence() {
    return new Expected(null, null, List.of(), 0, List.of(), false, true);
  }

  /** The same, where another number is as right; nothing stays nothing. */
  Expected orMeasure(double metres) {
    if (silent()) {
      return this;
    }
    List<Double> more = new ArrayList<>(measures);
    more.add(metres);
    return new Expected(least, most, points, reach, more, edgesDrop, once);
  }

  /** Whether nothing may be told. */
  public boolean silent() {
    return least == null;
  }

  /** Whether a position is near the place. */
  public boolean near(double[] at) {
    for (double[] p : points) {
      double x = at[0] - p[0];
      double y = at[1] - p[1];
      double z = at[2] - p[2];
      if (x * x + y * y + z * z <= reach * reach) {
        return true;
      }
    }
    return false;
  }
}
