package org.trackwalk.io.patch.format;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.trackwalk.io.buffer.FileBytes;
import org.trackwalk.io.buffer.GrowingInts;
import org.trackwalk.io.patch.Bits;
import org.trackwalk.io.patch.Edit;
import org.trackwalk.io.patch.FilePatch;
import org.trackwalk.io.patch.MeshPatcher;
import org.trackwalk.io.patch.PatchException;
import org.trackwalk.io.patch.Splices;
import org.trackwalk.io.text.TextCursor;
import org.trackwalk.mesh.progress.Progress;

/**
 * Patches STL files, binary and text. Each corner is a vertex of its own. A triangle that is turned
 * or cut keeps the words and colour of its facet; its normal is written anew unless it is zero.
 */
final class StlPatcher implements MeshPatcher {

  private static final int HEADER = 84;
  private static final int TRIANGLE = 50;
  private static final int COUNT_AT = 80;
  private static final int CORNERS_AT = 12;

  @Override
  public List<FilePatch> patch(Path file, List<Edit> edits, Progress progress)
      throws PatchException, IOException {
    byte[] content = Files.readAllBytes(file);
    Splices splices = new Splices(content);
    if (binary(content)) {
      patchBinary(content, edits, splices);
    } else {
      patchText(TextFiles.of(content, file), edits, splices);
    }
    progress.check();
    FilePatch patch = splices.patch(file.toString());
    return patch.splices().isEmpty() ? List.of() : List.of(patch);
  }

  private static boolean binary(byte[] content) {
    if (content.length < HEADER) {
      return false;
    }
    ByteBuffer in = ByteBuffer.wrap(content).order(ByteOrder.LITTLE_ENDIAN);
    long count = Integer.toUnsignedLong(in.getInt(COUNT_AT));
    return content.length == HEADER + TRIANGLE * count;
  }

  private static void patchBinary(byte[] content, List<Edit> edits, Splices splices)
      throws PatchException {
    ByteBuffer in = ByteBuffer.wrap(content).order(ByteOrder.LITTLE_ENDIAN);
    Layout layout = new Layout();
    layout.startPool();
    layout.notBare();
    int count = in.getInt(COUNT_AT);
    for (int t = 0; t < count; t++) {
      int at = HEADER + TRIANGLE * t;
      for (int k = 0; k < 3; k++) {
        int c = at + CORNERS_AT + 12 * k;
        layout.corner(layout.vertex(in.getFloat(c), in.getFloat(c + 4), in.getFloat(c + 8)));
      }
      layout.endFace(0, at, Layout.Form.POLYGON);
    }
    Reshape shape = new Reshape(layout);
    shape.apply(edits);
    shape.moved.forEach(
        (v, to) -> {
          if (!shape.faces.containsKey(v / 3)) {
            int at = HEADER + TRIANGLE * (v / 3) + CORNERS_AT + 12 * (v % 3);
            splices.replace(at, at + 12, floats(to));
          }
        });
    int total = count;
    Map<Integer, byte[]> behind = new TreeMap<>();
    for (Reshape.Extra extra : shape.extras) {
      byte[] one = record(content, extra.like(), extra.corners(), shape);
      behind.merge(extra.like(), one, StlPatcher::joined);
      total++;
    }
    for (Map.Entry<Integer, List<int[]>> face : shape.faces.entrySet()) {
      byte[] all = {};
      for (int[] t : face.getValue()) {
        all = joined(all, record(content, face.getKey(), t, shape));
      }
      byte[] more = behind.remove(face.getKey());
      int at = HEADER + TRIANGLE * face.getKey();
      splices.replace(at, at + TRIANGLE, more == null ? all : joined(all, more));
      total += face.getValue().size() - 1;
    }
    behind.forEach(
        (face, more) -> {
          int at = HEADER + TRIANGLE * (face + 1);
          splices.replace(at, at, more);
        });
    ByteBuffer number = ByteBuffer.allocate(4).order(ByteOrder.LITTLE_ENDIAN).putInt(total);
    splices.replace(COUNT_AT, COUNT_AT + 4, number.array());
  }

  private static byte[] floats(Bits bits) {
    ByteBuffer out = ByteBuffer.allocate(12).order(ByteOrder.LITTLE_ENDIAN);
    return out.putInt(bits.x()).putInt(bits.y()).putInt(bits.z()).array();
  }

