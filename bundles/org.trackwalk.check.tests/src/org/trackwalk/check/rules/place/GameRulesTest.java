package org.trackwalk.check.rules.place;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.examples.SharedData;
import org.trackwalk.io.source.LevelFinder;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.level.GameNames;
import org.trackwalk.mesh.level.ImportProblem;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Marker;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.settings.CheckSettings;

/** What a game's format can hold, what hangs below meshes, and which surface a name means. */
class GameRulesTest {

  private static final GameNames ASSETTO = new GameNames(List.of("assetto"), "", List.of(), false);

  /** On a road of 30 km the other rules take seconds and say nothing about its vertices. */
  private static final CheckSettings COUNTED =
      CheckSettings.defaults().withOnly(Set.of("place.vertex-cap"));

  @TempDir Path folder;

  private final List<Piece> pieces = new ArrayList<>();
  private final List<ImportProblem> problems = new ArrayList<>();
  private final List<Marker> markers = new ArrayList<>();
  private LevelHints hints = LevelHints.NONE.withGame(ASSETTO);

  /** A strip of so many squares of a metre, beside the strips before it. */
  private Piece.Builder strip(String name, int squares, boolean eachItsOwn) {
    int vertices = 2 * (squares + 1);
    float[] p = new float[3 * vertices];
    int[] t = new int[6 * squares];
    float x = 10 * pieces.size();
    for (int i = 0; i <= squares; i++) {
      p[6 * i] = x;
      p[6 * i + 2] = i;
      p[6 * i + 3] = x + 5;
      p[6 * i + 5] = i;
      if (i < squares) {
        int[] square = {0, 2, 1, 1, 2, 3};
        for (int k = 0; k < 6; k++) {
          t[6 * i + k] = 2 * i + square[k];
        }
      }
    }
    Piece.Builder piece = Piece.named(name, "track.fbx").mesh(p, t);
    if (eachItsOwn) {
      int[] normals = new int[t.length];
      float[] up = new float[t.length];
      for (int i = 0; i < normals.length; i++) {
        normals[i] = i / 3;
        up[i] = i % 3 == 1 ? 1 : 0;
      }
      piece.normals(up, normals);
    }
    return piece;
  }

  private List<Finding> told(String rule) {
    return told(rule, StraightRoad.PLACES);
  }

  private List<Finding> told(String rule, CheckSettings settings) {
    return check(
            new Level("level", "", pieces, problems, List.of("track.fbx"), hints, markers),
            settings)
        .stream()
        .filter(f -> f.told().rule().equals(rule))
        .toList();
  }

  private static List<Finding> check(Level level, CheckSettings settings) {
    return LevelCheck.check(level, settings, Progress.none()).findings().stream()
        .filter(f -> f.told().rule().startsWith("place."))
        .toList();
  }

  /** Squares in a row share vertices: 2 n + 2 of them; with normals of their own 3 a triangle. */
  @ParameterizedTest
  @CsvSource({"99, false, 200, 0", "100, false, 201, 1", "33, true, 198, 0", "34, true, 203, 1"})
  void verticesAreCountedAsTheGameWillHaveThem(
      int squares, boolean eachItsOwn, int most, int findings) {
    pieces.add(strip("1ROAD", squares, eachItsOwn).build());
    hints = hints.withRules(Map.of("place.vertex-cap.most", String.valueOf(most)));
    List<Finding> found = told("place.vertex-cap");
    assertEquals(findings, found.size(), found.toString());
    if (findings > 0) {
      int vertices = eachItsOwn ? 6 * squares : 2 * squares + 2;
      assertEquals(vertices, found.get(0).evidence().count());
    }
  }

  @Test
  void sixteenBitsAreTheUsualLimit() {
    pieces.add(strip("1ROAD", 32_766, false).build());
    pieces.add(strip("drawn", 32_767, false).collidable(false).build());
    List<Finding> found = told("place.vertex-cap", COUNTED);
    assertEquals(
        List.of("drawn has at least 65,536 vertices: 1 too many for one mesh"),
        found.stream().map(f -> f.told().message()).toList());
  }

