package org.trackwalk.examples.scene;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.examples.draft.Sheet;
import org.trackwalk.examples.truth.Truth;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;

/** Scenes of a road with more than one thing in one place: a layer that is seen, a tall van. */
final class LayerScenes {

  /** The van's file, beside the scene. */
  private static final String VAN = "van.obj";

  /** What is drawn lies so far over what is collided with, metres. */
  private static final double CLOSE = 0.015;

  private static final int COLUMNS = 6;
  private static final int ROWS = 40;
  private static final double STEP = 2;

  private LayerScenes() {}

  private static Sheet road(String name) {
    return Sheet.flat(
        name,
        SurfaceClass.ROAD,
        LedgerScenes.X,
        LedgerScenes.Y,
        LedgerScenes.Z,
        COLUMNS,
        ROWS,
        STEP);
  }

  /** From row 20 to 24 the layer that is seen lies 50 mm over the road. */
  static RuleScene driftedLayer() {
    Sheet road = road("road_01");
    List<float[]> places = new ArrayList<>();
    for (int row = 19; row <= 25; row++) {
      places.add(road.position(row, 0));
      places.add(road.position(row, COLUMNS));
    }
    Truth truth = Truth.at("drifted-layer", "overlap.deviation", List.of("road_01"), places);
    return layers(RuleScenes.bad(truth, road), 0.05);
  }

  /** There it lies 18 mm over it. */
  static RuleScene closeLayer() {
    return layers(RuleScenes.good("overlap.deviation", RuleScenes.build(road("road_01"))), 0.018);
  }

  private static RuleScene layers(RuleScene felt, double height) {
    Sheet seen = road("seen_01");
    for (int row = 0; row <= ROWS; row++) {
      seen.shiftRow(row, 0, COLUMNS, 0, row >= 20 && row <= 24 ? height : CLOSE, 0);
    }
    List<Piece> pieces = new ArrayList<>(felt.pieces());
    pieces.add(seen.mesh().build("scene.obj").toBuilder().collidable(false).build());
    return new RuleScene(felt.rule(), pieces, felt.wrongFaces(), felt.findings())
        .with(SceneHints.seen(List.of("seen_01")));
  }

  /** A beam 2.1 m over the road, and a van of 2.3 m. */
  static RuleScene lowBeam() {
    Sheet road = road("road_01");
    MeshDraft beam = beam(road, 2.1);
    List<float[]> places = new ArrayList<>();
    for (int vertex = 0; vertex < beam.vertexCount(); vertex++) {
      places.add(beam.position(vertex));
    }
    Truth truth = Truth.at("low-beam", "overlap.clearance", List.of("beam_01"), places);
    List<Piece> pieces = new ArrayList<>(RuleScenes.build(road));
    pieces.add(beam.build("scene.obj"));
    return new RuleScene(truth.rule(), pieces, Map.of(), List.of(truth))
        .with(SceneHints.car(van()));
  }

  /** The same beam half a metre higher. */
  static RuleScene highBeam() {
    Sheet road = road("road_01");
    List<Piece> pieces = new ArrayList<>(RuleScenes.build(road));
    pieces.add(beam(road, 2.6).build("scene.obj"));
    return RuleScenes.good("overlap.clearance", pieces).with(SceneHints.car(van()));
  }

  /** Across the road and beyond its borders, with its underside so high over it. */
  private static MeshDraft beam(Sheet road, double height) {
    float[] left = road.position(ROWS / 2, 0);
    float[] right = road.position(ROWS / 2, COLUMNS);
    double from = Math.min(left[0], right[0]) - 2;
    double to = Math.max(left[0], right[0]) + 2;
    double low = left[1] + height;
    MeshDraft beam = new MeshDraft("beam_01", SurfaceClass.BARRIER);
    box(beam, from, low, left[2] - 0.2, to, low + 0.3, left[2] + 0.2);
    return beam;
  }

  /** A van, 5 m long, 1.8 m wide, 2.3 m high, its floor 0.2 m over the ground. */
  private static List<Piece> van() {
    MeshDraft body = new MeshDraft("body", SurfaceClass.UNKNOWN);
    box(body, -0.9, 0.2, -2.5, 0.9, 2.3, 2.5);
    List<Piece> pieces = new ArrayList<>();
    pieces.add(body.build(VAN));
    double[][] wheels = {{0.75, 1.6}, {-0.75, 1.6}, {0.75, -1.6}, {-0.75, -1.6}};
    for (int i = 0; i < wheels.length; i++) {
      double x = wheels[i][0];
      double z = wheels[i][1];
      MeshDraft wheel = new MeshDraft("wheel_0" + (i + 1), SurfaceClass.UNKNOWN);
      box(wheel, x - 0.1, 0, z - 0.3, x + 0.1, 0.6, z + 0.3);
      pieces.add(wheel.build(VAN));
    }
    return pieces;
  }

  private static void box(
      MeshDraft draft, double x0, double y0, double z0, double x1, double y1, double z1) {
    for (int i = 0; i < 8; i++) {
      boolean right = (i & 1) > 0;
      boolean up = (i & 2) > 0;
      draft.vertex(right ? x1 : x0, up ? y1 : y0, (i & 4) > 0 ? z1 : z0);
    }
    draft.quad(0, 4, 6, 2, "paint");
    draft.quad(1, 3, 7, 5, "paint");
    draft.quad(0, 1, 5, 4, "paint");
    draft.quad(2, 6, 7, 3, "paint");
    draft.quad(0, 2, 3, 1, "paint");
    draft.quad(4, 5, 7, 6, "paint");
  }
}
