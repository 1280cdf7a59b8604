package org.trackwalk.eclipse.ui.wizard;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.core.runtime.IProgressMonitor;
import org.trackwalk.io.aside.AsideFile;
import org.trackwalk.io.folder.LevelFolder;
import org.trackwalk.io.source.Companions;
import org.trackwalk.mesh.progress.CancelledException;

/** Copies meshes with what they name: each is written aside and then moved. */
final class MeshCopy {

  private MeshCopy() {}

  /**
   * Copies into a folder. What a mesh names from its own folder or below goes with it; what lies
   * elsewhere is no part of the level.
   *
   * @throws IOException when a file is there already, or cannot be read or written
   */
  static void into(Path target, List<Path> meshes, Made made, IProgressMonitor monitor)
      throws IOException {
    Map<Path, Path> copies = new LinkedHashMap<>();
    for (Path mesh : meshes) {
      with(mesh, mesh.getParent(), target, copies);
    }
    for (Path mesh : meshes) {
      if (Files.exists(target.resolve(mesh.getFileName()))) {
        throw new IOException(
            mesh.getFileName() + " is in the project already; choose another folder");
      }
    }
    copy(copies, made, monitor);
  }

  /**
   * Copies meshes that lie in or below a folder so that they lie alike below another one.
   *
   * @throws IOException when one cannot be read or written
   */
  static void below(
      Path target, Path folder, Collection<Path> meshes, Made made, IProgressMonitor monitor)
      throws IOException {
    Map<Path, Path> copies = new LinkedHashMap<>();
    for (Path mesh : meshes) {
      with(mesh, folder, target, copies);
    }
    copy(copies, made, monitor);
  }

  private static void with(Path mesh, Path folder, Path target, Map<Path, Path> copies)
      throws IOException {
    copies.put(target.resolve(folder.relativize(mesh)), mesh);
    LevelFolder own = new LevelFolder(folder, false);
    for (Path companion : Companions.within(own, mesh, new HashSet<>())) {
      if (companion.startsWith(folder)) { // not by another way
        copies.putIfAbsent(target.resolve(folder.relativize(companion)), companion);
      }
    }
  }

  private static void copy(Map<Path, Path> copies, Made made, IProgressMonitor monitor)
      throws IOException {
    monitor.beginTask("Copying meshes", copies.size());
    for (Map.Entry<Path, Path> copy : copies.entrySet()) {
      if (monitor.isCanceled()) {
        throw new CancelledException();
      }
      monitor.subTask(copy.getValue().getFileName().toString());
      if (!Files.exists(copy.getKey())) {
        copy(copy.getValue(), copy.getKey());
        made.file(copy.getKey());
      }
      monitor.worked(1);
    }
  }

  private static void copy(Path from, Path to) throws IOException {
    Files.createDirectories(to.getParent());
    try (AsideFile aside = AsideFile.beside(to)) {
      try (OutputStream out = aside.stream()) {
        Files.copy(from, out);
      }
      aside.moveTo(to);
    }
  }
}
