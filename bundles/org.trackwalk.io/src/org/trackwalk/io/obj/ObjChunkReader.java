package org.trackwalk.io.obj;

import java.util.Map;
import java.util.Set;
import org.trackwalk.io.text.TextCursor;
import org.trackwalk.mesh.level.LeftOut;
import org.trackwalk.mesh.progress.Progress;

/** Reads the lines of a chunk. Whatever stands in them, this never fails. */
final class ObjChunkReader {

  /** Bytes between two looks at the progress. */
  private static final int STRIDE = 1 << 18;

  /** Words of the format that say nothing about triangles; appendix B1, and extensions in use. */
  private static final Set<String> OTHER_WORDS =
      Set.of(
          "vp",
          "vt",
          "vw",
          "s",
          "mg",
          "mtllib",
          "usemap",
          "maplib",
          "cstype",
          "deg",
          "bmat",
          "step",
          "curv2",
          "parm",
          "trim",
          "hole",
          "scrv",
          "sp",
          "end",
          "con",
          "bevel",
          "c_interp",
          "d_interp",
          "lod",
          "shadow_obj",
          "trace_obj",
          "ctech",
          "stech",
          "csh",
          "res");

  /**
   * Words for what has no triangles in the file: a curve or a patch each; appendix B1, with those
   * of the older versions that it replaces.
   */
  private static final Map<String, LeftOut.Kind> EXTRA_WORDS =
      Map.of(
          "curv", LeftOut.Kind.CURVES,
          "cdc", LeftOut.Kind.CURVES,
          "surf", LeftOut.Kind.SURFACES,
          "bsp", LeftOut.Kind.SURFACES,
          "bzp", LeftOut.Kind.SURFACES,
          "cdp", LeftOut.Kind.SURFACES);

  private final byte[] text;
  private final ObjChunk chunk;
  private final TextCursor cursor;

  /** How many of the chunk's changes are materials. */
  private int materials;

  private ObjChunkReader(byte[] text, ObjChunk chunk) {
    this.text = text;
    this.chunk = chunk;
    this.cursor = new TextCursor(text, chunk.from, chunk.to, 1);
  }

  /** Fills a chunk from its bytes. */
  static void read(byte[] text, ObjChunk chunk, Progress progress) {
    new ObjChunkReader(text, chunk).read(progress);
  }

  /** Who wants to know what each line of a chunk was. */
  interface Lines {

    /** A line is a vertex, the next one of the chunk. */
    void vertex(int line);

    /** A line is a face or begins a piece. */
    void other();
  }

  /** Fills a chunk as {@link #read} does, and says of each line what it was. */
  static void lines(byte[] text, ObjChunk chunk, Lines lines) {
    new ObjChunkReader(text, chunk).lines(lines);
  }

  private void lines(Lines lines) {
    while (!cursor.atEnd()) {
      if (cursor.skipBlanks()) {
        int line = cursor.line();
        int vertices = chunk.vertices.size();
        int others = chunk.faceCount() + names();
        line();
        if (chunk.vertices.size() > vertices) {
          lines.vertex(line);
        } else if (chunk.faceCount() + names() > others) {
          lines.other();
        }
      }
      cursor.nextLine();
    }
    chunk.lines = cursor.line() - 1;
  }

  private int names() {
    return chunk.changes.size() - materials;
  }

  private void read(Progress progress) {
    int reported = chunk.from;
    while (!cursor.atEnd()) {
      if (cursor.at() - reported >= STRIDE) {
        progress.worked(cursor.at() - reported);
        progress.check();
        reported = cursor.at();
      }
      plainLines();
      if (cursor.skipBlanks()) {
        line();
      }
      cursor.nextLine();
    }
    progress.worked(cursor.at() - reported);
    chunk.lines = cursor.line() - 1;
  }

  /** Reads as many lines as go the short way; what stands behind them goes the long one. */
  private void plainLines() {
    int from = cursor.at();
    int stop = Math.min(chunk.to, from + STRIDE);
    int vertices = chunk.vertices.size();
    int normals = chunk.normals.size();
    int faces = chunk.faceCount();
    int first = text[from];
    int at = from;
    if (first == 'f') {
      at = ObjPlainLines.faces(text, from, stop, cursor.line(), chunk);
    } else if (first == 'v' && text[from + 1] == ' ') {
      at = ObjPlainLines.triples(text, from, stop, 1, chunk.vertices);
    } else if (first == 'v' && text[from + 1] == 'n') {
      at = ObjPlainLines.triples(text, from, stop, 2, chunk.normals);
    }
    int read =
        (chunk.vertices.size() - vertices) / 3
            + (chunk.normals.size() - normals) / 3
            + chunk.faceCount()
            - faces;
    chunk.known += read;
    cursor.moveTo(at, read);
  }

