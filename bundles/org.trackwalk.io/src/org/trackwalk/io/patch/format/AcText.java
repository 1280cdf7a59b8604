package org.trackwalk.io.patch.format;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.io.buffer.FileBytes;
import org.trackwalk.io.buffer.GrowingInts;
import org.trackwalk.io.patch.PatchException;
import org.trackwalk.io.text.TextCursor;

/** Where things stand in an AC3D file: each object is a pool of vertices and a part. */
final class AcText {

  private static final int KIND = 0x0F;
  private static final int STRIP = 4;

  /**
   * An object with vertices.
   *
   * @param countStart where the number of vertices stands
   * @param countEnd behind it
   * @param vertices where new vertices would stand: behind the last one
   */
  record AcObject(int countStart, int countEnd, int vertices) {}

  /**
   * The list of surfaces of an object.
   *
   * @param countStart where their number stands
   * @param countEnd behind it
   * @param count that number
   */
  record AcList(int countStart, int countEnd, int count) {}

  final Layout layout = new Layout();
  final Lines text;
  final List<AcObject> objects = new ArrayList<>();
  final List<AcList> lists = new ArrayList<>();

  /** Start of the line of each vertex. */
  final GrowingInts vertexLines = new GrowingInts(1024);

  /** Of each face where its surface starts, where its number of refs stands, and where it ends. */
  final GrowingInts faceStarts = new GrowingInts(256);

  final GrowingInts refCounts = new GrowingInts(256);
  final GrowingInts faceEnds = new GrowingInts(256);

  /** The surface list of each face. */
  final GrowingInts faceLists = new GrowingInts(256);

  /** Start of the line of each corner and where its index begins and ends. */
  final GrowingInts cornerLines = new GrowingInts(1024);

  final GrowingInts cornerStarts = new GrowingInts(1024);
  final GrowingInts cornerEnds = new GrowingInts(1024);

  /** The same for the indices of lines, which are no faces, with their vertices. */
  final GrowingInts lineStarts = new GrowingInts(16);

  final GrowingInts lineEnds = new GrowingInts(16);
  final GrowingInts lineVertices = new GrowingInts(16);

  private final TextCursor cursor;

  AcText(FileBytes file) throws PatchException {
    text = Lines.of(file);
    cursor = new TextCursor(file);
    cursor.nextLine();
    while (more()) {
      statement();
    }
  }

  private boolean more() {
    while (!cursor.skipBlanks()) {
      if (cursor.atEnd()) {
        return false;
      }
      cursor.nextLine();
    }
    return true;
  }

  private int whole() throws PatchException {
    long number = cursor.skipBlanks() ? cursor.integer() : Long.MIN_VALUE;
    if (number < Integer.MIN_VALUE || number > Integer.MAX_VALUE) {
      throw new PatchException("line " + cursor.line() + " lacks a whole number");
    }
    return (int) number;
  }

  private void statement() throws PatchException {
    if (cursor.word("numvert")) {
      vertices();
    } else if (cursor.word("numsurf")) {
      surfaces();
    } else if (cursor.word("data")) {
      int bytes = whole();
      cursor.nextLine();
      long target = (long) cursor.at() + bytes;
      while (cursor.at() < target && !cursor.atEnd()) {
        cursor.nextLine();
      }
    } else {
      cursor.nextLine();
    }
  }

  private void vertices() throws PatchException {
    cursor.skipBlanks();
    int start = cursor.at();
    int count = whole();
    int end = cursor.at();
    layout.startPool();
    for (int i = 0; i < count; i++) {
      cursor.nextLine();
      if (!more()) {
        throw new PatchException("the file ends inside its vertices");
      }
      vertexLines.add(text.lineStart(cursor.at()));
      float[] xyz = new float[3];
      for (int k = 0; k < 3; k++) {
        xyz[k] = cursor.skipBlanks() && cursor.number() ? cursor.value() : Float.NaN;
      }
      layout.vertex(xyz[0], xyz[1], xyz[2]);
      if (cursor.skipBlanks()) {
        layout.notBare();
      }
    }
    cursor.nextLine();
    objects.add(new AcObject(start, end, Math.min(text.end(), cursor.at())));
  }

  private void surfaces() throws PatchException {
    cursor.skipBlanks();
    int start = cursor.at();
    int count = whole();
    lists.add(new AcList(start, cursor.at(), count));
    cursor.nextLine();
    for (int i = 0; i < count; i++) {
      if (!more() || !cursor.word("surf")) {
        throw new PatchException("line " + cursor.line() + ": SURF belongs here");
      }
      surface();
    }
  }

  private void surface() throws PatchException {
    int line = cursor.line();
    int start = text.lineStart(cursor.at());
    cursor.skipBlanks();
    String word = cursor.word();
    int kind = flags(word) & KIND;
    cursor.nextLine();
    boolean ready = more();
    if (ready && cursor.word("mat")) {
      cursor.nextLine();
      ready = more();
    }
    if (!ready || !cursor.word("refs")) {
      throw new PatchException("line " + cursor.line() + ": refs belongs here");
    }
    cursor.skipBlanks();
    int refs = cursor.at();
    int count = whole();
    int first = objects.isEmpty() ? 0 : layout.poolStart(objects.size() - 1);
    boolean face = kind == 0 || kind == STRIP;
    for (int i = 0; i < count; i++) {
      cursor.nextLine();
      if (!more()) {
        throw new PatchException("the file ends inside its refs");
      }
      int lineStart = text.lineStart(cursor.at());
      int from = cursor.at();
      int index = whole();
      int vertex = index < 0 ? -1 : first + index;
      if (face) {
        layout.corner(vertex);
        cornerLines.add(lineStart);
        cornerStarts.add(from);
        cornerEnds.add(cursor.at());
      } else if (vertex >= 0 && vertex < layout.vertexCount()) {
        layout.useOtherwise(vertex);
        lineStarts.add(from);
        lineEnds.add(cursor.at());
        lineVertices.add(vertex);
      }
    }
    cursor.nextLine();
    if (face) {
      Layout.Form form = kind == STRIP ? Layout.Form.STRIP : Layout.Form.POLYGON;
      layout.endFace(objects.size() - 1, line, form);
      faceStarts.add(start);
      refCounts.add(refs);
      faceEnds.add(Math.min(text.end(), cursor.at()));
      faceLists.add(lists.size() - 1);
    }
  }

  private int flags(String word) throws PatchException {
    boolean hex = word.startsWith("0x") || word.startsWith("0X");
    try {
      return Integer.parseInt(hex ? word.substring(2) : word, hex ? 16 : 10);
    } catch (NumberFormatException e) {
      throw new PatchException("line " + cursor.line() + ": the flags of a surface belong here");
    }
  }
}
