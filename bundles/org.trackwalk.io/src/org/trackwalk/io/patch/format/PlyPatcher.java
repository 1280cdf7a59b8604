package org.trackwalk.io.patch.format;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.trackwalk.io.patch.Bits;
import org.trackwalk.io.patch.Edit;
import org.trackwalk.io.patch.FilePatch;
import org.trackwalk.io.patch.MeshPatcher;
import org.trackwalk.io.patch.PatchException;
import org.trackwalk.io.patch.Splices;
import org.trackwalk.mesh.progress.Progress;

/** Patches PLY files row by row, text and binary. */
final class PlyPatcher implements MeshPatcher {

  @Override
  public List<FilePatch> patch(Path file, List<Edit> edits, Progress progress)
      throws PatchException, IOException {
    byte[] content = Files.readAllBytes(file);
    PlyRows rows = new PlyRows(TextFiles.ofAny(content, file));
    progress.check();
    Reshape shape = new Reshape(rows.layout);
    shape.apply(edits);
    boolean others = rows.elements.stream().anyMatch(e -> e != rows.vertex && e != rows.face);
    if (others && !shape.removed.isEmpty()) {
      throw new PatchException("vertices of a file with further elements are not renumbered");
    }
    Splices splices = new Splices(content);
    new Writer(rows, shape, splices, content).write();
    FilePatch patch = splices.patch(file.toString());
    return patch.splices().isEmpty() ? List.of() : List.of(patch);
  }

  private static final class Writer {
    private final PlyRows rows;
    private final Layout layout;
    private final Reshape shape;
    private final Splices splices;
    private final byte[] content;
    private final Renumbering numbers;
    private final byte[] lineEnd;

    Writer(PlyRows rows, Reshape shape, Splices splices, byte[] content) {
      this.rows = rows;
      layout = rows.layout;
      this.shape = shape;
      this.splices = splices;
      this.content = content;
      numbers = new Renumbering(layout, shape);
      String ending = rows.order == null ? rows.text.lineEnding() : "";
      lineEnd = ending.getBytes(StandardCharsets.ISO_8859_1);
    }

    void write() throws PatchException {
      vertices();
      int faces = faces();
      count(rows.vertex, numbers.count(0));
      count(rows.face, faces);
    }

    private void count(PlyRows.Element element, int count) {
      if (count != element.count()) {
        splices.replace(element.countStart(), element.countEnd(), Integer.toString(count));
      }
    }

    private void vertices() throws PatchException {
      int before = numbers.before(0);
      for (int slot = 0; slot < before; slot++) {
        int start = rows.vertexStarts.get(slot);
        int end = rows.vertexEnds.get(slot);
        if (slot >= numbers.kept(0)) {
          splices.replace(start, rowEnd(end), new byte[0]);
        } else {
          splices.replace(start, end, vertex(numbers.content(0, slot)));
        }
      }
      if (shape.newVertices.isEmpty()) {
        return;
      }
      ByteArrayOutputStream added = new ByteArrayOutputStream();
      for (Reshape.NewVertex v : shape.newVertices) {
        added.writeBytes(between(v));
        added.writeBytes(lineEnd);
      }
      int end = rowEnd(rows.vertexEnds.get(before - 1));
      splices.replace(end, end, added.toByteArray());
    }

    private int rowEnd(int end) {
      return rows.order == null ? rows.text.nextLine(end) : end;
    }

    private byte[] row(int vertex) {
      return Arrays.copyOfRange(
          content, rows.vertexStarts.get(vertex), rows.vertexEnds.get(vertex));
    }

    private byte[] vertex(int vertex) throws PatchException {
      Bits to = shape.moved.get(vertex);
      return to == null ? row(vertex) : placed(row(vertex), to);
    }

    /** A vertex row at another position. */
    private byte[] placed(byte[] row, Bits to) throws PatchException {
      float[] xyz = to.floats();
      if (rows.order != null) {
        ByteBuffer out = ByteBuffer.wrap(row);
        int at = 0;
        for (PlyRows.Property p : rows.vertex.properties()) {
          int axis = p.name().length() == 1 ? "xyz".indexOf(p.name()) : -1;
          if (axis >= 0) {
            rows.put(out, at, p.type(), xyz[axis]);
          }
          at += PlyRows.size(p.type());
        }
        return row;
      }
      String[] words = words(row);
      for (int axis = 0; axis < 3; axis++) {
        int at = rows.vertex.property("xyz".substring(axis, axis + 1));
        boolean same = Float.parseFloat(words[at]) == xyz[axis] && xyz[axis] != 0;
        words[at] = same ? words[at] : NumberText.like(words[at], xyz[axis]);
      }
      return String.join(" ", words).getBytes(StandardCharsets.ISO_8859_1);
    }

