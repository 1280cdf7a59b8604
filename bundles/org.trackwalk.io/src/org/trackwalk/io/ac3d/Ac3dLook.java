package org.trackwalk.io.ac3d;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.trackwalk.io.buffer.FileBytes;
import org.trackwalk.io.buffer.GrowingFloats;
import org.trackwalk.io.buffer.GrowingInts;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.look.FileLook;
import org.trackwalk.io.look.LookReader;
import org.trackwalk.io.look.MaterialLook;
import org.trackwalk.io.look.PictureFinder;
import org.trackwalk.io.look.PictureSource;
import org.trackwalk.io.look.PieceLook;
import org.trackwalk.io.names.PrintableName;
import org.trackwalk.io.text.TextCursor;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;

/**
 * The look of AC3D files: the object's texture, multiplied by the surface's material. A triangle's
 * surface is the one that begins in its line.
 */
public final class Ac3dLook implements LookReader {

  /** Lines between two looks at the progress. */
  private static final int STRIDE = 1 << 14;

  @Override
  public FileLook read(ImportRequest request, List<Piece> pieces, Progress progress)
      throws ImportException, IOException {
    Reading reading = new Reading(PictureFinder.of(request));
    reading.read(new TextCursor(FileBytes.readText(request, progress)), progress);
    List<PieceLook> looks = new ArrayList<>();
    for (Piece piece : pieces) {
      progress.check();
      looks.add(reading.look(piece));
    }
    return new FileLook(reading.looks, looks, List.of());
  }

  private static final class Reading {
    private final PictureFinder finder;
    private final List<String> names = new ArrayList<>();
    private final List<Integer> colours = new ArrayList<>();
    private final List<MaterialLook> looks = new ArrayList<>();
    private final Map<String, Integer> known = new HashMap<>();
    private final Map<String, Optional<PictureSource>> pictures = new HashMap<>();

    /** Per surface: its line, what paints it, where its corners end. */
    private final GrowingInts lines = new GrowingInts(0);

    private final GrowingInts paints = new GrowingInts(0);
    private final GrowingInts ends = new GrowingInts(0);

    /** Per corner: vertex, then the place in the picture. */
    private final GrowingInts vertices = new GrowingInts(0);

    private final GrowingFloats places = new GrowingFloats(0);
    private String texture = "";
    private final float[] repeat = {1, 1};
    private final float[] offset = {0, 0};
    private int material;

    Reading(PictureFinder finder) {
      this.finder = finder;
    }

    void read(TextCursor cursor, Progress progress) {
      int seen = 0;
      while (!cursor.atEnd()) {
        if (seen++ % STRIDE == 0) {
          progress.check();
        }
        if (cursor.skipBlanks()) {
          line(cursor);
        }
        cursor.nextLine();
      }
    }

    private void line(TextCursor cursor) {
      int line = cursor.line();
      switch (cursor.word()) {
        case "MATERIAL" -> material(cursor);
        case "OBJECT" -> {
          texture = "";
          Arrays.fill(repeat, 1);
          Arrays.fill(offset, 0);
        }
        case "texture" -> {
          String name = name(cursor);
          texture = texture.isEmpty() && !name.startsWith("empty_texture") ? name : texture;
        }
        case "texrep" -> numbers(cursor, repeat);
        case "texoff" -> numbers(cursor, offset);
        case "data" -> data(cursor);
        case "SURF" -> {
          material = 0;
          lines.add(line);
          paints.add(-1);
          ends.add(vertices.size());
        }
        case "mat" -> material = cursor.skipBlanks() ? (int) cursor.integer() : 0;
        case "refs" -> corners(cursor);
        default -> {}
      }
    }

    private static String name(TextCursor cursor) {
      cursor.skipBlanks();
      String rest = cursor.peek() == '"' ? cursor.rawRestOfLine() : "";
      if (rest.isEmpty()) {
        return cursor.rawWord();
      }
      int end = rest.indexOf('"', 1);
      return end < 0 ? rest.substring(1) : rest.substring(1, end);
    }

    private static void numbers(TextCursor cursor, float[] to) {
      for (int k = 0; k < to.length && cursor.skipBlanks() && cursor.number(); k++) {
        to[k] = cursor.value();
      }
    }

