package org.trackwalk.eclipse.ui.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.osgi.framework.FrameworkUtil;
import org.trackwalk.eclipse.core.TrackwalkCore;
import org.trackwalk.eclipse.core.check.LevelPart;
import org.trackwalk.eclipse.core.check.LevelState;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.eclipse.core.settings.LevelSettings;
import org.trackwalk.eclipse.core.settings.SettingException;
import org.trackwalk.model.profile.Profile;
import org.trackwalk.model.report.CheckReport;
import org.trackwalk.model.report.InputStatus;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.report.format.ReportFormat;
import org.trackwalk.report.format.ReportOptions;

/** Reports of levels of the workspace, as the report writers give them. */
public final class ReportFile {

  private ReportFile() {}

  /** How files of a format usually end, without the dot before. */
  public static String ending(String id) {
    return switch (id) {
      case "text" -> "txt";
      case "card", "seams-svg" -> "svg";
      case "seams" -> "csv";
      case "baseline", "blender" -> id + ".json";
      case "junit" -> "junit.xml";
      case "github" -> "github.txt";
      case "github-summary" -> "summary.md";
      case "overlay" -> "overlay.glb";
      default -> id;
    };
  }

  /**
   * What the last check of levels found; those that are not in memory are checked first. Not for
   * the user interface's thread.
   *
   * @throws InterruptedException when a check was cancelled
   */
  public static CheckReport report(List<TrackLevel> levels, IProgressMonitor monitor)
      throws InterruptedException, SettingException {
    List<LevelReport> reports = new ArrayList<>();
    List<InputStatus> inputs = new ArrayList<>();
    List<String> profiles = new ArrayList<>();
    for (TrackLevel level : levels) {
      List<LevelPart> parts = LevelParts.of(level, monitor);
      parts.forEach(part -> reports.add(part.report()));
      LevelState state = TrackwalkCore.book().state(level);
      // A level that cannot be read any more keeps the findings of before.
      boolean read = !parts.isEmpty() && state.phase() != LevelState.Phase.FAILED;
      inputs.add(
          new InputStatus(
              level.anchor().getFullPath().toString(),
              read ? "checked" : "failed",
              read ? "" : state.message()));
      for (Profile profile : LevelSettings.of(level).toCheck().profiles()) {
        if (!profiles.contains(profile.id())) {
          profiles.add(profile.id());
        }
      }
    }
    String version =
        FrameworkUtil.getBundle(ReportFile.class)
            .getVersion()
            .toString()
            .replaceAll("\\.[^.]*$", "");
    return new CheckReport(version, Map.of(), profiles, inputs, reports, 0);
  }

  /**
   * Writes beside the target and then moves there, so that no half report is ever seen; the
   * workspace sees it at once.
   */
  public static void write(
      CheckReport report, ReportFormat format, Path file, IProgressMonitor monitor)
      throws IOException, CoreException {
    Path folder = file.toAbsolutePath().getParent();
    new org.trackwalk.report.output.ReportFile()
        .write(file, out -> format.write(report, ReportOptions.USUAL, out));
    for (IContainer each :
        ResourcesPlugin.getWorkspace()
            .getRoot()
            .findContainersForLocationURI(folder.toFile().toURI())) {
      each.refreshLocal(IResource.DEPTH_ONE, monitor);
    }
  }
}
