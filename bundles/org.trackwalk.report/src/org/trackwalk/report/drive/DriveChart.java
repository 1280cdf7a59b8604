package org.trackwalk.report.drive;

import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.trackwalk.drive.trial.LoadChange;
import org.trackwalk.drive.trial.SprungCar;
import org.trackwalk.drive.trial.Trial;
import org.trackwalk.drive.trial.TrialStep;
import org.trackwalk.report.drawing.Palette;
import org.trackwalk.report.drawing.Strip;
import org.trackwalk.report.drawing.StripColumns;
import org.trackwalk.report.drawing.StripPage;
import org.trackwalk.report.drawing.StripPaper;
import org.trackwalk.report.drawing.SvgText;

/**
 * A drive as a strip chart: height, speed, jolts, contact points, impulses and energy over the way,
 * or over the time where the body stays; its largest jolts marked in the order of the summary. Of a
 * car also what its wheels carry and how its springs are pressed, with their largest changes of
 * load marked.
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
    StripPage.write(height, chart.out, stream);
  }

  private double draw() {
    double y = StripPage.head(out, "Drive on " + book.level());
    out.text(StripPaper.MARGIN, y, "class=\"body\"", DriveText.words(book));
    List<TrialStep> steps = book.trial().steps();
    boolean several = book.trials().size() > 1;
    List<String> names = names();
    if (names.size() > 1) {
      y += 22;
      legend(names, y);
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
      List<double[]> curves = new ArrayList<>();
      for (Trial trial : book.trials()) {
        curves.add(strip.values().apply(trial.steps()));
      }
      strip(paper, strip, curves, at, y);
      y += StripPaper.STRIP + StripPaper.GAP;
    }
    for (List<Strip<List<TrialStep>>> wheels : DriveStrips.wheels(book.trial())) {
      List<double[]> curves = wheels.stream().map(w -> w.values().apply(steps)).toList();
      strip(paper, wheels.get(0), curves, at, y);
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

  private void strip(
      StripPaper paper, Strip<List<TrialStep>> strip, List<double[]> all, double[] at, double top) {
    StripColumns together = new StripColumns(StripPaper.COLUMNS);
    List<StripColumns> curves = new ArrayList<>();
    int bridge = 1;
    for (double[] values : all) {
      StripColumns columns = new StripColumns(StripPaper.COLUMNS);
      int before = 0;
      for (int i = 0; i < at.length; i++) {
        int column = (int) Math.round(at[i] * paper.perUnit());
        bridge = Math.max(bridge, column - before);
        before = column;
        columns.add(column, values[i]);
        together.add(column, values[i]);
      }
      curves.add(columns);
    }
    double[] range = strip.range(together);
    paper.field(strip, range, top);
    for (int curve = 0; curve < curves.size(); curve++) {
      paper.curve(curves.get(curve), range, top, colour(curve), bridge);
    }
  }

  private static String colour(int body) {
    return COLOURS.get(body % COLOURS.size());
  }

  /** Whose the curves are: bodies, or the wheels of a car. */
  private List<String> names() {
    List<String> names = new ArrayList<>();
    if (book.trial().setup().car() != null) {
      for (int i = 0; i < SprungCar.WHEELS; i++) {
        names.add(SprungCar.name(i));
      }
      return names;
    }
    for (int body = 0; body < book.bodies().size(); body++) {
      names.add(body + " " + book.bodies().get(body));
    }
    return names;
  }

  /** Names in the colours of their curves, as many as fit into a line. */
  private void legend(List<String> names, double y) {
    double x = StripPaper.MARGIN;
    for (int i = 0; i < names.size(); i++) {
      double width = LETTER * names.get(i).length() + 2 * LETTER;
      if (x + width > StripPaper.WIDTH - StripPaper.MARGIN) {
        out.text(x, y, "class=\"body\"", "…");
        return;
      }
      out.text(x, y, "class=\"body\" style=\"fill:" + colour(i) + "\"", names.get(i));
      x += width;
    }
  }

  private void marks(StripPaper paper, double[] at, double top, double bottom) {
    List<TrialStep> told =
        book.trial().setup().car() == null
            ? DriveText.jolts(book).stream().map(DriveText.Jolt::step).toList()
            : DriveText.loads(book.trial()).stream().map(LoadChange::step).toList();
    List<TrialStep> along = told.stream().sorted(Comparator.comparing(TrialStep::number)).toList();
    double[] taken = {Double.NEGATIVE_INFINITY, Double.NEGATIVE_INFINITY};
    for (TrialStep step : along) {
      double x = paper.x(at[step.number()]);
      int row = Math.abs(x - taken[0]) > 16 ? 0 : 1;
      taken[row] = x;
      paper.mark(x, top, bottom, row, Palette.MARK, told.indexOf(step) + 1);
    }
  }
}
