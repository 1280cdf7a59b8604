package org.trackwalk.ground.border;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.mesh.geometry.ClosestPoint;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;

/** What is seen around points among loose triangles, against each triangle met by Cramer's rule. */
final class LookingAroundTest {

  /** Upward part of a normal: ground is up to 60 degrees steep, a wall from there on. */
  private static final double SIXTY = 0.5;

  private static final double NEAR = 1e-6;
  private static final double[] UP = {0, 1, 0};

  private static Surroundings around(WeldedSurface surface, BorderLimits limits) {
    return new Surroundings(surface, SurfaceTree.whole(Land.of(surface).tree()), limits);
  }

  private static double[] normal(WeldedSurface s, int t) {
    return Vec.normal(s.positions(), s.triangles(), t);
  }

  private static double[] place(Random random, double spread) {
    return random.doubles(3, -spread, spread).toArray();
  }

  private static double[] unit(Random random) {
    double[] n = place(random, 1);
    Vec.normalize(n);
    return n;
  }

  private static WeldedSurface crowd(int seed) {
    return BorderScenes.loose(new Random(seed), 60, 3, 3);
  }

  @Test
  void theHighestGroundAndCoverAreThoseOfEveryTriangle() {
    Random random = new Random(1);
    int grounds = 0;
    int covers = 0;
    for (int seed = 0; seed < 20; seed++) {
      WeldedSurface s = crowd(seed);
      Surroundings around = around(s, BorderLimits.DEFAULT);
      for (int i = 0; i < 100; i++) {
        double[] p = place(random, 3);
        double up = 2 * random.nextDouble();
        double down = 2 * random.nextDouble();
        double ground = Double.NEGATIVE_INFINITY;
        double cover = Double.NEGATIVE_INFINITY;
        for (int t = 0; t < s.triangleCount(); t++) {
          double[] m = BorderScenes.meet(s, t, p, UP);
          if (m != null && m[1] >= 0) {
            if (m[0] >= -down && m[0] <= up && Math.abs(normal(s, t)[1]) >= SIXTY) {
              ground = Math.max(ground, p[1] + m[0]);
            }
            if (m[0] >= 0 && m[0] <= up) {
              cover = Math.max(cover, p[1] + m[0]);
            }
          }
        }
        grounds += same(ground, around.ground(p[0], p[1], p[2], up, down));
        assertEquals(
            ground > Double.NEGATIVE_INFINITY, around.hasGround(p[0], p[1], p[2], up, down));
        boolean covered = cover > Double.NEGATIVE_INFINITY;
        assertEquals(covered, around.isCovered(p[0], p[1], p[2], up));
        assertEquals(cover - p[1] > up / 2, around.isCovered(p[0], p[1], p[2], up, up / 2));
        covers += covered ? 1 : 0;
      }
    }
    assertTrue(grounds > 300 && grounds < 1900 && covers > 300 && covers < 1900);
  }

  /** Many in one place are cut into parts, of which no more are asked than it takes. */
  @Test
  void whatLiesInACrowdIsWhatTheTreeOfAllFinds() {
    WeldedSurface s = BorderScenes.loose(new Random(7), 600, 3, 3);
    BorderLimits limits = BorderLimits.DEFAULT;
    OpenEdges edges = OpenEdges.of(s, Topology.of(s, 1, Progress.none()), 1);
    SurfaceTree parts = SurfaceTree.nearBorders(s, edges, 1, 1, Progress.none());
    Surroundings crowd = new Surroundings(s, parts, limits);
    Surroundings all = around(s, limits);
    Random random = new Random(8);
    int covers = 0;
    for (int i = 0; i < 1000; i++) {
      double[] p = place(random, 4);
      double up = random.nextDouble();
      boolean covered = all.isCovered(p[0], p[1], p[2], up, up / 2);
      assertEquals(covered, crowd.isCovered(p[0], p[1], p[2], up, up / 2));
      boolean ground = all.hasGround(p[0], p[1], p[2], up / 4, up / 4);
      assertEquals(ground, crowd.hasGround(p[0], p[1], p[2], up / 4, up / 4));
      covers += covered ? 1 : 0;
    }
    assertTrue(covers > 100 && covers < 900, covers + " covered");
  }

  private static int same(double expected, double found) {
    if (expected == Double.NEGATIVE_INFINITY) {
      assertTrue(Double.isNaN(found));
      return 0;
    }
    assertEquals(expected, found, NEAR);
    return 1;
  }

