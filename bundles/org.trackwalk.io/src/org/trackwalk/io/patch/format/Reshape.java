package org.trackwalk.io.patch.format;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.trackwalk.io.patch.Bits;
import org.trackwalk.io.patch.Edit;
import org.trackwalk.io.patch.PatchException;
import org.trackwalk.io.patch.format.EditIndex.PointKey;

/**
 * A layout after edits: which vertices have new positions, which are new or gone, and the triangles
 * of the faces that are not what they were. Faces that are not listed stay as they are, but for the
 * numbers of their vertices.
 */
final class Reshape {

  /** Why a triangle is not changed that an edit names. */
  static final String NOT_THERE = "a triangle that is to be changed is not there";

  /** A corner that the file does not have yet. */
  record NewCorner(int vertex, int like, int other, double share) {}

  /** A vertex that the file does not have yet: what it stores besides is between two others'. */
  record NewVertex(int pool, Bits at, int like, int other, double share) {}

  /** A triangle behind a face. */
  record Extra(int like, int[] corners) {}

  private final Layout layout;

  /** In place: vertex to its new position. */
  final Map<Integer, Bits> moved = new TreeMap<>();

  /** Corner numbers from {@link Layout#cornerCount} on stand for these. */
  final List<NewCorner> newCorners = new ArrayList<>();

  /** Vertex numbers from {@link Layout#vertexCount} on stand for these. */
  final List<NewVertex> newVertices = new ArrayList<>();

  /** Face to its triangles, three corners each; an empty list means that the face goes. */
  final TreeMap<Integer, List<int[]>> faces = new TreeMap<>();

  /** Triangles that are added, by the face behind which they stand. */
  final List<Extra> extras = new ArrayList<>();

  /** Vertices that go. */
  final BitSet removed = new BitSet();

  private final Map<Integer, Integer> merged = new HashMap<>();

  private final Map<PointKey, Integer> inPools = new HashMap<>();
  private EditIndex index;

  Reshape(Layout layout) {
    this.layout = layout;
  }

  /** The part whose first triangle stands at a place. */
  static int part(Layout layout, int place, String file) throws PatchException {
    int part = -1;
    for (int f = 0; f < layout.faceCount(); f++) {
      if (layout.place(f) == place && layout.part(f) != part) {
        if (part >= 0) {
          throw new PatchException("two parts of " + file + " begin at the same place");
        }
        part = layout.part(f);
      }
    }
    if (part < 0) {
      throw new PatchException("nothing begins at place " + place + " of " + file + " any more");
    }
    return part;
  }

  /** Makes the edits, shape first and positions last. */
  void apply(List<Edit> edits) throws PatchException {
    Map<Integer, Integer> parts = new HashMap<>();
    for (Edit edit : edits) {
      if (edit.part().place() >= 0 && !parts.containsKey(edit.part().place())) {
        int place = edit.part().place();
        parts.put(place, part(layout, place, edit.part().file()));
      }
    }
    index = new EditIndex(layout, edits, parts, corner -> bitsOf(vertexOf(corner)));
    for (int f = 0; f < layout.faceCount(); f++) {
      if (index.concerned().contains(layout.part(f))) {
        index.note(f, stored(f));
      }
    }
    BitSet before = used();
    Set<Integer> tidied = new HashSet<>();
    EdgeCuts cuts = new EdgeCuts(this, layout, index);
    TriangleRemoval removal = new TriangleRemoval(this, layout, index);
    for (Edit edit : edits) {
      int part = parts.getOrDefault(edit.part().place(), -1);
      if (!(edit instanceof Edit.Delete)) {
        removal.make();
      }
      switch (edit) {
        case Edit.Delete e -> removal.add(part, e.triangle());
        case Edit.Flip e -> flip(part, e.triangle());
        case Edit.Split e -> cuts.split(part, e);
        case Edit.Fill e -> fill(part, e);
        case Edit.DropUnused e -> tidied.addAll(pools(part));
        case Edit.Move e -> {}
        case Edit.Merge e -> {}
      }
    }
    removal.make();
    new VertexMoves(this, layout).make(index.moves());
    merged.putAll(SameVertices.merged(layout, moved, edits, parts));
    BitSet after = used();
    for (int v = 0; v < layout.vertexCount(); v++) {
      boolean gone = before.get(v) && !after.get(v);
      if (gone || !after.get(v) && tidied.contains(layout.poolOf(v))) {
        removed.set(v);
      }
    }
  }

  private Set<Integer> pools(int part) {
    Set<Integer> pools = new HashSet<>();
    layout.corners(Set.of(part), (p, v) -> pools.add(layout.poolOf(v)));
    return pools;
  }

  /** The vertex of a corner, old or new; what was merged is the one that stays. */
  int vertexOf(int corner) {
    int vertex =
        corner < layout.cornerCount()
            ? layout.vertexOf(corner)
            : newCorners.get(corner - layout.cornerCount()).vertex();
    return merged.getOrDefault(vertex, vertex);
  }

