package org.trackwalk.eclipse.viewer.drive;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.trackwalk.drive.trial.TrialStep;
import org.trackwalk.eclipse.viewer.strip.StripSheet;
import org.trackwalk.report.drawing.Strip;
import org.trackwalk.report.drawing.StripColumns;
import org.trackwalk.report.drive.DriveStrips;

/** The strips of drives beside each other, over the time. */
final class DriveSheets {

  /** A jolt is told from here on, m/s: there {@code check} begins to warn. */
  static final double LEAST = 0.1;

  /** Jolts marked of each body. */
  private static final int JOLTS = 5;

  private DriveSheets() {}

  /** Seconds of the longest. */
  static double length(List<DriveRun> runs) {
    return runs.stream().mapToDouble(DriveRun::length).max().orElse(0);
  }

  static StripSheet of(List<DriveRun> runs) {
    double length = length(runs);
    List<StripSheet.Row> rows = new ArrayList<>();
    for (Strip<List<TrialStep>> strip : DriveStrips.all()) {
      StripColumns both = new StripColumns(StripSheet.COLUMNS);
      List<StripSheet.Curve> curves = new ArrayList<>();
      for (DriveRun run : runs.reversed()) {
        StripColumns own = new StripColumns(StripSheet.COLUMNS);
        double[] values = strip.values().apply(run.steps());
        for (int i = 0; i < values.length; i++) {
          double at = run.steps().get(i).time() * StripSheet.perUnit(length);
          own.add((int) Math.round(at), values[i]);
          both.add((int) Math.round(at), values[i]);
        }
        curves.add(new StripSheet.Curve(run.name(), run.colour(), own));
      }
      rows.add(new StripSheet.Row(strip.title(), strip.range(both), strip.lines(), null, curves));
    }
    List<StripSheet.Mark> marks = new ArrayList<>();
    runs.forEach(run -> marks(run, marks));
    return new StripSheet(length, "s", rows, marks);
  }

  private static void marks(DriveRun run, List<StripSheet.Mark> marks) {
    List<TrialStep> jolts = run.trial().jolts(JOLTS, LEAST);
    for (int i = 0; i < jolts.size(); i++) {
      TrialStep jolt = jolts.get(i);
      String words =
          String.format(
              Locale.ROOT,
              "%s: jolt of %.2f m/s in step %d",
              run.name(),
              jolt.jolt(),
              jolt.number());
      marks.add(new StripSheet.Mark(jolt.time(), i + 1, run.colour(), run.name(), words));
    }
  }
}
