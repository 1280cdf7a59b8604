package org.trackwalk.cli.manual;

import java.util.Locale;

/** Writes a page in the language of {@code man(7)}: one macro or one line of text per line. */
final class Roff {

  /** Characters of a line, some of which become two. */
  private static final int WIDTH = 70;

  private final StringBuilder page = new StringBuilder();

  /** Begins a page; it has no date, so that two builds of one version give the same bytes. */
  Roff(String title, String version) {
    String name = title.toUpperCase(Locale.ROOT);
    page.append(".TH \"").append(name).append("\" \"1\" \"\" \"Trackwalk ").append(version);
    page.append("\" \"Trackwalk Manual\"\n.nh\n.ad l\n");
  }

  void heading(String title) {
    page.append(".SH ").append(title).append('\n');
  }

  /** Text that flows; its lines are short, as programs that read pages want them. */
  void text(String text) {
    StringBuilder line = new StringBuilder();
    for (String word : text.split(" ")) {
      if (line.length() + word.length() > WIDTH) {
        kept(line.toString());
        line.setLength(0);
      }
      line.append(line.isEmpty() ? "" : " ").append(word);
    }
    kept(line.toString());
  }

  void synopsis(String call, String rest) {
    page.append("\\fB").append(escaped(call)).append("\\fR ").append(escaped(rest)).append('\n');
  }

  /** A name in bold, what goes with it in italics, an indented text. */
  void entry(String name, String label, String text) {
    page.append(".TP\n");
    if (!name.isEmpty()) {
      page.append("\\fB").append(escaped(name)).append("\\fR").append(label.isEmpty() ? "" : " ");
    }
    if (!label.isEmpty()) {
      page.append("\\fI").append(escaped(label)).append("\\fR");
    }
    page.append('\n');
    text(text);
  }

  /** Begins lines that are kept as they are. */
  void example() {
    page.append(".RS 4\n.nf\n");
  }

  void kept(String line) {
    page.append(escaped(line)).append('\n');
  }

  /** Ends them. */
  void end() {
    page.append(".fi\n.RE\n");
  }

  String text() {
    return page.toString();
  }

  /** A hyphen is typed as one, not as a dash; a dot or quote at the start is no macro. */
  private static String escaped(String text) {
    String plain = text.replace("\\", "\\e").replace("-", "\\-");
    return plain.startsWith(".") || plain.startsWith("'") ? "\\&" + plain : plain;
  }
}
