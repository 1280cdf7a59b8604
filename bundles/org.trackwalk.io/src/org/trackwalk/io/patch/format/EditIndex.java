package org.trackwalk.io.patch.format;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntFunction;
import org.trackwalk.io.patch.Bits;
import org.trackwalk.io.patch.Edit;
import org.trackwalk.io.patch.PatchException;

/** Where the triangles, edges and points are that edits name; all others need no entry. */
final class EditIndex {

  /** A triangle of a part. */
  record TriangleKey(int part, Edit.Triangle triangle) {}

  private record EdgeKey(int part, Bits a, Bits b) {}

  /** A position in a part, or in a pool. */
  record PointKey(int part, Bits at) {}

  private final Layout layout;
  private final IntFunction<Bits> cornerBits;
  private final Map<TriangleKey, Set<Integer>> byTriangle = new HashMap<>();
  private final Map<EdgeKey, Set<Integer>> byEdge = new HashMap<>();
  private final Map<PointKey, Integer> byPoint = new HashMap<>();
  private final Map<PointKey, Bits> moves = new HashMap<>();
  private final Set<Integer> concerned = new HashSet<>();

  /**
   * Notes what edits name; {@link #note} then tells where it is.
   *
   * @param parts by place
   * @param cornerBits the stored position of a corner, old or new
   */
  EditIndex(
      Layout layout, List<Edit> edits, Map<Integer, Integer> parts, IntFunction<Bits> cornerBits)
      throws PatchException {
    this.layout = layout;
    this.cornerBits = cornerBits;
    for (Edit edit : edits) {
      name(edit, parts.getOrDefault(edit.part().place(), -1));
    }
  }

  private void name(Edit edit, int part) throws PatchException {
    switch (edit) {
      case Edit.Delete e -> want(part, e.triangle());
      case Edit.Flip e -> want(part, e.triangle());
      case Edit.Split e -> {
        concerned.add(part);
        byEdge.computeIfAbsent(edge(part, e.from(), e.to()), k -> new HashSet<>());
        e.points().forEach(p -> byPoint.putIfAbsent(new PointKey(part, p), -1));
      }
      case Edit.Fill e -> {
        want(part, e.like());
        byPoint.putIfAbsent(new PointKey(part, e.triangle().a()), -1);
        byPoint.putIfAbsent(new PointKey(part, e.triangle().b()), -1);
        byPoint.putIfAbsent(new PointKey(part, e.triangle().c()), -1);
      }
      case Edit.Move e -> {
        Bits known = moves.put(new PointKey(part, e.from()), e.to());
        if (known != null && !known.equals(e.to())) {
          throw new PatchException("one vertex is to go to two places");
        }
      }
      case Edit.Merge e -> {}
      case Edit.DropUnused e -> {}
    }
  }

  private void want(int part, Edit.Triangle triangle) {
    concerned.add(part);
    byTriangle.putIfAbsent(new TriangleKey(part, triangle.canonical()), new LinkedHashSet<>());
  }

  /** Parts of which triangles or edges are named. */
  Set<Integer> concerned() {
    return concerned;
  }

  /** Where vertices go, by part and stored position. */
  Map<PointKey, Bits> moves() {
    return moves;
  }

  /** Whether a vertex that stands at a point, of whatever part, goes elsewhere. */
  boolean leaves(Bits point) {
    return moves.keySet().stream().anyMatch(key -> key.at().equals(point));
  }

  /** Tells of triangles of a face. */
  void note(int face, List<int[]> triangles) {
    int part = layout.part(face);
    for (int[] t : triangles) {
      Set<Integer> same = byTriangle.get(new TriangleKey(part, key(t)));
      if (same != null) {
        same.add(face);
      }
      for (int k = 0; k < 3; k++) {
        Bits a = cornerBits.apply(t[k]);
        Bits b = cornerBits.apply(t[(k + 1) % 3]);
        Set<Integer> using = byEdge.get(edge(part, a, b));
        if (using != null) {
          using.add(face);
        }
        int corner = t[k];
        byPoint.computeIfPresent(new PointKey(part, a), (at, old) -> old < 0 ? corner : old);
        Bits to = moves.get(new PointKey(part, a));
        if (to != null) {
          byPoint.computeIfPresent(new PointKey(part, to), (at, old) -> old < 0 ? corner : old);
        }
      }
    }
  }

  /**
   * Faces that had or have a triangle, perhaps among others, in the order in which they were told.
   */
  Set<Integer> faces(int part, Edit.Triangle canonical) {
    return byTriangle.getOrDefault(new TriangleKey(part, canonical), Set.of());
  }

  /** Faces that had or have an edge. */
  Set<Integer> faces(int part, Bits from, Bits to) {
    return byEdge.getOrDefault(edge(part, from, to), Set.of());
  }

  /** A corner of a part that stands at a point or goes there; -1 when none is known. */
  int corner(int part, Bits at) {
    return byPoint.getOrDefault(new PointKey(part, at), -1);
  }

  /** Says that a corner stands at a point from now on. */
  void put(int part, Bits at, int corner) {
    byPoint.put(new PointKey(part, at), corner);
  }

  /** A triangle of corners by its positions. */
  Edit.Triangle key(int[] triangle) {
    return new Edit.Triangle(
            cornerBits.apply(triangle[0]),
            cornerBits.apply(triangle[1]),
            cornerBits.apply(triangle[2]))
        .canonical();
  }

  private static EdgeKey edge(int part, Bits a, Bits b) {
    boolean order = Integer.compare(a.x(), b.x()) < 0 || a.x() == b.x() && less(a, b);
    return order ? new EdgeKey(part, a, b) : new EdgeKey(part, b, a);
  }

  private static boolean less(Bits a, Bits b) {
    return a.y() != b.y() ? a.y() < b.y() : a.z() < b.z();
  }
}
