package org.trackwalk.io.kn5;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The name of a mesh that cars feel: a number above zero, the key of a surface, and whatever makes
 * it unlike other names ({@code 1ROAD}, {@code 21KERB019}). Meshes without are drawn only.
 */
public final class FeltName {

  private static final Pattern FELT = Pattern.compile("0*[1-9]\\d*(\\D.*)");

  /** Names of places and gates, not of ground. */
  private static final String MARKER = "AC_";

  /** Those of starts, pits and poles, as the game knows them. */
  private static final Pattern PLACE =
      Pattern.compile(
          "AC_((HOTLAP_)?START_\\d+|PIT_\\d+|TIME_\\d+_[LR]|(AB|OPEN)_(START|FINISH)_[LR])");

  private FeltName() {}

  /** Whether cars feel a mesh of this name. */
  public static boolean isFelt(String name) {
    return FELT.matcher(name).matches();
  }

  /** Whether it names a start, a pit or a gate. */
  public static boolean isMarker(String name) {
    return name.startsWith(MARKER);
  }

  /** Whether it is the very name of a place: no object of another game is called so. */
  public static boolean isPlace(String name) {
    return PLACE.matcher(name).matches();
  }

  /** What stands behind the number; empty when there is none. */
  public static Optional<String> behindNumber(String name) {
    Matcher felt = FELT.matcher(name);
    return felt.matches() ? Optional.of(felt.group(1)) : Optional.empty();
  }
}
