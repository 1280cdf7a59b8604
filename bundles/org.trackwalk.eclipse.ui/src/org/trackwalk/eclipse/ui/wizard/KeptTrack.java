package org.trackwalk.eclipse.ui.wizard;

import java.nio.file.Files;
import java.nio.file.Path;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IProgressMonitor;

/** A project that is made for a track on disk without a question. */
public final class KeptTrack {

  private KeptTrack() {}

  /**
   * Makes a project named after a file or folder, which is linked into it.
   *
   * @return the link
   */
  public static IResource of(Path track, IProgressMonitor monitor) throws CoreException {
    Made made = new Made();
    boolean done = false;
    try {
      String name = track.getFileName().toString();
      int dot = Files.isDirectory(track) ? -1 : name.indexOf('.');
      String title = dot > 0 ? name.substring(0, dot) : name;
      IProject project = TrackProject.open(TrackProject.nameFor(Path.of(title)), made, monitor);
      IResource link;
      if (Files.isDirectory(track)) {
        link = TrackProject.link(project, track, made, monitor);
      } else {
        IFile file = project.getFile(name);
        file.createLink(IPath.fromPath(track), IResource.NONE, monitor);
        link = file;
      }
      TrackProject.watch(project, monitor);
      done = true;
      return link;
    } finally {
      if (!done) {
        made.takeBack();
      }
    }
  }
}
