package org.trackwalk.io.scene.torcs;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.PlacedBox;

/** Which pieces a car gets to from others over borders that two of them have in common. */
final class TorcsJoined {

  /** Metres between corners that are one to a wheel: what borders of one level may be apart. */
  private static final double NEAR = 0.05;

  /** Metres of border in common: pieces that touch in one point are not driven across. */
  private static final double BORDER = 2 * NEAR;

  private record Corner(float x, float y, float z) {}

  /** An edge between two corners, either way. */
  private record Edge(Set<Corner> ends) {}

  private final List<PlacedBox> boxes;
  private final List<List<Corner>> corners = new ArrayList<>();
  private final List<List<Corner[]>> borders = new ArrayList<>();

  private TorcsJoined(List<Piece> pieces) {
    boxes = pieces.stream().map(Piece::placed).toList();
    for (Piece piece : pieces) {
      float[] xyz = piece.positions();
      float[] p = new float[3];
      Corner[] placed = new Corner[xyz.length / 3];
      for (int v = 0; v < placed.length; v++) {
        piece.frame().place(xyz[3 * v], xyz[3 * v + 1], xyz[3 * v + 2], p, 0);
        placed[v] = new Corner(p[0] + 0f, p[1] + 0f, p[2] + 0f); // no minus zero
      }
      corners.add(Arrays.stream(placed).distinct().toList());
      borders.add(border(piece.triangles(), placed));
    }
  }

  /** Those of the pieces that hang together with the ones to begin with, these among them. */
  static Set<Piece> with(Set<Piece> begin, List<Piece> pieces) {
    TorcsJoined joined = new TorcsJoined(pieces);
    boolean[] met = new boolean[pieces.size()];
    ArrayDeque<Integer> open = new ArrayDeque<>();
    for (int i = 0; i < met.length; i++) {
      met[i] = begin.contains(pieces.get(i));
      if (met[i]) {
        open.add(i);
      }
    }
    Set<Piece> found = new HashSet<>();
    while (!open.isEmpty()) {
      int i = open.remove();
      found.add(pieces.get(i));
      for (int j = 0; j < met.length; j++) {
        if (!met[j] && joined.haveBorder(i, j)) {
          met[j] = true;
          open.add(j);
        }
      }
    }
    return found;
  }

  /** Edges that one triangle uses, wherever their corners are stored. */
  private static List<Corner[]> border(int[] triangles, Corner[] placed) {
    Map<Edge, Corner[]> once = new LinkedHashMap<>();
    Set<Edge> seen = new HashSet<>();
    for (int h = 0; h < triangles.length; h++) {
      Corner from = placed[triangles[h]];
      Corner to = placed[triangles[h % 3 == 2 ? h - 2 : h + 1]];
      if (!from.equals(to)) {
        Edge edge = new Edge(Set.of(from, to));
        if (seen.add(edge)) {
          once.put(edge, new Corner[] {from, to});
        } else {
          once.remove(edge);
        }
      }
    }
    return List.copyOf(once.values());
  }

  /** Whether corners of one on the border of the other, which may have more corners, lie apart. */
  private boolean haveBorder(int i, int j) {
    return areNear(boxes.get(i), boxes.get(j)) && common(j, i, common(i, j, new Spread())).wide();
  }

  /** Takes corners of a piece on the border of another one, until they are enough. */
  private Spread common(int piece, int other, Spread spread) {
    PlacedBox box = boxes.get(piece);
    PlacedBox near = boxes.get(other);
    List<Corner[]> edges =
        borders.get(other).stream().filter(e -> areNear(boxOf(e[0], e[1]), box)).toList();
    for (Corner corner : corners.get(piece)) {
      if (spread.wide()) {
        break;
      }
      if (areNear(boxOf(corner, corner), near)
          && edges.stream().anyMatch(e -> isOn(corner, e[0], e[1]))) {
        spread.take(corner);
      }
    }
    return spread;
  }

  private static boolean isOn(Corner c, Corner from, Corner to) {
    double dx = (double) to.x() - from.x();
    double dy = (double) to.y() - from.y();
    double dz = (double) to.z() - from.z();
    double cx = (double) c.x() - from.x();
    double cy = (double) c.y() - from.y();
    double cz = (double) c.z() - from.z();
    double square = dx * dx + dy * dy + dz * dz;
    double share = Math.max(0, Math.min(1, (cx * dx + cy * dy + cz * dz) / square));
    double x = cx - share * dx;
    double y = cy - share * dy;
    double z = cz - share * dz;
    return x * x + y * y + z * z <= NEAR * NEAR;
  }

  private static PlacedBox boxOf(Corner a, Corner b) {
    return new PlacedBox(
        Math.min(a.x(), b.x()),
        Math.min(a.y(), b.y()),
        Math.min(a.z(), b.z()),
        Math.max(a.x(), b.x()),
        Math.max(a.y(), b.y()),
        Math.max(a.z(), b.z()),
        2);
  }

  /** Whether two boxes come near to each other. */
  private static boolean areNear(PlacedBox a, PlacedBox b) {
    return apart(a.minX(), a.maxX(), b.minX(), b.maxX()) <= NEAR
        && apart(a.minY(), a.maxY(), b.minY(), b.maxY()) <= NEAR
        && apart(a.minZ(), a.maxZ(), b.minZ(), b.maxZ()) <= NEAR;
  }

  private static double apart(double min, double max, double otherMin, double otherMax) {
    return Math.max(min - otherMax, otherMin - max);
  }

  /** The box around corners, the same in whatever order they come. */
  private static final class Spread {

    private final double[] min = new double[3];
    private final double[] max = new double[3];

    Spread() {
      Arrays.fill(min, Double.POSITIVE_INFINITY);
      Arrays.fill(max, Double.NEGATIVE_INFINITY);
    }

    void take(Corner c) {
      double[] p = {c.x(), c.y(), c.z()};
      for (int k = 0; k < 3; k++) {
        min[k] = Math.min(min[k], p[k]);
        max[k] = Math.max(max[k], p[k]);
      }
    }

    boolean wide() {
      double square = 0;
      for (int k = 0; k < 3; k++) {
        square += max[k] > min[k] ? (max[k] - min[k]) * (max[k] - min[k]) : 0;
      }
      return square > BORDER * BORDER;
    }
  }
}
