package org.trackwalk.check.rules.normal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.profile.ProfileList;
import org.trackwalk.model.settings.CheckSettings;

/**
 * A straight road of 10 x 200 m with grass on both sides, and walls beside it whose side follows
 * from the order of their corners. Metres; the road runs along z from x = 0 to 10.
 */
class WallAwayTest {

  private static final double LENGTH = 200;
  private static final double RIGHT = 12;

  private final List<Piece> pieces = new ArrayList<>();

  private static Piece.Builder quad(String name, double[]... p) {
    float[] xyz = new float[12];
    for (int i = 0; i < 12; i++) {
      xyz[i] = (float) p[i / 3][i % 3];
    }
    return Piece.named(name, "level.obj").mesh(xyz, new int[] {0, 1, 2, 0, 2, 3});
  }

  private static Piece flat(String name, double x0, double x1, double y) {
    return quad(
            name,
            new double[] {x0, y, 0},
            new double[] {x0, y, LENGTH},
            new double[] {x1, y, LENGTH},
            new double[] {x1, y, 0})
        .build();
  }

  /** Upright over a line from z0 to z1; its front is where x grows, or where it falls. */
  private static Piece.Builder sheet(
      String name, double x, double z0, double z1, double low, double high, boolean toRight) {
    double a = toRight ? z1 : z0;
    double b = toRight ? z0 : z1;
    return quad(
        name,
        new double[] {x, low, a},
        new double[] {x, low, b},
        new double[] {x, high, b},
        new double[] {x, high, a});
  }

  private void ground() {
    pieces.add(flat("road", 0, 10, 0));
    pieces.add(flat("grass_r", 10, 30, 0));
    pieces.add(flat("grass_l", -20, 0, 0));
  }

  private void wall(double x, double z0, double z1, boolean toRight) {
    pieces.add(sheet("wall" + pieces.size(), x, z0, z1, -0.1, 1, toRight).build());
  }

  private List<Finding> told(String profile) {
    CheckSettings settings =
        CheckSettings.defaults().judgedBy(List.of(ProfileList.shipped(profile)), null, null);
    Level level = new Level("level", "", pieces, List.of(), List.of(), LevelHints.NONE);
    return LevelCheck.check(level, settings, Progress.none()).findings().stream()
        .filter(f -> f.rule().equals("normal.wall-away"))
        .toList();
  }

  private List<Finding> told() {
    return told("generic");
  }

  @Test
  void aWallThatTurnsItsBackIsToldInItsMiddle() {
    ground();
    wall(RIGHT, 60, 100, true);
    List<Finding> told = told();
    assertEquals(1, told.size(), told.toString());
    Finding f = told.get(0);
    assertEquals(Severity.WARNING, f.severity());
    assertEquals(40, f.length(), 1.01);
    assertEquals(RIGHT, f.position()[0], 1e-4);
    assertEquals(80, f.position()[2], 1.01);
    assertEquals(List.of("wall3"), f.pieces());
    assertEquals(2, f.count());
    for (int i = 0; i < f.path().length; i += 3) {
      assertEquals(RIGHT, f.path()[i], 1e-4);
      assertTrue(f.path()[i + 2] >= 60 && f.path()[i + 2] <= 100);
    }
  }

  @Test
  void theSameWallTurnedRoundIsSound() {
    ground();
    wall(RIGHT, 60, 100, false);
    wall(-2, 60, 100, true);
    assertEquals(List.of(), told());
  }

  @Test
  void bothSidesOfTheRoadAreLookedAt() {
    ground();
    wall(RIGHT, 60, 100, true);
    wall(-2, 60, 100, false);
    assertEquals(2, told().size());
  }

  @Test
  void enginesThatAreOneSidedMakeItAnErrorAndTheOthersAreSilent() {
    ground();
    wall(RIGHT, 60, 100, true);
    for (String engine : List.of("physx", "physx-unity", "jolt", "godot-jolt", "chaos")) {
      assertEquals(Severity.ERROR, told(engine).get(0).severity(), engine);
    }
    for (String engine : List.of("bullet", "bullet-edge", "stk")) {
      assertEquals(List.of(), told(engine), engine);
    }
  }

  @Test
  void whatFilesCallTwoSidedOrOnlyDrawnIsSound() {
    ground();
    pieces.add(sheet("wall_a", RIGHT, 20, 60, -0.1, 1, true).twoSided(true).build());
    pieces.add(sheet("wall_b", RIGHT, 80, 120, -0.1, 1, true).collidable(false).build());
    pieces.add(sheet("tree_c", RIGHT, 140, 180, -0.1, 1, true).build());
    assertEquals(List.of(), told());
  }

  @Test
  void aSecondSheetCloseByMakesAWallAndOneFartherOffDoesNot() {
    ground();
    wall(RIGHT, 20, 60, true);
    wall(RIGHT + 0.5, 20, 60, false);
    wall(RIGHT, 80, 120, true);
    wall(RIGHT, 80, 120, false);
    assertEquals(List.of(), told());
    wall(RIGHT, 140, 180, true);
    wall(RIGHT + 3, 140, 180, false);
    assertEquals(1, told().size());
  }

