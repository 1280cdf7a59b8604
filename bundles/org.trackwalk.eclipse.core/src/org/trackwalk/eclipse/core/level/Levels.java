package org.trackwalk.eclipse.core.level;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IWorkspaceRoot;
import org.eclipse.core.runtime.CoreException;
import org.trackwalk.io.formats.Importers;
import org.trackwalk.io.manifest.LevelManifest;

/**
 * Finds the level of a resource, as {@code LevelFinder} would from its folder on disk, but without
 * reading a mesh. Only what the workspace knows of is seen; refresh first where that matters.
 */
public final class Levels {

  private Levels() {}

  /** Whether it is a mesh file of a format that is read. */
  public static boolean isMesh(IResource resource) {
    return resource instanceof IFile && Importers.forFileName(resource.getName()).isPresent();
  }

  /** Whether it is a level manifest. */
  public static boolean isManifest(IResource resource) {
    return resource instanceof IFile && resource.getName().endsWith(LevelManifest.ENDING);
  }

  /**
   * The level that a resource stands for or belongs to. Of a file that several levels use, the
   * first by the path of its anchor; of a folder the only or first level in it; empty when there is
   * none.
   */
  public static Optional<TrackLevel> of(IResource resource) {
    return allOf(resource).stream().findFirst();
  }

  /**
   * All levels that a file belongs to, or that a folder holds, sorted by path. A file that is no
   * mesh (a racing line) belongs to the manifests that name it.
   */
  public static List<TrackLevel> allOf(IResource resource) {
    if (!resource.isAccessible() || hidden(resource)) {
      return List.of();
    }
    if (resource instanceof IContainer container) {
      return in(container);
    }
    IFile file = (IFile) resource;
    if (isManifest(file)) {
      return List.of(new TrackLevel(file, TrackLevel.Kind.MANIFEST));
    }
    Set<TrackLevel> levels = new LinkedHashSet<>(naming(file));
    if (levels.isEmpty() && isMesh(file)) {
      IContainer folder = file.getParent();
      boolean own = file.isLinked() || !manifests(folder).isEmpty();
      levels.add(
          own
              ? new TrackLevel(file, TrackLevel.Kind.FILE)
              : new TrackLevel(folder, TrackLevel.Kind.FOLDER));
    }
    return sorted(levels);
  }

  /**
   * The levels that a file belonged to before it went, and those that its folder now is or holds.
   */
  public static List<TrackLevel> without(IFile gone) {
    Set<TrackLevel> levels = new LinkedHashSet<>();
    if (gone.getParent().isAccessible()) {
      levels.addAll(naming(gone));
      levels.addAll(allOf(gone.getParent()));
    }
    return sorted(levels);
  }

  /**
   * The levels in a folder, project or the whole workspace: its manifests; without any it is one
   * itself when it has mesh files; without these, the levels of its subfolders. A linked folder
   * that is missing stands for itself: a check of it says so. Sorted by path.
   */
  public static List<TrackLevel> in(IContainer container) {
    Set<TrackLevel> levels = new LinkedHashSet<>();
    collect(container, levels);
    return sorted(levels);
  }

  /**
   * The level that a resource stands for by its kind, whether it still is one or not: a manifest, a
   * folder, a mesh file alone.
   */
  public static TrackLevel anchoredAt(IResource anchor) {
    TrackLevel.Kind kind =
        anchor instanceof IContainer
            ? TrackLevel.Kind.FOLDER
            : isManifest(anchor) ? TrackLevel.Kind.MANIFEST : TrackLevel.Kind.FILE;
    return new TrackLevel(anchor, kind);
  }

  /**
   * Whether a level still is one: a folder is none any more when a manifest has come into it, a
   * single file none when a manifest names it.
   */
  public static boolean isLevel(TrackLevel level) {
    return level.exists() && allOf(level.anchor()).contains(level);
  }