  @Test
  void levelsOfNoGameMayHaveLargeMeshes() {
    pieces.add(strip("1ROAD", 11_000, true).build());
    assertEquals(1, told("place.vertex-cap", COUNTED).size(), "too many for the game");
    hints = LevelHints.NONE;
    assertEquals(List.of(), told("place.vertex-cap"));
  }

  /** Paths as importers make them, and which meshes have how many others below. */
  @ParameterizedTest
  @CsvSource({
    "root/1ROAD root/1KERB, ''",
    "1ROAD 1ROAD/1KERB, 'a has 1'",
    "1ROAD 1ROAD/group/1KERB 1ROAD/1SAND, 'a has 2'",
    "1ROAD 1ROAD/1KERB 1ROAD/1KERB/1SAND, 'a has 2 b has 1'",
    "1ROAD 1ROADS/1KERB, ''"
  })
  void meshesBelowMeshes(String paths, String expected) {
    String name = "a";
    for (String path : paths.split(" ")) {
      pieces.add(strip(name, 10, false).node(path).build());
      name = String.valueOf((char) (name.charAt(0) + 1));
    }
    List<String> found =
        told("place.mesh-children").stream()
            .map(f -> f.pieces().get(0) + " has " + f.evidence().count())
            .toList();
    assertEquals(expected, String.join(" ", found));
  }

  @Test
  void whatAFileCountsIsBelieved() {
    pieces.add(strip("1ROAD", 10, false).node("1ROAD").build());
    problems.add(
        new ImportProblem(ImportProblem.MESH_CHILDREN, "1ROAD", "track.kn5", -1, 3, "", List.of()));
    assertEquals(3, told("place.mesh-children").get(0).evidence().count());
  }

  @ParameterizedTest
  @CsvSource({
    "1ROAD_A, ROADX, ''",
    "1ROADX_A, ROADX, ROAD ROADX",
    "1roadx, RoadX, ROAD ROADX",
    "12GRASSY, 'GRASSY GRA', GRA GRASS GRASSY",
    "1MOSS, 'MOSS MUD', ''",
    "0ROADX, ROADX, ''",
    "ROADX, ROADX, ''"
  })
  void keysThatFitOneName(String mesh, String keys, String expected) {
    pieces.add(strip(mesh, 30, false).build());
    hints =
        hints.withGame(
            new GameNames(List.of("assetto"), "surfaces.ini", List.of(keys.split(" ")), false));
    List<Finding> found = told("place.ambiguous-surface");
    assertEquals(expected.isEmpty() ? 0 : 1, found.size(), found.toString());
    if (!expected.isEmpty()) {
      String tail = expected.replace(" ", " and ");
      assertTrue(found.get(0).told().message().endsWith(tail), found.get(0).told().message());
    }
  }

  @Test
  void meshesOfTheSameKeysAreOneFinding() {
    for (int i = 0; i < 4; i++) {
      pieces.add(strip("1ROADX_" + i, 30, false).build());
    }
    hints = hints.withGame(new GameNames(List.of(), "surfaces.ini", List.of("ROADX"), false));
    markers.add(new Marker("AC_START_0", "a.kn5", new double[3], null));
    assertEquals(4, told("place.ambiguous-surface").get(0).evidence().count());
  }

  @Test
  void keysOfTheTracksOwnListAreKnown() {
    pieces.add(strip("1MOSS", 30, false).build());
    pieces.add(strip("1MOOS", 30, false).build());
    pieces.add(strip("trees", 30, false).build()); // without a number the game feels none of it
    hints = hints.withGame(new GameNames(List.of("assetto"), "s.ini", List.of("MOSS"), false));
    assertEquals(
        List.of("1MOOS is felt and names no surface that is known (did you mean 1MOSS?)"),
        told("place.unknown-surface").stream().map(f -> f.told().message()).toList());
  }

