package org.trackwalk.course.corridor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.course.naming.StatedRoad;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.settings.CheckSettings;

/** The ways of docs/corridor.md, on flat strips of 10 x 4 m that lie side by side along x. */
class CorridorFinderTest {

  /** A strip from x to x + 10 at height y, z from 0 to 4. */
  private static Piece strip(String name, float x, float y, String material) {
    float[] p = {x, y, 0, x, y, 4, x + 10, y, 4, x + 10, y, 0};
    return quad(name, p, material);
  }

  private static Piece quad(String name, float[] p, String material) {
    return Piece.named(name, "level.obj")
        .mesh(p, new int[] {0, 1, 2, 0, 2, 3})
        .surfaces(List.of(material), null)
        .build();
  }

  private static Level level(LevelHints hints, Piece... pieces) {
    return new Level("level", "", List.of(pieces), List.of(), List.of(), hints);
  }

  private static Corridor find(Level level, CheckSettings settings) {
    WeldedSurface surface = ExactWeld.weld(level.pieces(), 1, Progress.none());
    Topology topology = Topology.of(surface, 1, Progress.none());
    return CorridorFinder.find(level, Land.of(surface), topology, settings);
  }

  /** What is found in a level whose manifest says nothing. */
  private static Corridor find(CheckSettings settings, Piece... pieces) {
    return find(level(LevelHints.NONE, pieces), settings);
  }

  /** What is found without any setting. */
  private static Corridor find(Piece... pieces) {
    return find(CheckSettings.defaults(), pieces);
  }

  /** The pieces that are road from the start on the first strip. */
  private static List<String> fromStart(Piece... pieces) {
    return find(startAt(5, 0.5, 2), pieces).facts().pieces();
  }

  static CheckSettings startAt(double x, double y, double z) {
    CheckSettings d = CheckSettings.defaults();
    return new CheckSettings(
        d.profiles(),
        null,
        null,
        null,
        null,
        false,
        new double[] {x, y, z},
        d.only(),
        d.skip(),
        d.parameters(),
        d.failOn(),
        1,
        0);
  }

  /** The same strip, so much farther along z. */
  private static Piece beside(String name, float x, float z, String material) {
    float[] p = {x, 0, z, x, 0, z + 4, x + 10, 0, z + 4, x + 10, 0, z};
    return quad(name, p, material);
  }

  /** The same strip, standing on its side 5 m from the others. */
  private static Piece wall(String name, float x, String material) {
    float[] p = {x, 0, 9, x, 4, 9, x + 10, 4, 9, x + 10, 0, 9};
    return quad(name, p, material);
  }

  @Test
  void whatIsCalledAfterTheRoadIsBesideItOnlyWhereItStands() {
    Corridor corridor =
        find(
            strip("road_a", 0, 0, "m"),
            strip("road_stand_1", 10, 0, "m"),
            strip("track_tree_bend_2", 20, 0, "m"),
            strip("Mesh.7", 30, 0, "tarmac-wall-2"),
            wall("road_stand_2", 0, "m"),
            wall("track_tree_3", 10, "m"),
            wall("Mesh.8", 20, "tarmac-wall-2"));
    assertEquals("names", corridor.facts().how());
    assertEquals(
        List.of("Mesh.7", "road_a", "road_stand_1", "track_tree_bend_2"),
        corridor.facts().pieces());
    assertEquals(4, corridor.classes().count(SurfaceClass.SCENERY));
    assertEquals(2, corridor.classes().count(SurfaceClass.BARRIER));
  }

  /** One object of four strips in a row: the first is made of one material, the rest of another. */
  private static Piece whole(String name, String first, String rest, int others) {
    int n = 1 + others;
    float[] p = new float[12 * n];
    int[] t = new int[6 * n];
    int[] made = new int[2 * n];
    for (int i = 0; i < n; i++) {
      float x = 10 * i;
      float[] corners = {x, 0, 0, x, 0, 4, x + 10, 0, 4, x + 10, 0, 0};
      System.arraycopy(corners, 0, p, 12 * i, 12);
      int[] quad = {0, 1, 2, 0, 2, 3};
      for (int k = 0; k < 6; k++) {
        t[6 * i + k] = 4 * i + quad[k];
      }
      made[2 * i] = i == 0 ? 0 : 1;
      made[2 * i + 1] = made[2 * i];
    }
    return Piece.named(name, "level.obj").mesh(p, t).surfaces(List.of(first, rest), made).build();
  }

