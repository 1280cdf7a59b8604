package org.trackwalk.course.road;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.ExactWeld;

/** A road ends at what is higher or lower, however the paces fall on it; not at a crack. */
class BorderSearchTest {

  private static final int SEEDS = 100;

  /** A border is as exact as coordinates of some 20 m are, metres. */
  private static final double EXACT = 1e-3;

  private final List<Piece> pieces = new ArrayList<>();

  @RepeatedTest(SEEDS)
  void aWallIsTheBorderWhereverThePacesFall(RepetitionInfo seed) {
    Random random = new Random(seed.getCurrentRepetition());
    double wall = 2 + 15 * random.nextDouble();
    double thick = 0.26 + random.nextDouble();
    strip(-1, wall, 0);
    strip(wall, wall + thick, 0.5 + 3 * random.nextDouble());
    strip(wall + thick, 40, 0);
    assertEquals(wall, reach(), EXACT);
  }

  @RepeatedTest(SEEDS)
  void aSlitIsTheBorderAndACrackIsNone(RepetitionInfo seed) {
    Random random = new Random(seed.getCurrentRepetition());
    double from = 2 + 15 * random.nextDouble();
    boolean crack = random.nextBoolean();
    double wide = crack ? 0.1 * random.nextDouble() : 0.27 + 3 * random.nextDouble();
    strip(-1, from, 0);
    strip(from + wide, 25, 0.3 * random.nextDouble());
    assertEquals(crack ? 25 : from, reach(), EXACT);
  }

  @RepeatedTest(SEEDS)
  void stripsAreOneRoad(RepetitionInfo seed) {
    Random random = new Random(seed.getCurrentRepetition());
    double end = -1;
    for (int i = 0; i < 40; i++) {
      double next = end + 0.05 + random.nextDouble();
      strip(end, next, 0);
      end = next;
    }
    assertEquals(end, reach(), EXACT);
  }

  private double reach() {
    Land land = Land.of(ExactWeld.weld(pieces, 1, Progress.none()));
    return new BorderSearch(land.floor().reader()).reach(0, 0, 0, 1, 0, 60);
  }

  private void strip(double from, double to, double y) {
    float[] p = {
      (float) from, (float) y, -5, (float) from, (float) y, 5,
      (float) to, (float) y, 5, (float) to, (float) y, -5
    };
    pieces.add(
        Piece.named("strip" + pieces.size(), "level.obj")
            .mesh(p, new int[] {0, 1, 2, 0, 2, 3})
            .build());
  }
}