  @Test
  void materialsMustBeginAsTheTerrainFileSays() {
    int[] each = new int[60];
    Arrays.fill(each, 30, 60, 1);
    pieces.add(strip("Raceroad", 30, false).surfaces(List.of("ROADa", "pitlane"), each).build());
    pieces.add(strip("grass", 30, false).surfaces(List.of("gras01"), null).build());
    pieces.add(strip("none", 30, false).build());
    pieces.add(strip("sky", 30, false).collidable(false).surfaces(List.of("sky"), null).build());
    hints =
        LevelHints.NONE.withGame(
            new GameNames(List.of(), "track.tdf", List.of("road", "gras"), true));
    assertEquals(
        List.of(
            "the material pitlane begins with no name of track.tdf 30",
            "what has no material begins with no name of track.tdf 60"),
        told("place.unknown-surface").stream()
            .map(f -> f.told().message() + " " + f.evidence().count())
            .sorted()
            .toList());
    List<List<String>> where = told("place.unknown-surface").stream().map(Finding::pieces).toList();
    assertEquals(Set.of(List.of("Raceroad"), List.of("none")), Set.copyOf(where));
  }

  /** Where it is told, and of which: of several with a name the first that has faces. */
  @ParameterizedTest
  @CsvSource({"1, 1 object", "2, 2 objects"})
  void aMeshWithOthersBelowIsToldWhereItIs(int below, String objects) {
    pieces.add(strip("1ROAD", 10, false).node("1ROAD").build());
    pieces.add(strip("1KERB", 10, false).node("1KERB").build());
    for (int i = 0; i < below; i++) {
      pieces.add(strip("1SAND_" + i, 10, false).node("1KERB/1SAND_" + i).build());
    }
    List<Finding> found = told("place.mesh-children");
    assertEquals(1, found.size(), found.toString());
    Finding f = found.get(0);
    assertEquals("1KERB is a mesh with " + objects + " below", f.message());
    assertEquals(List.of("1KERB"), f.pieces());
    assertEquals(below, f.measure().value());
    assertEquals(10, f.position()[0], "the second strip lies ten metres aside");
  }

  /** Starts every so many metres along the road, and so far to its side. */
  private void grid(int count, double along, double aside, boolean looking) {
    pieces.add(strip("1ROAD", 200, false).surfaceClass(SurfaceClass.ROAD).build());
    for (int i = 0; i < count; i++) {
      double[] at = {1 + aside * (i % 2), 0.5, 100 - along * i};
      double[] forward = looking ? new double[] {0, 0, 2} : null;
      markers.add(new Marker("AC_START_" + i, "a.kn5", at, forward));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "8, 3, true, 0",
    "4, 3, true, 0",
    "4, 1.9, true, 3",
    "2.3, 3, true, 4",
    "4.9, 0, true, 0",
    "4.7, 0, true, 3",
    "1.9, 0, false, 3",
    "2.1, 0, false, 0"
  })
  void carsThatStandInEachOther(double along, double aside, boolean looking, int pairs) {
    grid(4, along, aside, looking);
    List<Finding> found =
        told("place.spawn").stream()
            .filter(f -> f.told().message().contains("stand in each other"))
            .toList();
    // at 2.3 m the next but one stands 4.6 m ahead, the next 3 m aside
    int expected = along == 2.3 ? 2 : pairs;
    assertEquals(expected, found.stream().mapToInt(f -> f.evidence().count()).sum());
  }

  @ParameterizedTest
  @CsvSource({"0, ''", "4, ''", "6, WARNING WARNING", "3, INFO"})
  void placesAreAsManyAsTheMenuSays(int boxes, String severities) {
    grid(4, 8, 3, true);
    for (int i = 0; i < 4; i++) {
      double[] at = {4, 0.5, 20 + 6 * i};
      markers.add(new Marker("AC_PIT_" + i, "a.kn5", at, new double[] {0, 0, 1}));
    }
    hints = hints.withRules(Map.of("place.spawn.pitboxes", String.valueOf(boxes)));
    assertEquals(
        severities,
        String.join(
            " ", told("place.spawn").stream().map(f -> f.told().severity().toString()).toList()));
  }

