package org.trackwalk.check.rules.boundary;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.model.settings.CheckSettings;

/** What a road for models goes around is no hole, as small as it is; a hole in a yard is one. */
class InsideOfModelRoadTest {

  private static final int STEPS = 72;

  /**
   * A ring about the origin that two slits cut into halves, so that no closed border goes around
   * its inside.
   */
  private static Piece[] ring(double inner, double outer, double squeeze, double turn) {
    Piece[] halves = new Piece[2];
    double slit = 0.001 / outer;
    for (int half = 0; half < 2; half++) {
      float[] p = new float[6 * (STEPS + 1)];
      int[] c = new int[6 * STEPS];
      for (int i = 0; i <= STEPS; i++) {
        double a = turn + StrictMath.PI * (half + (double) i / STEPS);
        a += i == 0 ? slit : i == STEPS ? -slit : 0;
        for (int side = 0; side < 2; side++) {
          double r = side == 0 ? inner : outer;
          p[6 * i + 3 * side] = (float) (r * StrictMath.cos(a));
          p[6 * i + 3 * side + 2] = (float) (squeeze * r * StrictMath.sin(a));
        }
        if (i < STEPS) {
          int v = 2 * i;
          System.arraycopy(new int[] {v, v + 2, v + 1, v + 1, v + 2, v + 3}, 0, c, 6 * i, 6);
        }
      }
      halves[half] = Piece.named("road_" + half, "level.obj").mesh(p, c).build();
    }
    return halves;
  }

  private static List<Finding> holes(Piece... pieces) {
    Level level = new Level("level", "", List.of(pieces), List.of(), List.of(), LevelHints.NONE);
    LevelReport report = LevelCheck.check(level, CheckSettings.defaults(), Progress.none());
    return report.findings().stream().filter(f -> f.rule().equals("boundary.hole")).toList();
  }

  @RepeatedTest(12)
  void theInsideOfARingIsNoHole(RepetitionInfo seed) {
    Random random = new Random(seed.getCurrentRepetition());
    double outer = 1 + 2 * random.nextDouble();
    double inner = outer * (0.74 + 0.18 * random.nextDouble());
    double squeeze = 0.8 + 0.2 * random.nextDouble();
    assertEquals(List.of(), holes(ring(inner, outer, squeeze, 6 * random.nextDouble())));
  }

  /** Walls on its outside, as high as they may be, make the band no wider. */
  @RepeatedTest(6)
  void norIsItWhereAWallIsWeldedToTheRing(RepetitionInfo seed) {
    Random random = new Random(seed.getCurrentRepetition());
    double outer = 1.5 + 2 * random.nextDouble();
    Piece[] ring = ring(0.85 * outer, outer, 1, 6 * random.nextDouble());
    float high = (float) (outer * seed.getCurrentRepetition());
    List<Piece> pieces = new ArrayList<>(List.of(ring));
    for (Piece half : ring) {
      float[] p = half.positions().clone();
      for (int i = 0; i < p.length; i += 6) {
        p[i] = p[i + 3];
        p[i + 1] = high;
        p[i + 2] = p[i + 5];
      }
      pieces.add(
          Piece.named("wall_" + pieces.size(), "level.obj").mesh(p, half.triangles()).build());
    }
    assertEquals(List.of(), holes(pieces.toArray(Piece[]::new)));
  }

  @RepeatedTest(6)
  void aHoleInAYardIs(RepetitionInfo seed) {
    Random random = new Random(seed.getCurrentRepetition());
    double inner = 0.8 + 0.4 * random.nextDouble();
    List<Finding> told = holes(ring(inner, 4.5, 1, 6 * random.nextDouble()));
    assertEquals(1, told.size());
    assertEquals(inner, told.get(0).measure().value(), 0.03);
  }
}
