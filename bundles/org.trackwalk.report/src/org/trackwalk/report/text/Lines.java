package org.trackwalk.report.text;

import java.io.IOException;
import java.util.function.UnaryOperator;

/** Writes lines and folds long ones at spaces, continuation lines indented. */
final class Lines {

  private final Appendable out;
  private final int width;

  Lines(Appendable out, int width) {
    this.out = out;
    this.width = width;
  }

  /** A finished line; control characters in names must not reach a terminal. */
  void line(String text) throws IOException {
    out.append(text).append('\n');
  }

  void blank() throws IOException {
    out.append('\n');
  }

  /**
   * Writes {@code label} and then {@code text}, folded so that it stays right of the label.
   *
   * @param label first line's start, as it is to be printed
   * @param indent columns that the label takes, and that continuation lines start with
   * @param style puts colour on a folded line of the text
   */
  void folded(String label, int indent, String text, UnaryOperator<String> style)
      throws IOException {
    String rest = printable(text);
    String start = label;
    int room = Math.max(20, width - indent);
    while (true) {
      int cut = rest.length();
      if (cut > room) {
        cut = rest.lastIndexOf(' ', room);
        if (cut <= 0) {
          cut = rest.indexOf(' ', room);
        }
        if (cut < 0) {
          cut = rest.length();
        }
      }
      line(start + style.apply(rest.substring(0, cut).stripTrailing()));
      if (cut >= rest.length()) {
        return;
      }
      rest = rest.substring(cut).strip();
      start = " ".repeat(indent);
    }
  }

  /** The text with control characters, which could move the cursor, replaced. */
  static String printable(String text) {
    StringBuilder clean = null;
    for (int i = 0; i < text.length(); i++) {
      if (Character.isISOControl(text.charAt(i))) {
        if (clean == null) {
          clean = new StringBuilder(text);
        }
        clean.setCharAt(i, text.charAt(i) == '\n' ? ' ' : '\ufffd');
      }
    }
    return clean == null ? text : clean.toString();
  }
}
