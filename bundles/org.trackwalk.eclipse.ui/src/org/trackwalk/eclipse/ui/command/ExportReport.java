package org.trackwalk.eclipse.ui.command;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.ui.handlers.HandlerUtil;
import org.osgi.framework.FrameworkUtil;
import org.trackwalk.check.profile.Profile;
import org.trackwalk.check.report.CheckReport;
import org.trackwalk.check.report.InputStatus;
import org.trackwalk.check.report.LevelReport;
import org.trackwalk.eclipse.core.check.LevelPart;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.eclipse.core.settings.LevelSettings;
import org.trackwalk.eclipse.core.settings.SettingException;
import org.trackwalk.eclipse.ui.change.Refusal;
import org.trackwalk.report.format.ReportFormat;
import org.trackwalk.report.format.ReportOptions;
import org.trackwalk.report.output.FormatList;

/** <em>Export Findings</em>: a report of the chosen levels in one of the formats. */
public final class ExportReport extends AbstractHandler {

  /** Id of the format. */
  static final String FORMAT = "org.trackwalk.eclipse.ui.export.format";

  @Override
  public Object execute(ExecutionEvent event) throws ExecutionException {
    List<TrackLevel> levels = Selected.of(event).levels();
    String id = event.getParameter(FORMAT);
    ReportFormat format = FormatList.byId(id == null ? "text" : id).orElseThrow();
    if (levels.isEmpty()) {
      Refusal.say("There is nothing to export: choose a level.");
      return null;
    }
    FileDialog dialog = new FileDialog(HandlerUtil.getActiveShellChecked(event), SWT.SAVE);
    dialog.setText("Export findings: " + format.description());
    dialog.setFileName(levels.get(0).name() + "." + ending(format.id()));
    dialog.setOverwrite(true);
    levels.get(0).location().ifPresent(path -> dialog.setFilterPath(path.getParent().toString()));
    String name = dialog.open();
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

  /** How files of a format usually end. */
  static String ending(String id) {
    return switch (id) {
      case "text" -> "txt";
      case "card", "seams-svg" -> "svg";
      case "seams" -> "csv";
      case "baseline", "blender", "sarif" -> id + ".json";
      case "junit" -> "xml";
      case "overlay" -> "overlay.glb";
      default -> id;
    };
  }

  /** Writes a report; levels that are not in memory are checked first. */
  static Job start(List<TrackLevel> levels, ReportFormat format, Path file) {
    Job job =
        new Job("Exporting findings to " + file.getFileName()) {
          @Override
          protected IStatus run(IProgressMonitor monitor) {
            try {
              CheckReport report = report(levels, monitor);
              try (OutputStream out = Files.newOutputStream(file)) {
                format.write(report, ReportOptions.USUAL, out);
              }
              refresh(file, monitor);
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

  private static CheckReport report(List<TrackLevel> levels, IProgressMonitor monitor)
      throws InterruptedException, SettingException {
    List<LevelReport> reports = new ArrayList<>();
    List<InputStatus> inputs = new ArrayList<>();
    List<String> profiles = new ArrayList<>();
    for (TrackLevel level : levels) {
      for (LevelPart part : LevelParts.of(level, monitor)) {
        reports.add(part.report());
      }
      inputs.add(new InputStatus(level.anchor().getFullPath().toString(), "checked", ""));
      for (Profile profile : LevelSettings.of(level).toCheck().profiles()) {
        if (!profiles.contains(profile.id())) {
          profiles.add(profile.id());
        }
      }
    }
    String version =
        FrameworkUtil.getBundle(ExportReport.class)
            .getVersion()
            .toString()
            .replaceAll("\\.[^.]*$", "");
    return new CheckReport(version, Map.of(), profiles, inputs, reports, 0);
  }

  /** A report beside the level shows up in the workspace at once. */
  private static void refresh(Path file, IProgressMonitor monitor) throws CoreException {
    IPath path = IPath.fromPath(file.getParent());
    for (IContainer folder :
        ResourcesPlugin.getWorkspace()
            .getRoot()
            .findContainersForLocationURI(path.toFile().toURI())) {
      folder.refreshLocal(IResource.DEPTH_ONE, monitor);
    }
  }
}
