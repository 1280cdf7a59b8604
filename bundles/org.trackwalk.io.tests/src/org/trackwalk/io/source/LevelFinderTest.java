package org.trackwalk.io.source;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.UpAxis;
import org.trackwalk.mesh.progress.Progress;

/** Every path ends in one source, in the order of names, and a reason when it is no level. */
final class LevelFinderTest {

  @TempDir Path folder;

  @Test
  void aMeshFileAloneIsALevel() throws Exception {
    Path file = sheet("road.obj", 0);
    LevelSource source = only(find(file));
    assertEquals(shown(file), source.displayName());
    Level level = source.load(Progress.none());
    assertEquals("road.obj", level.name());
    assertEquals("", level.grouping());
    assertEquals(List.of(shown(file)), level.sources());
    assertEquals("road", level.pieces().get(0).name());
    assertEquals("road.obj", level.pieces().get(0).file());
  }

  @Test
  void severalNamedFilesAreSeveralLevelsInTheOrderOfTheirNames() throws Exception {
    List<Path> files = new ArrayList<>();
    for (String name : List.of("a.obj", "b.obj", "c.obj")) {
      files.add(sheet(name, files.size()));
    }
    List<String> expected = files.stream().map(LevelFinderTest::shown).toList();
    assertEquals(expected, names(LevelFinder.find(files, LoadOptions.DEFAULT, Progress.none())));
    Collections.reverse(files);
    files.add(files.get(0));
    assertEquals(expected, names(LevelFinder.find(files, LoadOptions.DEFAULT, Progress.none())));
  }

  @Test
  void namesAreUniqueInALevelOfSeveralFiles() throws Exception {
    Path a = sheet("one/road.obj", 0);
    Path b = sheet("two/road.obj", 1);
    Path c = sheet("two/verge.obj", 2);
    LoadOptions one = new LoadOptions(null, null, false, true, false);
    Level level =
        only(LevelFinder.find(List.of(c, b, a), one, Progress.none())).load(Progress.none());
    assertEquals(
        List.of("one/road.obj/road", "two/road.obj/road", "verge"),
        level.pieces().stream().map(Piece::name).toList());
    assertEquals("one/road.obj", level.pieces().get(0).file());
  }

  @Test
  void aSubfolderWithMeshesBesideMeshesIsNamedAsPassedOver() throws Exception {
    sheet("road.obj", 0);
    Path deep = sheet("north/old/wall.obj", 1);
    Files.createDirectories(folder.resolve("textures"));
    Files.writeString(folder.resolve("textures/note.txt"), "no mesh");

    List<LevelSource> sources =
        LevelFinder.find(List.of(folder), LoadOptions.DEFAULT, Progress.none());

    List<LevelSource> skipped =
        sources.stream().filter(s -> s.status() == LevelSource.Status.SKIPPED).toList();
    assertEquals(
        List.of(shown(deep.getParent().getParent())),
        skipped.stream().map(LevelSource::displayName).toList());
    assertTrue(skipped.get(0).reason().contains("not looked into"), skipped.get(0).reason());
    assertEquals(2, sources.size(), "the level beside it, and nothing else");
  }

  @Test
  void whatIsNotThereNamesTheNearest() throws Exception {
    sheet("road.obj", 0);
    LevelSource source = only(find(folder.resolve("raod.obj")));
    assertEquals(LevelSource.Status.FAILED, source.status());
    assertTrue(source.reason().contains("did you mean 'road.obj'"), source.reason());
    assertThrows(IllegalStateException.class, () -> source.load(Progress.none()));
  }

  @Test
  void aSceneSaysHowItBecomesALevel() throws Exception {
    Path scene = Files.writeString(folder.resolve("scene.xml"), "<scene><track/></scene>");
    LevelSource source = only(find(scene));
    assertEquals(LevelSource.Status.FAILED, source.status());
    assertTrue(
        source.reason().endsWith("; 'trackwalk import " + shown(scene) + "' makes a level of it"),
        source.reason());
  }

  @Test
  void aPathWithBlanksIsOneWordOfTheCommand() throws Exception {
    Path own = Files.createDirectory(folder.resolve("My Track"));
    Path scene = Files.writeString(own.resolve("scene.xml"), "<scene><track/></scene>");
    String command = "'trackwalk import \"" + shown(scene) + "\"' makes a level of it";
    assertTrue(only(find(scene)).reason().endsWith("; " + command), only(find(scene)).reason());
    LevelSource met =
        find(own).stream().filter(s -> !s.passedScene().isEmpty()).findFirst().orElseThrow();
    assertEquals("a scene file (SuperTuxKart track)", met.passedScene());
    assertEquals(met.passedScene() + ": " + command, met.reason());
  }

  @Test
  void scenesThatAreMetInAFolderAreNamedInOneLineForEachKind() throws Exception {
    sheet("road.obj", 0);
    Files.writeString(folder.resolve("scene.xml"), "<?xml version='1.0'?><scene><track/></scene>");
    Files.writeString(folder.resolve("track.xml"), "<track name='Ring'/>");
    Files.writeString(folder.resolve("other.xml"), "<html/>");
    for (String name : List.of("a", "b", "c", "d")) {
      Files.writeString(folder.resolve(name + ".tscn"), "[gd_scene format=2]\n");
    }

    List<LevelSource> sources = find(folder);

    List<LevelSource> skipped =
        sources.stream().filter(s -> s.status() == LevelSource.Status.SKIPPED).toList();
    assertEquals(
        List.of(shown(folder.resolve("a.tscn")), shown(folder.resolve("track.xml"))),
        names(skipped));
    assertEquals(
        "a scene file (Godot scene), and so are b.tscn, c.tscn and 1 more: 'trackwalk import "
            + shown(folder.resolve("a.tscn"))
            + "' makes a level of it",
        skipped.get(0).reason());
    assertEquals(
        "a scene file (SuperTuxKart track): 'trackwalk import "
            + shown(folder.resolve("track.xml"))
            + "' makes a level of it",
        skipped.get(1).reason());
    assertEquals(3, sources.size(), "the mesh is checked all the same");

    Files.writeString(folder.resolve("m.trackwalk.json"), "{}");
    assertEquals(1, find(folder).size(), "an imported scene is not offered again");
  }

