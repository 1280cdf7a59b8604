package org.trackwalk.check.seeded;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.trackwalk.mesh.level.Piece;

/**
 * Takes what lies in an upright prism out of pieces, and leaves no vertex on an edge of another
 * triangle.
 */
final class PrismCut {

  /** So near to an edge a new vertex lies on it, metres. */
  private static final double ON = 2e-4;

  /** Smaller triangles are left where they are, square metres. */
  private static final double SPECK = 1e-7;

  private final double[][] corners;
  private final double low;
  private final double high;
  private final List<float[]> made = new ArrayList<>();
  private final List<float[]> inside = new ArrayList<>();

  /**
   * A prism.
   *
   * @param corners x and z of each, around one way or the other, convex
   * @param low lowest height of triangles that are cut, metres; {@code high} the highest
   */
  PrismCut(double[][] corners, double low, double high) {
    double area = 0;
    for (int i = 0; i < corners.length; i++) {
      double[] a = corners[i];
      double[] b = corners[(i + 1) % corners.length];
      area += a[0] * b[1] - b[0] * a[1];
    }
    List<double[]> turned = List.of(corners);
    this.corners = (area < 0 ? turned.reversed() : turned).toArray(new double[0][]);
    this.low = low;
    this.high = high;
  }

  /** Corners of what was taken out, polygon by polygon, xyz. */
  List<float[]> takenOut() {
    return inside;
  }

  /** The pieces without what lies in the prism. */
  List<Piece> of(List<Piece> pieces) {
    List<Piece> cut = new ArrayList<>();
    for (Piece piece : pieces) {
      cut.add(touches(piece) ? cut(piece) : piece);
    }
    List<Piece> whole = new ArrayList<>();
    for (Piece piece : cut) {
      whole.add(joined(piece));
    }
    return whole;
  }

  private boolean touches(Piece piece) {
    for (int t = 0; t < piece.triangleCount(); t++) {
      if (split(polygon(piece, t), null)) {
        return piece.collidable();
      }
    }
    return false;
  }

  private static List<float[]> polygon(Piece piece, int t) {
    List<float[]> polygon = new ArrayList<>();
    for (int c = 3 * t; c < 3 * t + 3; c++) {
      int v = 3 * piece.triangles()[c];
      polygon.add(Arrays.copyOfRange(piece.positions(), v, v + 3));
    }
    return polygon;
  }

  /** Divides a polygon; false when nothing of it lies inside. */
  private boolean split(List<float[]> polygon, List<List<float[]>> outside) {
    double y = polygon.stream().mapToDouble(p -> p[1]).average().orElse(0);
    List<float[]> left = polygon;
    List<List<float[]>> out = new ArrayList<>();
    for (int k = 0; k < corners.length && left.size() > 2; k++) {
      double[] a = corners[k];
      double[] b = corners[(k + 1) % corners.length];
      List<float[]> in = new ArrayList<>();
      List<float[]> away = new ArrayList<>();
      for (int i = 0; i < left.size(); i++) {
        float[] p = left.get(i);
        float[] q = left.get((i + 1) % left.size());
        double sp = side(a, b, p);
        double sq = side(a, b, q);
        (sp >= 0 ? in : away).add(p);
        if (sp >= 0 != sq >= 0) {
          float[] m = Arrays.compare(p, q) < 0 ? between(p, q, sp, sq) : between(q, p, sq, sp);
          in.add(m);
          away.add(m);
        }
      }
      if (area(away) > SPECK) {
        out.add(away);
      }
      left = in;
    }
    if (left.size() < 3 || area(left) < SPECK || y < low || y > high) {
      return false;
    }
    if (outside != null) {
      outside.addAll(out);
      inside.addAll(left);
    }
    return true;
  }

