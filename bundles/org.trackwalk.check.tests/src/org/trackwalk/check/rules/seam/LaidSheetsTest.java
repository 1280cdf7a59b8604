package org.trackwalk.check.rules.seam;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.settings.CheckSettings;

/**
 * Plates without thickness that lie over a road of one piece or some, turned, of any name that does
 * not say what they are: a car on the road meets their borders.
 */
class LaidSheetsTest {

  private static final String[] NAMES = {"thing", "Plane.042", "mesh_7", "patch", "detail"};

  private final Random random = new Random();

  /** Thicker than paint: as bad as what is called road. */
  @RepeatedTest(30)
  void aPlateOnTheRoadIsMet(RepetitionInfo seed) {
    random.setSeed(seed.getCurrentRepetition());
    double high = 0.0065 + 0.023 * random.nextDouble();
    List<Finding> found = found(high, 0, name());
    assertTrue(!found.isEmpty());
    for (Finding finding : found) {
      assertEquals(Severity.ERROR, finding.severity(), finding::toString);
      assertEquals(high, finding.measure().value(), 1e-4);
      assertTrue(finding.effects().stream().anyMatch(e -> e.dvUp() > 1), finding::toString);
    }
    random.setSeed(seed.getCurrentRepetition());
    random.nextDouble();
    name();
    assertEquals(found(high, 0, "road_patch").size(), found.size(), "as many as of a road");
  }

  /** Paint that is not called road stays a note. */
  @RepeatedTest(10)
  void paintIsNone(RepetitionInfo seed) {
    random.setSeed(seed.getCurrentRepetition());
    List<Finding> found = found(0.0005 + 0.005 * random.nextDouble(), 0, name());
    assertTrue(!found.isEmpty());
    assertTrue(found.stream().allMatch(f -> f.severity() == Severity.INFO), found::toString);
  }

  /** Ground that overlaps the road's edge is beside it. */
  @RepeatedTest(10)
  void groundOverTheEdgeIsItsBorder(RepetitionInfo seed) {
    random.setSeed(seed.getCurrentRepetition());
    List<Finding> found = found(0.0065 + 0.023 * random.nextDouble(), 20, name());
    assertTrue(found.stream().allMatch(f -> f.severity() == Severity.INFO), found::toString);
  }

  private String name() {
    return NAMES[random.nextInt(NAMES.length)];
  }

  /**
   * What is told of a sheet on a road of 10 by 120 m.
   *
   * @param high metres over the road
   * @param beyond metres that it goes on beyond the road's border
   */
  private List<Finding> found(double high, double beyond, String name) {
    List<Piece> pieces = new ArrayList<>();
    int parts = 1 + random.nextInt(3);
    for (int i = 0; i < parts; i++) {
      double from = 120.0 * i / parts;
      pieces.add(sheet("road_" + i, 0, 0, 0, from, 10, from + 120.0 / parts, 0));
    }
    double turn = beyond > 0 ? 0 : Math.PI * random.nextDouble();
    double wide = 1 + 2 * random.nextDouble();
    double x = beyond > 0 ? 9 : 5;
    pieces.add(
        sheet(
            name,
            x,
            50 + 20 * random.nextDouble(),
            beyond > 0 ? 0 : -wide,
            -wide,
            beyond > 0 ? beyond : wide,
            wide,
            high,
            turn));
    Level level = new Level("level", "", pieces, List.of(), List.of("level.obj"), LevelHints.NONE);
    CheckSettings settings = CheckSettings.defaults().withOnly(Set.of("seam.overlap"));
    return LevelCheck.check(level, settings, Progress.none()).findings().stream()
        .filter(f -> f.rule().equals("seam.overlap") && f.pieces().contains(name))
        .toList();
  }

  private static Piece sheet(
      String name, double x, double z, double x0, double z0, double x1, double z1, double y) {
    return sheet(name, x, z, x0, z0, x1, z1, y, 0);
  }

  /** A rectangle about a place, turned there. */
  private static Piece sheet(
      String name,
      double x,
      double z,
      double x0,
      double z0,
      double x1,
      double z1,
      double y,
      double turn) {
    double[] corners = {x0, z0, x0, z1, x1, z1, x1, z0};
    float[] p = new float[12];
    for (int i = 0; i < 4; i++) {
      double cos = StrictMath.cos(turn);
      double sin = StrictMath.sin(turn);
      p[3 * i] = (float) (x + cos * corners[2 * i] - sin * corners[2 * i + 1]);
      p[3 * i + 1] = (float) y;
      p[3 * i + 2] = (float) (z + sin * corners[2 * i] + cos * corners[2 * i + 1]);
    }
    return Piece.named(name, "level.obj").mesh(p, new int[] {0, 1, 2, 0, 2, 3}).build();
  }
}
