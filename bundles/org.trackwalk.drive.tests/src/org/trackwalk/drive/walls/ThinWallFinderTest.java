package org.trackwalk.drive.walls;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.drive.edges.DrivenLevel;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.model.profile.Profile;
import org.trackwalk.model.profile.ProfileList;
import org.trackwalk.model.profile.Vehicle;
import org.trackwalk.model.profile.VehicleList;

/**
 * A straight road that ends before a block across it: whether a step of the engine jumps over it.
 * Straight on at v metres a second a body goes v times the step; half of it, the margin and the
 * block's own thickness are noticed.
 */
class ThinWallFinderTest {

  private static final double HALF = 5;
  private static final double LENGTH = 200;

  /** Of a ring, and how far from it a sheet is met, metres. */
  private static final double RADIUS = 200;

  private static final double AHEAD = 50;

  private static final Profile PROFILE = ProfileList.usual();
  private static final Vehicle BALL = VehicleList.usual();

  /** The block of a thickness just under what a step goes over, and one just over it. */
  @ParameterizedTest
  @CsvSource({"-0.05, true", "0.05, false"})
  void aBlockSoThick(double more, boolean told) {
    ThinWall sheet = only(find(block(0.001)));
    double needed = sheet.way() - (sheet.holds() - 0.001);
    assertEquals(told, !find(block(needed + more)).isEmpty(), needed + " m hold");
  }

  /** Way and hold of a sheet follow from speed, step, radius and margin alone. */
  @Test
  void aSheetIsMetAtTheSpeedOfItsRow() {
    ThinWall wall = only(find(sheet(0)));
    double radius = 0.35;
    assertEquals("sphere r 0.35", wall.shape());
    assertEquals(wall.speed() * PROFILE.step(), wall.way(), 1e-9);
    assertEquals(radius + PROFILE.margin(BALL.shapes().get(0).kind()), wall.holds(), 1e-6);
    assertEquals((wall.way() - wall.holds()) / wall.way(), wall.share(), 1e-12);
    assertEquals(LENGTH + 20, wall.at()[2], 1e-3);
  }

  /** Askew it is passed more slowly along its normal. */
  @ParameterizedTest
  @CsvSource({"20", "40"})
  void aSheetAskew(double degrees) {
    ThinWall wall = only(find(sheet(Math.toRadians(degrees))));
    double across = Math.cos(Math.toRadians(degrees));
    assertEquals(wall.speed() * PROFILE.step() * across, wall.way(), 1e-6);
  }

  /** Where it is met is told, to a row, however long its faces are and wherever they begin. */
  @ParameterizedTest
  @CsvSource({"8, 0, 2", "60, 0, 3", "150, 40, 2", "150, -70, 12", "400, 130, 1.5"})
  void aLongSheetIsToldWhereItIsMet(double half, double shift, double height) {
    ThinWall wall = only(find(sheet(half, shift, height)));
    double[] met = {0, 0.3, LENGTH + 20};
    double square = 0;
    for (int k = 0; k < 3; k++) {
      square += Math.pow(wall.at()[k] - met[k], 2);
    }
    assertTrue(Math.sqrt(square) <= 1.5, Math.sqrt(square) + " m off");
    assertEquals(met[2], wall.at()[2], 1e-3);
  }

  /**
   * A sheet outside a ring, met from rows around an angle, is one stretch wherever the lap begins.
   */
  @ParameterizedTest
  @CsvSource({"0", "60", "150", "166", "172", "180", "250"})
  void aLapBeginsAnywhere(double degrees) {
    List<Piece> pieces = List.of(ring(), outside(Math.toRadians(degrees)));
    ThinWall wall =
        only(new ThinWallFinder(DrivenLevel.of(pieces).roads().reach(), BALL, PROFILE).find());
    assertTrue(wall.rows() > 10, wall.rows() + " rows");
  }

