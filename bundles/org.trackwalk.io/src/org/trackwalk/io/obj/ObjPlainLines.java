package org.trackwalk.io.obj;

import org.trackwalk.io.buffer.GrowingFloats;
import org.trackwalk.io.buffer.GrowingInts;
import org.trackwalk.io.text.EightDigits;
import org.trackwalk.io.text.PlainNumber;

/**
 * Reads lines as programs write them: one space between words, no continuation, numbers of few
 * digits. These are nearly all lines of nearly all files; whatever else stands in one, the line is
 * left to {@link ObjChunkReader}, which understands more and takes longer.
 */
final class ObjPlainLines {

  private ObjPlainLines() {}

  /**
   * Reads lines of a word and three numbers and nothing else.
   *
   * @param from start of a line
   * @param stop no line is begun from here on
   * @param word of so many bytes stands at {@code from}; the lines that follow must begin like it
   * @param numbers receives them
   * @return start of the first line that was not read
   */
  static int triples(byte[] b, int from, int stop, int word, GrowingFloats numbers) {
    float[] xyz = new float[3];
    byte second = b[from + 1];
    int line = from;
    while (line < stop && b[line] == 'v' && b[line + 1] == second && b[line + word] == ' ') {
      int at = PlainNumber.read(b, line + word + 1, xyz, 0);
      at = at < 0 || b[at] != ' ' ? -1 : PlainNumber.read(b, at + 1, xyz, 1);
      at = at < 0 || b[at] != ' ' ? -1 : PlainNumber.read(b, at + 1, xyz, 2);
      int next = at < 0 ? -1 : behindLineEnd(b, at);
      if (next < 0) {
        break;
      }
      numbers.add(xyz[0], xyz[1], xyz[2]);
      line = next;
    }
    return line;
  }

  /**
   * Reads faces whose indices are positive and have at most seven digits.
   *
   * @param from start of a line
   * @param stop no line is begun from here on
   * @param lineNumber of that line, in the chunk
   * @return start of the first line that was not read; each line before it is a face
   */
  static int faces(byte[] b, int from, int stop, int lineNumber, ObjChunk chunk) {
    GrowingInts corners = chunk.corners;
    int line = from;
    int number = lineNumber;
    while (line < stop && b[line] == 'f' && b[line + 1] == ' ') {
      int before = corners.size();
      int at = line + 1;
      while (b[at] == ' ' && b[at + 1] > ' ') {
        at = corner(b, at + 1, chunk);
        if (at < 0) {
          chunk.forgetCorners(before);
          return line;
        }
      }
      int next = behindLineEnd(b, b[at] == ' ' ? at + 1 : at);
      if (next < 0) {
        chunk.forgetCorners(before);
        return line;
      }
      chunk.endFace(corners.size() - before, number++);
      line = next;
    }
    return line;
  }

  /** Reads a corner in any of its four forms; behind it, or -1. */
  private static int corner(byte[] b, int from, ObjChunk chunk) {
    long eight = EightDigits.at(b, from);
    int digits = EightDigits.count(eight);
    if (digits == 0 || digits == 8) {
      return -1;
    }
    int vertex = (int) EightDigits.value(eight, digits);
    int normal = 0;
    int at = from + digits;
    if (b[at] == '/') {
      digits = EightDigits.count(EightDigits.at(b, at + 1));
      at += 1 + digits;
      if (digits == 8) {
        return -1;
      }
      if (b[at] == '/') {
        eight = EightDigits.at(b, at + 1);
        digits = EightDigits.count(eight);
        at += 1 + digits;
        if (digits == 0 || digits == 8) {
          return -1;
        }
        normal = (int) EightDigits.value(eight, digits);
      }
    }
    chunk.corners.add(vertex == 0 ? ObjIndex.OUTSIDE : vertex - 1);
    chunk.addNormal(normal == 0 ? ObjIndex.OUTSIDE : normal - 1);
    return at;
  }

  private static int behindLineEnd(byte[] b, int at) {
    if (b[at] == '\n') {
      return at + 1;
    }
    return b[at] == '\r' && b[at + 1] == '\n' ? at + 2 : -1;
  }
}
