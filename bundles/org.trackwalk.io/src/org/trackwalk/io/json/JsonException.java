package org.trackwalk.io.json;

/** A text that is not JSON, or a value that is not what was expected, with its place. */
public final class JsonException extends Exception {
  private static final long serialVersionUID = 1L;

  private final int line;
  private final int column;

  /** A problem at a line and column, both from 1. */
  public JsonException(int line, int column, String problem) {
    super(problem);
    this.line = line;
    this.column = column;
  }

  /** A problem with a value. */
  public JsonException(JsonValue at, String problem) {
    this(at.line(), at.column(), problem);
  }

  /** Line, from 1. */
  public int line() {
    return line;
  }

  /** Column in UTF-16 units, from 1. */
  public int column() {
    return column;
  }

  /** {@code line 3, column 7}. */
  public String place() {
    return "line " + line + ", column " + column;
  }
}
