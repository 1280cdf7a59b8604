package org.trackwalk.io.patch.format;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Locale;

/** A sheet of 2 x 2 squares of 1 m, cut into eight triangles, in every format that is patched. */
enum SheetWriter {
  OBJ("obj"),
  OBJ_BACKWARD("obj"),
  OBJ_QUADS("obj"),
  AC3D("ac"),
  AC3D_STRIP("ac"),
  STL_TEXT("stl"),
  STL_BINARY("stl"),
  PLY_TEXT("ply"),
  PLY_BINARY("ply"),
  PLY_BIG_ENDIAN("ply"),
  GLB("glb"),
  GLTF_DATA("gltf");

  /** Vertex (i, j) of three by three is number 3 * j + i, at (i, 0, j). */
  private static final int SIDE = 3;

  private final String ending;

  SheetWriter(String ending) {
    this.ending = ending;
  }

  String fileName() {
    return name().toLowerCase(Locale.ROOT) + "." + ending;
  }

  /** Whether each corner has a vertex of its own. */
  boolean soup() {
    return ending.equals("stl");
  }

  static float[] vertex(int number) {
    return new float[] {number % SIDE, 0, number / SIDE};
  }

  /** Three vertex numbers for each of the eight triangles. */
  static int[] triangles() {
    int[] all = new int[24];
    int at = 0;
    for (int j = 0; j < 2; j++) {
      for (int i = 0; i < 2; i++) {
        int a = SIDE * j + i;
        for (int v : new int[] {a, a + 3, a + 4, a, a + 4, a + 1}) {
          all[at++] = v;
        }
      }
    }
    return all;
  }

  byte[] bytes() {
    return switch (this) {
      case OBJ, OBJ_BACKWARD, OBJ_QUADS -> obj().getBytes(StandardCharsets.US_ASCII);
      case AC3D, AC3D_STRIP -> ac().getBytes(StandardCharsets.US_ASCII);
      case STL_TEXT -> stlText().getBytes(StandardCharsets.US_ASCII);
      case STL_BINARY -> stlBinary();
      case PLY_TEXT -> plyText().getBytes(StandardCharsets.US_ASCII);
      case PLY_BINARY -> plyBinary(ByteOrder.LITTLE_ENDIAN);
      case PLY_BIG_ENDIAN -> plyBinary(ByteOrder.BIG_ENDIAN);
      case GLB -> glb();
      case GLTF_DATA -> gltf();
    };
  }

  private static String numbers(int vertex) {
    float[] p = vertex(vertex);
    return String.format(Locale.ROOT, "%.2f %.2f %.2f", p[0], p[1], p[2]);
  }

  private String obj() {
    String end = this == OBJ_QUADS ? "\n" : "\r\n";
    StringBuilder out = new StringBuilder("# a sheet" + end + "o sheet" + end);
    for (int v = 0; v < 9; v++) {
      out.append("v  ").append(numbers(v)).append(end);
    }
    for (int v = 0; v < 9; v++) {
      out.append("vt ").append(v % SIDE * 0.5).append(' ').append(v / SIDE * 0.5).append(end);
    }
    out.append("usemtl tar").append(end);
    int[] t = triangles();
    for (int f = 0; f < (this == OBJ_QUADS ? 4 : 8); f++) {
      out.append("f");
      int[] corners =
          this == OBJ_QUADS
              ? new int[] {t[6 * f], t[6 * f + 1], t[6 * f + 2], t[6 * f + 5]}
              : new int[] {t[3 * f], t[3 * f + 1], t[3 * f + 2]};
      for (int v : corners) {
        int n = this == OBJ_BACKWARD ? v - 9 : v + 1;
        out.append(' ').append(n).append('/').append(n);
      }
      out.append(" # face").append(end);
    }
    return out.toString();
  }

  private String ac() {
    StringBuilder out =
        new StringBuilder("AC3Db\nMATERIAL \"tar\" rgb 1 1 1  amb 1 1 1  emis 0 0 0  spec 0 0 0")
            .append("  shi 0  trans 0\nOBJECT world\nkids 1\nOBJECT poly\nname \"sheet\"\n")
            .append("numvert 9\n");
    for (int v = 0; v < 9; v++) {
      out.append(numbers(v)).append('\n');
    }
    if (this == AC3D_STRIP) {
      // Two rows; a strip's odd triangles are turned around.
      out.append("numsurf 2\n");
      for (int j = 0; j < 2; j++) {
        out.append("SURF 0x4\nmat 0\nrefs 6\n");
        for (int i = 0; i < SIDE; i++) {
          ref(out, SIDE * j + i);
          ref(out, SIDE * j + i + SIDE);
        }
      }
    } else {
      out.append("numsurf 8\n");
      int[] t = triangles();
      for (int f = 0; f < 8; f++) {
        out.append("SURF 0x0\nmat 0\nrefs 3\n");
        for (int k = 0; k < 3; k++) {
          ref(out, t[3 * f + k]);
        }
      }
    }
    return out.append("kids 0\n").toString();
  }

  private static void ref(StringBuilder out, int v) {
    out.append(v).append(' ').append(v % SIDE * 0.5).append(' ').append(v / SIDE * 0.5);
    out.append('\n');
  }

