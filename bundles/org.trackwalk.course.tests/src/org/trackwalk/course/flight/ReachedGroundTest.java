package org.trackwalk.course.flight;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;

/** What lies beside a road of 40 x 6 m is verge where a car gets onto it, else scenery. */
class ReachedGroundTest {

  private static Piece sheet(
      String name, float x0, float z0, float x1, float z1, float y0, float y1) {
    float[] p = {x0, y0, z0, x0, y0, z1, x1, y1, z1, x1, y1, z0};
    return Piece.named(name, "level.obj").mesh(p, new int[] {0, 1, 2, 0, 2, 3}).build();
  }

  @Test
  void aStepUpIsTakenAndAWallIsNot() {
    assertEquals(SurfaceClass.VERGE, BesideRoad.lastOf(sheet("x", 0, 6, 40, 9, 0.45f, 0.45f)));
    assertEquals(SurfaceClass.SCENERY, BesideRoad.lastOf(sheet("x", 0, 6, 40, 9, 0.55f, 0.55f)));
  }

  @Test
  void aStepUpIsTakenBesideAGapAndNotBehindATrench() {
    assertEquals(SurfaceClass.VERGE, BesideRoad.lastOf(sheet("x", 0, 6.4f, 40, 9, 0.45f, 0.45f)));
    assertEquals(SurfaceClass.SCENERY, BesideRoad.lastOf(sheet("x", 0, 6.6f, 40, 9, 0.45f, 0.45f)));
  }

  /** In 0.25 s a wheel falls by its radius, and at 65 km/h a car goes 4.5 m. */
  @Test
  void whatLiesNoHigherThanAHubBehindATrenchIsJumpedOnto() {
    assertEquals(SurfaceClass.VERGE, BesideRoad.lastOf(sheet("x", 0, 6.7f, 40, 9, 0, 0)));
    assertEquals(SurfaceClass.VERGE, BesideRoad.lastOf(sheet("x", 0, 10.4f, 40, 12, 0, 0)));
    assertEquals(SurfaceClass.VERGE, BesideRoad.lastOf(sheet("x", 0, 10.4f, 40, 12, 0.25f, 0.25f)));
    assertEquals(SurfaceClass.SCENERY, BesideRoad.lastOf(sheet("x", 0, 10.6f, 40, 12, 0, 0)));
  }

  @Test
  void aCarFallsOntoWhatLiesLower() {
    assertEquals(SurfaceClass.VERGE, BesideRoad.lastOf(sheet("x", -5, 6.2f, 45, 9, -5, -5)));
  }

  @Test
  void noCarFallsThroughGround() {
    // Under the road, and up to where a wheel still gets onto the field beside it.
    assertEquals(SurfaceClass.SCENERY, BesideRoad.lastOf(sheet("x", 10, 1, 30, 5, -3, -3)));
    Piece field = sheet("field", 0, 6, 40, 12, 0, 0);
    assertEquals(SurfaceClass.SCENERY, BesideRoad.lastOf(field, sheet("x", 10, 5, 30, 11, -3, -3)));
    // The field need not be joined to the road, nor as high.
    Piece apart = sheet("field", 0, 6.4f, 40, 12, 0.3f, 0.3f);
    assertEquals(SurfaceClass.SCENERY, BesideRoad.lastOf(apart, sheet("x", 10, 5, 30, 11, -3, -3)));
    Piece trench = sheet("field", 0, 6.6f, 40, 12, 0, 0);
    assertEquals(SurfaceClass.VERGE, BesideRoad.lastOf(trench, sheet("x", 10, 5, 30, 11, -3, -3)));
    // What lies lower but no more than a step is in reach of a step.
    assertEquals(
        SurfaceClass.VERGE, BesideRoad.lastOf(field, sheet("x", 10, 5, 30, 11, -0.4f, -0.4f)));
  }

  @Test
  void whatFacesDownStopsNoFallUnlessItIsTakenFromBothSides() {
    Piece under = sheet("x", 10, 5, 30, 11, -3, -3);
    float[] p = {0, 0, 6, 0, 0, 12, 40, 0, 12, 40, 0, 6};
    int[] down = {0, 2, 1, 0, 3, 2};
    Piece turned = Piece.named("field", "level.obj").mesh(p, down).build();
    assertEquals(SurfaceClass.VERGE, BesideRoad.lastOf(turned, under));
    Piece both = Piece.named("field", "level.obj").mesh(p, down).twoSided(true).build();
    assertEquals(SurfaceClass.SCENERY, BesideRoad.lastOf(both, under));
  }

