package org.trackwalk.examples.writer;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.trackwalk.mesh.level.Piece;

/** Wavefront OBJ: one object per piece, Y up, what the pieces store, materials by name. */
public final class ObjFile {

  private ObjFile() {}

  /**
   * The bytes of the file.
   *
   * @param materials name of the material library; empty for none
   * @param wrongFaces per piece name, faces to be added after its own: three indices each, counted
   *     from 0 in the piece, that may point outside the file's list
   */
  public static byte[] bytes(List<Piece> pieces, String materials, Map<String, int[]> wrongFaces) {
    return bytes(pieces, materials, wrongFaces, Map.of());
  }

  /**
   * The bytes of the file.
   *
   * @param materials name of the material library; empty for none
   * @param wrongFaces per piece name, faces to be added after its own: three indices each, counted
   *     from 0 in the piece, that may point outside the file's list
   * @param looseEdges per piece name, lines to be added after its faces: two indices each, counted
   *     from 0 in the piece
   */
  public static byte[] bytes(
      List<Piece> pieces,
      String materials,
      Map<String, int[]> wrongFaces,
      Map<String, int[]> looseEdges) {
    StringBuilder out = new StringBuilder("# Trackwalk example, metres, Y up\n");
    if (!materials.isEmpty()) {
      out.append("mtllib ").append(materials).append('\n');
    }
    int first = 1;
    int firstNormal = 1;
    for (Piece piece : pieces) {
      out.append("o ").append(piece.name()).append('\n');
      float[] p = piece.positions();
      for (int i = 0; i < p.length; i += 3) {
        out.append("v ").append(FloatText.of(p[i]));
        out.append(' ').append(FloatText.of(p[i + 1]));
        out.append(' ').append(FloatText.of(p[i + 2])).append('\n');
      }
      int normals = normals(out, piece);
      String material = "";
      int[] triangles = piece.triangles();
      for (int t = 0; t < piece.triangleCount(); t++) {
        if (!piece.surface(t).equals(material)) {
          material = piece.surface(t);
          out.append("usemtl ").append(material).append('\n');
        }
        if (normals > 0) {
          face(out, piece, t, first, firstNormal);
        } else {
          face(out, triangles, t, first);
        }
      }
      firstNormal += normals;
      int[] wrong = wrongFaces.getOrDefault(piece.name(), new int[0]);
      for (int t = 0; t < wrong.length / 3; t++) {
        face(out, wrong, t, first);
      }
      int[] edges = looseEdges.getOrDefault(piece.name(), new int[0]);
      for (int e = 0; e < edges.length; e += 2) {
        out.append("l ").append(edges[e] + first);
        out.append(' ').append(edges[e + 1] + first).append('\n');
      }
      first += piece.vertexCount();
    }
    return out.toString().getBytes(StandardCharsets.UTF_8);
  }

  /** The bytes of a file without a fault and without a material library. */
  public static byte[] bytes(List<Piece> pieces) {
    return bytes(pieces, "", Map.of());
  }

  /** A material library with a colour for each material of the pieces. */
  public static byte[] materialBytes(List<Piece> pieces) {
    TreeSet<String> names = new TreeSet<>();
    pieces.forEach(p -> names.addAll(p.surfaces()));
    StringBuilder out = new StringBuilder();
    for (String name : names) {
      float[] c = MaterialColour.of(name);
      out.append("newmtl ").append(name).append("\nKd ");
      out.append(FloatText.of(c[0])).append(' ').append(FloatText.of(c[1]));
      out.append(' ').append(FloatText.of(c[2])).append('\n');
    }
    return out.toString().getBytes(StandardCharsets.UTF_8);
  }

  /** Writes a piece's render normals, if it has any, and returns how many. */
  private static int normals(StringBuilder out, Piece piece) {
    float[] n = piece.normals();
    if (n == null) {
      return 0;
    }
    for (int i = 0; i < n.length; i += 3) {
      out.append("vn ").append(FloatText.of(n[i]));
      out.append(' ').append(FloatText.of(n[i + 1]));
      out.append(' ').append(FloatText.of(n[i + 2])).append('\n');
    }
    return n.length / 3;
  }

  private static void face(StringBuilder out, Piece piece, int t, int first, int firstNormal) {
    out.append('f');
    for (int k = 3 * t; k < 3 * t + 3; k++) {
      out.append(' ').append(first + piece.triangles()[k]);
      out.append("//").append(firstNormal + piece.cornerNormals()[k]);
    }
    out.append('\n');
  }

  private static void face(StringBuilder out, int[] triangles, int t, int first) {
    out.append("f ").append(first + triangles[3 * t]);
    out.append(' ').append(first + triangles[3 * t + 1]);
    out.append(' ').append(first + triangles[3 * t + 2]).append('\n');
  }
}
