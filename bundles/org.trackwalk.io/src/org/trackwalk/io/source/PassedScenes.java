package org.trackwalk.io.source;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.trackwalk.io.folder.LevelFolder;
import org.trackwalk.io.scene.SceneFormat;
import org.trackwalk.io.scene.formats.SceneFinder;

/**
 * Scene files that were met in folders and are not levels yet: told in one line for each kind, for
 * a game may have hundreds of them.
 */
final class PassedScenes {

  /** So many are named; the others are counted. */
  private static final int NAMED = 3;

  private final Map<SceneFormat, List<MeshFile>> met = new LinkedHashMap<>();

  /**
   * Notes what lies directly in a folder.
   *
   * @param wanted which files are not to be passed over in silence
   */
  void in(MeshFile folder, boolean allowOutside, Predicate<MeshFile> wanted) {
    try {
      LevelFolder wall = new LevelFolder(folder.path(), allowOutside);
      for (SceneFinder scene : SceneFinder.in(folder.path())) {
        MeshFile file = folder.child(scene.file());
        if (wall.contains(scene.file()) && wanted.test(file)) {
          met.computeIfAbsent(scene.format(), format -> new ArrayList<>()).add(file);
        }
      }
    } catch (IOException e) {
      return; // who looks for meshes there says why
    }
  }

  /** A skipped source for each kind that was met, named like the first of it. */
  List<LevelSource> told() {
    List<LevelSource> told = new ArrayList<>();
    met.forEach(
        (format, files) -> {
          MeshFile first = files.get(0);
          told.add(LevelSource.passed(first.shown(), first.path(), kind(format, files)));
        });
    met.clear();
    return told;
  }

  private static String kind(SceneFormat format, List<MeshFile> files) {
    String kind = "a scene file (" + format.title().replaceFirst(" \\(.*", "") + ")";
    if (files.size() == 1) {
      return kind;
    }
    List<String> others =
        files.subList(1, Math.min(NAMED, files.size())).stream()
            .map(file -> file.folder().equals(files.get(0).folder()) ? file.name() : file.shown())
            .toList();
    int more = files.size() - 1 - others.size();
    return kind
        + ", and so "
        + (files.size() == 2 ? "is " : "are ")
        + String.join(", ", others)
        + (more > 0 ? " and " + more + " more" : "");
  }
}
