package org.trackwalk.mesh.level;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Conversions against exact arithmetic: what must not round does not, the rest rounds once. */
class FrameExactnessTest {

  private static final long SEED = 70_705;

  private static final int ROUNDS = 6_000;

  /** Metres per unit as the standards write them. */
  private static BigDecimal exact(LengthUnit unit) {
    return new BigDecimal(
        switch (unit) {
          case METRE -> "1";
          case CENTIMETRE -> "0.01";
          case MILLIMETRE -> "0.001";
          case FOOT -> "0.3048";
          case INCH -> "0.0254";
        });
  }

  /** The nearest float; of two that are equally near the even one (IEEE 754). */
  private static float nearest(BigDecimal value) {
    float guess = value.floatValue();
    float best = guess;
    for (float f : new float[] {Math.nextDown(guess), guess, Math.nextUp(guess)}) {
      int order = distance(f, value).compareTo(distance(best, value));
      boolean even = (Float.floatToRawIntBits(f) & 1) == 0;
      best = order < 0 || (order == 0 && even) ? f : best;
    }
    return best + 0.0f;
  }

  private static BigDecimal distance(float f, BigDecimal value) {
    return new BigDecimal(f).subtract(value).abs();
  }

  /** Any size from a micrometre to the far side of a world, and short decimals as people write. */
  private static float number(Random random) {
    return switch (random.nextInt(4)) {
      case 0 -> (float) (StrictMath.pow(10, random.nextDouble() * 13 - 6) * sign(random));
      case 1 -> random.nextInt(2_000_001) / 1000f - 1000f;
      case 2 -> random.nextInt(200_001) / 100f - 1000f;
      default -> random.nextInt(10) == 0 ? -0.0f : random.nextInt(2001) - 1000f;
    };
  }

  private static int sign(Random random) {
    return random.nextBoolean() ? 1 : -1;
  }

  private static void bitsEqual(float expected, float actual, String where) {
    assertEquals(
        Float.floatToRawIntBits(expected),
        Float.floatToRawIntBits(actual),
        () -> where + ": " + expected + " and " + actual);
  }

  @ParameterizedTest
  @EnumSource(LengthUnit.class)
  void anUnmovedPieceGetsTheNearestFloat(LengthUnit unit) {
    Random random = new Random(SEED);
    for (UpAxis up : UpAxis.values()) {
      Frame frame = Frame.of(up, unit);
      for (int i = 0; i < ROUNDS; i++) {
        float[] p = {number(random), number(random), number(random)};
        float[] placed = frame.place(p);
        float[] along =
            switch (up) {
              case X -> new float[] {-p[1], p[0], p[2]};
              case Y -> p;
              case Z -> new float[] {p[0], p[2], -p[1]};
            };
        for (int k = 0; k < 3; k++) {
          BigDecimal truth = new BigDecimal(along[k]).multiply(exact(unit));
          bitsEqual(nearest(truth), placed[k], "seed " + SEED + ", " + frame + ", " + i);
        }
      }
    }
  }

  @Test
  void theDoubleNextToAHundredthWouldNotDo() {
    Random random = new Random(SEED);
    int off = 0;
    for (int i = 0; i < ROUNDS; i++) {
      float cm = number(random);
      double right = LengthUnit.CENTIMETRE.toMetres(cm);
      off += right == cm * 0.01 ? 0 : 1;
    }
    assertTrue(off > ROUNDS / 20, "products with 0.01 that miss: " + off);
  }

  @ParameterizedTest
  @EnumSource(LengthUnit.class)
  void thereAndBackIsTheSameFloat(LengthUnit unit) {
    Random random = new Random(SEED + 1);
    for (UpAxis up : UpAxis.values()) {
      Frame frame = Frame.of(up, unit);
      for (int i = 0; i < ROUNDS; i++) {
        float[] p = {number(random), number(random), number(random)};
        double[] level = frame.fromFileAxes(p[0], p[1], p[2]);
        double[] back = frame.toFileAxes(level[0], level[1], level[2]);
        for (int k = 0; k < 3; k++) {
          bitsEqual(p[k] + 0.0f, (float) back[k], "seed " + (SEED + 1) + ", " + frame);
          positiveZero(level[k]);
          positiveZero(back[k]);
        }
      }
    }
  }

  /** All 48 ways to swap and mirror axes, times a power of two. */
  @Test
  void quarterTurnsMirrorsAndPowersOfTwoNeverRound() {
    Random random = new Random(SEED + 2);
    int[][] orders = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
    for (int[] order : orders) {
      for (int signs = 0; signs < 8; signs++) {
        for (int power = -20; power <= 20; power += 5) {
          double[] rows = new double[12];
          double[] back = new double[12];
          double scale = StrictMath.scalb(1.0, power);
          for (int row = 0; row < 3; row++) {
            double sign = (signs >> row & 1) == 0 ? 1 : -1;
            rows[4 * row + order[row]] = sign * scale;
            back[4 * order[row] + row] = sign / scale;
          }
          Frame there = Frame.of(rows, UpAxis.Y, LengthUnit.METRE);
          Frame home = Frame.of(back, UpAxis.Y, LengthUnit.METRE);
          for (int i = 0; i < 60; i++) {
            float[] p = {number(random), number(random), number(random)};
            float[] placed = there.place(p);
            float[] again = home.place(placed);
            for (int k = 0; k < 3; k++) {
              bitsEqual(p[k] + 0.0f, again[k], "seed " + (SEED + 2) + ", " + there);
              positiveZero(placed[k]);
              positiveZero(again[k]);
            }
          }
        }
      }
    }
  }

