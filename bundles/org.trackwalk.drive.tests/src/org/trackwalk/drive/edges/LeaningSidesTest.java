package org.trackwalk.drive.edges;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.trackwalk.ground.reach.Body;
import org.trackwalk.mesh.level.Piece;

/**
 * A trench across a road, whose sides lean and are too steep for a car: as deep as its floor is,
 * though no floor lies under the sides.
 */
class LeaningSidesTest {

  private static final int SCENES = 60;
  private static final double HALF = 5;
  private static final double LENGTH = 200;
  private static final double AT = 100;

  /**
   * A trench.
   *
   * @param near how far its near side leads under the trench, metres; likewise {@code far}
   */
  private record Trench(double width, double depth, double near, double far, double rise) {

    static Trench of(Random random) {
      double width = 1 + 10 * random.nextDouble();
      // A floor that is so wide and lies less deep is the road's again: two steps.
      double depth = 0.1 + 0.04 * width + Math.min(2, width / 3) * random.nextDouble();
      return new Trench(
          width, depth, run(depth, random), run(depth, random), 0.12 * (random.nextDouble() - 0.5));
    }

    /** What a side of 62 to 88 degrees takes of the trench. */
    private static double run(double depth, Random random) {
      return depth / Math.tan(Math.toRadians(62 + 26 * random.nextDouble()));
    }

    private Piece road() {
      double[] z = {0, AT, AT + near, AT + width - far, AT + width, LENGTH};
      double[] y = {0, 0, -depth, -depth, 0, 0};
      return strip(z, y, rise);
    }
  }

  private static Piece strip(double[] z, double[] y, double rise) {
    float[] p = new float[6 * z.length];
    int[] t = new int[6 * (z.length - 1)];
    for (int i = 0; i < z.length; i++) {
      for (int side = 0; side < 2; side++) {
        p[6 * i + 3 * side] = (float) (side == 0 ? -HALF : HALF);
        p[6 * i + 3 * side + 1] = (float) (y[i] + rise * z[i]);
        p[6 * i + 3 * side + 2] = (float) z[i];
      }
    }
    for (int i = 0; i < z.length - 1; i++) {
      int[] quad = {2 * i, 2 * i + 2, 2 * i + 1, 2 * i + 1, 2 * i + 2, 2 * i + 3};
      System.arraycopy(quad, 0, t, 6 * i, 6);
    }
    return Piece.named("road", "level.obj").mesh(p, t).build();
  }

  @Test
  void aTrenchIsAsDeepAsItsFloor() {
    Random random = new Random(1);
    for (int i = 0; i < SCENES; i++) {
      Trench trench = Trench.of(random);
      List<Gap> gaps = DrivenLevel.of(List.of(trench.road())).gaps(60);
      assertEquals(1, gaps.size(), trench::toString);
      Gap gap = gaps.get(0);
      assertEquals(trench.width, gap.width(), 0.01 * trench.width, trench::toString);
      assertEquals(trench.depth, gap.depth(), 0.002, trench::toString);
      assertEquals(trench.depth, gap.step(), 0.002, trench::toString);
      // Straight up from its foot, on a road that rises; either side may be the far one.
      double rises =
          Math.abs(trench.rise) * (Math.max(trench.near, trench.far) + 3 * Crossing.FOOT);
      assertEquals(trench.depth, gap.lip(), 0.002 + rises, trench::toString);
    }
  }

  /** Where the sides meet there is no floor: the wheel touches both, and falls no farther. */
  @Test
  void aWheelIsHeldBetweenTheSidesOfAWedge() {
    Trench wedge = new Trench(2, 3, 1, 1, 0);
    Gap gap = DrivenLevel.of(List.of(wedge.road())).gaps(60).get(0);
    double radius = Body.CAR.wheelRadius();
    double hangs = radius / Math.sin(Math.atan(wedge.near / wedge.depth)) - radius;
    for (double deep : new double[] {gap.depth(), gap.step(), gap.lip()}) {
      assertTrue(deep > wedge.depth - hangs && deep <= wedge.depth, gap::toString);
    }
  }

  /** A shelf, and behind it a leaning side down to a wall at the far edge. */
  @Test
  void belowAShelfItIsAsDeepAsTheSideBehindIt() {
    for (double angle : new double[] {62, 65, 75, 80}) {
      double deep = 0.3 + 3 * Math.tan(Math.toRadians(angle));
      double[] z = {AT, AT, AT + 1, AT + 4, AT + 4};
      double[] y = {0, -0.3, -0.3, -deep, 0};
      List<Piece> pieces =
          List.of(
              DrivenLevel.sheet("road1", -HALF, 0, HALF, AT, 0),
              DrivenLevel.sheet("road2", -HALF, AT + 4, HALF, LENGTH, 0),
              strip(z, y, 0).toBuilder().name("grass").build());
      Gap gap = DrivenLevel.of(pieces).gaps(60).get(0);
      double look = Crossing.PACE * (deep - 0.3) / 3;
      assertTrue(gap.depth() >= deep - look && gap.depth() <= deep, angle + " " + gap);
      assertEquals(4, gap.width(), 0.04);
    }
  }

  /** A cliff far below a bridge's gap holds nobody up, nor does a shelf behind it. */
  @Test
  void aCliffFarBelowIsNoSide() {
    for (double shelf : new double[] {0, -0.3}) {
      List<Piece> pieces = new ArrayList<>();
      pieces.add(DrivenLevel.sheet("road1", -HALF, 0, HALF, AT, 0));
      pieces.add(DrivenLevel.sheet("road2", -HALF, AT + 4, HALF, LENGTH, 0));
      if (shelf < 0) {
        pieces.add(DrivenLevel.sheet("shelf", -HALF, AT + 1, HALF, AT + 3, shelf));
      }
      double[] z = {AT - 1, AT + 5};
      double[] y = {-12, -29};
      pieces.add(strip(z, y, 0).toBuilder().name("cliff").build());
      Gap gap = DrivenLevel.of(pieces).gaps(60).get(0);
      assertTrue(Math.min(gap.depth(), Math.min(gap.step(), gap.lip())) > 12, gap::toString);
    }
  }
}
