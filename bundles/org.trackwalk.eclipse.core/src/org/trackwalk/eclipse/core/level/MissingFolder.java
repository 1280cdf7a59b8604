package org.trackwalk.eclipse.core.level;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;

/**
 * A linked folder, or a project's own folder, that is not on disk: deleted, renamed, or on a drive
 * that is away. The workspace shows it as an empty folder, as if there had never been anything.
 *
 * @param folder the resource, which is still there
 * @param path where it should be
 */
public record MissingFolder(IContainer folder, Path path) {

  /** The missing folder that a resource stands for; empty when it is there, or no link. */
  public static Optional<MissingFolder> of(IResource resource) {
    boolean outside = resource instanceof IProject || resource.isLinked();
    if (!outside || !(resource instanceof IContainer folder) || !folder.isAccessible()) {
      return Optional.empty();
    }
    return DiskPath.of(folder)
        .filter(path -> !Files.isDirectory(path))
        .map(path -> new MissingFolder(folder, path));
  }

  /** Which folder it is, what may have happened, and what to do. */
  public String words() {
    return (folder instanceof IProject ? "The folder of project " : "The linked folder ")
        + folder.getName()
        + " is missing: "
        + path
        + (Files.exists(path)
            ? " is a file now."
            : " was deleted, moved or renamed, or its drive is not connected.")
        + " Nothing in it is checked. Bring it back and its findings are back"
        + (folder instanceof IProject
            ? ""
            : "; if it lies elsewhere now, say where in the Properties of "
                + folder.getName()
                + ": Resource, Edit…");
  }
}
