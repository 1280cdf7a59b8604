package org.trackwalk.course.corridor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.parallel.Budget;
import org.trackwalk.model.settings.CheckSettings;

/** Of all that is called road the ring is the road, whatever else has the name. */
class NamedRoadTest {

  private static final int SEEDS = 40;

  @RepeatedTest(SEEDS)
  void aSideRoadAndAYardLieApart(RepetitionInfo seed) {
    TurnedPlace place = new TurnedPlace(seed.getCurrentRepetition());
    place.ring("road_", 0, place.radius);
    double off = place.radius + place.width + place.between(3, 50);
    place.sheet("road_side", -off - 8, place.between(-2, 2), -30, 8, place.between(60, 200));
    place.sheet("asphalt_yard", off, 0, -20, place.between(10, 60), place.between(10, 60));
    place.sheet("terrain", -600, -3, -600, 1200, 1200);
    place.assertRoad(place.find(), TurnedPlace.PIECES, "road_side", "asphalt_yard");
  }

  @RepeatedTest(SEEDS)
  void anIslandInTheMiddleLiesApart(RepetitionInfo seed) {
    TurnedPlace place = new TurnedPlace(seed.getCurrentRepetition());
    place.ring("road_", 0, place.radius);
    double half = place.radius / 4;
    place.sheet("street_square", -half, 0, -half, 2 * half, 2 * half);
    place.assertRoad(place.find(), TurnedPlace.PIECES, "street_square");
  }

  @RepeatedTest(SEEDS)
  void whereAPieceIsMissingTheRoadGoesOn(RepetitionInfo seed) {
    TurnedPlace place = new TurnedPlace(seed.getCurrentRepetition());
    int first = place.random.nextInt(TurnedPlace.PIECES);
    int second = (first + 2 + place.random.nextInt(TurnedPlace.PIECES - 4)) % TurnedPlace.PIECES;
    place.ring("road_", 0, place.radius, first, second);
    place.sheet("terrain", -600, -place.between(0.1, 20), -600, 1200, 1200);
    place.assertRoad(place.find(), TurnedPlace.PIECES - 2);
  }

  @RepeatedTest(SEEDS)
  void aPieceThatWasMovedAsideIsRoadStill(RepetitionInfo seed) {
    TurnedPlace place = new TurnedPlace(seed.getCurrentRepetition());
    int moved = place.random.nextInt(TurnedPlace.PIECES);
    place.ring("road_", 0, place.radius, moved);
    IntStream others = IntStream.range(0, TurnedPlace.PIECES).filter(i -> i != moved);
    place.ring(
        "moved_road_", place.between(1, 30), place.radius, others.asDoubleStream().toArray());
    place.assertRoad(place.find(), TurnedPlace.PIECES);
  }

  @RepeatedTest(SEEDS)
  void aPitLaneThatTouchesTheRingBelongsToIt(RepetitionInfo seed) {
    TurnedPlace place = new TurnedPlace(seed.getCurrentRepetition());
    place.ring("road_", 0, place.radius);
    double x = place.radius + place.width / 2 - place.between(-0.2, 0.2);
    place.sheet("pitlane", x, place.between(-0.02, 0.02), -2, place.between(5, 40), 4);
    place.assertRoad(place.find(), TurnedPlace.PIECES + 1);
  }

  @RepeatedTest(SEEDS)
  void paintAndKerbsBelongToTheRingTheyLieOn(RepetitionInfo seed) {
    TurnedPlace place = new TurnedPlace(seed.getCurrentRepetition());
    place.ring("road_", 0, place.radius);
    place.sheet("track_paint", place.radius - 1, place.between(0.001, 0.02), -1, 2, 2);
    place.sheet("kerb", place.radius + place.width / 2 + 0.1, 0.05, -5, 1, 10);
    place.assertRoad(place.find(), TurnedPlace.PIECES + 2);
  }

  @RepeatedTest(SEEDS)
  void theTopOfAWallIsNotTheRoadHoweverLongItIs(RepetitionInfo seed) {
    TurnedPlace place = new TurnedPlace(seed.getCurrentRepetition());
    place.ring("road_", 0, place.radius);
    double length = 12 * place.radius;
    double wide = place.between(0.2, 1.5);
    place.box(
        "track_block",
        -length / 2,
        0,
        2 * place.radius,
        length,
        wide,
        wide + place.between(0.1, 3));
    place.assertRoad(place.find(), TurnedPlace.PIECES, "track_block");
  }

