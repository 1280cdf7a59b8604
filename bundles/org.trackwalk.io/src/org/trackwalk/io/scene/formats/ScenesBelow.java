package org.trackwalk.io.scene.formats;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Scenes in the subfolders of a folder, as one would name each of them to import it. */
final class ScenesBelow {

  /** A game has its tracks in a folder of folders, or one deeper. */
  private static final int DEEPEST = 4;

  /** Folders that are looked into; who starts at the root of a disk need not wait. */
  private static final int MOST_FOLDERS = 2_000;

  private final List<String> found = new ArrayList<>();
  private int folders;

  private ScenesBelow() {}

  /**
   * By name; the folder where it has one scene, else the scene files in it. What cannot be listed
   * and what begins with a dot is passed over, and no link is followed.
   *
   * @param shown how messages name the folder
   */
  static List<String> of(Path folder, String shown) {
    ScenesBelow search = new ScenesBelow();
    search.below(folder, shown, DEEPEST);
    return search.found;
  }

  private void below(Path folder, String shown, int depth) {
    List<Path> inside;
    try (Stream<Path> all = Files.list(folder)) {
      inside = all.filter(ScenesBelow::isPlain).sorted().toList();
    } catch (IOException | UncheckedIOException e) {
      return;
    }
    for (Path one : inside) {
      if (folders++ >= MOST_FOLDERS) {
        return;
      }
      String name = one.getFileName().toString();
      String path = shown.equals(".") ? name : shown + "/" + name;
      if (!take(one, path) && depth > 1) {
        below(one, path, depth - 1);
      }
    }
  }

  private static boolean isPlain(Path path) {
    return Files.isDirectory(path)
        && !Files.isSymbolicLink(path)
        && !path.getFileName().toString().startsWith(".");
  }

  private boolean take(Path folder, String shown) {
    try {
      List<SceneFinder> inside = SceneFinder.in(folder, shown);
      if (inside.size() == 1 || inside.isEmpty() && SceneFormats.of(folder).isPresent()) {
        found.add(shown);
      } else {
        inside.forEach(scene -> found.add(scene.shown()));
      }
      return !inside.isEmpty() || SceneFormats.of(folder).isPresent();
    } catch (IOException e) {
      return false;
    }
  }
}
