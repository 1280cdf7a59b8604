package org.trackwalk.io.scene.stk;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.io.b3d.B3dText;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.manifest.ManifestPiece;
import org.trackwalk.io.scene.ImportedScene;
import org.trackwalk.io.scene.SceneNames;
import org.trackwalk.io.scene.SceneRequest;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;

/** Small scenes, element by element as the game's loader understands them. */
final class StkSceneTest {

  @TempDir Path temp;
  private Path folder;

  @BeforeEach
  void models() throws IOException {
    folder = Files.createDirectory(temp.resolve("ring"));
    model("track.b3d");
    model("tree.b3d");
    model("bush.b3d");
  }

  @Test
  void trackAndObjectsArePlacedMirrored() throws Exception {
    ImportedScene scene =
        read(
            "<scene><track model='track.b3d' x='0' y='0' z='0'>"
                + "<static-object model='tree.b3d' xyz='1 2 3' hpr='0 90 0' scale='2 3 4'/>"
                + "</track><object type='static' model='bush.b3d' xyz='7 8 9'/></scene>");

    List<ManifestPiece> pieces = scene.manifest().pieces();
    assertEquals("ring", scene.name());
    assertEquals(folder.toRealPath(), scene.folder().toRealPath());
    assertEquals(List.of("track.b3d", "tree.b3d", "bush.b3d"), files(scene));
    assertNull(pieces.get(0).placement());
    // A quarter about y takes z to x and x to -z; mirrored, z to -x and x to z.
    assertArrayEquals(
        new double[] {0, 0, -4, 1, 0, 3, 0, 2, 2, 0, 0, -3}, pieces.get(1).placement());
    assertArrayEquals(
        new double[] {1, 0, 0, 7, 0, 1, 0, 8, 0, 0, 1, -9}, pieces.get(2).placement());
  }

  @Test
  void aModeThatNobodyNamesIsNotPassedOver() throws IOException {
    Path file = folder.resolve("scene.xml");
    Files.writeString(file, "<scene><track model='track.b3d'/></scene>");
    SceneRequest night = new SceneRequest(file, "scene.xml", false, "night");

    ImportException refusal =
        assertThrows(ImportException.class, () -> new StkScene().read(night, Progress.none()));

    assertTrue(refusal.getMessage().contains("'night'"), refusal.getMessage());
  }

  @Test
  void modesAreScenesThatCanBeChosen() throws IOException {
    Files.writeString(folder.resolve("scene.xml"), "<scene><track model='track.b3d'/></scene>");
    Path track = folder.resolve("track.xml");
    Files.writeString(track, "<track name='Ring'><mode name='day'/><mode name='night'/></track>");
    StkScene format = new StkScene();

    assertEquals(new SceneNames(List.of("day", "night"), 0), format.scenes(track));
    assertEquals(SceneNames.NONE, format.scenes(folder.resolve("scene.xml")), "it is named");
    Files.writeString(track, "<track name='Ring'><mode name='day'/><mode/></track>");
    assertEquals(SceneNames.NONE, format.scenes(track), "one cannot be asked for");
  }

  @Test
  void whatMovesIsLeftOutAndGhostsAreNotSolid() throws Exception {
    ImportedScene scene =
        read(
            "<scene><track model='track.b3d'/>"
                + "<object type='movable' model='tree.b3d'/>"
                + "<object type='animation' model='tree.b3d'><curve channel='LocX'/></object>"
                + "<object type='animation' model='tree.b3d' interaction='ghost'/>"
                + "<object type='animation' model='tree.b3d' interaction='none'/>"
                + "<static-object type='animation' model='bush.b3d' interaction='physics-only'/>"
                + "<object type='billboard' texture='halo.png' xyz='0 0 0'/>"
                + "<water model='bush.b3d' xyz='0 -1 0'/></scene>");

    List<ManifestPiece> pieces = scene.manifest().pieces();
    assertEquals(
        List.of("track.b3d", "tree.b3d", "tree.b3d", "bush.b3d", "bush.b3d"), files(scene));
    assertNull(pieces.get(0).collidable());
    assertEquals(false, pieces.get(1).collidable());
    assertEquals(false, pieces.get(2).collidable());
    assertNull(pieces.get(3).collidable());
    assertEquals(false, pieces.get(4).collidable(), "water");
    noted(scene, "left out because it moves: tree.b3d x2");
    noted(scene, "as it is water: bush.b3d");
  }

  @Test
  void groupsOfDetailsStandWithTheFinest() throws Exception {
    String inTrack =
        "<scene><track model='track.b3d'>"
            + "<static-object lod_group='t' lod_distance='90' model='bush.b3d' xyz='99 0 0'/>"
            + "<static-object lod_group='t' lod_distance='10' model='tree.b3d' xyz='98 0 0'/>"
            + "<static-object lod_instance='true' lod_group='t' xyz='1 0 0'/>"
            + "<static-object lod_instance='true' lod_group='u' xyz='1 0 0'/></track></scene>";
    assertEquals(List.of("track.b3d", "tree.b3d"), files(read(inTrack)));
    noted(read(inTrack), "group of details has no model: u");

    String onTop =
        "<scene><track model='track.b3d'/><lod><group name='t'>"
            + "<static-object lod_group='t' lod_distance='90' model='bush.b3d'/>"
            + "<static-object lod_group='t' lod_distance='10' model='tree.b3d'/></group></lod>"
            + "<object type='static' lod_instance='Y' lod_group='t' xyz='1 0 0'/></scene>";
    assertEquals(List.of("track.b3d", "tree.b3d"), files(read(onTop)));
  }

