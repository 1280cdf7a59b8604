package org.trackwalk.examples.scene;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.trackwalk.examples.draft.Sheet;
import org.trackwalk.examples.truth.Truth;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;

/** Roads that meet exactly, and what an engine makes of them when they are two bodies. */
final class BodyScenes {

  /** Quads of a road of 1,500 m: over it a grid of 21 bits has cells of 0.7 mm. */
  private static final double LARGE = 75;

  private static final int ROWS = 20;
  private static final int COLUMNS = 2;

  /** The level lies around the origin, where floats are fine. */
  private static final double NEAR_X = -150;

  private static final double NEAR_Z = 750;

  private BodyScenes() {}

  /** Two roads that fit, each a body of its own, in PhysX. */
  static RuleScene twoBodies() {
    Sheet a = LedgerScenes.road1();
    Sheet b = LedgerScenes.road2();
    Truth truth =
        Truth.at("two-bodies", "seam.body-boundary", List.of("road_01", "road_02"), seam(b));
    return RuleScenes.bad(truth, a, b).with(SceneHints.judged("physx", "piece"));
  }

  /** The same as one body. */
  static RuleScene oneBody() {
    List<Piece> pieces = RuleScenes.build(LedgerScenes.road1(), LedgerScenes.road2());
    return RuleScenes.good("seam.body-boundary", pieces).with(SceneHints.judged("physx", "one"));
  }

  /** Two bodies that meet in a dip of 200 m radius: there a car's chassis is on the road. */
  static RuleScene chassis() {
    List<Sheet> dip = RideScenes.partedDip(0.15);
    Truth truth =
        Truth.at("chassis", "seam.body-boundary", List.of("road_01", "road_02"), seam(dip.get(1)));
    return RuleScenes.bad(truth, dip.get(0), dip.get(1))
        .with(SceneHints.driven("car", "physx", "piece"));
  }

  /** The same in a dip of 750 m radius. */
  static RuleScene chassisClear() {
    List<Sheet> dip = RideScenes.partedDip(0.04);
    return RuleScenes.good("seam.body-boundary", RuleScenes.build(dip.get(0), dip.get(1)))
        .with(SceneHints.driven("car", "physx", "piece"));
  }

  /** Two long roads side by side that fit, each a body of its own, in Jolt. */
  static RuleScene largeBodies() {
    Sheet a = longRoad();
    Sheet b = besideIt();
    List<float[]> seam = new ArrayList<>();
    for (int row = 0; row <= b.rows(); row++) {
      seam.add(b.position(row, 0));
    }
    Truth truth =
        Truth.at("large-bodies", "weld.engine-split", List.of("road_01", "road_02"), seam)
            .also("seam.body-boundary");
    return new RuleScene(truth.rule(), RuleScenes.build(a, b), Map.of(), List.of(truth))
        .with(SceneHints.judged("jolt-enhanced", "piece"));
  }

  /** The same as one body. */
  static RuleScene largeBody() {
    List<Piece> pieces = RuleScenes.build(longRoad(), besideIt());
    return RuleScenes.good("weld.engine-split", pieces)
        .with(SceneHints.judged("jolt-enhanced", "one"));
  }

  private static Sheet longRoad() {
    return Sheet.flat(
        "road_01", SurfaceClass.ROAD, NEAR_X, LedgerScenes.Y, NEAR_Z, COLUMNS, ROWS, LARGE);
  }

  /** Half as long, along the middle of the first: its ends are no ends of the other's box. */
  private static Sheet besideIt() {
    double x = NEAR_X + COLUMNS * LARGE;
    double z = NEAR_Z - ROWS / 4 * LARGE;
    return Sheet.flat("road_02", SurfaceClass.ROAD, x, LedgerScenes.Y, z, COLUMNS, ROWS / 2, LARGE);
  }

  private static List<float[]> seam(Sheet second) {
    List<float[]> seam = new ArrayList<>();
    for (int column = 0; column <= second.columns(); column++) {
      seam.add(second.position(0, column));
    }
    return seam;
  }
}
