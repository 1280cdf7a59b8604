package org.trackwalk.io.source;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.manifest.ManifestWriter;
import org.trackwalk.mesh.level.ImportProblem;
import org.trackwalk.mesh.level.LeftOut;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;

/** What a manifest says is what the level becomes. */
final class ManifestLevelTest {

  @TempDir Path folder;

  @BeforeEach
  void twoSheetsAndAPairOfWalls() throws Exception {
    SheetFile.write(folder.resolve("road.obj"), 0, 0, 0, 2, 1);
    Files.writeString(
        folder.resolve("walls.obj"),
        """
        v 0 0 0
        v 1 0 0
        v 1 1 0
        o wall_left
        f 1 2 3
        o wall_right
        f 1 3 2
        o gate
        f 2 3 1
        """);
  }

  @Test
  void entriesChangeWhatTheFileSays() throws Exception {
    Level level =
        load(
            """
            {"name": "Hill", "pieces": [
              {"file": "road.obj", "class": "road", "surface": "asphalt"},
              {"file": "walls.obj", "node": "wall_*", "sided": "both", "class": "barrier"},
              {"file": "walls.obj", "node": "gate", "collidable": false}]}
            """);
    assertEquals("Hill", level.name());
    assertEquals(List.of("road", "wall_left", "wall_right", "gate"), names(level));
    Piece road = level.pieces().get(0);
    assertEquals(SurfaceClass.ROAD, road.surfaceClass());
    assertEquals("asphalt", road.surface(0));
    assertTrue(level.pieces().get(1).twoSided(0));
    assertFalse(level.pieces().get(3).collidable());
    assertTrue(level.pieces().get(2).collidable());
    assertTrue(level.grouping().contains("m.trackwalk.json"), level.grouping());
    assertEquals(3, level.sources().size());
  }

  @Test
  void whatWasLeftOutComesWithTheObjectsThatAreShown() throws Exception {
    Path walls = folder.resolve("walls.obj");
    Files.writeString(walls, Files.readString(walls) + "l 1 2 3\no guide\nl 1 2\n");
    String two =
        "{\"pieces\": [{\"file\": \"walls.obj\", \"node\": \"%s\"}, {\"file\":"
            + " \"walls.obj\", \"node\": \"%s\"}]}";
    assertEquals(
        List.of("gate: 2 edges without a face", "guide: 1 edge without a face"),
        leftOut(load("{\"pieces\": [{\"file\": \"walls.obj\"}]}")));
    String notNamed = "1 object that no entry of the manifest takes";
    assertEquals(List.of(notNamed), leftOut(load(two.formatted("wall_left", "wall_right"))));
    assertEquals(
        List.of("gate: 2 edges without a face", notNamed),
        leftOut(load(two.formatted("wall_left", "gate"))));
  }

  @Test
  void objectsThatNoEntryTakesAreToldByName() throws Exception {
    Path walls = folder.resolve("walls.obj");
    Files.writeString(walls, Files.readString(walls) + "o new_kerb\nf 1 2 3\no guide\nl 1 2\n");
    String entries =
        "{\"pieces\": [{\"file\": \"walls.obj\", \"node\": \"wall_*\"}, {\"file\": \"walls.obj\","
            + " %s \"collidable\": false}, {\"file\": \"road.obj\"}]}";

    assertEquals(List.of("new_kerb"), notNamed(load(entries.formatted("\"node\": \"gate\","))));
    assertEquals(List.of("gate"), notNamed(load(entries.formatted("\"node\": \"new_kerb\","))));
    assertEquals(List.of(), notNamed(load(entries.formatted(""))));
  }

  private static List<String> notNamed(Level level) {
    return level.problems().stream()
        .map(ImportProblem::leftOut)
        .filter(left -> left != null && left.kind() == LeftOut.Kind.NOT_NAMED)
        .map(LeftOut::detail)
        .toList();
  }

