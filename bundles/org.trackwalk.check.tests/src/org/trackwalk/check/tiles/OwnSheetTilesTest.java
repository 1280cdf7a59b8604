package org.trackwalk.check.tiles;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.report.LevelReport;

/**
 * Ground in one sheet that winds once around, far from the road and from borders, and comes back
 * under it and up through it: what joins the two is left out, and the answer is the same.
 */
class OwnSheetTilesTest {

  private static final double INNER = 1200;
  private static final int RINGS = 51;
  private static final double APART = 20;

  /** Steps of a degree: once around, and under all of the road. */
  private static final int STEPS = 440;

  /** The road lies on these steps of the ring in the middle, far from all borders. */
  private static final int FROM = 30;

  private static final int TO = 50;

  @TempDir private Path folder;

  /** The height of the ground: it falls by a metre once around, and comes up behind the road. */
  private static double height(int step) {
    return step >= 398 && step <= 401 ? 0.3 : -Math.min(1, step / 350.0);
  }

  private static Level world() {
    float[] xyz = new float[3 * (STEPS + 1) * RINGS];
    List<Integer> corners = new ArrayList<>();
    List<Integer> surfaces = new ArrayList<>();
    for (int s = 0; s <= STEPS; s++) {
      double angle = Math.toRadians(s);
      for (int r = 0; r < RINGS; r++) {
        int v = s * RINGS + r;
        double radius = INNER + APART * r;
        xyz[3 * v] = (float) (radius * StrictMath.cos(angle));
        xyz[3 * v + 1] = (float) height(s);
        xyz[3 * v + 2] = (float) (radius * StrictMath.sin(angle));
        if (s < STEPS && r + 1 < RINGS) {
          int n = v + RINGS;
          corners.addAll(List.of(v, n, n + 1, v, n + 1, v + 1));
          int road = s >= FROM && s < TO && r == RINGS / 2 ? 1 : 0;
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

  @Test
  void whatJoinsASheetMayBeLeftOut() throws Exception {
    LevelReport whole = LevelCheck.check(world(), TilesTest.settings(), Progress.none());
    JoinedTiles joined = TilesTest.joined(world(), 4, false, folder);
    LevelReport report = joined.check(TilesTest.settings(), false, Progress.none());
    Set<String> notAsked = joined.notAsked(TilesTest.settings()).keySet();
    assertEquals(TilesTest.lines(whole, notAsked), TilesTest.lines(report, notAsked));
    assertTrue(joined.leftOut() > whole.facts().triangles() / 3, joined.leftOut() + " left out");
    assertTrue(
        report.findings().stream().anyMatch(f -> f.rule().equals("topology.intersection")),
        TilesTest.lines(whole, Set.of()).toString());
  }
}
