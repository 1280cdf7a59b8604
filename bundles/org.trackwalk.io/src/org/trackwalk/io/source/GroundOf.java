package org.trackwalk.io.source;

import java.util.List;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.PlacedBox;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.tree.StaticTree;

/** The ground of a piece, what faces up within 45 degrees, and whether others lie all along it. */
final class GroundOf {

  /** Cosine of the steepest ground, 45 degrees. */
  private static final double STEEPEST = Math.sqrt(0.5);

  /** What lies higher or lower is other ground, metres. */
  private static final double BESIDE = 0.5;

  /** Share of the ground that has the others at its height, at least. */
  private static final double COVERED = 0.95;

  /** Places are so far apart, metres. */
  private static final double PACE = 1;

  /** Places along each edge of a triangle at most: work only. */
  private static final int MOST = 64;

  private final float[] xyz;
  private final int[] corners;
  private final boolean mirrored;
  private final PlacedBox box;
  private StaticTree tree;

  /**
   * How others lie along this ground.
   *
   * @param all whether they lie at nearly all of it, and there is some
   * @param apart the most that they are over or under it there, metres
   * @param rest what of the piece is no ground, square metres
   */
  record Cover(boolean all, double apart, double rest) {}

  GroundOf(Piece piece) {
    xyz = piece.frame().place(piece.positions());
    corners = piece.triangles();
    mirrored = piece.frame().mirrors();
    box = piece.placed();
  }

  /** Whether the boxes around the two meet, but for the height that makes no other ground of it. */
  boolean isNear(GroundOf other) {
    PlacedBox b = other.box;
    return box.minX() <= b.maxX()
        && box.maxX() >= b.minX()
        && box.minZ() <= b.maxZ()
        && box.maxZ() >= b.minZ()
        && box.minY() - BESIDE <= b.maxY()
        && box.maxY() + BESIDE >= b.minY();
  }

  /** How these lie along this ground. */
  Cover under(List<GroundOf> others, Progress progress) {
    double all = 0;
    double covered = 0;
    double apart = 0;
    double rest = 0;
    IntList hits = new IntList();
    for (int t = 0; t < corners.length / 3; t++) {
      progress.check();
      double area = area(t, STEEPEST);
      rest += area > 0 ? 0 : area(t, -1);
      int n = area > 0 ? (int) Math.min(MOST, 1 + longest(t) / PACE) : 0;
      for (int i = 0; i < n; i++) {
        for (int k = 0; k < n - i; k++) {
          double[] place = place(t, (i + 1 / 3.0) / n, (k + 1 / 3.0) / n);
          double share = 2 * area / (n * (n + 1.0));
          double off = off(place, others, hits);
          all += share;
          covered += off <= BESIDE ? share : 0;
          apart = off <= BESIDE ? Math.max(apart, off) : apart;
        }
      }
    }
    return new Cover(all > 0 && covered >= COVERED * all, apart, rest);
  }

  /** How far over or under a place the nearest of them is, metres. */
  private static double off(double[] place, List<GroundOf> others, IntList hits) {
    double least = Double.POSITIVE_INFINITY;
    for (GroundOf other : others) {
      least = Math.min(least, other.off(place, hits));
    }
    return least;
  }

  private StaticTree tree() {
    float[] boxes = new float[2 * corners.length];
    for (int t = 0; t < corners.length / 3; t++) {
      for (int k = 0; k < 3; k++) {
        float a = at(t, 0, k);
        float b = at(t, 1, k);
        float c = at(t, 2, k);
        boolean finite = Float.isFinite(a) && Float.isFinite(b) && Float.isFinite(c);
        boxes[6 * t + k] = finite ? Math.min(a, Math.min(b, c)) : 1;
        boxes[6 * t + 3 + k] = finite ? Math.max(a, Math.max(b, c)) : 0;
      }
    }
    return StaticTree.overBoxes(boxes, 1);
  }

  /** How far over or under a place this ground is, metres; infinite where it is not near. */
  private double off(double[] p, IntList hits) {
    tree = tree == null ? tree() : tree;
    float x = (float) p[0];
    float z = (float) p[2];
    tree.overlapping(x, (float) (p[1] - BESIDE), z, x, (float) (p[1] + BESIDE), z, hits);
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i < hits.size(); i++) {
      int t = hits.get(i);
      double off = area(t, STEEPEST) > 0 ? Math.abs(height(t, p[0], p[2]) - p[1]) : Double.NaN;
      least = off < least ? off : least;
    }
    return least;
  }

  /** Height of a triangle over a place in plan; NaN where it is not. */
  private double height(int t, double x, double z) {
    double ux = at(t, 1, 0) - (double) at(t, 0, 0);
    double uz = at(t, 1, 2) - (double) at(t, 0, 2);
    double vx = at(t, 2, 0) - (double) at(t, 0, 0);
    double vz = at(t, 2, 2) - (double) at(t, 0, 2);
    double px = x - at(t, 0, 0);
    double pz = z - at(t, 0, 2);
    double size = ux * vz - uz * vx;
    double u = (px * vz - pz * vx) / size;
    double v = (ux * pz - uz * px) / size;
    double a = at(t, 0, 1);
    // A hair outside is inside: places lie on edges where a mesh is cut like its twin.
    return u < -1e-4 || v < -1e-4 || u + v > 1 + 1e-4
        ? Double.NaN
        : a + u * (at(t, 1, 1) - a) + v * (at(t, 2, 1) - a);
  }

  private double[] place(int t, double u, double v) {
    double[] place = new double[3];
    for (int k = 0; k < 3; k++) {
      double a = at(t, 0, k);
      place[k] = a + u * (at(t, 1, k) - a) + v * (at(t, 2, k) - a);
    }
    return place;
  }

  /** Area of a triangle that faces up so far, square metres; 0 for others and for no numbers. */
  private double area(int t, double least) {
    double[] n = new double[3];
    for (int k = 0; k < 3; k++) {
      int i = (k + 1) % 3;
      int j = (k + 2) % 3;
      double ui = (double) at(t, 1, i) - at(t, 0, i);
      double uj = (double) at(t, 1, j) - at(t, 0, j);
      double vi = (double) at(t, 2, i) - at(t, 0, i);
      double vj = (double) at(t, 2, j) - at(t, 0, j);
      n[k] = ui * vj - uj * vi;
    }
    double size = Math.sqrt(n[0] * n[0] + n[1] * n[1] + n[2] * n[2]);
    double up = mirrored ? -n[1] : n[1];
    return size > 0 && size < Double.POSITIVE_INFINITY && up >= least * size ? size / 2 : 0;
  }

  private double longest(int t) {
    double longest = 0;
    for (int i = 0; i < 3; i++) {
      double square = 0;
      for (int k = 0; k < 3; k++) {
        double d = (double) at(t, (i + 1) % 3, k) - at(t, i, k);
        square += d * d;
      }
      longest = Math.max(longest, Math.sqrt(square));
    }
    return longest;
  }

  private float at(int t, int corner, int k) {
    return xyz[3 * corners[3 * t + corner] + k];
  }
}