  private static byte[] record(byte[] content, int like, int[] triangle, Reshape shape) {
    int at = HEADER + TRIANGLE * like;
    ByteBuffer old = ByteBuffer.wrap(content).order(ByteOrder.LITTLE_ENDIAN);
    float[] normal = {old.getFloat(at), old.getFloat(at + 4), old.getFloat(at + 8)};
    Bits[] corners = corners(triangle, shape);
    ByteBuffer out = ByteBuffer.allocate(TRIANGLE).order(ByteOrder.LITTLE_ENDIAN);
    for (float n : normal(normal, corners)) {
      out.putFloat(n);
    }
    for (Bits corner : corners) {
      out.put(floats(corner));
    }
    return out.putShort(old.getShort(at + TRIANGLE - 2)).array();
  }

  private static byte[] joined(byte[] a, byte[] b) {
    byte[] all = Arrays.copyOf(a, a.length + b.length);
    System.arraycopy(b, 0, all, a.length, b.length);
    return all;
  }

  private static Bits[] corners(int[] triangle, Reshape shape) {
    Bits[] corners = new Bits[3];
    for (int k = 0; k < 3; k++) {
      int v = shape.vertexOf(triangle[k]);
      corners[k] = shape.moved.getOrDefault(v, shape.bitsOf(v));
    }
    return corners;
  }

  /** The unit normal of a triangle; zero where the facet had zero, as many programs write it. */
  private static float[] normal(float[] old, Bits[] corners) {
    if (old[0] == 0 && old[1] == 0 && old[2] == 0) {
      return old;
    }
    float[] a = corners[0].floats();
    float[] b = corners[1].floats();
    float[] c = corners[2].floats();
    double ux = (double) b[0] - a[0];
    double uy = (double) b[1] - a[1];
    double uz = (double) b[2] - a[2];
    double vx = (double) c[0] - a[0];
    double vy = (double) c[1] - a[1];
    double vz = (double) c[2] - a[2];
    double nx = uy * vz - uz * vy;
    double ny = uz * vx - ux * vz;
    double nz = ux * vy - uy * vx;
    double length = Math.sqrt(nx * nx + ny * ny + nz * nz);
    return length > 0
        ? new float[] {
          (float) (nx / length) + 0f, (float) (ny / length) + 0f, (float) (nz / length) + 0f
        }
        : old;
  }

  private static void patchText(FileBytes file, List<Edit> edits, Splices splices)
      throws PatchException {
    Facets facets = new Facets(file);
    Reshape shape = new Reshape(facets.layout);
    shape.apply(edits);
    shape.moved.forEach(
        (v, to) -> {
          if (!shape.faces.containsKey(facets.faceOf.get(v))) {
            int from = facets.cornerStarts.get(v);
            int end = facets.cornerEnds.get(v);
            String old = facets.text.text(from, end);
            splices.replace(from, end, Numbers.replace(old, 0, facets.layout.bits(v), to));
          }
        });
    Map<Integer, String> behind = new TreeMap<>();
    for (Reshape.Extra extra : shape.extras) {
      String one = facets.block(extra.like(), extra.corners(), shape);
      behind.merge(extra.like(), one, String::concat);
    }
    for (Map.Entry<Integer, List<int[]>> face : shape.faces.entrySet()) {
      StringBuilder all = new StringBuilder();
      for (int[] t : face.getValue()) {
        all.append(facets.block(face.getKey(), t, shape));
      }
      String more = behind.remove(face.getKey());
      splices.replace(
          facets.starts.get(face.getKey()),
          facets.ends.get(face.getKey()),
          all + (more == null ? "" : more));
    }
    behind.forEach(
        (face, more) -> splices.replace(facets.ends.get(face), facets.ends.get(face), more));
  }

  /** Where the facets of a text file stand; each from the start of its line to that of the next. */
  private static final class Facets {
    final Layout layout = new Layout();
    final Lines text;
    final GrowingInts starts = new GrowingInts(64);
    final GrowingInts ends = new GrowingInts(64);
    final GrowingInts cornerStarts = new GrowingInts(64);
    final GrowingInts cornerEnds = new GrowingInts(64);
    final GrowingInts faceOf = new GrowingInts(64);

    /** Number of the solid, from its first word to its end. */
    private int solid;

    /** Line of the facet that is open, and where that line starts. */
    private int line;

    private int start;

    /** Whether a facet is open, and whether its corners may still come. */
    private boolean open;

    private boolean corners;

    /** Words end a facet here that end one when the file is read ({@code StlText}). */
    Facets(FileBytes file) throws PatchException {
      text = Lines.of(file);
      layout.startPool();
      layout.notBare();
      TextCursor cursor = new TextCursor(file);
      while (!cursor.atEnd()) {
        if (cursor.skipBlanks()) {
          word(cursor, cursor.at());
        } else {
          cursor.nextLine();
        }
      }
      end(cursor.at());
    }

