package org.trackwalk.eclipse.help;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.util.Collections;
import java.util.List;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IProjectDescription;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.SubMonitor;
import org.osgi.framework.Bundle;
import org.osgi.framework.FrameworkUtil;
import org.trackwalk.eclipse.core.id.CoreIds;

/**
 * A project with the example level: a copy that belongs to the user, so that trying and breaking
 * things costs nothing.
 */
final class ExampleProject {

  /** The level's manifest; opening it shows the level. */
  static final String MANIFEST = "circuit-planted.trackwalk.json";

  private static final String NAME = "Example circuit";

  /** Where the build puts the level's files. */
  private static final String FOLDER = "example";

  private final IWorkspace workspace;

  ExampleProject(IWorkspace workspace) {
    this.workspace = workspace;
  }

  /**
   * Makes the project, or opens the one that is there: what a user changed in it stays.
   *
   * @return the level's manifest in the project
   * @throws CoreException when the workspace refuses, or the files cannot be copied
   */
  IFile open(IProgressMonitor monitor) throws CoreException {
    IProject project = workspace.getRoot().getProject(NAME);
    SubMonitor progress = SubMonitor.convert(monitor, "Opening the example circuit", 3);
    if (!project.exists()) {
      workspace.run(
          inside -> createWhole(project, progress.split(2)),
          workspace.getRoot(), // a project's nature may need more than the project
          IResource.NONE,
          progress.split(1));
    }
    project.open(progress.split(1));
    return project.getFile(MANIFEST);
  }

  /** A project with some of the files would be opened as if it were the example. */
  private void createWhole(IProject project, IProgressMonitor monitor) throws CoreException {
    boolean whole = false;
    try {
      create(project, monitor);
      whole = true;
    } finally {
      if (!whole) {
        project.delete(true, true, null);
      }
    }
  }

  private void create(IProject project, IProgressMonitor monitor) throws CoreException {
    SubMonitor progress = SubMonitor.convert(monitor, 12);
    IProjectDescription description = workspace.newProjectDescription(NAME);
    project.create(description, progress.split(1));
    project.open(progress.split(1));
    for (URL url : files()) {
      String path = url.getPath();
      IFile file = project.getFile(path.substring(path.lastIndexOf('/') + 1));
      try (InputStream in = url.openStream()) {
        file.create(in, true, progress.split(1));
      } catch (IOException e) {
        throw new CoreException(Status.error("The example circuit could not be copied", e));
      }
    }
    // The nature last: its builder should find a whole level.
    description = project.getDescription();
    description.setNatureIds(new String[] {CoreIds.NATURE});
    project.setDescription(description, progress.split(1));
  }

  private static List<URL> files() {
    Bundle bundle = FrameworkUtil.getBundle(ExampleProject.class);
    return Collections.list(bundle.findEntries(FOLDER, "*", false));
  }
}
