package org.trackwalk.io.scene.assetto;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.kn5.Kn5Bytes;
import org.trackwalk.io.scene.ImportedScene;
import org.trackwalk.io.scene.write.SceneWriting;
import org.trackwalk.io.source.KeptFiles;
import org.trackwalk.io.source.LevelFinder;
import org.trackwalk.io.source.LevelSource;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;

/** What is read of a track folder. */
final class AssettoSceneTest extends AssettoTrack {

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

  @Test
  void aCardThatIsALinkOutOfTheFolderIsNotRead() throws Exception {
    write("pass.kn5", mesh("1ROAD"));
    Path far = Files.writeString(root.resolve("far.json"), "{\"name\": \"SECRET\"}");
    Files.createDirectories(track.resolve("ui"));
    Files.createSymbolicLink(track.resolve("ui/ui_track.json"), far);

    Level level = onlyLevel(track).load(Progress.none());

    assertEquals("pass", level.name());
    assertTrue(
        level.problems().stream().anyMatch(p -> p.leftOut().detail().contains("--allow-outside")),
        level.problems().toString());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "models.ini",
        "data/surfaces.ini",
        "ai/fast_lane.ai",
        "ai/pit_lane.ai",
        "ai",
        "data"
      })
  void aTrackWhoseSettingsAreALinkOutOfTheFolderIsRefused(String name) throws Exception {
    write("pass.kn5", mesh("1ROAD"));
    text("ui/ui_track.json", "{}");
    Path far = Files.createDirectories(root.resolve("far"));
    for (String file : List.of("fast_lane.ai", "pit_lane.ai", "surfaces.ini", "models.ini")) {
      Files.writeString(far.resolve(file), "[MODEL_0]\nFILE=pass.kn5\nSECRET");
    }
    Path link = track.resolve(name);
    Files.createDirectories(link.getParent());
    boolean folder = !name.contains(".");
    Files.createSymbolicLink(link, folder ? far : far.resolve(link.getFileName()));

    ImportException refusal = assertThrows(ImportException.class, () -> read(track));

    assertTrue(refusal.oneLine().contains("--allow-outside"), refusal.oneLine());
    assertTrue(refusal.oneLine().contains("'" + name), refusal.oneLine());
    assertFalse(refusal.oneLine().contains("SECRET"), refusal.oneLine());
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
  void namesThatBeginAlikeButAreDrawnOnlyTakeNoClass() throws Exception {
    write("pass.kn5", mesh("1ROAD"), mesh("1ROAD_b"), marker("1ROAD_marker", 2));

    assertEquals(
        Map.of("1ROAD", "ROAD", "1ROAD_b", "ROAD"),
        classes(read(withCard()).manifest()),
        "a pattern would take the marker's name, too");
  }
}
