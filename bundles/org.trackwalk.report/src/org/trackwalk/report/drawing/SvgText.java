package org.trackwalk.report.drawing;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.mesh.names.ShownText;

/** Collects SVG markup; coordinates are printed with one decimal, text is escaped. */
public final class SvgText {

  /** Mean width of a letter over the font size, generous enough for wide fonts. */
  private static final double LETTER = 0.56;

  private final StringBuilder out = new StringBuilder(1 << 16);

  /** Appends markup as it stands. */
  public SvgText raw(String markup) {
    out.append(markup);
    return this;
  }

  /** Appends a coordinate. */
  public SvgText at(double value) {
    number(out, value);
    return this;
  }

  /**
   * Appends text with everything that XML would read as markup, or not at all, replaced, and
   * everything that would turn or hide the letters around it.
   */
  public SvgText escaped(String words) {
    String text = ShownText.printable(words);
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '&' -> out.append("&amp;");
        case '<' -> out.append("&lt;");
        case '>' -> out.append("&gt;");
        case '"' -> out.append("&quot;");
        default -> {
          boolean pair =
              Character.isHighSurrogate(c)
                  && i + 1 < text.length()
                  && Character.isLowSurrogate(text.charAt(i + 1));
          if (pair) {
            out.append(c).append(text.charAt(++i));
          } else if (c < ' ' || Character.isSurrogate(c) || c >= '\ufffe') {
            out.append('\ufffd');
          } else {
            out.append(c);
          }
        }
      }
    }
    return this;
  }

  /** A line of text; {@code attributes} such as {@code class="c"} as they stand. */
  public SvgText text(double x, double y, String attributes, String text) {
    raw("<text x=\"").at(x).raw("\" y=\"").at(y).raw("\" ").raw(attributes).raw(">");
    return escaped(text).raw("</text>\n");
  }

  /** A rectangle. */
  public SvgText rectangle(double x, double y, double w, double h, String attributes) {
    raw("<rect x=\"").at(x).raw("\" y=\"").at(y).raw("\" width=\"").at(w).raw("\" height=\"").at(h);
    return raw("\" ").raw(attributes).raw("/>\n");
  }

  /** A straight line. */
  public SvgText line(double x1, double y1, double x2, double y2, String attributes) {
    raw("<line x1=\"").at(x1).raw("\" y1=\"").at(y1).raw("\" x2=\"").at(x2).raw("\" y2=\"").at(y2);
    return raw("\" ").raw(attributes).raw("/>\n");
  }

  /** A filled circle. */
  public SvgText circle(double x, double y, double r, String attributes) {
    raw("<circle cx=\"").at(x).raw("\" cy=\"").at(y).raw("\" r=\"").at(r);
    return raw("\" ").raw(attributes).raw("/>\n");
  }

  /** Appends a number with one decimal, without a trailing .0 and never as -0. */
  public static void number(StringBuilder out, double value) {
    long tenths = Double.isFinite(value) ? StrictMath.round(value * 10) : 0;
    if (tenths < 0) {
      out.append('-');
      tenths = -tenths;
    }
    out.append(tenths / 10);
    if (tenths % 10 != 0) {
      out.append('.').append(tenths % 10);
    }
  }

  /**
   * Folds text into lines.
   *
   * @param width room in pixels
   * @param fontSize in pixels
   * @param most lines; the last one ends with … when something is left out
   */
  public static List<String> fold(String text, double width, double fontSize, int most) {
    int room = Math.max(8, (int) (width / (fontSize * LETTER)));
    List<String> lines = new ArrayList<>();
    String rest = text.strip();
    while (!rest.isEmpty() && lines.size() < most) {
      int cut = rest.length();
      if (cut > room) {
        cut = rest.lastIndexOf(' ', room);
        cut = cut <= 0 ? room : cut;
      }
      if (cut < rest.length() && lines.size() == most - 1) {
        cut = Math.min(cut, room - 1);
        lines.add(rest.substring(0, cut).strip() + "…");
        return lines;
      }
      lines.add(rest.substring(0, cut).strip());
      rest = rest.substring(cut).strip();
    }
    return lines;
  }

  /** Width in pixels that a text takes, about. */
  public static double width(String text, double fontSize) {
    return text.length() * fontSize * LETTER;
  }

  @Override
  public String toString() {
    return out.toString();
  }
}
