package org.trackwalk.io.scene.assetto;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.kn5.Kn5Bytes;
import org.trackwalk.io.manifest.LevelManifest;
import org.trackwalk.io.scene.ImportedScene;
import org.trackwalk.io.scene.SceneRequest;
import org.trackwalk.io.scene.formats.SceneFinder;
import org.trackwalk.io.scene.write.SceneWriting;
import org.trackwalk.io.source.KeptFiles;
import org.trackwalk.io.source.LevelFinder;
import org.trackwalk.io.source.LevelSource;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.level.ImportProblem;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;

/** Track folders as the game lays them out, written file by file. */
final class AssettoSceneTest {

  private static final float[] SQUARE = {0, 0, 0, 0, 0, 9, 9, 0, 9, 9, 0, 0};
  private static final int[] TWO = {0, 1, 2, 0, 2, 3};
  private static final String SURFACES =
      "; what is driven on\r\n[SURFACE_0]\r\nKEY=ROADB // the pass\r\nIS_VALID_TRACK=1\r\n"
          + "WAV_PITCH=extended-0\r\n[surface_1]\r\nkey=Moss\r\nDIRT_ADDITIVE=0.2\r\n"
          + "IS_VALID_TRACK=0\r\n[SURFACE_2]\r\nKEY=WALL2\r\nIS_VALID_TRACK=1\r\n";

  @TempDir Path root;
  private Path track;

  @BeforeEach
  void makeFolder() throws IOException {
    track = Files.createDirectories(root.resolve("pass"));
  }

  @Test
  void aFolderOfOneModelIsALevelAsItStands() throws Exception {
    write("pass.kn5", mesh("1ROAD"), mesh("2GRASS_x"), mesh("tree"), marker("AC_START_0", 3));
    write("other.kn5", mesh("1ROAD"));
    text("ui/ui_track.json", "{\"name\": \"The Pass\", \"length\": \"short\"}");

    Level level = onlyLevel(track).load(Progress.none());

    assertEquals("The Pass", level.name());
    assertEquals(
        Map.of("1ROAD", "ROAD true", "2GRASS_x", "VERGE true", "tree", "UNKNOWN false"),
        uses(level));
    assertArrayEquals(new double[] {3, 1.5, 2}, level.hints().spawns().get(0), 1e-12);
  }

  /** So a changed surfaces.ini is a change of the level, and an answer may be kept until then. */
  @Test
  void whatDecidesALevelIsKnown() throws Exception {
    write("hill.kn5", mesh("1ROAD_a"));
    text("data/surfaces.ini", "[SURFACE_0]\nKEY=ROAD\nIS_VALID_TRACK=1");
    LevelSource level =
        LevelFinder.find(List.of(track), LoadOptions.DEFAULT, Progress.none()).get(0);
    assertFalse(level.identity().isEmpty());
    assertEquals(List.of(track.resolve("hill.kn5")), level.loader().meshFiles());
    Set<Path> noted = new HashSet<>();
    level.load(KeptFiles.noting(noted::add), Progress.none());
    for (String name : List.of("", "data", "data/surfaces.ini", "hill.kn5")) {
      assertTrue(noted.contains(track.resolve(name).normalize()), name + " of " + noted);
    }
  }

  @Test
  void layoutsAreTheListsOfModels() throws Exception {
    write("road.kn5", mesh("1ROAD"));
    write("walls.kn5", mesh("1WALL"));
    write("trees.kn5", mesh("tree"));
    text("models_up.ini", "[MODEL_0]\nFILE=road.kn5\n[MODEL_1]\nFILE=trees.kn5\n");
    text(
        "models_down.ini",
        "[MODEL_0]\nFILE=road.kn5\nPOSITION=0,0,0\n[MODEL_1]\nFILE=walls.kn5\nPOSITION=5, -1,0\n");

    List<LevelSource> sources = find(root);

    assertEquals(
        List.of("pass/models_down.ini", "pass/models_up.ini"),
        sources.stream().map(s -> root.relativize(s.files().get(0)).toString()).toList());
    Level down = sources.get(0).load(Progress.none());
    assertEquals(Map.of("1ROAD", "ROAD true", "1WALL", "BARRIER true"), uses(down));
    Piece wall = down.pieces().stream().filter(p -> p.name().equals("1WALL")).findFirst().get();
    assertArrayEquals(new float[] {5, -1, 0}, placed(wall, 0));
    assertEquals(
        Map.of("1ROAD", "ROAD true", "tree", "UNKNOWN false"),
        uses(sources.get(1).load(Progress.none())));
  }