  @Test
  void anUnreadFormatFailsWhenNamedAndIsSkippedWhenMet() throws Exception {
    Path skp = Files.writeString(folder.resolve("a.skp"), "SketchUp");
    Path png = Files.writeString(folder.resolve("a.png"), "");
    assertEquals(LevelSource.Status.FAILED, only(find(skp)).status());
    assertTrue(only(find(skp)).reason().contains("SketchUp"));
    assertTrue(only(find(png)).reason().contains("glb"), only(find(png)).reason());
    List<LevelSource> met = find(folder);
    assertEquals(List.of(shown(folder), shown(skp)), names(met));
    assertEquals(LevelSource.Status.FAILED, met.get(0).status(), "nothing was checked");
    assertEquals(LevelSource.Status.SKIPPED, met.get(1).status());
    sheet("road.obj", 0);
    assertEquals(
        List.of(LevelSource.Status.SKIPPED, LevelSource.Status.FOUND),
        find(folder).stream().map(LevelSource::status).toList());
  }

  @Test
  void aFolderIsItsOwnFilesOrItsSubfolders() throws Exception {
    sheet("tracks/one/a.obj", 0);
    sheet("tracks/two/b.obj", 0);
    sheet("tracks/two/deeper/c.obj", 0);
    sheet("tracks/.hidden/d.obj", 0);
    List<String> found = names(find(folder.resolve("tracks")));
    assertEquals(
        List.of(
            shown(folder) + "/tracks/one/a.obj",
            shown(folder) + "/tracks/two/b.obj",
            shown(folder) + "/tracks/two/deeper"),
        found);
    Path empty = Files.createDirectories(folder.resolve("empty"));
    assertEquals(LevelSource.Status.FAILED, only(find(empty)).status());
  }

  @Test
  void manifestsSpeakForTheirFolder() throws Exception {
    sheet("a.obj", 0);
    sheet("b.obj", 1);
    Files.writeString(folder.resolve("x.trackwalk.json"), "{\"pieces\": [{\"file\": \"b.obj\"}]}");
    LevelSource source = only(find(folder));
    assertEquals(shown(folder) + "/x.trackwalk.json", source.displayName());
    assertEquals("b", source.load(Progress.none()).pieces().get(0).name());
  }

  @Test
  void axisAndUnitOfTheUserAreStronger() throws Exception {
    Path file = sheet("road.obj", 0);
    LoadOptions options = new LoadOptions(UpAxis.Z, LengthUnit.CENTIMETRE, false, false, false);
    Level level =
        only(LevelFinder.find(List.of(file), options, Progress.none())).load(Progress.none());
    assertEquals(Frame.of(UpAxis.Z, LengthUnit.CENTIMETRE), level.reportFrame());
  }

  @Test
  void linksThatLeaveTheFolderAreSaidAndNotFollowed() throws Exception {
    Path outside = sheet("outside.obj", 0);
    Path inner = Files.createDirectories(folder.resolve("level"));
    sheet("level/a.obj", 0);
    try {
      Files.createSymbolicLink(inner.resolve("b.obj"), outside);
      Files.createSymbolicLink(inner.resolve("loop"), inner);
    } catch (UnsupportedOperationException | java.io.IOException e) {
      Assumptions.abort("no symbolic links here");
    }
    List<LevelSource> sources = find(inner);
    assertEquals(
        List.of(LevelSource.Status.FOUND, LevelSource.Status.SKIPPED),
        sources.stream().map(LevelSource::status).toList());
    LoadOptions allow = new LoadOptions(null, null, true, false, true);
    assertEquals(2, LevelFinder.find(List.of(inner), allow, Progress.none()).size());
  }

  @Test
  void foldersThatContainThemselvesEnd() throws Exception {
    Path inner = Files.createDirectories(folder.resolve("level/sub"));
    sheet("level/sub/a.obj", 0);
    try {
      Files.createSymbolicLink(inner.getParent().resolve("loop"), inner.getParent());
    } catch (UnsupportedOperationException | java.io.IOException e) {
      Assumptions.abort("no symbolic links here");
    }
    assertEquals(1, find(folder.resolve("level")).size());
  }

  @Test
  void aLevelWhoseFileChangedMeanwhileFailsWhenLoaded() throws Exception {
    Path file = sheet("road.glb", 0);
    LevelSource source = only(find(file));
    assertEquals(LevelSource.Status.FOUND, source.status());
    ImportException e = assertThrows(ImportException.class, () -> source.load(Progress.none()));
    assertEquals("road.glb", e.file());
  }

  private List<LevelSource> find(Path... paths) {
    return LevelFinder.find(Arrays.asList(paths), LoadOptions.DEFAULT, Progress.none());
  }

  private Path sheet(String name, int at) throws Exception {
    return SheetFile.write(folder.resolve(name), 100.0 * at, 0, 0, 2, 2);
  }

  private static LevelSource only(List<LevelSource> sources) {
    assertEquals(1, sources.size(), () -> names(sources).toString());
    return sources.get(0);
  }

  private static List<String> names(List<LevelSource> sources) {
    return sources.stream().map(LevelSource::displayName).toList();
  }

  private static String shown(Path path) {
    return path.toString().replace('\\', '/');
  }
}
