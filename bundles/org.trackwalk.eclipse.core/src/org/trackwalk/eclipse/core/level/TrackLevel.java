package org.trackwalk.eclipse.core.level;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.IPath;
import org.trackwalk.eclipse.core.id.CoreIds;
import org.trackwalk.io.manifest.LevelManifest;

/**
 * A level of the workspace, known by the resource that stands for it. Equal when that is equal.
 *
 * @param anchor the manifest, the folder (or project), or the single mesh file
 * @param kind which of these it is
 */
public record TrackLevel(IResource anchor, Kind kind) {

  /** What stands for a level. */
  public enum Kind {
    /** A manifest {@code *.trackwalk.json}. */
    MANIFEST,
    /** A folder or project with mesh files of its own and without a manifest. */
    FOLDER,
    /** A mesh file alone: no manifest names it, and its folder has one. */
    FILE
  }

  /** The name that people see: of the manifest without its ending, of the folder, of the file. */
  public String name() {
    String name = anchor.getName();
    return kind == Kind.MANIFEST
        ? name.substring(0, name.length() - LevelManifest.ENDING.length())
        : name;
  }

  /** The name and where it lies, for lists of several levels: {@code project/folder/name}. */
  public String title() {
    return title(anchor.getFullPath());
  }

  /**
   * The title of the level that a resource stands for. Folders and manifests are often called as
   * what they lie in: a name that follows itself is said once.
   */
  public static String title(IPath anchor) {
    List<String> names = new ArrayList<>(List.of(anchor.segments()));
    if (names.size() > 1 && names.get(0).equals(CoreIds.OPENED)) {
      names.remove(0); // nobody has called it so
    }
    int last = names.size() - 1;
    if (last >= 0 && names.get(last).endsWith(LevelManifest.ENDING)) {
      names.set(
          last,
          names.get(last).substring(0, names.get(last).length() - LevelManifest.ENDING.length()));
    }
    for (int i = last; i > 0; i--) {
      if (names.get(i).equals(names.get(i - 1))) {
        names.remove(i);
      }
    }
    return String.join("/", names);
  }

  /** The project that it lies in. */
  public IProject project() {
    return anchor.getProject();
  }

  /** The folder or project that it lies in, or is. */
  public IContainer folder() {
    return anchor instanceof IContainer container ? container : anchor.getParent();
  }

  /** The manifest; empty when the level has none. */
  public Optional<IFile> manifest() {
    return kind == Kind.MANIFEST ? Optional.of((IFile) anchor) : Optional.empty();
  }

  /** Where the anchor is on disk; empty when it is in no file system of this computer. */
  public Optional<Path> location() {
    return DiskPath.of(anchor);
  }

  /** Whether the anchor is still there and its project open. */
  public boolean exists() {
    return anchor.isAccessible();
  }

  @Override
  public String toString() {
    return anchor.getFullPath().toString();
  }
}
