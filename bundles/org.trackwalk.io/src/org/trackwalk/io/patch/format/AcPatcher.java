package org.trackwalk.io.patch.format;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.trackwalk.io.patch.Bits;
import org.trackwalk.io.patch.Edit;
import org.trackwalk.io.patch.FilePatch;
import org.trackwalk.io.patch.MeshPatcher;
import org.trackwalk.io.patch.PatchException;
import org.trackwalk.io.patch.Splices;
import org.trackwalk.mesh.progress.Progress;

/** Patches AC3D files; a strip of which one triangle changes becomes single triangles. */
final class AcPatcher implements MeshPatcher {

  @Override
  public List<FilePatch> patch(Path file, List<Edit> edits, Progress progress)
      throws PatchException, IOException {
    byte[] content = Files.readAllBytes(file);
    AcText ac = new AcText(TextFiles.of(content, file));
    progress.check();
    Reshape shape = new Reshape(ac.layout);
    shape.apply(edits);
    Splices splices = new Splices(content);
    new Writer(ac, shape, splices).write();
    FilePatch patch = splices.patch(file.toString());
    return patch.splices().isEmpty() ? List.of() : List.of(patch);
  }

  private static final class Writer {
    private final AcText ac;
    private final Lines text;
    private final Layout layout;
    private final Reshape shape;
    private final Splices splices;
    private final Renumbering numbers;
    private final String lineEnd;

    Writer(AcText ac, Reshape shape, Splices splices) {
      this.ac = ac;
      text = ac.text;
      layout = ac.layout;
      this.shape = shape;
      this.splices = splices;
      numbers = new Renumbering(layout, shape);
      lineEnd = text.lineEnding();
    }

    void write() {
      vertices();
      Map<Integer, StringBuilder> behind = new TreeMap<>();
      Map<Integer, Integer> more = new TreeMap<>();
      for (Reshape.Extra extra : shape.extras) {
        behind
            .computeIfAbsent(extra.like(), k -> new StringBuilder())
            .append(surface(extra.like(), extra.corners()));
        more.merge(ac.faceLists.get(extra.like()), 1, Integer::sum);
      }
      for (int f = 0; f < layout.faceCount(); f++) {
        List<int[]> changed = shape.faces.get(f);
        String added = behind.containsKey(f) ? behind.get(f).toString() : "";
        int end = ac.faceEnds.get(f);
        if (changed == null) {
          renumber(f);
          splices.replace(end, end, added);
          continue;
        }
        StringBuilder all = new StringBuilder();
        for (int[] t : changed) {
          all.append(surface(f, t));
        }
        splices.replace(ac.faceStarts.get(f), end, all + added);
        more.merge(ac.faceLists.get(f), changed.size() - 1, Integer::sum);
      }
      more.forEach(
          (list, count) -> {
            AcText.AcList l = ac.lists.get(list);
            int total = l.count() + count;
            splices.replace(l.countStart(), l.countEnd(), Integer.toString(total));
          });
      for (int i = 0; i < ac.lineVertices.size(); i++) {
        String slot = Integer.toString(numbers.slot(ac.lineVertices.get(i)));
        splices.replace(ac.lineStarts.get(i), ac.lineEnds.get(i), slot);
      }
    }

    private void vertices() {
      StringBuilder[] added = new StringBuilder[ac.objects.size()];
      for (Reshape.NewVertex v : shape.newVertices) {
        String model = vertexLine(v.like());
        Bits was = shape.moved.getOrDefault(v.like(), layout.bits(v.like()));
        if (added[v.pool()] == null) {
          added[v.pool()] = new StringBuilder();
        }
        added[v.pool()].append(Numbers.replace(model, 0, was, v.at())).append(lineEnd);
      }
      for (int pool = 0; pool < ac.objects.size(); pool++) {
        int first = layout.poolStart(pool);
        int kept = numbers.kept(pool);
        for (int slot = 0; slot < numbers.before(pool); slot++) {
          int line = ac.vertexLines.get(first + slot);
          if (slot >= kept) {
            splices.replace(line, text.nextLine(line), "");
          } else {
            splices.replace(line, text.lineEnd(line), vertexLine(numbers.content(pool, slot)));
          }
        }
        AcText.AcObject object = ac.objects.get(pool);
        if (added[pool] != null) {
          splices.replace(object.vertices(), object.vertices(), added[pool].toString());
        }
        if (numbers.count(pool) != numbers.before(pool)) {
          String count = Integer.toString(numbers.count(pool));
          splices.replace(object.countStart(), object.countEnd(), count);
        }
      }
    }

    private String vertexLine(int vertex) {
      int line = ac.vertexLines.get(vertex);
      String old = text.text(line, text.lineEnd(line));
      Bits to = shape.moved.get(vertex);
      return to == null ? old : Numbers.replace(old, 0, layout.bits(vertex), to);
    }

    private void renumber(int f) {
      for (int c = layout.faceStart(f); c < layout.faceEnd(f); c++) {
        int v = layout.vertexOf(c);
        if (v >= 0) {
          int slot = numbers.slot(shape.vertexOf(c));
          if (slot != v - layout.poolStart(layout.poolOf(v))) {
            splices.replace(ac.cornerStarts.get(c), ac.cornerEnds.get(c), Integer.toString(slot));
          }
        }
      }
    }

    /** A surface of one triangle with the material and flags of a face. */
    private String surface(int f, int[] triangle) {
      int refs = ac.refCounts.get(f);
      String head = text.text(ac.faceStarts.get(f), refs);
      if (layout.form(f) == Layout.Form.STRIP) {
        int flags = head.toUpperCase(Locale.ROOT).indexOf("SURF") + 4;
        int at = flags;
        while (head.charAt(at) <= ' ') {
          at++;
        }
        int end = at;
        while (head.charAt(end) > ' ') {
          end++;
        }
        // The last digit of the flags is the kind: 4 is a strip, 0 a polygon.
        head = head.substring(0, end - 1) + "0" + head.substring(end);
      }
      StringBuilder out = new StringBuilder(head).append('3').append(lineEnd);
      for (int c : triangle) {
        out.append(ref(c)).append(lineEnd);
      }
      return out.toString();
    }

    private String ref(int corner) {
      int slot = numbers.slot(shape.vertexOf(corner));
      if (corner < layout.cornerCount()) {
        return indent(corner) + slot + rest(corner);
      }
      Reshape.NewCorner added = shape.newCorners.get(corner - layout.cornerCount());
      String[] from = rest(added.like()).strip().split("\\s+");
      String[] to = rest(added.other()).strip().split("\\s+");
      StringBuilder out = new StringBuilder(indent(added.like())).append(slot);
      for (int i = 0; i < Math.min(from.length, to.length); i++) {
        if (!from[i].isEmpty() && !to[i].isEmpty()) {
          out.append(' ').append(between(from[i], to[i], added.share()));
        }
      }
      return out.toString();
    }

    private static String between(String a, String b, double share) {
      try {
        double x = Double.parseDouble(a);
        double value = x + share * (Double.parseDouble(b) - x);
        return a.equals(b) ? a : NumberText.like(a, (float) value);
      } catch (NumberFormatException e) {
        return a;
      }
    }

    private String indent(int corner) {
      return text.text(ac.cornerLines.get(corner), ac.cornerStarts.get(corner));
    }

    private String rest(int corner) {
      int end = ac.cornerEnds.get(corner);
      return text.text(end, text.lineEnd(end));
    }
  }
}