  @RepeatedTest(SEEDS)
  void wallsAloneAreNoRoadWhateverTheyAreCalled(RepetitionInfo seed) {
    TurnedPlace place = new TurnedPlace(seed.getCurrentRepetition());
    place.box("track_inner", 0, 0, 0, place.between(3, 10), 0.3, 3);
    place.box("track_outer", 0, 0, 12, 0.3, place.between(3, 10), 3);
    Corridor corridor = place.find();
    assertFalse(corridor.known(), corridor.facts().explanation());
  }

  @RepeatedTest(SEEDS)
  void aRingIsTheRoadHoweverManyStreetsThereAreBesideIt(RepetitionInfo seed) {
    TurnedPlace place = new TurnedPlace(seed.getCurrentRepetition());
    place.ring("track_", 0, place.radius);
    addStreets(place, 0);
    place.assertParts(place.find(), TurnedPlace.PIECES, streetNames(place));
    TurnedPlace model = new TurnedPlace(seed.getCurrentRepetition());
    model.ring("track_", 0, model.radius);
    addStreets(model, 0);
    model.scale(1 / model.between(10, 25));
    model.assertParts(model.find(), TurnedPlace.PIECES, streetNames(model));
  }

  @RepeatedTest(SEEDS)
  void aRingOfWhichAPieceIsMissingIsTheRoadBesideStreets(RepetitionInfo seed) {
    TurnedPlace place = new TurnedPlace(seed.getCurrentRepetition());
    place.ring("track_", 0, place.radius, place.random.nextInt(TurnedPlace.PIECES));
    addStreets(place, 0);
    place.assertParts(place.find(), TurnedPlace.PIECES - 1, streetNames(place));
  }

  @RepeatedTest(SEEDS)
  void aRingThatIsLaidOverStreetsIsTheRoad(RepetitionInfo seed) {
    TurnedPlace place = new TurnedPlace(seed.getCurrentRepetition());
    place.ring("track_", 0, place.radius);
    addStreets(place, place.radius * 1.6);
    place.assertParts(place.find(), TurnedPlace.PIECES, streetNames(place));
  }

  @RepeatedTest(SEEDS)
  void aRingThatIsLaidOnAYardIsTheRoad(RepetitionInfo seed) {
    TurnedPlace place = new TurnedPlace(seed.getCurrentRepetition());
    place.ring("track_", 0, place.radius);
    double half = 1.2 * place.radius + place.between(10, 100);
    place.sheet("asphalt_yard", -half, -place.between(0.001, 0.1), -half, 2 * half, 2 * half);
    place.sheet("track_paint", place.radius - 1, place.between(0.001, 0.02), -1, 2, 2);
    place.assertParts(place.find(), TurnedPlace.PIECES + 1, "asphalt_yard");
  }

  /** Two tears make two parts of it, neither of which goes around. */
  @RepeatedTest(SEEDS)
  void aRingThatIsLaidOnAYardIsTheRoadThoughItIsTorn(RepetitionInfo seed) {
    TurnedPlace place = new TurnedPlace(seed.getCurrentRepetition());
    int first = place.random.nextInt(TurnedPlace.PIECES);
    int second = (first + 2 + place.random.nextInt(TurnedPlace.PIECES - 3)) % TurnedPlace.PIECES;
    place.ring("track_", 0, place.radius, first, second);
    double half = 1.2 * place.radius + place.between(10, 100);
    place.sheet("asphalt_yard", -half, -place.between(0.001, 0.1), -half, 2 * half, 2 * half);
    place.assertParts(place.find(), TurnedPlace.PIECES - 2, "asphalt_yard");
  }

  @RepeatedTest(SEEDS)
  void aLineAroundAYardIsNotTheRoad(RepetitionInfo seed) {
    TurnedPlace place = new TurnedPlace(seed.getCurrentRepetition());
    place.width = place.between(0.1, 1.5);
    place.ring("track_paint_", 0, place.radius);
    double half = 1.2 * place.radius + place.between(10, 100);
    place.sheet("asphalt_yard", -half, -place.between(0.001, 0.1), -half, 2 * half, 2 * half);
    place.assertParts(place.find(), TurnedPlace.PIECES + 1);
  }

  @RepeatedTest(SEEDS)
  void aRingAndALongerRoadThatDoesNotGoAroundAreBothRoadAndDoubtful(RepetitionInfo seed) {
    TurnedPlace place = new TurnedPlace(seed.getCurrentRepetition());
    place.ring("track_", 0, place.radius);
    double length = place.between(1, 3) * 2 * Math.PI * place.radius;
    place.sheet("road_long", -length / 2, 0, 2 * place.radius, length, place.width);
    Corridor corridor = place.find();
    assertEquals(
        TurnedPlace.PIECES + 1, corridor.facts().pieces().size(), corridor.facts().explanation());
    assertTrue(corridor.facts().doubtful(), corridor.facts().explanation());
  }

