package org.trackwalk.check.tiles;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;

/** A mesh bit by bit. Lengths are those of what is really there, so broken bytes cost no memory. */
final class TileMeshBytes {

  private static final int NONE = -1;
  private static final String BROKEN = "it is broken";
  private static final int BLOCK = 1 << 16;

  private TileMeshBytes() {}

  static void write(TileMesh m, DataOutputStream out) throws IOException {
    out.writeInt(m.piece());
    ints(m.triangles(), out);
    ints(m.corners(), out);
    ints(m.vertices(), out);
    floats(m.points(), out);
    ints(m.loose(), out);
    ints(m.surfaces(), out);
    ints(m.places(), out);
    out.writeInt(m.flags().length);
    out.write(m.flags());
    ints(m.cornerNormals(), out);
    floats(m.normals(), out);
  }

  /**
   * Reads one.
   *
   * @param most bytes that there can be
   * @throws IOException when it cannot be read, or one of its lists does not fit the others
   */
  static TileMesh read(DataInputStream in, long most) throws IOException {
    int piece = in.readInt();
    int[] triangles = ints(in, most);
    int[] corners = ints(in, most);
    int[] vertices = ints(in, most);
    float[] points = floats(in, most);
    int[] loose = ints(in, most);
    int[] surfaces = ints(in, most);
    int[] places = ints(in, most);
    byte[] flags = new byte[there(length(in, most, 1))];
    in.readFully(flags);
    int[] cornerNormals = ints(in, most);
    float[] normals = floats(in, most);
    if (triangles == null
        || corners == null
        || vertices == null
        || points == null
        || loose == null) {
      throw new IOException(BROKEN);
    }
    TileMesh mesh =
        new TileMesh(
            piece,
            triangles,
            corners,
            vertices,
            points,
            loose,
            surfaces,
            places,
            flags,
            cornerNormals,
            normals);
    if (!mesh.sound()) {
      throw new IOException(BROKEN);
    }
    return mesh;
  }

  static void ints(int[] values, DataOutputStream out) throws IOException {
    out.writeInt(values == null ? NONE : values.length);
    if (values == null) {
      return;
    }
    ByteBuffer block = ByteBuffer.allocate(BLOCK);
    for (int value : values) {
      block.putInt(value);
      if (!block.hasRemaining()) {
        out.write(block.array());
        block.clear();
      }
    }
    out.write(block.array(), 0, block.position());
  }

  static void floats(float[] values, DataOutputStream out) throws IOException {
    int[] bits = values == null ? null : new int[values.length];
    for (int i = 0; bits != null && i < bits.length; i++) {
      bits[i] = Float.floatToRawIntBits(values[i]);
    }
    ints(bits, out);
  }

  private static int length(DataInputStream in, long most, int each) throws IOException {
    int length = in.readInt();
    if (length < NONE || (long) length * each > most) {
      throw new EOFException();
    }
    return length;
  }

  /** A length of what must be there. */
  private static int there(int length) throws IOException {
    if (length == NONE) {
      throw new IOException(BROKEN);
    }
    return length;
  }

  static int[] ints(DataInputStream in, long most) throws IOException {
    int length = length(in, most, Integer.BYTES);
    if (length == NONE) {
      return null;
    }
    int[] values = new int[length];
    byte[] block = new byte[BLOCK];
    for (int at = 0; at < length; ) {
      int n = Math.min(BLOCK / Integer.BYTES, length - at);
      in.readFully(block, 0, n * Integer.BYTES);
      ByteBuffer.wrap(block).asIntBuffer().get(values, at, n);
      at += n;
    }
    return values;
  }

  static float[] floats(DataInputStream in, long most) throws IOException {
    int[] bits = ints(in, most);
    if (bits == null) {
      return null;
    }
    float[] values = new float[bits.length];
    for (int i = 0; i < bits.length; i++) {
      values[i] = Float.intBitsToFloat(bits[i]);
    }
    return values;
  }
}
