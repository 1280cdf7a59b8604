package org.trackwalk.io.obj;

import java.util.List;
import org.trackwalk.io.polygon.FaceFaults;
import org.trackwalk.io.polygon.PolygonTriangulation;
import org.trackwalk.mesh.progress.Progress;

/** Turns the faces of one chunk into triangles with indices of the whole file. */
final class ObjTriangles {

  private static final int STRIDE = 4096;

  private final ObjChunk chunk;
  private final float[] positions;
  private final int normalCount;
  private final PolygonTriangulation triangulation = new PolygonTriangulation();
  private final int[] corners;
  private final int[] normals;
  private int written;

  private ObjTriangles(ObjChunk chunk, float[] positions, int normalCount) {
    this.chunk = chunk;
    this.positions = positions;
    this.normalCount = normalCount;
    this.corners = chunk.corners.items();
    this.normals = chunk.cornerNormals == null ? null : chunk.cornerNormals.items();
    if (chunk.faceEnds == null) {
      // A triangle replaces its own face: no face needs more room than it has.
      chunk.triangles = corners;
      chunk.triangleNormals = normals;
      chunk.places = chunk.faceLines.items();
    } else {
      int most = countTriangles();
      chunk.triangles = new int[3 * most];
      chunk.triangleNormals = normals == null ? null : new int[3 * most];
      chunk.places = new int[most];
    }
  }

  /**
   * Fills the chunk's triangles and those of its runs.
   *
   * @param runs of this chunk, in the order of their faces
   * @param positions xyz of all vertices of the file
   * @param normalCount number of all normals of the file
   */
  static void cut(
      ObjChunk chunk, List<ObjRun> runs, float[] positions, int normalCount, Progress progress) {
    ObjTriangles triangles = new ObjTriangles(chunk, positions, normalCount);
    for (ObjRun run : runs) {
      run.fromTriangle = triangles.written;
      for (int face = run.fromFace; face < run.toFace; face++) {
        if (face % STRIDE == 0) {
          progress.check();
        }
        triangles.face(run, face);
      }
      run.toTriangle = triangles.written;
    }
    chunk.triangleCount = triangles.written;
  }

  private int countTriangles() {
    int count = 0;
    for (int face = 0; face < chunk.faceCount(); face++) {
      count += Math.max(0, chunk.faceStart(face + 1) - chunk.faceStart(face) - 2);
    }
    return count;
  }

  private void face(ObjRun run, int face) {
    int from = chunk.faceStart(face);
    int to = chunk.faceStart(face + 1);
    int line = chunk.faceLines.get(face) + chunk.lineBase;
    if (!resolve(run, line, from, to)) {
      return;
    }
    if (to - from == 3) {
      write(from, from + 1, from + 2, line);
      return;
    }
    int[] cut = triangulation.cut(positions, corners, from, to - from);
    for (int i = 0; i < 3 * (to - from - 2); i += 3) {
      write(from + cut[i], from + cut[i + 1], from + cut[i + 2], line);
    }
  }

  /** Replaces packed indices by indices of the file; false when the face must be left out. */
  private boolean resolve(ObjRun run, int line, int from, int to) {
    boolean outside = false;
    boolean unreadable = false;
    int near = -1;
    for (int i = from; i < to; i++) {
      int packed = corners[i];
      int vertex = ObjIndex.resolve(packed, chunk.vertexBase, positions.length / 3);
      corners[i] = vertex;
      if (vertex < 0) {
        unreadable |= packed == ObjIndex.UNREADABLE;
        outside = true;
      } else if (near < 0) {
        near = vertex;
      }
    }
    if (outside || to - from < 3) {
      FaceFaults.Fault fault =
          unreadable
              ? FaceFaults.Fault.UNREADABLE
              : outside ? FaceFaults.Fault.OUTSIDE : FaceFaults.Fault.TOO_FEW;
      run.fault(fault, line, near);
      return false;
    }
    return true;
  }

  private void write(int a, int b, int c, int line) {
    int at = 3 * written;
    if (normals != null) {
      // Read before written: both may be the same array.
      int na = normal(a);
      int nb = normal(b);
      int nc = normal(c);
      chunk.triangleNormals[at] = na;
      chunk.triangleNormals[at + 1] = nb;
      chunk.triangleNormals[at + 2] = nc;
    }
    chunk.places[written] = line;
    int va = corners[a];
    int vb = corners[b];
    int vc = corners[c];
    chunk.triangles[at] = va;
    chunk.triangles[at + 1] = vb;
    chunk.triangles[at + 2] = vc;
    written++;
  }

  private int normal(int corner) {
    return ObjIndex.resolve(normals[corner], chunk.normalBase, normalCount);
  }
}
