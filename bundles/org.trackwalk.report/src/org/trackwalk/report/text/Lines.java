package org.trackwalk.report.text;

import java.io.IOException;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import org.trackwalk.mesh.names.ShownText;

/** Writes lines and folds long ones at spaces, continuation lines indented. */
final class Lines {

  private final Appendable out;
  private final int width;
  private final boolean color;

  Lines(Appendable out, int width, boolean color) {
    this.out = out;
    this.width = width;
    this.color = color;
  }

  /**
   * A finished line. But for the colours of {@link Style} everything is {@link ShownText}, and the
   * line is no command of a build server.
   */
  void line(String text) throws IOException {
    StringBuilder shown = new StringBuilder();
    int from = 0;
    Matcher code = Style.CODE.matcher(text);
    for (; color && code.find(); from = code.end()) {
      shown.append(ShownText.of(text.substring(from, code.start()))).append(code.group());
    }
    shown.append(ShownText.of(text.substring(from)));
    boolean command = ShownText.startsCommand(Style.CODE.matcher(shown).replaceAll(""));
    out.append(command ? "\\" : "").append(shown).append('\n');
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
    String rest = ShownText.of(text);
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
}