  private static String stlText() {
    StringBuilder out = new StringBuilder("solid sheet\n");
    int[] t = triangles();
    for (int f = 0; f < 8; f++) {
      out.append("  facet normal 0.0 1.0 0.0\n    outer loop\n");
      for (int k = 0; k < 3; k++) {
        out.append("      vertex ").append(numbers(t[3 * f + k])).append('\n');
      }
      out.append("    endloop\n  endfacet\n");
    }
    return out.append("endsolid sheet\n").toString();
  }

  private static byte[] stlBinary() {
    ByteBuffer out = ByteBuffer.allocate(84 + 8 * 50).order(ByteOrder.LITTLE_ENDIAN);
    out.putInt(80, 8).position(84);
    int[] t = triangles();
    for (int f = 0; f < 8; f++) {
      out.putFloat(0).putFloat(1).putFloat(0);
      for (int k = 0; k < 3; k++) {
        put(out, t[3 * f + k]);
      }
      out.putShort((short) f);
    }
    return out.array();
  }

  private static void put(ByteBuffer out, int vertex) {
    for (float x : vertex(vertex)) {
      out.putFloat(x);
    }
  }

  private static String plyHeader(String format, String index) {
    return "ply\nformat "
        + format
        + " 1.0\ncomment a sheet\nelement vertex 9\nproperty float x\nproperty float y\n"
        + "property float z\nproperty float s\nelement face 8\nproperty list uchar "
        + index
        + " vertex_indices\nproperty uchar kind\nend_header\n";
  }

  private static String plyText() {
    StringBuilder out = new StringBuilder(plyHeader("ascii", "int"));
    for (int v = 0; v < 9; v++) {
      out.append(numbers(v)).append(' ').append(v % SIDE * 0.5).append('\n');
    }
    int[] t = triangles();
    for (int f = 0; f < 8; f++) {
      out.append("3 ").append(t[3 * f]).append(' ').append(t[3 * f + 1]).append(' ');
      out.append(t[3 * f + 2]).append(" 7\n");
    }
    return out.toString();
  }

  private static byte[] plyBinary(ByteOrder order) {
    String name = order == ByteOrder.BIG_ENDIAN ? "big" : "little";
    byte[] head =
        plyHeader("binary_" + name + "_endian", "ushort").getBytes(StandardCharsets.US_ASCII);
    ByteBuffer out = ByteBuffer.allocate(head.length + 9 * 16 + 8 * 8).order(order);
    out.put(head);
    for (int v = 0; v < 9; v++) {
      put(out, v);
      out.putFloat(v % SIDE * 0.5f);
    }
    int[] t = triangles();
    for (int f = 0; f < 8; f++) {
      out.put((byte) 3);
      for (int k = 0; k < 3; k++) {
        out.putShort((short) t[3 * f + k]);
      }
      out.put((byte) 7);
    }
    return out.array();
  }

  /** Positions with texture coordinates between them, and indices of two bytes. */
  private static byte[] buffer() {
    ByteBuffer out = ByteBuffer.allocate(9 * 20 + 24 * 2).order(ByteOrder.LITTLE_ENDIAN);
    for (int v = 0; v < 9; v++) {
      put(out, v);
      out.putFloat(v % SIDE * 0.5f).putFloat(v / SIDE * 0.5f);
    }
    for (int v : triangles()) {
      out.putShort((short) v);
    }
    return out.array();
  }

  private static String json(String uri) {
    return "{\"asset\":{\"version\":\"2.0\"},\"scene\":0,\"scenes\":[{\"nodes\":[0]}],"
        + "\"nodes\":[{\"name\":\"sheet\",\"mesh\":0}],\"meshes\":[{\"primitives\":[{"
        + "\"attributes\":{\"POSITION\":0,\"TEXCOORD_0\":1},\"indices\":2}]}],"
        + "\"buffers\":[{\"byteLength\":228"
        + uri
        + "}],\"bufferViews\":["
        + "{\"buffer\":0,\"byteLength\":180,\"byteStride\":20},"
        + "{\"buffer\":0,\"byteOffset\":180,\"byteLength\":48}],\"accessors\":["
        + "{\"bufferView\":0,\"componentType\":5126,\"count\":9,\"type\":\"VEC3\","
        + "\"min\":[0,0,0],\"max\":[2,0,2]},"
        + "{\"bufferView\":0,\"byteOffset\":12,\"componentType\":5126,\"count\":9,"
        + "\"type\":\"VEC2\"},"
        + "{\"bufferView\":1,\"componentType\":5123,\"count\":24,\"type\":\"SCALAR\"}]}";
  }

  private static byte[] glb() {
    byte[] json = json("").getBytes(StandardCharsets.US_ASCII);
    int padded = (json.length + 3) / 4 * 4;
    byte[] bin = buffer();
    ByteBuffer out = ByteBuffer.allocate(28 + padded + bin.length).order(ByteOrder.LITTLE_ENDIAN);
    out.putInt(0x46546C67).putInt(2).putInt(out.capacity()).putInt(padded).putInt(0x4E4F534A);
    out.put(json);
    for (int i = json.length; i < padded; i++) {
      out.put((byte) ' ');
    }
    return out.putInt(bin.length).putInt(0x004E4942).put(bin).array();
  }

  private static byte[] gltf() {
    String base64 = Base64.getEncoder().encodeToString(buffer());
    String uri = ",\"uri\":\"data:application/octet-stream;base64," + base64 + "\"";
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.writeBytes(json(uri).getBytes(StandardCharsets.US_ASCII));
    return out.toByteArray();
  }
}
