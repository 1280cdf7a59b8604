package org.trackwalk.drive.things;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.trackwalk.course.road.Strand;
import org.trackwalk.drive.edges.DrivenLevel;
import org.trackwalk.mesh.level.Piece;

/** The line around a step that follows a road's bends: it never leads across the infield. */
class LongOutlineTest {

  private static final int SCENES = 60;

  /** Quads along a scene's road. */
  private static final int QUADS = 160;

  private static LongStream seeds() {
    return LongStream.range(0, SCENES);
  }

  /** A road that winds: arcs of 30 to 80 m radius to the left and right, by turns or not. */
  private static Piece road(SplittableRandom random, double half) {
    float[] p = new float[6 * (QUADS + 1)];
    int[] corners = new int[6 * QUADS];
    double x = 0;
    double z = 0;
    double way = 2 * Math.PI * random.nextDouble();
    double turn = 0;
    for (int i = 0; i <= QUADS; i++) {
      for (int side = 0; side < 2; side++) {
        double aside = (2 * side - 1) * half;
        p[6 * i + 3 * side] = (float) (x + aside * StrictMath.cos(way));
        p[6 * i + 3 * side + 2] = (float) (z - aside * StrictMath.sin(way));
      }
      if (i % 40 == 0) {
        turn = (random.nextBoolean() ? 1 : -1) / (30 + 50 * random.nextDouble());
      }
      x += 2 * StrictMath.sin(way);
      z += 2 * StrictMath.cos(way);
      way += 2 * turn;
      int a = 2 * i;
      int[] quad = {a, a + 2, a + 1, a + 1, a + 2, a + 3};
      System.arraycopy(quad, 0, corners, 6 * i, i < QUADS ? 6 : 0);
    }
    return Piece.named("road", "level.obj").mesh(p, corners).build();
  }

  private static Strand strand(SplittableRandom random, double half) {
    return DrivenLevel.of(List.of(road(random, half))).roads().road().strands().get(0);
  }

  private static Met met(int row, double left, double right) {
    double[] foot = new double[3];
    return new Met(0, row, 0, left, right, 0, 0.1, 0.1, foot, 0, 0, Met.Lie.UPRIGHT, new float[6]);
  }

  private static double[] places(Strand strand, List<Met> own) {
    double[] places = new double[6 * own.size()];
    for (int i = 0; i < own.size(); i++) {
      Met part = own.get(i);
      for (int side = 0; side < 2; side++) {
        double lane = (side == 0 ? part.left() : part.right()) / Strand.LANE;
        places[6 * i + 3 * side] = strand.laneX(part.row(), lane);
        places[6 * i + 3 * side + 2] = strand.laneZ(part.row(), lane);
      }
    }
    return places;
  }

  /** A kerb along both borders, or one of them, of which a part is missing. */
  @ParameterizedTest
  @MethodSource("seeds")
  void itKeepsToTheRoad(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    double half = 3 + 5 * random.nextDouble();
    Strand strand = strand(random, half);
    int from = (int) (strand.rows() * 0.1 * random.nextDouble());
    int to = (int) (strand.rows() * (0.7 + 0.25 * random.nextDouble()));
    int missing = (int) (strand.rows() * 0.3 * random.nextDouble());
    List<Met> own = new ArrayList<>();
    for (int row = from; row < to; row++) {
      if (row < from + 20 || row > from + 20 + missing) {
        own.add(met(row, half - 0.2, half - 0.5));
        if (seed % 2 == 0) {
          own.add(met(row, 0.5 - half, 0.2 - half));
        }
      }
    }
    int[] rows = Passage.rows(strand, own);
    Met worst = own.get(random.nextInt(own.size()));
    double[] line = Outline.of(places(strand, own), 2 * half, strand, rows, own, worst);
    for (int i = 3; i < line.length; i += 3) {
      double edge = Math.hypot(line[i] - line[i - 3], line[i + 2] - line[i - 1]);
      assertTrue(edge <= 2 * half, "an edge of " + edge + " m");
    }
    for (int k = 0; k < 3; k++) {
      assertTrue(line[k] == line[line.length - 3 + k], "it comes back");
    }
    int up = on(own, worst.row(), 1, 2 * half);
    int down = on(own, worst.row(), -1, 2 * half);
    assertEquals(2 * (down + 1 + up) + 1, line.length / 3);
  }

  /** Rows beyond one, up to 20 m and to where it is interrupted for longer than a width. */
  private static int on(List<Met> own, int from, int step, double width) {
    int on = 0;
    for (int far = 1; far <= 20 && (far - on) * Strand.ROW <= width; far++) {
      int row = from + step * far;
      on = own.stream().anyMatch(part -> part.row() == row) ? far : on;
    }
    return on;
  }

  /** What is shorter than the road is wide has its convex line. */
  @ParameterizedTest
  @MethodSource("seeds")
  void aShortOneIsConvex(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    double half = 3 + 5 * random.nextDouble();
    Strand strand = strand(random, half);
    List<Met> own = new ArrayList<>();
    for (int row = 50; row < 50 + half; row++) {
      own.add(met(row, half * random.nextDouble(), -half * random.nextDouble()));
    }
    double[] places = places(strand, own);
    int[] rows = Passage.rows(strand, own);
    assertArrayEquals(
        Outline.around(places), Outline.of(places, 2 * half, strand, rows, own, own.get(0)));
  }
}