  /**
   * The files that a level is made of and that the workspace knows, sorted by path: the manifest,
   * meshes, line, neighbours.
   */
  public static List<IFile> files(TrackLevel level) {
    Set<IFile> files = new LinkedHashSet<>();
    switch (level.kind()) {
      case FILE -> files.add((IFile) level.anchor());
      case FOLDER -> files.addAll(meshes(level.folder()));
      case MANIFEST -> {
        IFile manifest = (IFile) level.anchor();
        files.add(manifest);
        if (ManifestNames.takesAll(manifest)) {
          files.addAll(meshes(level.folder()));
        }
        for (Path path : ManifestNames.files(manifest)) {
          DiskPath.file(path, level.project()).filter(IFile::exists).ifPresent(files::add);
        }
      }
    }
    List<IFile> list = new ArrayList<>(files);
    list.sort(Comparator.comparing(file -> file.getFullPath().toString()));
    return List.copyOf(list);
  }

  /** The mesh files directly in a folder, in the order of the workspace. */
  public static List<IFile> meshes(IContainer folder) {
    List<IFile> meshes = new ArrayList<>();
    for (IResource member : members(folder)) {
      if (isMesh(member) && !hidden(member) && !member.isLinked()) {
        meshes.add((IFile) member);
      }
    }
    return meshes;
  }

  private static List<TrackLevel> naming(IFile file) {
    List<TrackLevel> levels = new ArrayList<>();
    Path path = DiskPath.of(file).orElse(null);
    if (path == null) {
      return levels;
    }
    boolean beside = true;
    for (IContainer up = file.getParent(); up != null && !(up instanceof IWorkspaceRoot); ) {
      for (IFile manifest : manifests(up)) {
        boolean all = beside && isMesh(file) && ManifestNames.takesAll(manifest);
        if (all || ManifestNames.files(manifest).contains(path.normalize())) {
          levels.add(new TrackLevel(manifest, TrackLevel.Kind.MANIFEST));
        }
      }
      beside = false;
      up = up.getParent();
    }
    return levels;
  }

  private static void collect(IContainer container, Set<TrackLevel> levels) {
    if (!container.isAccessible() || hidden(container)) {
      return;
    }
    if (container instanceof IWorkspaceRoot root) {
      for (IProject project : root.getProjects()) {
        collect(project, levels);
      }
      return;
    }
    List<IFile> manifests = manifests(container);
    if (!manifests.isEmpty()) {
      manifests.forEach(file -> levels.add(new TrackLevel(file, TrackLevel.Kind.MANIFEST)));
    } else if (!meshes(container).isEmpty()) {
      // A manifest above may name what lies in its subfolders.
      List<TrackLevel> above = new ArrayList<>();
      meshes(container).forEach(mesh -> above.addAll(naming(mesh)));
      levels.addAll(
          above.isEmpty() ? List.of(new TrackLevel(container, TrackLevel.Kind.FOLDER)) : above);
    } else if (MissingFolder.of(container).isPresent()) {
      levels.add(new TrackLevel(container, TrackLevel.Kind.FOLDER));
    }
    boolean here = !manifests.isEmpty() || !meshes(container).isEmpty();
    for (IResource member : members(container)) {
      // What is linked in stands for itself, whatever lies beside it.
      if (member instanceof IContainer folder && (!here || folder.isLinked())) {
        collect(folder, levels);
      } else if (member.isLinked() && isManifest(member)) {
        levels.add(new TrackLevel(member, TrackLevel.Kind.MANIFEST));
      } else if (member.isLinked() && isMesh(member)) {
        levels.add(new TrackLevel(member, TrackLevel.Kind.FILE));
      }
    }
  }

  private static List<IFile> manifests(IContainer folder) {
    List<IFile> manifests = new ArrayList<>();
    for (IResource member : members(folder)) {
      if (isManifest(member) && !hidden(member)) {
        manifests.add((IFile) member);
      }
    }
    return manifests;
  }

  private static IResource[] members(IContainer folder) {
    try {
      return folder.isAccessible() ? folder.members() : new IResource[0];
    } catch (CoreException e) {
      return new IResource[0]; // it has gone meanwhile
    }
  }

  private static boolean hidden(IResource resource) {
    return resource.getName().startsWith(".") || resource.isDerived();
  }

  private static List<TrackLevel> sorted(Set<TrackLevel> levels) {
    List<TrackLevel> list = new ArrayList<>(levels);
    list.sort(Comparator.comparing(level -> level.anchor().getFullPath().toString()));
    return List.copyOf(list);
  }
}
