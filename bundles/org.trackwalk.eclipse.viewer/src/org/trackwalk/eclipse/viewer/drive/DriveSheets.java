package org.trackwalk.eclipse.viewer.drive;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.trackwalk.drive.trial.LoadChange;
import org.trackwalk.drive.trial.SprungCar;
import org.trackwalk.drive.trial.TrialStep;
import org.trackwalk.eclipse.viewer.strip.StripSheet;
import org.trackwalk.eclipse.viewer.theme.Palette;
import org.trackwalk.report.drawing.Strip;
import org.trackwalk.report.drawing.StripColumns;
import org.trackwalk.report.drive.DriveStrips;

/** The strips of drives beside each other, over the time. */
final class DriveSheets {

  /** A jolt is told from here on, m/s: there {@code check} begins to warn. */
  static final double LEAST = 0.1;

  /** Front left, front right, rear left, rear right. */
  private static final int[] WHEELS = {0x2F7BFF, 0x19A974, 0xE07018, 0xB5179E};

  private static final double SHADE = 0.35;

  /** A change of a wheel's load is told from this part of its load at rest. */
  private static final double CHANGE = 0.1;

  private static final double PERCENT = 100;

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
    wheels(runs, length, rows);
    List<StripSheet.Mark> marks = new ArrayList<>();
    runs.forEach(run -> marks(run, marks));
    return new StripSheet(length, "s", rows, marks);
  }

  /** A row for the loads and one for the strokes, a curve for each wheel of each car. */
  private static void wheels(List<DriveRun> runs, double length, List<StripSheet.Row> rows) {
    int kinds = DriveStrips.wheels(runs.get(0).trial()).size();
    for (int kind = 0; kind < kinds; kind++) {
      StripColumns all = new StripColumns(StripSheet.COLUMNS);
      List<StripSheet.Curve> curves = new ArrayList<>();
      Strip<List<TrialStep>> shown = null;
      for (DriveRun run : runs.reversed()) {
        List<Strip<List<TrialStep>>> strips = DriveStrips.wheels(run.trial()).get(kind);
        for (int wheel = 0; wheel < strips.size(); wheel++) {
          shown = strips.get(wheel);
          StripColumns own = new StripColumns(StripSheet.COLUMNS);
          double[] values = shown.values().apply(run.steps());
          for (int i = 0; i < values.length; i++) {
            double at = run.steps().get(i).time() * StripSheet.perUnit(length);
            own.add((int) Math.round(at), values[i]);
            all.add((int) Math.round(at), values[i]);
          }
          String name = run.name() + ", " + SprungCar.name(wheel);
          curves.add(new StripSheet.Curve(name, wheelColour(runs, run, wheel), own));
        }
      }
      rows.add(new StripSheet.Row(shown.title(), shown.range(all), shown.lines(), null, curves));
    }
  }

  /** A wheel's own colour where one car drives; shades of the cars' where there are two. */
  static int wheelColour(List<DriveRun> runs, DriveRun run, int wheel) {
    return runs.size() == 1
        ? WHEELS[wheel]
        : Palette.mix(run.colour(), wheel < 2 ? 0 : 0xFFFFFF, wheel % 2 == 0 ? 0 : SHADE);
  }

  private static void marks(DriveRun run, List<StripSheet.Mark> marks) {
    if (run.trial().setup().car() != null) {
      loads(run, marks);
      return;
    }
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

  /** What wheels feel: of a car the chassis has no contacts, its wheels have. */
  private static void loads(DriveRun run, List<StripSheet.Mark> marks) {
    List<LoadChange> changes = LoadChange.largest(run.trial(), JOLTS, CHANGE);
    for (int i = 0; i < changes.size(); i++) {
      LoadChange change = changes.get(i);
      String words =
          String.format(
              Locale.ROOT,
              "%s: %s from %.0f to %.0f %% of its load in step %d",
              run.name(),
              SprungCar.name(change.wheel()),
              PERCENT * change.before(),
              PERCENT * change.after(),
              change.step().number());
      marks.add(new StripSheet.Mark(change.step().time(), i + 1, run.colour(), run.name(), words));
    }
  }
}
