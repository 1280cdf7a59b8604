package org.trackwalk.check.run;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import org.trackwalk.examples.scene.LedgerScenes;
import org.trackwalk.examples.writer.GlbFile;
import org.trackwalk.examples.writer.ManifestFile;
import org.trackwalk.examples.writer.ObjFile;
import org.trackwalk.examples.writer.PlyFile;
import org.trackwalk.examples.writer.StlFile;
import org.trackwalk.mesh.level.Piece;

/** A level of two or three small pieces in every format that is read. */
final class SmallFiles {

  private SmallFiles() {}

  /** File name to content; the manifest refers to {@code level.obj}. */
  static TreeMap<String, byte[]> all() {
    List<Piece> step = LedgerScenes.stepWithGap().pieces();
    List<Piece> hole = LedgerScenes.missingTriangleAtSeam().pieces();
    List<Piece> near = LedgerScenes.seam8Ulp().pieces();
    List<Piece> kerb = LedgerScenes.kerbWithSideWall().pieces();
    List<Piece> line = LedgerScenes.vertexOnLine().pieces();
    TreeMap<String, byte[]> files = new TreeMap<>();
    files.put("level.obj", ObjFile.bytes(step));
    files.put("polygons.obj", polygons());
    files.put("binary.stl", StlFile.bytes(hole));
    files.put("text.stl", StlFile.text(near));
    files.put("little.ply", PlyFile.bytes(line));
    files.put("text.ply", textPly(hole.get(0)));
    files.put("level.glb", GlbFile.bytes(kerb));
    files.put("level.gltf", gltf(near.get(0)));
    files.put("level.ac", ac3d(step, false));
    files.put("level.acc", ac3d(near, true));
    files.put(
        "level.trackwalk.json", ManifestFile.bytes("level", named(step), true, List.of("road_*")));
    return files;
  }

  private static List<Piece> named(List<Piece> pieces) {
    return pieces.stream().map(piece -> piece.toBuilder().file("level.obj").build()).toList();
  }

  /** Concave, ring-shaped and continued faces, indices from the end, names without faces. */
  private static byte[] polygons() {
    return """
    # comment
    mtllib none.mtl
    o road one
    v 0 0 0
    v 4 0 0
    v 4 0 4
    v 2 0 1
    v 0 0 4
    v 1 0 0.5
    v 1.5 0 0.5 1 1 1
    v 1.25 0 .75
    vt 0 0
    vn 0 1 0
    usemtl asphalt
    f 1//1 5//1 4//1 \\
      3//1 2//1
    f -3/1/1 -2/1/1 -1/1/1
    g wall
    s off
    v 0 1e0 0
    f 1 2 9
    l 1 2 3
    f 1 5 4 3 2 1 6 8 7 6
    """
        .getBytes(StandardCharsets.US_ASCII);
  }

  private static byte[] textPly(Piece piece) {
    StringBuilder s = new StringBuilder("ply\nformat ascii 1.0\ncomment small\n");
    s.append("element vertex ").append(piece.vertexCount());
    s.append("\nproperty float x\nproperty float y\nproperty float z\nproperty uchar red\n");
    s.append("element face ").append(piece.triangleCount());
    s.append("\nproperty list uchar int vertex_indices\nend_header\n");
    float[] p = piece.positions();
    for (int i = 0; i < p.length; i += 3) {
      s.append(p[i]).append(' ').append(p[i + 1]).append(' ').append(p[i + 2]).append(" 7\n");
    }
    int[] t = piece.triangles();
    for (int i = 0; i < t.length; i += 3) {
      s.append("3 ").append(t[i]).append(' ').append(t[i + 1]).append(' ').append(t[i + 2]);
      s.append('\n');
    }
    return s.toString().getBytes(StandardCharsets.US_ASCII);
  }

  /** Three nodes under each other that show one mesh; the buffer is in the text. */
  private static byte[] gltf(Piece piece) {
    float[] p = piece.positions();
    int[] t = piece.triangles();
    ByteBuffer bytes =
        ByteBuffer.allocate(4 * p.length + 2 * t.length).order(ByteOrder.LITTLE_ENDIAN);
    for (float x : p) {
      bytes.putFloat(x);
    }
    for (int i : t) {
      bytes.putShort((short) i);
    }
    return String.format(
            Locale.ROOT,
            """
            {"asset": {"version": "2.0"}, "scene": 0, "scenes": [{"nodes": [0]}],
             "nodes": [
              {"name": "road_a", "mesh": 0, "children": [1]},
              {"name": "road_b", "mesh": 0, "translation": [0, 0, 20], "children": [2]},
              {"name": "top", "mesh": 0, "rotation": [0, 0.6, 0, 0.8], "scale": [1, -2, 0.5]}],
             "materials": [{"name": "asphalt", "doubleSided": true}],
             "meshes": [{"primitives": [
              {"attributes": {"POSITION": 0}, "indices": 1, "material": 0, "mode": 4},
              {"attributes": {"POSITION": 0}, "indices": 1, "mode": 5}]}],
             "accessors": [
              {"bufferView": 0, "componentType": 5126, "count": %d, "type": "VEC3"},
              {"bufferView": 1, "componentType": 5123, "count": %d, "type": "SCALAR"}],
             "bufferViews": [
              {"buffer": 0, "byteLength": %d, "byteStride": 12},
              {"buffer": 0, "byteOffset": %d, "byteLength": %d}],
             "buffers": [{"byteLength": %d, "uri":
              "data:application/octet-stream;base64,%s"}]}
            """,
            p.length / 3,
            t.length,
            4 * p.length,
            4 * p.length,
            2 * t.length,
            bytes.capacity(),
            Base64.getEncoder().encodeToString(bytes.array()))
        .getBytes(StandardCharsets.US_ASCII);
  }

  /** Objects in a group; compiled ones have normals and strips. */
  private static byte[] ac3d(List<Piece> pieces, boolean compiled) {
    StringBuilder s = new StringBuilder("AC3Db\nMATERIAL \"\" rgb 1 1 1 amb 0 0 0 trans 0\n");
    s.append("OBJECT world\nkids 1\nOBJECT group\nname \"all\"\nloc 0 0.5 0\n");
    s.append("rot 1 0 0 0 1 0 0 0 1\nkids ").append(pieces.size()).append('\n');
    for (Piece piece : pieces) {
      s.append("OBJECT poly\nname \"").append(piece.name()).append("\"\ndata 4\nnote\n");
      s.append("texture \"asphalt.rgb\"\nnumvert ").append(piece.vertexCount()).append('\n');
      float[] p = piece.positions();
      for (int i = 0; i < p.length; i += 3) {
        s.append(p[i]).append(' ').append(p[i + 1]).append(' ').append(p[i + 2]);
        s.append(compiled ? " 0 1 0\n" : "\n");
      }
      s.append("numsurf ").append(piece.triangleCount()).append('\n');
      int[] t = piece.triangles();
      for (int i = 0; i < t.length; i += 3) {
        s.append(compiled ? "SURF 0x24\n" : "SURF 0x20\n").append("mat 0\nrefs 3\n");
        for (int k = 0; k < 3; k++) {
          s.append(t[i + k]).append(" 0.5 0.25\n");
        }
      }
      s.append("kids 0\n");
    }
    return s.toString().getBytes(StandardCharsets.US_ASCII);
  }
}
