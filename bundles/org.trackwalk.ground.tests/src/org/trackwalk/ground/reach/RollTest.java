package org.trackwalk.ground.reach;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.profile.BackFaces;

/** A field with a road in its middle and a fence around it, at random places and angles. */
class RollTest {

  private static final double RADIUS = 0.3;
  private static final int MOST_TILES = 1000;

  private final Random random = new Random(7);
  private final double turn = random.nextDouble() * 6;

  /** Only fronts stop a wheel, as files without a word on it say. */
  private BackFaces backs = new BackFaces(false, false);

  private Body body = Body.CAR;

  private MeshDraft field = new MeshDraft("terrain_01", SurfaceClass.VERGE);
  private MeshDraft road = new MeshDraft("road_01", SurfaceClass.ROAD);
  private MeshDraft fence = new MeshDraft("fence_01", SurfaceClass.BARRIER);

  private static void vertex(MeshDraft mesh, double angle, double x, double y, double z) {
    double c = StrictMath.cos(angle);
    double s = StrictMath.sin(angle);
    mesh.vertex(1000 + c * x + s * z, 50 + y, -700 - s * x + c * z);
  }

  private static void quad(MeshDraft mesh) {
    int n = mesh.vertexCount();
    mesh.quad(n - 4, n - 3, n - 2, n - 1, "");
  }

  private static void flat(MeshDraft mesh, double angle, double half, double y) {
    vertex(mesh, angle, -half, y, half);
    vertex(mesh, angle, half, y, half);
    vertex(mesh, angle, half, y, -half);
    vertex(mesh, angle, -half, y, -half);
    quad(mesh);
  }

  /** A square of road, and the field around it at a height of its own. */
  private void ground(double angle, double low) {
    flat(field, angle, 15, low);
    flat(road, angle, 4, 0);
  }

  private void wall(double angle, double x0, double z0, double x1, double z1, double height) {
    vertex(fence, angle, x0, 0, z0);
    vertex(fence, angle, x1, 0, z1);
    vertex(fence, angle, x1, height, z1);
    vertex(fence, angle, x0, height, z0);
    quad(fence);
  }

  /** A fence of 20 by 20 m, open over a width at a place along one side. */
  private void fence(double angle, double at, double width, double height) {
    wall(angle, -10, -10, at - width / 2, -10, height);
    wall(angle, at + width / 2, -10, 10, -10, height);
    wall(angle, 10, -10, 10, 10, height);
    wall(angle, 10, 10, -10, 10, height);
    wall(angle, -10, 10, -10, -10, height);
  }

  private Roll run(int mostTiles) {
    return run(mostTiles, RADIUS, true);
  }

  private Roll run(int mostTiles, double cell, boolean solid) {
    List<Piece> pieces = new ArrayList<>();
    for (MeshDraft mesh : List.of(field, road, fence)) {
      Piece piece = mesh.build("x.obj");
      pieces.add(piece.toBuilder().collidable(solid || mesh != fence).build());
    }
    WeldedSurface surface = ExactWeld.weld(pieces, 1, Progress.none());
    Roll flood = new Roll(Land.of(surface), backs, body, RADIUS, cell, mostTiles);
    flood.start(t -> surface.pieces().get(surface.pieceOf(t)).name().equals("road_01"));
    flood.run(Progress.none());
    return flood;
  }

  private void reset() {
    field = new MeshDraft("terrain_01", SurfaceClass.VERGE);
    road = new MeshDraft("road_01", SurfaceClass.ROAD);
    fence = new MeshDraft("fence_01", SurfaceClass.BARRIER);
  }

