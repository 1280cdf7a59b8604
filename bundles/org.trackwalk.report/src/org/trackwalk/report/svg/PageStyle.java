package org.trackwalk.report.svg;

import org.trackwalk.report.drawing.Palette;

/** The letters of all pictures of a report, and the page that they stand on. */
final class PageStyle {

  private static final String TEXT =
      "<style>text{font-family:'DejaVu Sans','Segoe UI',Helvetica,Arial,sans-serif;fill:"
          + Palette.INK
          + "}.head{font-size:22px;font-weight:bold}.body{font-size:12px}.note{font-size:11px;fill:"
          + Palette.FAINT_INK
          + "}.title{font-size:14px;font-weight:bold}.fix{font-size:12px;fill:#1c6434}"
          + ".size{font-size:12px;font-weight:bold;fill:"
          + Palette.MARK
          + "}.angle{font-size:16px;font-weight:bold;fill:"
          + Palette.MARK
          + "}.badge{font-size:12px;font-weight:bold;fill:#ffffff;text-anchor:middle}"
          + ".halo{paint-order:stroke;stroke:#ffffff;stroke-width:3px;stroke-linejoin:round}"
          + "</style>\n";

  private PageStyle() {}

  /** A whole SVG document of a size in pixels; {@code body} is markup, {@code title} escaped. */
  static String document(String title, int width, int height, String body) {
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\""
        + width
        + "\" height=\""
        + height
        + "\" viewBox=\"0 0 "
        + width
        + " "
        + height
        + "\">\n<title>"
        + title
        + "</title>\n"
        + TEXT
        + "<rect width=\"100%\" height=\"100%\" fill=\""
        + Palette.PAPER
        + "\"/>\n"
        + body
        + "</svg>\n";
  }
}
