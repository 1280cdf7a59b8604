package org.trackwalk.io.ply;

import org.trackwalk.io.importer.ImportException;

/** The rows of the data, one value after another. */
interface PlyInput {

  /** Goes to the next row; {@code element} names it in refusals. */
  void startRow(PlyElement element) throws ImportException;

  /** Line or byte at which the row starts. */
  int place();

  /** The next value as the nearest float. */
  float real(PlyType type) throws ImportException;

  /** The next value as a whole number. */
  long integer(PlyType type) throws ImportException;

  /** Steps over {@code count} values; refuses a count that is negative or more than there is. */
  void skip(PlyType type, long count) throws ImportException;

  /** Bytes not yet read. */
  int left();

  /** A refusal at this row. */
  ImportException refusal(String problem);

  /** Steps over the value or the list of a property. */
  default void skip(PlyProperty property) throws ImportException {
    skip(property.type(), property.isList() ? integer(property.countType()) : 1);
  }
}
