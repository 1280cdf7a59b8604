package org.trackwalk.io.source;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.io.robust.SoundPieces;
import org.trackwalk.io.worker.WorkerException;
import org.trackwalk.io.worker.WorkerProgram;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.progress.Progress;

/** Which files of a folder are one level (docs/formats.md). */
final class FileClustersTest {

  @TempDir Path folder;

  @Test
  void borderByBorderIsOneLevel() throws Exception {
    for (int i = 0; i < 5; i++) {
      sheet("road" + i, 10.0 * i, 0, 0, 10, 4);
    }
    List<LevelSource> sources = find();
    assertEquals(1, sources.size());
    assertEquals(folder.toString().replace('\\', '/'), sources.get(0).displayName());
    Level level = sources.get(0).load(Progress.none());
    assertEquals("5 files form one level, 4 seams; --separate to undo", level.grouping());
    assertEquals(folder.getFileName().toString(), level.name());
    assertEquals(5, level.pieces().size());
    assertEquals(5, level.sources().size());
  }

  @Test
  void aGapOfFourCentimetresIsASeamOneOfSixIsNot() throws Exception {
    sheet("a", 0, 0, 0, 10, 4);
    sheet("b", 10.04, 0, 0, 10, 4);
    sheet("c", 20.1, 0, 0, 10, 4);
    assertEquals(List.of("a b", "c"), levels());
  }

  @Test
  void aStepOfFourCentimetresIsASeam() throws Exception {
    sheet("a", 0, 0, 0, 10, 4);
    sheet("b", 10, 0.04, 0, 10, 4);
    assertEquals(List.of("a b"), levels());
  }

  @Test
  void bordersOfDifferentRhythmFaceEachOther() throws Exception {
    sheet("a", 0, 0, 0, 10, 8);
    sheet("b", 10, 0, 0.5, 10, 7);
    assertEquals(List.of("a b"), levels());
  }

  @Test
  void touchingAtACornerIsNoSeam() throws Exception {
    sheet("a", 0, 0, 0, 10, 4);
    sheet("b", 10, 0, 4, 10, 4);
    assertEquals(List.of("a", "b"), levels());
  }

  @Test
  void oneTrackInTwoFilesIsNoKit() throws Exception {
    sheet("track", 0, 0, 0, 30, 8);
    sheet("tree", 12, 0.5, 3, 1, 1);
    Path again = SheetFile.write(folder.resolve("track-again.obj"), 0, 0, 0, 30, 8);
    // What another format prints: other digits, another order of its faces.
    List<String> lines = new ArrayList<>(Files.readAllLines(again));
    java.util.Collections.reverse(lines.subList(lines.size() - 240, lines.size()));
    lines.replaceAll(line -> line.startsWith("v ") ? line.replace(" 7 ", " 7.0004 ") : line);
    Files.write(again, lines);

    List<LevelSource> sources = find();

    List<String> groupings = new ArrayList<>();
    List<Path> twins = new ArrayList<>();
    for (LevelSource source : sources) {
      groupings.add(source.load(Progress.none()).grouping());
      twins.add(source.twinOf());
    }
    assertEquals(3, sources.size(), "all are checked");
    assertTrue(groupings.get(0).startsWith("the same level twice: track.obj"), groupings.get(0));
    assertTrue(groupings.get(1).startsWith("the same level twice: track-again.obj"));
    assertTrue(groupings.stream().noneMatch(g -> g.contains("kit")), groupings.toString());
    assertEquals(1, twins.stream().filter(twin -> twin != null).count(), twins.toString());
    assertEquals(again, twins.get(1), "the first by name stays");
  }

  @Test
  void twoTracksInOnePlaceAreNoTwins() throws Exception {
    sheet("track", 0, 0, 0, 30, 8);
    sheet("raised", 0, 0.02, 0, 30, 8);
    for (LevelSource source : find()) {
      assertEquals(null, source.twinOf());
      String grouping = source.load(Progress.none()).grouping();
      assertTrue(grouping.contains("kit"), grouping);
    }
  }

  @Test
  void partsInOnePlaceAreAKit() throws Exception {
    sheet("straight", 0, 0, 0, 10, 4);
    sheet("finish", 0, 0, 0, 10, 4);
    sheet("bump", 0, 0.01, 0, 10, 4);
    List<LevelSource> sources = find();
    assertEquals(3, sources.size());
    for (LevelSource source : sources) {
      String grouping = source.load(Progress.none()).grouping();
      assertTrue(grouping.contains("kit"), grouping);
      assertTrue(grouping.contains("--as-one-level"), grouping);
    }
  }