  @Test
  void theNearestTriangleOfTheGroundIsThatOfAll() {
    Random random = new Random(2);
    int found = 0;
    for (int seed = 0; seed < 20; seed++) {
      WeldedSurface s = crowd(seed);
      Surroundings around = around(s, BorderLimits.DEFAULT);
      for (int i = 0; i < 100; i++) {
        double[] p = place(random, 3);
        double reach = 2 * random.nextDouble();
        int nearest = -1;
        double least = reach;
        for (int t = 0; t < s.triangleCount(); t++) {
          double[] m = BorderScenes.meet(s, t, p, UP);
          if (m != null
              && m[1] >= 0
              && Math.abs(m[0]) <= least
              && Math.abs(normal(s, t)[1]) >= SIXTY) {
            least = Math.abs(m[0]);
            nearest = t;
          }
        }
        assertEquals(nearest, around.groundTriangle(p[0], p[1], p[2], reach));
        if (nearest >= 0) {
          found++;
          double h = BorderScenes.meet(s, nearest, p, UP)[0];
          assertEquals(p[1] + h, around.height(nearest, p[0], p[2]), NEAR);
        }
      }
    }
    assertTrue(found > 300 && found < 1900, found + " found");
  }

  @Test
  void aLayerIsTheOtherSheetThatHoldsThePointAndIsNearestAtTheRim() {
    Random random = new Random(3);
    BorderLimits limits = BorderLimits.DEFAULT.with(0.001, 0.001, 0.4);
    int layers = 0;
    int alone = 0;
    for (int seed = 0; seed < 60; seed++) {
      WeldedSurface s = crowd(seed);
      Surroundings around = around(s, limits);
      for (int own = 0; own < s.triangleCount(); own++) {
        double[] n = normal(s, own);
        double[] p = new double[3];
        double[] rim = new double[3];
        double[] share = {0.2 + 0.2 * random.nextDouble(), 0.2, 0};
        share[2] = 1 - share[0] - share[1];
        for (int k = 0; k < 3; k++) {
          for (int c = 0; c < 3; c++) {
            p[k] += share[c] * BorderScenes.corner(s, own, c)[k];
          }
          rim[k] = 0.9 * p[k] + 0.1 * BorderScenes.corner(s, own, 0)[k];
        }
        int expected = -1;
        double least = Double.POSITIVE_INFINITY;
        for (int t = 0; t < s.triangleCount(); t++) {
          double[] m = BorderScenes.meet(s, t, p, n);
          if (t != own
              && m != null
              && m[1] > 0
              && Math.abs(m[0]) <= 0.4
              && Vec.dot(normal(s, t), 0, n, 0) >= SIXTY
              && Math.abs(BorderScenes.meet(s, t, rim, n)[0]) < least) {
            expected = t;
            least = Math.abs(BorderScenes.meet(s, t, rim, n)[0]);
          }
        }
        Surroundings.Near found = around.layer(p, rim, n, own);
        if (expected < 0) {
          alone++;
          assertNull(found);
        } else {
          layers++;
          assertNotNull(found);
          assertEquals(expected, found.triangle());
          assertEquals(BorderScenes.meet(s, expected, rim, n)[0], found.distance(), NEAR);
        }
      }
    }
    assertTrue(layers > 50 && alone > 50, layers + " layers, " + alone + " alone");
  }

  @Test
  void aSheetThatIsThereTwiceIsNoLayerAndABorderHoldsNoPoint() {
    float[] xyz = {0, 0, 0, 0, 0, 4, 4, 0, 0};
    float[] over = {0, 0.02f, 0, 0, 0.02f, 4, 4, 0.02f, 0};
    int[] c = {0, 1, 2};
    Piece low = Piece.named("a", "f").mesh(xyz, c).build();
    Piece again = Piece.named("b", "f").mesh(xyz, c).build();
    Piece high = Piece.named("c", "f").mesh(over, c).build();
    double[] p = {1, 0, 1};
    WeldedSurface twice = ExactWeld.weld(List.of(low, again), 1, Progress.none());
    assertNull(around(twice, BorderLimits.DEFAULT).layer(p, p, UP, 0));
    WeldedSurface two = ExactWeld.weld(List.of(low, high), 1, Progress.none());
    int own = BorderScenes.corner(two, 0, 0)[1] == 0 ? 0 : 1;
    Surroundings around = around(two, BorderLimits.DEFAULT);
    assertEquals(0.02f, around.layer(p, p, UP, own).distance(), 1e-9);
    double[] onBorder = {0, 0, 1};
    assertNull(around.layer(onBorder, onBorder, UP, own));
  }

