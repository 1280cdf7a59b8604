package org.trackwalk.io.scene.stk;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.trackwalk.io.formats.Importers;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.manifest.ManifestPiece;
import org.trackwalk.io.placement.Placement;
import org.trackwalk.io.scene.ImportedScene;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;

/** A scene's triangles as they stand, for brute force: nine numbers each, outer side turned. */
final class StandingScene {

  /** One entry of the manifest. */
  record Part(ManifestPiece entry, List<float[]> triangles) {

    /** The lowest corner. */
    float lowest() {
      float lowest = Float.MAX_VALUE;
      for (float[] t : triangles) {
        lowest = Math.min(lowest, Math.min(t[1], Math.min(t[4], t[7])));
      }
      return lowest;
    }

    /** Number by number the middle of all corners. */
    double[] middle() {
      double[] sum = new double[3];
      for (float[] t : triangles) {
        for (int i = 0; i < 9; i++) {
          sum[i % 3] += t[i];
        }
      }
      for (int k = 0; k < 3; k++) {
        sum[k] /= 3.0 * triangles.size();
      }
      return sum;
    }
  }

  final List<Part> parts = new ArrayList<>();

  StandingScene(ImportedScene scene) throws Exception {
    Map<Path, List<Piece>> read = new HashMap<>();
    for (ManifestPiece entry : scene.manifest().pieces()) {
      Path file = scene.folder().resolve(entry.file().text());
      if (!read.containsKey(file)) {
        read.put(
            file,
            Importers.forFileName(file.toString())
                .orElseThrow()
                .read(ImportRequest.of(file), Progress.none())
                .pieces());
      }
      List<float[]> triangles = new ArrayList<>();
      for (Piece piece : read.get(file)) {
        place(piece, entry.placement(), triangles);
      }
      parts.add(new Part(entry, triangles));
    }
  }

  private static void place(Piece piece, double[] placement, List<float[]> triangles) {
    Frame own = piece.frame();
    Frame frame =
        placement == null
            ? own
            : Frame.of(Placement.compose(placement, own.placement()), own.up(), own.unit());
    float[] xyz = frame.place(piece.positions());
    int[] corners = piece.triangles();
    for (int i = 0; i < corners.length; i += 3) {
      float[] triangle = new float[9];
      for (int k = 0; k < 3; k++) {
        int corner = corners[i + (frame.mirrors() ? 2 - k : k)];
        System.arraycopy(xyz, 3 * corner, triangle, 3 * k, 3);
      }
      triangles.add(triangle);
    }
  }

  /** How high a triangle is above a point of the ground plan; NaN beside it or when it is steep. */
  static double height(float[] t, double x, double z) {
    double area = normalY(t);
    if (Math.abs(area) < 1e-9) {
      return Double.NaN;
    }
    double a = ((t[3] - x) * (t[8] - z) - (t[6] - x) * (t[5] - z)) / -area;
    double b = ((t[6] - x) * (t[2] - z) - (t[0] - x) * (t[8] - z)) / -area;
    double c = 1 - a - b;
    double slack = -1e-6;
    return a < slack || b < slack || c < slack ? Double.NaN : a * t[1] + b * t[4] + c * t[7];
  }

  /** The vertical part of the normal; positive faces up. */
  static double normalY(float[] t) {
    double ax = (double) t[3] - t[0];
    double az = (double) t[5] - t[2];
    double bx = (double) t[6] - t[0];
    double bz = (double) t[8] - t[2];
    return az * bx - ax * bz;
  }

  /** The triangle whose height over a place is nearest to {@code y}; null when there is none. */
  float[] nearest(double x, double y, double z, Part without) {
    float[] best = null;
    double bestDistance = Double.MAX_VALUE;
    for (Part part : parts) {
      boolean solid = !Boolean.FALSE.equals(part.entry().collidable());
      for (float[] t : part == without || !solid ? List.<float[]>of() : part.triangles()) {
        double distance = Math.abs(height(t, x, z) - y);
        if (distance < bestDistance) {
          best = t;
          bestDistance = distance;
        }
      }
    }
    return best;
  }
}