  @Test
  void openingsOfOneAndAHalfWheelsAreFoundAndNarrowOnesNever() {
    for (int i = 0; i < 20; i++) {
      double angle = random.nextDouble() * 6;
      double at = -6 + 12 * random.nextDouble();
      boolean open = i % 2 == 0;
      reset();
      ground(angle, -0.001);
      // Along a diagonal of the grid, a square around a cell reaches further by half.
      fence(angle, at, open ? 3.5 * RADIUS * 1.5 : 1.9 * RADIUS, 1);
      List<WayOut> ways = run(MOST_TILES).waysOut();
      assertEquals(open ? 1 : 0, ways.size(), "seed 7, run " + i + ", angle " + angle);
      if (open) {
        // From the road's border over the fence, 6 m away, to the field's end, 11 m away.
        assertTrue(ways.get(0).length() >= 10.5, "length " + ways.get(0).length());
        double rim = ways.get(0).rim();
        assertTrue(rim > 0.7 * 120 && rim < 1.5 * 120, "rim " + rim);
      }
    }
  }

  /** A fence that turns its back to the road is none, and holds who comes from outside. */
  @Test
  void aFenceSeenFromBehindIsNone() {
    for (int i = 0; i < 20; i++) {
      double angle = random.nextDouble() * 6;
      for (double cell : new double[] {RADIUS, 2 * RADIUS}) {
        reset();
        flat(field, angle, 15, -0.001);
        flat(road, angle, 4, 0);
        fenceFacingOut(angle);
        String seed = "seed 7, run " + i + ", angle " + angle + ", cell " + cell;
        backs = new BackFaces(false, false);
        assertEquals(1, run(MOST_TILES, cell, true).waysOut().size(), seed);
        backs = new BackFaces(true, false);
        assertEquals(0, run(MOST_TILES, cell, true).waysOut().size(), seed);
        // The road is the strip outside of the fence, and nothing inside is reached.
        road = new MeshDraft("road_01", SurfaceClass.ROAD);
        for (double x : new double[] {-14, 12}) {
          vertex(road, angle, x, 0, 14);
          vertex(road, angle, x + 2, 0, 14);
          vertex(road, angle, x + 2, 0, -14);
          vertex(road, angle, x, 0, -14);
          quad(road);
        }
        backs = new BackFaces(false, false);
        Roll flood = run(MOST_TILES, cell, true);
        double[] inside = {1000, 50, -700};
        // The corners of a square of 6 m around the middle are 8.5 m away, the fence is 10.
        assertFalse(flood.gotNear(inside, 6), seed);
      }
    }
  }

  private void fenceFacingOut(double angle) {
    wall(angle, 10, -10, -10, -10, 1);
    wall(angle, 10, 10, 10, -10, 1);
    wall(angle, -10, 10, 10, 10, 1);
    wall(angle, -10, -10, -10, 10, 1);
  }

  @Test
  void whatAWheelClimbsIsNoFence() {
    ground(turn, -0.001);
    fence(turn, 0, 0, 0.1);
    assertEquals(1, run(MOST_TILES).waysOut().size());
    reset();
    ground(turn, -0.001);
    fence(turn, 0, 0, 0.4);
    assertEquals(0, run(MOST_TILES).waysOut().size());
  }

  @Test
  void whatIsOnlyDrawnIsNoFence() {
    ground(turn, -0.001);
    fence(turn, 0, 0, 1);
    assertEquals(0, run(MOST_TILES).waysOut().size());
    assertEquals(1, run(MOST_TILES, RADIUS, false).waysOut().size());
  }

  /** With cells of two radii no fence is leaped, and an opening of four and a half is found. */
  @Test
  void aCoarseGridSeesTheSame() {
    for (int i = 0; i < 40; i++) {
      double angle = random.nextDouble() * 6;
      double at = -6 + 12 * random.nextDouble();
      boolean open = i % 2 == 0;
      reset();
      ground(angle, -0.001);
      fence(angle, at, open ? 4.5 * RADIUS : 1.9 * RADIUS, 1);
      Roll flood = run(MOST_TILES, 2 * RADIUS, true);
      String seed = "seed 7, run " + i + ", angle " + angle;
      assertEquals(open ? 1 : 0, flood.waysOut().size(), seed);
      double[] beyond = new double[3];
      double c = StrictMath.cos(angle);
      double s = StrictMath.sin(angle);
      beyond[0] = 1000 + s * 13;
      beyond[1] = 50;
      beyond[2] = -700 + c * 13;
      assertEquals(open, flood.gotNear(beyond, 3 * RADIUS), seed);
      assertFalse(flood.gotNear(beyond, 3 * RADIUS, (p, start) -> false), seed);
      beyond[1] += 4 * RADIUS;
      assertFalse(flood.gotNear(beyond, 3 * RADIUS), seed);
    }
  }