  @Test
  void layoutsBesideAManifestAreTold() throws Exception {
    write("road.kn5", mesh("1ROAD"));
    text("models_up.ini", "[MODEL_0]\nFILE=road.kn5\n");
    text("models_down.ini", "[MODEL_0]\nFILE=road.kn5\n");
    text("pass-up.trackwalk.json", "{\"pieces\": [{\"file\": \"road.kn5\"}]}");

    List<LevelSource> found = find(track);

    assertEquals(2, found.size());
    LevelSource told = found.stream().filter(s -> s.loader() == null).findFirst().orElseThrow();
    assertTrue(told.reason().contains("models_down.ini"), told.reason());
  }

  @Test
  void surfacesSayWhatEachKeyIsForAndTheLongestCounts() throws Exception {
    write(
        "pass.kn5",
        mesh("1ROADB_1"),
        mesh("1ROADBED"),
        mesh("3MOSS"),
        mesh("1WALL2"),
        mesh("1WALLS"),
        mesh("7QUARTZ"),
        mesh("1kerb"));
    text("data/surfaces.ini", SURFACES);

    ImportedScene scene = read(track);

    assertEquals(
        Map.of(
            "1ROADB*", "ROAD",
            "3MOSS*", "VERGE",
            "1WALL2*", "BARRIER",
            "1WALLS", "BARRIER",
            "1kerb", "ROAD"),
        classes(scene.manifest()));
    assertTrue(
        scene.notes().stream().anyMatch(note -> note.contains("no surface is known for 7QUARTZ")),
        scene.notes().toString());
  }

  @Test
  void theRecordedLineIsTheRacingLine() throws Exception {
    write("pass.kn5", mesh("1ROAD"));
    Files.createDirectories(track.resolve("ai"));
    Files.write(track.resolve("ai/fast_lane.ai"), AiBytes.line(7, 0, 0, 0, 100, 1, 0, 100, 2, 100));

    ImportedScene scene = read(track);

    assertArrayEquals(new double[] {0, 0, 0, 100, 1, 0, 100, 2, 100}, scene.line());
    assertEquals(false, scene.lineClosed(), "its ends are 141 m apart");
    assertArrayEquals(
        new double[] {0, 0, 0, 100, 1, 0, 100, 2, 100},
        onlyLevel(track).load(Progress.none()).hints().line());
  }

  /** Speeds, room to the sides and the pit lane, as the game has them and as an import has them. */
  @Test
  void whatIsRecordedStaysWhenItIsImported() throws Exception {
    write("pass.kn5", mesh("1ROAD"));
    Files.createDirectories(track.resolve("ai"));
    byte[] line = AiBytes.line(7, 0, 0, 0, 100, 1, 0, 100, 2, 100);
    byte[] driven = AiBytes.wide(AiBytes.driven(line, 20, 30, 40), 4, 5, 6, 7, 8, 9.5f);
    Files.write(track.resolve("ai/fast_lane.ai"), driven);
    byte[] pits = AiBytes.driven(AiBytes.line(7, 0, 0, 9, 80, 1, 9), 11, 12);
    Files.write(track.resolve("ai/pit_lane.ai"), pits);

    LevelHints whole = onlyLevel(track).load(Progress.none()).hints();
    Path manifest = track.resolve("copy.trackwalk.json");
    SceneWriting.write(read(track), manifest, false);
    LevelHints imported = onlyLevel(manifest).load(Progress.none()).hints();

    for (LevelHints hints : List.of(whole, imported)) {
      assertArrayEquals(new double[] {20, 30, 40}, hints.lineSpeeds());
      assertArrayEquals(new double[] {4, 5, 6, 7, 8, 9.5}, hints.lineSides());
      assertArrayEquals(new double[] {0, 0, 9, 80, 1, 9}, hints.game().pitLane().points());
      assertArrayEquals(new double[] {11, 12}, hints.game().pitLane().speeds());
      assertNull(hints.game().pitLane().sides(), "zeros are no road");
    }
    Files.write(track.resolve("ai/pit_lane.ai"), new byte[] {7, 0, 0, 0});
    assertTrue(
        read(track).notes().stream().anyMatch(n -> n.startsWith("the pit lane is left out: ")));
    Files.delete(manifest);
    LevelSource refused = onlyLevel(track);
    assertThrows(ImportException.class, () -> refused.load(Progress.none()));
  }

