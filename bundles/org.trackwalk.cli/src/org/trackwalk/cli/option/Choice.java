package org.trackwalk.cli.option;

import java.util.Collection;
import java.util.List;
import org.trackwalk.cli.console.UsageException;
import org.trackwalk.io.names.NearestName;
import org.trackwalk.io.names.PrintableName;

/** Texts that must be one of a few known names, numbers or points; errors name the nearest name. */
public final class Choice {

  private Choice() {}

  /**
   * Checks a name.
   *
   * @param what for the message, for instance {@code --fail-on}
   * @throws UsageException when it is not known
   */
  public static String known(String what, String typed, Collection<String> names)
      throws UsageException {
    if (names.contains(typed)) {
      return typed;
    }
    throw new UsageException(
        what
            + ": '"
            + PrintableName.of(typed)
            + "' is not known"
            + NearestName.hint(typed, names)
            + "; it is one of "
            + String.join(", ", names));
  }

  /** Checks a name of which there are too many to list them all. */
  public static String oneOfMany(
      String what, String typed, Collection<String> names, String whereListed)
      throws UsageException {
    if (names.contains(typed)) {
      return typed;
    }
    String hint = NearestName.hint(typed, names);
    throw new UsageException(
        what + ": '" + PrintableName.of(typed) + "' is not known" + hint + "; " + whereListed);
  }

  /** A finite number. */
  public static double number(String what, String text) throws UsageException {
    double value;
    try {
      value = Double.parseDouble(text.strip());
    } catch (NumberFormatException e) {
      throw new UsageException(what + ": '" + PrintableName.of(text) + "' is not a number");
    }
    if (!Double.isFinite(value)) {
      throw new UsageException(what + ": '" + PrintableName.of(text) + "' is not a finite number");
    }
    return value;
  }

  /**
   * A whole number in bounds.
   *
   * @throws UsageException when it is none, or not in {@code [least, most]}
   */
  public static int whole(String what, double value, int least, int most) throws UsageException {
    if (value != StrictMath.rint(value) || value < least || value > most) {
      throw new UsageException(
          what + ": a whole number from " + least + " to " + most + " is needed");
    }
    return (int) value;
  }

  /** A whole number in bounds as it was typed; the usual one when nothing was. */
  public static int whole(String what, String text, int usual, int least, int most)
      throws UsageException {
    return text == null ? usual : whole(what, number(what, text), least, most);
  }

  /** Three numbers with commas between them. */
  public static double[] point(String what, String text) throws UsageException {
    List<String> parts = List.of(text.split(",", -1));
    if (parts.size() != 3) {
      throw new UsageException(what + ": '" + text + "' is not a point; write X,Y,Z");
    }
    double[] point = new double[3];
    for (int k = 0; k < 3; k++) {
      point[k] = number(what, parts.get(k));
    }
    return point;
  }
}