  private void line() {
    int first = cursor.peek();
    int second = cursor.peek(1);
    if (first == 'v' && second <= ' ') {
      cursor.skip(1);
      vertex();
    } else if (first == 'f' && second <= ' ') {
      cursor.skip(1);
      face();
    } else if (first == 'v' && second == 'n' && cursor.peek(2) <= ' ') {
      cursor.skip(2);
      normal();
    } else if (first == '#' || first == 'v' && second == 't') {
      return;
    } else {
      otherLine(first);
      return;
    }
    chunk.known++;
  }

  private void otherLine(int first) {
    int line = cursor.line();
    if (cursor.word("o") || cursor.word("g")) {
      change(ObjChunk.Kind.NAME);
    } else if (cursor.word("usemtl")) {
      change(ObjChunk.Kind.MATERIAL);
      materials++;
    } else if (cursor.word("f") || cursor.word("fo")) {
      face();
    } else if (cursor.word("v")) {
      vertex();
    } else if (cursor.word("l")) {
      loose(LeftOut.Kind.EDGES);
    } else if (cursor.word("p")) {
      loose(LeftOut.Kind.POINTS);
    } else if (cursor.word("call")) {
      // What follows the name are the arguments that the other file is called with.
      String file = cursor.skipBlanks() ? cursor.word() : "";
      extra(LeftOut.Kind.FILES, 1, line, ObjIndex.OUTSIDE, file);
    } else if (first == '-' || first == '+' || first == '.' || first >= '0' && first <= '9') {
      return; // goes on from a line that was of no use
    } else if (!further(cursor.word(), line)) {
      if (chunk.unknown++ == 0) {
        chunk.firstUnknownLine = line;
      }
      return;
    }
    chunk.known++;
  }

  /** A line that says nothing about triangles; false when its word is none of the format. */
  private boolean further(String word, int line) {
    LeftOut.Kind kind = EXTRA_WORDS.get(word);
    if (kind != null) {
      extra(kind, 1, line, ObjIndex.OUTSIDE, "");
    }
    return kind != null || OTHER_WORDS.contains(word);
  }

  private void extra(LeftOut.Kind kind, int count, int line, int vertex, String detail) {
    chunk.extras.add(kind, count, chunk.changes.size(), line, vertex, detail);
  }

  /** Points, or the corners of a line one after the other. */
  private void loose(LeftOut.Kind kind) {
    int line = cursor.line();
    int corners = 0;
    int first = ObjIndex.OUTSIDE;
    while (cursor.skipBlanks() && cursor.peek() != '#') {
      long vertex = cursor.integer();
      cursor.skipWord();
      if (corners++ == 0 && vertex != Long.MIN_VALUE) {
        first = ObjIndex.pack(vertex, chunk.vertices.size() / 3);
      }
    }
    extra(kind, kind == LeftOut.Kind.EDGES ? corners - 1 : corners, line, first, "");
  }

  private void change(ObjChunk.Kind kind) {
    chunk.changes.add(new ObjChunk.Change(kind, cursor.restOfLine(), chunk.faceCount()));
  }

  private void vertex() {
    int line = cursor.line();
    int start = cursor.at() - 1;
    boolean read = cursor.skipBlanks() && cursor.number();
    float x = cursor.value();
    read = read && cursor.skipBlanks() && cursor.number();
    float y = cursor.value();
    read = read && cursor.skipBlanks() && cursor.number();
    if (read) {
      chunk.vertices.add(x, y, cursor.value());
    } else {
      chunk.badVertices.add(chunk.vertices.size() / 3, line, start);
      chunk.vertices.add(Float.NaN, Float.NaN, Float.NaN);
    }
  }

  private void normal() {
    boolean read = cursor.skipBlanks() && cursor.number();
    float x = cursor.value();
    read = read && cursor.skipBlanks() && cursor.number();
    float y = cursor.value();
    read = read && cursor.skipBlanks() && cursor.number();
    float z = cursor.value();
    if (read && Float.isFinite(x) && Float.isFinite(y) && Float.isFinite(z)) {
      chunk.normals.add(x, y, z);
    } else {
      chunk.normals.add(0, 0, 0); // only for rendering: no reason to complain
    }
  }

  private void face() {
    int line = cursor.line();
    int before = chunk.corners.size();
    while (cursor.skipBlanks() && cursor.peek() != '#') {
      corner();
    }
    chunk.endFace(chunk.corners.size() - before, line);
  }

  /**
   * Reads {@code v}, {@code v/vt}, {@code v//vn} or {@code v/vt/vn}; missing parts are tolerated.
   */
  private void corner() {
    long vertex = cursor.integer();
    long normal = 0;
    if (cursor.peek() == '/') {
      cursor.skip(1);
      cursor.integer();
      if (cursor.peek() == '/') {
        cursor.skip(1);
        normal = Math.max(cursor.integer(), -Long.MAX_VALUE / 2);
      }
    }
    boolean read = vertex != Long.MIN_VALUE && cursor.atWordEnd();
    cursor.skipWord();
    chunk.corners.add(
        read ? ObjIndex.pack(vertex, chunk.vertices.size() / 3) : ObjIndex.UNREADABLE);
    chunk.addNormal(ObjIndex.pack(normal, chunk.normals.size() / 3));
  }
}
