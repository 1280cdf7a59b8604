package org.trackwalk.check.rules.seam;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.examples.scene.RuleScenes;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.profile.VehicleList;
import org.trackwalk.model.settings.CheckSettings;

/**
 * A jolt is claimed of a seam that the vehicle gets to, and of no other: one seam per scene, on the
 * road, beside it, or where no way over the ground leads; sizes, names and turns by seeds. Metres.
 */
class ReachedSeamsTest {

  private static final int SEEDS = 12;
  private static final double LENGTH = 320;
  private static final String NO_WAY = "no way from the road beside leads there";

  private static final Set<String> RULES =
      Set.of(
          "seam.gap",
          "seam.step",
          "seam.overlap",
          "seam.t-junction",
          "weld.near-miss",
          "weld.frames");

  private static final String[] NAMES = {"Plane.104", "asphalt_top", "grass_top", "Object007"};

  /** Where the seam is. */
  private enum Where {
    ROAD,
    VERGE,
    TERRAIN,
    BEHIND_A_WALL,
    ROOF,
    DECK_ABOVE,
    CELLAR_BELOW,
    ISLAND
  }

  /** A road along z, ground on both sides of it, and a seam. */
  private static final class Scene {

    private final Random random;
    private final double turn;
    private final double half;
    private final double slit;
    private final double step;
    private final String name;
    private final List<Piece> pieces = new ArrayList<>();

    Scene(int seed) {
      random = new Random(seed);
      turn = between(0, 2 * Math.PI);
      half = between(4, 9);
      boolean isStep = random.nextBoolean();
      slit = isStep ? 0 : between(0.012, 0.028);
      step = isStep ? between(0.012, 0.028) : 0;
      name = NAMES[random.nextInt(NAMES.length)];
    }

    double between(double least, double most) {
      return least + random.nextDouble() * (most - least);
    }

    /** A quad of four corners, in rows of 4 m from the first side to the second. */
    private void sheet(String piece, double[] from, double[] to, double[] along) {
      double far = Math.sqrt(along[0] * along[0] + along[1] * along[1] + along[2] * along[2]);
      int rows = (int) Math.max(1, Math.round(far / 4));
      float[] p = new float[6 * (rows + 1)];
      int[] c = new int[6 * rows];
      for (int i = 0; i <= rows; i++) {
        for (int side = 0; side < 2; side++) {
          double[] at = side == 0 ? from : to;
          double x = at[0] + along[0] * i / rows;
          double z = at[2] + along[2] * i / rows;
          int v = 6 * i + 3 * side;
          p[v] = (float) (Math.cos(turn) * x + Math.sin(turn) * z);
          p[v + 1] = (float) (at[1] + along[1] * i / rows);
          p[v + 2] = (float) (Math.cos(turn) * z - Math.sin(turn) * x);
        }
        if (i < rows) {
          int[] quad = {2 * i, 2 * i + 2, 2 * i + 3, 2 * i, 2 * i + 3, 2 * i + 1};
          System.arraycopy(quad, 0, c, 6 * i, 6);
        }
      }
      pieces.add(Piece.named(piece, "level.obj").mesh(p, c).build());
    }

    /** Ground along z between two x. */
    private void ground(String piece, double x0, double x1, double y, double z, double length) {
      sheet(piece, new double[] {x0, y, z}, new double[] {x1, y, z}, new double[] {0, 0, length});
    }

    /** Two sheets along z that meet at an x, with the fault between them. */
    private void seam(double x, double wide, double y, double z, double length) {
      ground(name + "_a", x - wide, x, y, z, length);
      ground(name + "_b", x + slit, x + wide, y + step, z, length);
    }

    /** Upright, over a line, seen from both sides. */
    private void wall(double x0, double z0, double x1, double z1, double low, double high) {
      double[] along = {x1 - x0, 0, z1 - z0};
      sheet("wall", new double[] {x0, low, z0}, new double[] {x0, high, z0}, along);
      Piece piece = pieces.removeLast();
      pieces.add(piece.toBuilder().twoSided(true).build());
    }

