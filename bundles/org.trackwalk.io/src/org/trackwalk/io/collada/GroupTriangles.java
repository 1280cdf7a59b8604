package org.trackwalk.io.collada;

import org.trackwalk.io.buffer.GrowingInts;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.MemoryNeed;
import org.trackwalk.io.polygon.FaceFaults;
import org.trackwalk.io.polygon.HoleBridges;
import org.trackwalk.io.polygon.PolygonTriangulation;
import org.trackwalk.mesh.progress.Progress;

/** Cuts the faces of one primitive group into triangles. */
final class GroupTriangles {

  private static final int STRIDE = 4096;

  /** Bytes per triangle: three indices, three of normals, its line, and room to grow. */
  private static final long TRIANGLE_BYTES = 56;

  private final DaeGroup group;
  private final float[] positions;
  private final float[] normals;
  private final int[] items;
  private final int vertexOffset;
  private final int normalOffset;
  private final IndexList.Lines lines;
  private final GrowingInts triangles;
  private final GrowingInts cornerNormals;
  private final GrowingInts places;
  private final FaceFaults faults = new FaceFaults();
  private final PolygonTriangulation polygons = new PolygonTriangulation();
  private int[] face = new int[16];
  private int[] normalsOfFace = new int[16];

  private GroupTriangles(
      DaeGroup group, float[] positions, int vertexOffset, float[] normals, int normalOffset) {
    this.group = group;
    this.positions = positions;
    this.normals = normals;
    this.vertexOffset = vertexOffset;
    this.normalOffset = normalOffset;
    this.items = group.indices().items();
    this.lines = group.indices().lines();
    int expected = group.faces() == null ? group.corners() / 3 : group.corners() / 2;
    this.triangles = new GrowingInts(3 * expected);
    this.cornerNormals = normals == null ? null : new GrowingInts(3 * expected);
    this.places = new GrowingInts(expected);
  }

  /**
   * Cuts a group.
   *
   * @param positions xyz triples
   * @param vertexOffset which of a corner's numbers is its vertex
   * @param normals xyz triples; null for none
   * @param normalOffset which of a corner's numbers is its normal
   * @param shown the file for messages
   */
  static GroupMesh of(
      DaeGroup group,
      float[] positions,
      int vertexOffset,
      float[] normals,
      int normalOffset,
      String shown,
      Progress progress)
      throws ImportException {
    MemoryNeed.check(TRIANGLE_BYTES * group.corners(), shown, "line " + group.line());
    GroupTriangles cut = new GroupTriangles(group, positions, vertexOffset, normals, normalOffset);
    int faces = group.faces() == null ? group.corners() / 3 : group.faces().length;
    int corner = 0;
    for (int f = 0; f < faces; f++) {
      if (f % STRIDE == 0) {
        progress.check();
      }
      int corners = group.faces() == null ? 3 : group.faces()[f];
      cut.face(f, corner, corners);
      corner += corners;
    }
    return new GroupMesh(
        group,
        positions,
        cut.triangles.toArray(),
        normals,
        normals == null ? null : cut.cornerNormals.toArray(),
        cut.places.toArray(),
        cut.faults);
  }

  private void face(int number, int corner, int count) {
    int line = lines.of(group.stride() * corner);
    line = line < 0 ? group.line() : line;
    if (group.form() == DaeGroup.Form.STRIPS) {
      strip(corner, count);
      return;
    }
    if (count < 3) {
      faults.add(FaceFaults.Fault.TOO_FEW, line, -1);
      return;
    }
    if (!take(corner, count, line)) {
      return;
    }
    if (group.form() == DaeGroup.Form.FANS) {
      for (int i = 1; i + 1 < count; i++) {
        write(0, i, i + 1, line);
      }
    } else if (count == 3) {
      write(0, 1, 2, line);
    } else {
      polygon(number, count, line);
    }
  }

  private void polygon(int number, int count, int line) {
    int[] rings = group.holes().get(number);
    int[] ring = null;
    int corners = count;
    int[] outline = face;
    if (rings != null) {
      ring = HoleBridges.join(positions, face, rings);
      corners = ring.length;
      outline = new int[corners];
      for (int i = 0; i < corners; i++) {
        outline[i] = face[ring[i]];
      }
    }
    int[] cut = polygons.cut(positions, outline, 0, corners);
    for (int i = 0; i < 3 * (corners - 2); i += 3) {
      if (ring == null) {
        write(cut[i], cut[i + 1], cut[i + 2], line);
      } else {
        write(ring[cut[i]], ring[cut[i + 1]], ring[cut[i + 2]], line);
      }
    }
  }

  /** A strip repeats a position to turn a corner; that is no triangle of the designer's. */
  private void strip(int corner, int count) {
    for (int i = 0; i + 2 < count; i++) {
      int line = lines.of(group.stride() * (corner + i));
      if (take(corner + i, 3, line)
          && !same(face[0], face[1])
          && !same(face[1], face[2])
          && !same(face[2], face[0])) {
        int odd = i % 2;
        write(0, 1 + odd, 2 - odd, line);
      }
    }
  }

  private boolean same(int a, int b) {
    return positions[3 * a] == positions[3 * b]
        && positions[3 * a + 1] == positions[3 * b + 1]
        && positions[3 * a + 2] == positions[3 * b + 2];
  }

  /** Copies the corners of a face; false when it must be left out. */
  private boolean take(int corner, int count, int line) {
    if (count > face.length) {
      face = new int[count + (count >> 1)];
      normalsOfFace = new int[face.length];
    }
    int vertices = positions.length / 3;
    int near = -1;
    boolean outside = false;
    for (int i = 0; i < count; i++) {
      int at = group.stride() * (corner + i);
      int vertex = items[at + vertexOffset];
      if (vertex < 0 || vertex >= vertices) {
        outside = true;
      } else if (near < 0) {
        near = vertex;
      }
      face[i] = vertex;
      if (normals != null) {
        int normal = items[at + normalOffset];
        normalsOfFace[i] = normal >= 0 && normal < normals.length / 3 ? normal : -1;
      }
    }
    if (outside) {
      faults.add(FaceFaults.Fault.OUTSIDE, line, near);
    }
    return !outside;
  }

  private void write(int a, int b, int c, int line) {
    triangles.add(face[a], face[b], face[c]);
    places.add(line);
    if (normals != null) {
      cornerNormals.add(normalsOfFace[a], normalsOfFace[b], normalsOfFace[c]);
    }
  }
}