  @Test
  void theGroundUnderABridgeIsReachedFromItsEdge() {
    // The road itself is the bridge; one falls to both sides of it, and goes on from there.
    Piece valley = sheet("x", -8, -4, 48, 10, -6, -6);
    assertEquals(SurfaceClass.VERGE, BesideRoad.lastOf(valley));
    Piece lane = sheet("lane", 0, 6.2f, 40, 9, -6, -6);
    assertEquals(SurfaceClass.VERGE, BesideRoad.lastOf(lane, sheet("x", 0, 0, 40, 6, -6, -6)));
    // Below the lane there is no way.
    assertEquals(
        SurfaceClass.SCENERY, BesideRoad.lastOf(lane, sheet("x", 0, 6.5f, 40, 8.5f, -9, -9)));
    // A lid over the edge, too low for a car, shuts it; one that is high does not.
    Piece lid = sheet("lid", -8, -4, 48, 12, 0.8f, 0.8f);
    assertEquals(SurfaceClass.SCENERY, BesideRoad.lastOf(lid, valley));
    Piece roof = sheet("roof", -8, -4, 48, 12, 3, 3);
    assertEquals(SurfaceClass.VERGE, BesideRoad.lastOf(roof, valley));
  }

  @Test
  void aTunnelUnderAHillIsReachedWhereItIsJoinedToTheRoad() {
    Piece hill = sheet("hill", 0, 6, 40, 12, 0, 0);
    Piece under = sheet("x", 0, 7, 38, 11, -4, -4);
    assertEquals(SurfaceClass.SCENERY, BesideRoad.lastOf(hill, under));
    // The hill ends at x 40; a ramp leads from the end of the road down to a turn before it.
    Piece ramp = sheet("ramp", 40, 0, 48, 6, 0, -4);
    Piece turn = sheet("turn", 38.3f, 6, 48, 11, -4, -4);
    assertEquals(SurfaceClass.VERGE, BesideRoad.lastOf(hill, ramp, turn, under));
  }

  @Test
  void aRoofOverTheRoadIsScenery() {
    assertEquals(SurfaceClass.SCENERY, BesideRoad.lastOf(sheet("x", 10, 1, 20, 5, 4, 4)));
  }

  @Test
  void aRampLeadsOntoADeckThatItMeets() {
    Piece ramp = sheet("ramp", 40, 0, 46, 6, 0, 2);
    Piece deck = sheet("x", 46, 0, 49, 6, 2, 2);
    assertEquals(SurfaceClass.VERGE, BesideRoad.lastOf(ramp, deck));
    // Without the ramp there is no way up.
    assertEquals(SurfaceClass.SCENERY, BesideRoad.lastOf(deck));
    // A gap of 0.3 m, and a step down at its end.
    Piece beyond = sheet("x", 46.3f, 0, 49, 6, 1.6f, 1.6f);
    assertEquals(SurfaceClass.VERGE, BesideRoad.lastOf(ramp, beyond));
  }

  @Test
  void aTiltedSheetThatStandsUpIsInTheWayAndABankThatGoesDownIsNot() {
    // 50 degrees: too steep to be driven up.
    assertEquals(SurfaceClass.BARRIER, BesideRoad.lastOf(sheet("x", 40.1f, 0, 42, 6, -0.1f, 2.3f)));
    assertEquals(SurfaceClass.VERGE, BesideRoad.lastOf(sheet("x", 40.1f, 0, 42, 6, -0.1f, -2.4f)));
    // 40 degrees: one drives up.
    assertEquals(SurfaceClass.VERGE, BesideRoad.lastOf(sheet("x", 40.1f, 0, 42, 6, -0.1f, 1.5f)));
    // The field at the foot of a bank is reached, one at its upper end is not.
    Piece down = sheet("bank", 40.1f, 0, 42, 6, -0.1f, -2.4f);
    Piece up = sheet("bank", 40.1f, 0, 42, 6, -0.1f, 2.3f);
    assertEquals(
        SurfaceClass.VERGE, BesideRoad.lastOf(down, sheet("x", 42.1f, 0, 46, 6, -2.4f, -2.4f)));
    assertEquals(
        SurfaceClass.SCENERY, BesideRoad.lastOf(up, sheet("x", 42.1f, 0, 46, 6, 2.3f, 2.3f)));
  }

