package org.trackwalk.io.obj;

import org.trackwalk.io.polygon.FaceFaults;

/** Faces of one chunk that stand one after another under the same name and material. */
final class ObjRun {

  final ObjChunk chunk;
  final ObjPiece piece;

  /** Index into the piece's surfaces, -1 for none. */
  final int surface;

  final int fromFace;
  final int toFace;

  /** Where its triangles stand in the chunk; filled by {@link ObjTriangles}. */
  int fromTriangle;

  int toTriangle;

  /** Its faces that were left out; null when there are none. */
  private FaceFaults faults;

  ObjRun(ObjChunk chunk, ObjPiece piece, int surface, int fromFace, int toFace) {
    this.chunk = chunk;
    this.piece = piece;
    this.surface = surface;
    this.fromFace = fromFace;
    this.toFace = toFace;
  }

  void fault(FaceFaults.Fault fault, int line, int nearVertex) {
    if (faults == null) {
      faults = new FaceFaults();
    }
    faults.add(fault, line, nearVertex);
  }

  /** The faces that were left out; null when there are none. */
  FaceFaults faults() {
    return faults;
  }
}