    Scene with(Where where) {
      double end = half + between(60, 90);
      double x =
          switch (where) {
            case ROAD -> between(-half / 2, half / 2);
            case VERGE -> half + between(3, 8);
            default -> half + between(20, 45);
          };
      if (where == Where.ROAD) {
        ground("road_a", -half, x, 0, 0, LENGTH);
        ground("road_b", x + slit, half, step, 0, LENGTH);
        ground("grass_l", -half - 30, -half, 0, 0, LENGTH);
        ground("grass_r", half, end, step, 0, LENGTH);
        return this;
      }
      ground("road", -half, half, 0, 0, LENGTH);
      ground("grass_l", -half - 30, -half, 0, 0, LENGTH);
      if (where == Where.VERGE || where == Where.TERRAIN || where == Where.BEHIND_A_WALL) {
        ground("grass_a", half, x, 0, 0, LENGTH);
        ground("grass_b", x + slit, end, step, 0, LENGTH);
      } else {
        ground("grass_r", half, end, 0, 0, LENGTH);
      }
      double z = between(20, 80);
      double length = between(8, 40);
      double wide = between(4, 10);
      double high = between(3, 12);
      switch (where) {
        case BEHIND_A_WALL -> {
          double at = x - between(1.5, 6);
          wall(at, -5, at, LENGTH + 5, -0.2, between(1, 4));
        }
        case ROOF -> {
          double middle = half + wide + between(2, 30);
          seam(middle, wide, high, z, length);
          wall(middle - wide, z, middle - wide, z + length, 0, high);
          wall(middle + wide, z, middle + wide, z + length, 0, high);
          wall(middle - wide, z, middle + wide, z, 0, high);
          wall(middle - wide, z + length, middle + wide, z + length, 0, high);
        }
        case DECK_ABOVE -> seam(between(-2, 2), wide, high, z, length);
        case CELLAR_BELOW -> seam(between(-2, 2), wide, -high, z, length);
        // Nearer by, what is called road is a road of which a piece is missing.
        case ISLAND -> seam(end + between(210, 400) + wide, wide, between(-2, 2), z, length);
        default -> {}
      }
      return this;
    }

    List<Finding> found(String vehicle) {
      return check(pieces, vehicle);
    }
  }

  private static List<Finding> check(List<Piece> pieces, String vehicle) {
    Level level = new Level("level", "", pieces, List.of(), List.of(), LevelHints.NONE);
    CheckSettings usual = CheckSettings.defaults().withOnly(RULES);
    CheckSettings settings =
        usual.judgedBy(usual.profiles(), usual.bodies(), VehicleList.shipped(vehicle));
    return LevelCheck.check(level, settings, Progress.none()).findings().stream()
        .filter(f -> RULES.contains(f.rule()))
        .toList();
  }

  private static void assertOutOfReach(Finding finding) {
    String words = finding.rule() + " " + finding.message();
    assertEquals(List.of(), finding.effects(), words);
    assertEquals(Severity.INFO, finding.severity(), words);
    assertEquals(SurfaceClass.SCENERY, finding.surfaceClass(), words);
    assertTrue(finding.message().contains(NO_WAY), words);
  }

  @ParameterizedTest
  @EnumSource(names = {"ROAD", "VERGE", "TERRAIN"})
  void aJoltIsClaimedWhereTheVehicleGetsTo(Where where) {
    for (int seed = 1; seed <= SEEDS; seed++) {
      List<Finding> found = new Scene(seed).with(where).found(vehicle(seed));
      assertFalse(found.isEmpty(), where + " " + seed);
      for (Finding finding : found) {
        String words = where + " " + seed + " " + finding.message();
        assertFalse(finding.effects().isEmpty(), words);
        assertFalse(finding.message().contains(NO_WAY), words);
      }
    }
  }

  @ParameterizedTest
  @EnumSource(
      mode = EnumSource.Mode.EXCLUDE,
      names = {"ROAD", "VERGE", "TERRAIN"})
  void whereItDoesNotASeamIsANoteThatStandsBehindTheRoad(Where where) {
    for (int seed = 1; seed <= SEEDS; seed++) {
      Scene scene = new Scene(seed).with(where);
      scene.ground("road_end", -scene.half, scene.half, 0.02, LENGTH, 20);
      List<Finding> found = scene.found(vehicle(seed));
      assertTrue(found.size() > 1, where + " " + seed);
      for (Finding finding : found) {
        if (finding.pieces().contains("road_end")) {
          assertFalse(finding.effects().isEmpty(), finding.message());
        } else {
          assertOutOfReach(finding);
        }
      }
      assertTrue(found.getFirst().pieces().contains("road_end"), found.getFirst().message());
    }
  }

  private static String vehicle(int seed) {
    return seed % 3 == 0 ? "kart" : "car";
  }

  @Test
  void piecesWithOwnOriginsAreFeltWhereTheVehicleGetsTo() {
    List<Piece> pieces = RuleScenes.bad("weld.frames").pieces();
    Finding road = frames(pieces);
    assertFalse(road.effects().isEmpty(), road.message());
    Scene far = new Scene(1);
    far.ground("road", -1500, -1490, -80, 0, LENGTH);
    for (Piece piece : pieces) {
      far.pieces.add(
          Piece.named("Plane." + far.pieces.size(), piece.file())
              .frame(piece.frame())
              .mesh(piece.positions(), piece.triangles())
              .build());
    }
    assertOutOfReach(frames(far.pieces));
  }

  private static Finding frames(List<Piece> pieces) {
    return check(pieces, "car").stream()
        .filter(f -> f.rule().equals("weld.frames"))
        .findFirst()
        .orElseThrow();
  }
}
