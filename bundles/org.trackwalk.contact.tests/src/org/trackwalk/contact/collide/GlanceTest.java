package org.trackwalk.contact.collide;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.DoubleBinaryOperator;
import org.junit.jupiter.api.Test;

/** A glance at two surfaces tells what a close look tells, but for the depth of deep contours. */
final class GlanceTest {

  private static final int SIDE = 14;

  /** How many pairs of two kinds must have been seen for this to be a test of both. */
  private static final int ENOUGH = 20;

  private int shortened;
  private int whole;

  private static Shell sheet(DoubleBinaryOperator height, double x0, double z0) {
    float[] p = new float[3 * (SIDE + 1) * (SIDE + 1)];
    for (int v = 0; v < p.length / 3; v++) {
      double x = x0 + v % (SIDE + 1) * 0.3;
      double z = z0 + v / (SIDE + 1) * 0.3;
      p[3 * v] = (float) x;
      p[3 * v + 1] = (float) height.applyAsDouble(x, z);
      p[3 * v + 2] = (float) z;
    }
    int[] corners = new int[6 * SIDE * SIDE];
    for (int i = 0; i < SIDE * SIDE; i++) {
      int a = i / SIDE * (SIDE + 1) + i % SIDE;
      int[] square = {a, a + SIDE + 1, a + 1, a + 1, a + SIDE + 1, a + SIDE + 2};
      System.arraycopy(square, 0, corners, 6 * i, 6);
    }
    return Shell.of(p, corners);
  }

  private static Shell box(Random random) {
    float[] p = new float[24];
    double[] low = {random.nextDouble(3), -random.nextDouble(0.4), random.nextDouble(3)};
    for (int i = 0; i < 8; i++) {
      for (int k = 0; k < 3; k++) {
        double wide = k == 1 ? 1 : 0.9;
        p[3 * i + k] = (float) (low[k] + ((i >> k & 1) == 0 ? 0 : wide));
      }
    }
    return Shell.of(
        p,
        new int[] {
          0, 4, 6, 0, 6, 2, 1, 3, 7, 1, 7, 5, 0, 1, 5, 0, 5, 4, 2, 6, 7, 2, 7, 3, 0, 2, 3, 0, 3, 1,
          4, 5, 7, 4, 7, 6
        });
  }

  private void compare(Shell a, Shell b) {
    Meeting close = Collider.meet(a, b);
    Meeting glance = Collider.glance(a, b);
    assertEquals(close.contours().size(), glance.contours().size());
    assertEquals(close.area(), glance.area());
    assertEquals(close.volume(), glance.volume());
    List<Contour> seen = new ArrayList<>(glance.contours());
    for (Contour one : close.contours()) {
      Contour other =
          seen.stream()
              .filter(c -> Arrays.equals(c.points(), one.points()))
              .findFirst()
              .orElseThrow();
      seen.remove(other);
      assertArrayEquals(one.triangles(), other.triangles());
      if (one.depth() >= Collider.GLANCE) {
        assertTrue(other.depth() >= Collider.GLANCE && other.depth() <= one.depth());
        shortened += other.depth() < one.depth() ? 1 : 0;
      } else {
        assertEquals(one.depth(), other.depth());
        assertArrayEquals(one.deepest(), other.deepest());
        whole++;
      }
    }
    for (int i = 1; i < glance.contours().size(); i++) {
      assertTrue(glance.contours().get(i - 1).depth() >= glance.contours().get(i).depth());
    }
  }

  @Test
  void onlyTheDepthOfDeepContoursIsLess() {
    Random random = new Random(11);
    for (int i = 0; i < 150; i++) {
      double high = random.nextDouble() * (i % 3 == 0 ? 0.05 : 0.6);
      double turn = random.nextDouble(6);
      Shell wavy =
          sheet((x, z) -> high * StrictMath.sin(1.1 * x + turn) * StrictMath.cos(0.9 * z), 0, 0);
      double tilt = random.nextGaussian() * 0.1;
      Shell plain = sheet((x, z) -> tilt * (x - 2), random.nextDouble(), random.nextDouble());
      compare(wavy, plain);
      compare(plain, wavy);
      Shell box = box(random);
      compare(wavy, box);
      compare(box, plain);
      compare(box, box(random));
    }
    assertTrue(shortened > ENOUGH && whole > ENOUGH, shortened + ", " + whole);
  }
}
