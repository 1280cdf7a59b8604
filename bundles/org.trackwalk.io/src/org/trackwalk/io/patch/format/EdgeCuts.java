package org.trackwalk.io.patch.format;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.trackwalk.io.patch.Bits;
import org.trackwalk.io.patch.Edit;
import org.trackwalk.io.patch.PatchException;

/** Edges that get vertices: the triangles at both sides are cut into one more per vertex. */
final class EdgeCuts {

  /** A vertex on an edge, and how far along. */
  private record OnEdge(int vertex, double share) {}

  private final Reshape shape;
  private final Layout layout;
  private final EditIndex index;

  EdgeCuts(Reshape shape, Layout layout, EditIndex index) {
    this.shape = shape;
    this.layout = layout;
    this.index = index;
  }

  /** Cuts the triangles of a part along an edge, old and new ones. */
  void split(int part, Edit.Split e) throws PatchException {
    Set<Integer> using = index.faces(part, e.from(), e.to());
    boolean done = false;
    Map<List<Integer>, List<OnEdge>> vertices = new HashMap<>();
    for (int face : List.copyOf(using)) {
      List<int[]> list = shape.triangles(face);
      for (int i = 0; i < list.size(); i++) {
        int[] t = list.get(i);
        for (int k = 0; k < 3; k++) {
          Bits a = shape.bitsOf(shape.vertexOf(t[k]));
          Bits b = shape.bitsOf(shape.vertexOf(t[(k + 1) % 3]));
          boolean along = a.equals(e.from()) && b.equals(e.to());
          if (along || a.equals(e.to()) && b.equals(e.from())) {
            List<int[]> cut = cut(part, t, k, along, e, vertices);
            list = shape.open(face);
            list.remove(i);
            list.addAll(i, cut);
            index.note(face, cut);
            i += cut.size() - 1;
            done = true;
            break;
          }
        }
      }
    }
    if (!done) {
      throw new PatchException("an edge that is to be cut is not there");
    }
  }

  private List<int[]> cut(
      int part,
      int[] t,
      int k,
      boolean along,
      Edit.Split e,
      Map<List<Integer>, List<OnEdge>> vertices) {
    int a = t[k];
    int b = t[(k + 1) % 3];
    int c = t[(k + 2) % 3];
    int start = along ? a : b;
    int end = along ? b : a;
    int pool = layout.poolOf(shape.oldVertex(start));
    List<OnEdge> own =
        vertices.computeIfAbsent(
            List.of(shape.vertexOf(start), shape.vertexOf(end)),
            key -> newVertices(pool, part, start, end, e));
    List<Integer> chain = new ArrayList<>();
    chain.add(start);
    for (int i = 0; i < own.size(); i++) {
      OnEdge on = own.get(i);
      chain.add(
          shape.corner(
              new Reshape.NewCorner(
                  on.vertex(), shape.oldCorner(start), shape.oldCorner(end), on.share())));
    }
    chain.add(end);
    List<int[]> cut = new ArrayList<>();
    for (int i = 0; i + 1 < chain.size(); i++) {
      int from = along ? chain.get(i) : chain.get(chain.size() - 1 - i);
      int to = along ? chain.get(i + 1) : chain.get(chain.size() - 2 - i);
      cut.add(new int[] {from, to, c});
    }
    return cut;
  }

  private List<OnEdge> newVertices(int pool, int part, int start, int end, Edit.Split e) {
    float[] a = shape.bitsOf(shape.vertexOf(start)).floats();
    float[] b = shape.bitsOf(shape.vertexOf(end)).floats();
    List<OnEdge> added = new ArrayList<>();
    for (Bits point : e.points()) {
      float[] p = point.floats();
      double along = 0;
      double length = 0;
      for (int k = 0; k < 3; k++) {
        double d = (double) b[k] - a[k];
        along += ((double) p[k] - a[k]) * d;
        length += d * d;
      }
      double share = length > 0 ? Math.max(0, Math.min(1, along / length)) : 0;
      int known = layout.bare(pool) ? shape.there(pool, part, point) : -1;
      int vertex =
          known >= 0
              ? known
              : shape.vertex(
                  new Reshape.NewVertex(
                      pool, point, shape.oldVertex(start), shape.oldVertex(end), share));
      added.add(new OnEdge(vertex, share));
    }
    return added;
  }
}