    private static void data(TextCursor cursor) {
      long bytes = cursor.skipBlanks() ? cursor.integer() : 0;
      cursor.nextLine();
      long target = cursor.at() + Math.max(0, bytes) - 1;
      while (cursor.at() < target && !cursor.atEnd()) {
        int before = cursor.at();
        while (cursor.at() < target && cursor.peek() != '\n') {
          cursor.skip(1);
        }
        if (cursor.at() < target) {
          cursor.nextLine();
        }
        if (cursor.at() == before) {
          return;
        }
      }
    }

    private void material(TextCursor cursor) {
      String rest = cursor.rawRestOfLine();
      int quote = rest.startsWith("\"") ? rest.indexOf('"', 1) : -1;
      names.add(PrintableName.of(quote > 0 ? rest.substring(1, quote) : rest.split(" ", 2)[0]));
      rest = rest.substring(Math.max(0, quote));
      float[] rgb = {0.8f, 0.8f, 0.8f};
      int at = rest.indexOf("rgb ");
      if (at >= 0) {
        String[] words = rest.substring(at + 4).strip().split("\\s+");
        for (int k = 0; k < 3 && k < words.length; k++) {
          try {
            rgb[k] = Float.parseFloat(words[k]);
          } catch (NumberFormatException e) {
            break; // the importer does not mind what a colour is
          }
        }
      }
      colours.add(MaterialLook.rgb(rgb[0], rgb[1], rgb[2]));
    }

    private void corners(TextCursor cursor) {
      long count = cursor.skipBlanks() ? cursor.integer() : 0;
      if (lines.size() == 0) {
        return;
      }
      for (long i = 0; i < count && !cursor.atEnd(); i++) {
        cursor.nextLine();
        float[] uv = {0, 0};
        long vertex = cursor.skipBlanks() ? cursor.integer() : -1;
        numbers(cursor, uv);
        vertices.add((int) vertex);
        places.add(uv[0] * repeat[0] + offset[0], 1 - (uv[1] * repeat[1] + offset[1]), 0);
      }
      int last = lines.size() - 1;
      ends.items()[last] = vertices.size();
      paints.items()[last] = paint();
    }

    private int paint() {
      boolean listed = material >= 0 && material < names.size();
      int rgb = listed ? colours.get(material) : MaterialLook.GREY;
      String name = !texture.isEmpty() ? texture : listed ? names.get(material) : "";
      return known.computeIfAbsent(
          name + "\n" + rgb,
          key -> {
            looks.add(look(name, rgb));
            return looks.size() - 1;
          });
    }

    private MaterialLook look(String name, int rgb) {
      if (texture.isEmpty()) {
        return MaterialLook.plain(name, rgb);
      }
      Optional<PictureSource> picture =
          pictures.computeIfAbsent(texture, t -> finder.file(t).map(PictureSource::of));
      return new MaterialLook(
          PrintableName.of(name),
          rgb,
          rgb,
          picture.orElse(null),
          picture.isPresent() ? "" : PrintableName.of(texture),
          true);
    }

    PieceLook look(Piece piece) {
      int[] materials = new int[piece.triangleCount()];
      float[] to = new float[PieceLook.NUMBERS * materials.length];
      int before = -1;
      Map<Integer, Integer> corners = new HashMap<>();
      for (int t = 0; t < materials.length; t++) {
        int surface = Arrays.binarySearch(lines.items(), 0, lines.size(), piece.place(t));
        if (surface < 0) {
          materials[t] = -1;
          continue;
        }
        materials[t] = paints.get(surface);
        if (surface != before) {
          corners.clear();
          for (int i = surface == 0 ? 0 : ends.get(surface - 1); i < ends.get(surface); i++) {
            corners.putIfAbsent(vertices.get(i), i);
          }
          before = surface;
        }
        for (int k = 0; k < 3; k++) {
          Integer corner = corners.get(piece.vertexOf(3 * t + k));
          if (corner != null) {
            to[PieceLook.NUMBERS * t + 2 * k] = places.get(3 * corner);
            to[PieceLook.NUMBERS * t + 2 * k + 1] = places.get(3 * corner + 1);
          }
        }
      }
      return new PieceLook(materials, to);
    }
  }
}
