package org.trackwalk.drive.overlap;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntUnaryOperator;
import org.trackwalk.contact.collide.Shell;
import org.trackwalk.ground.geometry.Partition;
import org.trackwalk.mesh.parallel.Budget;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Triangles of one piece that hang together at vertices.
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

  /** The triangles of each, in that order. */
  static List<int[]> members(WeldedSurface surface, Known known) {
    int n = surface.triangleCount();
    int[] byPiece = byPiece(surface);
    int[] firsts = new int[known.count()]; // and one more
    Partition together = new Partition(n);
    int[] last = new int[surface.vertexCount()];
    Arrays.fill(last, -1);
    for (int t : byPiece) {
      for (int k = 0; k < 3 && known.of().applyAsInt(t) < 0 && !surface.repeats(t); k++) {
        int v = surface.triangles()[3 * t + k];
        if (last[v] >= 0 && surface.pieceOf(last[v]) == surface.pieceOf(t)) {
          together.join(last[v], t);
        }
        last[v] = t;
      }
    }
    Budget.look();
    IntList[] members = new IntList[n];
    for (int t = 0; t < n; t++) {
      if (!surface.repeats(t)) {
        int part = known.of().applyAsInt(t);
        if (part >= 0 && firsts[part] == 0) {
          firsts[part] = t + 1;
        }
        int first = part < 0 ? together.first(t) : firsts[part] - 1;
        members[first] = members[first] == null ? new IntList() : members[first];
        members[first].add(t);
      }
    }
    List<int[]> lists = new ArrayList<>();
    for (IntList list : members) {
      if (list != null) {
        lists.add(list.array());
      }
    }
    return lists;
  }

  /**
   * One of them.
   *
   * @param same its shell in a check before, with other numbers of vertices; null when none is
   */
  static Part of(WeldedSurface surface, int number, int[] triangles, Shell same) {
    int[] corners = new int[3 * triangles.length];
    for (int i = 0; i < triangles.length; i++) {
      System.arraycopy(surface.triangles(), 3 * triangles[i], corners, 3 * i, 3);
    }
    float[] positions = surface.positions();
    Shell shell = same == null ? Shell.of(positions, corners) : same.renumbered(positions, corners);
    return new Part(number, surface.pieceOf(triangles[0]), triangles, shell);
  }

  /** All triangles, those of one piece after each other. */
  private static int[] byPiece(WeldedSurface surface) {
    int[] from = new int[surface.pieces().size() + 1];
    for (int t = 0; t < surface.triangleCount(); t++) {
      from[surface.pieceOf(t) + 1]++;
    }
    for (int piece = 1; piece < from.length; piece++) {
      from[piece] += from[piece - 1];
    }
    int[] sorted = new int[surface.triangleCount()];
    for (int t = 0; t < sorted.length; t++) {
      sorted[from[surface.pieceOf(t)]++] = t;
    }
    return sorted;
  }
}
