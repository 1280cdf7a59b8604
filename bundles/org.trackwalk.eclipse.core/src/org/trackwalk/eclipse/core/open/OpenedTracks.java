package org.trackwalk.eclipse.core.open;

import java.nio.file.Path;
import java.util.Optional;
import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IWorkspaceRoot;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.trackwalk.eclipse.core.id.CoreIds;
import org.trackwalk.eclipse.core.id.CoreLog;
import org.trackwalk.eclipse.core.level.Levels;
import org.trackwalk.eclipse.core.nature.TrackwalkNature;
import org.trackwalk.io.formats.Importers;
import org.trackwalk.io.manifest.LevelManifest;

/**
 * Files and folders that somebody wants to look at and has made no project for. They stay where
 * they are; one project of ours holds a link to each, so that they are levels as all others are.
 */
public final class OpenedTracks {

  private OpenedTracks() {}

  /** Whether a resource is here only because it was opened. */
  public static boolean holds(IResource resource) {
    return resource != null
        && resource.getProject() != null
        && CoreIds.OPENED.equals(resource.getProject().getName())
        && !(resource instanceof IProject);
  }

  /** What was opened, of a file or folder in it: the link. */
  public static IResource opened(IResource resource) {
    IResource up = resource;
    while (up.getProjectRelativePath().segmentCount() > 1) {
      up = up.getParent();
    }
    return up;
  }

  /** Whether a file of this name is a level, or a part of one. */
  public static boolean takes(String fileName) {
    return Importers.forFileName(fileName).isPresent() || fileName.endsWith(LevelManifest.ENDING);
  }

  /** The open resource of the workspace for a file or folder on disk, the nearest to a project. */
  public static Optional<IResource> known(Path path) {
    IWorkspaceRoot root = ResourcesPlugin.getWorkspace().getRoot();
    var uri = path.toAbsolutePath().normalize().toUri();
    IResource[] files = root.findFilesForLocationURI(uri);
    IResource[] folders = root.findContainersForLocationURI(uri);
    IResource best = null;
    for (IResource[] some : new IResource[][] {files, folders}) {
      for (IResource each : some) {
        boolean level = each.isAccessible() && !Levels.allOf(each).isEmpty();
        if (level && (best == null || holds(best) && !holds(each))) {
          best = each;
        }
      }
    }
    return Optional.ofNullable(best);
  }

  /**
   * Opens a mesh file, a manifest or a folder: the same twice is the same resource. With a manifest
   * comes the folder that it lies in, where its meshes are.
   *
   * @throws CoreException when it lies among the workbench's own files, or cannot be linked
   */
  public static IResource open(Path path, IProgressMonitor monitor) throws CoreException {
    IResource opened = linked(path, IResource.NONE, monitor);
    opened(opened).refreshLocal(IResource.DEPTH_INFINITE, monitor);
    return opened;
  }

  /**
   * The same for the user interface's thread: what lies in a folder is looked for by a job.
   *
   * @throws CoreException as {@link #open}
   */
  public static IResource openSoon(Path path) throws CoreException {
    IResource opened = linked(path, IResource.BACKGROUND_REFRESH, null);
    opened.refreshLocal(IResource.DEPTH_ZERO, null);
    IResource whole = opened(opened);
    Job.create(
            "Looking into " + whole.getName(),
            (ICoreRunnable) monitor -> whole.refreshLocal(IResource.DEPTH_INFINITE, monitor))
        .schedule();
    return opened;
  }

  private static IResource linked(Path path, int flags, IProgressMonitor monitor)
      throws CoreException {
    Path there = path.toAbsolutePath().normalize();
    Path own = ResourcesPlugin.getWorkspace().getRoot().getLocation().toPath();
    if (there.startsWith(own) || own.startsWith(there)) {
      throw new CoreException(
          CoreLog.refusal(there + " holds the workbench's own files or lies among them"));
    }
    Path last = there.getFileName();
    if (last != null && last.toString().endsWith(LevelManifest.ENDING)) {
      IContainer folder = (IContainer) link(there.getParent(), true, flags, monitor);
      return folder.getFile(IPath.fromOSString(last.toString()));
    }
    return link(there, there.toFile().isDirectory(), flags, monitor);
  }

  /**
   * Takes an opened track out of the list; its files stay.
   *
   * @throws CoreException when it is no link of the project of opened tracks: to delete anything
   *     else would delete somebody's files
   */
  public static void forget(IResource resource, IProgressMonitor monitor) throws CoreException {
    if (!holds(resource) || !opened(resource).isLinked()) {
      throw new CoreException(
          CoreLog.refusal(resource.getFullPath() + " was not opened from the disk; it stays"));
    }
    opened(resource).delete(IResource.NONE, monitor);
  }

  /**
   * Takes files out of the list that have been deleted or renamed. A drive that is away brings its
   * tracks back: see {@link GoneFile}; folders stay. The disk is asked without holding anything of
   * the workspace, and what cannot be taken out stays without harm to the others.
   *
   * @throws CoreException when the list cannot be read
   */
  public static void forgetGone(IProgressMonitor monitor) throws CoreException {
    IProject project = ResourcesPlugin.getWorkspace().getRoot().getProject(CoreIds.OPENED);
    if (!project.isAccessible()) {
      return;
    }
    for (IResource each : project.members()) {
      boolean file = each.isLinked() && each.getType() == IResource.FILE;
      IPath location = file ? each.getLocation() : null;
      if (location != null && GoneFile.is(location.toPath())) {
        try {
          each.delete(IResource.NONE, monitor);
        } catch (CoreException e) {
          CoreLog.error("Cannot take " + each.getName() + " out of the opened tracks", e);
        }
      }
    }
  }

  private static IResource link(Path path, boolean folder, int flags, IProgressMonitor monitor)
      throws CoreException {
    IProject project = project(monitor);
    IPath target = IPath.fromPath(path);
    for (IResource each : project.members()) {
      if (each.isLinked() && target.equals(each.getLocation())) {
        return each;
      }
    }
    Path last = path.getFileName();
    String name = last == null ? "Track" : last.toString();
    IResource free = resource(project, name, folder);
    for (int i = 1; project.findMember(free.getName()) != null; i++) {
      // Exports have the same names everywhere: what tells them apart is where they lie.
      String apart = i == 1 ? " (" + lair(path) + ")" : " " + i;
      int dot = folder ? -1 : name.indexOf('.');
      free =
          resource(
              project,
              dot < 0 ? name + apart : name.substring(0, dot) + apart + name.substring(dot),
              folder);
    }
    if (free instanceof IFolder link) {
      link.createLink(target, flags, monitor);
    } else {
      ((IFile) free).createLink(target, flags, monitor);
    }
    return free;
  }

  /** The name of the folder that a track lies in; of one that lies in none a number. */
  private static String lair(Path path) {
    Path folder = path.getParent() == null ? null : path.getParent().getFileName();
    String name = folder == null ? "1" : folder.toString();
    boolean good = ResourcesPlugin.getWorkspace().validateName(name + ")", IResource.FILE).isOK();
    return good ? name : "1";
  }

  private static IResource resource(IProject project, String name, boolean folder) {
    return folder ? project.getFolder(name) : project.getFile(name);
  }

  private static IProject project(IProgressMonitor monitor) throws CoreException {
    IProject project = ResourcesPlugin.getWorkspace().getRoot().getProject(CoreIds.OPENED);
    if (!project.exists()) {
      project.create(monitor);
    }
    project.open(monitor);
    TrackwalkNature.add(project, monitor);
    return project;
  }
}
