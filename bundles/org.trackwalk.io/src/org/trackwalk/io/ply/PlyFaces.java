package org.trackwalk.io.ply;

import org.trackwalk.io.buffer.GrowingInts;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.polygon.FaceFaults;
import org.trackwalk.io.polygon.PolygonTriangulation;
import org.trackwalk.mesh.progress.Progress;

/** The faces and triangle strips of a file; vertices may stand before or after them. */
final class PlyFaces {

  private static final int STRIDE = 4096;

  private final GrowingInts corners;
  private final GrowingInts ends;
  private final GrowingInts places;
  private final GrowingInts triangles;
  private final GrowingInts trianglePlaces;
  private final FaceFaults faults = new FaceFaults();

  /** No faces yet, but probably {@code expected} triangles. */
  PlyFaces(int expected) {
    int indices = (int) Math.min(Integer.MAX_VALUE / 4, 3L * expected);
    corners = new GrowingInts(indices);
    ends = new GrowingInts(expected);
    places = new GrowingInts(expected);
    triangles = new GrowingInts(indices);
    trianglePlaces = new GrowingInts(expected);
  }

  /** Reads the rows of an element whose rows are polygons. */
  void readFaces(PlyElement element, PlyInput input, Progress progress) throws ImportException {
    int indices = requireIndices(element, input);
    for (long i = 0; i < element.count(); i++) {
      if (i % STRIDE == 0) {
        progress.check();
      }
      input.startRow(element);
      for (int p = 0; p < element.properties().size(); p++) {
        PlyProperty property = element.properties().get(p);
        if (p != indices) {
          input.skip(property);
          continue;
        }
        long count = listLength(property, input);
        for (long k = 0; k < count; k++) {
          corners.add(packed(input.integer(property.type())));
        }
        ends.add(corners.size());
        places.add(input.place());
      }
    }
  }

  /**
   * Reads the rows of an element whose rows are strips: each index after the second makes a
   * triangle with the two before it, every other one turned around; -1 starts anew. A triangle that
   * repeats an index only leads on.
   */
  void readStrips(PlyElement element, PlyInput input, Progress progress) throws ImportException {
    int indices = requireIndices(element, input);
    for (long i = 0; i < element.count(); i++) {
      input.startRow(element);
      for (int p = 0; p < element.properties().size(); p++) {
        PlyProperty property = element.properties().get(p);
        if (p == indices) {
          strip(property, input, progress);
        } else {
          input.skip(property);
        }
      }
    }
  }

  private void strip(PlyProperty property, PlyInput input, Progress progress)
      throws ImportException {
    long count = listLength(property, input);
    int a = -1;
    int b = -1;
    boolean turned = false;
    for (long k = 0; k < count; k++) {
      if (k % STRIDE == 0) {
        progress.check();
      }
      int c = packed(input.integer(property.type()));
      if (c < 0) {
        a = -1;
        b = -1;
        turned = false;
        continue;
      }
      if (a >= 0) {
        if (a != b && b != c && a != c) {
          corners.add(turned ? b : a, turned ? a : b, c);
          ends.add(corners.size());
          places.add(input.place());
        }
        turned = !turned;
      }
      a = b;
      b = c;
    }
  }

  private static int requireIndices(PlyElement element, PlyInput input) throws ImportException {
    int indices = element.vertexIndices();
    if (indices < 0 && element.count() > 0) {
      throw input.refusal("element " + element.name() + " has no list vertex_indices");
    }
    return indices;
  }

  private static long listLength(PlyProperty property, PlyInput input) throws ImportException {
    long count = input.integer(property.countType());
    if (count < 0 || count > input.left()) {
      throw input.refusal("a list of " + count + " corners does not fit into the file");
    }
    return count;
  }

  /** An index as an int; what does not fit is no vertex in any case. */
  private static int packed(long index) {
    return index < 0 || index > Integer.MAX_VALUE ? -1 : (int) index;
  }

  /** Cuts all faces into triangles once the vertices are known. */
  void cut(PlyVertices vertices, Progress progress) {
    PolygonTriangulation triangulation = new PolygonTriangulation();
    int from = 0;
    for (int face = 0; face < ends.size(); face++) {
      if (face % STRIDE == 0) {
        progress.check();
      }
      int to = ends.get(face);
      if (isWhole(from, to, face, vertices.count())) {
        add(from, to, places.get(face), vertices.positions(), triangulation);
      }
      from = to;
    }
  }

  private boolean isWhole(int from, int to, int face, int vertexCount) {
    boolean outside = false;
    int near = -1;
    for (int i = from; i < to; i++) {
      int vertex = corners.get(i);
      if (vertex < 0 || vertex >= vertexCount) {
        outside = true;
      } else if (near < 0) {
        near = vertex;
      }
    }
    if (outside || to - from < 3) {
      FaceFaults.Fault fault = outside ? FaceFaults.Fault.OUTSIDE : FaceFaults.Fault.TOO_FEW;
      faults.add(fault, places.get(face), near);
      return false;
    }
    return true;
  }

  private void add(
      int from, int to, int place, float[] positions, PolygonTriangulation triangulation) {
    int[] c = corners.items();
    if (to - from == 3) {
      triangles.add(c[from], c[from + 1], c[from + 2]);
      trianglePlaces.add(place);
      return;
    }
    int[] cut = triangulation.cut(positions, c, from, to - from);
    for (int i = 0; i < 3 * (to - from - 2); i += 3) {
      triangles.add(c[from + cut[i]], c[from + cut[i + 1]], c[from + cut[i + 2]]);
      trianglePlaces.add(place);
    }
  }

  int[] triangles() {
    return triangles.toArray();
  }

  int[] places() {
    return trianglePlaces.toArray();
  }

  /** How many edges are no side of a face. */
  int loose(PlyEdges edges, Progress progress) {
    return edges.loose(corners.items(), ends.items(), ends.size(), progress);
  }

  FaceFaults faults() {
    return faults;
  }
}