  @ParameterizedTest
  @CsvSource({
    "racecourse_track, Road, Floor, 3, 2, the material tells which part of the whole it is",
    "Street.001, asphalt_2, Material.003, 2, 2, likewise",
    "racecourse_track, Road, Floor, 1, 4, no more of it than of the road: a patch",
    "racecourse_track, Base, Floor, 3, 8, no material is called road",
    "racecourse_track, Road, Walls, 3, 2, that one says itself what it is",
    "1ROAD_main, asphalt, concrete, 3, 8, a key of the game's and no word",
    "Mesh.001, Road, Floor, 3, 2, the object says nothing"
  })
  void aMaterialTellsTheRoadOfAnObjectThatIsCalledAfterIt(
      String object, String first, String rest, int others, int road, String why) {
    Corridor corridor = find(whole(object, first, rest, others));
    assertEquals(road, corridor.classes().count(SurfaceClass.ROAD), why);
    Piece[] parts = new Piece[1 + others];
    for (int i = 0; i < parts.length; i++) {
      float x = 10 * i;
      float[] p = {x, 0, 0, x, 0, 4, x + 10, 0, 4, x + 10, 0, 0};
      parts[i] =
          Piece.named(object, "tile_" + i + ".obj")
              .mesh(p, new int[] {0, 1, 2, 0, 2, 3})
              .surfaces(List.of(i == 0 ? first : rest), new int[] {0, 0})
              .build();
    }
    corridor = find(parts);
    assertEquals(road, corridor.classes().count(SurfaceClass.ROAD), why + ", cut into tiles");
  }

  @ParameterizedTest
  @CsvSource({
    "0.5, 1, true, a track for models",
    "1.7, 1, true, as wide as a car without its mirrors",
    "1.9, 1, true, a car fits and gets past nothing",
    "2.4, 1, false, it gets past something at the border",
    "0.5, 8, false, each strip is narrow; they lie side by side",
    "12, 1, false, a road"
  })
  void aRoadThatIsNarrowerThanTheVehicleIsTold(float width, int side, boolean told, String why) {
    List<Piece> strips = new ArrayList<>();
    for (int i = 0; i < side; i++) {
      // A hundredth of a millimetre apart, so that nothing is joined.
      float z = i * (width + 1e-5f);
      float[] p = {0, 0, z, 0, 0, z + width, 200, 0, z + width, 200, 0, z};
      strips.add(quad("road_" + i, p, "m"));
    }
    String words = find(strips.toArray(Piece[]::new)).facts().explanation();
    assertEquals(told, words.contains("a road for models, or in another unit"), why + ": " + words);
    // Its area over half of its border.
    String wide = String.format(Locale.ROOT, "it is %.2f m wide", 200 * width / (200 + width));
    assertEquals(told, words.contains(wide), why + ": " + words);
  }

  @Test
  void aLevelOfOnePieceCalledAfterTheRoadIsJudgedByWhatItIs() {
    CheckSettings settings = CheckSettings.defaults();
    assertTrue(find(level(LevelHints.NONE, strip("road_stand", 0, 0, "")), settings).known());
    assertFalse(find(level(LevelHints.NONE, wall("road_stand", 0, "")), settings).known());
  }

  @Test
  void withoutAnyHintThereIsNoRoad() {
    Corridor corridor = find(strip("a", 0, 0, "m"), strip("b", 10, 0, "m"));
    assertFalse(corridor.known());
    assertEquals("none", corridor.facts().how());
    assertEquals(4, corridor.classes().count(SurfaceClass.UNKNOWN));
  }

  @Test
  void aStartSpreadsOverWeldedAndNearlyMeetingPiecesOfOneMaterial() {
    Corridor corridor =
        find(
            startAt(5, 0.5, 2),
            strip("a", 0, 0, "tar"),
            strip("b", 10, 0, "tar"),
            strip("c", 20.04f, 0, "tar"),
            strip("d", 30.2f, 0, "tar"),
            strip("e", 40.4f, 0, "soil"));
    assertEquals("start", corridor.facts().how());
    // c is 40 mm away; d is 160 mm away and so no road, but in reach of a car; e is 10.36 m away.
    assertEquals(List.of("a", "b", "c"), corridor.facts().pieces());
    assertEquals(2, corridor.classes().count(SurfaceClass.VERGE));
    assertEquals(2, corridor.classes().count(SurfaceClass.SCENERY));
  }

  @Test
  void aStartGoesOnWhereItsRoadGoesOnBeyondAGap() {
    List<String> road =
        fromStart(
            strip("a", 0, 0, "tar"),
            strip("b", 10, 0, "tar"),
            strip("c", 40, 1, "tar"),
            strip("d", 50, 1, "tar"),
            strip("e", 60, 1, "soil"),
            strip("f", 90, 1, "tar"));
    // Between d and f, too, a piece is missing: what lies there is no road.
    assertEquals(List.of("a", "b", "c", "d", "f"), road);
  }

  @Test
  void aStartDoesNotComeDownToTheGroundThatEndsBelowItsRoad() {
    List<String> road =
        fromStart(
            strip("a", 0, 0, "tar"),
            strip("b", 10, 0, "tar"),
            strip("low", 0, -9, "tar"),
            strip("low_too", 10, -9, "tar"));
    assertEquals(List.of("a", "b"), road);
  }

