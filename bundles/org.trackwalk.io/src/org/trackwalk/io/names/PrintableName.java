package org.trackwalk.io.names;

/** A name from a file as it can be shown in one line. */
public final class PrintableName {

  /** Longer names are cut: they are for reading. */
  private static final int LONGEST = 240;

  private PrintableName() {}

  /** Without blanks around it and control characters in it; cut with an ellipsis when too long. */
  public static String of(String name) {
    boolean control = name.codePoints().anyMatch(Character::isISOControl);
    String clean = (control ? name.replaceAll("\\p{Cc}", "\uFFFD") : name).strip();
    if (clean.length() <= LONGEST) {
      return clean;
    }
    return clean.substring(0, clean.offsetByCodePoints(0, clean.codePointCount(0, LONGEST))) + "…";
  }
}
