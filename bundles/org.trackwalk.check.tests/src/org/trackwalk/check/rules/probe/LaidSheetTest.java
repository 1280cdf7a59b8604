package org.trackwalk.check.rules.probe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.mesh.level.SurfaceClass;

/** Sheets that are laid on a road and end on it: between them no road is missing. */
class LaidSheetTest {

  private static final int SEEDS = 120;

  private static Ribbons.Line line(SplittableRandom random) {
    return random.nextBoolean() ? Ribbons.straight() : Ribbons.circle(random.nextInt(60, 200));
  }

  private static Ribbons road(Ribbons.Line line, double width) {
    return new Ribbons().ribbon("road", SurfaceClass.ROAD, line, 0, 200, width, 0, 0);
  }

  /** Dashes one behind the other, anywhere across the road, its middle as well. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void dashesMayEnd(int group) {
    for (int i = 0; i < SEEDS / 3; i++) {
      int seed = SEEDS * group + i;
      SplittableRandom random = new SplittableRandom(seed);
      double width = random.nextDouble(5, 30);
      double wide = random.nextDouble(0.5, width - 2);
      double room = (width - wide) / 2;
      double left = random.nextInt(3) == 0 ? 0 : random.nextDouble(-room, room);
      double high = random.nextDouble(0.032, 0.29);
      double gap = random.nextDouble(0.4, 11);
      Ribbons.Line line = line(random);
      Ribbons level = road(line, width);
      double at = random.nextDouble(60, 80);
      for (int n = 0; n < 4; n++) {
        level.ribbon("dash" + n, SurfaceClass.ROAD, line, at, at + 4, wide, left, high);
        at += 4 + gap;
      }
      assertEquals(List.of(), level.told(), "seed " + seed);
    }
  }

  /** A chequered line: squares that meet at their corners. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void squaresMayEnd(int group) {
    for (int i = 0; i < SEEDS / 6; i++) {
      int seed = SEEDS * group + i;
      SplittableRandom random = new SplittableRandom(seed);
      double width = random.nextDouble(6, 16);
      double side = random.nextDouble(0.4, 1.2);
      int columns = 2 + random.nextInt((int) ((width - 2) / side) - 1);
      double high = random.nextDouble(0.032, 0.09);
      Ribbons.Line line = line(random);
      Ribbons level = road(line, width);
      for (int row = 0; row < 3; row++) {
        double at = 70 + side * row;
        for (int c = row % 2; c < columns; c += 2) {
          double left = (c - (columns - 1) / 2.0) * side;
          level.ribbon(
              "s" + row + "_" + c, SurfaceClass.ROAD, line, at, at + side, side, left, high);
        }
      }
      assertEquals(List.of(), level.told(), "seed " + seed);
    }
  }

  /** Three lanes, the outer one lower: what is gone of the inner ones, over grass, is missing. */
  @ParameterizedTest
  @ValueSource(doubles = {0.035, 0.05, 0.085, 0.2})
  void besideALowerLaneItIsMissing(double high) {
    for (double gap : new double[] {1, 3, 8}) {
      Ribbons.Line line = Ribbons.straight();
      Ribbons level = new Ribbons();
      level.ribbon("lane0", SurfaceClass.ROAD, line, 0, 200, 4, -4, -high);
      level.ribbon("lane1", SurfaceClass.ROAD, line, 0, 90, 8, 2, 0);
      level.ribbon("lane2", SurfaceClass.ROAD, line, 90 + gap, 200, 8, 2, 0);
      level.ribbon("grass", SurfaceClass.VERGE, line, 0, 200, 30, 0, -high - 0.001);
      assertEquals(1, level.told().size(), gap + " m");
      assertTrue(level.told().get(0).message().contains("of road is missing"));
    }
  }
}
