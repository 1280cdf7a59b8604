package org.trackwalk.course.corridor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;

/**
 * Roads without names that cross over themselves, as an eight does over a bridge, with lobes such
 * that the area one side goes around, taken with its sign, is nothing. Metres.
 */
class EightRoadTest {

  private static final int ROWS = 200;

  /** An eight whose one lobe is larger by a part. */
  private record Eight(double size, double width, double uneven) {

    /** The place in a row, so far to the left. */
    double[] at(int row, double left) {
      double t = 2 * StrictMath.PI * (row % ROWS) / ROWS;
      double sin = StrictMath.sin(t);
      double cos = StrictMath.cos(t);
      double dx = size * cos * (1 + 2 * uneven * sin);
      double dz = 1.2 * size * StrictMath.cos(2 * t);
      double length = Math.hypot(dx, dz);
      return new double[] {
        size * sin * (1 + uneven * sin) + left * dz / length,
        5 * cos,
        0.6 * size * StrictMath.sin(2 * t) - left * dx / length
      };
    }

    /** Area in plan that a side goes around, the lobes with opposite signs. */
    double area(double left) {
      double twice = 0;
      for (int i = 0; i < ROWS; i++) {
        double[] a = at(i, left);
        double[] b = at(i + 1, left);
        twice += a[0] * b[2] - a[2] * b[0];
      }
      return twice / 2;
    }

    Piece piece() {
      float[] p = new float[6 * ROWS];
      int[] t = new int[6 * ROWS];
      for (int i = 0; i < ROWS; i++) {
        for (int k = 0; k < 3; k++) {
          p[6 * i + k] = (float) at(i, width / 2)[k];
          p[6 * i + 3 + k] = (float) at(i, -width / 2)[k];
        }
        int a = 2 * i;
        int b = 2 * ((i + 1) % ROWS);
        int[] quad = {a, a + 1, b + 1, a, b + 1, b};
        System.arraycopy(quad, 0, t, 6 * i, 6);
      }
      return Piece.named("p0", "l.obj").mesh(p, t).surfaces(List.of("m0"), null).build();
    }
  }

  /** The eight of which one side goes around nothing. */
  private static Eight cancelled(double size, double width, double side) {
    double low = -0.45;
    double high = 0.45;
    boolean rises = new Eight(size, width, high).area(side) > 0;
    for (int i = 0; i < 60; i++) {
      double middle = (low + high) / 2;
      if (new Eight(size, width, middle).area(side) > 0 == rises) {
        high = middle;
      } else {
        low = middle;
      }
    }
    return new Eight(size, width, low);
  }

  @ParameterizedTest
  @CsvSource({"80, 6", "120, 8", "120, 12", "200, 10", "200, 16", "300, 14"})
  void theRoadIsFoundThoughASideCrossesItself(double size, double width) {
    for (double side : new double[] {width / 2, -width / 2}) {
      Eight eight = cancelled(size, width, side);
      assertEquals(0, eight.area(side), 0.01, "the test's own eight");
      Corridor corridor = FoundCorridor.of(List.of(eight.piece(), Rings.land(10, size / 10, 0)));
      String words = corridor.facts().explanation();
      assertTrue(words.contains("a closed band"), words);
      assertEquals(2 * ROWS, corridor.classes().count(SurfaceClass.ROAD), words);
    }
  }
}
