package org.trackwalk.check.seeded;

import java.util.Locale;
import org.trackwalk.examples.seeded.GapScenes;
import org.trackwalk.examples.seeded.SeededScene;
import org.trackwalk.model.finding.Severity;

/** One road with a slit of one width after another: the severity must not fall. */
final class SlitRow {

  private static final double[] WIDTHS = {
    0.01, 0.015, 0.03, 0.06, 0.1, 0.15, 0.25, 0.4, 0.55, 0.7, 1, 1.5, 2.5, 4, 6, 8, 10, 12
  };

  private SlitRow() {}

  /** The row in words; empty when the severity never falls. */
  static String wrong(long seed, boolean onGrid) {
    StringBuilder text = new StringBuilder();
    Severity worst = null;
    boolean falls = false;
    String road = "";
    for (double width : WIDTHS) {
      SeededScene scene = GapScenes.slit(seed, onGrid, width);
      road = scene.told();
      Severity told = Heard.worst(scene);
      text.append(String.format(Locale.ROOT, " %.3f:%s", width, told == null ? "-" : told.id()));
      falls |= worst != null && (told == null || told.compareTo(worst) < 0);
      worst = worst == null || told != null && told.compareTo(worst) > 0 ? told : worst;
    }
    return falls ? "seed " + seed + " " + road + " ->" + text : "";
  }
}
