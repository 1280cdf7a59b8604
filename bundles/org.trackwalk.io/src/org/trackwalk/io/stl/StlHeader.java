package org.trackwalk.io.stl;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.trackwalk.io.buffer.FileBytes;
import org.trackwalk.io.importer.ImportException;

/**
 * The first bytes of a file and its size, from which follows what it is. A binary file is 80 bytes
 * of anything, the number of triangles (unsigned), and 50 bytes for each.
 */
final class StlHeader {

  /** So much of the start is looked at. */
  static final int LOOKED_AT = 1024;

  /** Where the first triangle of a binary file stands. */
  static final int SIZE = 84;

  /** Bytes of a triangle: normal, three corners, two bytes that some programs use for colour. */
  static final int TRIANGLE = 50;

  private static final int COUNT_AT = 80;

  private final byte[] head;
  private final long fileSize;

  StlHeader(byte[] head, long fileSize) {
    this.head = head;
    this.fileSize = fileSize;
  }

  /** Number of triangles that a binary file says it has. */
  int triangles() {
    return (int) declared();
  }

  boolean isText() {
    boolean wholeBinary = fileSize >= SIZE && fileSize == SIZE + TRIANGLE * declared();
    return !wholeBinary && isWords();
  }

  /** Refuses a binary file that is cut off or has more in it than it says. */
  void requireWhole(String name) throws ImportException {
    if (fileSize < SIZE) {
      throw new ImportException(
          name, "", "neither a text STL nor long enough for a binary one (" + fileSize + " bytes)");
    }
    long held = (fileSize - SIZE) / TRIANGLE;
    long declared = declared();
    if (declared > held) {
      throw new ImportException(
          name,
          "byte " + COUNT_AT,
          String.format(
              Locale.ROOT,
              "the header counts %d triangles but %d stand in the file, %d are missing:"
                  + " it was cut off, or it is no STL; export it again",
              declared,
              held,
              declared - held));
    }
    if (declared < held) {
      throw new ImportException(
          name,
          "byte " + COUNT_AT,
          String.format(
              Locale.ROOT,
              "the header counts %d triangles but there is room for %d: export it again",
              declared,
              held));
    }
  }

  private long declared() {
    ByteBuffer bytes = ByteBuffer.wrap(head).order(ByteOrder.LITTLE_ENDIAN);
    return head.length < SIZE ? 0 : Integer.toUnsignedLong(bytes.getInt(COUNT_AT));
  }

  /** Words of a text STL, once letters of two bytes are one; a zero byte among many is damage. */
  private boolean isWords() {
    FileBytes text = FileBytes.of(head).asSureText();
    String said =
        new String(text.bytes(), text.start(), text.size(), StandardCharsets.ISO_8859_1)
            .toLowerCase(Locale.ROOT);
    boolean facets = said.contains("facet");
    boolean whole = said.indexOf('\0') < 0;
    return whole ? facets || said.strip().startsWith("solid") : facets && said.contains("vertex");
  }
}
