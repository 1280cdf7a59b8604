package org.trackwalk.io.patch.format;

import java.nio.charset.StandardCharsets;
import org.trackwalk.io.buffer.FileBytes;

/**
 * Lines of a text by byte offset.
 *
 * @param bytes the file and its padding
 * @param end end of the content
 */
record Lines(byte[] bytes, int end) {

  static Lines of(FileBytes file) {
    return new Lines(file.bytes(), file.end());
  }

  /** End of the line in which an offset lies, before what ends it. */
  int lineEnd(int offset) {
    int at = offset;
    while (at < end && bytes[at] != '\n' && bytes[at] != '\r') {
      at++;
    }
    return at;
  }

  /** Where the next line starts. */
  int nextLine(int offset) {
    int at = lineEnd(offset);
    if (at < end && bytes[at] == '\r') {
      at++;
    }
    if (at < end && bytes[at] == '\n') {
      at++;
    }
    return at;
  }

  /** Start of the line in which an offset lies. */
  int lineStart(int offset) {
    int at = offset;
    while (at > 0 && bytes[at - 1] != '\n' && bytes[at - 1] != '\r') {
      at--;
    }
    return at;
  }

  /** Bytes as text, one character each. */
  String text(int from, int to) {
    return new String(bytes, from, to - from, StandardCharsets.ISO_8859_1);
  }

  /** What ends the first line, a line feed when there is only one. */
  String lineEnding() {
    int first = lineEnd(0);
    return first < end ? text(first, nextLine(0)) : "\n";
  }
}
