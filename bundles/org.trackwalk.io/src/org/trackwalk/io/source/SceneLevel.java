package org.trackwalk.io.source;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.scene.SceneFormat;
import org.trackwalk.io.scene.SceneRequest;
import org.trackwalk.io.scene.formats.SceneFormats;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.progress.Progress;

/**
 * A level as a game's own folder describes it, read as the manifest would be that an import writes.
 *
 * @param format of the scene
 * @param file that stands for it
 * @param options what the user says
 */
record SceneLevel(SceneFormat format, MeshFile file, LoadOptions options)
    implements LevelSource.Loader {

  /** The levels of a folder that no manifest and no import need; most folders have none. */
  static List<LevelSource> in(MeshFile folder, LoadOptions options) {
    List<LevelSource> levels = new ArrayList<>();
    for (SceneFormat format : SceneFormats.all()) {
      for (Path path : format.levelsIn(folder.path())) {
        levels.add(of(format, path, folder, options));
      }
    }
    return levels;
  }

  /** The level that a file stands for by itself, which is no mesh and no manifest. */
  static Optional<LevelSource> of(MeshFile file, LoadOptions options) {
    return SceneFormats.of(file.path())
        .filter(
            format ->
                format.levelsIn(file.folder()).contains(file.path().toAbsolutePath().normalize()))
        .map(format -> found(format, file, options));
  }

  /** A file in the folder, or beside it where the folder is one of several ways to play a track. */
  private static LevelSource of(
      SceneFormat format, Path path, MeshFile folder, LoadOptions options) {
    boolean inside = path.getParent().equals(folder.path().toAbsolutePath().normalize());
    int slash = folder.shown().lastIndexOf('/');
    String name = path.getFileName().toString();
    String beside = slash < 0 ? name : folder.shown().substring(0, slash + 1) + name;
    return found(format, inside ? folder.child(path) : new MeshFile(path, beside), options);
  }

  private static LevelSource found(SceneFormat format, MeshFile file, LoadOptions options) {
    SceneLevel level = new SceneLevel(format, file, options);
    return LevelSource.found(file.shown(), List.of(file.path()), level);
  }

  @Override
  public String identity() {
    return String.join("\n", "scene", format.id(), file.shown(), options.toString());
  }

  @Override
  public List<Path> meshFiles() {
    return format.meshFiles(file.path());
  }

  @Override
  public Level load(KeptFiles kept, Progress progress) throws ImportException, IOException {
    SceneRequest request =
        new SceneRequest(file.path(), file.shown(), options.allowOutside(), null);
    kept.note(format.decisive(file.path()));
    ManifestLevel level = new ManifestLevel(file, options, Set.of());
    Level read = level.load(format.level(request, progress), kept, progress);
    return read.withProblems(format.problems(request));
  }
}