  @RepeatedTest(SEEDS)
  void aCircuitWithRoadsToItsSidesIsTheRoadBesideASmallRing(RepetitionInfo seed) {
    TurnedPlace place = new TurnedPlace(seed.getCurrentRepetition());
    place.ring("road_", 0, place.radius);
    double out = place.radius + place.width / 2 - 0.5;
    double length = place.between(0.1, 0.4) * place.radius;
    place.sheet("road_exit_1", out, 0, -4, length, 8);
    place.sheet("road_exit_2", -out - length, 0, -4, length, 8);
    place.sheet("road_exit_3", -4, 0, out, 8, length);
    place.width = 4;
    place.ring("kart_road_", 3 * place.radius, place.radius / 3);
    String[] apart =
        IntStream.range(0, TurnedPlace.PIECES)
            .mapToObj(i -> "kart_road_" + i)
            .toArray(String[]::new);
    place.assertParts(place.find(), TurnedPlace.PIECES + 3, apart);
  }

  /**
   * Two or three streets each way that cross and end nowhere; all are one.
   *
   * @param within how far apart the two in the middle are, metres; 0 for some metres outside of the
   *     ring
   */
  private static void addStreets(TurnedPlace place, double within) {
    double wide = place.between(5, 10);
    double clear = place.radius + place.width / 2 + wide / 2 + place.between(3, 30);
    double near = within > 0 ? within / 2 : clear;
    double step = place.between(60, 150);
    double[] along = {-near, near, near + step};
    double[] over = {-near, near, near + place.between(60, 150)};
    double half = Math.max(clear, near) + step + place.between(150, 400);
    place.streets("city_road", within > 0 ? -0.01 : 0, half, wide, along, over);
  }

  private static String[] streetNames(TurnedPlace place) {
    return place.pieces.stream()
        .map(Piece::name)
        .filter(name -> name.startsWith("city_road"))
        .toArray(String[]::new);
  }

  @RepeatedTest(SEEDS)
  void ofTwoRingsOfOneSizeBothAreRoad(RepetitionInfo seed) {
    TurnedPlace place = new TurnedPlace(seed.getCurrentRepetition());
    place.ring("road_a_", 0, place.radius);
    place.ring("road_b_", 2.5 * place.radius + 60, place.between(0.8, 1.2) * place.radius);
    place.assertRoad(place.find(), 2 * TurnedPlace.PIECES);
  }

  @RepeatedTest(SEEDS)
  void aKitOfTilesIsRoadThroughout(RepetitionInfo seed) {
    TurnedPlace place = new TurnedPlace(seed.getCurrentRepetition());
    for (int i = 0; i < 6; i++) {
      double size = place.between(5, 25);
      place.sheet("road_tile_" + i, 40 * (i % 3), 0, 40 * (i / 3), size, size);
    }
    place.assertRoad(place.find(), 6);
  }

  @RepeatedTest(SEEDS)
  void buildingsRoofsAndBridgesAboveAreNone(RepetitionInfo seed) {
    TurnedPlace place = new TurnedPlace(seed.getCurrentRepetition());
    place.ring("road_", 0, place.radius);
    double beside = place.radius + place.width / 2 + place.between(0.1, 5);
    place.box("track_hall", beside, 0, -40, place.between(10, 60), 30, place.between(2, 30));
    place.box("road_gate", place.radius - place.width, 4.5, -4, 2 * place.width, 8, 1);
    place.sheet("road_tunnel_ceiling", -place.radius - 10, 6, -30, 20, 60);
    Corridor corridor = place.find();
    place.assertRoad(
        corridor, TurnedPlace.PIECES, "track_hall", "road_gate", "road_tunnel_ceiling");
    assertEquals(
        TurnedPlace.PIECES * 16,
        corridor.classes().count(SurfaceClass.ROAD),
        "nothing but the ring's faces");
  }

  /** Its top and its underside are no two sides of a ring. */
  @RepeatedTest(SEEDS)
  void aClosedBodyThatIsTakenFromBothSidesIsNoRing(RepetitionInfo seed) {
    for (boolean both : new boolean[] {false, true}) {
      TurnedPlace place = new TurnedPlace(seed.getCurrentRepetition());
      double length = place.width * place.between(12, 30);
      place.sheet("road_1", -length / 2, 0, -place.width / 2, length, place.width);
      double thick = place.between(0.1, 1);
      double high = place.between(0.1, 0.8);
      double over = place.between(0.8, 1.5);
      double wide = place.width + place.between(0, 4);
      place.box("road_ramp", place.between(-20, 20), over, -wide / 2, thick, wide, high);
      if (both) {
        place.takeFromBothSides();
      }
      Corridor corridor = place.find();
      assertEquals(List.of("road_1"), corridor.facts().pieces(), "both sides: " + both);
    }
  }

