package org.trackwalk.mesh.names;

/**
 * Texts with names of others in them as a person may be shown them in one line. A name comes from a
 * file or is one, and whoever made it may mean harm: it must not move a cursor, colour a terminal,
 * ring its bell, turn the letters around it, begin a line of its own, or be a command to the server
 * on which a build runs.
 */
public final class ShownText {

  /** Stands for what cannot be shown. */
  public static final char REPLACEMENT = '\ufffd';

  /** How build servers know a command: GitHub's runners skip the blanks before it. */
  private static final String COMMAND = "::";

  private ShownText() {}

  /** The text in one line. */
  public static String of(String text) {
    return servers(printable(text));
  }

  /** The same as a whole line, which is no command either. */
  public static String line(String text) {
    String shown = of(text);
    return startsCommand(shown) ? '\\' + shown.stripLeading() : shown;
  }

  /** Whether a build server would take a line that begins so for a command. */
  public static boolean startsCommand(String text) {
    return text.stripLeading().startsWith(COMMAND);
  }

  /** {@code ##[...]} and {@code ##vso[...]} are commands anywhere in a line. */
  private static String servers(String text) {
    return text.contains("##") ? text.replaceAll("##(?=\\w*\\[)", "# #") : text;
  }

  /**
   * The text for a place of its own in a page or a drawing, where nobody takes words for commands.
   */
  public static String printable(String text) {
    boolean clean = true;
    for (int i = 0; i < text.length() && clean; i++) {
      char c = text.charAt(i);
      clean = c >= ' ' && c < 0x7f;
    }
    if (clean) {
      return text;
    }
    StringBuilder shown = new StringBuilder(text.length());
    text.codePoints().forEach(c -> shown.appendCodePoint(shown(c)));
    return shown.toString();
  }

  /** What is shown for a character. */
  public static int shown(int c) {
    return switch (Character.getType(c)) {
      case Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR -> ' ';
      case Character.CONTROL ->
          c == '\n' || c == '\r' || c == '\t' || c == 0x85 ? ' ' : REPLACEMENT;
      case Character.SURROGATE -> REPLACEMENT;
      case Character.FORMAT -> joins(c) ? c : REPLACEMENT;
      default -> c;
    };
  }

  /**
   * Of the characters that only say how others are shown, those that a script or a small picture
   * cannot do without; the rest are marks of direction and what nobody sees.
   */
  private static boolean joins(int c) {
    boolean joiner = c == 0x200c || c == 0x200d;
    boolean arabicSign = c >= 0x600 && c < 0x8ff && c != 0x61c;
    return joiner || arabicSign;
  }
}