  @Test
  void whatIsMissingIsANoteOfAnImportAndRefusesACheck() throws Exception {
    write("road.kn5", mesh("1ROAD"));
    text("models.ini", "[MODEL_0]\nFILE=road.kn5\n[MODEL_1]\nFILE=gone.kn5\nROTATION=0,90,0\n");

    ImportedScene scene = read(track);

    assertTrue(
        scene.notes().stream().anyMatch(n -> n.contains("left out") && n.contains("gone.kn5")));
    assertTrue(scene.notes().stream().anyMatch(n -> n.contains("turned by ROTATION")));
    LevelSource level = onlyLevel(track);
    ImportException why = assertThrows(ImportException.class, () -> level.load(Progress.none()));
    assertTrue(why.oneLine().contains("gone.kn5"), why.oneLine());
  }

  @Test
  void whatIsNotAppliedRefusesACheck() throws Exception {
    write("road.kn5", mesh("1ROAD"));
    text("models.ini", "[MODEL_0]\nFILE=road.kn5\nROTATION=0,90,0\n");
    LevelSource turned = onlyLevel(track);
    String why = assertThrows(ImportException.class, () -> turned.load(Progress.none())).oneLine();
    assertTrue(why.contains("line 1") && why.contains("ROTATION"), why);
    text("models.ini", "[MODEL_0]\nFILE=road.kn5\n[MODEL_1]\nFILE=road.kn5\nPOSITION=9,0,0\n");
    assertThrows(ImportException.class, () -> onlyLevel(track).load(Progress.none()));
    assertTrue(read(track).notes().stream().anyMatch(n -> n.contains("stands there again")));
  }

  /** Another model of the list is not what a missing one means; a file that nobody names may be. */
  @ParameterizedTest
  @CsvSource({"pass_road.kn5, false", "pass_wall.kn5, true"})
  void whatAMissingModelMayMean(String there, boolean meant) throws Exception {
    write("pass_road.kn5", mesh("1ROAD"));
    write(there, mesh("1ROAD"));
    text("models.ini", "[MODEL_0]\nFILE=pass_road.kn5\n[MODEL_1]\nFILE=pass_walls.kn5\n");
    LevelSource level = onlyLevel(track);
    String why = assertThrows(ImportException.class, () -> level.load(Progress.none())).oneLine();
    assertTrue(why.contains("pass_walls.kn5"), why);
    assertEquals(meant, why.contains("did you mean '" + there + "'"), why);
    assertFalse(why.contains("did you mean 'pass_road.kn5'"), why);
  }