    private void word(TextCursor cursor, int from) throws PatchException {
      if (cursor.word("vertex")) {
        corner(cursor);
      } else if (cursor.word("facet")) {
        begin(cursor, from);
      } else if (cursor.word("endloop")) {
        corners = false;
      } else if (cursor.word("endfacet")) {
        endOfFacet(cursor);
      } else if (cursor.word("solid") || cursor.word("endsolid")) {
        endOfSolid(cursor, from);
      } else if (cursor.word("end")) {
        // Some programs write the words of an end apart.
        boolean more = cursor.skipBlanks();
        if (more && cursor.word("solid")) {
          endOfSolid(cursor, from);
        } else if (more && cursor.word("loop")) {
          corners = false;
        } else if (more && cursor.word("facet")) {
          endOfFacet(cursor);
        }
      } else {
        cursor.skipWord();
      }
    }

    private void begin(TextCursor cursor, int from) throws PatchException {
      int at = text.lineStart(from);
      end(at);
      requireBlank(at, from, cursor);
      start = at;
      line = cursor.line();
      open = true;
      corners = true;
    }

    private void endOfFacet(TextCursor cursor) throws PatchException {
      if (open) {
        requireBlank(cursor.at(), text.lineEnd(cursor.at()), cursor);
        end(text.nextLine(cursor.at()));
      }
    }

    private void endOfSolid(TextCursor cursor, int from) throws PatchException {
      if (open) {
        int before = text.lineStart(from);
        requireBlank(before, from, cursor);
        end(before);
      }
      solid++;
      cursor.nextLine();
    }

    private void end(int to) {
      if (open) {
        layout.endFace(solid, line, Layout.Form.POLYGON);
        starts.add(start);
        ends.add(to);
        open = false;
        corners = false;
      }
    }

    /** Facets are changed by lines. */
    private void requireBlank(int from, int to, TextCursor cursor) throws PatchException {
      if (!text.text(from, to).isBlank()) {
        throw new PatchException(
            "line " + cursor.line() + " has a facet and something else: it has no line of its own");
      }
    }

    private void corner(TextCursor cursor) throws PatchException {
      if (!corners) {
        throw new PatchException(
            "line " + cursor.line() + " is a corner outside the only loop of a facet");
      }
      float[] xyz = new float[3];
      cursor.skipBlanks();
      int from = cursor.at();
      for (int k = 0; k < 3; k++) {
        if (!cursor.skipBlanks() || !cursor.number()) {
          throw new PatchException("line " + cursor.line() + " has not three numbers");
        }
        xyz[k] = cursor.value();
      }
      cornerStarts.add(from);
      cornerEnds.add(cursor.at());
      faceOf.add(layout.faceCount());
      layout.corner(layout.vertex(xyz[0], xyz[1], xyz[2]));
    }

    /** The text of a facet with another triangle in it. */
    String block(int face, int[] triangle, Reshape shape) {
      int first = layout.faceStart(face);
      Bits[] corners = corners(triangle, shape);
      String head = text.text(starts.get(face), cornerStarts.get(first));
      StringBuilder out = new StringBuilder(facing(head, corners));
      for (int k = 0; k < 3; k++) {
        int c = first + k;
        String old = text.text(cornerStarts.get(c), cornerEnds.get(c));
        out.append(Numbers.replace(old, 0, layout.bits(layout.vertexOf(c)), corners[k]));
        boolean last = k == 2;
        // Of a polygon the further corners are left out.
        int from = last ? cornerEnds.get(layout.faceEnd(face) - 1) : cornerEnds.get(c);
        out.append(text.text(from, last ? ends.get(face) : cornerStarts.get(c + 1)));
      }
      return out.toString();
    }

    private static String facing(String head, Bits[] corners) {
      int at = head.indexOf("normal");
      String[] words = at < 0 ? new String[0] : head.substring(at + 6).strip().split("\\s+");
      if (words.length < 3) {
        return head;
      }
      try {
        float[] old = new float[3];
        for (int k = 0; k < 3; k++) {
          old[k] = Float.parseFloat(words[k]);
        }
        float[] to = normal(old, corners);
        Bits was = Bits.of(old, 0);
        return head.substring(0, at + 6)
            + Numbers.replace(head.substring(at + 6), 0, was, Bits.of(to, 0));
      } catch (NumberFormatException e) {
        return head;
      }
    }
  }
}
