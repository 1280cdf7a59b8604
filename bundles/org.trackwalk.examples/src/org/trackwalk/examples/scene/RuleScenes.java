package org.trackwalk.examples.scene;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.trackwalk.examples.draft.Sheet;
import org.trackwalk.examples.truth.Truth;
import org.trackwalk.mesh.level.Piece;

/** For each rule a bad scene and a good one; both are two road pieces unless a rule needs more. */
public final class RuleScenes {

  private static final Map<String, Supplier<RuleScene>> BAD =
      Map.ofEntries(
          Map.entry("ride.kink", RideScenes::kink),
          Map.entry("ride.crest", RideScenes::crest),
          Map.entry("ride.compression", RideScenes::dip),
          Map.entry("ride.landing", RideScenes::landing),
          Map.entry("ride.direction", RideScenes::oneWay),
          Map.entry("ride.roughness", RideScenes::rough),
          Map.entry("ride.tunnelling", WallScenes::thinEnd),
          Map.entry("cliff.drop", RideScenes::drop),
          Map.entry("cliff.step-up", RideScenes::stepUp),
          Map.entry("probe.fall-through", RideScenes::missingStretch),
          Map.entry("probe.wheel-gap", RideScenes::groove),
          Map.entry("probe.chassis-hit", RideScenes::ridge),
          Map.entry("import.non-finite", ImportScenes::nonFinite),
          Map.entry("import.far-vertex", ImportScenes::farVertex),
          Map.entry("import.index-range", ImportScenes::indexRange),
          Map.entry("import.left-out", ImportScenes::looseEdges),
          Map.entry("import.empty", ImportScenes::empty),
          Map.entry("import.precision", ImportScenes::farFromOrigin),
          Map.entry("import.axis-unit", ImportScenes::centimetres),
          Map.entry("overlap.clearance", LayerScenes::lowBeam),
          Map.entry("overlap.deviation", LayerScenes::driftedLayer),
          Map.entry("level.unexpected", LevelScenes::onItsEdge),
          Map.entry("level.settle", LevelScenes::badStarts),
          Map.entry("place.duplicate-name", PlaceScenes::oneNameTwice),
          Map.entry("ride.width", GuideScenes::narrow),
          Map.entry("ride.crossfall", GuideScenes::leans),
          Map.entry("ride.kerb", GuideScenes::steepKerb),
          Map.entry("level.budget", GuideScenes::manyTriangles),
          Map.entry("quality.concave", GuideScenes::hollow),
          Map.entry("place.vertex-cap", PlaceScenes::tooManyVertices),
          Map.entry("place.mesh-children", PlaceScenes::meshBelowMesh),
          Map.entry("place.ambiguous-surface", PlaceScenes::twoKeys),
          Map.entry("place.unknown-surface", PlaceScenes::swappedLetters),
          Map.entry("place.unknown-marker", PlaceScenes::strangeMarker),
          Map.entry("place.spawn", PlaceScenes::missingStart),
          Map.entry("place.gate", PlaceScenes::lostPole),
          Map.entry("place.room", PlaceScenes::narrowedRoad),
          Map.entry("import.text-rounding", ImportScenes::fourDecimals),
          Map.entry("weld.frames", FrameScenes::anyOrigins),
          Map.entry("weld.engine-split", BodyScenes::largeBodies),
          Map.entry("seam.body-boundary", BodyScenes::twoBodies),
          Map.entry("weld.bit-duplicate", SurfaceScenes::duplicateVertex),
          Map.entry("weld.near-miss", () -> of("weld.near-miss", LedgerScenes.seam8Ulp())),
          Map.entry(
              "weld.signed-zero", () -> of("weld.signed-zero", LedgerScenes.signedZeroSeam())),
          Map.entry("topology.degenerate-triangle", SurfaceScenes::repeatedCorner),
          Map.entry("topology.duplicate-triangle", SurfaceScenes::duplicateTriangle),
          Map.entry("boundary.leak", EnclosedScenes::openWall),
          Map.entry("normal.shading", ShadingScenes::leaningNormal),
          Map.entry("topology.intersection", CrossingScenes::bumpThroughRoad),
          Map.entry("overlap.pieces", CrossingScenes::buildingInBuilding),
          Map.entry("topology.back-to-back", MeshScenes::backFaces),
          Map.entry("topology.bow-tie", MeshScenes::cornerTouches),
          Map.entry("quality.oversized", MeshScenes::largeField),
          Map.entry("quality.micro-edge", MeshScenes::splitVertex),
          Map.entry("topology.non-manifold-edge", SurfaceScenes::fin),
          Map.entry("topology.winding", SurfaceScenes::flippedOnVerge),
          Map.entry("topology.isolated-vertex", SurfaceScenes::isolatedVertex),
          Map.entry("quality.sliver", SurfaceScenes::sliver),
          Map.entry("normal.facing-down", SurfaceScenes::flippedOnRoad),
          Map.entry("normal.wall-away", WallScenes::back),
          Map.entry("edge.ghost-contact", EdgeScenes::fold),
          Map.entry("edge.wrong-normal", EdgeScenes::leaningFacet),
          Map.entry("edge.lost-contact", GullyScenes::ridge),
          Map.entry("edge.engine-note", EdgeScenes::replacedNormals),
          Map.entry("cliff.edge", EdgeScenes::roadOverNothing),
          Map.entry("cliff.push-off", EdgeScenes::dam),
          Map.entry("seam.gap", () -> of("seam.gap", LedgerScenes.gap())),
          Map.entry("seam.step", () -> of("seam.step", LedgerScenes.stepWithGap())),
          Map.entry("seam.t-junction", () -> of("seam.t-junction", LedgerScenes.vertexOnLine())),
          Map.entry("seam.overlap", () -> of("seam.overlap", LedgerScenes.overlap())),
          Map.entry("boundary.in-corridor", SurfaceScenes::slotAtRim),
          Map.entry("boundary.hole", () -> of("boundary.hole", LedgerScenes.missingTriangle())));