  private static double side(double[] a, double[] b, float[] p) {
    return (b[0] - a[0]) * (p[2] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]);
  }

  private static float[] between(float[] p, float[] q, double sp, double sq) {
    double at = sp / (sp - sq);
    float[] m = new float[3];
    for (int k = 0; k < 3; k++) {
      m[k] = (float) (p[k] + at * ((double) q[k] - p[k]));
    }
    return m;
  }

  private static double area(List<float[]> polygon) {
    double[] sum = new double[3];
    for (int i = 2; i < polygon.size(); i++) {
      float[] a = polygon.get(0);
      float[] b = polygon.get(i - 1);
      float[] c = polygon.get(i);
      for (int k = 0; k < 3; k++) {
        int m = (k + 1) % 3;
        int n = (k + 2) % 3;
        sum[k] +=
            ((double) b[m] - a[m]) * ((double) c[n] - a[n])
                - ((double) b[n] - a[n]) * ((double) c[m] - a[m]);
      }
    }
    return Math.sqrt(sum[0] * sum[0] + sum[1] * sum[1] + sum[2] * sum[2]) / 2;
  }

  private Piece cut(Piece piece) {
    Rebuilt rebuilt = new Rebuilt(piece);
    for (int t = 0; t < piece.triangleCount(); t++) {
      List<float[]> polygon = polygon(piece, t);
      List<List<float[]>> outside = new ArrayList<>();
      if (split(polygon, outside)) {
        for (List<float[]> part : outside) {
          made.addAll(part);
          rebuilt.fan(part, t);
        }
      } else {
        rebuilt.keep(t);
      }
    }
    return rebuilt.build();
  }

  /** With every vertex that was made on one of its edges. */
  private Piece joined(Piece piece) {
    Rebuilt rebuilt = new Rebuilt(piece);
    boolean changed = false;
    for (int t = 0; t < piece.triangleCount(); t++) {
      List<float[]> polygon = polygon(piece, t);
      List<float[]> more = new ArrayList<>();
      for (int i = 0; i < 3; i++) {
        more.add(polygon.get(i));
        more.addAll(on(polygon.get(i), polygon.get((i + 1) % 3)));
      }
      if (more.size() > 3) {
        rebuilt.fromMiddle(more, t);
        changed = true;
      } else {
        rebuilt.keep(t);
      }
    }
    return changed ? rebuilt.build() : piece;
  }

  private List<float[]> on(float[] a, float[] b) {
    List<float[]> found = new ArrayList<>();
    double length = Math.sqrt(dot(a, b, a, b));
    for (float[] p : made) {
      double along = dot(a, b, a, p) / length;
      if (along > ON && along < length - ON) {
        double off = dot(a, p, a, p) - along * along;
        boolean twice = found.stream().anyMatch(q -> Arrays.equals(q, p));
        if (off < ON * ON && !twice) {
          found.add(p);
        }
      }
    }
    found.sort(Comparator.comparingDouble(p -> dot(a, b, a, p)));
    return found;
  }

  private static double dot(float[] a, float[] b, float[] c, float[] d) {
    double sum = 0;
    for (int k = 0; k < 3; k++) {
      sum += ((double) b[k] - a[k]) * ((double) d[k] - c[k]);
    }
    return sum;
  }

  /** Corners of a triangle: xyz each. */
  static double[][] corners(Piece piece, int t) {
    double[][] c = new double[3][3];
    for (int i = 0; i < 3; i++) {
      for (int k = 0; k < 3; k++) {
        c[i][k] = piece.positions()[3 * piece.triangles()[3 * t + i] + k];
      }
    }
    return c;
  }

  /** Whether a triangle lies over or under a place, seen from above. */
  static boolean covers(double[][] c, double[] p) {
    int sign = 0;
    for (int i = 0; i < 3; i++) {
      double[] a = c[i];
      double[] b = c[(i + 1) % 3];
      double s = (b[0] - a[0]) * (p[2] - a[2]) - (b[2] - a[2]) * (p[0] - a[0]);
      if (s == 0 || sign != 0 && Math.signum(s) != sign) {
        return false;
      }
      sign = (int) Math.signum(s);
    }
    return true;
  }

  /** A piece in the making. */
  private static final class Rebuilt {
    private final Piece piece;
    private float[] xyz;
    private int count;
    private final List<int[]> triangles = new ArrayList<>();
    private final List<Integer> from = new ArrayList<>();
    private final Map<List<Float>, Integer> known = new HashMap<>();

    Rebuilt(Piece piece) {
      this.piece = piece;
      this.xyz = piece.positions().clone();
      this.count = xyz.length / 3;
    }

    void keep(int t) {
      triangles.add(Arrays.copyOfRange(piece.triangles(), 3 * t, 3 * t + 3));
      from.add(t);
    }

    void fan(List<float[]> polygon, int t) {
      for (int i = 2; i < polygon.size(); i++) {
        add(polygon.get(0), polygon.get(i - 1), polygon.get(i), t);
      }
    }

    void fromMiddle(List<float[]> polygon, int t) {
      float[] middle = new float[3];
      for (int k = 0; k < 3; k++) {
        int axis = k;
        middle[k] = (float) polygon.stream().mapToDouble(p -> p[axis]).average().orElse(0);
      }
      for (int i = 0; i < polygon.size(); i++) {
        add(polygon.get(i), polygon.get((i + 1) % polygon.size()), middle, t);
      }
    }

    private void add(float[] a, float[] b, float[] c, int t) {
      if (area(List.of(a, b, c)) > 0) {
        triangles.add(new int[] {vertex(a), vertex(b), vertex(c)});
        from.add(t);
      }
    }

    private int vertex(float[] p) {
      return known.computeIfAbsent(
          List.of(p[0], p[1], p[2]),
          k -> {
            if (3 * count + 3 > xyz.length) {
              xyz = Arrays.copyOf(xyz, 2 * xyz.length + 3);
            }
            System.arraycopy(p, 0, xyz, 3 * count, 3);
            return count++;
          });
    }

    Piece build() {
      int[] corners = triangles.stream().flatMapToInt(Arrays::stream).toArray();
      int[] sources = from.stream().mapToInt(Integer::intValue).toArray();
      return LikePiece.of(piece, Arrays.copyOf(xyz, 3 * count), corners, sources);
    }
  }
}
