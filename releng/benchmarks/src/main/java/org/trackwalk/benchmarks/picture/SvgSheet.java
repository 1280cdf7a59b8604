package org.trackwalk.benchmarks.picture;

import java.util.Locale;

/** A sheet of SVG in the style of the other pictures; pixels, y down. */
final class SvgSheet {

  private final StringBuilder body = new StringBuilder();
  private final int width;
  private final int height;
  private final String title;

  SvgSheet(int width, int height, String title) {
    this.width = width;
    this.height = height;
    this.title = title;
  }

  void line(double x, double y, double toX, double toY, String colour, double thick) {
    add(
        "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" stroke=\"%s\" stroke-width=\"%.1f\""
            + " stroke-linecap=\"round\"/>",
        x, y, toX, toY, colour, thick);
  }

  /** A closed loop of xy pairs. */
  void polygon(double[] xy, String fill, String colour, double thick) {
    add(
        "<path d=\"%sz\" fill=\"%s\" stroke=\"%s\" stroke-width=\"%.1f\""
            + " stroke-linejoin=\"round\"/>",
        path(xy), fill, colour, thick);
  }

  /** A run of xy pairs. */
  void curve(double[] xy, String colour, double thick) {
    add(
        "<path d=\"%s\" fill=\"none\" stroke=\"%s\" stroke-width=\"%.1f\""
            + " stroke-linejoin=\"round\"/>",
        path(xy), colour, thick);
  }

  void dot(double x, double y, double radius, String colour) {
    add("<circle cx=\"%.1f\" cy=\"%.1f\" r=\"%.1f\" fill=\"%s\"/>", x, y, radius, colour);
  }

  /** A line of text; its classes: n is grey, r red, g green, m centred, e ends there. */
  void text(double x, double y, String classes, String words) {
    add("<text x=\"%.1f\" y=\"%.1f\" class=\"%s\">%s</text>", x, y, classes, words);
  }

  private static String path(double[] xy) {
    StringBuilder path = new StringBuilder();
    for (int i = 0; i < xy.length; i += 2) {
      path.append(String.format(Locale.ROOT, "%s%.1f %.1f", i == 0 ? "M" : "L", xy[i], xy[i + 1]));
    }
    return path.toString();
  }

  private void add(String format, Object... arguments) {
    body.append(String.format(Locale.ROOT, format, arguments)).append('\n');
  }

  @Override
  public String toString() {
    return String.format(
            Locale.ROOT,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\""
                + " viewBox=\"0 0 %d %d\">\n<title>%s</title>\n",
            width,
            height,
            width,
            height,
            title)
        + "<style>text{font-family:'DejaVu Sans','Segoe UI',Helvetica,Arial,sans-serif;"
        + "font-size:12px;fill:#1f2933}.n{fill:#52606d}.r{fill:#c81e1e}.g{fill:#1c7a3e}"
        + ".m{text-anchor:middle}.e{text-anchor:end}.b{font-weight:bold}</style>\n"
        + String.format(
            Locale.ROOT, "<rect width=\"%d\" height=\"%d\" fill=\"#ffffff\"/>\n", width, height)
        + body
        + "</svg>\n";
  }
}