  @Test
  void aRailBeforeItHoldsTheCarIfItMeetsItsBody() {
    double[][] held = {{0.5, 0.8}, {0.4, 0.55}, {0.85, 0.97}, {1.05, 1.5}};
    double[][] free = {{0.05, 0.25}, {1.25, 1.5}};
    for (double[] rail : held) {
      railed(rail);
      assertEquals(List.of(), told());
    }
    for (double[] rail : free) {
      railed(rail);
      assertEquals(1, told().size());
    }
  }

  private void railed(double[] rail) {
    pieces.clear();
    ground();
    wall(RIGHT, 60, 100, true);
    pieces.add(sheet("rail", RIGHT - 1, 60, 100, rail[0], rail[1], false).build());
  }

  /** A wall of which one half lies over the road's border: no way begins inside of it. */
  @Test
  void aClosedWallOverTheBorderIsSound() {
    ground();
    for (double[] box : new double[][] {{9.2, 10.4}, {-0.4, 0.8}, {11, 11.3}, {-5, -4}}) {
      wall(box[0], 0, LENGTH, false);
      wall(box[1], 0, LENGTH, true);
      pieces.add(flat("top" + pieces.size(), box[0], box[1], 1));
    }
    assertEquals(List.of(), told());
  }

  /**
   * A sheet that stands askew, in the road and beside it: all of it is one thing in the way, also
   * where it turns its back to the road. The same one beside the road is a wall.
   */
  @Test
  void whatReachesOutOfTheRoadIsToldWithTheThing() {
    for (double turn : new double[] {0.3, 0.6, 1.2}) {
      for (double inside : new double[] {1.5, 3, -1}) {
        pieces.clear();
        ground();
        double dx = 3 * StrictMath.sin(turn);
        double dz = 3 * StrictMath.cos(turn);
        for (int i = 0; i < 4; i++) {
          double x = 10 - inside + i * dx;
          double z = 80 + i * dz;
          pieces.add(
              quad(
                      "sheet" + i,
                      new double[] {x + dx, -0.1, z + dz},
                      new double[] {x, -0.1, z},
                      new double[] {x, 1, z},
                      new double[] {x + dx, 1, z + dz})
                  .build());
        }
        assertEquals(inside > 0 ? 0 : 1, told().size(), turn + " " + inside);
      }
    }
  }

  /** The road's border lies inside of a closed block that stands over it. */
  @Test
  void aRoadThatRunsIntoABlockMeetsNoBack() {
    ground();
    wall(4, 0, LENGTH, false);
    wall(10.4, 0, LENGTH, true);
    pieces.add(flat("top", 4, 10.4, 1));
    assertEquals(List.of(), told());
  }

  /** Its front is no steeper than a car climbs, its far side is upright. */
  @Test
  void aBarrierWithASlantingFrontIsSound() {
    ground();
    pieces.add(
        quad(
                "barrier_front",
                new double[] {11, 0, 20},
                new double[] {11, 0, 180},
                new double[] {11.4, 0.6, 180},
                new double[] {11.4, 0.6, 20})
            .build());
    pieces.add(sheet("barrier_back", 11.4, 20, 180, 0, 0.6, true).build());
    assertEquals(List.of(), told());
  }

  /** The sides of what lies higher than its surroundings face away from it and are no walls. */
  @Test
  void stepsDownAndUndersidesAreNoWalls() {
    pieces.add(flat("road", 0, 10, 0));
    pieces.add(sheet("kerb", 10, 0, LENGTH, -0.15, 0, true).build());
    pieces.add(flat("grass_r", 10, 13, -0.15));
    pieces.add(sheet("terrace", 13, 0, LENGTH, -0.9, -0.15, true).build());
    pieces.add(flat("grass_s", 13, 30, -0.9));
    pieces.add(flat("grass_l", -20, 0, 0));
    assertEquals(List.of(), told());
  }

  @Test
  void theWallsOfATunnelFaceInward() {
    ground();
    wall(RIGHT, 60, 100, false);
    wall(-2, 60, 100, true);
    // Its outer shell.
    wall(RIGHT + 2, 60, 100, true);
    wall(-4, 60, 100, false);
    assertEquals(List.of(), told());
  }

  @Test
  void aGapOfThreeMetresIsPassedOverAndOneOfThirtyIsNot() {
    ground();
    wall(RIGHT, 20, 40, true);
    wall(RIGHT, 43, 60, true);
    assertEquals(1, told().size());
    assertEquals(List.of("wall3", "wall4"), told().get(0).pieces());
    wall(RIGHT, 90, 110, true);
    assertEquals(2, told().size());
  }

  /** What is beside the road of walls at random, and on which side their fronts are. */
  @Test
  void randomWallsAreToldByTheirSide() {
    Random random = new Random(11);
    for (int run = 0; run < 8; run++) {
      pieces.clear();
      ground();
      int away = 0;
      for (double z = 10; z < 180; z += 25) {
        boolean right = random.nextBoolean();
        boolean back = random.nextBoolean();
        double aside = 0.5 + 8 * random.nextDouble();
        double end = z + 3 + 10 * random.nextDouble();
        wall(right ? 10 + aside : -aside, z, end, right == back);
        away += back ? 1 : 0;
      }
      assertEquals(away, told().size(), "seed 11, run " + run);
    }
  }
}
