package org.trackwalk.eclipse.ui.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.ui.handlers.HandlerUtil;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.eclipse.core.settings.SettingException;
import org.trackwalk.eclipse.ui.change.Refusal;
import org.trackwalk.report.format.ReportFormat;
import org.trackwalk.report.output.FormatList;

/** <em>Export Findings</em>: a report of the chosen levels in one of the formats. */
public final class ExportReport extends AbstractHandler {

  /** Id of the format. */
  static final String FORMAT = "org.trackwalk.eclipse.ui.export.format";

  /** Path of the report on disk; where it is missing, it is asked for. */
  static final String FILE = "org.trackwalk.eclipse.ui.export.file";

  @Override
  public Object execute(ExecutionEvent event) throws ExecutionException {
    List<TrackLevel> levels = Selected.of(event).levels();
    String id = event.getParameter(FORMAT);
    ReportFormat format = FormatList.byId(id == null ? "text" : id).orElseThrow();
    if (levels.isEmpty()) {
      Refusal.say("There is nothing to export: choose a level.");
      return null;
    }
    String named = event.getParameter(FILE);
    String name = named == null ? ask(event, levels.get(0), format) : named;
    if (name != null) {
      Optional<ReportFormat> writer = format.forFile(name);
      if (writer.isEmpty()) {
        Refusal.say("This format has no writer for " + name + "; try the ending .glb or .obj.");
      } else {
        start(levels, writer.get(), Path.of(name));
      }
    }
    return null;
  }

  private static String ask(ExecutionEvent event, TrackLevel level, ReportFormat format)
      throws ExecutionException {
    FileDialog dialog = new FileDialog(HandlerUtil.getActiveShellChecked(event), SWT.SAVE);
    dialog.setText("Export findings: " + FormatWords.purpose(format));
    dialog.setFileName(level.name() + "." + ReportFile.ending(format.id()));
    dialog.setOverwrite(true);
    level.location().ifPresent(path -> dialog.setFilterPath(path.getParent().toString()));
    return dialog.open();
  }

  /** Writes a report; levels that are not in memory are checked first. */
  static Job start(List<TrackLevel> levels, ReportFormat format, Path file) {
    Job job =
        new Job("Exporting findings to " + file.getFileName()) {
          @Override
          protected IStatus run(IProgressMonitor monitor) {
            try {
              ReportFile.write(ReportFile.report(levels, monitor), format, file, monitor);
              ExportedFiles.say(List.of(file));
            } catch (InterruptedException e) {
              return Status.CANCEL_STATUS;
            } catch (IOException | CoreException | SettingException e) {
              Refusal.say("The findings were not exported: " + e.getMessage());
            }
            return Status.OK_STATUS;
          }
        };
    job.setUser(true);
    job.schedule();
    return job;
  }
}
