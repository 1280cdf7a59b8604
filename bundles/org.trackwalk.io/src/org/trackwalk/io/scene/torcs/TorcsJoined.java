package org.trackwalk.io.scene.torcs;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.PlacedBox;

/** Which pieces a car gets to from others over borders that two of them have in common. */
final class TorcsJoined {

  /** Metres between corners that are one to a wheel: what borders of one level may be apart. */
  private static final double NEAR = 0.05;

  /** Metres of border in common: pieces that touch in one point are not driven across. */
  private static final double BORDER = 2 * NEAR;

  private record Corner(int piece, double x, double y, double z) {}

  private final List<List<Corner>> corners = new ArrayList<>();
  private final List<List<Corner[]>> edges = new ArrayList<>();

  private TorcsJoined(List<Piece> pieces) {
    for (int i = 0; i < pieces.size(); i++) {
      Piece piece = pieces.get(i);
      float[] xyz = piece.positions();
      float[] p = new float[3];
      Corner[] placed = new Corner[xyz.length / 3];
      for (int v = 0; v < placed.length; v++) {
        piece.frame().place(xyz[3 * v], xyz[3 * v + 1], xyz[3 * v + 2], p, 0);
        placed[v] = new Corner(i, p[0], p[1], p[2]);
      }
      Set<Corner> own = Set.of(Arrays.stream(placed).distinct().toArray(Corner[]::new));
      corners.add(List.copyOf(own));
      edges.add(edges(piece.triangles(), placed));
    }
  }

  /** Those of the pieces that hang together with the ones to begin with, these among them. */
  static Set<Piece> with(Set<Piece> begin, List<Piece> pieces) {
    TorcsJoined joined = new TorcsJoined(pieces);
    List<PlacedBox> boxes = pieces.stream().map(Piece::placed).toList();
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
        if (!met[j] && areNear(boxes.get(i), boxes.get(j)) && joined.haveBorder(i, j)) {
          met[j] = true;
          open.add(j);
        }
      }
    }
    return found;
  }

  private static List<Corner[]> edges(int[] triangles, Corner[] placed) {
    List<Corner[]> edges = new ArrayList<>();
    for (int h = 0; h < triangles.length; h++) {
      int next = h % 3 == 2 ? h - 2 : h + 1;
      edges.add(new Corner[] {placed[triangles[h]], placed[triangles[next]]});
    }
    return edges;
  }

  /** Whether corners of one on edges of the other lie apart: its border may have more corners. */
  private boolean haveBorder(int i, int j) {
    List<Corner> common = new ArrayList<>(on(i, j));
    common.addAll(on(j, i));
    return common.stream().anyMatch(c -> !isNear(c, common.get(0), BORDER));
  }

  private List<Corner> on(int piece, int other) {
    return corners.get(piece).stream()
        .filter(c -> edges.get(other).stream().anyMatch(e -> isOn(c, e[0], e[1])))
        .toList();
  }

  private static boolean isOn(Corner c, Corner from, Corner to) {
    double dx = to.x() - from.x();
    double dy = to.y() - from.y();
    double dz = to.z() - from.z();
    double square = dx * dx + dy * dy + dz * dz;
    double along = (c.x() - from.x()) * dx + (c.y() - from.y()) * dy + (c.z() - from.z()) * dz;
    double share = square > 0 ? Math.max(0, Math.min(1, along / square)) : 0;
    Corner foot =
        new Corner(c.piece(), from.x() + share * dx, from.y() + share * dy, from.z() + share * dz);
    return isNear(c, foot, NEAR);
  }

  /** Whether the boxes around two pieces come near to each other. */
  private static boolean areNear(PlacedBox a, PlacedBox b) {
    return apart(a.minX(), a.maxX(), b.minX(), b.maxX()) <= NEAR
        && apart(a.minY(), a.maxY(), b.minY(), b.maxY()) <= NEAR
        && apart(a.minZ(), a.maxZ(), b.minZ(), b.maxZ()) <= NEAR;
  }

  private static double apart(double min, double max, double otherMin, double otherMax) {
    return Math.max(min - otherMax, otherMin - max);
  }

  private static boolean isNear(Corner a, Corner b, double reach) {
    double dx = a.x() - b.x();
    double dy = a.y() - b.y();
    double dz = a.z() - b.z();
    return dx * dx + dy * dy + dz * dz <= reach * reach;
  }
}
