package org.trackwalk.io.obj;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.trackwalk.io.buffer.FileBytes;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.look.MaterialLook;
import org.trackwalk.io.look.PictureFinder;
import org.trackwalk.io.look.PictureSource;
import org.trackwalk.io.names.PrintableName;
import org.trackwalk.io.text.TextCursor;
import org.trackwalk.mesh.progress.Progress;

/**
 * The materials that a file's libraries ({@code .mtl}) describe: {@code Kd}, {@code map_Kd} with
 * its offset and scale. A picture takes the colour's place, as in Blender's import: many exporters
 * write a black or grey colour beside it.
 */
final class MtlLibraries {

  /** How far and how many times a picture is moved and repeated: not at all. */
  private static final float[] UNMOVED = {0, 0, 1, 1};

  /** Lines between two looks at the progress. */
  private static final int STRIDE = 1 << 10;

  private static final String PICTURE = "map_kd";
  private static final String ALPHA = "map_d";

  private final PictureFinder finder;
  private final Map<String, Entry> entries = new HashMap<>();
  private final Set<Path> opened = new HashSet<>();
  private final Set<String> notFound = new LinkedHashSet<>();

  /** A material while it is read. */
  private static final class Entry {
    private int rgb = MaterialLook.GREY;
    private String picture = "";
    private String alpha = "";
    private float[] move = UNMOVED;
  }

  MtlLibraries(PictureFinder finder) {
    this.finder = finder;
  }

  /** Reads what {@code mtllib} names: one file whose name may have blanks, else several. */
  void add(String names, Progress progress) {
    Optional<Path> whole = finder.file(names);
    if (whole.isPresent()) {
      read(whole.get(), names, progress);
      return;
    }
    String[] words = names.strip().split("\\s+");
    boolean several = words.length > 1 && finder.file(words[0]).isPresent();
    for (String name : several ? words : new String[] {names}) {
      finder
          .file(name)
          .ifPresentOrElse(
              file -> read(file, name, progress), () -> notFound.add(PrintableName.of(name)));
    }
  }

  /** Libraries that are not there or cannot be read. */
  List<String> notFound() {
    return List.copyOf(notFound);
  }

  /** How a material looks; one that no library has is grey. */
  MaterialLook look(String name) {
    Entry entry = entries.get(name);
    String shown = PrintableName.of(name);
    if (entry == null) {
      return MaterialLook.plain(shown, MaterialLook.GREY);
    }
    if (entry.picture.isEmpty()) {
      return MaterialLook.plain(shown, entry.rgb);
    }
    PictureSource picture = finder.file(entry.picture).map(PictureSource::of).orElse(null);
    return new MaterialLook(
        shown,
        entry.rgb,
        MaterialLook.WHITE,
        picture,
        picture == null ? PrintableName.of(entry.picture) : "",
        entry.alpha.equals(entry.picture));
  }

  /** Offset and scale of a material's picture, two numbers each. */
  float[] move(String name) {
    Entry entry = entries.get(name);
    return entry == null ? UNMOVED : entry.move;
  }

  private void read(Path file, String shown, Progress progress) {
    try {
      if (opened.add(file) && Files.size(file) > 0) {
        ImportRequest request = new ImportRequest(file, shown, file.getParent(), false, null, null);
        read(new TextCursor(FileBytes.readText(request, progress)), progress);
      }
    } catch (ImportException | IOException e) {
      notFound.add(PrintableName.of(shown));
    }
  }

  private void read(TextCursor cursor, Progress progress) {
    Entry entry = new Entry();
    int seen = 0;
    while (!cursor.atEnd()) {
      if (seen++ % STRIDE == 0) {
        progress.check();
      }
      if (cursor.skipBlanks()) {
        String word = cursor.word().toLowerCase(Locale.ROOT);
        switch (word) {
          case "newmtl" -> {
            entry = new Entry();
            entries.putIfAbsent(cursor.rawRestOfLine(), entry);
          }
          case "kd" -> entry.rgb = colour(cursor, entry.rgb);
          case PICTURE -> entry.picture = picture(entry, cursor.rawRestOfLine());
          case ALPHA -> entry.alpha = picture(new Entry(), cursor.rawRestOfLine());
          default -> {}
        }
      }
      cursor.nextLine();
    }
  }

  private static int colour(TextCursor cursor, int before) {
    double[] rgb = new double[3];
    int read = 0;
    while (read < 3 && cursor.skipBlanks() && cursor.number()) {
      rgb[read++] = cursor.value();
    }
    return read == 3
        ? MaterialLook.rgb(rgb[0], rgb[1], rgb[2])
        : read == 1 ? MaterialLook.rgb(rgb[0], rgb[0], rgb[0]) : before;
  }

  /** The file of a map; options before it are stepped over, offset and scale kept. */
  private static String picture(Entry entry, String written) {
    String rest = written.strip();
    while (rest.startsWith("-") && rest.contains(" ")) {
      String option = rest.substring(0, rest.indexOf(' ')).toLowerCase(Locale.ROOT);
      rest = rest.substring(rest.indexOf(' ')).strip();
      int fixed =
          switch (option) {
            case "-mm" -> 2;
            case "-o", "-s", "-t" -> 0;
            default -> 1;
          };
      for (int i = 0; i < fixed; i++) {
        rest = behindWord(rest);
      }
      float[] numbers = new float[3];
      int count = 0;
      while (fixed == 0 && count < 3 && isNumber(word(rest)) && !behindWord(rest).isEmpty()) {
        numbers[count++] = Float.parseFloat(word(rest));
        rest = behindWord(rest);
      }
      if (count > 0 && !option.equals("-t")) {
        entry.move = entry.move.clone();
        int at = option.equals("-o") ? 0 : 2;
        entry.move[at] = numbers[0];
        entry.move[at + 1] = count > 1 ? numbers[1] : entry.move[at + 1];
      }
    }
    return rest;
  }

  private static boolean isNumber(String word) {
    return word.matches("[-+]?(\\d+\\.?\\d*|\\.\\d+)([eE][-+]?\\d+)?");
  }

  private static String word(String text) {
    int blank = text.indexOf(' ');
    return blank < 0 ? text : text.substring(0, blank);
  }

  private static String behindWord(String text) {
    int blank = text.indexOf(' ');
    return blank < 0 ? "" : text.substring(blank).strip();
  }
}