  @Test
  void anObjectWithoutFacesCanBeNamedAndSaidNotToCollide() throws Exception {
    Path walls = folder.resolve("walls.obj");
    Files.writeString(walls, Files.readString(walls) + "o fence_wire\nl 1 2\no guide\nl 1 2\n");
    String entry = "{\"pieces\": [{\"file\": \"walls.obj\"}, {\"file\": \"walls.obj\", %s}]}";

    Level named = load(entry.formatted("\"node\": \"fence_wire\", \"collidable\": false"));

    assertEquals(List.of("wall_left", "wall_right", "gate"), names(named));
    assertEquals(List.of("guide: 1 edge without a face"), leftOut(named));
    assertEquals(
        List.of(),
        leftOut(
            load(
                "{\"pieces\": [{\"file\": \"walls.obj\", \"node\": \"gate\"},"
                    + " {\"file\": \"walls.obj\", \"collidable\": false}]}")));
    assertEquals(2, leftOut(load(entry.formatted("\"node\": \"fence*\""))).size());
  }

  private static List<String> leftOut(Level level) {
    return level.problems().stream()
        .filter(p -> p.rule().equals(LeftOut.RULE))
        .map(ImportProblem::message)
        .toList();
  }

  @Test
  void anExceptionIsTakenOutOfTheWholeFile() throws Exception {
    Level level =
        load(
            """
            {"pieces": [
              {"file": "walls.obj", "class": "barrier"},
              {"file": "walls.obj", "node": "gate", "class": "scenery"}]}
            """);
    assertEquals(List.of("wall_left", "wall_right", "gate"), names(level));
    assertEquals(SurfaceClass.SCENERY, level.pieces().get(2).surfaceClass());
  }

  @Test
  void aFileThatIsPlacedTwiceSharesItsArrays() throws Exception {
    Level level =
        load(
            """
            {"pieces": [
              {"file": "road.obj"},
              {"file": "road.obj", "translate": [2, 0, 0]}]}
            """);
    assertEquals(List.of("road", "road #2"), names(level));
    Piece second = level.pieces().get(1);
    assertSame(level.pieces().get(0).positions(), second.positions());
    assertEquals(2f, second.frame().place(second.positions())[0]);
  }

  @Test
  void placementsAreInTheFilesOwnAxesAndUnit() throws Exception {
    Level level =
        load(
            """
            {"up": "z", "units": "cm", "pieces": [
              {"file": "road.obj", "translate": [100, 200, 300]}],
             "spawns": [[100, 200, 300]]}
            """);
    Piece piece = level.pieces().get(0);
    float[] placed = piece.frame().place(new float[] {0, 0, 0});
    assertArrayEquals(new float[] {1, 3, -2}, placed);
    assertArrayEquals(new double[] {1, 3, -2}, level.hints().spawns().get(0), 1e-15);
  }

  @Test
  void withoutPiecesAllMeshesBesideItAreTaken() throws Exception {
    assertEquals(List.of("road", "wall_left", "wall_right", "gate"), names(load("{}")));
    Path empty = Files.createDirectories(folder.resolve("empty")).resolve("e.trackwalk.json");
    Files.writeString(empty, "{}");
    LevelSource source = ManifestLevel.source(MeshFile.of(empty), LoadOptions.DEFAULT);
    assertThrows(ImportException.class, () -> source.load(Progress.none()));
  }

  @Test
  void filesThatAreLeftOutAreNotRead() throws Exception {
    Path manifest = folder.resolve("m.trackwalk.json");
    Files.writeString(manifest, "{\"pieces\": [{\"file\": \"road.obj\"}, {\"file\": \"no.obj\"}]}");
    Path broken = Files.writeString(folder.resolve("no.obj"), "this is no mesh\nat all\n");
    assertThrows(
        ImportException.class,
        () -> LevelFinder.without(Set.of(), manifest, LoadOptions.DEFAULT).load(Progress.none()));

    LevelSource source = LevelFinder.without(Set.of(broken), manifest, LoadOptions.DEFAULT);

    assertEquals(List.of("road"), names(source.load(Progress.none())));
    LevelSource nothing =
        LevelFinder.without(
            Set.of(broken, folder.resolve("road.obj")), manifest, LoadOptions.DEFAULT);
    assertThrows(ImportException.class, () -> nothing.load(Progress.none()));
  }

