package org.trackwalk.io.kn5;

import org.trackwalk.io.buffer.ChunkInput;
import org.trackwalk.io.importer.ImportException;

/** Goes through a file from its beginning; nothing is read beyond its end. */
final class Kn5Cursor {

  private final ChunkInput input;
  private int at;

  Kn5Cursor(ChunkInput input, int start) {
    this.input = input;
    this.at = start;
  }

  int at() {
    return at;
  }

  int left() {
    return input.size() - at;
  }

  int number(String what) throws ImportException {
    input.require(at, 4, input.size(), what);
    int number = input.intAt(at);
    at += 4;
    return number;
  }

  /** A byte, from 0 to 255. */
  int octet(String what) throws ImportException {
    input.require(at, 1, input.size(), what);
    return input.octetAt(at++);
  }

  float real(String what) throws ImportException {
    input.require(at, 4, input.size(), what);
    float number = input.floatAt(at);
    at += 4;
    return number;
  }

  /**
   * How many things follow.
   *
   * @param least bytes of each, so that no count is believed which the file has no room for
   */
  int count(int least, String what) throws ImportException {
    int start = at;
    int count = number(what);
    if (count < 0 || count > left() / least) {
      throw input.refusal(
          start,
          what
              + ": "
              + count
              + " are declared, and the file has room for "
              + left() / least
              + "; it is damaged or cut off, export it again");
    }
    return count;
  }

  /** A text: its length and its bytes. */
  String text(String what) throws ImportException {
    int length = count(1, what);
    String text = input.name(at, at + length);
    at += length;
    return text;
  }

  void skip(long bytes, String what) throws ImportException {
    if (bytes > left()) {
      throw input.refusal(at, what + " is cut off; the file is damaged, export it again");
    }
    at += (int) bytes;
  }

  ImportException refusal(int offset, String problem) {
    return input.refusal(offset, problem);
  }
}
