package org.trackwalk.eclipse.ui.open;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.wizard.WizardDialog;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.trackwalk.eclipse.core.level.Levels;
import org.trackwalk.eclipse.core.open.OpenedTracks;
import org.trackwalk.eclipse.core.open.RecentTracks;
import org.trackwalk.eclipse.ui.change.Refusal;
import org.trackwalk.eclipse.ui.wizard.LevelOpening;
import org.trackwalk.eclipse.ui.wizard.SceneWizard;
import org.trackwalk.io.scene.formats.SceneFormats;

/**
 * Shows a file or folder of the disk at once: where a project has it, there; else without one, as
 * it is. A game's scene, or a folder with one, asks its questions first, because it places meshes.
 */
public final class TrackOpening {

  private TrackOpening() {}

  /** Opens them one after the other; from any thread. What cannot be opened is said in a dialog. */
  public static Job open(IWorkbenchWindow window, List<Path> paths) {
    Job job =
        new Job(paths.size() == 1 ? "Opening " + paths.get(0) : "Opening tracks") {
          @Override
          protected IStatus run(IProgressMonitor monitor) {
            List<String> refused = new ArrayList<>();
            for (Path path : paths) {
              try {
                open(window, path, monitor);
              } catch (CoreException e) {
                refused.add(e.getStatus().getMessage());
              }
            }
            if (!refused.isEmpty()) {
              Refusal.say(String.join("\n\n", refused));
            }
            return Status.OK_STATUS;
          }
        };
    job.schedule();
    return job;
  }

  private static void open(IWorkbenchWindow window, Path path, IProgressMonitor monitor)
      throws CoreException {
    if (!Files.exists(path)) {
      boolean was = RecentTracks.remove(path);
      OpenedTracks.forgetGone(monitor);
      throw refusal(path + (was ? " is not there any more." : ": there is no such file."));
    }
    boolean folder = Files.isDirectory(path);
    IResource known = OpenedTracks.known(path).orElse(null);
    if (known == null && !folder && !OpenedTracks.takes(path.getFileName().toString())) {
      if (SceneFormats.of(path).isEmpty()) {
        throw refusal(
            path
                + " is no mesh, manifest or game scene that Trackwalk reads; the book has the"
                + " formats (Help > Help Contents).");
      }
      scene(window, path, monitor);
      return;
    }
    List<Path> scenes = folder && known == null ? SceneUse.in(path, monitor) : List.of();
    if (scenes.size() == 1) {
      scene(window, scenes.get(0), monitor);
      return;
    }
    if (!scenes.isEmpty()) {
      later(() -> ask(window, path)); // which of them is asked there
      return;
    }
    IResource shown = known == null ? OpenedTracks.open(path, monitor) : known;
    if (folder && empty(shown)) {
      if (known == null) {
        OpenedTracks.forget(shown, monitor);
      }
      throw refusal(
          "There is no mesh file in "
              + path
              + " or below that Trackwalk reads. Which formats it reads is in the book (Help > Help"
              + " Contents); a folder of a game's tracks has its meshes one level deeper.");
    }
    later(
        () -> {
          if (shown instanceof IContainer container) {
            LevelOpening.of(container, window);
          } else {
            LevelOpening.of((IFile) shown, window);
          }
        });
  }

  /** A scene that cannot be used, a mesh of it is missing, gives way to what is there. */
  private static void scene(IWorkbenchWindow window, Path path, IProgressMonitor monitor)
      throws CoreException {
    String why = SceneUse.refusal(path, monitor).orElse(null);
    if (why == null) {
      later(() -> ask(window, path));
      return;
    }
    Path folder = path.toAbsolutePath().getParent();
    IResource known = OpenedTracks.known(folder).orElse(null);
    IResource shown = known == null ? OpenedTracks.open(folder, monitor) : known;
    if (!(shown instanceof IContainer container) || empty(shown)) {
      if (known == null) {
        OpenedTracks.forget(shown, monitor);
      }
      throw refusal(why + "\n\nThere is no other mesh beside it that could be shown.");
    }
    later(() -> LevelOpening.of(container, window));
    throw refusal(
        why
            + "\n\nThe meshes that are there are shown as they lie, without what the scene says of"
            + " them.");
  }

  /** A linked folder without any file is a level that has lost them; here it never had one. */
  private static boolean empty(IResource folder) {
    return Levels.allOf(folder).stream().allMatch(level -> Levels.files(level).isEmpty());
  }

  private static void ask(IWorkbenchWindow window, Path scene) {
    SceneWizard wizard = new SceneWizard();
    wizard.init(window.getWorkbench(), scene);
    new WizardDialog(window.getShell(), wizard).open();
  }

  private static void later(Runnable work) {
    if (PlatformUI.isWorkbenchRunning()) {
      PlatformUI.getWorkbench().getDisplay().asyncExec(work);
    }
  }

  private static CoreException refusal(String words) {
    return new CoreException(Status.warning(words));
  }
}
