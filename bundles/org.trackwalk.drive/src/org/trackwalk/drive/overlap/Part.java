package org.trackwalk.drive.overlap;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import org.trackwalk.contact.collide.Shell;
import org.trackwalk.ground.geometry.Partition;
import org.trackwalk.mesh.parallel.Budget;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Triangles of one piece that hang together at vertices. Of a triangle that a piece has several
 * times the second hangs together with second ones only, the third with third ones: where those are
 * closed they are a part of their own, a body that lies there twice. Else they are of no part.
 *
 * @param number of the part, in the order of the parts' first triangles
 * @param piece its index
 * @param triangles ascending
 * @param shell the same as a surface, in the same order
 */
record Part(int number, int piece, int[] triangles, Shell shell) {

  /** The parts of all pieces, in the order of their first triangles. */
  static List<Part> of(WeldedSurface surface) {
    List<Part> parts = new ArrayList<>();
    for (int[] triangles : members(surface, Known.NONE)) {
      Budget.look();
      parts.add(of(surface, parts.size(), triangles, null));
    }
    return parts;
  }

  /**
   * Which triangles are known to hang together as they did before.
   *
   * @param of a number that all triangles of a part have and no others; -1 where that is not known.
   *     A known part hangs together with no unknown one
   * @param count more than any number
   */
  record Known(IntUnaryOperator of, int count) {

    /** Nothing is known. */
    static final Known NONE = new Known(t -> -1, 0);
  }

  /** The triangles of each, in that order; empty where more than numbers decides, see below. */
  static Optional<List<int[]>> byNumbers(WeldedSurface surface, Known known) {
    // What is there again is a part where it is closed, which is a matter of places.
    boolean again = Arrays.stream(copies(surface)).anyMatch(copy -> copy > 0);
    return again ? Optional.empty() : Optional.of(members(surface, known));
  }

  /** The triangles of each, in that order. */
  static List<int[]> members(WeldedSurface surface, Known known) {
    int n = surface.triangleCount();
    int[] copies = copies(surface);
    int[] firsts = new int[known.count()]; // and one more
    Partition together = new Partition(n);
    int[] last = new int[surface.vertexCount()];
    Arrays.fill(last, -1);
    for (int t : inLayers(surface, copies)) {
      for (int k = 0; k < 3 && known.of().applyAsInt(t) < 0; k++) {
        int v = surface.triangles()[3 * t + k];
        int before = last[v];
        if (before >= 0
            && surface.pieceOf(before) == surface.pieceOf(t)
            && copies[before] == copies[t]) {
          together.join(before, t);
        }
        last[v] = t;
      }
    }
    Budget.look();
    IntList[] members = new IntList[n];
    for (int t = 0; t < n; t++) {
      int part = known.of().applyAsInt(t);
      if (part >= 0 && firsts[part] == 0) {
        firsts[part] = t + 1;
      }
      int first = part < 0 ? together.first(t) : firsts[part] - 1;
      members[first] = members[first] == null ? new IntList() : members[first];
      members[first].add(t);
    }
    List<int[]> lists = new ArrayList<>();
    for (int t = 0; t < n; t++) {
      int[] list = members[t] == null ? null : members[t].array();
      if (list != null && (copies[t] == 0 || shell(surface, list).closed())) {
        lists.add(list);
      }
    }
    return lists;
  }

  private static Shell shell(WeldedSurface surface, int[] triangles) {
    return Shell.of(surface.positions(), corners(surface, triangles));
  }

  private static int[] corners(WeldedSurface surface, int[] triangles) {
    int[] corners = new int[3 * triangles.length];
    for (int i = 0; i < triangles.length; i++) {
      System.arraycopy(surface.triangles(), 3 * triangles[i], corners, 3 * i, 3);
    }
    return corners;
  }

  /** Of each triangle how many before it are the same one, in its piece and its direction. */
  private static int[] copies(WeldedSurface surface) {
    int[] copies = new int[surface.triangleCount()];
    // Triangles of the same corners stand side by side, those of one piece among them likewise.
    int straight = 0;
    int turned = 0;
    for (int t = 1; t < copies.length; t++) {
      int way = way(surface, t - 1, t);
      int before = way < 0 ? 0 : straight + 1;
      int others = way < 0 ? 0 : turned;
      straight = way == 1 ? others : before;
      turned = way == 1 ? before : others;
      copies[t] = straight;
    }
    return copies;
  }

  /** 0 when a triangle is another one of its piece again, 1 when it is that turned, else -1. */
  private static int way(WeldedSurface surface, int one, int other) {
    int[] c = surface.triangles();
    int i = 3 * one;
    int j = 3 * other;
    if (c[i] != c[j] || surface.pieceOf(one) != surface.pieceOf(other)) {
      return -1;
    }
    boolean same = c[i + 1] == c[j + 1] && c[i + 2] == c[j + 2];
    boolean turned = c[i + 1] == c[j + 2] && c[i + 2] == c[j + 1];
    return same ? 0 : turned ? 1 : -1;
  }

  /**
   * One of them.
   *
   * @param same its shell in a check before, with other numbers of vertices; null when none is
   */
  static Part of(WeldedSurface surface, int number, int[] triangles, Shell same) {
    int[] corners = corners(surface, triangles);
    float[] positions = surface.positions();
    Shell shell = same == null ? Shell.of(positions, corners) : same.renumbered(positions, corners);
    return new Part(number, surface.pieceOf(triangles[0]), triangles, shell);
  }

  /** The same in another array of vertices, which have the numbers that they had. */
  Part in(float[] positions) {
    return new Part(number, piece, triangles, shell.in(positions));
  }

  /** All triangles, those of one piece after each other; then those that are there again. */
  private static int[] inLayers(WeldedSurface surface, int[] copies) {
    int[] from = new int[surface.pieces().size() + 1];
    IntList again = new IntList();
    for (int t = 0; t < surface.triangleCount(); t++) {
      if (copies[t] == 0) {
        from[surface.pieceOf(t) + 1]++;
      } else {
        again.add(t);
      }
    }
    for (int piece = 1; piece < from.length; piece++) {
      from[piece] += from[piece - 1];
    }
    int[] sorted = new int[surface.triangleCount()];
    int end = sorted.length - again.size();
    for (int t : layered(surface, copies, again.array())) {
      sorted[end++] = t;
    }
    for (int t = 0; t < sorted.length; t++) {
      if (copies[t] == 0) {
        sorted[from[surface.pieceOf(t)]++] = t;
      }
    }
    return sorted;
  }

  private static int[] layered(WeldedSurface surface, int[] copies, int[] again) {
    return Arrays.stream(again)
        .boxed()
        .sorted(Comparator.<Integer>comparingInt(t -> copies[t]).thenComparing(surface::pieceOf))
        .mapToInt(Integer::intValue)
        .toArray();
  }
}
