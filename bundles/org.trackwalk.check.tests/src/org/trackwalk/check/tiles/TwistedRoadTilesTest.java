package org.trackwalk.check.tiles;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.report.LevelReport;

/**
 * A strip of ground that faces up, is twisted by half a turn and goes on facing down, with a road
 * there: it is one part, of which much is left out that faces up.
 */
class TwistedRoadTilesTest {

  private static final double STEP = 25;
  private static final int WIDE = 20;
  private static final int LONG = 150;

  /** Steps along the strip, between which it is twisted. */
  private static final int FROM = 40;

  private static final int TO = 80;

  private static final int ROAD = 110;
  private static final int ROAD_END = 145;

  @TempDir private Path folder;

  private static Level world() {
    float[] xyz = new float[3 * (LONG + 1) * (WIDE + 1)];
    List<Integer> corners = new ArrayList<>();
    List<Integer> surfaces = new ArrayList<>();
    for (int i = 0; i <= LONG; i++) {
      double turn = StrictMath.PI * Math.max(0, Math.min(1, (double) (i - FROM) / (TO - FROM)));
      for (int k = 0; k <= WIDE; k++) {
        int v = i * (WIDE + 1) + k;
        double across = STEP * (k - WIDE / 2.0);
        xyz[3 * v] = (float) (STEP * i);
        xyz[3 * v + 1] = (float) (across * StrictMath.sin(turn));
        xyz[3 * v + 2] = (float) (across * StrictMath.cos(turn));
        if (i < LONG && k < WIDE) {
          int n = v + WIDE + 1;
          corners.addAll(List.of(v, v + 1, n + 1, v, n + 1, n));
          int road = i >= ROAD && i < ROAD_END && k == WIDE / 2 ? 1 : 0;
          surfaces.addAll(List.of(road, road));
        }
      }
    }
    Piece piece =
        Piece.named("world", "world.obj")
            .mesh(xyz, corners.stream().mapToInt(c -> c).toArray())
            .surfaces(List.of("grass", "road"), surfaces.stream().mapToInt(c -> c).toArray())
            .build();
    return new Level("world", "", List.of(piece), List.of(), List.of("world.obj"), LevelHints.NONE);
  }

  private static List<Finding> down(LevelReport report) {
    return report.findings().stream().filter(f -> f.rule().equals("normal.facing-down")).toList();
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 9, 64})
  void aPartIsAsLargeAsItIsWithWhatWasLeftOut(int tiles) throws Exception {
    LevelReport whole = LevelCheck.check(world(), TilesTest.settings(), Progress.none());
    JoinedTiles joined = TilesTest.joined(world(), tiles, false, folder);
    assertTrue(joined.leftOut() > 300, joined.leftOut() + " left out");
    LevelReport report = joined.check(TilesTest.settings(), false, Progress.none());
    assertEquals(1, down(whole).size(), TilesTest.lines(whole, Set.of()).toString());
    assertEquals(2 * WIDE * LONG, down(whole).get(0).count());
    Set<String> notAsked = joined.notAsked(TilesTest.settings()).keySet();
    assertEquals(TilesTest.lines(whole, notAsked), TilesTest.lines(report, notAsked));
    assertEquals(2 * WIDE * LONG, down(report).get(0).count());
  }

  /** What faces up is not what has to be turned. */
  @Test
  void whatFacesUpIsNotListed() {
    LevelReport whole = LevelCheck.check(world(), TilesTest.settings(), Progress.none());
    int firstTwisted = 2 * WIDE * FROM;
    List<Integer> listed = down(whole).get(0).features().get("world").triangles();
    assertTrue(listed.size() > 100 && listed.stream().allMatch(t -> t >= firstTwisted));
  }
}