  private static Piece ring() {
    int n = 180;
    float[] p = new float[6 * n];
    int[] corners = new int[6 * n];
    for (int i = 0; i < n; i++) {
      for (int side = 0; side < 2; side++) {
        double r = RADIUS + (2 * side - 1) * 4;
        p[6 * i + 3 * side] = (float) (r * Math.cos(2 * Math.PI * i / n));
        p[6 * i + 3 * side + 2] = (float) (r * Math.sin(2 * Math.PI * i / n));
      }
      int a = 2 * i;
      int b = 2 * ((i + 1) % n);
      System.arraycopy(new int[] {a, b, a + 1, a + 1, b, b + 1}, 0, corners, 6 * i, 6);
    }
    return Piece.named("road", "level.obj").mesh(p, corners).build();
  }

  /** Square to the way straight on from an angle of the ring, seen from there only. */
  private static Piece outside(double angle) {
    double tx = -Math.sin(angle);
    double tz = Math.cos(angle);
    float[] p = new float[12];
    for (int i = 0; i < 4; i++) {
      double r = RADIUS + (i < 2 ? -1.5 : 12);
      p[3 * i] = (float) (r * Math.cos(angle) + AHEAD * tx);
      p[3 * i + 1] = i == 0 || i == 3 ? 0 : 2;
      p[3 * i + 2] = (float) (r * Math.sin(angle) + AHEAD * tz);
    }
    return Piece.named("wall", "level.obj").mesh(p, new int[] {0, 2, 1, 0, 3, 2}).build();
  }

  /** What nobody heads for within a second is no matter. */
  @Test
  void aSheetBesideTheRoadIsNotMet() {
    Piece beside = DrivenLevel.wall(HALF + 3, 0, LENGTH, 2);
    assertTrue(find(beside).isEmpty());
  }

  private static ThinWall only(List<ThinWall> found) {
    assertEquals(1, found.size(), found.toString());
    return found.get(0);
  }

  private static List<ThinWall> find(Piece wall) {
    List<Piece> pieces = new ArrayList<>(List.of(wall));
    pieces.add(DrivenLevel.sheet("road", -HALF, 0, HALF, LENGTH, 0));
    pieces.add(DrivenLevel.sheet("grass", -60, LENGTH, 60, LENGTH + 90, 0));
    DrivenLevel level = DrivenLevel.of(pieces);
    return new ThinWallFinder(level.roads().reach(), BALL, PROFILE).find();
  }

  /** A sheet 20 m behind the road's end, turned about the upright, seen from both sides. */
  private static Piece sheet(double angle) {
    double z = LENGTH + 20;
    float dx = (float) (8 * Math.cos(angle));
    float dz = (float) (8 * Math.sin(angle));
    float[] p = {
      -dx, 0, (float) z - dz, -dx, 2, (float) z - dz, dx, 2, (float) z + dz, dx, 0, (float) z + dz
    };
    int[] corners = {0, 1, 2, 0, 2, 3};
    return Piece.named("wall", "level.obj").mesh(p, corners).twoSided(true).build();
  }

  /** A sheet across the way, so long to both sides of what lies so far beside it. */
  private static Piece sheet(double half, double shift, double height) {
    float z = (float) LENGTH + 20;
    float left = (float) (shift - half);
    float right = (float) (shift + half);
    float[] p = {left, 0, z, left, (float) height, z, right, (float) height, z, right, 0, z};
    int[] corners = {0, 1, 2, 0, 2, 3};
    return Piece.named("wall", "level.obj").mesh(p, corners).twoSided(true).build();
  }

  /** Front and back across the road, so far apart. */
  private static Piece block(double thick) {
    float near = (float) LENGTH + 20;
    float far = (float) (near + thick);
    float[] p = {
      -8, 0, near, -8, 2, near, 8, 2, near, 8, 0, near,
      -8, 0, far, -8, 2, far, 8, 2, far, 8, 0, far
    };
    int[] corners = {0, 1, 2, 0, 2, 3, 6, 5, 4, 7, 6, 4};
    return Piece.named("wall", "level.obj").mesh(p, corners).build();
  }
}
