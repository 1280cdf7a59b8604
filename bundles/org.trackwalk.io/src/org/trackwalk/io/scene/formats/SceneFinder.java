package org.trackwalk.io.scene.formats;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.trackwalk.io.folder.LevelFolder;
import org.trackwalk.io.formats.Importers;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.scene.SceneFormat;

/**
 * The scene that a user means by a file or a folder.
 *
 * @param format that reads it
 * @param file the scene file; a folder when all mesh files in it are the scene
 * @param shown how messages name it
 */
public record SceneFinder(SceneFormat format, Path file, String shown) {

  /** Scenes of one folder that a message names. */
  private static final int NAMED = 5;

  /**
   * Finds it.
   *
   * @param path a scene file, or a folder with one in it
   * @throws ImportException when it is no scene that is known, or the folder has several
   * @throws IOException when the folder cannot be listed
   */
  public static SceneFinder find(Path path) throws ImportException, IOException {
    String shown = shown(path);
    if (!Files.exists(path)) {
      throw new ImportException(shown, "", "it is not there" + LevelFolder.nearest(path));
    }
    if (Files.isDirectory(path)) {
      return inFolder(path, shown);
    }
    Optional<SceneFormat> format = SceneFormats.of(path);
    if (format.isPresent()) {
      return new SceneFinder(format.get(), path, shown);
    }
    if (Importers.forFileName(shown).isPresent()) {
      String what = "this is a mesh and no scene; check it as it is: trackwalk check '";
      throw new ImportException(shown, "", what + shown + "'");
    }
    throw new ImportException(shown, "", "this is no scene that is known. Known are: " + known());
  }

  /**
   * Finds all that a user means by a file or a folder: of a folder whose scenes are layouts of one
   * track, each of which is a level as it stands, all of them.
   *
   * @throws ImportException as {@link #find}
   * @throws IOException as {@link #find}
   */
  public static List<SceneFinder> all(Path path) throws ImportException, IOException {
    if (Files.isDirectory(path)) {
      List<SceneFinder> found = in(path);
      if (found.size() > 1 && areLayouts(path, found)) {
        return found;
      }
    }
    return List.of(find(path));
  }

  private static boolean areLayouts(Path folder, List<SceneFinder> found) {
    List<Path> levels = found.get(0).format.levelsIn(folder.toAbsolutePath().normalize());
    return found.stream()
        .allMatch(scene -> levels.contains(scene.file.toAbsolutePath().normalize()));
  }

  /**
   * The scene files that lie directly in a folder, by name. Mesh files, which are scenes as well,
   * are left out, and so are those for which another one stands.
   *
   * @throws IOException when the folder cannot be listed
   */
  public static List<SceneFinder> in(Path folder) throws IOException {
    return in(folder, shown(folder));
  }

  static List<SceneFinder> in(Path folder, String shown) throws IOException {
    List<Path> files;
    try (Stream<Path> all = Files.list(folder)) {
      files = all.filter(Files::isRegularFile).sorted().toList();
    }
    List<SceneFinder> found = new ArrayList<>();
    for (Path file : files) {
      String name = file.getFileName().toString();
      if (Importers.forFileName(name).isEmpty()) {
        SceneFormats.of(file)
            .ifPresent(
                f ->
                    found.add(
                        new SceneFinder(f, file, shown.equals(".") ? name : shown + "/" + name)));
      }
    }
    for (SceneFinder one : List.copyOf(found)) {
      Path name = one.file.getFileName();
      if (name.toString().equals(one.format.mainFile())) {
        found.removeIf(other -> other != one && other.format == one.format);
      }
    }
    return List.copyOf(found);
  }

  private static SceneFinder inFolder(Path folder, String shown)
      throws ImportException, IOException {
    List<SceneFinder> found = in(folder, shown);
    if (found.size() == 1) {
      return found.get(0);
    }
    if (found.size() > 1) {
      List<String> names = found.stream().limit(NAMED).map(f -> "'" + f.shown + "'").toList();
      String more = found.size() > NAMED ? ", …" : "";
      throw new ImportException(
          shown,
          "",
          "there are several scenes in it, name one: " + String.join(", ", names) + more);
    }
    Optional<SceneFormat> format = SceneFormats.of(folder);
    if (format.isPresent()) {
      return new SceneFinder(format.get(), folder, shown);
    }
    List<String> below = ScenesBelow.of(folder, shown);
    String why =
        below.isEmpty()
            ? "there is no scene in this folder. Known are: " + known()
            : "there is no scene in this folder, but "
                + (below.size() == 1 ? "one" : below.size())
                + " below it; type: trackwalk import '"
                + below.get(0)
                + "'"
                + others(below);
    throw new ImportException(shown, "", why);
  }

  private static String others(List<String> below) {
    if (below.size() == 1) {
      return "";
    }
    int end = Math.min(NAMED, below.size());
    String more = end < below.size() ? " and " + (below.size() - end) + " more" : "";
    return ", or with '" + String.join("', '", below.subList(1, end)) + "'" + more;
  }

  private static String shown(Path path) {
    String shown = path.normalize().toString().replace('\\', '/');
    return shown.isEmpty() ? "." : shown;
  }

  private static String known() {
    return String.join(", ", SceneFormats.all().stream().map(SceneFormat::title).toList());
  }
}
