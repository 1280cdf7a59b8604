package org.trackwalk.io.patch.format;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.trackwalk.io.buffer.FileBytes;
import org.trackwalk.io.buffer.GrowingInts;
import org.trackwalk.io.patch.PatchException;
import org.trackwalk.io.text.TextCursor;

/** Where the rows of a PLY file stand, text or binary. */
final class PlyRows {

  /**
   * A property of an element.
   *
   * @param countType type of a list's length; empty for a single value
   */
  record Property(String name, String type, String countType) {}

  /**
   * An element.
   *
   * @param countStart where its number of rows stands in the header
   * @param countEnd behind it
   */
  record Element(String name, int count, int countStart, int countEnd, List<Property> properties) {

    int property(String wanted) {
      for (int i = 0; i < properties.size(); i++) {
        if (properties.get(i).name().equals(wanted)) {
          return i;
        }
      }
      return -1;
    }
  }

  final Layout layout = new Layout();
  final Lines text;

  /** Null for text. */
  ByteOrder order;

  final List<Element> elements = new ArrayList<>();
  Element vertex;
  Element face;

  /** Start and end of each vertex row; a text row ends before its line's end. */
  final GrowingInts vertexStarts = new GrowingInts(256);

  final GrowingInts vertexEnds = new GrowingInts(256);
  final GrowingInts faceStarts = new GrowingInts(256);
  final GrowingInts faceEnds = new GrowingInts(256);

  /** Start of the length of each face's list, and behind its last index. */
  final GrowingInts listStarts = new GrowingInts(256);

  final GrowingInts listEnds = new GrowingInts(256);

  /** Corners are kept until all vertices are known. */
  private final GrowingInts corners = new GrowingInts(256);

  private final GrowingInts cornerCounts = new GrowingInts(256);
  private final GrowingInts places = new GrowingInts(256);

  private final byte[] bytes;
  private int at;

  PlyRows(FileBytes file) throws PatchException {
    text = Lines.of(file);
    bytes = file.bytes();
    TextCursor cursor = header(file);
    layout.startPool();
    if (vertex.properties().size() > 3) {
      layout.notBare();
    }
    for (Element element : elements) {
      for (int row = 0; row < element.count(); row++) {
        if (order == null) {
          textRow(element, cursor);
        } else {
          binaryRow(element);
        }
      }
    }
    flush();
  }

  private void flush() {
    int next = 0;
    for (int f = 0; f < places.size(); f++) {
      for (int i = 0; i < cornerCounts.get(f); i++) {
        layout.corner(corners.get(next++));
      }
      layout.endFace(0, places.get(f), Layout.Form.POLYGON);
    }
  }

  private TextCursor header(FileBytes file) throws PatchException {
    TextCursor cursor = new TextCursor(file);
    while (!cursor.atEnd()) {
      if (!cursor.skipBlanks()) {
        cursor.nextLine();
        continue;
      }
      String word = cursor.word();
      cursor.skipBlanks();
      switch (word) {
        case "format" -> format(cursor.word());
        case "element" -> {
          String name = cursor.word();
          cursor.skipBlanks();
          int start = cursor.at();
          int count = (int) cursor.integer();
          elements.add(new Element(name, count, start, cursor.at(), new ArrayList<>()));
        }
        case "property" -> property(cursor);
        case "end_header" -> {
          int end = cursor.at();
          cursor.nextLine();
          at = cursor.at();
          // A file of lone CRs may have a line feed as the first byte of its data.
          boolean lone = text.lineEnding().equals("\r");
          at = lone && order != null ? text.lineEnd(end) + 1 : at;
          known();
          return cursor;
        }
        default -> {}
      }
      cursor.nextLine();
    }
    throw new PatchException("the header has no end");
  }

  private void format(String name) {
    order =
        switch (name) {
          case "binary_little_endian" -> ByteOrder.LITTLE_ENDIAN;
          case "binary_big_endian" -> ByteOrder.BIG_ENDIAN;
          default -> null;
        };
  }

  private void property(TextCursor cursor) throws PatchException {
    if (elements.isEmpty()) {
      throw new PatchException("a property belongs to no element");
    }
    String type = cursor.word();
    String countType = "";
    if (type.equals("list")) {
      cursor.skipBlanks();
      countType = cursor.word();
      cursor.skipBlanks();
      type = cursor.word();
    }
    cursor.skipBlanks();
    Element element = elements.get(elements.size() - 1);
    element.properties().add(new Property(cursor.word(), type, countType));
  }

  private void known() throws PatchException {
    for (Element element : elements) {
      if (element.name().equals("vertex")) {
        vertex = element;
      } else if (element.name().equals("face")) {
        face = element;
      } else if (element.name().equals("tristrips")) {
        throw new PatchException("triangle strips of a PLY file are not written");
      }
    }
    boolean plain =
        vertex != null
            && face != null
            && vertex.property("x") >= 0
            && vertex.property("y") >= 0
            && vertex.property("z") >= 0
            && vertex.properties().stream().allMatch(p -> p.countType().isEmpty());
    if (!plain || indices() < 0) {
      throw new PatchException("the vertices or faces of the file are of a kind not written");
    }
  }

