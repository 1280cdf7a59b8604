package org.trackwalk.io.obj;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.io.buffer.GrowingFloats;
import org.trackwalk.io.buffer.GrowingInts;

/** What stands in a part of a file, before it is known what stands before it. */
final class ObjChunk {

  /** What changes the piece or the surface of the faces that follow. */
  enum Kind {
    NAME,
    MATERIAL
  }

  /**
   * A line that changes the state.
   *
   * @param name empty when the line has none
   * @param face number of faces of the chunk before it
   */
  record Change(Kind kind, String name, int face) {}

  /** First byte in the file and behind the last one. */
  final int from;

  final int to;

  final GrowingFloats vertices;
  final GrowingFloats normals;

  /** Packed vertex index per corner; after {@link ObjTriangles} three indices per triangle. */
  final GrowingInts corners;

  /** Packed normal index per corner; null while no corner has one. */
  GrowingInts cornerNormals;

  /** Line of each face, counted from the chunk's start. */
  final GrowingInts faceLines;

  /** Where the corners of each face end; null while all faces are triangles. */
  GrowingInts faceEnds;

  final List<Change> changes = new ArrayList<>();

  /** Lines, points and the like. */
  final ObjExtras extras = new ObjExtras();

  /** Vertex, line and byte of each vertex line that cannot be read, three ints each. */
  final GrowingInts badVertices = new GrowingInts(0);

  /** Lines in the chunk, and those that begin with a word of the format and with another word. */
  int lines;

  int known;
  int unknown;
  int firstUnknownLine;

  /** Numbers of what stands before the chunk; filled when all chunks are read. */
  int vertexBase;

  int normalBase;
  int lineBase;

  /** Results of {@link ObjTriangles}; the arrays may be longer. */
  int triangleCount;

  int[] triangles;

  int[] triangleNormals;
  int[] places;

  ObjChunk(int from, int to) {
    this.from = from;
    this.to = to;
    // About half of a plain file is vertices of 27 bytes, the other half triangles of 20.
    int guess = (to - from) / 48;
    vertices = new GrowingFloats(3 * guess);
    normals = new GrowingFloats(0);
    corners = new GrowingInts(3 * guess);
    faceLines = new GrowingInts(guess);
  }

  int faceCount() {
    return faceLines.size();
  }

  /** First corner of a face. */
  int faceStart(int face) {
    return faceEnds == null ? 3 * face : face == 0 ? 0 : faceEnds.get(face - 1);
  }

  /** Ends a face of which the corners have been added. */
  void endFace(int count, int line) {
    if (faceEnds == null && count != 3) {
      faceEnds = new GrowingInts(2 * faceLines.size());
      for (int i = 1; i <= faceLines.size(); i++) {
        faceEnds.add(3 * i);
      }
    }
    faceLines.add(line);
    if (faceEnds != null) {
      faceEnds.add(corners.size());
    }
  }

  /** Forgets the corners of a face that was not read to its end. */
  void forgetCorners(int newSize) {
    corners.truncate(newSize);
    if (cornerNormals != null) {
      cornerNormals.truncate(newSize);
    }
  }

  void addNormal(int packed) {
    if (cornerNormals == null) {
      if (packed == ObjIndex.OUTSIDE) {
        return;
      }
      cornerNormals = new GrowingInts(Math.max(corners.size(), corners.items().length));
      cornerNormals.addTimes(corners.size() - 1, ObjIndex.OUTSIDE);
    }
    cornerNormals.add(packed);
  }
}