  @Test
  void aCarFallsDownAndGoesOn() {
    // The road is a table 5 m over the field, its legs a wall around it.
    ground(turn, -5);
    vertexWallAround(4, -5);
    List<WayOut> ways = run(MOST_TILES).waysOut();
    assertEquals(1, ways.size());
    double[] path = ways.get(0).path();
    assertEquals(45, path[path.length - 2], 0.01);
  }

  private void vertexWallAround(double half, double low) {
    double[][] corners = {{-half, half}, {half, half}, {half, -half}, {-half, -half}};
    for (int i = 0; i < 4; i++) {
      double[] p = corners[i];
      double[] q = corners[(i + 1) % 4];
      vertex(fence, turn, p[0], low, p[1]);
      vertex(fence, turn, q[0], low, q[1]);
      vertex(fence, turn, q[0], 0, q[1]);
      vertex(fence, turn, p[0], 0, p[1]);
      quad(fence);
    }
  }

  /** A roof on four sides, as low or as high as a body is: it stops one and lets another under. */
  @Test
  void underWhatIsLowerThanItABodyDoesNotGet() {
    for (double room : new double[] {0.5, 0.9, 1.1, 1.3, 2}) {
      for (double height : new double[] {0.8, 1.0, 1.2}) {
        body = new Body(0.3, 4.5, 1.8, height, 0.1);
        reset();
        ground(turn, -0.001);
        ceiling(5, 8, room);
        String seed = "room " + room + ", height " + height;
        Roll flood = run(MOST_TILES);
        double c = StrictMath.cos(turn);
        double s = StrictMath.sin(turn);
        double[] under = {1000 + 6.5 * s, 50, -700 + 6.5 * c};
        assertEquals(room > height, flood.gotNear(under, 0.6), seed);
      }
    }
  }

  /** Sheets that face down around the road, between two squares. */
  private void ceiling(double inner, double outer, double y) {
    double[][] in = {{-inner, inner}, {inner, inner}, {inner, -inner}, {-inner, -inner}};
    double far = outer / inner;
    for (int i = 0; i < 4; i++) {
      double[] p = in[i];
      double[] q = in[(i + 1) % 4];
      vertex(fence, turn, p[0], y, p[1]);
      vertex(fence, turn, q[0], y, q[1]);
      vertex(fence, turn, far * q[0], y, far * q[1]);
      vertex(fence, turn, far * p[0], y, far * p[1]);
      quad(fence);
    }
  }

  /** A small wheel stands before a kerb that a large one climbs. */
  @Test
  void theBodySaysWhatIsAFence() {
    for (double wheel : new double[] {0.14, 0.3, 0.5}) {
      for (double height : new double[] {0.1, 0.2, 0.4, 0.6}) {
        body = new Body(wheel, 4.5, 1.8, 1.2, 0.1);
        reset();
        ground(turn, -0.001);
        fence(turn, 0, 0, height);
        int ways = run(MOST_TILES).waysOut().size();
        assertEquals(height <= wheel ? 1 : 0, ways, "wheel " + wheel + ", fence " + height);
      }
    }
  }

  @Test
  void memoryIsBounded() {
    flat(field, turn, 500, -0.001);
    flat(road, turn, 4, 0);
    flat(fence, turn, 1, 3);
    Roll flood = run(20);
    assertTrue(flood.cut());
    assertEquals(List.of(), flood.waysOut());
    assertTrue(flood.area() <= 20 * 32 * 32 * RADIUS * RADIUS);
  }
}