  /** A file that ends in the middle is told with its line; all else is read. */
  @ParameterizedTest
  @CsvSource({
    "ui/ui_track.json, '{\"name\": \"Pass\", \"pitboxes\": \"1', 1, 'pitboxes are not known'",
    "ui/ui_track.json, '{\"name\": \"Pass\",|\"run\"', 2, 'called like its folder'",
    "models.ini, '[MODEL_0]|FILE=road.kn5|POSITION=0,0', 3, 'POSITION of [MODEL_0] is ''0,0'''",
    "models.ini, '[MODEL_0]|FILE=road.kn5|ROTATION=0,,0|', 3, 'is ''0,,0'''",
    "models.ini, '[MODEL_0]|FILE=road.kn5|[MODEL_1]|', 3, '[MODEL_1] has no FILE'",
    "models.ini, '[MODEL_0]|FILE=road.kn5|[MOD', 3, 'the file ends with ''[MOD'''",
    "models.ini, '[MODEL_0]|FILE=road.kn5|; [MOD|POSITION=1,2,3', 0, ''",
    "data/surfaces.ini, '[SURFACE_0]|KEY=ROAD', 1, '[SURFACE_0] has no IS_VALID_TRACK'",
    "data/surfaces.ini, '[SURFACE_0]|KEY=ROAD|IS_VALID_TRACK=', 3, not a number",
    "data/surfaces.ini, '[SURFACE_0]|KEY=ROAD|IS_VALID_TRACK=1|FRICT', 4, 'with ''FRICT'''",
    "data/surfaces.ini, '[SURFACE_0]|KEY=ROAD|IS_VALID_TRACK=1', 0, ''"
  })
  void aFileThatEndsInTheMiddle(String name, String words, int line, String said) throws Exception {
    write("road.kn5", mesh("1ROAD"));
    text(name, words.replace('|', '\n'));
    Level level = onlyLevel(track).load(Progress.none());
    assertEquals(1, level.pieces().size());
    assertEquals(line == 0 ? 0 : 1, level.problems().size(), level.problems().toString());
    if (line > 0) {
      ImportProblem told = level.problems().get(0);
      assertEquals(name + " line " + line, told.file() + " " + told.leftOut().where());
      assertTrue(told.leftOut().detail().contains(said), told.leftOut().detail());
      assertTrue(
          read(track).notes().stream().anyMatch(note -> note.contains(said)),
          read(track).notes().toString());
    }
  }

  /** Every other section has FRICTION and DAMPING, so the last is told without one of them. */
  @ParameterizedTest
  @CsvSource({"FRICTION=1|DAMPING=, 0", "FRICTION=1, 1", "DAMPING=0, 1", "FRICTION=1|DAMP, 1"})
  void aLastSurfaceThatIsShorter(String last, int told) throws Exception {
    write("road.kn5", mesh("1ROAD"));
    String[] keys = {"ROAD", "GRASS", "SAND"};
    StringBuilder words = new StringBuilder();
    for (int i = 0; i < keys.length; i++) {
      words.append("[SURFACE_").append(i).append("]\nKEY=").append(keys[i]);
      words.append("\nIS_VALID_TRACK=1\n");
      words.append(i < 2 ? "FRICTION=1\nDAMPING=0" : last.replace('|', '\n')).append('\n');
    }
    text("data/surfaces.ini", words.toString());
    assertEquals(told, onlyLevel(track).load(Progress.none()).problems().size());
  }

  @Test
  void aFeltMeshBelowAnotherIsTakenOnce() throws Exception {
    write(
        "pass.kn5",
        Kn5Bytes.node("1ROAD_group", Kn5Bytes.STILL, mesh("1ROAD_a"), mesh("2GRASS_a")),
        mesh("2GRASS_b"));
    withCard();
    Files.delete(track.resolve("ui/ui_track.json"));
    text("ui/ui_track.json", "{\"name\": \"Pass\"}");
    Level level = onlyLevel(track).load(Progress.none());
    assertEquals(
        Map.of("1ROAD_a", "ROAD true", "2GRASS_a", "VERGE true", "2GRASS_b", "VERGE true"),
        uses(level));
    assertEquals(3, level.pieces().size());
  }

