package org.trackwalk.eclipse.ui.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.console.IConsoleConstants;
import org.eclipse.ui.statushandlers.StatusManager;
import org.trackwalk.eclipse.core.TrackwalkCore;
import org.trackwalk.eclipse.core.check.CheckRequest;
import org.trackwalk.eclipse.core.check.EngineConfirm;
import org.trackwalk.eclipse.core.check.LevelBook;
import org.trackwalk.eclipse.core.check.LevelPart;
import org.trackwalk.eclipse.core.check.MarkedFinding;
import org.trackwalk.eclipse.core.check.MonitorProgress;
import org.trackwalk.eclipse.core.check.SpokenJob;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.eclipse.ui.change.Refusal;
import org.trackwalk.eclipse.ui.console.TrackwalkConsole;
import org.trackwalk.eclipse.ui.explain.Explanations;
import org.trackwalk.io.engine.EngineException;
import org.trackwalk.io.engine.EngineSetup;
import org.trackwalk.mesh.progress.CancelledException;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.report.confirm.ConfirmText;

/** Has a real engine drive, and shows where one looks what it did. */
final class ConfirmJob extends SpokenJob {

  private final IWorkbenchPage page;
  private final TrackLevel level;
  private final List<IMarker> markers;
  private final EngineSetup setup;
  private final boolean fetch;

  /**
   * A job.
   *
   * @param markers findings that are driven over; empty for the whole level
   * @param fetch whether the engine is fetched first
   */
  ConfirmJob(
      IWorkbenchPage page,
      TrackLevel level,
      List<IMarker> markers,
      EngineSetup setup,
      boolean fetch) {
    super("Driving " + level.name() + " in " + setup.title());
    this.page = page;
    this.level = level;
    this.markers = List.copyOf(markers);
    this.setup = setup;
    this.fetch = fetch;
    setUser(true);
  }

  @Override
  protected IStatus work(IProgressMonitor monitor) {
    try {
      MonitorProgress progress = new MonitorProgress(monitor);
      if (fetch) {
        EngineConfirm.install(setup, progress);
      }
      LevelBook book = TrackwalkCore.book();
      if (book.state(level).parts().isEmpty()) {
        book.check(level, CheckRequest.changed(Set.of())).join(0, monitor);
      }
      List<String> words = new ArrayList<>();
      for (LevelPart part : book.state(level).parts()) {
        List<Finding> chosen = chosen(book, part);
        if (markers.isEmpty() || !chosen.isEmpty()) {
          EngineConfirm found = EngineConfirm.of(part, chosen, setup, progress);
          book.driven(level, part, found.words());
          words.add(ConfirmText.of(found.book()));
        }
      }
      show(words);
    } catch (EngineException e) {
      Refusal.say(e.getMessage());
    } catch (CancelledException | InterruptedException e) {
      return Status.CANCEL_STATUS;
    }
    return Status.OK_STATUS;
  }

  private List<Finding> chosen(LevelBook book, LevelPart part) {
    return markers.stream()
        .flatMap(marker -> book.finding(marker).stream())
        .filter(found -> found.part().name().equals(part.name()))
        .map(MarkedFinding::finding)
        .toList();
  }

  private void show(List<String> words) {
    if (words.isEmpty()) {
      Refusal.say("These findings are not there any more: check the level.");
      return;
    }
    if (markers.isEmpty()) {
      words.stream().flatMap(String::lines).forEach(TrackwalkConsole::println);
    }
    PlatformUI.getWorkbench()
        .getDisplay()
        .asyncExec(
            () -> {
              if (markers.isEmpty()) {
                console();
              } else {
                Explanations.show(page, markers.get(0));
              }
            });
  }

  private void console() {
    try {
      page.showView(IConsoleConstants.ID_CONSOLE_VIEW, null, IWorkbenchPage.VIEW_VISIBLE);
    } catch (PartInitException e) {
      StatusManager.getManager().handle(e.getStatus(), StatusManager.SHOW);
    }
  }
}
