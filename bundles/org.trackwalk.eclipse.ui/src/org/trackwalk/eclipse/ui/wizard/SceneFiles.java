package org.trackwalk.eclipse.ui.wizard;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.core.runtime.IProgressMonitor;
import org.trackwalk.io.manifest.FileReference;
import org.trackwalk.io.scene.ImportedScene;
import org.trackwalk.io.scene.write.SceneWriting;

/** The files that a game's scene becomes: the manifest and the line, as the command writes them. */
final class SceneFiles {

  private SceneFiles() {}

  /** Files beside the scene that writing would replace. */
  static List<Path> inTheWay(ImportedScene scene) {
    return SceneWriting.existing(scene, SceneWriting.usualTarget(scene));
  }

  /**
   * Writes them beside the meshes.
   *
   * @param replace whether files that are there go; they come back when the wizard fails
   * @throws IOException when one is there and must stay, or cannot be written
   */
  static void write(ImportedScene scene, boolean replace, Made made) throws IOException {
    Path target = SceneWriting.usualTarget(scene);
    Map<Path, byte[]> before = new LinkedHashMap<>();
    for (Path there : inTheWay(scene)) {
      if (!replace) {
        throw new IOException(there.getFileName() + " is there already");
      }
      before.put(there, Files.readAllBytes(there));
    }
    SceneWriting.Written written = SceneWriting.write(scene, target, replace);
    note(written.manifest(), before, made);
    if (written.line() != null) {
      note(written.line(), before, made);
    }
  }

  /**
   * Copies the meshes of a scene into a folder, each where it lies as seen from the scene's, and
   * writes manifest and line there.
   *
   * @throws IOException when a file cannot be read or written
   */
  static void copy(ImportedScene scene, Path into, Made made, IProgressMonitor monitor)
      throws IOException {
    Path folder = scene.folder().toAbsolutePath().normalize();
    Files.createDirectories(into);
    MeshCopy.below(into, folder, meshes(scene, folder), made, monitor);
    ImportedScene moved =
        new ImportedScene(
            scene.name(),
            into,
            scene.manifest(),
            scene.line(),
            scene.lineClosed(),
            scene.notes(),
            scene.lineSpeeds(),
            scene.lineSides());
    write(moved, false, made);
  }

  private static Collection<Path> meshes(ImportedScene scene, Path folder) {
    Set<Path> meshes = new LinkedHashSet<>();
    scene
        .manifest()
        .pieces()
        .forEach(piece -> meshes.add(folder.resolve(piece.file().text()).normalize()));
    for (FileReference named : scene.manifest().game().files()) {
      meshes.add(folder.resolve(named.text()).normalize());
    }
    return meshes;
  }

  private static void note(Path file, Map<Path, byte[]> before, Made made) {
    if (before.containsKey(file)) {
      made.changed(file, before.get(file));
    } else {
      made.file(file);
    }
  }
}
