package org.trackwalk.io.ply;

import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import org.trackwalk.io.buffer.FileBytes;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.text.TextCursor;

/**
 * What the head of a file says.
 *
 * @param order of bytes; null for text
 * @param elements in the order of their rows
 * @param dataStart first byte behind the header
 * @param dataLine its line
 */
record PlyHeader(ByteOrder order, List<PlyElement> elements, int dataStart, int dataLine) {

  /** Reads a header; {@code shown} names the file in refusals. */
  static PlyHeader read(FileBytes file, String shown) throws ImportException {
    return new Reader(file, shown).read();
  }

  /** The first element of a name; null when there is none. */
  PlyElement element(String name) {
    for (PlyElement element : elements) {
      if (element.name().equals(name)) {
        return element;
      }
    }
    return null;
  }

  private static final class Reader {
    private final FileBytes file;
    private final String shown;
    private final TextCursor cursor;
    private final List<PlyElement> elements = new ArrayList<>();
    private boolean formatKnown;
    private ByteOrder order;

    Reader(FileBytes file, String shown) {
      this.file = file;
      this.shown = shown;
      this.cursor = new TextCursor(file);
    }

    PlyHeader read() throws ImportException {
      if (!cursor.skipBlanks() || !cursor.word("ply")) {
        throw new ImportException(
            shown, "", "this is no PLY: it does not begin with the word \"ply\"");
      }
      // A file of lone CRs may have a line feed as the first byte of its data.
      boolean loneReturns = cursor.peek() == '\r' && cursor.peek(1) != '\n';
      cursor.nextLine();
      while (!line()) {
        cursor.nextLine();
        if (cursor.atEnd()) {
          throw refusal("the header has no end: the word \"end_header\" is missing");
        }
      }
      if (!formatKnown) {
        throw refusal("the header does not say in which format the data is");
      }
      int line = cursor.line() + 1;
      cursor.restOfLine();
      int endOfLine = cursor.at();
      cursor.nextLine();
      int start = loneReturns ? Math.min(endOfLine + 1, file.end()) : cursor.at();
      return new PlyHeader(order, List.copyOf(elements), start, line);
    }

    /** Reads one line; true when it is the last one. */
    private boolean line() throws ImportException {
      if (!cursor.skipBlanks() || cursor.word("comment") || cursor.word("obj_info")) {
        return false;
      }
      if (cursor.word("end_header")) {
        return true;
      }
      if (cursor.word("format")) {
        format(next());
      } else if (cursor.word("element")) {
        element();
      } else if (cursor.word("property")) {
        property();
      }
      return false; // other lines are comments in fact: their authors forgot the word
    }

    private void format(String name) throws ImportException {
      switch (name) {
        case "ascii" -> order = null;
        case "binary_little_endian" -> order = ByteOrder.LITTLE_ENDIAN;
        case "binary_big_endian" -> order = ByteOrder.BIG_ENDIAN;
        default -> throw refusal("the format \"" + name + "\" is not known");
      }
      formatKnown = true;
    }

    private void element() throws ImportException {
      String name = next();
      cursor.skipBlanks();
      long count = cursor.integer();
      if (name.isEmpty() || count < 0 || !cursor.atWordEnd()) {
        throw refusal("an element needs a name and a count");
      }
      elements.add(new PlyElement(name, count, new ArrayList<>()));
    }

    private void property() throws ImportException {
      if (elements.isEmpty()) {
        throw refusal("this property belongs to no element");
      }
      String first = next();
      PlyType countType = null;
      if (first.equals("list")) {
        countType = type(next());
        first = next();
        if (countType == PlyType.FLOAT32 || countType == PlyType.FLOAT64) {
          throw refusal("the length of a list cannot be a fraction");
        }
      }
      PlyType type = type(first);
      elements.get(elements.size() - 1).properties().add(new PlyProperty(next(), countType, type));
    }

    private PlyType type(String name) throws ImportException {
      PlyType type = PlyType.named(name);
      if (type == null) {
        throw refusal("the type \"" + name + "\" is not known");
      }
      return type;
    }

    private String next() {
      cursor.skipBlanks();
      return cursor.word();
    }

    private ImportException refusal(String problem) {
      return new ImportException(shown, "line " + cursor.line(), problem);
    }
  }
}
