package org.trackwalk.io.obj;

/** Faces of one chunk that stand one after another under the same name and material. */
final class ObjRun {

  /** What is wrong with faces that were left out. */
  enum Fault {
    OUTSIDE,
    TOO_FEW,
    UNREADABLE
  }

  private static final Fault[] FAULTS = Fault.values();

  final ObjChunk chunk;
  final ObjPiece piece;

  /** Index into the piece's surfaces, -1 for none. */
  final int surface;

  final int fromFace;
  final int toFace;

  /** Where its triangles stand in the chunk; filled by {@link ObjTriangles}. */
  int fromTriangle;

  int toTriangle;

  /** Per fault the number of faces, the first one's line and a vertex near it (-1 when none). */
  private int[] faults;

  ObjRun(ObjChunk chunk, ObjPiece piece, int surface, int fromFace, int toFace) {
    this.chunk = chunk;
    this.piece = piece;
    this.surface = surface;
    this.fromFace = fromFace;
    this.toFace = toFace;
  }

  void fault(Fault fault, int line, int nearVertex) {
    if (faults == null) {
      faults = new int[3 * FAULTS.length];
    }
    int at = 3 * fault.ordinal();
    if (faults[at]++ == 0) {
      faults[at + 1] = line;
      faults[at + 2] = nearVertex;
    }
  }

  int faultCount(Fault fault) {
    return faults == null ? 0 : faults[3 * fault.ordinal()];
  }

  int faultLine(Fault fault) {
    return faults[3 * fault.ordinal() + 1];
  }

  int faultVertex(Fault fault) {
    return faults[3 * fault.ordinal() + 2];
  }
}
