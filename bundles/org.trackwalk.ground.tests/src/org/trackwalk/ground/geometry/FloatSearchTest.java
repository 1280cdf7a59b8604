package org.trackwalk.ground.geometry;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.trackwalk.io.patch.Bits;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.UpAxis;

/** What is found is placed exactly on the target; nothing is found where no float near by is. */
final class FloatSearchTest {

  private static final int ROUNDS = 400;

  private static float[] placed(Frame frame, float... stored) {
    return frame.place(stored);
  }

  private static float[] random(Random random, float size) {
    float[] xyz = new float[3];
    for (int k = 0; k < 3; k++) {
      xyz[k] = size * (2 * random.nextFloat() - 1);
    }
    return xyz;
  }

  /** A turn, scaled: rows of a unit quaternion's matrix. */
  private static double[] turned(Random random, double scale, double move) {
    double[] q = random.doubles(4, -1, 1).toArray();
    double length = Math.sqrt(q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3]);
    double x = q[0] / length;
    double y = q[1] / length;
    double z = q[2] / length;
    double w = q[3] / length;
    double[] m = {
      1 - 2 * (y * y + z * z),
      2 * (x * y - z * w),
      2 * (x * z + y * w),
      0,
      2 * (x * y + z * w),
      1 - 2 * (x * x + z * z),
      2 * (y * z - x * w),
      0,
      2 * (x * z - y * w),
      2 * (y * z + x * w),
      1 - 2 * (x * x + y * y),
      0
    };
    for (int i = 0; i < 12; i++) {
      m[i] = i % 4 == 3 ? move * (2 * random.nextDouble() - 1) : m[i] * scale;
    }
    return m;
  }

  private static UpAxis up(Random random) {
    return UpAxis.values()[random.nextInt(3)];
  }

  private static LengthUnit unit(Random random) {
    return LengthUnit.values()[random.nextInt(LengthUnit.values().length)];
  }

  @Test
  void whatStoodSomewhereIsFoundAgainUnderAnyTurnAxisAndUnit() {
    Random random = new Random(1);
    int reached = 0;
    for (int round = 0; round < ROUNDS; round++) {
      Frame frame =
          Frame.of(turned(random, 0.5 + random.nextDouble(), 0), up(random), unit(random));
      float[] target = placed(frame, random(random, 300));
      Bits found = FloatSearch.stored(frame, target);
      // A turn may leave places that no float near by reaches; most are reached.
      if (found != null) {
        assertArrayEquals(target, placed(frame, found.floats()), "round " + round);
        reached++;
      }
    }
    assertTrue(reached > ROUNDS / 2, reached + " reached");
  }

  @Test
  void underATurnAllAreFoundWhereStoredNumbersAreFiner() {
    Random random = new Random(2);
    for (int round = 0; round < ROUNDS; round++) {
      // Everything is moved far away: placed numbers are coarser than stored ones.
      double[] m = turned(random, 1, 0);
      m[3] = 3000;
      m[7] = -5000;
      m[11] = 2000;
      Frame frame = Frame.of(m, up(random), LengthUnit.METRE);
      float[] target = placed(frame, random(random, 100));
      Bits bits = FloatSearch.stored(frame, target);
      assertNotNull(bits, "round " + round);
      assertArrayEquals(target, placed(frame, bits.floats()));
    }
  }

  @Test
  void whereAxesStayApartAFloatIsFoundIfThereIsOne() {
    Random random = new Random(3);
    int none = 0;
    int beside = 0;
    int[][] orders = {{0, 1, 2}, {1, 2, 0}, {2, 0, 1}, {0, 2, 1}, {2, 1, 0}, {1, 0, 2}};
    for (int round = 0; round < 3 * ROUNDS; round++) {
      int[] order = orders[round % 6];
      double[] m = new double[12];
      for (int row = 0; row < 3; row++) {
        m[4 * row + order[row]] = (random.nextBoolean() ? 1 : -1) * (0.3 + 3 * random.nextDouble());
        m[4 * row + 3] = random.nextInt(3) == 0 ? 40 * random.nextDouble() - 20 : 0;
      }
      Frame frame = Frame.of(m, UpAxis.Y, LengthUnit.METRE);
      float[] target = random(random, 50);
      // Below a power of two floats are half as far apart as above.
      for (int k = 0; k < 3 && round % 2 == 0; k++) {
        target[k] = Math.copySign(1 << random.nextInt(6), target[k]);
      }
      Bits found = FloatSearch.stored(frame, target);
      boolean all = true;
      for (int row = 0; row < 3; row++) {
        all &= reached(m[4 * row + order[row]], m[4 * row + 3], target[row]);
      }
      assertEquals(all, found != null, "round " + round);
      beside += all && !nearest(frame, m, order, target) ? 1 : 0;
      if (found == null) {
        none++;
      } else {
        assertArrayEquals(target, placed(frame, found.floats()));
      }
    }
    assertTrue(none > ROUNDS / 10 && none < 3 * ROUNDS - ROUNDS / 10, none + " not reached");
    assertTrue(beside > 0, "some are reached only by a neighbour of the nearest float");
  }

  /** Whether the floats that are nearest to the true places hit. */
  private static boolean nearest(Frame frame, double[] m, int[] order, float[] target) {
    float[] stored = new float[3];
    for (int row = 0; row < 3; row++) {
      stored[order[row]] = (float) ((target[row] - m[4 * row + 3]) / m[4 * row + order[row]]);
    }
    return Arrays.equals(target, placed(frame, stored));
  }

  @Test
  void underATurnWhereStoodAVertexOneIsFound() {
    Random random = new Random(6);
    int beside = 0;
    for (int round = 0; round < 4 * ROUNDS; round++) {
      // Stored numbers of one size, whose step is half of the coarsest placed one: a vertex that is
      // placed on the target lies at most three steps from where the target comes from.
      float[] stored = random(random, 1);
      for (int k = 0; k < 3; k++) {
        stored[k] = Math.copySign(128 + 127 * Math.abs(stored[k]), stored[k]);
      }
      Frame frame = Frame.of(turned(random, 1, 0), up(random), LengthUnit.METRE);
      float[] target = placed(frame, stored);
      Bits found = FloatSearch.stored(frame, target);
      assertNotNull(found, "round " + round);
      assertArrayEquals(target, placed(frame, found.floats()));
      beside += found.equals(Bits.of(stored, 0)) ? 0 : 1;
    }
    assertTrue(beside > 0, "what is found need not be what stood there");
  }

  /** Whether one of the 2,001 floats around the nearest is placed on a number of one axis. */
  private static boolean reached(double factor, double move, float target) {
    float stored = (float) ((target - move) / factor);
    for (int i = 0; i < 1000; i++) {
      stored = Math.nextDown(stored);
    }
    for (int i = 0; i <= 2000; i++) {
      if ((float) (factor * stored + move) == target) {
        return true;
      }
      stored = Math.nextUp(stored);
    }
    return false;
  }

  @Test
  void thereIsNoneWhereStoredNumbersAreTooCoarse() {
    double[] far = {1, 0, 0, -1e6, 0, 1, 0, 0, 0, 0, 1, 0};
    Frame frame = Frame.of(far, UpAxis.Y, LengthUnit.METRE);
    // Floats near a million are a sixteenth apart.
    assertNull(FloatSearch.stored(frame, new float[] {0.03125f, 2, 3}));
    assertEquals(
        Bits.of(1_000_000.0625f, 2, 3), FloatSearch.stored(frame, new float[] {0.0625f, 2, 3}));
    double[] turned = {0.6, -0.8, 0, -1e6, 0.8, 0.6, 0, -1e6, 0, 0, 1, 0};
    Frame mixed = Frame.of(turned, UpAxis.Y, LengthUnit.METRE);
    assertNull(FloatSearch.stored(mixed, new float[] {0.001f, 0.002f, 3}));
  }

  @Test
  void anUnmovedFrameGivesBackTheTargetInTheFilesAxes() {
    float[] target = {1.5f, -2.25f, 0};
    assertEquals(Bits.of(target, 0), FloatSearch.stored(Frame.LEVEL, target));
    Frame up = Frame.of(UpAxis.Z, LengthUnit.METRE);
    assertEquals(Bits.of(1.5f, 0, -2.25f), FloatSearch.stored(up, target));
    Random random = new Random(5);
    for (int round = 0; round < ROUNDS; round++) {
      Frame frame = Frame.of(up(random), unit(random));
      float[] there = placed(frame, random(random, 500));
      Bits found = FloatSearch.stored(frame, there);
      assertNotNull(found);
      assertArrayEquals(there, placed(frame, found.floats()));
    }
  }

  @Test
  void zerosAreStoredWithoutASign() {
    Frame mirrored =
        Frame.of(new double[] {-1, 0, 0, 0, 0, -1, 0, 0, 0, 0, -1, 0}, UpAxis.Y, LengthUnit.METRE);
    assertEquals(Bits.of(0f, 0f, 0f), FloatSearch.stored(mirrored, new float[] {0, 0, 0}));
  }
}
