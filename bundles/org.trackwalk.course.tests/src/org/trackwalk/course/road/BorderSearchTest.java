package org.trackwalk.course.road;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.trackwalk.ground.reach.Floor;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.ExactWeld;

/** A road ends at what is higher or lower, however the paces fall on it; not at a crack. */
class BorderSearchTest {

  private static final int SEEDS = 100;

  /** A border is as exact as coordinates of some 20 m are, metres. */
  private static final double EXACT = 1e-3;

  /** So far is looked, metres. */
  private static final double FAR = 60;

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

  /**
   * Sheets at steps over each other, with slits and walls: asked for once or twice, all the same.
   */
  @RepeatedTest(SEEDS)
  void whatWasSeenAheadIsWhatIsThere(RepetitionInfo seed) {
    Random random = new Random(seed.getCurrentRepetition());
    double size = 0.05 + 0.6 * random.nextDouble();
    double rough = random.nextInt(3) * 0.15 * random.nextDouble();
    for (int layer = 0; layer < 1 + random.nextInt(4); layer++) {
      double height = layer * 0.3 * random.nextDouble();
      double leans = 0.2 * random.nextGaussian();
      for (double at = -1 - size * random.nextDouble(); at < 20; at += size) {
        if (random.nextInt(30) > layer) {
          strip(at, at + size, height + leans * at + rough * random.nextGaussian());
        }
      }
    }
    Floor.Reader reader = Land.of(ExactWeld.weld(pieces, 1, Progress.none())).floor().reader();
    BorderSearch search = new BorderSearch(reader);
    for (int i = 0; i < 40; i++) {
      double turn = 0.9 * random.nextDouble();
      double x = 10 * random.nextDouble();
      double y = random.nextGaussian() / 2;
      double ax = Math.cos(turn);
      double az = Math.sin(turn);
      assertEquals(
          askedTwice(reader, x, y, ax, az), search.reach(x, y, 0, ax, az, FAR), "from " + x);
    }
  }

  /** The search when nothing is kept of what was seen ahead. */
  private static double askedTwice(
      Floor.Reader ground, double px, double py, double ax, double az) {
    double climb = BorderSearch.CLIMB;
    double h = py;
    double good = 0;
    int on = -1;
    while (good < FAR) {
      double bad = good + BorderSearch.PACE;
      boolean there = ground.find(px + bad * ax, h, bad * az, climb);
      if (there && ground.triangle() != on) {
        bad = good + BorderSearch.LOOK;
        there = ground.find(px + bad * ax, h, bad * az, climb);
      }
      if (there) {
        good = bad;
      } else {
        int last = -1;
        while (bad - good > BorderSearch.BORDER) {
          double middle = (good + bad) / 2;
          if (ground.find(px + middle * ax, h, middle * az, climb)) {
            h = ground.height();
            last = ground.triangle();
            good = middle;
          } else {
            bad = middle;
          }
        }
        double behind = bad + BorderSearch.CRACK;
        if (!ground.find(px + behind * ax, h, behind * az, climb)) {
          if (last < 0 && ground.find(px + good * ax, h, good * az, climb)) {
            last = ground.triangle();
          }
          double edge = last < 0 ? good : ground.end(last, px, 0, ax, az);
          double past = edge + BorderSearch.JUST_BEHIND;
          boolean ends =
              edge > good && edge < bad && !ground.find(px + past * ax, h, past * az, climb);
          return ends ? edge : good;
        }
        good = behind;
      }
      h = ground.height();
      on = ground.triangle();
    }
    return good;
  }

  private double reach() {
    Land land = Land.of(ExactWeld.weld(pieces, 1, Progress.none()));
    return new BorderSearch(land.floor().reader()).reach(0, 0, 0, 1, 0, FAR);
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
