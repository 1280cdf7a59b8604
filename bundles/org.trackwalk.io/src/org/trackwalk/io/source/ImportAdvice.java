package org.trackwalk.io.source;

import java.util.regex.Pattern;

/** What to type so that a scene file becomes a level. */
final class ImportAdvice {

  /** Paths with other characters mean something else to a shell. */
  private static final Pattern PLAIN = Pattern.compile("[\\p{L}\\p{N}_./:@%+=,-]+");

  private static final Pattern SPECIAL = Pattern.compile("([\"$`\\\\])");

  private ImportAdvice() {}

  /**
   * Half a sentence.
   *
   * @param shown the scene file as the user sees it
   */
  static String of(String shown) {
    return "'trackwalk import " + word(shown) + "' makes a level of it";
  }

  /** One word for a shell, between double quotes where it must be: Windows knows no others. */
  private static String word(String path) {
    return PLAIN.matcher(path).matches()
        ? path
        : '"' + SPECIAL.matcher(path).replaceAll("\\\\$1") + '"';
  }
}