  @Test
  void hintsAreInMetresAndMetresPerSecond() throws Exception {
    Files.writeString(folder.resolve("line.csv"), "0,0,0\n10,0,0\n10,0,10\n0,0,0\n");
    Level level =
        load(
            """
            {"line": {"file": "line.csv", "direction": "reverse"}, "speed": {"vmax": 180, "grip": 2},
             "corridor": {"pieces": ["road"]}, "bodies": "piece", "enclosed": true,
             "vehicle": "kart", "profiles": ["jolt"], "neighbours": ["walls.obj"]}
            """);
    assertArrayEquals(new double[] {10, 0, 10, 10, 0, 0, 0, 0, 0}, level.hints().line());
    assertTrue(level.hints().lineClosed());
    assertEquals(50.0, level.hints().speedMax());
    assertEquals(2.0, level.hints().grip());
    assertEquals("kart", level.hints().vehicle());
    assertEquals("piece", level.hints().bodies());
    assertEquals(List.of("road"), level.hints().corridorPieces());
    assertEquals(
        List.of("wall_left", "wall_right", "gate"),
        level.hints().neighbourPieces().stream().map(Piece::name).toList());
    assertTrue(level.hints().enclosed());
    assertTrue(level.sources().stream().anyMatch(s -> s.endsWith("/line.csv")));
  }

  @Test
  void mistakesInReferencesHaveTheirPlace() {
    assertWrong("{\"pieces\": [{\"file\": \"raod.obj\"}]}", "column 22", "did you mean 'road.obj'");
    assertWrong(
        "{\"pieces\": [{\"file\": \"walls.obj\", \"node\": \"wall_lfet\"}]}",
        "column 43",
        "did you mean 'wall_left'");
    assertWrong("{\"line\": {\"file\": \"no.csv\"}}", "column 19", "not there");
  }

  @Test
  void nothingOutsideTheFolderIsRead() throws Exception {
    Path outside = folder.getParent().resolve("outside-" + folder.getFileName() + ".obj");
    Files.copy(folder.resolve("road.obj"), outside);
    try {
      for (String file :
          List.of("../" + outside.getFileName(), outside.toString(), "https://example.org/a.obj")) {
        String json = "{\"pieces\": [{\"file\": \"" + file.replace("\\", "\\\\") + "\"}]}";
        assertWrong(json, "column 22", "");
      }
      Path manifest =
          Files.writeString(
              folder.resolve("m.trackwalk.json"),
              "{\"pieces\": [{\"file\": \"../" + outside.getFileName() + "\"}]}");
      LoadOptions allow = new LoadOptions(null, null, false, false, true);
      Level level = ManifestLevel.source(MeshFile.of(manifest), allow).load(Progress.none());
      assertEquals(1, level.pieces().size());
    } finally {
      Files.delete(outside);
    }
  }

  @Test
  void whatInitProposesLoadsTheSameLevel() throws Exception {
    Files.delete(folder.resolve("walls.obj"));
    SheetFile.write(folder.resolve("road2.obj"), 2, 0, 0, 2, 1);
    LevelInit.Outcome outcome = LevelInit.propose(folder, LoadOptions.DEFAULT, Progress.none());
    LevelInit.Proposal proposal = outcome.proposals().get(0);
    assertEquals(1, outcome.proposals().size());
    assertEquals(
        folder.getFileName() + ".trackwalk.json", proposal.target().getFileName().toString());
    assertEquals(List.of(), LevelInit.existing(outcome.proposals()));
    ManifestWriter.write(proposal.manifest(), proposal.target(), false);
    Level level =
        LevelFinder.find(List.of(folder), LoadOptions.DEFAULT, Progress.none())
            .get(0)
            .load(Progress.none());
    assertEquals(names(proposal.level()), names(level));
    assertEquals(proposal.level().reportFrame(), level.reportFrame());
    assertEquals(1, LevelInit.existing(outcome.proposals()).size());
  }

  private void assertWrong(String json, String place, String problem) {
    ImportException e = assertThrows(ImportException.class, () -> load(json));
    assertTrue(e.getMessage().contains(problem), e.oneLine());
    assertEquals("line 1, " + place, e.place(), e.oneLine());
  }

  private Level load(String json) throws Exception {
    Path file = Files.writeString(folder.resolve("m.trackwalk.json"), json);
    return ManifestLevel.source(MeshFile.of(file), LoadOptions.DEFAULT).load(Progress.none());
  }

  private static List<String> names(Level level) {
    return level.pieces().stream().map(Piece::name).toList();
  }
}