    private static String[] words(byte[] row) {
      return new String(row, StandardCharsets.ISO_8859_1).strip().split("\\s+");
    }

    private byte[] between(Reshape.NewVertex v) throws PatchException {
      byte[] row = row(v.like());
      if (v.like() == v.other()) {
        return placed(row, v.at());
      }
      if (rows.order == null) {
        String[] words = words(row);
        String[] others = words(row(v.other()));
        for (int i = 0; i < words.length; i++) {
          if (PlyRows.real(rows.vertex.properties().get(i).type())) {
            double x = Double.parseDouble(words[i]);
            double value = x + v.share() * (Double.parseDouble(others[i]) - x);
            words[i] = NumberText.like(words[i], (float) value);
          }
        }
        return placed(String.join(" ", words).getBytes(StandardCharsets.ISO_8859_1), v.at());
      }
      ByteBuffer out = ByteBuffer.wrap(row);
      int at = 0;
      for (PlyRows.Property p : rows.vertex.properties()) {
        if (PlyRows.real(p.type())) {
          double x = rows.value(p.type(), rows.vertexStarts.get(v.like()) + at);
          double y = rows.value(p.type(), rows.vertexStarts.get(v.other()) + at);
          rows.put(out, at, p.type(), x + v.share() * (y - x));
        }
        at += PlyRows.size(p.type());
      }
      return placed(row, v.at());
    }

    private int faces() throws PatchException {
      int total = layout.faceCount();
      Map<Integer, ByteArrayOutputStream> behind = new TreeMap<>();
      for (Reshape.Extra extra : shape.extras) {
        ByteArrayOutputStream out =
            behind.computeIfAbsent(extra.like(), k -> new ByteArrayOutputStream());
        out.writeBytes(face(extra.like(), extra.corners()));
        out.writeBytes(lineEnd);
        total++;
      }
      for (int f = 0; f < layout.faceCount(); f++) {
        List<int[]> changed = shape.faces.get(f);
        int end = rowEnd(rows.faceEnds.get(f));
        byte[] more = behind.containsKey(f) ? behind.get(f).toByteArray() : new byte[0];
        if (changed == null) {
          renumber(f);
          splices.replace(end, end, more);
          continue;
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        for (int[] t : changed) {
          out.writeBytes(face(f, t));
          out.writeBytes(lineEnd);
        }
        out.writeBytes(more);
        splices.replace(rows.faceStarts.get(f), end, out.toByteArray());
        total += changed.size() - 1;
      }
      return total;
    }

    private void renumber(int f) throws PatchException {
      int n = layout.faceEnd(f) - layout.faceStart(f);
      int[] slots = new int[n];
      boolean changed = false;
      for (int i = 0; i < n; i++) {
        int c = layout.faceStart(f) + i;
        int v = layout.vertexOf(c);
        if (v < 0) {
          return; // what is out of range stays so
        }
        slots[i] = numbers.slot(shape.vertexOf(c));
        changed |= slots[i] != v;
      }
      if (changed) {
        splices.replace(rows.listStarts.get(f), rows.listEnds.get(f), list(slots));
      }
    }

    /** The row of a face with another list. */
    private byte[] face(int f, int[] triangle) throws PatchException {
      int[] slots = new int[3];
      for (int k = 0; k < 3; k++) {
        slots[k] = numbers.slot(shape.vertexOf(triangle[k]));
      }
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      int start = rows.faceStarts.get(f);
      int listStart = rows.listStarts.get(f);
      int listEnd = rows.listEnds.get(f);
      out.write(content, start, listStart - start);
      out.writeBytes(list(slots));
      out.write(content, listEnd, rows.faceEnds.get(f) - listEnd);
      return out.toByteArray();
    }

    private byte[] list(int[] slots) throws PatchException {
      if (rows.order == null) {
        StringBuilder out = new StringBuilder().append(slots.length);
        for (int slot : slots) {
          out.append(' ').append(slot);
        }
        return out.toString().getBytes(StandardCharsets.ISO_8859_1);
      }
      PlyRows.Property p = rows.face.properties().get(rows.indices());
      int head = PlyRows.size(p.countType());
      int item = PlyRows.size(p.type());
      ByteBuffer out = ByteBuffer.allocate(head + item * slots.length);
      rows.put(out, 0, p.countType(), slots.length);
      for (int i = 0; i < slots.length; i++) {
        rows.put(out, head + item * i, p.type(), slots[i]);
      }
      return out.array();
    }
  }
}
