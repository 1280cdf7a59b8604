package org.trackwalk.check.rules.cliff;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.settings.CheckSettings;

/** Levels of strips along z, each between the points of a cross-section. */
final class Strips {

  /** Metres that strips are long unless said. */
  static final double LENGTH = 250;

  private static final int ROWS = 50;

  private Strips() {}

  /** A strip between points (x, y), left to right as seen along z: it faces up. */
  static MeshDraft strip(String name, SurfaceClass surface, double[]... section) {
    return strip(name, surface, 0, LENGTH, section);
  }

  /** The same on a part of the length. */
  static MeshDraft strip(
      String name, SurfaceClass surface, double from, double to, double[]... section) {
    MeshDraft draft = new MeshDraft(name, surface);
    int[] before = null;
    for (int row = 0; row <= ROWS; row++) {
      int[] now = new int[section.length];
      for (int i = 0; i < section.length; i++) {
        double z = from + (to - from) * row / ROWS;
        now[i] = draft.vertex(section[i][0], section[i][1], z);
        if (i > 0 && before != null) {
          draft.quad(before[i - 1], now[i - 1], now[i], before[i], "asphalt");
        }
      }
      before = now;
    }
    return draft;
  }

  static double[] at(double x, double y) {
    return new double[] {x, y};
  }

  /** What one rule finds. */
  static List<Finding> found(String rule, boolean enclosed, MeshDraft... drafts) {
    return found(rule, LevelHints.NONE.withEnclosed(enclosed), drafts);
  }

  /** What one rule finds with what is said of the level. */
  static List<Finding> found(String rule, LevelHints hints, MeshDraft... drafts) {
    return found(rule, hints, Map.of(), drafts);
  }

  /** The same with other limits. */
  static List<Finding> found(
      String rule, LevelHints hints, Map<String, Double> limits, MeshDraft... drafts) {
    Level level =
        new Level(
            "strips",
            "generated",
            Arrays.stream(drafts).map(d -> d.build("s.obj")).toList(),
            List.of(),
            List.of("s.obj"),
            hints);
    CheckSettings settings = CheckSettings.defaults().withOnly(Set.of(rule)).withParameters(limits);
    return LevelCheck.check(level, settings, Progress.none()).findings();
  }
}