  @Test
  void aRoadCutOutOfItsTerrainIsOneLevel() throws Exception {
    sheet("road", 0, 0, 0, 20, 2);
    Path left = sheet("l", 0, 0, 2, 20, 4);
    Path right = sheet("r", 0, 0, -4, 20, 4);
    join("terrain", left, right);
    assertEquals(List.of("road terrain"), levels());
  }

  @Test
  void wallsAndSkyStandInTheLevelThatTheyTouch() throws Exception {
    sheet("road0", 0, 0, 0, 10, 4);
    sheet("road1", 10, 0, 0, 10, 4);
    sheet("post", 5, 0.03, 1, 1, 1);
    sheet("far", 500, 0, 0, 10, 4);
    assertEquals(List.of("far", "post road0 road1"), levels());
    List<LevelSource> sources = find();
    Level level = sources.get(sources.size() - 1).load(Progress.none());
    assertEquals(3, level.pieces().size());
    assertEquals(
        "3 files form one level, 1 seam, 1 without a seam; --separate to undo", level.grouping());
  }

  @Test
  void aHouseOfSeveralFilesStandsInItsTown() throws Exception {
    for (int i = 0; i < 3; i++) {
      sheet("road" + i, 10.0 * i, 0, 0, 10, 10);
    }
    sheet("roof0", 11, 0.04, 1, 2, 2);
    sheet("roof1", 13, 0.04, 1, 2, 2);
    assertEquals(List.of("road0 road1 road2 roof0 roof1"), levels());
  }

  /** Roads, houses, trees and signs in a file each: their boxes are one, what they fill is not. */
  @ParameterizedTest
  @ValueSource(ints = {2, 4, 6})
  void aSceneThatIsCutByKindsIsOneLevel(int kinds) throws Exception {
    sheet("road", 0, 0, 0, 60, 4);
    sheet("kerb", 0, 0, 4, 60, 1);
    for (int kind = 0; kind < kinds; kind++) {
      Random random = new Random(kind);
      List<Path> things = new ArrayList<>();
      for (int i = 0; i < 12; i++) {
        double x = i < 2 ? 58 * i : 58 * random.nextDouble();
        double z = 6 + (i < 2 ? 32 * i : 32 * random.nextDouble());
        double y = i < 2 ? 5 * i : 5 * random.nextDouble();
        things.add(sheet("thing" + kind + "_" + i, x, y, z, 2, 2));
      }
      join("kind" + kind, things.toArray(new Path[0]));
    }
    sheet("ground", 0, 0, 5, 60, 36);
    List<LevelSource> sources = find();
    assertEquals(1, sources.size(), levels().toString());
    String grouping = sources.get(0).load(Progress.none()).grouping();
    assertTrue(grouping.startsWith(kinds + 3 + " files form one level"), grouping);
  }

  @Test
  void twoTracksOverTheSameGroundAreTwoLevels() throws Exception {
    for (int i = 0; i < 3; i++) {
      sheet("first" + i, 10.0 * i, 0, 0, 10, 4);
      sheet("second" + i, 10.0 * i + 4, 0, 1, 10, 4);
    }
    assertEquals(List.of("first0 first1 first2", "second0 second1 second2"), levels());
  }

  @Test
  void skidMarksAreALayerAndAnOldExportIsACopy() throws Exception {
    for (int i = 0; i < 5; i++) {
      sheet("road" + i, 10.0 * i, 0, 0, 10, 4);
    }
    SheetFile.write(folder.resolve("skid.obj"), 20.5, 0.002, 0.5, 9, 3);
    SheetFile.write(folder.resolve("road4_old.obj"), 40, 0.01, 0, 10, 4);
    List<LevelSource> sources = find();
    assertEquals(List.of("road0 road1 road2 road3 road4 skid", "road4_old"), levels());
    String grouping = sources.get(sources.size() - 1).load(Progress.none()).grouping();
    assertTrue(grouping.contains("copy of road4.obj"), grouping);
  }

