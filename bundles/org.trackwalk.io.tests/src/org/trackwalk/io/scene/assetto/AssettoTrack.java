package org.trackwalk.io.scene.assetto;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.kn5.Kn5Bytes;
import org.trackwalk.io.manifest.LevelManifest;
import org.trackwalk.io.scene.ImportedScene;
import org.trackwalk.io.scene.SceneRequest;
import org.trackwalk.io.scene.formats.SceneFinder;
import org.trackwalk.io.source.LevelFinder;
import org.trackwalk.io.source.LevelSource;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;

/** A track folder as the game lays it out, written file by file. */
abstract class AssettoTrack {

  static final float[] SQUARE = {0, 0, 0, 0, 0, 9, 9, 0, 9, 9, 0, 0};
  static final int[] TWO = {0, 1, 2, 0, 2, 3};
  static final String SURFACES =
      "; what is driven on\r\n[SURFACE_0]\r\nKEY=ROADB // the pass\r\nIS_VALID_TRACK=1\r\n"
          + "WAV_PITCH=extended-0\r\n[surface_1]\r\nkey=Moss\r\nDIRT_ADDITIVE=0.2\r\n"
          + "IS_VALID_TRACK=0\r\n[SURFACE_2]\r\nKEY=WALL2\r\nIS_VALID_TRACK=1\r\n";

  @TempDir Path root;
  Path track;

  @BeforeEach
  void makeFolder() throws IOException {
    track = Files.createDirectories(root.resolve("pass"));
  }

  Path withCard() throws IOException {
    text("ui/ui_track.json", "{");
    return track;
  }

  void write(String name, byte[]... nodes) throws IOException {
    byte[] scene = Kn5Bytes.node("root", Kn5Bytes.STILL, nodes);
    Files.write(track.resolve(name), Kn5Bytes.file(5, new String[] {"tar"}, scene));
  }

  void text(String name, String words) throws IOException {
    Path file = track.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, words);
  }

  static byte[] mesh(String name) {
    return Kn5Bytes.mesh(name, 0, SQUARE, TWO);
  }

  static byte[] marker(String name, float x) {
    return Kn5Bytes.node(name, new float[] {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, x, 1.5f, 2, 1});
  }

  static ImportedScene read(Path path) throws ImportException, IOException {
    SceneFinder found = SceneFinder.find(path);
    assertEquals("assetto", found.format().id());
    return found.format().read(SceneRequest.of(found.file()), Progress.none());
  }

  static List<LevelSource> find(Path path) {
    return LevelFinder.find(List.of(path), LoadOptions.DEFAULT, Progress.none());
  }

  static LevelSource onlyLevel(Path path) {
    List<LevelSource> found = find(path);
    assertEquals(1, found.size(), found.toString());
    return found.get(0);
  }

  static float[] placed(Piece piece, int vertex) {
    float[] xyz = piece.positions();
    float[] placed = new float[3];
    piece.frame().place(xyz[3 * vertex], xyz[3 * vertex + 1], xyz[3 * vertex + 2], placed, 0);
    return placed;
  }

  static Map<String, String> uses(Level level) {
    Map<String, String> uses = new TreeMap<>();
    for (Piece piece : level.pieces()) {
      uses.put(piece.name(), piece.surfaceClass() + " " + piece.collidable());
    }
    return uses;
  }

  static Map<String, String> classes(LevelManifest manifest) {
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