  @Test
  void aLayoutIsNamedByItsFolderToo() throws Exception {
    write("road.kn5", mesh("1ROAD"));
    text("models_up.ini", "[MODEL_0]\nFILE=road.kn5\n");
    text("up/data/surfaces.ini", SURFACES);

    ImportedScene scene = read(track.resolve("up"));

    assertEquals("pass-up", scene.name());
    assertEquals(track.toAbsolutePath().normalize(), scene.folder());
    for (String named : List.of("up", "models_up.ini")) {
      LevelSource level = onlyLevel(track.resolve(named));
      assertTrue(level.displayName().endsWith("pass/models_up.ini"), level.displayName());
      assertEquals(1, level.load(Progress.none()).pieces().size());
    }
  }

  @Test
  void aCarsFolderIsNoTrack() throws Exception {
    write("collider.kn5", mesh("COLLIDER_0"));
    text("data/car.ini", "[HEADER]\nVERSION=1\n");
    assertTrue(AssettoFolder.layouts(track).isEmpty());
    assertEquals(1, find(track).size(), "it is a mesh file as any other");
  }

  @Test
  void trackWithoutAnyMeshIsRefused() throws Exception {
    write("pass.kn5", marker("AC_START_0", 1));
    text("models.ini", "[MODEL_0]\nFILE=pass.kn5\n");
    assertThrows(ImportException.class, () -> read(track));
  }

  @Test
  void namesThatBeginAlikeButAreDrawnOnlyTakeNoClass() throws Exception {
    write("pass.kn5", mesh("1ROAD"), mesh("1ROAD_b"), marker("1ROAD_marker", 2));

    assertEquals(
        Map.of("1ROAD", "ROAD", "1ROAD_b", "ROAD"),
        classes(read(withCard()).manifest()),
        "a pattern would take the marker's name, too");
  }

  private Path withCard() throws IOException {
    text("ui/ui_track.json", "{");
    return track;
  }

  private void write(String name, byte[]... nodes) throws IOException {
    byte[] scene = Kn5Bytes.node("root", Kn5Bytes.STILL, nodes);
    Files.write(track.resolve(name), Kn5Bytes.file(5, new String[] {"tar"}, scene));
  }

  private void text(String name, String words) throws IOException {
    Path file = track.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, words);
  }

  private static byte[] mesh(String name) {
    return Kn5Bytes.mesh(name, 0, SQUARE, TWO);
  }

  private static byte[] marker(String name, float x) {
    return Kn5Bytes.node(name, new float[] {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, x, 1.5f, 2, 1});
  }

  private static ImportedScene read(Path path) throws ImportException, IOException {
    SceneFinder found = SceneFinder.find(path);
    assertEquals("assetto", found.format().id());
    return found.format().read(SceneRequest.of(found.file()), Progress.none());
  }

  private static List<LevelSource> find(Path path) {
    return LevelFinder.find(List.of(path), LoadOptions.DEFAULT, Progress.none());
  }

  private static LevelSource onlyLevel(Path path) {
    List<LevelSource> found = find(path);
    assertEquals(1, found.size(), found.toString());
    return found.get(0);
  }

  private static float[] placed(Piece piece, int vertex) {
    float[] xyz = piece.positions();
    float[] placed = new float[3];
    piece.frame().place(xyz[3 * vertex], xyz[3 * vertex + 1], xyz[3 * vertex + 2], placed, 0);
    return placed;
  }

  private static Map<String, String> uses(Level level) {
    Map<String, String> uses = new TreeMap<>();
    for (Piece piece : level.pieces()) {
      uses.put(piece.name(), piece.surfaceClass() + " " + piece.collidable());
    }
    return uses;
  }

  private static Map<String, String> classes(LevelManifest manifest) {
    Map<String, String> classes = new TreeMap<>();
    List<String> whole = new ArrayList<>();
    manifest
        .pieces()
        .forEach(
            piece -> {
              if (piece.node() == null) {
                whole.add(piece.file().text());
                assertNull(piece.surfaceClass());
              } else {
                SurfaceClass use = piece.surfaceClass();
                classes.put(piece.node(), use.name());
              }
            });
    assertEquals(1, whole.size(), "an entry for what has no name here");
    return classes;
  }
}
