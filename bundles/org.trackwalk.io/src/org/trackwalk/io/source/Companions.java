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
import org.trackwalk.io.buffer.FileBytes;
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

  private Companions() {}

  /**
   * Files that a mesh file names and that exist, material libraries' own textures included; of what
   * cannot be read all that stands in quotes.
   */
  public static Set<Path> of(Path meshFile) throws IOException {
    Companions companions = new Companions();
    Path file = meshFile.toAbsolutePath().normalize();
    if (!Files.isRegularFile(file)) {
      return companions.found; // a device or a pipe may never end
    }
    switch (Importers.ending(file.getFileName().toString())) {
      case "obj" -> companions.lines(file, true);
      case "ac", "acc" -> companions.lines(file, false);
      case "gltf", "glb" -> companions.scene(file);
      default -> {}
    }
    companions.found.remove(file);
    return companions.found;
  }

  private void lines(Path file, boolean obj) throws IOException {
    String text = FileBytes.of(Files.readAllBytes(file)).asSureText().letters();
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
    byte[] bytes = Files.readAllBytes(file);
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
      found.addAll(QuotedFiles.in(file, letters)); // the importer says what is wrong with it
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
        found.add(path);
      }
    } catch (InvalidPathException e) {
      return; // no name of a file
    }
  }
}
