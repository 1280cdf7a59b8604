package org.trackwalk.check.rules.probe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.settings.CheckSettings;

/**
 * A block of 2 x 2 m on a road between x of {@code from} and {@code to}: what is said of its
 * borders is so, however far off they are.
 */
class OpenBordersTest {

  private static final Pattern SIDES =
      Pattern.compile(
          "(more than )?([\\d.]+) m from the left border and"
              + " (more than )?([\\d.]+) m from the right one");

  /** Borders are told to a tenth of a metre, and lie on triangles' edges. */
  private static final double TOLD = 0.06;

  @ParameterizedTest
  @CsvSource({
    "-6, 6, 3, false, false", "-30, 30, -14, false, false", "-38, 38, 20, false, false",
    "-120, 120, 4, true, true", "-90, 90, -20, true, true", "-60, 60, 12, true, true"
  })
  void aBorderIsToldWhereOneIsMet(
      double from, double to, double x, boolean leftOpen, boolean rightOpen) {
    for (String name : List.of("Cube.001", "thing")) {
      List<Finding> told = told(from, to, x, name);
      assertEquals(1, told.size(), told.toString());
      String message = told.get(0).message();
      Matcher sides = SIDES.matcher(message);
      assertTrue(sides.find(), message);
      double one = x - 1 - from;
      double other = to - x - 1;
      double left = Double.parseDouble(sides.group(2));
      double right = Double.parseDouble(sides.group(4));
      // The walker may go either way; the block is nearer to one border in every scene.
      boolean nearer = left < right == one < other;
      holds(sides.group(1) != null, left, nearer ? one : other, message);
      holds(sides.group(3) != null, right, nearer ? other : one, message);
      assertEquals(leftOpen, sides.group(1) != null, message);
      assertEquals(rightOpen, sides.group(3) != null, message);
      // Its share of a road that goes on beyond what was looked at is less than it says.
      assertEquals(leftOpen || rightOpen, told.get(0).effects().get(0).atMost(), message);
    }
  }

  private static void holds(boolean least, double told, double is, String message) {
    if (least) {
      assertTrue(told <= is + TOLD, message + ": " + is);
    } else {
      assertEquals(is, told, TOLD, message);
    }
  }

  private static List<Finding> told(double from, double to, double x, String name) {
    MeshDraft road = new MeshDraft("road", SurfaceClass.ROAD);
    int[] before = null;
    for (int row = 0; row <= 120; row++) {
      int[] now = {road.vertex(from, 0, 5.0 * row), road.vertex(to, 0, 5.0 * row)};
      if (before != null) {
        road.quad(before[0], now[0], now[1], before[1], "asphalt");
      }
      before = now;
    }
    MeshDraft block = new MeshDraft(name, SurfaceClass.UNKNOWN);
    int[][] rings = new int[2][4];
    for (int i = 0; i < 8; i++) {
      double px = i % 4 == 0 || i % 4 == 3 ? x - 1 : x + 1;
      double pz = i % 4 < 2 ? 299 : 301;
      rings[i / 4][i % 4] = block.vertex(px, i / 4 * 1.5, pz);
    }
    for (int i = 0; i < 4; i++) {
      int j = (i + 1) % 4;
      block.quad(rings[0][i], rings[1][i], rings[1][j], rings[0][j], "");
    }
    block.quad(rings[1][3], rings[1][2], rings[1][1], rings[1][0], "");
    block.quad(rings[0][0], rings[0][1], rings[0][2], rings[0][3], "");
    Level level =
        new Level(
            "wide",
            "generated",
            List.of(road.build("t.obj"), block.build("t.obj")),
            List.of(),
            List.of("t.obj"),
            LevelHints.NONE);
    return LevelCheck.check(level, CheckSettings.defaults(), Progress.none()).findings().stream()
        .filter(f -> f.rule().equals("probe.chassis-hit"))
        .toList();
  }
}
