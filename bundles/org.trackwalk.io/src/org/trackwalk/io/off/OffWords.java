package org.trackwalk.io.off;

import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.names.PrintableName;
import org.trackwalk.io.text.TextCursor;

/** The words of a file without its comments, which go from {@code #} to the end of the line. */
final class OffWords {

  private final TextCursor cursor;
  private final String shown;

  OffWords(TextCursor cursor, String shown) {
    this.cursor = cursor;
    this.shown = shown;
  }

  /** Goes to the next word of the file; false when there is none. */
  boolean more() {
    while (!moreInLine()) {
      if (cursor.atEnd()) {
        return false;
      }
      cursor.nextLine();
    }
    return true;
  }

  /** Goes to the next word of the line; false when there is none. */
  boolean moreInLine() {
    return cursor.skipBlanks() && cursor.peek() != '#';
  }

  /** Passes over the rest of the line, for instance colours. */
  void nextLine() {
    cursor.nextLine();
  }

  int line() {
    return cursor.line();
  }

  /** The text cursor at the next word. */
  TextCursor cursor() {
    return cursor;
  }

  /** The next number of the file, the nearest float. */
  float number(String what) throws ImportException {
    require(what);
    if (!cursor.number()) {
      throw refusal(what + " belongs here, and this is no number");
    }
    return cursor.value();
  }

  /** The next whole number of the file; beyond the ints the largest or smallest int. */
  int integer(String what) throws ImportException {
    require(what);
    long value = cursor.integer();
    if (value == Long.MIN_VALUE || !cursor.atWordEnd()) {
      throw refusal(what + " belongs here, and this is no whole number");
    }
    return (int) Math.max(Integer.MIN_VALUE, Math.min(Integer.MAX_VALUE, value));
  }

  private void require(String what) throws ImportException {
    if (!more()) {
      throw refusal("the file ends where " + what + " belongs; it was cut off: export it again");
    }
  }

  /** A refusal at this line. */
  ImportException refusal(String problem) {
    return new ImportException(shown, "line " + cursor.line(), PrintableName.of(problem));
  }
}
