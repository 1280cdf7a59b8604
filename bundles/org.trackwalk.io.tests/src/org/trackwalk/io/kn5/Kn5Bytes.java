package org.trackwalk.io.kn5;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/** Small KN5 files for tests, part by part and without a line of the reader. */
public final class Kn5Bytes {

  /** A matrix that moves nothing, row vectors. */
  public static final float[] STILL = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1};

  private Kn5Bytes() {}

  /** A file with one grey texture, the materials and the outermost node. */
  public static byte[] file(int version, String[] materials, byte[] root) {
    byte[] magic = "sc6969".getBytes(StandardCharsets.US_ASCII);
    byte[] head = version > 5 ? ints(version, 0) : ints(version);
    byte[] pixel = {1, 2, 3, 4, 5};
    byte[] textures = joined(ints(1, 1), text("grey.dds"), ints(pixel.length), pixel);
    ByteArrayOutputStream list = new ByteArrayOutputStream();
    list.writeBytes(ints(materials.length));
    for (String material : materials) {
      list.writeBytes(joined(text(material), text("ksPerPixel"), new byte[] {0, 1}));
      list.writeBytes(version > 4 ? ints(0) : new byte[0]);
      list.writeBytes(joined(ints(1), text("ksAmbient"), new byte[40]));
      list.writeBytes(joined(ints(1), text("txDiffuse"), ints(0), text("grey.dds")));
    }
    return joined(magic, head, textures, list.toByteArray(), root);
  }

  /** A node that places what is below it. */
  public static byte[] node(String name, float[] matrix, byte[]... children) {
    return joined(head(1, name, children.length), floats(matrix), joined(children));
  }

  /** A mesh: positions as xyz triples, all normals up. */
  public static byte[] mesh(String name, int material, float[] xyz, int... corners) {
    return joined(
        head(2, name, 0),
        new byte[] {1, 1, 0},
        vertices(xyz, 44),
        indices(corners),
        ints(material, 0),
        new byte[24],
        new byte[] {1});
  }

  /** The same on one bone. */
  public static byte[] meshOnBones(String name, int material, float[] xyz, int... corners) {
    return joined(
        head(3, name, 0),
        new byte[] {1, 1, 0},
        ints(1),
        text("bone"),
        floats(STILL),
        vertices(xyz, 76),
        indices(corners),
        ints(material, 0),
        new byte[8]);
  }

  private static byte[] head(int kind, String name, int children) {
    return joined(ints(kind), text(name), ints(children), new byte[] {1});
  }

  private static byte[] vertices(float[] xyz, int stride) {
    int count = xyz.length / 3;
    ByteBuffer bytes = ByteBuffer.allocate(4 + stride * count).order(ByteOrder.LITTLE_ENDIAN);
    bytes.putInt(count);
    for (int i = 0; i < count; i++) {
      int at = 4 + stride * i;
      for (int k = 0; k < 3; k++) {
        bytes.putFloat(at + 4 * k, xyz[3 * i + k]);
      }
      bytes.putFloat(at + 16, 1);
    }
    return bytes.array();
  }

  private static byte[] indices(int[] corners) {
    ByteBuffer bytes = ByteBuffer.allocate(4 + 2 * corners.length).order(ByteOrder.LITTLE_ENDIAN);
    bytes.putInt(corners.length);
    for (int corner : corners) {
      bytes.putShort((short) corner);
    }
    return bytes.array();
  }

  private static byte[] text(String words) {
    byte[] bytes = words.getBytes(StandardCharsets.UTF_8);
    return joined(ints(bytes.length), bytes);
  }

  /** Little-endian. */
  public static byte[] ints(int... values) {
    ByteBuffer bytes = ByteBuffer.allocate(4 * values.length).order(ByteOrder.LITTLE_ENDIAN);
    for (int value : values) {
      bytes.putInt(value);
    }
    return bytes.array();
  }

  /** Little-endian. */
  public static byte[] floats(float... values) {
    ByteBuffer bytes = ByteBuffer.allocate(4 * values.length).order(ByteOrder.LITTLE_ENDIAN);
    for (float value : values) {
      bytes.putFloat(value);
    }
    return bytes.array();
  }

  /** All behind each other. */
  public static byte[] joined(byte[]... parts) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    for (byte[] part : parts) {
      out.writeBytes(part);
    }
    return out.toByteArray();
  }
}