  @Test
  void aRampMayBeFarFromTheRoad() {
    // A field from the road out to 40 m, a ramp there, and a way back 1.2 m higher.
    Piece field = sheet("field", 41, 0, 80, 6, 0, 0);
    Piece ramp = sheet("ramp", 80, 0, 90, 6, 0, 1.2f);
    Piece turn = sheet("turn", 90, 0, 95, 20, 1.2f, 1.2f);
    Piece back = sheet("x", 0, 12, 90, 20, 1.2f, 1.2f);
    assertEquals(SurfaceClass.VERGE, BesideRoad.lastOf(field, ramp, turn, back));
    assertEquals(SurfaceClass.SCENERY, BesideRoad.lastOf(field, turn, back));
    // What is farther than 10 m is no verge all the same.
    Piece far = sheet("x", 50.5f, -10, 90, -0.1f, 0, 0);
    assertEquals(SurfaceClass.SCENERY, BesideRoad.lastOf(field, far));
  }

  @Test
  void aBeamLeadsNowhereAndANarrowStripIsGround() {
    Piece beam = sheet("x", 40, 2, 46, 2.2f, 0, 2);
    assertEquals(SurfaceClass.BARRIER, BesideRoad.lastOf(beam));
    assertEquals(SurfaceClass.SCENERY, BesideRoad.lastOf(beam, sheet("deck", 46, 0, 49, 6, 2, 2)));
    // As wide, but longer than any thing is: a kerb.
    assertEquals(SurfaceClass.VERGE, BesideRoad.lastOf(sheet("x", 0, 6.1f, 40, 6.3f, 0, 0)));
  }

  @Test
  void whatIsFlushWithTheRoadIsGroundHoweverNarrow() {
    // A joint across the road, 40 mm proud, and one that stands as high as a wheel's hub and more.
    assertEquals(SurfaceClass.VERGE, BesideRoad.lastOf(sheet("x", 20, 0, 20.2f, 6, 0.04f, 0.04f)));
    assertEquals(SurfaceClass.BARRIER, BesideRoad.lastOf(sheet("x", 20, 0, 20.2f, 6, 0.4f, 0.4f)));
    // Sunken a little, as a drain.
    assertEquals(SurfaceClass.VERGE, BesideRoad.lastOf(sheet("x", 20, 0, 20.2f, 6, -0.1f, -0.1f)));
    // A ramp of 10 m width and a narrow strip up its side.
    Piece ramp = sheet("ramp", 40, 0, 50, 6, 0, 2);
    assertEquals(SurfaceClass.VERGE, BesideRoad.lastOf(ramp, sheet("x", 40, 6.1f, 50, 6.3f, 0, 2)));
  }

  @Test
  void aPatchOfSmallTrianglesIsGroundAndACrateOfSuchIsInTheWay() {
    assertEquals(SurfaceClass.VERGE, BesideRoad.lastOf(fine("x", 0.04f, 0.04f)));
    // Its lid would be flush at no side.
    assertEquals(SurfaceClass.BARRIER, BesideRoad.lastOf(fine("x", 0, 0.8f)));
  }

  /** 2 x 2 m on the road in squares of 0.25 m, from one height to another. */
  private static Piece fine(String name, float low, float high) {
    float[] p = new float[3 * 81];
    int[] c = new int[6 * 64];
    for (int i = 0; i < 81; i++) {
      p[3 * i] = 10 + 0.25f * (i % 9);
      p[3 * i + 1] = low + (high - low) * (i % 9) / 8;
      p[3 * i + 2] = 2 + 0.25f * (i / 9);
    }
    for (int i = 0; i < 64; i++) {
      int a = i / 8 * 9 + i % 8;
      System.arraycopy(new int[] {a, a + 9, a + 10, a, a + 10, a + 1}, 0, c, 6 * i, 6);
    }
    return Piece.named(name, "level.obj").mesh(p, c).build();
  }

  @Test
  void aThingIsJudgedAnewFromGroundThatIsAsHighAsItsTop() {
    Piece tall = sheet("x", 10, 2, 10.2f, 2.2f, 0, 0.6f);
    assertEquals(SurfaceClass.BARRIER, BesideRoad.lastOf(tall));
    // Beside a terrace as high as its top it is stepped onto from there.
    Piece flat = sheet("x", 41, 2, 42, 2.2f, 0.9f, 1);
    Piece terrace = sheet("terrace", 42.1f, 0, 46, 6, 1, 1);
    Piece ramp = sheet("ramp", 42.1f, -3, 46, 0, 1, 1);
    Piece up = sheet("up", 30, -3, 42.1f, 0, 0, 1);
    assertEquals(SurfaceClass.VERGE, BesideRoad.lastOf(terrace, ramp, up, flat));
  }

