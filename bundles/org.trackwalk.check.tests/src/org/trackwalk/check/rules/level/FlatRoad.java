package org.trackwalk.check.rules.level;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Marker;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.settings.CheckSettings;

/**
 * A road along z from 0 to 100 m, from x = -5 to 5, of rows of two squares, which may climb to one
 * side; squares can be left out or lowered.
 */
final class FlatRoad {

  static final double ROW = 2.5;
  private static final int ROWS = 40;
  private static final double HALF = 5;
  private static final String FILE = "a.obj";

  private final MeshDraft road;

  final List<MeshDraft> others = new ArrayList<>();
  final List<Marker> markers = new ArrayList<>();
  LevelHints hints = LevelHints.NONE;
  CheckSettings settings = CheckSettings.defaults();

  /** All of it, so steep across. */
  FlatRoad(double slope) {
    this(SurfaceClass.ROAD, slope, 0, -1, 0);
  }

  /**
   * With one square that lies lower, in the half with positive x.
   *
   * @param row of the square, from 0; less for none
   * @param deep how deep it lies, metres; NaN when it is not there
   */
  FlatRoad(int row, double deep) {
    this(SurfaceClass.ROAD, 0, 0, row, deep);
  }

  /** All of it, of a class, so steep across and along. */
  FlatRoad(SurfaceClass surface, double slope, double climb) {
    this(surface, slope, climb, -1, 0);
  }

  private FlatRoad(SurfaceClass surface, double slope, double climb, int row, double deep) {
    road = new MeshDraft("road", surface);
    int[] before = null;
    for (int i = 0; i <= ROWS; i++) {
      int[] now = new int[3];
      for (int k = 0; k < 3; k++) {
        double x = HALF * (k - 1);
        now[k] = road.vertex(x, slope * x + climb * ROW * i, ROW * i);
      }
      for (int k = 0; before != null && k < 2; k++) {
        if (i - 1 != row || k == 0) {
          road.quad(before[k], now[k], now[k + 1], before[k + 1], "asphalt");
        }
      }
      before = now;
    }
    if (row >= 0 && !Double.isNaN(deep)) {
      others.add(sheet("pit", SurfaceClass.ROAD, 0, HALF, ROW * row, ROW * (row + 1), -deep));
    }
  }

  /** A level rectangle that faces up. */
  static MeshDraft sheet(
      String name, SurfaceClass surface, double x, double to, double z, double end, double y) {
    MeshDraft sheet = new MeshDraft(name, surface);
    int a = sheet.vertex(x, y, z);
    int b = sheet.vertex(x, y, end);
    int c = sheet.vertex(to, y, end);
    sheet.quad(a, b, c, sheet.vertex(to, y, z), "asphalt");
    return sheet;
  }

  /** An upright rectangle across the road that faces who comes from z = 0, two metres high. */
  static MeshDraft wall(double z) {
    MeshDraft wall = new MeshDraft("wall", SurfaceClass.BARRIER);
    int a = wall.vertex(-HALF, 0, z);
    int b = wall.vertex(-HALF, 2, z);
    int c = wall.vertex(HALF, 2, z);
    wall.quad(a, b, c, wall.vertex(HALF, 0, z), "concrete");
    return wall;
  }

  /** What a rule finds. */
  List<Finding> found(String rule, Map<String, Double> limits) {
    List<MeshDraft> all = new ArrayList<>(List.of(road));
    all.addAll(others);
    Level level =
        new Level(
            "level",
            "",
            all.stream().map(d -> d.build(FILE)).toList(),
            List.of(),
            List.of(FILE),
            hints,
            markers);
    CheckSettings only = settings.withOnly(Set.of(rule)).withParameters(limits);
    return LevelCheck.check(level, only, Progress.none()).findings();
  }
}
