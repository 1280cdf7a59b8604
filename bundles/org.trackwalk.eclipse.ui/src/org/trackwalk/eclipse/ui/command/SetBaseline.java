package org.trackwalk.eclipse.ui.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.ui.handlers.HandlerUtil;
import org.osgi.service.prefs.BackingStoreException;
import org.trackwalk.eclipse.core.TrackwalkCore;
import org.trackwalk.eclipse.core.check.CheckRequest;
import org.trackwalk.eclipse.core.level.Levels;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.eclipse.core.settings.SettingException;
import org.trackwalk.eclipse.core.settings.SettingKey;
import org.trackwalk.eclipse.core.settings.SettingStore;
import org.trackwalk.eclipse.ui.change.Refusal;
import org.trackwalk.model.report.CheckReport;
import org.trackwalk.report.format.ReportFormat;
import org.trackwalk.report.output.FormatList;

/**
 * <em>Baseline</em>: what is found now is written down and compared with from now on, or another
 * file is, or none.
 */
public final class SetBaseline extends AbstractHandler {

  /** {@code write}, {@code choose} or {@code none}. */
  static final String WHAT = "org.trackwalk.eclipse.ui.baseline.what";

  /** Path on disk; where it is missing, it is asked for. */
  static final String FILE = "org.trackwalk.eclipse.ui.baseline.file";

  private static final String USUAL = "known.baseline.json";

  @Override
  public Object execute(ExecutionEvent event) throws ExecutionException {
    Set<IProject> projects = new LinkedHashSet<>();
    Selected.of(event).levels().forEach(level -> projects.add(level.project()));
    if (projects.size() != 1) {
      Refusal.say("Choose a level, or levels of one project: a baseline belongs to a project.");
      return null;
    }
    IProject project = projects.iterator().next();
    String what = event.getParameter(WHAT);
    if ("none".equals(what)) {
      set(project, null);
      return null;
    }
    boolean write = !"choose".equals(what);
    String named = event.getParameter(FILE);
    String name = named == null ? ask(event, project, write) : named;
    if (name != null && write) {
      write(project, Path.of(name));
    } else if (name != null) {
      set(project, Path.of(name));
    }
    return null;
  }

  private static String ask(ExecutionEvent event, IProject project, boolean write)
      throws ExecutionException {
    FileDialog dialog =
        new FileDialog(HandlerUtil.getActiveShellChecked(event), write ? SWT.SAVE : SWT.OPEN);
    dialog.setText(write ? "Keep what is found now as baseline" : "Compare with a baseline");
    dialog.setFilterPath(project.getLocation().toOSString());
    dialog.setFilterExtensions(new String[] {"*.json", "*"});
    if (write) {
      dialog.setFileName(USUAL);
      dialog.setOverwrite(true);
    }
    return dialog.open();
  }

  /** Writes what all levels of the project have now, then compares with it. */
  private static void write(IProject project, Path file) {
    List<TrackLevel> levels = new ArrayList<>(Levels.in(project));
    ReportFormat format = FormatList.byId("baseline").orElseThrow();
    Job writing =
        new Job("Writing the baseline " + file.getFileName()) {
          @Override
          protected IStatus run(IProgressMonitor monitor) {
            try {
              CheckReport report = ReportFile.report(levels, monitor);
              ReportFile.write(report, format, file, monitor);
              set(project, file);
              leftOut(report).ifPresent(Refusal::say);
            } catch (InterruptedException e) {
              return Status.CANCEL_STATUS;
            } catch (IOException | CoreException | SettingException e) {
              Refusal.say(
                  "The baseline was not written; what was compared with stays: " + e.getMessage());
            }
            return Status.OK_STATUS;
          }
        };
    writing.setUser(true);
    writing.schedule();
  }

  /** Which levels a baseline does not know, for the user. */
  private static Optional<String> leftOut(CheckReport report) {
    String unread =
        report.inputs().stream()
            .filter(input -> "failed".equals(input.status()))
            .map(input -> input.path() + ": " + input.reason())
            .collect(Collectors.joining("\n"));
    return unread.isEmpty()
        ? Optional.empty()
        : Optional.of(
            "The baseline was written without what could not be read now; write it again when it"
                + " can:\n\n"
                + unread);
  }

  /** From the project's folder where it lies in there: so it is right on another machine too. */
  private static void set(IProject project, Path file) {
    Path root = project.getLocation().toPath();
    String text =
        file == null
            ? null
            : (file.startsWith(root) ? root.relativize(file) : file).toString().replace('\\', '/');
    try {
      SettingStore.set(project, SettingKey.BASELINE, text);
    } catch (BackingStoreException e) {
      Refusal.say("The baseline cannot be kept in the project's settings: " + e.getMessage());
      return;
    }
    Levels.in(project)
        .forEach(level -> TrackwalkCore.book().check(level, CheckRequest.changed(Set.of())));
  }
}
