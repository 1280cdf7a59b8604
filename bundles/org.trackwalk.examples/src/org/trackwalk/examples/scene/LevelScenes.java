package org.trackwalk.examples.scene;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.trackwalk.examples.draft.Sheet;
import org.trackwalk.examples.truth.Truth;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;

/** Scenes of levels that are not what they should be as a whole. */
final class LevelScenes {

  private static final String RULE = "level.unexpected";
  private static final String START_RULE = "level.settle";

  /** Metres across the road and along each of its two pieces; a square metre a cell. */
  private static final int WIDTH = 12;

  private static final int LENGTH = 30;

  private LevelScenes() {}

  /** A road of 60 m that was exported with Z up and is read with Y up: it stands on its edge. */
  static RuleScene onItsEdge() {
    List<Piece> pieces = new ArrayList<>();
    List<float[]> all = new ArrayList<>();
    for (Piece piece : road()) {
      float[] xyz = piece.positions().clone();
      for (int i = 0; i < xyz.length; i += 3) {
        float y = xyz[i + 1];
        xyz[i + 1] = -xyz[i + 2];
        xyz[i + 2] = y;
        all.add(new float[] {xyz[i], xyz[i + 1], xyz[i + 2]});
      }
      pieces.add(piece.toBuilder().mesh(xyz, piece.triangles()).build());
    }
    Truth somewhere = Truth.at("on-its-edge", RULE, List.of(), all).also("import.axis-unit");
    return new RuleScene(RULE, pieces, Map.of(), List.of(somewhere));
  }

  /** The same as it was made. */
  static RuleScene lyingFlat() {
    return RuleScenes.good(RULE, road());
  }

  /** One of two starts lies 0.8 m under the road. */
  static RuleScene badStarts() {
    double[] bad = start(8, -0.8);
    float[] place = {(float) bad[0], (float) bad[1], (float) bad[2]};
    Truth truth = Truth.at("bad-start", START_RULE, List.of(), List.of(place));
    return new RuleScene(START_RULE, road(), Map.of(), List.of(truth))
        .with(SceneHints.starts(List.of(start(4, 0.2), bad)));
  }

  /** Three starts on the road, of which one lets its car drop by half a metre. */
  static RuleScene goodStarts() {
    List<double[]> starts = List.of(start(2, 0), start(6, 0.2), start(10, 0.5));
    return RuleScenes.good(START_RULE, road()).with(SceneHints.starts(starts));
  }

  /** A start so far from the left border, 20 m from the road's beginning. */
  private static double[] start(double across, double up) {
    return new double[] {LedgerScenes.X + across, LedgerScenes.Y + up, LedgerScenes.Z - 20};
  }

  private static List<Piece> road() {
    return RuleScenes.build(sheet("road_01", LedgerScenes.Z), sheet("road_02", next()));
  }

  private static double next() {
    return LedgerScenes.Z - LENGTH;
  }

  private static Sheet sheet(String name, double z) {
    return Sheet.flat(name, SurfaceClass.ROAD, LedgerScenes.X, LedgerScenes.Y, z, WIDTH, LENGTH, 1);
  }
}
