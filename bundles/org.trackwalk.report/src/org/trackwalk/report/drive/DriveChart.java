package org.trackwalk.report.drive;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.trackwalk.drive.trial.Trial;
import org.trackwalk.drive.trial.TrialStep;
import org.trackwalk.report.drawing.Palette;
import org.trackwalk.report.drawing.Strip;
import org.trackwalk.report.drawing.StripColumns;
import org.trackwalk.report.drawing.StripPaper;
import org.trackwalk.report.drawing.SvgText;

/**
 * A drive as a strip chart: height, speed, jolts, contact points, impulses and energy over the way,
 * or over the time where the body stays; its largest jolts marked in the order of the summary.
 */
public final class DriveChart {

  /** Under so many metres of way the time is what is drawn over. */
  private static final double STAYS = 1;

  private static final int MARKS = 50;

  /** Width of a letter of the legend. */
  private static final double LETTER = 7;

  /** Curves of several bodies, taken in turn. */
  private static final List<String> COLOURS =
      List.of(Palette.SIDE_A, Palette.SIDE_B, Palette.OTHER, Palette.INK);

  private final DriveBook book;
  private final SvgText out = new SvgText();

  private DriveChart(DriveBook book) {
    this.book = book;
  }

  /** Writes the picture; does not close the stream. */
  public static void write(DriveBook book, OutputStream stream) throws IOException {
    DriveChart chart = new DriveChart(book);
    double height = chart.draw();
    Writer text = new OutputStreamWriter(stream, StandardCharsets.UTF_8);
    text.append(StripPaper.page(height, chart.out.toString()));
    text.flush();
  }

  private double draw() {
    double y = StripPaper.MARGIN + 22;
    out.text(StripPaper.MARGIN, y, "class=\"head\"", "Drive on " + book.level());
    y += 22;
    out.text(StripPaper.MARGIN, y, "class=\"body\"", DriveText.words(book));
    List<TrialStep> steps = book.trial().steps();
    boolean several = book.trials().size() > 1;
    if (several) {
      y += 22;
      legend(y);
    }
    double[] at = way(steps);
    boolean stays = several || at[at.length - 1] < STAYS;
    if (stays) {
      at = steps.stream().mapToDouble(TrialStep::time).toArray();
    }
    double length = at[at.length - 1];
    StripPaper paper = new StripPaper(out, length);
    y += MARKS;
    double top = y;
    for (Strip<List<TrialStep>> strip : DriveStrips.all()) {
      strip(paper, strip, at, y);
      y += StripPaper.STRIP + StripPaper.GAP;
    }
    paper.ticks(length, stays ? "s" : "m", y - StripPaper.GAP + 14);
    marks(paper, at, top, y - StripPaper.GAP);
    return y + StripPaper.MARGIN;
  }

  /** Metres driven to each step, as seen from above. */
  private static double[] way(List<TrialStep> steps) {
    double[] way = new double[steps.size()];
    for (int i = 1; i < way.length; i++) {
      double dx = steps.get(i).pose().x() - steps.get(i - 1).pose().x();
      double dz = steps.get(i).pose().z() - steps.get(i - 1).pose().z();
      way[i] = way[i - 1] + Math.sqrt(dx * dx + dz * dz);
    }
    return way;
  }

  private void strip(StripPaper paper, Strip<List<TrialStep>> strip, double[] at, double top) {
    StripColumns all = new StripColumns(StripPaper.COLUMNS);
    List<StripColumns> curves = new ArrayList<>();
    int bridge = 1;
    for (Trial trial : book.trials()) {
      StripColumns columns = new StripColumns(StripPaper.COLUMNS);
      double[] values = strip.values().apply(trial.steps());
      int before = 0;
      for (int i = 0; i < at.length; i++) {
        int column = (int) Math.round(at[i] * paper.perUnit());
        bridge = Math.max(bridge, column - before);
        before = column;
        columns.add(column, values[i]);
        all.add(column, values[i]);
      }
      curves.add(columns);
    }
    double[] range = strip.range(all);
    paper.field(strip, range, top);
    for (int body = 0; body < curves.size(); body++) {
      paper.curve(curves.get(body), range, top, colour(body), bridge);
    }
  }

  private static String colour(int body) {
    return COLOURS.get(body % COLOURS.size());
  }

  /** The names of the bodies in the colours of their curves, as many as fit into a line. */
  private void legend(double y) {
    double x = StripPaper.MARGIN;
    for (int body = 0; body < book.bodies().size(); body++) {
      String name = body + " " + book.bodies().get(body);
      double width = LETTER * name.length() + 2 * LETTER;
      if (x + width > StripPaper.WIDTH - StripPaper.MARGIN) {
        out.text(x, y, "class=\"body\"", "…");
        return;
      }
      out.text(x, y, "class=\"body\" style=\"fill:" + colour(body) + "\"", name);
      x += width;
    }
  }

  private void marks(StripPaper paper, double[] at, double top, double bottom) {
    List<DriveText.Jolt> jolts = DriveText.jolts(book);
    List<DriveText.Jolt> along =
        jolts.stream().sorted(Comparator.comparing(jolt -> jolt.step().number())).toList();
    double[] taken = {Double.NEGATIVE_INFINITY, Double.NEGATIVE_INFINITY};
    for (DriveText.Jolt jolt : along) {
      double x = paper.x(at[jolt.step().number()]);
      int row = Math.abs(x - taken[0]) > 16 ? 0 : 1;
      taken[row] = x;
      paper.mark(x, top, bottom, row, Palette.MARK, jolts.indexOf(jolt) + 1);
    }
  }
}
