package org.trackwalk.io.source;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.mesh.progress.Progress;

/** Groups mesh files into levels. */
final class FileGroups {

  private final LoadOptions options;
  private final Progress progress;

  FileGroups(LoadOptions options, Progress progress) {
    this.options = options;
    this.progress = progress;
  }

  /** A level of one file. */
  static LevelSource alone(MeshFile file, String grouping, LoadOptions options) {
    return LevelSource.found(
        file.shown(),
        List.of(file.path()),
        new FilesLevel(file.name(), grouping, List.of(file), options));
  }

  /** All files together, as the user said. */
  List<LevelSource> asOneLevel(List<MeshFile> files) {
    String grouping = files.size() + " files are one level because --as-one-level says so";
    MeshFile first = files.get(0);
    String shown = files.size() == 1 ? first.shown() : first.shown() + " +" + (files.size() - 1);
    return List.of(
        LevelSource.found(
            shown,
            files.stream().map(MeshFile::path).toList(),
            new FilesLevel(first.stem(), grouping, files, options)));
  }

  /** The levels that a folder's mesh files form. */
  List<LevelSource> inFolder(MeshFile folder, List<MeshFile> files) {
    List<LevelSource> levels = new ArrayList<>();
    for (MeshFile file : files) {
      progress.check();
      levels.add(alone(file, "", options));
    }
    return levels;
  }
}
