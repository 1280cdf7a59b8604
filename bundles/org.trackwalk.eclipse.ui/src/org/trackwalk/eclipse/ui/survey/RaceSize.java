package org.trackwalk.eclipse.ui.survey;

import java.util.Locale;
import java.util.Optional;
import org.trackwalk.course.scale.UnitWords;
import org.trackwalk.mesh.level.LengthUnit;

/** Whether a level has the size of a race track; a wrong unit or axis makes every number wrong. */
public final class RaceSize {

  /** Indoor kart tracks are about so long from end to end, metres. */
  private static final double SHORTEST = 40;

  /** The Nordschleife, the longest permanent circuit, lies in a square of about 7 km, metres. */
  private static final double LONGEST = 15_000;

  /** What most circuits measure from end to end, metres; used to guess a unit. */
  private static final double USUAL_LEAST = 150;

  private static final double USUAL_MOST = 8000;

  /** A level that is higher than this share of its length stands on its side. */
  private static final double STEEPEST = 0.6;

  private RaceSize() {}

  /**
   * A sentence on what is strange.
   *
   * @param size metres along X, Y (up) and Z
   * @param unit that the files were read in; null when they differ
   */
  public static Optional<String> doubt(double[] size, LengthUnit unit) {
    double length = Math.max(size[0], size[2]);
    double longest = Math.max(length, size[1]);
    if (longest < SHORTEST) {
      String small = "Only " + metres(longest) + " from end to end: a car is 4.5 m long.";
      return Optional.of(small + better(longest, unit));
    }
    if (longest > LONGEST) {
      String large = metres(longest) + " from end to end is longer than any race track.";
      return Optional.of(large + better(longest, unit));
    }
    if (size[1] > STEEPEST * length) {
      return Optional.of(
          "It is "
              + metres(size[1])
              + " high and "
              + metres(length)
              + " long: does another axis"
              + " point up?");
    }
    return Optional.empty();
  }

  /** {@code 312 m × 204 m}. */
  public static String ground(double[] size) {
    return metres(size[0]) + " × " + metres(size[2]);
  }

  /**
   * {@code 39 m high, 20 m without scenery}: the first as the command line has it.
   *
   * @param full metres along X, Y (up) and Z of everything
   * @param driven of all but the scenery
   */
  public static String height(double[] full, double[] driven) {
    String all = metres(full[1]);
    String some = metres(driven[1]);
    return all + " high" + (all.equals(some) ? "" : ", " + some + " without scenery");
  }

  /** A length as a designer says it. */
  static String metres(double length) {
    if (length >= 10_000) {
      return String.format(Locale.ROOT, "%.0f km", length / 1000);
    }
    return String.format(Locale.ROOT, length < 10 ? "%.1f m" : "%.0f m", length);
  }

  private static String better(double longest, LengthUnit unit) {
    if (unit == null) {
      return " Is the unit right?";
    }
    for (LengthUnit other : LengthUnit.values()) {
      double then = longest / unit.metres() * other.metres();
      if (other != unit && then >= USUAL_LEAST && then <= USUAL_MOST) {
        return " With " + UnitWords.of(other) + " it would be " + metres(then) + ".";
      }
    }
    return " Is the unit right?";
  }
}