  Bits bitsOf(int vertex) {
    return vertex < layout.vertexCount()
        ? layout.bits(vertex)
        : newVertices.get(vertex - layout.vertexCount()).at();
  }

  /** Triangles of a face as it is now. */
  List<int[]> triangles(int face) {
    List<int[]> changed = faces.get(face);
    return changed == null ? stored(face) : changed;
  }

  private List<int[]> stored(int face) {
    int[] cut = layout.triangles(face);
    List<int[]> list = new ArrayList<>(cut.length / 3);
    for (int i = 0; i < cut.length; i += 3) {
      list.add(new int[] {cut[i], cut[i + 1], cut[i + 2]});
    }
    return list;
  }

  /** Triangles of a face, to be changed. */
  List<int[]> open(int face) {
    return faces.computeIfAbsent(face, this::stored);
  }

  /** A face that has a triangle, and which of its triangles that is. */
  private int[] find(int part, Edit.Triangle wanted) throws PatchException {
    Edit.Triangle canonical = wanted.canonical();
    for (int face : index.faces(part, canonical)) {
      List<int[]> triangles = triangles(face);
      for (int i = 0; i < triangles.size(); i++) {
        if (index.key(triangles.get(i)).equals(canonical)) {
          return new int[] {face, i};
        }
      }
    }
    throw new PatchException(NOT_THERE);
  }

  private void flip(int part, Edit.Triangle triangle) throws PatchException {
    int[] at = find(part, triangle);
    int[] t = open(at[0]).get(at[1]);
    int[] turned = {t[0], t[2], t[1]};
    open(at[0]).set(at[1], turned);
    index.note(at[0], List.<int[]>of(turned));
  }

  /**
   * A vertex of a pool that stands at a point, best one that the part uses already; -1 for none.
   */
  int there(int pool, int part, Bits point) {
    int corner = index.corner(part, point);
    if (corner >= 0) {
      return vertexOf(corner);
    }
    if (index.leaves(point)) {
      return -1; // what stands there now may go
    }
    if (inPools.isEmpty()) {
      for (int v = 0; v < layout.vertexCount(); v++) {
        inPools.putIfAbsent(new PointKey(layout.poolOf(v), layout.bits(v)), v);
      }
    }
    return inPools.getOrDefault(new PointKey(pool, point), -1);
  }

  /** Adds a vertex; returns its number. */
  int vertex(NewVertex v) {
    newVertices.add(v);
    return layout.vertexCount() + newVertices.size() - 1;
  }

  /** Adds a corner; returns its number. */
  int corner(NewCorner c) {
    newCorners.add(c);
    return layout.cornerCount() + newCorners.size() - 1;
  }

  /** A corner of the file whose further values stand for those of a corner. */
  int oldCorner(int corner) {
    int c = corner;
    while (c >= layout.cornerCount()) {
      c = newCorners.get(c - layout.cornerCount()).like();
    }
    return c;
  }

  /** The vertex of that corner. */
  int oldVertex(int corner) {
    return layout.vertexOf(oldCorner(corner));
  }

  private void fill(int part, Edit.Fill e) throws PatchException {
    int[] at = find(part, e.like());
    int[] like = triangles(at[0]).get(at[1]);
    int[] corners = new int[3];
    Bits[] points = {e.triangle().a(), e.triangle().b(), e.triangle().c()};
    for (int k = 0; k < 3; k++) {
      int known = index.corner(part, points[k]);
      if (known >= 0 && bitsOf(vertexOf(known)).equals(points[k])) {
        corners[k] = known;
        continue;
      }
      int near = oldCorner(like[0]);
      int vertex = layout.vertexOf(near);
      int pool = layout.poolOf(vertex);
      int there = layout.bare(pool) ? there(pool, part, points[k]) : -1;
      int added = there >= 0 ? there : vertex(new NewVertex(pool, points[k], vertex, vertex, 0));
      corners[k] = corner(new NewCorner(added, near, near, 0));
      index.put(part, points[k], corners[k]);
    }
    extras.add(new Extra(at[0], corners));
  }

  private BitSet used() {
    BitSet used = new BitSet();
    for (int v = 0; v < layout.vertexCount(); v++) {
      if (layout.otherwiseUsed(v)) {
        used.set(v);
      }
    }
    for (int f = 0; f < layout.faceCount(); f++) {
      List<int[]> changed = faces.get(f);
      if (changed == null) {
        for (int c = layout.faceStart(f); c < layout.faceEnd(f); c++) {
          use(used, vertexOf(c));
        }
      } else {
        for (int[] t : changed) {
          use(used, vertexOf(t[0]));
          use(used, vertexOf(t[1]));
          use(used, vertexOf(t[2]));
        }
      }
    }
    for (Extra extra : extras) {
      for (int c : extra.corners()) {
        use(used, vertexOf(c));
      }
    }
    return used;
  }

  private void use(BitSet used, int vertex) {
    if (vertex >= 0 && vertex < layout.vertexCount()) {
      used.set(vertex);
    }
  }
}
