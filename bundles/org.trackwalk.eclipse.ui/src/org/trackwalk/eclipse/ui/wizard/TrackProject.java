package org.trackwalk.eclipse.ui.wizard;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.trackwalk.eclipse.core.nature.TrackwalkNature;

/** Projects that point at folders with tracks. */
final class TrackProject {

  private TrackProject() {}

  /** A name for the project of a folder that no project has yet. */
  static String nameFor(Path folder) {
    Path last = folder.getFileName();
    String name = last == null ? "Track" : last.toString();
    String free = name;
    for (int i = 2; project(free).exists(); i++) {
      free = name + " " + i;
    }
    return free;
  }

  /** Why a project cannot be called so; empty when it can. */
  static Optional<String> refusal(String name) {
    if (name.isBlank()) {
      return Optional.of("Give the project a name.");
    }
    IStatus valid = ResourcesPlugin.getWorkspace().validateName(name.strip(), IResource.PROJECT);
    if (!valid.isOK()) {
      return Optional.of("A project cannot be called so: " + valid.getMessage());
    }
    IProject[] all = ResourcesPlugin.getWorkspace().getRoot().getProjects();
    for (IProject each : all) {
      // Some file systems do not tell capitals from small letters.
      if (each.getName().toLowerCase(Locale.ROOT).equals(name.strip().toLowerCase(Locale.ROOT))) {
        return Optional.of("There is a project " + each.getName() + " already.");
      }
    }
    return Optional.empty();
  }

  /** Why a folder cannot be linked; empty when it can. */
  static Optional<String> refusal(Path folder) {
    Path workspace =
        ResourcesPlugin.getWorkspace().getRoot().getLocation().toPath().toAbsolutePath();
    Path there = folder.toAbsolutePath().normalize();
    return there.startsWith(workspace) || workspace.startsWith(there)
        ? Optional.of(
            "That folder holds the workbench's own files or lies among them; choose the folder"
                + " that your modelling tool exports to.")
        : Optional.empty();
  }

  /** Makes an open project with our nature, or gives an existing one the nature. */
  static IProject open(String name, Made made, IProgressMonitor monitor) throws CoreException {
    IProject project = project(name);
    if (!project.exists()) {
      Path root = ResourcesPlugin.getWorkspace().getRoot().getLocation().toPath();
      boolean fresh = !Files.exists(root.resolve(project.getName()));
      project.create(monitor);
      made.project(project, fresh);
    }
    project.open(monitor);
    return project;
  }

  /** Links a folder on disk into a project, under its own name or one with a number. */
  static IFolder link(IProject project, Path folder, Made made, IProgressMonitor monitor)
      throws CoreException {
    Path last = folder.getFileName();
    String name = last == null ? "Track" : last.toString();
    IFolder link = project.getFolder(name);
    for (int i = 2; link.exists(); i++) {
      if (link.isLinked() && folder.equals(link.getLocation().toPath())) {
        link.refreshLocal(IResource.DEPTH_INFINITE, monitor);
        return link;
      }
      link = project.getFolder(name + " " + i);
    }
    // Not its URI, which ends with a slash: the platform cannot rename a project with such a link.
    link.createLink(IPath.fromPath(folder), IResource.ALLOW_MISSING_LOCAL, monitor);
    made.link(link);
    link.refreshLocal(IResource.DEPTH_INFINITE, monitor);
    return link;
  }

  /** Has levels of a project checked from now on when they change. */
  static void watch(IProject project, IProgressMonitor monitor) throws CoreException {
    TrackwalkNature.add(project, monitor);
  }

  private static IProject project(String name) {
    IWorkspace workspace = ResourcesPlugin.getWorkspace();
    return workspace.getRoot().getProject(name.strip());
  }
}
