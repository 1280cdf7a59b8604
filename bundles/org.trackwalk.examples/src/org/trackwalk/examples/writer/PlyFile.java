package org.trackwalk.examples.writer;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.trackwalk.mesh.level.Piece;

/** ASCII PLY, Z up as its programs expect: all pieces in one mesh, as placed in the level. */
public final class PlyFile {

  private PlyFile() {}

  /** The bytes of the file. */
  public static byte[] bytes(List<Piece> pieces) {
    int vertices = pieces.stream().mapToInt(Piece::vertexCount).sum();
    int triangles = pieces.stream().mapToInt(Piece::triangleCount).sum();
    StringBuilder out = new StringBuilder("ply\nformat ascii 1.0\n");
    out.append("comment Trackwalk example, metres, Z up\n");
    out.append("element vertex ").append(vertices).append('\n');
    out.append("property float x\nproperty float y\nproperty float z\n");
    out.append("element face ").append(triangles).append('\n');
    out.append("property list uchar int vertex_indices\nend_header\n");
    for (Piece piece : pieces) {
      float[] p = piece.frame().place(piece.positions());
      for (int i = 0; i < p.length; i += 3) {
        out.append(FloatText.of(p[i])).append(' ').append(FloatText.of(-p[i + 2] + 0.0f));
        out.append(' ').append(FloatText.of(p[i + 1])).append('\n');
      }
    }
    int first = 0;
    for (Piece piece : pieces) {
      int[] corners = piece.triangles();
      for (int i = 0; i < corners.length; i += 3) {
        out.append("3 ").append(first + corners[i]);
        out.append(' ').append(first + corners[i + 1]);
        out.append(' ').append(first + corners[i + 2]).append('\n');
      }
      first += piece.vertexCount();
    }
    return out.toString().getBytes(StandardCharsets.UTF_8);
  }
}
