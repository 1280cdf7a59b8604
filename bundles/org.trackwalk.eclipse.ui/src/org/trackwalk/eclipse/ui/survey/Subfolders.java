package org.trackwalk.eclipse.ui.survey;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.trackwalk.io.formats.Importers;
import org.trackwalk.io.manifest.LevelManifest;
import org.trackwalk.mesh.progress.Progress;

/**
 * Meshes that lie deeper than those of a folder: a folder with meshes is a level, and what is below
 * it belongs to no level by itself.
 *
 * @param found each folder with meshes, by path
 * @param whole whether everything was looked at; false where there is too much of it
 */
public record Subfolders(List<Found> found, boolean whole) {

  /** A folder. */
  public record Found(Path top, Path folder, int meshes) {}

  /** Deeper than this nobody keeps his exports; a link that leads back would go on for ever. */
  private static final int DEEPEST = 8;

  /** More folders than this are no track: somebody has chosen his whole disk. */
  private static final int MOST = 2000;

  /** How many folders are named; the others are counted. */
  private static final int NAMED = 4;

  /** None. */
  static final Subfolders NONE = new Subfolders(List.of(), true);

  /** Looks below those paths that are folders with meshes and without a manifest. */
  static Subfolders of(List<Path> paths, Progress progress) {
    Subfolders below = new Subfolders(new ArrayList<>(), true);
    int[] left = {MOST};
    for (Path path : paths) {
      List<Path> names = list(path);
      boolean manifest = names.stream().anyMatch(n -> n.toString().endsWith(LevelManifest.ENDING));
      if (!manifest && meshes(names) > 0) {
        below.look(path, path, 1, left, progress);
      }
    }
    return new Subfolders(List.copyOf(below.found()), left[0] > 0);
  }

  /** Where they are. */
  public List<Path> folders() {
    return found.stream().map(Found::folder).toList();
  }

  /**
   * How many meshes there are, for a box to check: {@code 5 meshes in 2 subfolders: props 3, …}.
   */
  public String count() {
    int meshes = found.stream().mapToInt(Found::meshes).sum();
    StringBuilder text = new StringBuilder();
    text.append(meshes).append(meshes == 1 ? " mesh in " : " meshes in ");
    text.append(found.size()).append(found.size() == 1 ? " subfolder: " : " subfolders: ");
    List<String> names = new ArrayList<>();
    for (Found each : found.subList(0, Math.min(NAMED, found.size()))) {
      String name = each.top().relativize(each.folder()).toString().replace('\\', '/');
      names.add(name + " " + each.meshes());
    }
    text.append(String.join(", ", names));
    return text.append(found.size() > NAMED ? ", …" : "")
        .append(whole ? "" : " and more")
        .toString();
  }

  /** A line on them; empty when there are none. */
  Optional<String> words() {
    return found.isEmpty() ? Optional.empty() : Optional.of("Below it: " + count());
  }

  private void look(Path top, Path folder, int depth, int[] left, Progress progress) {
    for (Path path : list(folder)) {
      progress.check();
      String name = path.getFileName().toString();
      if (depth > DEEPEST || name.startsWith(".") || !Files.isDirectory(path) || left[0] <= 0) {
        continue;
      }
      left[0]--;
      int meshes = meshes(list(path));
      if (meshes > 0) {
        found.add(new Found(top, path, meshes));
      }
      look(top, path, depth + 1, left, progress);
    }
  }

  private static int meshes(List<Path> files) {
    return (int)
        files.stream()
            .map(file -> file.getFileName().toString())
            .filter(name -> !name.startsWith(".") && Importers.forFileName(name).isPresent())
            .count();
  }

  /** By name; nothing for what is no folder or cannot be listed: that is said elsewhere. */
  private static List<Path> list(Path folder) {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files.sorted().toList();
    } catch (IOException | UncheckedIOException e) {
      return List.of();
    }
  }
}