  @Test
  void fieldsThatTouchOnlyEachOtherAreReachedOneAfterTheOther() {
    Piece first = sheet("a", 0, 6.2f, 40, 8, 0.3f, 0.3f);
    Piece second = sheet("b", 0, 8.2f, 40, 9, 0.6f, 0.6f);
    Piece third = sheet("x", 0, 9.2f, 40, 9.9f, 0.9f, 0.9f);
    assertEquals(SurfaceClass.VERGE, BesideRoad.lastOf(first, second, third));
    assertEquals(SurfaceClass.SCENERY, BesideRoad.lastOf(first, third));
  }

  @Test
  void sheetsThatCrossWithoutACornerNearAreReached() {
    // A beam of 4 m width across the road, tilted so that it meets the road only in its middle.
    float[] p = {18, -3, -8, 18, 3, 14, 22, 3, 14, 22, -3, -8};
    Piece across = Piece.named("x", "level.obj").mesh(p, new int[] {0, 1, 2, 0, 2, 3}).build();
    assertEquals(SurfaceClass.VERGE, BesideRoad.lastOf(across));
  }

  /** Against points that are strewn over both triangles. */
  @Test
  void aStepIsPossibleWhereTheTrianglesComeSoNear() {
    Random random = new Random(7);
    int both = 0;
    for (int i = 0; i < 400; i++) {
      float[] p = new float[18];
      for (int v = 0; v < 6; v++) {
        p[3 * v] = 6 * random.nextFloat();
        p[3 * v + 1] = (v < 3 ? 0 : 0.6f) + 0.4f * random.nextFloat();
        p[3 * v + 2] = 6 * random.nextFloat();
      }
      Piece pair = Piece.named("pair", "l.obj").mesh(p, new int[] {0, 1, 2, 3, 4, 5}).build();
      WeldedSurface surface = ExactWeld.weld(List.of(pair), 1, Progress.none());
      int first = surface.sourceTriangle(0);
      boolean possible = new StepOnto(surface).possible(first, 1 - first);
      String told = "pair " + i;
      // Over each other, and by no more than a step: it must be seen.
      assertTrue(possible || !strewn(p, 0, StepOnto.STEP), told);
      // Seen, so that two points come near it.
      assertTrue(!possible || strewn(p, StepOnto.SIDE + 0.4, StepOnto.STEP + 0.4), told);
      both += possible ? 1 : 0;
    }
    assertTrue(both > 40 && both < 360, "cases of both kinds: " + both);
  }

  /** Whether a point of the second triangle is within {@code step} over one of the first. */
  private static boolean strewn(float[] p, double side, double step) {
    int n = 24;
    for (int i = 0; i <= n; i++) {
      for (int j = 0; i + j <= n; j++) {
        double[] q = at(p, 3, (double) i / n, (double) j / n);
        if (side == 0) {
          double[] b = barycentric(p, q);
          if (b[0] >= 0 && b[1] >= 0 && b[0] + b[1] <= 1) {
            if (q[1] - at(p, 0, b[0], b[1])[1] <= step) {
              return true;
            }
          }
          continue;
        }
        for (int k = 0; k <= n; k++) {
          for (int l = 0; k + l <= n; l++) {
            double[] r = at(p, 0, (double) k / n, (double) l / n);
            if (Math.hypot(q[0] - r[0], q[2] - r[2]) <= side && q[1] - r[1] <= step) {
              return true;
            }
          }
        }
      }
    }
    return false;
  }

  private static double[] at(float[] p, int first, double u, double v) {
    double[] point = new double[3];
    for (int k = 0; k < 3; k++) {
      point[k] =
          (1 - u - v) * p[3 * first + k] + u * p[3 * first + 3 + k] + v * p[3 * first + 6 + k];
    }
    return point;
  }

  /** Shares of the first triangle's second and third corner at a place, seen from above. */
  private static double[] barycentric(float[] p, double[] q) {
    double ux = p[3] - p[0];
    double uz = p[5] - p[2];
    double vx = p[6] - p[0];
    double vz = p[8] - p[2];
    double area = ux * vz - uz * vx;
    double x = q[0] - p[0];
    double z = q[2] - p[2];
    return new double[] {(x * vz - z * vx) / area, (ux * z - uz * x) / area};
  }
}
