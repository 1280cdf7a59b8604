package org.trackwalk.check.rules.ride;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.course.road.Strand;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.settings.CheckSettings;

/** Stretches of a ring, wherever they lie on it and wherever a row within them is well. */
class RowStretchesTest {

  private static Strand ring;

  @BeforeAll
  static void drive() {
    int n = 180;
    float[] p = new float[6 * n];
    int[] corners = new int[6 * n];
    for (int i = 0; i < n; i++) {
      double turn = 2 * Math.PI * i / n;
      for (int side = 0; side < 2; side++) {
        p[6 * i + 3 * side] = (float) ((55 + 10 * side) * Math.cos(turn));
        p[6 * i + 3 * side + 2] = (float) ((55 + 10 * side) * Math.sin(turn));
      }
      int a = 2 * i;
      int b = 2 * ((i + 1) % n);
      System.arraycopy(new int[] {a, b, a + 1, a + 1, b, b + 1}, 0, corners, 6 * i, 6);
    }
    Piece road = Piece.named("road", "level.obj").mesh(p, corners).build();
    Level level =
        new Level("level", "", List.of(road), List.of(), List.of("level.obj"), LevelHints.NONE);
    ring =
        LevelCheck.open(level, CheckSettings.defaults(), Progress.none())
            .context()
            .road()
            .strands()
            .get(0);
    assertTrue(ring.closed());
  }

  /** From a row on, so many rows, of which some in the middle are well: up to two are bridged. */
  @ParameterizedTest
  @CsvSource({
    "20, 60, 0, 1",
    "20, 60, 1, 1",
    "20, 60, 2, 1",
    "20, 60, 3, 2",
    "-30, 60, 1, 1",
    "-30, 60, 2, 1",
    "-60, 60, 1, 1",
    "-59, 60, 2, 1",
    "-31, 60, 3, 2"
  })
  void aStretchWithRowsThatAreWell(int from, int rows, int well, int number) {
    int n = ring.rows();
    double[] over = new double[n];
    for (int i = 0; i < rows; i++) {
      boolean bad = i < rows / 2 || i >= rows / 2 + well;
      over[Math.floorMod(from + i, n)] = bad ? 1 : 0;
    }
    List<RowStretches.Stretch> found = RowStretches.of(ring, row -> over[row]);
    assertEquals(number, found.size(), found.toString());
    assertTrue(found.stream().anyMatch(s -> s.first() == Math.floorMod(from, n)), found.toString());
    assertEquals(
        rows - (number == 1 ? 0 : well),
        found.stream().mapToInt(RowStretches.Stretch::rows).sum(),
        found.toString());
  }

  /** All around but for single rows. */
  @Test
  void theWholeLap() {
    List<RowStretches.Stretch> found = RowStretches.of(ring, row -> row % 7 == 3 ? 0 : 1);
    assertEquals(1, found.size(), found.toString());
  }
}
