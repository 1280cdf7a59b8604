package org.trackwalk.eclipse.core.level;

import java.net.URI;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Optional;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.IPath;

/** From resources to files on disk and back. */
public final class DiskPath {

  private DiskPath() {}

  /** Where a resource is on disk; empty when it is in no file system of this computer. */
  public static Optional<Path> of(IResource resource) {
    IPath location = resource.getLocation();
    return location == null ? Optional.empty() : Optional.of(location.toPath());
  }

  /**
   * The resource of a file on disk; it need not exist. A file may be linked into several places:
   * then the one in {@code near}, of several there the one with the shortest path.
   */
  public static Optional<IFile> file(Path path, IProject near) {
    URI uri = path.toAbsolutePath().normalize().toUri();
    IFile[] found = ResourcesPlugin.getWorkspace().getRoot().findFilesForLocationURI(uri);
    return Arrays.stream(found)
        .filter(file -> file.getProject().isAccessible())
        .min(
            Comparator.comparing((IFile file) -> !file.getProject().equals(near))
                .thenComparing(file -> !file.exists())
                .thenComparing(file -> file.getFullPath().segmentCount())
                .thenComparing(file -> file.getFullPath().toString()));
  }
}