  /** Good scenes that come close to the bad one; the others are two pieces that simply fit. */
  private static final Map<String, Supplier<RuleScene>> GOOD =
      Map.ofEntries(
          Map.entry("ride.kink", RideScenes::roundedKink),
          Map.entry("ride.crest", () -> RideScenes.longCrest("ride.crest")),
          Map.entry("ride.landing", () -> RideScenes.longCrest("ride.landing")),
          Map.entry("ride.direction", () -> RideScenes.longCrest("ride.direction")),
          Map.entry("ride.roughness", RideScenes::smooth),
          Map.entry("ride.tunnelling", WallScenes::thickEnd),
          Map.entry("ride.compression", RideScenes::longDip),
          Map.entry("cliff.drop", RideScenes::guardedDrop),
          Map.entry("cliff.step-up", RideScenes::lowStep),
          Map.entry("probe.wheel-gap", RideScenes::joint),
          Map.entry("probe.chassis-hit", RideScenes::longHump),
          Map.entry("import.axis-unit", ImportScenes::metres),
          Map.entry("overlap.clearance", LayerScenes::highBeam),
          Map.entry("overlap.deviation", LayerScenes::closeLayer),
          Map.entry("level.unexpected", LevelScenes::lyingFlat),
          Map.entry("level.settle", LevelScenes::goodStarts),
          Map.entry("place.duplicate-name", () -> PlaceScenes.good("place.duplicate-name")),
          Map.entry("ride.width", GuideScenes::wide),
          Map.entry("ride.crossfall", GuideScenes::drains),
          Map.entry("ride.kerb", GuideScenes::flatKerb),
          Map.entry("level.budget", GuideScenes::fewTriangles),
          Map.entry("quality.concave", GuideScenes::convex),
          Map.entry("place.vertex-cap", PlaceScenes::fewVertices),
          Map.entry("place.mesh-children", () -> PlaceScenes.good("place.mesh-children")),
          Map.entry("place.ambiguous-surface", PlaceScenes::oneKey),
          Map.entry("place.unknown-surface", () -> PlaceScenes.good("place.unknown-surface")),
          Map.entry("place.unknown-marker", () -> PlaceScenes.good("place.unknown-marker")),
          Map.entry("place.spawn", () -> PlaceScenes.good("place.spawn")),
          Map.entry("place.gate", () -> PlaceScenes.good("place.gate")),
          Map.entry("place.room", PlaceScenes::roadAsRecorded),
          Map.entry("weld.frames", FrameScenes::originsOnGrid),
          Map.entry("weld.engine-split", BodyScenes::largeBody),
          Map.entry("seam.body-boundary", BodyScenes::oneBody),
          Map.entry("weld.signed-zero", SurfaceScenes::zerosOfOneSign),
          Map.entry("boundary.leak", EnclosedScenes::closedWall),
          Map.entry("normal.shading", ShadingScenes::uprightNormals),
          Map.entry("topology.intersection", CrossingScenes::wallInTheGround),
          Map.entry("overlap.pieces", CrossingScenes::chimneyInRoof),
          Map.entry("topology.back-to-back", MeshScenes::twoSidedFence),
          Map.entry("topology.bow-tie", MeshScenes::cornerIsFilled),
          Map.entry("topology.non-manifold-edge", SurfaceScenes::wallOnSeam),
          Map.entry("normal.facing-down", SurfaceScenes::undersideOfBridge),
          Map.entry("normal.wall-away", WallScenes::twoSheets),
          Map.entry("edge.ghost-contact", EdgeScenes::noFold),
          Map.entry("edge.wrong-normal", EdgeScenes::levelFacet),
          Map.entry("edge.lost-contact", GullyScenes::ridgeWithVertex),
          Map.entry("cliff.edge", EdgeScenes::roadInVerge),
          Map.entry("cliff.push-off", EdgeScenes::damForClosestFeatures),
          Map.entry("seam.gap", SurfaceScenes::threeInARow),
          Map.entry("seam.step", SurfaceScenes::ramp),
          Map.entry("seam.t-junction", SurfaceScenes::vertexOnBothSides),
          Map.entry(
              "seam.overlap", () -> good("seam.overlap", LedgerScenes.bridgeOverRoad().pieces())),
          Map.entry("boundary.in-corridor", SurfaceScenes::notchAtRim),
          Map.entry(
              "boundary.hole", () -> good("boundary.hole", LedgerScenes.ringOfRoad().pieces())));

