package org.trackwalk.io.b3d;

import org.trackwalk.io.buffer.ChunkInput;
import org.trackwalk.io.importer.ImportException;

/**
 * One chunk of a file: four letters, a size, and so many bytes.
 *
 * @param tag what is in it, for instance {@code NODE}
 * @param start first byte of its content
 * @param end first byte behind it
 */
record B3dChunk(String tag, int start, int end) {

  /** Four letters and a size. */
  static final int HEADER = 8;

  /**
   * The chunk that begins at an offset.
   *
   * @param end of the chunk around it
   * @throws ImportException when it reaches beyond {@code end}, or no chunk fits there
   */
  static B3dChunk at(ChunkInput input, int offset, int end) throws ImportException {
    if (end - offset < HEADER) {
      throw input.refusal(
          offset, (end - offset) + " bytes are left over here; the file is damaged");
    }
    String tag = input.tagAt(offset);
    int size = input.intAt(offset + 4);
    int start = offset + HEADER;
    if (size < 0 || size > end - start) {
      throw input.refusal(
          offset,
          "chunk "
              + tag
              + " says that it has "
              + (size & 0xFFFFFFFFL)
              + " bytes, but there are "
              + (end - start)
              + "; the file is damaged, export it again");
    }
    return new B3dChunk(tag, start, start + size);
  }
}
