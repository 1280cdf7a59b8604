package org.trackwalk.io.studio;

import java.util.Locale;
import org.trackwalk.io.buffer.ChunkInput;
import org.trackwalk.io.importer.ImportException;

/**
 * One chunk of a file: a number that says what is in it, a size that counts the header too, and the
 * content.
 *
 * @param id what is in it, for instance {@link #VERTICES}
 * @param offset where it begins
 * @param start first byte of its content
 * @param end first byte behind it
 */
record StudioChunk(int id, int offset, int start, int end) {

  /** The number and the size. */
  static final int HEADER = 6;

  static final int MAIN = 0x4D4D;
  static final int MASTER_SCALE = 0x0100;
  static final int EDITOR = 0x3D3D;
  static final int OBJECT = 0x4000;
  static final int MESH = 0x4100;
  static final int VERTICES = 0x4110;
  static final int FACES = 0x4120;
  static final int FACE_MATERIAL = 0x4130;
  static final int MESH_MATRIX = 0x4160;
  static final int MATERIAL = 0xAFFF;
  static final int MATERIAL_NAME = 0xA000;
  static final int TWO_SIDED = 0xA081;
  static final int KEYFRAMER = 0xB000;
  static final int AMBIENT_NODE = 0xB001;
  static final int OBJECT_NODE = 0xB002;
  static final int LAST_NODE = 0xB007;
  static final int NODE_NAME = 0xB010;
  static final int INSTANCE_NAME = 0xB011;
  static final int PIVOT = 0xB013;
  static final int POSITION_TRACK = 0xB020;
  static final int ROTATION_TRACK = 0xB021;
  static final int SCALE_TRACK = 0xB022;
  static final int NODE_ID = 0xB030;

  /**
   * The chunk that begins at an offset; null when no header fits before {@code end}, since some
   * exporters leave a few bytes there.
   *
   * @param end of the chunk around it
   * @throws ImportException when it reaches beyond {@code end}
   */
  static StudioChunk at(ChunkInput input, int offset, int end) throws ImportException {
    if (end - offset < HEADER) {
      return null;
    }
    int id = input.unsignedShortAt(offset);
    int size = input.intAt(offset + 2);
    if (size < HEADER || size > end - offset) {
      throw input.refusal(
          offset,
          "chunk "
              + String.format(Locale.ROOT, "%04X", id)
              + " says that it has "
              + (size & 0xFFFFFFFFL)
              + " bytes, but there are "
              + (end - offset)
              + "; the file is damaged, export it again");
    }
    return new StudioChunk(id, offset, offset + HEADER, offset + size);
  }

  /** The first chunk in it; null when there is none. */
  StudioChunk first(ChunkInput input) throws ImportException {
    return at(input, start, end);
  }

  /** The chunk behind it in the chunk around both; null when there is none. */
  StudioChunk next(ChunkInput input, StudioChunk around) throws ImportException {
    return at(input, end, around.end);
  }
}
