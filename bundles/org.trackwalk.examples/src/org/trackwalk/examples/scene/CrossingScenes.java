package org.trackwalk.examples.scene;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.examples.draft.Sheet;
import org.trackwalk.examples.truth.Truth;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;

/** Scenes about surfaces that pass through each other. */
final class CrossingScenes {

  /** How far the terrain lies under the road, metres. */
  private static final double BELOW = 0.4;

  /** How far its bump stands out of the road, metres. */
  private static final double BUMP = 0.1;

  private CrossingScenes() {}

  /** Terrain under the road and around it, on a grid that has no vertex under the road's. */
  private static Sheet terrain() {
    double x = LedgerScenes.X - 10.5;
    double z = LedgerScenes.Z + 10.5;
    double y = LedgerScenes.Y - BELOW;
    return Sheet.flat("terrain_01", SurfaceClass.VERGE, x, y, z, 11, 14, 3);
  }

  /** One vertex of the terrain was lifted through the first road: a pyramid 0.1 m high. */
  static RuleScene bumpThroughRoad() {
    Sheet terrain = terrain();
    int top = terrain.vertex(5, 5);
    float[] p = terrain.mesh().position(top);
    terrain.mesh().move(top, p[0], LedgerScenes.Y + BUMP, p[2]);
    List<float[]> around = new ArrayList<>();
    // The pyramid's foot is 3 m away, and a fifth of its height stands out.
    double reach = 3 * BUMP / (BUMP + BELOW);
    around.add(new float[] {(float) (p[0] - reach), p[1], (float) (p[2] - reach)});
    around.add(new float[] {(float) (p[0] + reach), p[1] + 1, (float) (p[2] + reach)});
    Truth truth =
        Truth.at(
                "bump-through-road",
                "topology.intersection",
                List.of("road_01", "terrain_01"),
                around)
            .metres("depth", BUMP);
    return RuleScenes.bad(truth, LedgerScenes.road1(), LedgerScenes.road2(), terrain);
  }

  /** Terrain that stays below the road, and a wall that stands in it. */
  static RuleScene wallInTheGround() {
    MeshDraft wall = new MeshDraft("wall_01", SurfaceClass.BARRIER);
    double x = LedgerScenes.X + LedgerScenes.COLUMNS * LedgerScenes.STEP + 4;
    for (double z : new double[] {LedgerScenes.Z, LedgerScenes.Z - 20}) {
      wall.vertex(x, LedgerScenes.Y - 1, z);
      wall.vertex(x, LedgerScenes.Y + 1, z);
    }
    wall.quad(0, 1, 3, 2, "concrete");
    List<Piece> pieces =
        new ArrayList<>(RuleScenes.build(LedgerScenes.road1(), LedgerScenes.road2(), terrain()));
    pieces.add(wall.build("scene.obj"));
    return RuleScenes.good("topology.intersection", pieces);
  }

  /** A closed box; its faces look out. */
  static MeshDraft box(
      String name, double x0, double y0, double z0, double x1, double y1, double z1) {
    MeshDraft box = new MeshDraft(name, SurfaceClass.SCENERY);
    for (int i = 0; i < 8; i++) {
      box.vertex((i & 1) == 0 ? x0 : x1, (i & 2) == 0 ? y0 : y1, (i & 4) == 0 ? z0 : z1);
    }
    int[] faces = {0, 4, 6, 2, 1, 3, 7, 5, 0, 1, 5, 4, 2, 6, 7, 3, 0, 2, 3, 1, 4, 5, 7, 6};
    for (int f = 0; f < faces.length; f += 4) {
      box.quad(faces[f], faces[f + 1], faces[f + 2], faces[f + 3], "concrete");
    }
    return box;
  }

  private static List<Piece> beside(MeshDraft... bodies) {
    List<Piece> pieces =
        new ArrayList<>(RuleScenes.build(LedgerScenes.road1(), LedgerScenes.road2(), terrain()));
    for (MeshDraft body : bodies) {
      pieces.add(body.build("scene.obj"));
    }
    return pieces;
  }

  /**
   * Two buildings beside the road of which one stands in the other: by two metres, which the middle
   * of its wall has to all walls of the other.
   */
  static RuleScene buildingInBuilding() {
    double x = LedgerScenes.X + LedgerScenes.COLUMNS * LedgerScenes.STEP + 3;
    double y = LedgerScenes.Y;
    double z = LedgerScenes.Z - 12;
    List<float[]> common = new ArrayList<>();
    common.add(new float[] {(float) (x + 2), (float) (y - 1.5), (float) (z + 1)});
    common.add(new float[] {(float) (x + 4), (float) (y + 6), (float) (z + 4)});
    Truth truth =
        Truth.at(
                "building-in-building",
                "overlap.pieces",
                List.of("building_01", "building_02"),
                common)
            .metres("depth", 2);
    return new RuleScene(
        truth.rule(),
        beside(
            box("building_01", x, y - 1.5, z, x + 4, y + 6, z + 4),
            box("building_02", x + 2, y - 2, z + 1, x + 7, y + 8, z + 5)),
        Map.of(),
        List.of(truth));
  }

  /** A building that stands in the terrain, with a chimney in its roof. */
  static RuleScene chimneyInRoof() {
    double x = LedgerScenes.X + LedgerScenes.COLUMNS * LedgerScenes.STEP + 3;
    double y = LedgerScenes.Y;
    double z = LedgerScenes.Z - 12;
    return RuleScenes.good(
        "overlap.pieces",
        beside(
            box("building_01", x, y - 1.5, z, x + 4, y + 6, z + 4),
            box("building_02", x + 1, y + 5, z + 1, x + 2, y + 8, z + 2)));
  }
}
