package org.trackwalk.io.manifest;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.trackwalk.io.importer.ImportException;

/**
 * The surfaces that a game knows from a file of its track, by the ending of its name:
 *
 * <ul>
 *   <li>{@code .ini}: Assetto Corsa's {@code surfaces.ini}, the {@code KEY} of each {@code
 *       [SURFACE_n]}, which stands behind the number of a mesh's name;
 *   <li>{@code .tdf}: rFactor's terrain data file, the {@code Materials} of each {@code
 *       [FEEDBACK]}, with which the name of a material begins.
 * </ul>
 *
 * @param names each once, in the order of the file
 * @param ofMaterials whether they begin the names of materials
 */
public record SurfaceFile(List<String> names, boolean ofMaterials) {

  private static final String INI = ".ini";
  private static final String TERRAIN = ".tdf";
  private static final String FEEDBACK = "[FEEDBACK]";
  private static final String MATERIALS = "MATERIALS";

  /**
   * Reads a list.
   *
   * @param shown the file's name for messages
   * @throws ImportException when it is of another kind, or names no surface
   * @throws IOException when it cannot be read from disk
   */
  public static SurfaceFile read(Path file, String shown) throws ImportException, IOException {
    String name = file.toString().toLowerCase(Locale.ROOT); // a root has no file name
    if (name.endsWith(INI)) {
      return new SurfaceFile(keys(IniText.read(file, shown)), false);
    }
    if (!name.endsWith(TERRAIN)) {
      throw new ImportException(
          shown, "", "surfaces are read from a surfaces.ini or from a .tdf file");
    }
    List<String> materials = materials(IniText.words(file, shown));
    if (materials.isEmpty()) {
      throw new ImportException(
          shown, "", "no [FEEDBACK] in it has a line Materials=, so no surface is known");
    }
    return new SurfaceFile(materials, true);
  }

  private static List<String> keys(List<IniText.Section> sections) {
    return sections.stream()
        .filter(section -> section.name().startsWith("SURFACE_"))
        .map(section -> section.text("KEY").toUpperCase(Locale.ROOT))
        .filter(key -> !key.isEmpty())
        .distinct()
        .toList();
  }

  /** A section may have several such lines, and a line several names between commas. */
  private static List<String> materials(String text) {
    List<String> names = new ArrayList<>();
    boolean inside = false;
    for (String line : text.split("\r\n|\r|\n", -1)) {
      String words = IniText.withoutRemark(line).strip();
      int equals = words.indexOf('=');
      if (words.startsWith("[")) {
        inside = words.equalsIgnoreCase(FEEDBACK);
      } else if (inside
          && equals > 0
          && words.substring(0, equals).strip().equalsIgnoreCase(MATERIALS)) {
        for (String name : words.substring(equals + 1).split(",", -1)) {
          names.add(name.strip());
        }
      }
    }
    return names.stream().filter(name -> !name.isEmpty()).distinct().toList();
  }
}
