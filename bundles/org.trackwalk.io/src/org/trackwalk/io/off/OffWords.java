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

  /**
   * Passes over the number of edges, which nobody needs and some leave out: it is there when the
   * line goes on, or when the next one is a single number.
   */
  void edges() throws ImportException {
    if (moreInLine()) {
      integer("the number of edges");
      return;
    }
    int at = cursor.at();
    int line = cursor.line();
    boolean alone = false;
    if (more()) {
      cursor.skipWord();
      alone = !moreInLine();
    }
    if (!alone) {
      cursor.moveTo(at, line - cursor.line());
    }
  }

  /** Whether at least so many lines with words follow, this one counted if it has more of them. */
  boolean linesFollow(long lines) {
    int at = cursor.at();
    int line = cursor.line();
    long found = 0;
    while (found < lines && !cursor.atEnd()) {
      found += moreInLine() ? 1 : 0;
      cursor.nextLine();
    }
    cursor.moveTo(at, line - cursor.line());
    return found >= lines;
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
