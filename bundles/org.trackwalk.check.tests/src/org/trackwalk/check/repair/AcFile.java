package org.trackwalk.check.repair;

import java.util.List;
import org.trackwalk.mesh.level.Piece;

/** AC3D, one object per piece, Y up, what the pieces store. */
final class AcFile {

  private AcFile() {}

  static String text(List<Piece> pieces) {
    StringBuilder out = new StringBuilder("AC3Db\nMATERIAL \"m\" rgb 1 1 1 amb 1 1 1 emis 0 0 0");
    out.append(" spec 0 0 0 shi 0 trans 0\nOBJECT world\nkids ").append(pieces.size());
    for (Piece piece : pieces) {
      out.append("\nOBJECT poly\nname \"").append(piece.name()).append("\"\nnumvert ");
      out.append(piece.vertexCount());
      float[] p = piece.positions();
      for (int i = 0; i < p.length; i += 3) {
        out.append('\n').append(p[i]).append(' ').append(p[i + 1]).append(' ').append(p[i + 2]);
      }
      out.append("\nnumsurf ").append(piece.triangleCount());
      for (int i = 0; i < piece.triangles().length; i += 3) {
        out.append("\nSURF 0x0\nmat 0\nrefs 3");
        for (int k = 0; k < 3; k++) {
          out.append('\n').append(piece.triangles()[i + k]).append(" 0 0");
        }
      }
      out.append("\nkids 0");
    }
    return out.append('\n').toString();
  }
}
