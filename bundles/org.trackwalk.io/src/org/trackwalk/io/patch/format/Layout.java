package org.trackwalk.io.patch.format;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Set;
import org.trackwalk.io.buffer.GrowingFloats;
import org.trackwalk.io.buffer.GrowingInts;
import org.trackwalk.io.patch.Bits;
import org.trackwalk.io.polygon.PolygonTriangulation;

/**
 * What a mesh file stores, without a word on its format. Vertices stand in pools (a file's list, an
 * object's list); faces have corners, corners have vertices; a face belongs to a part. Indices of
 * vertices, corners and faces run over the whole file.
 */
final class Layout {

  /** How the triangles of a face follow from its corners. */
  enum Form {
    POLYGON,
    STRIP,
    FAN
  }

  private final GrowingFloats positions = new GrowingFloats(1024);
  private final GrowingInts pools = new GrowingInts(8);
  private final GrowingInts corners = new GrowingInts(1024);
  private final GrowingInts faceStarts = new GrowingInts(256);
  private final GrowingInts faceParts = new GrowingInts(256);
  private final GrowingInts facePlaces = new GrowingInts(256);
  private final GrowingInts faceForms = new GrowingInts(256);
  private final BitSet otherwiseUsed = new BitSet();
  private final PolygonTriangulation triangulation = new PolygonTriangulation();
  private int lastEnd;
  private final BitSet rich = new BitSet();

  /**
   * Whether a vertex of a pool is a position and nothing else, so that any face may use one that is
   * there.
   */
  boolean bare(int pool) {
    return !rich.get(pool);
  }

  /** Says that vertices of the last pool have further values, such as normals. */
  void notBare() {
    notBare(pools.size() - 1);
  }

  /** The same of any pool. */
  void notBare(int pool) {
    rich.set(pool);
  }

  /** Begins a list of vertices; returns its number. */
  int startPool() {
    pools.add(vertexCount());
    return pools.size() - 1;
  }

  /** Adds a vertex to the last pool; returns its index in the file. */
  int vertex(float x, float y, float z) {
    positions.add(x, y, z);
    return vertexCount() - 1;
  }

  /** Adds a corner to the face that {@link #endFace} ends; -1 for a vertex that does not exist. */
  void corner(int vertex) {
    corners.add(vertex >= 0 && vertex < vertexCount() ? vertex : -1);
  }

  /** Ends a face of the corners since the last one; returns its number. */
  int endFace(int part, int place, Form form) {
    int from = faceStarts.size() == 0 ? 0 : lastEnd;
    faceStarts.add(from);
    lastEnd = corners.size();
    faceParts.add(part);
    facePlaces.add(place);
    faceForms.add(form.ordinal());
    return faceStarts.size() - 1;
  }

  /** Says that something that is no triangle needs a vertex, for instance a line. */
  void useOtherwise(int vertex) {
    if (vertex >= 0) {
      otherwiseUsed.set(vertex);
    }
  }

  int vertexCount() {
    return positions.size() / 3;
  }

  int poolCount() {
    return pools.size();
  }

  int poolStart(int pool) {
    return pool < pools.size() ? pools.get(pool) : vertexCount();
  }

  /** The pool in which a vertex stands. */
  int poolOf(int vertex) {
    int lo = 0;
    int hi = pools.size() - 1;
    while (lo < hi) {
      int mid = (lo + hi + 1) >>> 1;
      if (pools.get(mid) <= vertex) {
        lo = mid;
      } else {
        hi = mid - 1;
      }
    }
    return lo;
  }

  float coordinate(int vertex, int axis) {
    return positions.get(3 * vertex + axis);
  }

  Bits bits(int vertex) {
    return Bits.of(positions.items(), 3 * vertex);
  }

  int cornerCount() {
    return corners.size();
  }

  /** The vertex of a corner; -1 when the file names one that does not exist. */
  int vertexOf(int corner) {
    return corners.get(corner);
  }

  int faceCount() {
    return faceStarts.size();
  }

  int faceStart(int face) {
    return faceStarts.get(face);
  }

  int faceEnd(int face) {
    return face + 1 < faceStarts.size() ? faceStarts.get(face + 1) : lastEnd;
  }

  int part(int face) {
    return faceParts.get(face);
  }

  int place(int face) {
    return facePlaces.get(face);
  }

  Form form(int face) {
    return Form.values()[faceForms.get(face)];
  }

  boolean otherwiseUsed(int vertex) {
    return otherwiseUsed.get(vertex);
  }

  /** Corners, three per triangle, as the importers cut the face; empty when they leave it out. */
  int[] triangles(int face) {
    int from = faceStart(face);
    int count = faceEnd(face) - from;
    if (count < 3) {
      return new int[0];
    }
    if (form(face) != Form.POLYGON) {
      return linked(face, from, count);
    }
    for (int c = from; c < from + count; c++) {
      if (corners.get(c) < 0) {
        return new int[0];
      }
    }
    int[] cut = triangulation.cut(positions.items(), corners.items(), from, count);
    int[] result = new int[3 * (count - 2)];
    for (int i = 0; i < result.length; i++) {
      result[i] = from + cut[i];
    }
    return result;
  }

  private int[] linked(int face, int from, int count) {
    int[] all = new int[3 * (count - 2)];
    int size = 0;
    for (int i = 0; i + 2 < count; i++) {
      int odd = i % 2;
      boolean fan = form(face) == Form.FAN;
      int a = fan ? from : from + i;
      int b = fan ? from + i + 1 : from + i + 1 + odd;
      int c = fan ? from + i + 2 : from + i + 2 - odd;
      int va = corners.get(a);
      int vb = corners.get(b);
      int vc = corners.get(c);
      if (va >= 0 && vb >= 0 && vc >= 0 && !same(va, vb) && !same(vb, vc) && !same(vc, va)) {
        all[size++] = a;
        all[size++] = b;
        all[size++] = c;
      }
    }
    return Arrays.copyOf(all, size);
  }

  /** Equal as numbers: a strip repeats a position to turn a corner. */
  private boolean same(int v, int w) {
    return coordinate(v, 0) == coordinate(w, 0)
        && coordinate(v, 1) == coordinate(w, 1)
        && coordinate(v, 2) == coordinate(w, 2);
  }

  /** Sees corners that have a vertex. */
  interface CornerVisitor {
    void corner(int part, int vertex);
  }

  /** Visits the corners of parts, face by face. */
  void corners(Set<Integer> parts, CornerVisitor visitor) {
    for (int f = 0; f < faceCount(); f++) {
      if (parts.contains(part(f))) {
        for (int c = faceStart(f); c < faceEnd(f); c++) {
          if (vertexOf(c) >= 0) {
            visitor.corner(part(f), vertexOf(c));
          }
        }
      }
    }
  }
}