  @Test
  void separateUndoesItAndOneLevelForcesIt() throws Exception {
    sheet("a", 0, 0, 0, 10, 4);
    sheet("b", 10, 0, 0, 10, 4);
    sheet("c", 100, 0, 0, 10, 4);
    LoadOptions separate = new LoadOptions(null, null, true, false, false);
    assertEquals(3, LevelFinder.find(List.of(folder), separate, Progress.none()).size());
    LoadOptions one = new LoadOptions(null, null, false, true, false);
    List<LevelSource> sources = LevelFinder.find(List.of(folder), one, Progress.none());
    assertEquals(1, sources.size());
    assertEquals(3, sources.get(0).load(Progress.none()).pieces().size());
  }

  @Test
  void aBrokenFileDoesNotStopTheOthers() throws Exception {
    sheet("a", 0, 0, 0, 10, 4);
    sheet("b", 10, 0, 0, 10, 4);
    Files.writeString(folder.resolve("broken.glb"), "glTF");
    Files.writeString(folder.resolve("scene.skp"), "SketchUp");
    Files.writeString(folder.resolve("notes.txt"), "nothing");
    List<LevelSource> sources = find();
    assertEquals(
        List.of("FOUND", "FAILED", "SKIPPED"),
        sources.stream().map(s -> s.status().name()).toList());
    assertTrue(sources.get(1).reason().contains("byte"), sources.get(1).reason());
    assertTrue(sources.get(2).reason().contains("SketchUp"), sources.get(2).reason());
    assertEquals(2, sources.get(0).load(Progress.none()).pieces().size());
  }

  @Test
  void kennysKitIsCheckedPartByPart() throws Exception {
    // The two .fbx hold the collision meshes of tiles: other triangles, so parts of their own. They
    // need the importer process, which is not everywhere where this runs.
    List<String> endings = importerProcess() ? List.of(".glb", ".fbx") : List.of(".glb");
    List<Path> files = SoundPieces.sharedFiles("data/tracks/kenney-racing", endings);
    List<LevelSource> sources =
        LevelFinder.find(List.of(files.get(0).getParent()), LoadOptions.DEFAULT, Progress.none());
    long found = sources.stream().filter(s -> s.status() == LevelSource.Status.FOUND).count();
    assertEquals(files.size(), found, "one level per part");
    assertTrue(sources.stream().allMatch(s -> s.twinOf() == null), "no part is another one's twin");
    long kit = 0;
    for (LevelSource source : sources) {
      if (source.status() == LevelSource.Status.FOUND) {
        kit += source.load(Progress.none()).grouping().contains("kit") ? 1 : 0;
      }
    }
    assertTrue(kit >= found / 2, kit + " of " + found + " say so");
  }

  @Test
  void levelsThatOnlyLieInOneFolderStayApart() throws Exception {
    List<Path> files = SoundPieces.sharedFiles("data/levels/recast", List.of(".obj"));
    List<LevelSource> sources =
        LevelFinder.find(List.of(files.get(0).getParent()), LoadOptions.DEFAULT, Progress.none());
    assertEquals(files.size(), sources.size());
  }

  private static boolean importerProcess() {
    try {
      return WorkerProgram.find() != null;
    } catch (WorkerException e) {
      return false;
    }
  }

  private List<LevelSource> find() {
    return LevelFinder.find(List.of(folder), LoadOptions.DEFAULT, Progress.none());
  }

  private List<String> levels() {
    List<String> levels = new ArrayList<>();
    for (LevelSource source : find()) {
      Stream<String> names =
          source.files().stream().map(f -> f.getFileName().toString().replace(".obj", ""));
      levels.add(String.join(" ", names.toList()));
    }
    levels.sort(null);
    return levels;
  }

  private Path sheet(String name, double x, double y, double z, int width, int depth)
      throws Exception {
    return SheetFile.write(folder.resolve(name + ".obj"), x, y, z, width, depth);
  }

  /** Puts sheets into one file. */
  private void join(String name, Path... sheets) throws Exception {
    StringBuilder both = new StringBuilder();
    int count = 0;
    for (Path part : sheets) {
      int before = count;
      for (String line : Files.readAllLines(part)) {
        if (line.startsWith("f ")) {
          both.append("f");
          for (String index : line.substring(2).split(" ")) {
            both.append(" ").append(before + Integer.parseInt(index));
          }
          both.append("\n");
        } else {
          both.append(line).append("\n");
        }
        count += line.startsWith("v ") ? 1 : 0;
      }
      Files.delete(part);
    }
    Files.writeString(folder.resolve(name + ".obj"), both);
  }
}
