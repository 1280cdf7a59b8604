package org.trackwalk.io.studio;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import org.trackwalk.io.b3d.B3dText;

/**
 * Small 3D Studio files for tests, chunk by chunk from descriptions of the format and without a
 * line of the reader.
 */
public final class StudioText {

  private StudioText() {}

  /** A file of an editor and, if there are any nodes, a keyframer. */
  public static byte[] file(byte[] editor, byte[]... nodes) {
    byte[] keyframer = nodes.length == 0 ? new byte[0] : chunk(0xB000, nodes);
    return chunk(0x4D4D, chunk(0x0002, B3dText.ints(3)), editor, keyframer);
  }

  /** Materials and objects. */
  public static byte[] editor(byte[]... content) {
    return chunk(0x3D3D, content);
  }

  /** A chunk: number, size with the header, content. */
  public static byte[] chunk(int id, byte[]... content) {
    byte[] all = B3dText.joined(content);
    return B3dText.joined(shorts(id), B3dText.ints(all.length + 6), all);
  }

  /** A material. */
  public static byte[] material(String name, boolean twoSided) {
    return chunk(
        0xAFFF, chunk(0xA000, text(name)), twoSided ? chunk(0xA081) : chunk(0xA100, shorts(3)));
  }

  /** An object that is a mesh. */
  public static byte[] object(String name, byte[]... mesh) {
    return chunk(0x4000, text(name), chunk(0x4100, mesh));
  }

  /** The vertices of a mesh. */
  public static byte[] vertices(float... xyz) {
    return chunk(0x4110, shorts(xyz.length / 3), B3dText.floats(xyz));
  }

  /** The faces of a mesh, all edges visible, and what stands behind them. */
  public static byte[] faces(int[] corners, byte[]... behind) {
    int[] numbers = new int[corners.length / 3 * 4];
    for (int i = 0; i < corners.length; i++) {
      numbers[i / 3 * 4 + i % 3] = corners[i];
      numbers[i / 3 * 4 + 3] = 7;
    }
    return chunk(0x4120, shorts(corners.length / 3), shorts(numbers), B3dText.joined(behind));
  }

  /** The faces that have a material. */
  public static byte[] painted(String material, int... faces) {
    return chunk(0x4130, text(material), shorts(faces.length), shorts(faces));
  }

  /** Axes and origin of a mesh, three floats each. */
  public static byte[] matrix(float... numbers) {
    return chunk(0x4160, B3dText.floats(numbers));
  }

  /** A node of an object. */
  public static byte[] node(int id, String object, int parent, byte[]... content) {
    return node(0xB002, id, object, parent, content);
  }

  /** A node of any kind. */
  public static byte[] node(int kind, int id, String object, int parent, byte[]... content) {
    return chunk(
        kind,
        chunk(0xB030, shorts(id)),
        chunk(0xB010, text(object), shorts(0x4000, 0, parent)),
        B3dText.joined(content));
  }

  /** The pivot of a node. */
  public static byte[] pivot(float x, float y, float z) {
    return chunk(0xB013, B3dText.floats(x, y, z));
  }

  /** A place that does not change. */
  public static byte[] position(float x, float y, float z) {
    return track(0xB020, 1, key(0, 0, x, y, z));
  }

  /** A turn that does not change: an angle in radians and an axis. */
  public static byte[] rotation(float angle, float x, float y, float z) {
    return track(0xB021, 1, key(0, 0, angle, x, y, z));
  }

  /** A scale that does not change. */
  public static byte[] scale(float x, float y, float z) {
    return track(0xB022, 1, key(0, 0, x, y, z));
  }

  /** Keys of a node, with their number as the file says it. */
  public static byte[] track(int id, int count, byte[]... keys) {
    return chunk(id, shorts(0), B3dText.ints(0, 100, count), B3dText.joined(keys));
  }

  /** A key: frame, flags, floats. */
  public static byte[] key(int frame, int flags, float... numbers) {
    return B3dText.joined(B3dText.ints(frame), shorts(flags), B3dText.floats(numbers));
  }

  /** Little-endian, two bytes each. */
  public static byte[] shorts(int... values) {
    ByteBuffer bytes = ByteBuffer.allocate(2 * values.length).order(ByteOrder.LITTLE_ENDIAN);
    for (int value : values) {
      bytes.putShort((short) value);
    }
    return bytes.array();
  }

  private static byte[] text(String name) {
    return (name + "\0").getBytes(StandardCharsets.UTF_8);
  }
}
