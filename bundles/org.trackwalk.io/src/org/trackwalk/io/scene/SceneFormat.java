package org.trackwalk.io.scene;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.manifest.LevelManifest;
import org.trackwalk.mesh.level.ImportProblem;
import org.trackwalk.mesh.progress.Progress;

/** Reads one kind of scene file. Stateless; one class, one line in the list of formats. */
public interface SceneFormat {

  /** Short id, for instance {@code torcs}. */
  String id();

  /** What it is for a designer, with the file's name: {@code SuperTuxKart track (scene.xml)}. */
  String title();

  /**
   * Whether a file is one of this kind, or a folder as a whole is. It may look into it, but only so
   * far as needed; one that cannot be read is none.
   */
  boolean reads(Path file);

  /**
   * The file that stands for the scene where a folder has several of this kind; null when each is a
   * scene of its own.
   */
  default String mainFile() {
    return null;
  }

  /** Whether a file of this kind may hold several scenes, so that one can be asked for by name. */
  default boolean hasSeveral() {
    return false;
  }

  /** The scenes in a file of this kind; {@link SceneNames#NONE} when there is nothing to choose. */
  default SceneNames scenes(Path file) {
    return SceneNames.NONE;
  }

  /**
   * The scenes of a folder that are levels as they stand, without a manifest: a file that stands
   * for each. Empty where only an import makes a level of what lies there.
   */
  default List<Path> levelsIn(Path folder) {
    return List.of();
  }

  /**
   * Files that decide what {@link #level} says, beside the meshes and the line that it names; and
   * folders in which one more would. Only what is there.
   */
  default List<Path> decisive(Path file) {
    return List.of(file);
  }

  /**
   * The mesh files of a level that stands as it is, as far as they are known without reading them;
   * empty when that is not known.
   */
  default List<Path> meshFiles(Path file) {
    return List.of();
  }

  /**
   * What a manifest of such a scene would say; what {@link #read} would leave out with a note
   * refuses it.
   *
   * @throws ImportException when the scene cannot be understood or a file of it cannot be read
   * @throws IOException when it cannot be read from disk
   */
  default LevelManifest level(SceneRequest request, Progress progress)
      throws ImportException, IOException {
    return read(request, progress).manifest();
  }

  /**
   * What cannot be read of the small files that {@link #level} goes by, and without which the level
   * is still one.
   *
   * @throws IOException when one cannot be read from disk
   */
  default List<ImportProblem> problems(SceneRequest request) throws IOException {
    return List.of();
  }

  /**
   * Reads a scene. It opens the files that the scene names only to look for what it needs of them;
   * a mesh that is not there is a note when the rest makes a level, else an exception that says
   * what is missing.
   *
   * @throws ImportException when the scene cannot be understood
   * @throws IOException when it cannot be read from disk
   */
  ImportedScene read(SceneRequest request, Progress progress) throws ImportException, IOException;
}
