package org.trackwalk.cli.command;

import java.io.PrintStream;
import java.util.Locale;
import org.trackwalk.mesh.names.ShownText;

/** Explanations in the terminal: a label and a text, folded at spaces and indented. */
final class LabelledText {

  private static final int WIDTH = 100;

  private final PrintStream out;

  LabelledText(PrintStream out) {
    this.out = out;
  }

  /** The first line and an empty one. */
  void title(String text) {
    out.print(text + "\n\n");
  }

  /** A labelled text. */
  void line(String label, String text) {
    String start = String.format(Locale.ROOT, "%-9s ", label);
    String rest = ShownText.of(text); // profiles and rules come from files, too
    while (rest.length() > WIDTH - start.length()
        && rest.lastIndexOf(' ', WIDTH - start.length()) > 0) {
      int cut = rest.lastIndexOf(' ', WIDTH - start.length());
      out.print(start + rest.substring(0, cut) + "\n");
      rest = rest.substring(cut + 1);
      start = " ".repeat(start.length());
    }
    out.print(start + rest + "\n");
  }
}
