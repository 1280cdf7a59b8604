package org.trackwalk.io.scene.torcs;

import java.util.Locale;
import java.util.Optional;
import org.trackwalk.io.importer.ImportedMesh;
import org.trackwalk.mesh.level.Piece;

/** Whether the line that a track's file describes lies on the track's mesh. */
final class TorcsGround {

  /** Points of the line that are looked at; the others lie between them. */
  private static final int LOOKS = 400;

  /** Metres above or below the line; on the tracks of the games 0.15 m hold nearly everywhere. */
  private static final double NEAR = 0.5;

  /** Share of the line that must have ground: a bridge or a jump may have none. */
  private static final double ENOUGH = 0.9;

  private final double[] points;
  private final boolean[] met;

  private TorcsGround(double[] line) {
    int all = line.length / 3;
    int count = Math.min(all, LOOKS);
    points = new double[3 * count];
    met = new boolean[count];
    for (int i = 0; i < count; i++) {
      System.arraycopy(line, 3 * (int) ((long) i * all / count), points, 3 * i, 3);
    }
  }

  /**
   * What a designer must know before he trusts the line; empty when it lies on the mesh.
   *
   * @param line xyz triples, Y up, metres
   */
  static Optional<String> note(ImportedMesh mesh, double[] line) {
    TorcsGround ground = new TorcsGround(line);
    mesh.pieces().forEach(ground::look);
    long on = 0;
    for (boolean each : ground.met) {
      on += each ? 1 : 0;
    }
    if (on >= ENOUGH * ground.met.length) {
      return Optional.empty();
    }
    return Optional.of(
        String.format(
            Locale.ROOT,
            "the line lies beside the mesh: %.0f %% of it has ground within %.1f m. Is it the mesh"
                + " of this track, and was it moved, scaled or turned since the game made it?",
            Math.floor(100.0 * on / Math.max(1, ground.met.length)),
            NEAR));
  }

  private void look(Piece piece) {
    int[] corners = piece.triangles();
    float[] xyz = piece.positions();
    float[] placed = new float[xyz.length];
    for (int v = 0; v + 2 < xyz.length; v += 3) {
      piece.frame().place(xyz[v], xyz[v + 1], xyz[v + 2], placed, v);
    }
    for (int t = 0; t + 2 < corners.length; t += 3) {
      look(placed, 3 * corners[t], 3 * corners[t + 1], 3 * corners[t + 2]);
    }
  }

  /** Points that the triangle is near above or below of, seen from above. */
  private void look(float[] p, int a, int b, int c) {
    double[] x = {p[a], p[b], p[c]};
    double[] z = {p[a + 2], p[b + 2], p[c + 2]};
    double lowX = Math.min(x[0], Math.min(x[1], x[2]));
    double highX = Math.max(x[0], Math.max(x[1], x[2]));
    double lowZ = Math.min(z[0], Math.min(z[1], z[2]));
    double highZ = Math.max(z[0], Math.max(z[1], z[2]));
    for (int i = 0; i < met.length; i++) {
      double px = points[3 * i];
      double pz = points[3 * i + 2];
      if (met[i] || px < lowX || px > highX || pz < lowZ || pz > highZ) {
        continue;
      }
      met[i] = isNear(p, new int[] {a, b, c}, px, points[3 * i + 1], pz);
    }
  }

  /**
   * Whether a place lies on a triangle, seen from above, and not far over or under it.
   *
   * @param p coordinates, metres
   * @param at where in them each of the three corners begins
   */
  static boolean isNear(float[] p, int[] at, double px, double py, double pz) {
    double[] x = {p[at[0]], p[at[1]], p[at[2]]};
    double[] z = {p[at[0] + 2], p[at[1] + 2], p[at[2] + 2]};
    double u = (x[1] - px) * (z[2] - pz) - (x[2] - px) * (z[1] - pz);
    double v = (x[2] - px) * (z[0] - pz) - (x[0] - px) * (z[2] - pz);
    double w = (x[0] - px) * (z[1] - pz) - (x[1] - px) * (z[0] - pz);
    double sum = u + v + w;
    boolean inside = u >= 0 && v >= 0 && w >= 0 || u <= 0 && v <= 0 && w <= 0;
    if (!inside || sum == 0) {
      return false;
    }
    double height = (u * p[at[0] + 1] + v * p[at[1] + 1] + w * p[at[2] + 1]) / sum;
    return Math.abs(height - py) <= NEAR;
  }
}
