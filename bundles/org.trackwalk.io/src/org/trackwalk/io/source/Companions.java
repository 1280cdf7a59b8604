package org.trackwalk.io.source;

import java.io.IOException;
import java.net.URLDecoder;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Predicate;
import org.trackwalk.io.buffer.FileBytes;
import org.trackwalk.io.folder.LevelFolder;
import org.trackwalk.io.formats.Importers;
import org.trackwalk.io.json.JsonException;
import org.trackwalk.io.json.JsonText;
import org.trackwalk.io.json.JsonValue;

/**
 * Files that a mesh file refers to and that no importer needs: material libraries, textures. A copy
 * of a level is only whole with them.
 */
public final class Companions {

  private static final int GLB = 0x46546C67;

  private static final List<String> MAPS = List.of("bump", "disp", "decal", "refl", "norm", "map_");

  private final Set<Path> found = new LinkedHashSet<>();
  private final Set<Path> outside = new LinkedHashSet<>();

  /** Which existing files count. */
  private final Predicate<Path> counts;

  private Companions(Predicate<Path> counts) {
    this.counts = counts;
  }

  /**
   * Files that a mesh file names and that exist, material libraries' own textures included; of what
   * cannot be read all that stands in quotes.
   */
  public static Set<Path> of(Path meshFile) throws IOException {
    return of(meshFile, path -> true).found;
  }

  /**
   * The same for who copies them: what lies elsewhere is no part of the level, and is not read.
   *
   * @param folder what they must lie in, once links are followed, unless it lets them lie outside
   * @param outside gets those that lie outside
   * @throws IOException when the mesh or a library of it cannot be read
   */
  public static Set<Path> within(LevelFolder folder, Path meshFile, Set<Path> outside)
      throws IOException {
    Companions companions = of(meshFile, folder::contains);
    outside.addAll(companions.outside);
    return companions.found;
  }

  private static Companions of(Path meshFile, Predicate<Path> counts) throws IOException {
    Companions companions = new Companions(counts);
    Path file = meshFile.toAbsolutePath().normalize();
    if (Files.isRegularFile(file)) { // a device or a pipe may never end
      companions.look(file);
    }
    return companions;
  }

  private void look(Path file) throws IOException {
    switch (Importers.ending(file.getFileName().toString())) {
      case "obj" -> lines(file, true);
      case "ac", "acc" -> lines(file, false);
      case "gltf", "glb" -> scene(file);
      default -> {}
    }
    found.remove(file);
  }

  private void lines(Path file, boolean obj) throws IOException {
    String text = FileBytes.of(bytes(file)).asSureText().letters();
    for (String line : text.split("[\r\n]+")) {
      String stripped = line.strip();
      int space = stripped.indexOf(' ');
      if (space > 0) {
        String word = stripped.substring(0, space).toLowerCase(Locale.ROOT);
        String rest = stripped.substring(space).strip();
        if (!obj && word.equals("texture")) {
          add(file, rest.split(" base| tiled| skids| shad")[0].replace("\"", "").strip());
        } else if (obj && word.equals("mtllib")) {
          library(file, rest);
        } else if (obj && MAPS.stream().anyMatch(word::startsWith)) {
          add(file, rest);
          add(file, rest.substring(rest.lastIndexOf(' ') + 1));
        }
      }
    }
  }

  private void library(Path file, String names) throws IOException {
    Set<Path> before = new LinkedHashSet<>(found);
    add(file, names);
    for (String name : names.split("\\s+")) {
      add(file, name);
    }
    Set<Path> libraries = new LinkedHashSet<>(found);
    libraries.removeAll(before);
    for (Path library : libraries) {
      lines(library, true);
    }
  }

  private void scene(Path file) throws IOException {
    byte[] bytes = bytes(file);
    ByteBuffer in = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    boolean binary = bytes.length >= 20 && in.getInt(0) == GLB;
    String letters =
        binary
            ? new String(bytes, 20, json(in.getInt(12), bytes.length), StandardCharsets.UTF_8)
            : FileBytes.of(bytes).asSureText().letters();
    try {
      JsonValue root = JsonText.parse(letters);
      for (String list : List.of("images", "buffers")) {
        JsonValue items = root.get(list);
        for (JsonValue item : items == null ? List.<JsonValue>of() : items.items()) {
          JsonValue uri = item.get("uri");
          if (uri != null && !uri.text().startsWith("data:")) {
            add(file, URLDecoder.decode(uri.text().replace("+", "%2B"), StandardCharsets.UTF_8));
          }
        }
      }
    } catch (JsonException | IllegalArgumentException e) {
      QuotedFiles.in(file, letters).forEach(this::add); // the importer says what is wrong with it
    }
  }

  /** How long the text of a GLB is: as it says, as far as it is there. */
  private static int json(int said, int all) {
    return said < 0 ? all - 20 : Math.min(said, all - 20);
  }

  private void add(Path from, String name) {
    try {
      Path path = from.resolveSibling(name.replace('\\', '/')).normalize();
      if (!name.isBlank() && Files.isRegularFile(path)) {
        add(path);
      }
    } catch (InvalidPathException e) {
      return; // no name of a file
    }
  }

  private void add(Path path) {
    (counts.test(path) ? found : outside).add(path);
  }

  private static byte[] bytes(Path file) throws IOException {
    try {
      return Files.readAllBytes(file);
    } catch (OutOfMemoryError e) {
      throw new IOException(file + " is too large to be read for the files that it names", e);
    }
  }
}