  @Test
  void aStartDoesNotLeaveItsRoadForOneBesideIt() {
    List<String> road =
        fromStart(
            strip("a", 0, 0, "tar"),
            beside("b", 0, 6, "tar"),
            beside("c", 10, 6, "tar"),
            strip("d", 250, 0, "tar"));
    // b and c end beside a, and d is farther ahead than a piece that is missing.
    assertEquals(List.of("a"), road);
  }

  /** Along the strips' middle at y 0.4, a point each 2.5 m. */
  private static LevelHints line() {
    LevelHints none = LevelHints.NONE;
    double[] line = new double[3 * 16];
    for (int i = 0; i < 16; i++) {
      line[3 * i] = 1 + 2.5 * i;
      line[3 * i + 1] = 0.4;
      line[3 * i + 2] = 2;
    }
    return new LevelHints(
        none.corridorPieces(),
        none.corridorMaterials(),
        line,
        false,
        none.speedMax(),
        none.grip(),
        none.vehicle(),
        none.spawns(),
        none.neighbours(),
        none.neighbourPieces(),
        none.enclosed(),
        none.profiles(),
        none.bodies(),
        none.rules(),
        none.suppressions());
  }

  /** A strip from x to x + 10 whose ends lie at other heights. */
  private static Piece ramp(String name, float x, float from, float to) {
    float[] p = {x, from, 0, x, from, 4, x + 10, to, 4, x + 10, to, 0};
    return quad(name, p, "m");
  }

  @Test
  void theFloorOfAGapUnderALineIsNoRoad() {
    Corridor corridor =
        find(
            level(
                line(),
                strip("a", 0, 0, "m"),
                strip("low", 10, -0.15f, "n"),
                strip("b", 20, 0, "m")),
            CheckSettings.defaults());
    assertEquals("line", corridor.facts().how());
    assertEquals(List.of("a", "b"), corridor.facts().pieces());
  }

  @Test
  void whatALineComesToOverARampIsRoad() {
    Corridor corridor =
        find(
            level(
                line(),
                strip("a", 0, 0, "m"),
                ramp("down", 10, 0, -0.5f),
                strip("low", 20, -0.5f, "n"),
                strip("b", 30, 0, "m")),
            CheckSettings.defaults());
    assertEquals(List.of("a", "b", "down", "low"), corridor.facts().pieces());
  }

  @Test
  void whatALineJumpsDownToIsRoad() {
    Corridor corridor =
        find(
            level(
                line(),
                strip("a", 0, 0, "m"),
                strip("b", 10, -0.5f, "n"),
                strip("c", 20, -0.5f, "o")),
            CheckSettings.defaults());
    assertEquals(List.of("a", "b", "c"), corridor.facts().pieces());
  }

  @Test
  void aStartInTheAirIsNoRoad() {
    Corridor corridor = find(startAt(5, 20, 2), strip("a", 0, 0, "tar"));
    assertEquals("none", corridor.facts().how());
    String words = corridor.facts().explanation();
    assertTrue(words.endsWith("no ground within 2 m below or above the start position"), words);
  }

  @Test
  void namesAreOverruledByAStart() {
    Corridor corridor = find(startAt(35, 0, 2), strip("road_1", 0, 0, "m"), strip("b", 30, 0, "n"));
    assertEquals(List.of("b"), corridor.facts().pieces());
  }

  @Test
  void theManifestComesFirst() {
    Corridor corridor =
        find(
            level(roadIs("sec*"), strip("road_1", 0, 0, "m"), strip("section_a", 30, 0, "n")),
            startAt(5, 0, 2));
    assertEquals("manifest", corridor.facts().how());
    assertEquals(List.of("section_a"), corridor.facts().pieces());
  }

  @Test
  void whatIsFarFromTheRoadIsScenery() {
    Corridor corridor = find(strip("road", 0, 0, "m"), strip("far", 25, 0, "n"));
    assertTrue(corridor.known());
    assertEquals(2, corridor.classes().count(SurfaceClass.SCENERY));
  }

  @Test
  void aManifestWhoseRoadFitsNothingIsSaidToDoSo() {
    Corridor corridor =
        find(level(roadIs("strasse*"), strip("road_1", 0, 0, "m")), CheckSettings.defaults());
    assertEquals("none", corridor.facts().how());
    String words = corridor.facts().explanation();
    assertTrue(words.contains("what the manifest calls the road"), words);
  }

  private static LevelHints roadIs(String pieces) {
    return LevelHints.NONE.withRoad(List.of(pieces));
  }

  @Test
  void manyStarsTakeNoLongTime() {
    Piece letters = strip("a".repeat(100), 0, 0, "c".repeat(100));
    Level level = level(LevelHints.NONE.withRoad(List.of("*a".repeat(20) + "b", "B")), letters);
    assertTimeoutPreemptively(
        Duration.ofSeconds(20),
        () -> assertFalse(StatedRoad.of(level).fits(letters, letters.surface(0))));
    assertTrue(StatedRoad.of(level).fits(strip("b", 0, 0, ""), ""), "in any case");
  }
}
