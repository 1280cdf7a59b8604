package org.trackwalk.report.seam;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.report.CheckReport;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.model.seam.Seam;
import org.trackwalk.model.seam.SeamBook;
import org.trackwalk.report.drawing.Palette;
import org.trackwalk.report.drawing.SvgText;
import org.trackwalk.report.format.Numbers;
import org.trackwalk.report.format.ReportFormat;
import org.trackwalk.report.format.ReportOptions;

/** The seams of each level: the matrix of pieces, the near misses, and the worst curves. */
public final class SeamsSvgReport implements ReportFormat {

  static final int WIDTH = 1200;
  static final int MARGIN = 30;

  /** Curves drawn per level, the worst ones. */
  private static final int MOST_CURVES = 12;

  /** Below this there is nothing to draw: the rounding of the measurement itself, metres. */
  private static final double LEAST = 1e-8;

  private static final String STYLE =
      "<style>text{font-family:'DejaVu Sans','Segoe UI',Helvetica,Arial,sans-serif;fill:"
          + Palette.INK
          + "}.head{font-size:22px;font-weight:bold}.title{font-size:14px;font-weight:bold}"
          + ".body{font-size:12px}.note{font-size:11px;fill:"
          + Palette.FAINT_INK
          + "}.tick{font-size:10px;fill:"
          + Palette.FAINT_INK
          + "}.end{text-anchor:end}.mid{text-anchor:middle}</style>\n";

  @Override
  public String id() {
    return "seams-svg";
  }

  @Override
  public String description() {
    return "the seams as a picture: which pieces meet, and the worst gaps and steps as curves";
  }

  @Override
  public boolean draws() {
    return true;
  }

  @Override
  public void write(CheckReport report, ReportOptions options, OutputStream out)
      throws IOException {
    SvgText body = new SvgText();
    double y = MARGIN;
    for (LevelReport level : report.levels()) {
      y = level(body, level, y) + MARGIN;
    }
    if (report.levels().isEmpty()) {
      body.text(MARGIN, y + 14, "class=\"body\"", "Nothing was checked.");
      y += 40;
    }
    Writer text = new OutputStreamWriter(out, StandardCharsets.UTF_8);
    SvgText page = new SvgText();
    page.raw("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"").at(WIDTH);
    page.raw("\" height=\"").at(y).raw("\" viewBox=\"0 0 ").at(WIDTH).raw(" ").at(y).raw("\">\n");
    page.raw(STYLE).rectangle(0, 0, WIDTH, y, "fill=\"" + Palette.PAPER + "\"");
    text.append(page.toString()).append(body.toString()).append("</svg>\n");
    text.flush();
  }

  private static double level(SvgText body, LevelReport level, double top) {
    double y = top + 22;
    body.text(MARGIN, y, "class=\"head\"", "Seams of " + level.name());
    return seams(body, level, level.seams().get(), y + 22);
  }

  /** Summary, matrix, near misses and curves; the lower end. */
  static double seams(SvgText body, LevelReport level, SeamBook book, double top) {
    double y = top;
    List<Seam> open = book.seams().stream().filter(seam -> seam.openEdges() > 0).toList();
    body.text(MARGIN, y, "class=\"body\"", summary(book, open));
    y += 16;
    if (open.isEmpty()) {
      return y;
    }
    double matrix = SeamMatrix.draw(body, book, open, MARGIN, y);
    double misses = MissBars.draw(body, book.nearMisses(), level.axes(), WIDTH - 400, y);
    y = Math.max(matrix, misses) + 16;
    int drawn = 0;
    RoadFirst order = new RoadFirst(level);
    for (Seam seam : order.sorted(open)) {
      if (drawn == MOST_CURVES) {
        break;
      }
      if (seam.worst() < LEAST) {
        continue;
      }
      String kind = order.kind(seam) == SurfaceClass.UNKNOWN ? "" : ", " + order.kind(seam).id();
      y = CurveChart.draw(body, level, book.title(seam) + kind, seam.curves().get(0), y) + 18;
      drawn++;
    }
    if (drawn < open.size()) {
      String more = Numbers.counted(open.size() - drawn, "more seam");
      String where =
          " (--report seams=FILE has all as numbers; where no distance is left to draw, one";
      body.text(MARGIN, y + 4, "class=\"note\"", more + where + " side has a vertex too many)");
      y += 16;
    }
    return y;
  }

  private static String summary(SeamBook book, List<Seam> open) {
    int exact = book.seams().size() - open.size();
    if (book.seams().isEmpty()) {
      return "No two pieces meet.";
    }
    String all = Numbers.counted(book.seams().size(), "seam") + " between pieces: ";
    return all
        + Numbers.count(exact)
        + " exact, "
        + Numbers.count(open.size())
        + " open somewhere"
        + (open.isEmpty()
            ? "."
            : "; the worst by "
                + Numbers.length(open.get(0).worst())
                + ". Curves: those of the road first.");
  }
}
