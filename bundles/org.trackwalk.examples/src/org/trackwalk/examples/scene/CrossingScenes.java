package org.trackwalk.examples.scene;

import java.util.ArrayList;
import java.util.List;
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
}
