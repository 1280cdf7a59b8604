package org.trackwalk.mesh.names;

import java.io.IOException;
import java.io.UncheckedIOException;

/**
 * Texts as JSON has them (RFC 8259, section 7). A program reads the very text; what would move a
 * cursor, end a line or turn the letters around it is escaped, should somebody look at the file or
 * read it line by line.
 */
public final class JsonString {

  private static final String HEX = "0123456789abcdef";

  private JsonString() {}

  /** The text in quotation marks. */
  public static String of(String text) {
    StringBuilder quoted = new StringBuilder(text.length() + 2);
    try {
      append(text, quoted);
    } catch (IOException e) {
      throw new UncheckedIOException(e); // a builder throws none
    }
    return quoted.toString();
  }

  /** Writes the text in quotation marks. */
  public static void append(String text, Appendable out) throws IOException {
    out.append('"');
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '"' -> out.append("\\\"");
        case '\\' -> out.append("\\\\");
        case '\n' -> out.append("\\n");
        case '\r' -> out.append("\\r");
        case '\t' -> out.append("\\t");
        default -> {
          if (c >= ' ' && c < 0x7f || !unseen(text, i)) {
            out.append(c);
          } else {
            out.append("\\u").append(HEX.charAt(c >> 12)).append(HEX.charAt(c >> 8 & 15));
            out.append(HEX.charAt(c >> 4 & 15)).append(HEX.charAt(c & 15));
          }
        }
      }
    }
    out.append('"');
  }

  /**
   * Also half of a character beyond 16 bits; alone it has no UTF-8 form, and file names have it.
   */
  private static boolean unseen(String text, int at) {
    boolean second = Character.isLowSurrogate(text.charAt(at)) && at > 0;
    int whole = text.codePointAt(second ? at - 1 : at);
    int character = second && whole <= Character.MAX_VALUE ? text.charAt(at) : whole;
    return switch (Character.getType(character)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.SURROGATE ->
          true;
      default -> false;
    };
  }
}
