package org.trackwalk.eclipse.ui.wizard;

import java.util.List;
import java.util.Set;
import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.intro.IIntroManager;
import org.eclipse.ui.wizards.newresource.BasicNewResourceWizard;
import org.trackwalk.eclipse.core.TrackwalkCore;
import org.trackwalk.eclipse.core.check.CheckRequest;
import org.trackwalk.eclipse.core.check.LevelCheckJob;
import org.trackwalk.eclipse.core.level.Levels;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.eclipse.ui.change.Refusal;
import org.trackwalk.eclipse.ui.problems.TrackProblemsView;
import org.trackwalk.eclipse.viewer.LevelView;

/**
 * What bringing a track in ends with: levels are checked, the first is open in 3D, its problems are
 * seen.
 */
public final class LevelOpening {

  private LevelOpening() {}

  /** Checks all levels in a folder or project and opens the first. */
  public static void of(IContainer folder, IWorkbenchWindow window) {
    List<TrackLevel> levels = Levels.in(folder);
    check(folder.getName(), levels);
    if (!levels.isEmpty()) {
      show(levels.get(0).manifest().orElseGet(() -> largest(levels.get(0))), window);
    }
  }

  /**
   * The file to look at first, where files turn out to be checked one by one: the track has more in
   * it than a pot of flowers. Null for none.
   */
  private static IFile largest(TrackLevel level) {
    IFile largest = null;
    long most = -1;
    for (IFile file : Levels.files(level)) {
      IPath place = file.getLocation();
      long size = place == null ? 0 : place.toFile().length();
      if (size > most) {
        most = size;
        largest = file;
      }
    }
    return largest;
  }

  /** Checks the level of a mesh or manifest and opens it. */
  public static void of(IFile file, IWorkbenchWindow window) {
    check(file.getName(), Levels.allOf(file));
    show(file, window);
  }

  private static void check(String name, List<TrackLevel> levels) {
    IProgressMonitor group = Job.getJobManager().createProgressGroup();
    group.beginTask("Checking " + name, levels.size());
    for (TrackLevel level : levels) {
      // Where the builder was quicker there is nothing left to do.
      LevelCheckJob job = TrackwalkCore.book().job(level, CheckRequest.changed(Set.of()));
      job.setProgressGroup(group, 1);
      job.schedule();
    }
  }

  private static void show(IFile file, IWorkbenchWindow window) {
    IWorkbenchPage page = window == null ? null : window.getActivePage();
    if (page == null) {
      return;
    }
    // The wizards are in the menu too, and a welcome page would lie over all that is opened here.
    IIntroManager welcome = window.getWorkbench().getIntroManager();
    welcome.closeIntro(welcome.getIntro());
    try {
      page.showView(TrackProblemsView.ID, null, IWorkbenchPage.VIEW_VISIBLE);
      if (file != null) {
        BasicNewResourceWizard.selectAndReveal(file, window);
        IDE.openEditor(page, file, LevelView.EDITOR_ID, true);
      }
    } catch (PartInitException e) {
      Refusal.say("The level cannot be shown: " + e.getMessage());
    }
  }
}
