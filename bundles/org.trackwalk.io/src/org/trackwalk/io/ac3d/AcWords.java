package org.trackwalk.io.ac3d;

import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.text.TextCursor;

/** Lines, words and numbers of an AC3D file; what does not fit is refused with its line. */
final class AcWords {

  private final TextCursor cursor;
  private final String file;

  AcWords(TextCursor cursor, String file) {
    this.cursor = cursor;
    this.file = file;
  }

  /** The line in which the next word stands. */
  int line() {
    return cursor.line();
  }

  /** Moves to the next line that has a word, or stays before one; false at the end of the file. */
  boolean more() {
    while (!cursor.skipBlanks()) {
      if (cursor.atEnd()) {
        return false;
      }
      cursor.nextLine();
    }
    return true;
  }

  /** Leaves the rest of this line. */
  void nextLine() {
    cursor.nextLine();
  }

  /** Whether another word stands in this line. */
  boolean moreInLine() {
    return cursor.skipBlanks();
  }

  /** The next word of this line; empty when there is none. */
  String word() {
    cursor.skipBlanks();
    return cursor.word();
  }

  /** A name in quotes or one word; the rest of the line is left. */
  String name() {
    cursor.skipBlanks();
    if (cursor.peek() != '"') {
      return cursor.word();
    }
    String rest = cursor.restOfLine();
    int end = rest.indexOf('"', 1);
    return end < 0 ? rest.substring(1) : rest.substring(1, end);
  }

  /** A coordinate; {@code what} belongs in this line. */
  float coordinate(String what) throws ImportException {
    if (!cursor.skipBlanks() || !cursor.number()) {
      throw wrong(what + " belongs here");
    }
    return cursor.value();
  }

  /** A finite number as the games hold it: the nearest float. */
  float finite(String what) throws ImportException {
    float value = coordinate(what);
    if (!Float.isFinite(value)) {
      throw wrong(what + " belongs here, and all of them finite");
    }
    return value;
  }

  /** A whole number that is not negative. */
  int count(String what) throws ImportException {
    long number = whole(what);
    if (number < 0 || number > Integer.MAX_VALUE - 8) {
      throw wrong(what + " belongs here, not " + number);
    }
    return (int) number;
  }

  /** A whole number of any size, clipped to the range of an int. */
  int index(String what) throws ImportException {
    return (int) Math.max(Integer.MIN_VALUE, Math.min(Integer.MAX_VALUE, whole(what)));
  }

  private long whole(String what) throws ImportException {
    long number = cursor.skipBlanks() ? cursor.integer() : Long.MIN_VALUE;
    if (number == Long.MIN_VALUE || !cursor.atWordEnd()) {
      throw wrong(what + " belongs here");
    }
    return number;
  }

  /** Steps over bytes that are not lines: text that the modeller attached to an object. */
  void skipBytes(int bytes) {
    long target = (long) cursor.at() + bytes;
    while (cursor.at() < target && !cursor.atEnd()) {
      cursor.nextLine();
    }
  }

  /** A refusal at this line. */
  ImportException wrong(String problem) {
    return new ImportException(file, "line " + cursor.line(), problem);
  }
}
