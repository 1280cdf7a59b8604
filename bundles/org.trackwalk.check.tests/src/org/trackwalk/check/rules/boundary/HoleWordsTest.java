package org.trackwalk.check.rules.boundary;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Effect;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.LedgerClass;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.settings.CheckSettings;

/**
 * What is said of a rectangle that is missing in a road 8 m wide or in the grass beside it, how bad
 * it is, and what is measured and drawn.
 */
class HoleWordsTest {

  private static final double HALF = 4;
  private static final double OUTER = 10;
  private static final double LENGTH = 60;
  private static final double FROM = 30;

  /** The front of a rectangle, of so many metres along and across. */
  private static List<Piece> level(double left, double width, double length) {
    double right = left + width;
    double[] across = {-HALF, left, right, HALF};
    double[] along = {0, 10, 20, FROM, FROM + length, 45, LENGTH};
    boolean inRoad = right < HALF;
    double[] beside = {HALF, inRoad ? 7 : left, inRoad ? 8 : right, OUTER};
    double[] whole = {-HALF, 0, HALF};
    return List.of(
        grid("road", SurfaceClass.ROAD, inRoad ? across : whole, along, inRoad),
        grid("grass", SurfaceClass.VERGE, beside, along, !inRoad));
  }

  /** A sheet of rectangles that face up; the middle one of the fourth row may be missing. */
  private static Piece grid(
      String name, SurfaceClass surface, double[] across, double[] along, boolean holed) {
    MeshDraft draft = new MeshDraft(name, surface);
    int[] before = null;
    for (int row = 0; row < along.length; row++) {
      int[] now = new int[across.length];
      for (int i = 0; i < now.length; i++) {
        now[i] = draft.vertex(across[i], 0, along[row]);
        if (before != null && i > 0 && !(holed && row == 4 && i == 2)) {
          draft.quad(before[i - 1], now[i - 1], now[i], before[i], "asphalt");
        }
      }
      before = now;
    }
    return draft.build("t.obj");
  }

  private static Finding only(List<Piece> pieces) {
    Level level = new Level("rim", "", pieces, List.of(), List.of("t.obj"), LevelHints.NONE);
    CheckSettings settings = CheckSettings.defaults().withOnly(Set.of("boundary.hole"));
    List<Finding> found = LevelCheck.check(level, settings, Progress.none()).findings();
    assertEquals(1, found.size(), found.toString());
    return found.get(0);
  }

  /**
   * A wheel has a radius of 0.3 m: through what is wider it falls; what is narrower and longer than
   * it is an error too.
   */
  @ParameterizedTest
  @CsvSource({
    "2, 3, '1.00 m falls, and so does a wheel', ERROR",
    "0.7, 0.7, '0.35 m falls, and so does a wheel', ERROR",
    "0.5, 0.5, '0.25 m falls', WARNING",
    "0.4, 0.58, '0.20 m falls', WARNING",
    "0.4, 0.62, '0.20 m falls', ERROR"
  })
  void aHoleInTheRoad(double width, double length, String falls, Severity severity) {
    Finding f = only(level(-1, width, length));
    assertEquals("road: hole through which a sphere of radius " + falls, f.message());
    assertEquals(severity, f.severity());
    assertEquals(SurfaceClass.ROAD, f.surfaceClass());
    assertEquals(LedgerClass.HOLE, f.ledgerClass());
    assertEquals(4, f.count());
    assertEquals("radius", f.measure().name());
    assertEquals(Math.min(width, length) / 2, f.measure().value(), 1e-3);
    assertEquals(0.3, f.measure().threshold());
    assertEquals(2 * (width + length), f.length(), 1e-4);
    double[] middle = {-1 + width / 2, 0, FROM + length / 2};
    assertEquals(middle[0], f.position()[0], width / 4);
    assertEquals(0, f.position()[1], 1e-6);
    assertEquals(middle[2], f.position()[2], length / 2);
    drawn(f, width, length);
    assertFalse(f.help().startsWith("Carry"), f.help());
    assertFalse(f.effects().isEmpty(), "a car feels it");
    boolean through = Math.min(width, length) > 0.6;
    assertEquals(
        through, f.effects().stream().anyMatch(e -> e.shape().equals(Effect.FALLING)), "it falls");
  }

  /** The line goes once around the hole, along its borders, and ends where it began. */
  private static void drawn(Finding f, double width, double length) {
    double[] path = f.path();
    assertEquals(15, path.length);
    assertArrayEquals(
        new double[] {path[0], path[1], path[2]},
        new double[] {path[12], path[13], path[14]},
        1e-9);
    for (int i = 0; i < 4; i++) {
      double x = Math.abs(path[3 * i + 3] - path[3 * i]);
      double z = Math.abs(path[3 * i + 5] - path[3 * i + 2]);
      assertEquals(x > 0 ? width : length, x + z, 1e-4);
      assertTrue(x == 0 || z == 0);
    }
  }

  @Test
  void aHoleInTheGrassIsTheVerges() {
    Finding f = only(level(6, 2, 3));
    assertEquals(
        "grass: hole through which a sphere of radius 1.00 m falls, and so does a wheel",
        f.message());
    assertEquals(SurfaceClass.VERGE, f.surfaceClass());
    assertEquals(List.of("grass"), f.pieces());
  }

  /** Of a hole between both the grass is what a car comes over. */
  @Test
  void aHoleBetweenRoadAndGrass() {
    List<Piece> road = level(6, 2, 3);
    MeshDraft notched = new MeshDraft("grass", SurfaceClass.VERGE);
    double[] along = {0, 10, 20, FROM, FROM + 3, 45, LENGTH};
    double[] across = {HALF, 6, OUTER};
    int[] before = null;
    for (int row = 0; row < along.length; row++) {
      int[] now = new int[across.length];
      for (int i = 0; i < now.length; i++) {
        now[i] = notched.vertex(across[i], 0, along[row]);
        if (before != null && i > 0 && !(row == 4 && i == 1)) {
          notched.quad(before[i - 1], now[i - 1], now[i], before[i], "grass");
        }
      }
      before = now;
    }
    Finding f = only(List.of(road.get(0), notched.build("t.obj")));
    assertEquals(
        "grass | road: hole through which a sphere of radius 1.00 m falls, and so does a wheel",
        f.message());
    assertEquals(SurfaceClass.VERGE, f.surfaceClass());
    assertEquals(List.of("grass", "road"), f.pieces().stream().sorted().toList());
  }
}