  private RuleScenes() {}

  /** The ids of all rules that have scenes, sorted. */
  public static List<String> rules() {
    return BAD.keySet().stream().sorted().toList();
  }

  /**
   * The scene that the rule must report, once for each of its findings.
   *
   * @throws IllegalArgumentException when there is none for the rule
   */
  public static RuleScene bad(String rule) {
    return Optional.ofNullable(BAD.get(rule))
        .orElseThrow(() -> new IllegalArgumentException("no scene for " + rule))
        .get();
  }

  /**
   * More scenes of {@code seam.body-boundary}, about a car on ray wheels, by name: what its chassis
   * meets, and where it keeps clear.
   */
  public static Map<String, RuleScene> chassis() {
    return Map.of("chassis", BodyScenes.chassis(), "chassis-clear", BodyScenes.chassisClear());
  }

  /**
   * The scene on which the rule, and every other one, must be silent.
   *
   * @throws IllegalArgumentException when there is none for the rule
   */
  public static RuleScene good(String rule) {
    bad(rule);
    return GOOD.getOrDefault(rule, () -> good(rule, twoRoads())).get();
  }

  static RuleScene good(String rule, List<Piece> pieces) {
    return new RuleScene(rule, pieces, Map.of(), List.of());
  }

  static RuleScene bad(Truth truth, Sheet... sheets) {
    return new RuleScene(truth.rule(), build(sheets), Map.of(), List.of(truth));
  }

  static List<Piece> build(Sheet... sheets) {
    List<Piece> pieces = new ArrayList<>();
    for (Sheet sheet : sheets) {
      pieces.add(sheet.mesh().build("scene.obj"));
    }
    return pieces;
  }

  private static List<Piece> twoRoads() {
    return build(LedgerScenes.road1(), LedgerScenes.road2());
  }

  private static RuleScene of(String rule, LedgerScene scene) {
    return new RuleScene(rule, scene.pieces(), Map.of(), scene.findings());
  }
}
