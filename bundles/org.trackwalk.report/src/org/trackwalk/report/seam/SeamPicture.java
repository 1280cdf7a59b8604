package org.trackwalk.report.seam;

import org.trackwalk.model.report.LevelReport;
import org.trackwalk.model.seam.SeamBook;
import org.trackwalk.report.drawing.SvgText;

/** The seams of one level as an element of a page, which gives the letters their style. */
public final class SeamPicture {

  private SeamPicture() {}

  /** An SVG element; empty where no two pieces meet. */
  public static String of(LevelReport level, SeamBook book) {
    if (book.seams().isEmpty()) {
      return "";
    }
    SvgText body = new SvgText();
    double height = SeamsSvgReport.seams(body, level, book, SeamsSvgReport.MARGIN);
    SvgText svg = new SvgText();
    svg.raw("<svg class=\"drawn seams\" viewBox=\"0 0 ").at(SeamsSvgReport.WIDTH).raw(" ");
    svg.at(height + SeamsSvgReport.MARGIN).raw("\" role=\"img\" aria-label=\"");
    svg.raw("Matrix of the pieces that meet, and the worst seams as curves\">\n");
    return svg.raw(body.toString()).raw("</svg>\n").toString();
  }
}
