package org.trackwalk.report.drawing;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;

/** The page that strips, maps and their words stand on: a head, lines below it, what is drawn. */
public final class StripPage {

  private static final String STYLE =
      "<style>text{font-family:'DejaVu Sans','Segoe UI',Helvetica,Arial,sans-serif;fill:"
          + Palette.INK
          + "}.head{font-size:22px;font-weight:bold}.title{font-size:13px;font-weight:bold}"
          + ".body{font-size:12px}.tick{font-size:10px;fill:"
          + Palette.FAINT_INK
          + "}.end{text-anchor:end}.mid{text-anchor:middle}.no{font-size:10px;fill:#fff;"
          + "font-weight:bold;text-anchor:middle}</style>\n";

  /** From the upper border to the head's base line, and from there to the first line, pixels. */
  private static final int HEAD = 22;

  /** Height of the letters of a line, and from one line to the next, pixels. */
  private static final int LETTERS = 12;

  private static final int LINE = 17;

  /** A line that is longer goes on so often. */
  private static final int MOST = 2;

  private StripPage() {}

  /**
   * Writes what it is about.
   *
   * @return where the first line below it stands, pixels
   */
  public static double head(SvgText out, String words) {
    double y = StripPaper.MARGIN + HEAD;
    out.text(StripPaper.MARGIN, y, "class=\"head\"", words);
    return y + HEAD;
  }

  /**
   * Writes a line, as two where it is too long.
   *
   * @return where the next one stands, pixels
   */
  public static double line(SvgText out, String words, double y) {
    double below = y;
    int room = StripPaper.WIDTH - 2 * StripPaper.MARGIN;
    for (String line : SvgText.fold(words, room, LETTERS, MOST)) {
      out.text(StripPaper.MARGIN, below, "class=\"body\"", line);
      below += LINE;
    }
    return below;
  }

  /** Writes the picture; does not close the stream. */
  public static void write(double height, SvgText drawn, OutputStream stream) throws IOException {
    SvgText page = new SvgText();
    page.raw("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"").at(StripPaper.WIDTH);
    page.raw("\" height=\"").at(height).raw("\" viewBox=\"0 0 ").at(StripPaper.WIDTH).raw(" ");
    page.at(height).raw("\">\n").raw(STYLE);
    page.rectangle(0, 0, StripPaper.WIDTH, height, "fill=\"" + Palette.PAPER + "\"");
    Writer text = new OutputStreamWriter(stream, StandardCharsets.UTF_8);
    text.append(page.raw(drawn.toString()).raw("</svg>\n").toString());
    text.flush();
  }
}
