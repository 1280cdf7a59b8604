package org.trackwalk.check.rules.overlap;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.examples.seeded.Form;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.settings.CheckSettings;

/** Closed boxes on and beside a road along z from x = 0 to 10, with grass to both sides. */
final class Blocks {

  private static final String FILE = "blocks.obj";
  private static final int ROWS = 25;
  private static final double STEP = 4;

  private Blocks() {}

  /** What a rule finds on the road with grass and some pieces. */
  static List<Finding> found(String rule, LevelHints hints, Piece... things) {
    List<Piece> pieces = new ArrayList<>();
    pieces.add(strip("road", SurfaceClass.ROAD, 0, 10));
    pieces.add(strip("left", SurfaceClass.VERGE, -30, 0));
    pieces.add(strip("right", SurfaceClass.VERGE, 10, 40));
    pieces.addAll(List.of(things));
    Level level = new Level("blocks", "generated", pieces, List.of(), List.of(FILE), hints);
    CheckSettings settings = CheckSettings.defaults().withOnly(Set.of(rule));
    return LevelCheck.check(level, settings, Progress.none()).findings();
  }

  /** Level ground at height 0. */
  static Piece strip(String name, SurfaceClass surface, double from, double to) {
    return strip(name, surface, from, to, 0, ROWS, 0);
  }

  /** Some rows of it, of 4 m each, so high over it. */
  static Piece strip(
      String name, SurfaceClass surface, double from, double to, int row, int end, double high) {
    MeshDraft draft = new MeshDraft(name, surface);
    int[] before = null;
    for (int i = row; i <= end; i++) {
      int[] now = {draft.vertex(from, high, STEP * i), draft.vertex(to, high, STEP * i)};
      if (before != null) {
        draft.quad(before[0], now[0], now[1], before[1], "asphalt");
      }
      before = now;
    }
    return draft.build(FILE);
  }

  /**
   * A sheet under the road from x = 3 to 7 that faces up, 0.1 m below it at its borders and so high
   * over it along its middle.
   */
  static Piece ridge(String name, SurfaceClass surface, double high) {
    MeshDraft draft = new MeshDraft(name, surface);
    int[] before = null;
    for (int i = 8; i <= 12; i++) {
      double z = STEP * i;
      int[] now = {draft.vertex(3, -0.1, z), draft.vertex(5, high, z), draft.vertex(7, -0.1, z)};
      if (before != null) {
        draft.quad(before[0], now[0], now[1], before[1], "asphalt");
        draft.quad(before[1], now[1], now[2], before[2], "asphalt");
      }
      before = now;
    }
    return draft.build(FILE);
  }

  /** A box whose faces point outward, each with its own corners joined to the others. */
  static Piece box(
      String name,
      SurfaceClass surface,
      double x0,
      double y0,
      double z0,
      double x1,
      double y1,
      double z1) {
    MeshDraft draft = new MeshDraft(name, surface);
    for (int i = 0; i < 8; i++) {
      draft.vertex((i & 1) > 0 ? x1 : x0, (i & 2) > 0 ? y1 : y0, (i & 4) > 0 ? z1 : z0);
    }
    draft.quad(0, 4, 6, 2, "paint");
    draft.quad(1, 3, 7, 5, "paint");
    draft.quad(0, 1, 5, 4, "paint");
    draft.quad(2, 6, 7, 3, "paint");
    draft.quad(0, 2, 3, 1, "paint");
    draft.quad(4, 5, 7, 6, "paint");
    return draft.build(FILE);
  }

  /** Several pieces as one. */
  static Piece joined(String name, Piece... parts) {
    return Form.ONE_MATERIAL.of(List.of(parts)).get(0).toBuilder()
        .name(name)
        .surfaceClass(parts[0].surfaceClass())
        .build();
  }
}
