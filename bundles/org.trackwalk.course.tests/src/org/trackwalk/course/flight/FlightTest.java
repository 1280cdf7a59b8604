package org.trackwalk.course.flight;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;

/** What a car flies onto from the edge z = 6 of a road of 40 x 6 m, and what is in its way. */
class FlightTest {

  /** A trench of 3 m, and ground as high as the road behind it. */
  private static final Piece BEHIND = sheet("x", 0, 9, 40, 14, 0, 0);

  /** Ground 4 m lower, from 3 m beside the road on. */
  private static final Piece BELOW = sheet("x", -20, 9, 60, 14, -4, -4);

  /** Faces up; {@code y0} is its height at {@code z0}, {@code y1} at {@code z1}. */
  private static Piece sheet(
      String name, float x0, float z0, float x1, float z1, float y0, float y1) {
    float[] p = {x0, y0, z0, x0, y1, z1, x1, y1, z1, x1, y0, z0};
    return Piece.named(name, "level.obj").mesh(p, new int[] {0, 1, 2, 0, 2, 3}).build();
  }

  private static Piece turned(String name, float z0, float z1, float y) {
    float[] p = {0, y, z0, 0, y, z1, 40, y, z1, 40, y, z0};
    return Piece.named(name, "level.obj").mesh(p, new int[] {0, 2, 1, 0, 3, 2}).build();
  }

  /** An upright wall along the road that faces it. */
  private static Piece wall(float x0, float x1, float z, float low, float high) {
    return wall(x0, x1, z, low, high, new int[] {0, 1, 2, 0, 2, 3}).build();
  }

  private static Piece.Builder wall(
      float x0, float x1, float z, float low, float high, int[] corners) {
    float[] p = {x0, low, z, x0, high, z, x1, high, z, x1, low, z};
    return Piece.named("wall", "level.obj").mesh(p, corners);
  }

  @Test
  void aWallThatFacesTheRoadStopsAJumpAndItsBackDoesNot() {
    assertEquals(SurfaceClass.VERGE, BesideRoad.lastOf(BEHIND));
    assertEquals(SurfaceClass.SCENERY, BesideRoad.lastOf(wall(-9, 49, 7.5f, -3, 2), BEHIND));
    int[] back = {0, 2, 1, 0, 3, 2};
    assertEquals(
        SurfaceClass.VERGE, BesideRoad.lastOf(wall(-9, 49, 7.5f, -3, 2, back).build(), BEHIND));
    Piece both = wall(-9, 49, 7.5f, -3, 2, back).twoSided(true).build();
    assertEquals(SurfaceClass.SCENERY, BesideRoad.lastOf(both, BEHIND));
  }

  @Test
  void aCarFliesOverAKerbAndUnderABeam() {
    assertEquals(SurfaceClass.VERGE, BesideRoad.lastOf(wall(-9, 49, 7.5f, -3, 0.25f), BEHIND));
    assertEquals(SurfaceClass.SCENERY, BesideRoad.lastOf(wall(-9, 49, 7.5f, -3, 0.35f), BEHIND));
    assertEquals(SurfaceClass.VERGE, BesideRoad.lastOf(wall(-9, 49, 7.5f, 1.1f, 2), BEHIND));
    assertEquals(SurfaceClass.SCENERY, BesideRoad.lastOf(wall(-9, 49, 7.5f, 0.9f, 2), BEHIND));
  }

  @Test
  void aCarFliesThroughAGateButNotThroughASlit() {
    // The gate is off the middle of the road's edge, of its quarters and of its ends.
    Piece left = wall(-9, 26, 7.5f, -3, 2);
    assertEquals(SurfaceClass.VERGE, BesideRoad.lastOf(left, wall(29, 49, 7.5f, -3, 2), BEHIND));
    assertEquals(
        SurfaceClass.SCENERY, BesideRoad.lastOf(left, wall(26.3f, 49, 7.5f, -3, 2), BEHIND));
  }

  @Test
  void aRailAtTheEdgeStopsAFallOnAndBesideIt() {
    assertEquals(SurfaceClass.VERGE, BesideRoad.lastOf(BELOW));
    for (float z : new float[] {5.7f, 6, 6.2f}) {
      // Around all of the road: it falls off the other sides too.
      Piece far = wall(-1, 41, -0.1f, -1, 1, new int[] {0, 2, 1, 0, 3, 2}).build();
      Piece rail = wall(-1, 41, z, -1, 1);
      assertEquals(
          SurfaceClass.SCENERY, BesideRoad.lastOf(far, rail, side(-0.1f), side(40.1f), BELOW));
      assertEquals(SurfaceClass.VERGE, BesideRoad.lastOf(far, side(-0.1f), side(40.1f), BELOW));
    }
  }

