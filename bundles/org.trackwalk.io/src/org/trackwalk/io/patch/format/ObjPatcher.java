package org.trackwalk.io.patch.format;

import java.io.IOException;
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

/**
 * Patches Wavefront OBJ files line by line. New vertices and the faces that use them stand at the
 * end of the file if that can be, see {@link ObjNewFaces}: a vertex must stand before its faces,
 * and a line more among the vertices would change the number of every vertex behind it.
 */
final class ObjPatcher implements MeshPatcher {

  @Override
  public List<FilePatch> patch(Path file, List<Edit> edits, Progress progress)
      throws PatchException, IOException {
    byte[] content = Files.readAllBytes(file);
    ObjText obj = new ObjText(TextFiles.of(content, file));
    progress.check();
    Reshape shape = new Reshape(obj.layout);
    shape.apply(edits);
    if (!shape.removed.isEmpty() && obj.freeForm) {
      throw new PatchException("vertices of a file with lines or points are not renumbered");
    }
    Splices splices = new Splices(content);
    new Writer(obj, shape, splices).write();
    FilePatch patch = splices.patch(file.toString());
    return patch.splices().isEmpty() ? List.of() : List.of(patch);
  }

  private static final class Writer {
    private final ObjText obj;
    private final Lines text;
    private final Layout layout;
    private final Reshape shape;
    private final Splices splices;
    private final Renumbering numbers;
    private final String lineEnd;
    private final ObjNewFaces added;
    private int textures;

    Writer(ObjText obj, Reshape shape, Splices splices) {
      this.obj = obj;
      text = obj.text;
      this.layout = obj.layout;
      this.shape = shape;
      this.splices = splices;
      numbers = new Renumbering(layout, shape);
      textures = obj.textureLines.size();
      lineEnd = text.lineEnding();
      added = new ObjNewFaces(obj);
    }

    void write() throws PatchException {
      vertices();
      Map<Integer, StringBuilder> behind = new TreeMap<>();
      StringBuilder none = new StringBuilder();
      for (Reshape.Extra extra : shape.extras) {
        if (isNew(extra.corners())) {
          added.face(extra.like(), face(extra.like(), extra.corners()));
        } else {
          StringBuilder lines = behind.computeIfAbsent(extra.like(), k -> new StringBuilder());
          lines.append(lineEnd).append(face(extra.like(), extra.corners()));
        }
      }
      shape.faces.forEach((f, triangles) -> face(f, triangles, behind.getOrDefault(f, none)));
      // A number that counts back means another vertex when one more stands before it.
      boolean absolute = !shape.removed.isEmpty() || added.early();
      for (int f = 0; f < layout.faceCount(); f++) {
        if (!shape.faces.containsKey(f)) {
          renumber(f, absolute);
          int end = obj.faceEnds.get(f);
          splices.replace(end, end, behind.getOrDefault(f, none).toString());
        }
      }
      added.write(splices);
    }

    private void vertices() {
      int kept = numbers.kept(0);
      for (int slot = 0; slot < numbers.before(0); slot++) {
        int line = obj.vertexLines.get(slot);
        if (slot >= kept) {
          splices.replace(line, text.nextLine(line), "");
        } else {
          splices.replace(line, text.lineEnd(line), vertexLine(numbers.content(0, slot)));
        }
      }
      for (Reshape.NewVertex v : shape.newVertices) {
        String model = vertexLine(v.like());
        Bits was = shape.moved.getOrDefault(v.like(), layout.bits(v.like()));
        added.vertex(Numbers.replace(model, 1, was, v.at()));
      }
    }

    private String vertexLine(int vertex) {
      int line = obj.vertexLines.get(vertex);
      String old = text.text(line, text.lineEnd(line));
      Bits to = shape.moved.get(vertex);
      return to == null ? old : Numbers.replace(old, 1, layout.bits(vertex), to);
    }

    /** Writes new numbers into a face that stays. */
    private void renumber(int f, boolean absolute) {
      for (int c = layout.faceStart(f); c < layout.faceEnd(f); c++) {
        int v = layout.vertexOf(c);
        boolean backward = absolute && obj.cornerBackward.get(c) == 1;
        if (v >= 0 && (backward || numbers.slot(shape.vertexOf(c)) != v)) {
          splices.replace(obj.cornerStarts.get(c), obj.cornerEnds.get(c), corner(c));
        }
      }
    }

    private void face(int f, List<int[]> triangles, StringBuilder more) {
      StringBuilder lines = new StringBuilder();
      for (int[] t : triangles) {
        if (isNew(t)) {
          added.face(f, face(f, t));
        } else {
          lines.append(lines.isEmpty() ? "" : lineEnd).append(face(f, t));
        }
      }
      int start = obj.faceStarts.get(f);
      int end = obj.faceEnds.get(f);
      if (lines.isEmpty() && more.isEmpty()) {
        splices.replace(start, text.nextLine(end), "");
      } else {
        String all = lines.toString() + more;
        splices.replace(start, end, lines.isEmpty() ? all.substring(lineEnd.length()) : all);
      }
    }

    private boolean isNew(int[] triangle) {
      return Arrays.stream(triangle).anyMatch(c -> c >= layout.cornerCount());
    }

    private String face(int f, int[] triangle) {
      return "f " + corner(triangle[0]) + " " + corner(triangle[1]) + " " + corner(triangle[2]);
    }

    private String corner(int corner) {
      int number = numbers.slot(shape.vertexOf(corner)) + 1;
      if (corner < layout.cornerCount()) {
        return String.join("/", words(corner, number));
      }
      Reshape.NewCorner fresh = shape.newCorners.get(corner - layout.cornerCount());
      String[] words = words(fresh.share() > 0.5 ? fresh.other() : fresh.like(), number);
      int a = obj.cornerTextures.get(fresh.like());
      int b = obj.cornerTextures.get(fresh.other());
      boolean known = a >= 0 && b >= 0 && a < textureCount() && b < textureCount();
      if (words.length > 1 && known && a != b) {
        String line = textureLine(textureWords(a), textureWords(b), fresh.share());
        if (!line.isEmpty()) {
          added.texture(line);
          words[1] = Integer.toString(++textures);
        }
      }
      return String.join("/", words);
    }

    /** The parts of a corner's word with another vertex; what counts back is counted from 1. */
    private String[] words(int corner, int number) {
      String word = text.text(obj.cornerStarts.get(corner), obj.cornerEnds.get(corner));
      String[] words = word.split("/", -1);
      words[0] = Integer.toString(number);
      if (words.length > 1 && words[1].startsWith("-")) {
        words[1] = Integer.toString(obj.cornerTextures.get(corner) + 1);
      }
      if (words.length > 2 && words[2].startsWith("-")) {
        words[2] = Integer.toString(obj.cornerNormals.get(corner) + 1);
      }
      return words;
    }

    private int textureCount() {
      return obj.textureLines.size();
    }

    /** What lies between two lines; empty where one is no list of numbers. */
    private static String textureLine(String[] from, String[] to, double share) {
      StringBuilder line = new StringBuilder("vt");
      try {
        for (int i = 1; i < Math.min(from.length, to.length); i++) {
          double x = Double.parseDouble(from[i]);
          double value = x + share * (Double.parseDouble(to[i]) - x);
          line.append(' ').append(NumberText.like(from[i], (float) value));
        }
      } catch (NumberFormatException e) {
        return "";
      }
      return line.toString();
    }

    private String[] textureWords(int texture) {
      int line = obj.textureLines.get(texture);
      return text.text(line, text.lineEnd(line)).strip().split("\\s+");
    }
  }
}