  /** One exporter writes centimetres and a scale of 100, another metres: exact factors cancel. */
  @ParameterizedTest
  @EnumSource(
      value = LengthUnit.class,
      names = {"CENTIMETRE", "MILLIMETRE"})
  void aUnitAndTheScaleThatUndoesItAreNothing(LengthUnit unit) {
    Random random = new Random(SEED + 3);
    double f = unit.ofMetres(1);
    double[] rows = {f, 0, 0, 0, 0, f, 0, 0, 0, 0, f, 0};
    Frame odd = Frame.of(rows, UpAxis.Z, unit);
    Frame plain = Frame.of(UpAxis.Z, LengthUnit.METRE);
    for (int i = 0; i < ROUNDS; i++) {
      float[] p = {number(random), number(random), number(random)};
      float[] a = odd.place(p);
      float[] b = plain.place(p);
      for (int k = 0; k < 3; k++) {
        bitsEqual(b[k], a[k], "seed " + (SEED + 3) + ", " + odd);
      }
    }
  }

  /** Any placement: at most half a float step and a few double steps of the largest product. */
  @ParameterizedTest
  @EnumSource(LengthUnit.class)
  void anyPlacementRoundsOnce(LengthUnit unit) {
    Random random = new Random(SEED + 4);
    double[] rows = new double[12];
    float[] placed = new float[3];
    for (int i = 0; i < ROUNDS / 4; i++) {
      for (int k = 0; k < 12; k++) {
        rows[k] = k % 4 == 3 ? 2000 * random.nextDouble() - 1000 : 4 * random.nextDouble() - 2;
      }
      float[] p = {number(random), number(random), number(random)};
      Frame.of(rows, UpAxis.Y, unit).place(p[0], p[1], p[2], placed, 0);
      for (int k = 0; k < 3; k++) {
        BigDecimal truth = new BigDecimal(rows[4 * k + 3]);
        double most = Math.abs(rows[4 * k + 3]);
        for (int j = 0; j < 3; j++) {
          BigDecimal m = new BigDecimal(rows[4 * k + j]);
          truth = truth.add(m.multiply(new BigDecimal(p[j])));
          most += Math.abs(rows[4 * k + j] * p[j]);
        }
        truth = truth.multiply(exact(unit));
        // Three products, three sums, a product and a quotient: 8 roundings of 2^-53 each.
        double bound = Math.ulp(placed[k]) / 2 + 8 * 0x1p-53 * most * unit.metres();
        double miss = distance(placed[k], truth).doubleValue();
        assertTrue(miss <= bound, "seed " + (SEED + 4) + ", round " + i + ": off by " + miss);
        positiveZero(placed[k]);
      }
    }
  }

  @Test
  void whatIsTooSmallForAFloatBecomesPlusZero() {
    double[] rows = {-1e-60, 0, 0, 0, 0, 1e-60, 0, 0, 0, 0, -1e-60, 0};
    for (UpAxis up : UpAxis.values()) {
      for (LengthUnit unit : LengthUnit.values()) {
        for (float placed : Frame.of(rows, up, unit).place(new float[] {1, -1, 1})) {
          positiveZero(placed);
        }
        for (float placed : Frame.of(up, unit).place(new float[] {-0.0f, 0.0f, -0.0f})) {
          positiveZero(placed);
        }
      }
    }
  }

  @Test
  void noNormalHasANegativeZero() {
    double[][] placements = {
      {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0}, {-1, 0, 0, 5, 0, 1, 0, 0, 0, 0, 1, 0},
      {0, -1, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0}, {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, -1, 0}
    };
    double[] normal = new double[3];
    for (double[] rows : placements) {
      for (UpAxis up : UpAxis.values()) {
        Frame frame = Frame.of(rows, up, LengthUnit.FOOT);
        for (int axis = 0; axis < 3; axis++) {
          for (double sign : new double[] {1, -1}) {
            frame.placeNormal(
                axis == 0 ? sign : -0.0, axis == 1 ? sign : -0.0, axis == 2 ? sign : -0.0, normal);
            for (double n : normal) {
              positiveZero(n);
            }
          }
        }
      }
    }
  }

  /** A mirror by the z axis, as a left-handed game's level needs it. */
  @Test
  void aMirrorIsKnownAsOneAndNothingElseIs() {
    double[] mirror = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, -1, 0};
    double[] turn = {0, 0, 1, 0, 0, 1, 0, 0, -1, 0, 0, 0};
    for (UpAxis up : UpAxis.values()) {
      assertTrue(Frame.of(mirror, up, LengthUnit.INCH).mirrors());
      assertTrue(!Frame.of(turn, up, LengthUnit.INCH).mirrors());
      assertTrue(!Frame.of(up, LengthUnit.INCH).mirrors());
    }
  }

  private static void positiveZero(double number) {
    assertTrue(Double.doubleToRawLongBits(number) != Double.doubleToRawLongBits(-0.0), "-0.0");
  }
}