  /** Number of the face's property that lists vertices. */
  int indices() {
    int found = face.property("vertex_indices");
    return found >= 0 ? found : face.property("vertex_index");
  }

  private void textRow(Element element, TextCursor cursor) throws PatchException {
    while (!cursor.skipBlanks()) {
      if (cursor.atEnd()) {
        throw new PatchException("the file ends before its last " + element.name());
      }
      cursor.nextLine();
    }
    int line = cursor.line();
    int start = text.lineStart(cursor.at());
    float[] xyz = new float[3];
    for (int p = 0; p < element.properties().size(); p++) {
      cursor.skipBlanks();
      int from = cursor.at();
      if (!element.properties().get(p).countType().isEmpty()) {
        long count = cursor.integer();
        for (long i = 0; i < count; i++) {
          cursor.skipBlanks();
          if (element == face && p == indices()) {
            corners.add((int) cursor.integer());
          } else {
            cursor.skipWord();
          }
        }
        if (element == face && p == indices()) {
          cornerCounts.add((int) count);
          listStarts.add(from);
          listEnds.add(cursor.at());
        }
      } else {
        int axis = element == vertex ? "xyz".indexOf(element.properties().get(p).name()) : -1;
        if (axis >= 0 && element.properties().get(p).name().length() == 1) {
          cursor.number();
          xyz[axis] = cursor.value();
        } else {
          cursor.skipWord();
        }
      }
    }
    int end = text.lineEnd(cursor.at());
    row(element, start, end, line, xyz);
    cursor.nextLine();
  }

  private void row(Element element, int start, int end, int place, float[] xyz) {
    if (element == vertex) {
      layout.vertex(xyz[0], xyz[1], xyz[2]);
      vertexStarts.add(start);
      vertexEnds.add(end);
    } else if (element == face) {
      places.add(place);
      faceStarts.add(start);
      faceEnds.add(end);
    }
  }

  private void binaryRow(Element element) throws PatchException {
    int start = at;
    float[] xyz = new float[3];
    try {
      for (int p = 0; p < element.properties().size(); p++) {
        Property property = element.properties().get(p);
        if (property.countType().isEmpty()) {
          int axis = element == vertex ? "xyz".indexOf(property.name()) : -1;
          if (axis >= 0 && property.name().length() == 1) {
            xyz[axis] = (float) value(property.type(), at);
          }
          at += size(property.type());
          continue;
        }
        int from = at;
        int count = (int) value(property.countType(), at);
        at += size(property.countType());
        boolean list = element == face && p == indices();
        for (int i = 0; i < count && list; i++) {
          corners.add((int) value(property.type(), at + i * size(property.type())));
        }
        at += count * size(property.type());
        if (list) {
          cornerCounts.add(count);
          listStarts.add(from);
          listEnds.add(at);
        }
      }
    } catch (IndexOutOfBoundsException e) {
      throw new PatchException("the file ends inside a " + element.name());
    }
    row(element, start, at, start, xyz);
  }

  /** Bytes of a value of a type. */
  static int size(String type) throws PatchException {
    return switch (type.toLowerCase(Locale.ROOT)) {
      case "char", "int8", "uchar", "uint8" -> 1;
      case "short", "int16", "ushort", "uint16" -> 2;
      case "int", "int32", "uint", "uint32", "float", "float32" -> 4;
      case "double", "float64" -> 8;
      default -> throw new PatchException("the type " + type + " is not known");
    };
  }

  static boolean real(String type) {
    return type.startsWith("float") || type.equals("double");
  }

  /** A value in the file. */
  double value(String type, int offset) throws PatchException {
    ByteBuffer in = ByteBuffer.wrap(bytes, 0, text.end()).order(order);
    return switch (type) {
      case "char", "int8" -> in.get(offset);
      case "uchar", "uint8" -> in.get(offset) & 0xFF;
      case "short", "int16" -> in.getShort(offset);
      case "ushort", "uint16" -> in.getShort(offset) & 0xFFFF;
      case "uint", "uint32" -> Integer.toUnsignedLong(in.getInt(offset));
      case "float", "float32" -> in.getFloat(offset);
      case "double", "float64" -> in.getDouble(offset);
      default -> in.getInt(offset);
    };
  }

  /** Writes a value into a row. */
  void put(ByteBuffer row, int offset, String type, double value) throws PatchException {
    row.order(order);
    switch (type) {
      case "float", "float32" -> row.putFloat(offset, (float) value);
      case "double", "float64" -> row.putDouble(offset, value);
      default -> {
        switch (size(type)) {
          case 1 -> row.put(offset, (byte) (long) value);
          case 2 -> row.putShort(offset, (short) (long) value);
          default -> row.putInt(offset, (int) (long) value);
        }
      }
    }
  }
}
