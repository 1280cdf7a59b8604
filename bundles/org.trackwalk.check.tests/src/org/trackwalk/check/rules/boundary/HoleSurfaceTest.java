package org.trackwalk.check.rules.boundary;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.settings.CheckSettings;

/** Whose hole one is: the road's, the grass', or nobody's, as below a thing that stands there. */
class HoleSurfaceTest {

  /** The road lies between -4 and 4 m, grass on both sides of it; the hole from 30 to 33 m. */
  private static final double[] ALONG = {0, 10, 20, 30, 33, 45, 60};

  private final MeshDraft road = new MeshDraft("road", SurfaceClass.ROAD);
  private final MeshDraft grass = new MeshDraft("grass", SurfaceClass.VERGE);
  private final MeshDraft barrier = new MeshDraft("wall", SurfaceClass.BARRIER);
  private double turned;

  private int corner(MeshDraft draft, double x, double y, double z) {
    double c = Math.cos(turned);
    double s = Math.sin(turned);
    return draft.vertex(c * x + s * z, y, c * z - s * x);
  }

  /** Road and grass with a rectangle left out between two places across. */
  private void plane(double left, double right) {
    double[] across = {-10, -4, left, right, 4, 10};
    Arrays.sort(across);
    for (int row = 1; row < ALONG.length; row++) {
      for (int i = 1; i < across.length; i++) {
        double middle = (across[i - 1] + across[i]) / 2;
        boolean missing = ALONG[row] == 33 && middle > left && middle < right;
        if (across[i] > across[i - 1] && !missing) {
          MeshDraft draft = Math.abs(middle) < 4 ? road : grass;
          draft.quad(
              corner(draft, across[i - 1], 0, ALONG[row - 1]),
              corner(draft, across[i - 1], 0, ALONG[row]),
              corner(draft, across[i], 0, ALONG[row]),
              corner(draft, across[i], 0, ALONG[row - 1]),
              draft.name());
        }
      }
    }
  }

  /**
   * Four walls around the middle of the hole, from one height up to another, 2 m wide above and a
   * tenth narrower below, where they are open.
   */
  private void walls(boolean inward, double low, double high) {
    double[][] ways = {{-1, -1}, {-1, 1}, {1, 1}, {1, -1}};
    for (int i = 0; i < 4; i++) {
      double[] a = ways[inward ? i : (i + 1) % 4];
      double[] b = ways[inward ? (i + 1) % 4 : i];
      road.quad(
          corner(road, 0.9 * a[0], low, 31.5 + 0.9 * a[1]),
          corner(road, a[0], high, 31.5 + a[1]),
          corner(road, b[0], high, 31.5 + b[1]),
          corner(road, 0.9 * b[0], low, 31.5 + 0.9 * b[1]),
          "road");
    }
    road.quad(
        corner(road, -1, high, 30.5),
        corner(road, -1, high, 32.5),
        corner(road, 1, high, 32.5),
        corner(road, 1, high, 30.5),
        "road");
  }

  private List<Finding> found() {
    List<Piece> pieces = new ArrayList<>();
    for (MeshDraft draft : List.of(road, grass, barrier)) {
      if (draft.triangleCount() > 0) {
        pieces.add(draft.build("t.obj"));
      }
    }
    Level level = new Level("rim", "", pieces, List.of(), List.of("t.obj"), LevelHints.NONE);
    CheckSettings settings = CheckSettings.defaults().withOnly(Set.of("boundary.hole"));
    return LevelCheck.check(level, settings, Progress.none()).findings();
  }

  /**
   * Where the road ends across its way, as wide as a car (2.3 m with room), a car comes over it,
   * though grass is beside the hole: at 2 x 4 m and 2 x 1.5 m, but not at 2 x 1.1 m, nor where only
   * the hole's side is the road's. Whichever way the road goes.
   */
  @ParameterizedTest
  @CsvSource({
    "-4, 4, ROAD",
    "2.5, 6, ROAD",
    "2.9, 6, VERGE",
    "4, 6, VERGE",
    "-6, -2.5, ROAD",
    "-6, -2.9, VERGE",
    "-6, -4, VERGE"
  })
  void aTornRoadIsTheRoads(double left, double right, SurfaceClass surface) {
    for (double degrees : new double[] {0, 31, 45, 90, 158, 180, 270}) {
      HoleSurfaceTest scene = new HoleSurfaceTest();
      scene.turned = Math.toRadians(degrees);
      scene.plane(left, right);
      List<Finding> found = scene.found();
      assertEquals(1, found.size(), degrees + ": " + found);
      assertEquals(surface, found.get(0).surfaceClass(), "turned by " + degrees);
    }
  }

  /**
   * Walls alone that look into the hole are a shaft without a floor; where they look away, as those
   * of a post, nobody falls through their open foot.
   */
  @ParameterizedTest
  @CsvSource({
    "true, 0",
    "true, 31",
    "true, 90",
    "true, 200",
    "false, 0",
    "false, 31",
    "false, 90",
    "false, 200"
  })
  void wallsThatLookIntoAHoleOrAway(boolean inward, double degrees) {
    turned = Math.toRadians(degrees);
    plane(0, 0);
    walls(inward, -4, 2);
    assertEquals(inward ? 1 : 0, found().size(), found().toString());
  }

  /** Beside a wall that hangs from its rim a hole is that of the ground that ends before it. */
  @ParameterizedTest
  @CsvSource({"0", "31", "90", "200"})
  void aWallThatHangsFromTheRim(double degrees) {
    turned = Math.toRadians(degrees);
    plane(-1, 1);
    barrier.quad(
        corner(barrier, 1, 0, 33),
        corner(barrier, 1, -0.5, 32.9),
        corner(barrier, -1, -0.5, 32.9),
        corner(barrier, -1, 0, 33),
        "wall");
    List<Finding> found = found();
    assertEquals(1, found.size(), found.toString());
    assertEquals(SurfaceClass.ROAD, found.get(0).surfaceClass());
    assertEquals(
        "road | wall: hole",
        found.get(0).message().replaceAll(" through.*", ""),
        "whose rim it is");
  }

  /**
   * A slab 0.8 m over a hole of 4 m by 3 m carries a car over it where it lies over the middle and
   * just inside the rim, 0.6 and 0.45 m from it; over the middle or one half alone it does not.
   */
  @ParameterizedTest
  @CsvSource({"-1.5, 1.5, 1.15, 0", "-0.5, 0.5, 0.5, 1", "-1.5, 0.5, 1.15, 1", "0.5, 1.5, 1.15, 1"})
  void aSlabOverAHole(double left, double right, double half, int told) {
    plane(-2, 2);
    road.quad(
        corner(road, left, 0.8, 31.5 - half),
        corner(road, left, 0.8, 31.5 + half),
        corner(road, right, 0.8, 31.5 + half),
        corner(road, right, 0.8, 31.5 - half),
        "road");
    assertEquals(told, found().size(), found().toString());
  }
}