  @Test
  void whatABorderAbutsIsWithinTheLimitAndAtAnAngle() {
    Random random = new Random(4);
    BorderLimits limits = BorderLimits.DEFAULT.with(0.3, 0.001, 0.03);
    double[] closest = new double[ClosestPoint.RESULT_LENGTH];
    int some = 0;
    int none = 0;
    for (int seed = 0; seed < 20; seed++) {
      WeldedSurface s = BorderScenes.loose(new Random(seed), 25, 3, 2);
      Surroundings around = around(s, limits);
      for (int i = 0; i < 100; i++) {
        double[] p = place(random, 3);
        double[] n = unit(random);
        int own = random.nextInt(s.triangleCount());
        boolean[] abuts = new boolean[s.triangleCount()];
        boolean any = false;
        for (int t = 0; t < abuts.length; t++) {
          int[] c = s.triangles();
          ClosestPoint.onTriangle(
              s.positions(), c[3 * t], c[3 * t + 1], c[3 * t + 2], p[0], p[1], p[2], closest);
          double[] m = normal(s, t);
          double angle = Math.toDegrees(Math.acos(Vec.dot(m, 0, n, 0)));
          boolean wallOnGround = Math.abs(n[1]) >= SIXTY && Math.abs(m[1]) < SIXTY;
          // Cosines of 60 and, as it is written down, of 160 degrees.
          abuts[t] =
              t != own
                  && closest[6] <= 0.09
                  && (wallOnGround || (angle > 60 && angle < Math.toDegrees(Math.acos(-0.94))));
          any |= abuts[t];
        }
        Surroundings.Near found = around.abutting(p, n, own);
        assertEquals(any, found != null);
        if (found == null) {
          none++;
        } else {
          some++;
          assertTrue(abuts[found.triangle()]);
          int[] c = s.triangles();
          int t = 3 * found.triangle();
          ClosestPoint.onTriangle(
              s.positions(), c[t], c[t + 1], c[t + 2], p[0], p[1], p[2], closest);
          assertEquals(Math.sqrt(closest[6]), found.distance(), NEAR);
        }
      }
    }
    assertTrue(some > 100 && none > 100, some + " abut, " + none + " do not");
  }

  @Test
  void somethingUprightStandsAcrossAWayWhereItMeetsIt() {
    Random random = new Random(5);
    int barred = 0;
    int free = 0;
    for (int seed = 0; seed < 20; seed++) {
      WeldedSurface s = BorderScenes.loose(new Random(seed), 20, 3, 2);
      Surroundings around = around(s, BorderLimits.DEFAULT);
      for (int i = 0; i < 200; i++) {
        double[] p = place(random, 3);
        double y = p[1] + random.nextDouble();
        double turn = 7 * random.nextDouble();
        double[] way = {Math.cos(turn), 0, Math.sin(turn)};
        double from = 3 * random.nextDouble() - 2;
        double to = from + 3 * random.nextDouble();
        double[] q = {p[0], y, p[2]};
        boolean expected = false;
        for (int t = 0; t < s.triangleCount(); t++) {
          double[] m = BorderScenes.meet(s, t, q, way);
          double[] n = normal(s, t);
          expected |=
              m != null
                  && m[1] >= 0
                  && m[0] >= from
                  && m[0] <= to
                  && Math.abs(n[1]) < SIXTY
                  && Math.abs(Vec.dot(n, 0, way, 0)) >= Math.cos(Math.toRadians(60)) - 1e-12;
        }
        assertEquals(expected, around.uprightAcross(p, y, way, from, to));
        barred += expected ? 1 : 0;
        free += expected ? 0 : 1;
      }
    }
    assertTrue(barred > 200 && free > 200, barred + " barred, " + free + " free");
  }

  /** A floor from the border at x = 0 to x = -20, but for a gap, and a slope that lies over it. */
  private static boolean wedged(float gapFrom, float gapTo, float atBorder, float fall) {
    Piece near = level("near", -gapFrom, 0);
    Piece far = level("far", -20, -gapTo);
    float end = atBorder - 20 * fall;
    Piece hill = quad("hill", 0, atBorder, -5, 0, atBorder, 5, -20, end, 5, -20, end, -5);
    WeldedSurface s = ExactWeld.weld(List.of(near, far, hill), 1, Progress.none());
    return around(s, BorderLimits.DEFAULT)
        .wedged(new double[] {-1e-3, 0, 0.3}, new double[] {1, 0, 0});
  }

  private static Piece level(String name, float from, float to) {
    return quad(name, from, 0, -5, from, 0, 5, to, 0, 5, to, 0, -5);
  }

  private static Piece quad(String name, float... p) {
    return Piece.named(name, "f").mesh(p, new int[] {0, 1, 2, 0, 2, 3}).build();
  }

  @Test
  void aBorderIsWedgedWhereAHillComesDownLowerThanACarWithinItsWidth() {
    for (float atBorder = 0.2f; atBorder < 7; atBorder += 0.37f) {
      for (float fall = 0; fall < 4; fall += 0.23f) {
        // A hill begins within three widths of a car over the border; a car is 1.8 m wide and
        // looked for every wheel's radius, 0.3 m; lower than 1 m over the floor it does not fit.
        boolean low = false;
        for (int step = 1; step <= 6; step++) {
          double height = atBorder - fall * (0.001 + 0.3 * step);
          low |= height < 1 && height > 0.03;
        }
        assertEquals(
            atBorder < 5.4 && low, wedged(10, 10, atBorder, fall), atBorder + " m, falls " + fall);
      }
    }
  }

  @Test
  void itIsNotWedgedWhereTheFloorEndsBefore() {
    // The slope is below 1 m from x = -1 on.
    assertTrue(wedged(10, 10, 1.5f, 0.5f));
    assertFalse(wedged(0.5f, 3, 1.5f, 0.5f));
    assertTrue(wedged(1.4f, 3, 1.5f, 0.5f));
  }
}
