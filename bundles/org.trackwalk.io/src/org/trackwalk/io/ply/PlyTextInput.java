package org.trackwalk.io.ply;

import org.trackwalk.io.buffer.FileBytes;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.text.TextCursor;

/** Data in text: one row to a line, whatever the types say. */
final class PlyTextInput implements PlyInput {

  private final FileBytes file;
  private final String shown;
  private final TextCursor cursor;
  private PlyElement element;
  private int line;
  private boolean first = true;

  PlyTextInput(FileBytes file, PlyHeader header, String shown) {
    this.file = file;
    this.shown = shown;
    this.cursor = new TextCursor(file.bytes(), header.dataStart(), file.end(), header.dataLine());
    line = header.dataLine(); // until the first row
  }

  @Override
  public void startRow(PlyElement ofElement) throws ImportException {
    if (!first) {
      // Further columns of a face do no harm; those of a vertex mean that x may be something else.
      if (element.name().equals("vertex") && cursor.skipBlanks()) {
        throw refusal("this " + element.name() + " has more values than the header says");
      }
      cursor.nextLine();
    }
    first = false;
    element = ofElement;
    while (!cursor.skipBlanks()) {
      if (cursor.atEnd()) {
        line = cursor.line();
        throw refusal("the file ends before the last " + element.name() + "; it was cut off");
      }
      cursor.nextLine();
    }
    line = cursor.line();
  }

  @Override
  public int place() {
    return line;
  }

  @Override
  public float real(PlyType type) throws ImportException {
    next();
    if (!cursor.number()) {
      throw refusal("a value of this " + element.name() + " is no number");
    }
    return cursor.value();
  }

  @Override
  public long integer(PlyType type) throws ImportException {
    next();
    long value = cursor.integer();
    if (value == Long.MIN_VALUE || !cursor.atWordEnd()) {
      throw refusal("a value of this " + element.name() + " is no whole number");
    }
    return value;
  }

  @Override
  public void skip(PlyType type, long count) throws ImportException {
    if (count < 0) {
      throw refusal("a list of this " + element.name() + " has a negative length");
    }
    for (long i = 0; i < count; i++) {
      next();
      cursor.skipWord();
    }
  }

  @Override
  public int left() {
    return file.end() - cursor.at();
  }

  @Override
  public ImportException refusal(String problem) {
    return new ImportException(shown, "line " + line, problem);
  }

  private void next() throws ImportException {
    if (!cursor.skipBlanks()) {
      throw refusal("this " + element.name() + " has fewer values than the header says");
    }
  }
}
