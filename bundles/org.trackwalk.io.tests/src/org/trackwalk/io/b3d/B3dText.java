package org.trackwalk.io.b3d;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/**
 * Small Blitz3D files for tests, chunk by chunk from the format's description (M. Sibly, 2002) and
 * without a line of the reader.
 */
public final class B3dText {

  private B3dText() {}

  /** A file of version 1. */
  public static byte[] file(byte[]... content) {
    return chunk("BB3D", ints(1), joined(content));
  }

  /** A chunk: letters, size, content. */
  public static byte[] chunk(String tag, byte[]... content) {
    byte[] all = joined(content);
    return joined(tag.getBytes(StandardCharsets.US_ASCII), ints(all.length), all);
  }

  /** Textures without flags. */
  public static byte[] textures(String... names) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    for (String name : names) {
      out.writeBytes(joined(text(name), ints(1, 2), floats(0, 0, 1, 1, 0)));
    }
    return chunk("TEXS", out.toByteArray());
  }

  /** One brush with one texture, for {@link #brushes}. */
  public static byte[] brush(String name, int effects, int texture) {
    return joined(text(name), floats(1, 1, 1, 1, 0), ints(1, effects, texture));
  }

  /** Brushes with one texture each. */
  public static byte[] brushes(byte[]... all) {
    return chunk("BRUS", ints(1), joined(all));
  }

  /** A node that is neither moved nor turned. */
  public static byte[] node(String name, byte[]... content) {
    return node(name, new float[] {0, 0, 0, 1, 1, 1, 1, 0, 0, 0}, content);
  }

  /** A node: place, scale, and a quaternion with w first. */
  public static byte[] node(String name, float[] numbers, byte[]... content) {
    return chunk("NODE", text(name), floats(numbers), joined(content));
  }

  /** A mesh with a brush of its own, or -1. */
  public static byte[] mesh(int brush, byte[]... content) {
    return chunk("MESH", ints(brush), joined(content));
  }

  /** Bare positions. */
  public static byte[] vertices(float... xyz) {
    return chunk("VRTS", ints(0, 0, 0), floats(xyz));
  }

  /** Triangles with a brush of their own, or -1. */
  public static byte[] triangles(int brush, int... corners) {
    return chunk("TRIS", ints(brush), ints(corners));
  }

  /** A name and its zero. */
  public static byte[] text(String name) {
    return (name + "\0").getBytes(StandardCharsets.UTF_8);
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