  /** Who asks for the game's rules is told that no start is there, or that none can be. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "obj | so starts, pits and gates are not checked: no empties are read from OBJ files",
        "x3d | so starts, pits and gates are not checked: no empties are read from X3D files",
        "fbx | nor any other marker: no car has a place",
        "GLB | nor any other marker: no car has a place",
        "blend | nor any other marker: no car has a place",
        "dae | nor any other marker: no car has a place"
      })
  void noStartAtAllIsSaidOnce(String ending, String why) {
    Piece strip = strip("1ROAD", 10, false).build();
    pieces.add(strip.toBuilder().file("track." + ending).build());
    List<Finding> found = told("place.spawn");
    assertEquals(1, found.size(), found.toString());
    String message = found.get(0).told().message();
    assertTrue(message.startsWith("no AC_START_0 is in it, " + why), message);
    hints = LevelHints.NONE;
    assertEquals(List.of(), told("place.spawn"), "nobody asks, and nothing is found");
  }

  /** An object with faces stands for its marker where files hold no empties. */
  @Test
  void anObjectIsAMarkerInAnObjFile() {
    pieces.add(strip("1ROAD", 10, false).build().toBuilder().file("a.obj").build());
    pieces.add(
        strip("AC_START_0", 1, false).collidable(false).build().toBuilder().file("a.obj").build());
    assertEquals(List.of(), told("place.spawn"));
  }

  private static Path real() {
    Optional<Path> shared = SharedData.folder();
    assumeTrue(
        shared.isPresent() && Files.isDirectory(shared.get().resolve("games")),
        "the folder of games is not here");
    return shared.get().resolve("games/assetto/circleville/circleville_raceway.kn5");
  }

  private static Level load(Path file) throws Exception {
    return LevelFinder.find(List.of(file), LoadOptions.DEFAULT, Progress.none())
        .get(0)
        .load(Progress.none());
  }

  private static List<String> rules(Level level, CheckSettings settings) {
    return check(level, settings).stream().map(f -> f.told().rule()).toList();
  }

  /** Each planted in a real track is found once, and nothing else is. */
  @Test
  void plantedInARealTrack() throws Exception {
    Level level = load(real());
    CheckSettings usual = CheckSettings.defaults();
    assertEquals(List.of(), rules(level, usual));

    int[] sizes = level.pieces().stream().mapToInt(Piece::vertexCount).sorted().toArray();
    double second = sizes[sizes.length - 2];
    assertEquals(
        List.of("place.vertex-cap"),
        rules(level, usual.withParameters(Map.of("place.vertex-cap.most", second))));

    assertEquals(
        List.of("place.spawn"),
        rules(level, usual.withParameters(Map.of("place.spawn.pitboxes", 1.0))));

    // 1WALL_ fits WALL, too
    GameNames keys = new GameNames(List.of(), "surfaces.ini", List.of("WALL_"), false);
    Level listed =
        new Level(
            level.name(),
            "",
            level.pieces(),
            level.problems(),
            level.sources(),
            level.hints().withGame(keys),
            level.markers());
    assertEquals(List.of("place.ambiguous-surface"), rules(listed, usual));

    Path file = Files.write(folder.resolve("track.kn5"), hangBelow(Files.readAllBytes(real())));
    assertEquals(List.of("place.mesh-children"), rules(load(file), usual));
  }

  /** The second mesh of the file hangs below the first, and no longer below the outermost node. */
  private static byte[] hangBelow(byte[] bytes) {
    ByteBuffer file = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    String name = "1WALL_";
    String text = new String(bytes, StandardCharsets.ISO_8859_1);
    int at = text.indexOf(name);
    assertEquals(2, file.getInt(at - 8), "a mesh");
    int children = at + name.length();
    assertEquals(0, file.getInt(children));
    // class, length and name of this node stand behind a matrix and a flag of the one before
    int above = at - 8 - 64 - 1 - 4;
    assertEquals(14, file.getInt(above));
    file.putInt(children, 1);
    file.putInt(above, 13);
    return bytes;
  }
}
