package org.trackwalk.check.run;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.trackwalk.course.road.Road;
import org.trackwalk.course.road.Strand;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.settings.CheckSettings;

/**
 * Counts the rows of the road that random edits change farther than 30 m from where they are: what
 * findings hang on, in a fraction of the time of {@link LocalityMeasure}. Arguments as there.
 */
public final class RowsLocalityMeasure {

  private RowsLocalityMeasure() {}

  /** Prints a line for each edit that changed rows far off, and at the end how many did. */
  public static void main(String[] arguments) throws Exception {
    int edits = Integer.parseInt(arguments[0]);
    long seed = Long.parseLong(arguments[1]);
    CheckSettings settings =
        CheckSettings.defaults().withJobs(1).withOnly(Set.of("ride.compression"));
    int tried = 0;
    int spread = 0;
    for (int i = 2; i < arguments.length; i++) {
      Level level = MeasuredLevel.of(arguments[i]);
      CheckedLevel before = LevelCheck.open(level, settings, Progress.none());
      LocalEdits random = new LocalEdits(level, before, seed + i);
      List<double[]> rows = rows(before.context().road());
      System.out.printf(Locale.ROOT, "%s: %d rows%n", arguments[i], rows.size());
      int here = 0;
      for (int n = 0; n < edits; n++) {
        LocalEdit edit = random.next();
        CheckedLevel after = LevelCheck.open(edit.level(), settings, Progress.none());
        List<double[]> now = rows(after.context().road());
        List<double[]> changed = changed(rows, now, edit);
        tried++;
        here += changed.isEmpty() ? 0 : 1;
        if (!changed.isEmpty()) {
          double[] worst = changed.get(0);
          for (double[] row : changed) {
            worst = far(row, edit) > far(worst, edit) ? row : worst;
          }
          System.out.printf(
              Locale.ROOT,
              "  %d %s: %d rows changed, %.0f m off at %.1f %.1f %.1f, edit %s%n    was %s%n    is"
                  + " %s%n",
              n,
              edit.what(),
              changed.size(),
              far(worst, edit),
              worst[0],
              worst[1],
              worst[2],
              box(edit),
              strands(before.context().road()),
              strands(after.context().road()));
        }
      }
      spread += here;
      System.out.printf(Locale.ROOT, "  %d of %d edits%n", here, edits);
    }
    System.out.printf(Locale.ROOT, "%d edits, %d with rows changed far off%n", tried, spread);
  }

  private static String box(LocalEdit edit) {
    StringBuilder text = new StringBuilder();
    for (double x : edit.box()) {
      text.append(String.format(Locale.ROOT, " %.1f", x));
    }
    return text.toString();
  }

  private static String strands(Road road) {
    StringBuilder text = new StringBuilder();
    for (Strand strand : road.strands()) {
      text.append(
          String.format(
              Locale.ROOT,
              " %d rows%s from %.2f %.2f",
              strand.rows(),
              strand.closed() ? " around" : "",
              strand.centre(0, 0),
              strand.centre(0, 2)));
    }
    return text.toString();
  }

  private static double far(double[] row, LocalEdit edit) {
    return edit.distance(row[0], row[2]);
  }

  private static List<double[]> rows(Road road) {
    List<double[]> rows = new ArrayList<>();
    for (Strand strand : road.strands()) {
      for (int row = 0; row < strand.rows(); row++) {
        rows.add(
            new double[] {
              strand.centre(row, 0),
              strand.centre(row, 1),
              strand.centre(row, 2),
              strand.headingX(row),
              strand.headingZ(row),
              strand.left(row),
              strand.right(row),
              strand.radius(row),
              strand.speed(row)
            });
      }
    }
    return rows;
  }

  /** The rows that only one of both has, 30 m from the edit and farther. */
  private static List<double[]> changed(
      List<double[]> before, List<double[]> after, LocalEdit edit) {
    Map<String, Integer> counts = new HashMap<>();
    before.forEach(row -> counts.merge(Arrays.toString(row), 1, Integer::sum));
    after.forEach(row -> counts.merge(Arrays.toString(row), -1, Integer::sum));
    List<double[]> changed = new ArrayList<>();
    for (List<double[]> some : List.of(before, after)) {
      for (double[] row : some) {
        if (counts.get(Arrays.toString(row)) != 0 && far(row, edit) > FarChanges.NEAR) {
          changed.add(row);
        }
      }
    }
    return changed;
  }
}
