package org.trackwalk.eclipse.core.level;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.QualifiedName;
import org.trackwalk.eclipse.core.id.CoreIds;

/**
 * A linked folder, or a project's own folder, that is not on disk: deleted, renamed, or on a drive
 * that is away. The workspace shows it as an empty folder, as if there had never been anything. A
 * linked folder that is empty although it has held files is missing too: where a drive is mounted
 * there is an empty folder when it is not.
 *
 * @param folder the resource, which is still there
 * @param path where it should be
 */
public record MissingFolder(IContainer folder, Path path) {

  private static final QualifiedName HELD = new QualifiedName(CoreIds.PLUGIN, "held");

  /** The missing folder that a resource stands for; empty when it is there, or no link. */
  public static Optional<MissingFolder> of(IResource resource) {
    boolean outside = resource instanceof IProject || resource.isLinked();
    if (!outside || !(resource instanceof IContainer folder) || !folder.isAccessible()) {
      return Optional.empty();
    }
    return DiskPath.of(folder)
        .filter(path -> !Files.isDirectory(path) || emptied(folder, path))
        .map(path -> new MissingFolder(folder, path));
  }

  /** Keeps in mind that a linked folder holds files, over the end of the workbench. */
  public static void remember(IContainer folder) throws CoreException {
    if (folder.isLinked() && folder.members().length > 0 && !held(folder)) {
      folder.setPersistentProperty(HELD, Boolean.TRUE.toString());
    }
  }

  private static boolean held(IContainer folder) throws CoreException {
    return folder.getPersistentProperty(HELD) != null;
  }

  private static boolean emptied(IContainer folder, Path path) {
    try {
      return folder.isLinked() && held(folder) && isEmpty(path);
    } catch (CoreException | IOException e) {
      return false; // closed meanwhile, or not to be looked into: reading its files says so
    }
  }

  private static boolean isEmpty(Path path) throws IOException {
    try (DirectoryStream<Path> entries = Files.newDirectoryStream(path)) {
      return !entries.iterator().hasNext();
    }
  }

  /** Which folder it is, what may have happened, and what to do. */
  public String words() {
    return (folder instanceof IProject ? "The folder of project " : "The linked folder ")
        + folder.getName()
        + (Files.isDirectory(path) ? " is empty: " : " is missing: ")
        + path
        + reason()
        + " Nothing in it is checked. Bring it back and its findings are back"
        + (folder instanceof IProject
            ? ""
            : "; if it lies elsewhere now, say where in the Properties of "
                + folder.getName()
                + ": Resource, Edit…");
  }

  private String reason() {
    if (Files.isDirectory(path)) {
      return " has held files and holds none now: its drive is not connected (mounted), or they"
          + " were moved or deleted.";
    }
    return Files.exists(path)
        ? " is a file now."
        : " was deleted, moved or renamed, or its drive is not connected.";
  }
}