  /** An upright wall across the road's direction, taken from both sides. */
  private static Piece side(float x) {
    float[] p = {x, -1, -1, x, 1, -1, x, 1, 7, x, -1, 7};
    int[] c = {0, 1, 2, 0, 2, 3};
    return Piece.named("side", "level.obj").mesh(p, c).twoSided(true).build();
  }

  @Test
  void itLandsOnTheFirstSheetThatFacesUpOnItsWay() {
    // A shelf all around the fall, and below it the ground.
    Piece shelf = sheet("shelf", -20, -20, 60, 30, -2, -2);
    assertEquals(SurfaceClass.SCENERY, BesideRoad.lastOf(shelf, BELOW));
    float[] p = {-20, -2, -20, -20, -2, 30, 60, -2, 30, 60, -2, -20};
    Piece under = Piece.named("under", "l.obj").mesh(p, new int[] {0, 2, 1, 0, 3, 2}).build();
    assertEquals(SurfaceClass.VERGE, BesideRoad.lastOf(under, BELOW));
    // The roof of a shed over all of the ground, whose eaves are 3 m beside the road: at 3 m the
    // car
    // has to be under it, so 1.1 m under the road it flies in over the sill, and just below it not.
    Piece roof = sheet("roof", -20, 8.9f, 60, 14, 1.2f, 1.2f);
    assertEquals(SurfaceClass.VERGE, BesideRoad.lastOf(roof, BELOW));
    Piece low = sheet("roof", -20, 6.2f, 60, 14, -1, -1);
    assertEquals(SurfaceClass.SCENERY, BesideRoad.lastOf(low, BELOW));
  }

  @Test
  void anUndersideIsNotLandedOnAndASheetIs() {
    assertEquals(SurfaceClass.SCENERY, BesideRoad.lastOf(turned("x", 9, 14, 0)));
    assertEquals(SurfaceClass.SCENERY, BesideRoad.lastOf(turned("x", 9, 14, -4)));
    assertEquals(SurfaceClass.VERGE, BesideRoad.lastOf(sheet("x", 0, 9, 40, 14, -4, -4)));
  }

  /** The lower side of a plate lies in reach of a step; a field wound the wrong way is a fault. */
  @Test
  void anUndersideBesideTheRoadIsNoGroundAndATurnedFieldIs() {
    Piece field = turned("x", 6.1f, 12, 0.1f);
    assertEquals(SurfaceClass.VERGE, BesideRoad.lastOf(field));
    Piece top = sheet("top", 0, 6.1f, 40, 12, 1.5f, 1.5f);
    assertEquals(SurfaceClass.SCENERY, BesideRoad.lastOf(top, field));
    // What carries lies too high to be its other side.
    Piece roof = sheet("top", 0, 6.1f, 40, 12, 6, 6);
    assertEquals(SurfaceClass.VERGE, BesideRoad.lastOf(roof, field));
  }

  /** An open pot of 4 m beside the road: its walls rise from its bottom and face away from it. */
  @Test
  void theBottomOfAPotIsNoGround() {
    Piece bottom = turned("x", 6.1f, 10.1f, 0.1f);
    float[] p = new float[24];
    for (int i = 0; i < 8; i++) {
      p[3 * i] = i % 4 < 2 ? 0 : 40;
      p[3 * i + 1] = i < 4 ? 0.1f : 1;
      p[3 * i + 2] = i % 4 == 1 || i % 4 == 2 ? 10.1f : 6.1f;
    }
    int[] walls = {0, 1, 5, 0, 5, 4, 1, 2, 6, 1, 6, 5, 2, 3, 7, 2, 7, 6, 3, 0, 4, 3, 4, 7};
    Piece pot = Piece.named("pot", "level.obj").mesh(p, walls).build();
    assertEquals(SurfaceClass.SCENERY, BesideRoad.lastOf(pot, bottom));
    // With a wall on its far side only it is a field below a hill, turned over with it.
    int[] far = Arrays.copyOfRange(walls, 6, 12);
    Piece hill = Piece.named("hill", "level.obj").mesh(p, far).build();
    assertEquals(SurfaceClass.VERGE, BesideRoad.lastOf(hill, bottom));
    // Walls that are wound against the bottom make it the floor of a room that is turned over.
    for (int i = 0; i < walls.length; i += 3) {
      int corner = walls[i];
      walls[i] = walls[i + 1];
      walls[i + 1] = corner;
    }
    Piece room = Piece.named("pot", "level.obj").mesh(p, walls).build();
    assertEquals(SurfaceClass.VERGE, BesideRoad.lastOf(room, bottom));
  }

