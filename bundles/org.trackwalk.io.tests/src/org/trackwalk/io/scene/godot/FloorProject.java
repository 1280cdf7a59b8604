package org.trackwalk.io.scene.godot;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.scene.ImportedScene;
import org.trackwalk.io.scene.SceneRequest;
import org.trackwalk.io.scene.write.SceneWriting;
import org.trackwalk.io.source.LevelFinder;
import org.trackwalk.io.source.LevelSource;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;

/** A project with one mesh, a floor, whose corners say where it was placed. */
final class FloorProject {

  /** A floor of two by one metre: its first corner is the origin, the second lies along x. */
  static final String FLOOR = "o floor\nv 0 0 0\nv 2 0 0\nv 2 0 1\nv 0 0 1\nf 1 4 3\nf 1 3 2\n";

  private static final double EXACT = 1e-5;

  private FloorProject() {}

  static void make(Path folder) throws IOException {
    Files.writeString(folder.resolve("project.godot"), "config_version=5\n");
    Files.createDirectory(folder.resolve("models"));
    Files.createDirectory(folder.resolve("scenes"));
    Files.writeString(folder.resolve("models/floor.obj"), FLOOR);
  }

  static ImportedScene read(Path scene) throws ImportException, IOException {
    return new GodotSceneFormat().read(SceneRequest.of(scene), Progress.none());
  }

  static Level level(Path scene) throws ImportException, IOException {
    ImportedScene imported = read(scene);
    Path target = SceneWriting.usualTarget(imported);
    SceneWriting.write(imported, target, true);
    List<LevelSource> found =
        LevelFinder.find(List.of(target), LoadOptions.DEFAULT, Progress.none());
    return found.get(0).load(Progress.none());
  }

  /** Where the floor's corner at the origin and the one at x = 2 of a piece lie. */
  private static double[] corners(Piece piece) {
    double[] corners = {Double.NaN, 0, 0, Double.NaN, 0, 0};
    for (int v = 0; v < piece.positions().length; v += 3) {
      float[] p = piece.positions();
      float[] at = new float[3];
      piece.frame().place(p[v], p[v + 1], p[v + 2], at, 0);
      for (int k = 0; k < 3 && p[v + 2] == 0; k++) {
        corners[(p[v] == 0 ? 0 : 3) + k] = at[k];
      }
    }
    return corners;
  }

  static void assertCorners(Level level, int piece, double... expected) {
    double[] actual = corners(level.pieces().get(piece));
    for (int i = 0; i < 6; i++) {
      assertEquals(expected[i], actual[i], EXACT, "piece " + piece + ", number " + i);
    }
  }

  static List<Double> boxed(double[] numbers) {
    List<Double> all = new ArrayList<>();
    for (double number : numbers) {
      all.add(number);
    }
    return all;
  }
}
