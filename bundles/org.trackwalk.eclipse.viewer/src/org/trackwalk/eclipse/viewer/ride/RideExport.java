package org.trackwalk.eclipse.viewer.ride;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.trackwalk.eclipse.core.check.SpokenJob;
import org.trackwalk.report.output.ReportFile;
import org.trackwalk.report.ride.RideBook;
import org.trackwalk.report.ride.RideChart;
import org.trackwalk.report.ride.RideCsv;

/** Writes a ride as {@code trackwalk ride --report} does: a table, or a strip chart. */
final class RideExport extends SpokenJob {

  /** Endings of files, as a dialog wants them. */
  static final String[] ENDINGS = {"*.svg", "*.csv"};

  static final String[] PURPOSES = {
    "Strip chart of all lanes (*.svg)", "Table, every 0.1 m of every lane (*.csv)"
  };

  private final RideBook book;
  private final Path file;

  /**
   * A job that is ready to be scheduled.
   *
   * @param file which ends in {@code .csv} for the table; anything else gets the chart
   */
  RideExport(RideBook book, Path file) {
    super("Writing " + file.getFileName());
    this.book = book;
    this.file = file;
    setUser(true);
  }

  @Override
  protected IStatus work(IProgressMonitor monitor) {
    try {
      boolean table = file.getFileName().toString().toLowerCase(Locale.ROOT).endsWith(".csv");
      new ReportFile()
          .write(
              file,
              out -> {
                if (table) {
                  RideCsv.write(book, out);
                } else {
                  RideChart.write(book, out);
                }
              });
      Path folder = file.toAbsolutePath().getParent();
      for (IContainer each :
          ResourcesPlugin.getWorkspace().getRoot().findContainersForLocationURI(folder.toUri())) {
        each.refreshLocal(IResource.DEPTH_ONE, monitor);
      }
      return Status.OK_STATUS;
    } catch (IOException | CoreException e) {
      return Status.error("cannot write " + file + ": " + e.getMessage());
    }
  }
}
