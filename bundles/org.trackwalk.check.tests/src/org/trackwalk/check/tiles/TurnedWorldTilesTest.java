package org.trackwalk.check.tiles;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.report.LevelReport;

/**
 * Ground of which no road is known and which faces down, with a meadow that faces up and of which
 * the middle is left out: how much of the level faces down is a matter of all of it.
 */
class TurnedWorldTilesTest {

  private static final int SIDE = 4000;
  private static final int STEP = 50;
  private static final double FINE = 25;

  /** The meadow's middle: no other triangle is as large. */
  private static final double MIDDLE = 80;

  /** Beside the rest, since cells are seen from above. */
  private static final double MEADOW = SIDE + 400;

  @TempDir private Path folder;

  /**
   * A grid.
   *
   * @param up whether it faces up
   */
  private static Piece grid(String name, double[] at, double y, boolean up) {
    int n = at.length;
    float[] xyz = new float[3 * n * n];
    int[] corners = new int[6 * (n - 1) * (n - 1)];
    int next = 0;
    for (int x = 0; x < n; x++) {
      for (int z = 0; z < n; z++) {
        int v = x * n + z;
        xyz[3 * v] = (float) at[x];
        xyz[3 * v + 1] = (float) y;
        xyz[3 * v + 2] = (float) at[z];
        if (x < n - 1 && z < n - 1) {
          int[] quad = {v, v + 1, v + n + 1, v, v + n + 1, v + n};
          for (int i = 0; i < 6; i++) {
            corners[next++] = quad[up ? i : 5 - i];
          }
        }
      }
    }
    return Piece.named(name, "world.obj").mesh(xyz, corners).build();
  }

  private static double[] meadow(int margin) {
    double half = MIDDLE / 2;
    return DoubleStream.concat(
            IntStream.rangeClosed(-margin, 0).mapToDouble(i -> MEADOW - half + FINE * i),
            IntStream.rangeClosed(0, margin).mapToDouble(i -> MEADOW + half + FINE * i))
        .toArray();
  }

  /** The manifest calls a road what is not there, so none is known, whatever a name says. */
  private static Level world(int margin) {
    double[] down = IntStream.rangeClosed(0, SIDE / STEP).mapToDouble(i -> i * STEP).toArray();
    double[] sign = {100, 101, 102};
    return new Level(
        "world",
        "",
        List.of(
            grid("ground", down, 0, false),
            grid("meadow", meadow(margin), 30, true),
            grid("road_sign", sign, 5, true)),
        List.of(),
        List.of("world.obj"),
        LevelHints.NONE.withRoad(List.of("track_*")));
  }

  /** Nearly all faces down only where the whole meadow is small; what is kept of it always is. */
  @ParameterizedTest
  @CsvSource({"4,5,true", "9,5,true", "64,5,true", "4,8,false", "9,8,false", "64,8,false"})
  void howMuchFacesUpIsAskedOfWhatIsLeftOutToo(int tiles, int margin, boolean told)
      throws Exception {
    LevelReport whole = LevelCheck.check(world(margin), TilesTest.settings(), Progress.none());
    assertEquals("none", whole.corridor().how());
    List<String> found =
        whole.findings().stream()
            .filter(f -> f.rule().equals("normal.facing-down"))
            .map(f -> Arrays.toString(f.position()))
            .toList();
    assertEquals(told ? 1 : 0, found.size());
    JoinedTiles joined = TilesTest.joined(world(margin), tiles, false, folder);
    assertTrue(joined.leftOut() > 0);
    LevelReport report = joined.check(TilesTest.settings(), false, Progress.none());
    Set<String> notAsked = joined.notAsked(TilesTest.settings()).keySet();
    assertEquals(TilesTest.lines(whole, notAsked), TilesTest.lines(report, notAsked));
  }
}