  @Test
  void aCarLeavesTheGroundWhereThatFallsAway() {
    // A bank joined to the road goes 1.5 m down in 2 m; the other side of the trench is in reach.
    Piece bank = sheet("bank", 0, 6, 40, 8, 0, -1.5f);
    Piece other = sheet("x", 0, 9.5f, 40, 14, 0.1f, 0.1f);
    assertEquals(SurfaceClass.VERGE, BesideRoad.lastOf(bank, other));
    // Ground that goes down by 3 % is driven on to its end: there the other side is too high.
    Piece gentle = sheet("bank", 0, 6, 40, 9, 0, -0.09f);
    Piece higher = sheet("x", 0, 9.6f, 40, 14, 0.25f, 0.25f);
    assertEquals(SurfaceClass.SCENERY, BesideRoad.lastOf(gentle, higher));
    Piece steeper = sheet("bank", 0, 6, 40, 9, 0, -0.3f);
    assertEquals(SurfaceClass.VERGE, BesideRoad.lastOf(steeper, higher));
  }

  @Test
  void aCornerIsJumpedOverToo() {
    assertEquals(SurfaceClass.VERGE, BesideRoad.lastOf(sheet("x", 42, 8, 46, 12, 0, 0)));
    // 3.2 m along each axis is 4.53 m in all.
    assertEquals(SurfaceClass.SCENERY, BesideRoad.lastOf(sheet("x", 43.2f, 9.2f, 46, 12, 0, 0)));
  }

  /** Against points that are strewn over a triangle and over the flight. */
  @Test
  void whatStandsInTheWayIsWhatPointsOfItDo() {
    Random random = new Random(11);
    int[] both = new int[2];
    for (int i = 0; i < 600; i++) {
      float[] p = new float[9];
      for (int v = 0; v < 3; v++) {
        p[3 * v] = 4 * random.nextFloat() - 0.5f;
        p[3 * v + 1] = 3 * random.nextFloat() - 2;
        p[3 * v + 2] = 2 * random.nextFloat() - 1;
      }
      double length = 0.3 + 3 * random.nextDouble();
      double low = 0.3 - 2 * random.nextDouble();
      Piece piece = Piece.named("t", "l.obj").mesh(p, new int[] {0, 1, 2}).twoSided(true).build();
      WeldedSurface surface = ExactWeld.weld(List.of(piece), 1, Progress.none());
      Flight flight = new Flight(Land.of(surface));
      flight.from(0, 0, 0, 0);
      boolean free = flight.reaches(length, low, 0);
      assertFalse(free && strewn(p, length, low, 0), "flight " + i);
      assertTrue(free || strewn(p, length, low, 0.15), "flight " + i);
      both[free ? 1 : 0]++;
    }
    assertTrue(both[0] > 100 && both[1] > 100, both[0] + " and " + both[1]);
  }

  /** Whether a point is in the way of a body that reaches farther to all sides by a margin. */
  private static boolean strewn(float[] p, double length, double low, double margin) {
    double side = 0.25 + margin;
    double clear = Math.min(0.25, 0.9 * length);
    int n = 60;
    for (int i = 0; i <= n; i++) {
      for (int j = 0; i + j <= n; j++) {
        double[] q = new double[3];
        for (int k = 0; k < 3; k++) {
          q[k] = ((n - i - j) * p[k] + i * p[3 + k] + j * p[6 + k]) / n;
        }
        if (Math.abs(q[2]) > side) {
          continue;
        }
        boolean before = before(p) && q[0] >= -0.5 - margin && q[0] <= margin;
        if (before && inBand(q[1], margin)) {
          return true;
        }
        for (double at = 0; at <= length; at += length / 200) {
          double share = Math.max(0, at - clear) / (length - clear);
          double over = q[1] + Math.max(0, -low) * share * share;
          boolean here = q[0] >= -margin && Math.abs(q[0] - at) <= side;
          if (here && inBand(over, margin)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private static boolean inBand(double over, double margin) {
    return over > 0.3 - margin && over < 1 + margin;
  }

  /** What is level and goes down with the way is no rail before the edge. */
  private static boolean before(float[] p) {
    double[] n = Vec.normal(p, new int[] {0, 1, 2}, 0);
    return Math.abs(n[1]) < 0.5 || n[0] * n[1] < 0;
  }
}
