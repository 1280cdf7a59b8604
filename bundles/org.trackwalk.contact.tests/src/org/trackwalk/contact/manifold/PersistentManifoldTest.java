package org.trackwalk.contact.manifold;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.trackwalk.contact.shape.Pose;

/** E. Coumans, Contact Generation, 2010, "Persistent contact caching". */
class PersistentManifoldTest {

  private static final Pose HERE = Pose.at(0, 0, 0);
  private static final CacheLimits LIMITS = new CacheLimits(0.02, 0.03, 0.01);

  private final PersistentManifold cache = new PersistentManifold(LIMITS);
  private final WitnessBuffer out = new WitnessBuffer();

  private static WitnessBuffer one(double x, double z, double separation, long id) {
    WitnessBuffer buffer = new WitnessBuffer();
    buffer.add(x, separation, z, 0, 1, 0, separation, id);
    return buffer;
  }

  private boolean add(double x, double z, double separation) {
    return cache.add(one(x, z, separation, WitnessBuffer.NO_ID), 0, HERE, HERE);
  }

  @Test
  void distanceIsMeasuredAgainWhereTheBodiesAre() {
    add(1, 0, -0.001);
    Pose probe = Pose.at(0.004, 0.005, 0);
    Pose ground = Pose.at(0, 0.002, 0);
    cache.refresh(probe, ground);
    cache.write(probe, ground, out);
    assertEquals(1, out.size());
    assertEquals(0.002, out.separation(0), 1e-15);
    assertEquals(1.004, out.onProbe(0, 0), 1e-15);
    assertEquals(0.004, out.onProbe(0, 1), 1e-15);
    assertEquals(0.002, out.onGround(0, 1), 1e-15);
  }

  @Test
  void pointsTurnWithTheBodies() {
    // both turn by 90 degrees about x: up becomes z
    add(1, 2, -0.001);
    Pose turned = Pose.of(0, 0, 0, Math.sqrt(0.5), 0, 0, Math.sqrt(0.5));
    cache.refresh(turned, turned);
    cache.write(turned, turned, out);
    assertEquals(1, out.normal(0, 2), 1e-15);
    assertEquals(-0.001, out.separation(0), 1e-15);
    assertEquals(-2, out.onProbe(0, 1), 1e-12);
  }

  @Test
  void pointsThatCameApartAreRemoved() {
    assertEquals(1, sizeAfter(0, 0.0199));
    assertEquals(0, sizeAfter(0, 0.0201));
    assertEquals(1, sizeAfter(0.0299, 0));
    assertEquals(0, sizeAfter(0.0301, 0));
    assertEquals(1, sizeAfter(0, -5), "penetration is no reason");
  }

  private int sizeAfter(double aside, double up) {
    cache.clear();
    add(0, 0, 0);
    cache.refresh(Pose.at(aside, up, 0), HERE);
    return cache.size();
  }

  @Test
  void samePointTakesThePlaceOfTheOlder() {
    assertTrue(add(0, 0, 0.001));
    assertTrue(add(0.0099, 0, 0.002));
    assertEquals(1, cache.size());
    cache.write(HERE, HERE, out);
    assertEquals(0.002, out.separation(0));
    long name = out.id(0);
    assertTrue(add(0.03, 0, 0));
    assertEquals(2, cache.size());
    cache.write(HERE, HERE, out);
    assertEquals(name, out.id(0), "a point keeps its name");
  }

  @Test
  void equalFeaturesAreTheSamePointHoweverFar() {
    cache.add(one(0, 0, 0, 77), 0, HERE, HERE);
    cache.add(one(0.5, 0, 0, 77), 0, HERE, HERE);
    cache.add(one(1, 0, 0, 78), 0, HERE, HERE);
    cache.write(HERE, HERE, out);
    assertEquals(2, out.size());
    assertEquals(0.5, out.onProbe(0, 0));
  }

  @Test
  void deepestStaysAndTheAreaIsLargest() {
    Random random = new Random(21);
    for (int round = 0; round < 5000; round++) {
      PersistentManifold fresh = new PersistentManifold(LIMITS);
      double[][] points = new double[5][];
      for (int i = 0; i < 5; i++) {
        points[i] =
            new double[] {
              random.nextInt(100) / 10.0, random.nextInt(100) / 10.0, -1e-9 * random.nextDouble()
            };
      }
      if (tooNear(points)) {
        continue;
      }
      for (double[] p : points) {
        fresh.add(one(p[0], p[1], p[2], WitnessBuffer.NO_ID), 0, HERE, HERE);
      }
      fresh.write(HERE, HERE, out);
      double[][] kept = new double[out.size()][];
      for (int i = 0; i < kept.length; i++) {
        kept[i] = new double[] {out.onProbe(i, 0), out.onProbe(i, 2), out.separation(i)};
      }
      String where = "seed 21, round " + round;
      assertEquals(4, kept.length, where);
      assertEquals(deepest(points), deepest(kept), where);
      assertEquals(bestArea(points), hullArea(kept), 1e-6, where);
    }
  }

  @Test
  void pointThatIsOfNoUseIsNotKept() {
    add(-1, -1, 0);
    add(1, -1, 0);
    add(1, 1, 0);
    add(-1, 1, 0);
    assertFalse(add(0, 0, 0.001));
    assertTrue(add(0, 0, -0.001), "the deepest is kept");
    assertEquals(4, cache.size());
  }

  private static boolean tooNear(double[][] points) {
    for (int i = 0; i < 5; i++) {
      for (int j = 0; j < i; j++) {
        if (Math.hypot(points[i][0] - points[j][0], points[i][1] - points[j][1]) < 1e-3) {
          return true;
        }
      }
    }
    return false;
  }

  private static double deepest(double[][] points) {
    return Arrays.stream(points).mapToDouble(p -> p[2]).min().orElseThrow();
  }

  private static double bestArea(double[][] points) {
    double best = 0;
    for (int left = 0; left < 5; left++) {
      if (points[left][2] > deepest(points)) {
        double[][] four = new double[4][];
        for (int i = 0, k = 0; i < 5; i++) {
          if (i != left) {
            four[k++] = points[i];
          }
        }
        best = Math.max(best, hullArea(four));
      }
    }
    return best;
  }

  /** The largest polygon over three or four of the points, in any order. */
  private static double hullArea(double[][] p) {
    double best = 0;
    int[][] loops = {
      {0, 1, 2}, {0, 1, 3}, {0, 2, 3}, {1, 2, 3}, {0, 1, 2, 3}, {0, 2, 1, 3}, {0, 1, 3, 2}
    };
    for (int[] loop : loops) {
      double twice = 0;
      for (int i = 0; i < loop.length; i++) {
        double[] a = p[loop[i]];
        double[] b = p[loop[(i + 1) % loop.length]];
        twice += a[0] * b[1] - a[1] * b[0];
      }
      best = Math.max(best, Math.abs(twice) / 2);
    }
    return best;
  }
}
