package org.trackwalk.io.scene.torcs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.trackwalk.io.importer.ImportedMesh;
import org.trackwalk.io.scene.ImportedScene;
import org.trackwalk.io.scene.SceneMesh;
import org.trackwalk.io.scene.SceneRequest;
import org.trackwalk.io.xml.XmlElement;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;

/**
 * The line of every real track lies on its own mesh, which the games' generator made years ago: an
 * oracle that knows nothing of this code.
 */
class TorcsTracksTest {

  /** Metres above or below the road's triangles. */
  private static final double NEAR = 0.15;

  private static final double SHARE = 0.99;

  static List<Path> tracks() throws Exception {
    String shared = System.getProperty("trackwalk.shared");
    Path folder = shared == null ? null : Path.of(shared, "data", "tracks", "torcs");
    if (folder == null || !Files.isDirectory(folder)) {
      return List.of(Path.of("none"));
    }
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(f -> f.toString().endsWith(".xml")).sorted().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("tracks")
  void theLineLiesOnTheRoadAndInItsMiddle(Path file) throws Exception {
    assumeTrue(Files.exists(file), "the real tracks are not here");
    TorcsSceneFormat format = new TorcsSceneFormat();
    SceneRequest request = SceneRequest.of(file);

    assertTrue(format.reads(file));
    ImportedScene scene = format.read(request, Progress.none());

    ImportedMesh mesh =
        SceneMesh.read(request, scene.manifest().pieces().get(0).file().text(), Progress.none());
    List<double[]> road = new ArrayList<>();
    for (Piece piece : mesh.pieces()) {
      if (piece.name().toLowerCase(Locale.ROOT).startsWith("tkmn")) {
        road.addAll(triangles(piece));
      }
    }
    assertTrue(road.size() > 100, file + ": no road in the mesh");
    double width =
        new TorcsSection(XmlElement.read(file, "track")).section("Main Track").number("width", 15);
    double[] line = scene.line();
    int count = line.length / 3;
    int near = 0;
    int middle = 0;
    for (int i = 0; i < count; i++) {
      double height = height(road, line[3 * i], line[3 * i + 2], line[3 * i + 1]);
      double off = Math.abs(height - line[3 * i + 1]);
      if (off <= NEAR) {
        near++;
      }
      middle += inTheMiddle(road, line, i, width) ? 1 : 0;
    }
    assertTrue(near >= SHARE * count, file + ": " + near + " of " + count + " on the road");
    assertTrue(middle >= SHARE * count, file + ": " + middle + " of " + count + " in the middle");
    assertTrue(scene.lineClosed());
    assertEquals(file.getParent().toAbsolutePath().normalize(), scene.folder());
  }

  /** Road at 0.45 of the width on both sides, and none of it at 0.55. */
  private static boolean inTheMiddle(List<double[]> road, double[] line, int i, double width) {
    int count = line.length / 3;
    int a = (i + count - 1) % count;
    int b = (i + 1) % count;
    double dx = line[3 * b] - line[3 * a];
    double dz = line[3 * b + 2] - line[3 * a + 2];
    double length = Math.hypot(dx, dz);
    for (int side = -1; side <= 1; side += 2) {
      double x = side * dz / length * width;
      double z = -side * dx / length * width;
      double y = line[3 * i + 1];
      double in = height(road, line[3 * i] + 0.45 * x, line[3 * i + 2] + 0.45 * z, y);
      double out = height(road, line[3 * i] + 0.55 * x, line[3 * i + 2] + 0.55 * z, y);
      double bank = width; // a bank of 45 degrees and more
      if (!(Math.abs(in - y) < bank)
          || Math.abs(out - y) < bank && Math.abs(out - y) < 0.3 * width) {
        return false;
      }
    }
    return true;
  }

  private static List<double[]> triangles(Piece piece) {
    List<double[]> all = new ArrayList<>();
    int[] corners = piece.triangles();
    float[] xyz = piece.positions();
    for (int t = 0; t < corners.length; t += 3) {
      double[] triangle = new double[9];
      for (int k = 0; k < 3; k++) {
        int v = 3 * corners[t + k];
        float[] p = new float[3];
        piece.frame().place(xyz[v], xyz[v + 1], xyz[v + 2], p, 0);
        for (int axis = 0; axis < 3; axis++) {
          triangle[3 * k + axis] = p[axis];
        }
      }
      all.add(triangle);
    }
    return all;
  }

  /** The height of the triangle over or under a point that is nearest to a height; NaN for none. */
  private static double height(List<double[]> triangles, double x, double z, double y) {
    double best = Double.NaN;
    for (double[] t : triangles) {
      double ax = t[0] - x;
      double az = t[2] - z;
      double bx = t[3] - x;
      double bz = t[5] - z;
      double cx = t[6] - x;
      double cz = t[8] - z;
      double u = bx * cz - bz * cx;
      double v = cx * az - cz * ax;
      double w = ax * bz - az * bx;
      double sum = u + v + w;
      if (sum != 0 && (u >= 0 && v >= 0 && w >= 0 || u <= 0 && v <= 0 && w <= 0)) {
        double h = (u * t[1] + v * t[4] + w * t[7]) / sum;
        best = Double.isNaN(best) || Math.abs(h - y) < Math.abs(best - y) ? h : best;
      }
    }
    return best;
  }
}