  @Test
  void missingModelsAreNotedAndAMissingTrackIsRefused() throws Exception {
    Files.writeString(folder.resolve("house.spm"), "SP");
    ImportedScene scene =
        read(
            "<scene><track model='track.b3d'/><object model='gone.b3d'/>"
                + "<object model='house.spm'/><object model='../far.b3d'/></scene>");
    assertEquals(List.of("track.b3d"), files(scene));
    noted(scene, "the model is not there: gone.b3d, ../far.b3d");
    noted(scene, "the format is not read (export the models as .b3d, .obj or .glb): house.spm");

    model("../far.b3d");
    noted(
        read("<scene><track model='track.b3d'/><object model='../far.b3d'/></scene>"),
        "outside the track's folder (import and check with --allow-outside): ../far.b3d");

    refused("'gone.b3d', is not there", "<scene>\n<track model='gone.b3d'/></scene>");
    refused("format that is not read", "<scene>\n<track model='house.spm'/></scene>");
    refused("no element 'track'", "<scene><sun/></scene>");
  }

  /** A link out of the folder stands for a file of its name, and is not followed. */
  @ParameterizedTest
  @ValueSource(strings = {"track.xml", "quads.xml", "graph.xml", "materials.xml", "l.b3d"})
  void linksThatLeadOutAreRefused(String name) throws Exception {
    Files.writeString(
        folder.resolve("quads.xml"),
        "<quads><quad p0='0 0 0' p1='1 0 0' p2='1 0 1' p3='0 0 1'/></quads>");
    boolean model = name.endsWith(".b3d");
    if (model) {
      model("../far.b3d");
    } else {
      Files.writeString(temp.resolve("far.xml"), "<secret name='SECRET'/>");
    }
    Files.deleteIfExists(folder.resolve(name));
    Path far = temp.resolve(model ? "far.b3d" : "far.xml");
    Files.createSymbolicLink(folder.resolve(name), far);
    String shown = model ? "outside the track's folder" : "'" + name + "' lies outside";
    refused(shown, "<scene>\n<track model='" + (model ? name : "track.b3d") + "'/></scene>");
  }

  /** A plane that resets who touches it lies where karts fall to, and carries none. */
  @ParameterizedTest
  @ValueSource(strings = {"ignore", "surface", "reset"})
  void materialsSayWhatCarriesNoKart(String says) throws Exception {
    Files.writeString(
        folder.resolve("materials.xml"),
        "<materials><material name='Leaf.PNG' %s='Y'/><material name='bark.png' %s='N'/></materials>"
            .formatted(says, says));

    ImportedScene scene =
        read("<scene><track model='track.b3d'/><object model='tree.b3d'/></scene>");

    ManifestPiece leaves = scene.manifest().pieces().get(1);
    assertEquals(2 + 2, scene.manifest().pieces().size(), files(scene).toString());
    assertEquals("track.b3d", leaves.file().text());
    assertEquals("thing (leaf.png)", leaves.node());
    assertEquals(false, leaves.collidable());
    assertEquals("thing (leaf.png)", scene.manifest().pieces().get(3).node());
    assertFalse(scene.notes().stream().anyMatch(note -> note.contains("materials.xml")));
  }

  @Test
  void whatNoDrivelinePassesOverIsScenery() throws Exception {
    Files.writeString(
        folder.resolve("quads.xml"),
        "<quads><quad p0='-4 0 0' p1='4 0 0' p2='4 0 50' p3='-4 0 50'/></quads>");
    ImportedScene scene =
        read(
            "<scene><track model='track.b3d'/><object model='tree.b3d' xyz='0 0 20' scale='20 1"
                + " 20'/><object model='tree.b3d' xyz='0 0 -22' scale='20 1 20'/><object"
                + " model='tree.b3d' xyz='0 9 20' scale='20 1 20'/></scene>");

    List<ManifestPiece> pieces = scene.manifest().pieces();
    assertNull(pieces.get(0).surfaceClass(), "the track never is");
    assertNull(pieces.get(1).surfaceClass(), "under the driveline");
    assertEquals(SurfaceClass.SCENERY, pieces.get(2).surfaceClass(), "before it");
    assertEquals(SurfaceClass.SCENERY, pieces.get(3).surfaceClass(), "high above it");
    assertFalse(scene.lineClosed());
  }

