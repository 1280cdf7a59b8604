package org.trackwalk.examples.writer;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.trackwalk.mesh.level.Piece;

/**
 * STL, Z up as its programs expect, as placed in the level. Normals are written as zero, which the
 * format allows.
 */
public final class StlFile {

  private static final int HEADER = 80;
  private static final int TRIANGLE = 50;

  private StlFile() {}

  /** Binary: all pieces in one solid. */
  public static byte[] bytes(List<Piece> pieces) {
    int count = pieces.stream().mapToInt(Piece::triangleCount).sum();
    ByteBuffer out = ByteBuffer.allocate(HEADER + 4 + TRIANGLE * count);
    out.order(ByteOrder.LITTLE_ENDIAN);
    byte[] title = "Trackwalk example, metres, Z up".getBytes(StandardCharsets.US_ASCII);
    out.put(Arrays.copyOf(title, HEADER)).putInt(count);
    for (Piece piece : pieces) {
      float[] p = piece.frame().place(piece.positions());
      for (int t = 0; t < piece.triangleCount(); t++) {
        out.putFloat(0).putFloat(0).putFloat(0);
        for (int k = 0; k < 3; k++) {
          int v = 3 * piece.triangles()[3 * t + k];
          // Level (x, y, z) is (x, -z, y) where Z points up; + 0 keeps zeros positive.
          out.putFloat(p[v]).putFloat(-p[v + 2] + 0.0f).putFloat(p[v + 1]);
        }
        out.putShort((short) 0);
      }
    }
    return out.array();
  }

  /** Text: each piece a solid of its name, also one without a triangle. */
  public static byte[] text(List<Piece> pieces) {
    StringBuilder out = new StringBuilder();
    for (Piece piece : pieces) {
      out.append("solid ").append(piece.name()).append('\n');
      float[] p = piece.frame().place(piece.positions());
      for (int t = 0; t < piece.triangleCount(); t++) {
        out.append("facet normal 0 0 0\nouter loop\n");
        for (int k = 0; k < 3; k++) {
          int v = 3 * piece.triangles()[3 * t + k];
          out.append("vertex ").append(FloatText.of(p[v])).append(' ');
          out.append(FloatText.of(-p[v + 2] + 0.0f)).append(' ');
          out.append(FloatText.of(p[v + 1])).append('\n');
        }
        out.append("endloop\nendfacet\n");
      }
      out.append("endsolid ").append(piece.name()).append('\n');
    }
    return out.toString().getBytes(StandardCharsets.UTF_8);
  }
}