  @RepeatedTest(SEEDS)
  void wallsAreNoneAndFacesOfKerbsAre(RepetitionInfo seed) {
    TurnedPlace place = new TurnedPlace(seed.getCurrentRepetition());
    place.ring("road_", 0, place.radius);
    place.box("kerb", place.radius + place.width / 2 - 0.5, 0, -5, 1, 10, 0.2);
    place.box("racetrack_stand", place.radius + place.width, 0, -5, 10, 40, 8);
    Corridor corridor = place.find();
    // Of the kerb the top and four faces, not the underside.
    assertEquals(TurnedPlace.PIECES * 16 + 10, corridor.classes().count(SurfaceClass.ROAD));
  }

  @Test
  void groundThatIsWiderThanARoadDoesNotMakeATrackASideRoad() {
    TurnedPlace place = new TurnedPlace(3);
    place.width = 100;
    place.ring("track_ground_", 0, 300);
    place.sheet("road_loop", -50, 0, 0, 100, 5);
    place.assertRoad(place.find(), TurnedPlace.PIECES + 1);
    TurnedPlace road = new TurnedPlace(3);
    road.width = 30;
    road.ring("track_", 0, 300);
    road.sheet("road_loop", -50, 0, 0, 100, 5);
    road.assertRoad(road.find(), TurnedPlace.PIECES, "road_loop");
  }

  @Test
  void whatTheManifestNamesIsRoad() {
    TurnedPlace place = new TurnedPlace(1);
    place.ring("road_", 0, place.radius);
    place.sheet("road_side", 2 * place.radius, 0, 0, 10, 60);
    LevelHints hints = LevelHints.NONE.withRoad(List.of("road_*"));
    Corridor corridor = place.find(hints, CheckSettings.defaults());
    assertEquals("manifest", corridor.facts().how());
    assertEquals(TurnedPlace.PIECES + 1, corridor.facts().pieces().size());
    assertEquals(List.of(), corridor.facts().apart());
  }

  @RepeatedTest(SEEDS)
  void nobodyDrivesOnTheRoofOfATunnelThatTheManifestNames(RepetitionInfo seed) {
    TurnedPlace place = new TurnedPlace(seed.getCurrentRepetition());
    place.ring("road_", 0, place.radius);
    double high = place.between(4, 12);
    place.sheet("road_roof", place.radius - place.width / 3, high, -4, place.width / 2, 8);
    Corridor corridor =
        place.find(LevelHints.NONE.withRoad(List.of("road_*")), CheckSettings.defaults());
    int driven = 0;
    for (int t = 0; t < TurnedPlace.PIECES * 16 + 2; t++) {
      driven += corridor.driven(t) ? 1 : 0;
    }
    assertEquals(TurnedPlace.PIECES * 16, driven);
    assertEquals(TurnedPlace.PIECES * 16 + 2, corridor.classes().count(SurfaceClass.ROAD));
  }

  @Test
  void slabsUnderStartsAreDoubtful() {
    TurnedPlace place = new TurnedPlace(2);
    place.sheet("slab", 0, 0, 0, 10, 31.9);
    assertTrue(startsOn(place).facts().doubtful());
    TurnedPlace wide = new TurnedPlace(2);
    wide.sheet("slab", 0, 0, 0, 10, 32.1);
    assertFalse(startsOn(wide).facts().doubtful());
    TurnedPlace model = new TurnedPlace(2);
    model.sheet("slab", 0, 0, 0, 1, 30);
    assertFalse(startsOn(model).facts().doubtful());
  }

  private static Corridor startsOn(TurnedPlace place) {
    double[] at = {
      0.5 * Math.cos(place.turn) + 0.5 * Math.sin(place.turn),
      0,
      0.5 * Math.cos(place.turn) - 0.5 * Math.sin(place.turn)
    };
    return place.find(LevelHints.NONE, CorridorFinderTest.startAt(at[0], at[1], at[2]));
  }

  /** Four times as many copies of a road in one place are four times the work, not sixteen. */
  @Test
  void equalPiecesAtOnePlaceAreNoMoreWorkEach() {
    long few = workOfCopies(200);
    long many = workOfCopies(800);
    assertTrue(many <= 5 * few, few + " and " + many);
  }

  private static long workOfCopies(int count) {
    TurnedPlace place = new TurnedPlace(1);
    place.sheet("road_base", -40, 0, -100, 10, 200);
    for (int i = 0; i < count; i++) {
      place.sheet("road_" + i, 0, 0, 0, 8, 8);
    }
    Budget budget = new Budget(Long.MAX_VALUE);
    budget.within(place::find);
    return budget.spent();
  }
}