  @Test
  void libraryStandsUnderItsElement() throws Exception {
    Path library = Files.createDirectories(folder.resolve("library/lamp"));
    Files.write(library.resolve("post.b3d"), bytes());
    Files.writeString(
        library.resolve("node.xml"),
        "<scene><object type='static' model='post.b3d' xyz='1 0 0'/></scene>");
    ImportedScene scene =
        read(
            "<scene><track model='track.b3d'/><library name='lamp' xyz='10 0 5' hpr='0 180 0'/>"
                + "<library name='bench' xyz='0 0 0'/></scene>");

    assertEquals(List.of("track.b3d", "library/lamp/post.b3d"), files(scene));
    double[] placement = scene.manifest().pieces().get(1).placement();
    assertArrayEquals(
        new double[] {9, 0, -5}, new double[] {placement[3], placement[7], placement[11]});
    noted(scene, "game's library");
    noted(scene, ": bench");
    Files.writeString(library.resolve("node.xml"), "<scene><library name='lamp'/></scene>");
    refused("holds itself", "<scene><track model='track.b3d'/><library name='lamp'/></scene>");
  }

  @Test
  void modesAndArenas() throws Exception {
    Files.writeString(
        folder.resolve("quads.xml"),
        "<quads><quad p0='-4 0 0' p1='4 0 0' p2='4 0 50' p3='-4 0 50'/></quads>");
    String scene = "<scene><track model='track.b3d'/><start x='1' y='2' z='3' h='0'/></scene>";
    Files.writeString(folder.resolve("track.xml"), "<track name='Ring' arena='Y'/>");
    ImportedScene arena = read(scene);
    assertEquals("Ring", arena.manifest().name());
    assertNull(arena.line());
    assertArrayEquals(new double[] {1, 2, -3}, arena.manifest().spawns().get(0));
    noted(arena, "an arena");

    Files.writeString(folder.resolve("night.xml"), scene);
    Files.writeString(
        folder.resolve("track.xml"),
        "<track name='Ring'><mode name='day' scene='scene.xml'/>"
            + "<mode name='night' scene='night.xml' quads='none.xml'/></track>");
    assertEquals(6, read(scene).line().length, "by day");
    StkScene format = new StkScene();
    Path track = folder.resolve("track.xml");
    assertTrue(format.reads(track));
    SceneRequest night = new SceneRequest(track, "track.xml", false, "night");
    ImportedScene byNight = format.read(night, Progress.none());
    assertEquals("ring-night", byNight.name());
    assertNull(byNight.line());
    noted(byNight, "none.xml is not there");
  }

  @Test
  void namesThatLeadOutOfTheFolderAreRefused() throws Exception {
    String scene = "<scene><track model='track.b3d'/><library name='../../x'/></scene>";
    noted(read(scene), "game's library");
    for (String name : List.of("../quads.xml", "/etc/passwd", "C:quads.xml", "a\\b", "")) {
      Files.writeString(folder.resolve("track.xml"), "<track><mode quads='" + name + "'/></track>");
      refused("not the name of a file here", scene);
    }
  }

  @Test
  void librariesThatHoldEachOtherTooOftenAreRefused() throws Exception {
    for (int i = 0; i < 7; i++) {
      String inner = i == 6 ? "" : ("<library name='l" + (i + 1) + "'/>").repeat(20);
      Path library = Files.createDirectories(folder.resolve("library/l" + i));
      Files.writeString(library.resolve("node.xml"), "<scene>" + inner + "</scene>");
    }

    refused(
        "more than 100000 objects",
        "<scene><track model='track.b3d'/><library name='l0'/></scene>");
  }

  @Test
  void otherFilesAreNone() throws Exception {
    StkScene format = new StkScene();
    for (String text : List.of("<params/>", "<scene", "", "{}")) {
      assertFalse(format.reads(Files.writeString(folder.resolve("other.xml"), text)), text);
    }
    assertFalse(format.reads(folder.resolve("track.b3d")));
    assertFalse(format.reads(folder));
  }

  private ImportedScene read(String xml) throws IOException, ImportException {
    Path file = Files.writeString(folder.resolve("scene.xml"), xml);
    assertTrue(new StkScene().reads(file));
    return new StkScene().read(SceneRequest.of(file), Progress.none());
  }

  private void refused(String words, String xml) {
    ImportException refusal = assertThrows(ImportException.class, () -> read(xml));
    assertTrue(refusal.oneLine().contains(words), refusal.oneLine());
  }

  private static void noted(ImportedScene scene, String words) {
    assertTrue(
        scene.notes().stream().anyMatch(note -> note.contains(words)), scene.notes().toString());
  }

  private static List<String> files(ImportedScene scene) {
    return scene.manifest().pieces().stream().map(piece -> piece.file().text()).toList();
  }

  private void model(String name) throws IOException {
    Files.write(folder.resolve(name), bytes());
  }

  private static byte[] bytes() {
    byte[] mesh =
        B3dText.mesh(
            -1,
            B3dText.vertices(0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 1, 0),
            B3dText.triangles(0, 0, 1, 2),
            B3dText.triangles(1, 0, 1, 3));
    return B3dText.file(
        B3dText.textures("bark.png", "leaf.png"),
        B3dText.brushes(B3dText.brush("a", 0, 0), B3dText.brush("b", 0, 1)),
        B3dText.node("thing", mesh));
  }
}
