package org.trackwalk.eclipse.core.undo;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.jobs.Job;
import org.trackwalk.eclipse.core.id.CoreIds;

/**
 * Undo files of fixes that an earlier run of the workbench has left: its undo history went with it.
 * Young ones stay, for who wants to take a fix back by hand after a crash.
 */
public final class LeftUndoFiles {

  /** How their names begin. */
  public static final String PREFIX = "fix-";

  /** How their names end. */
  public static final String ENDING = ".trackwalk-undo.json";

  /** How long one may still be wanted: the weekend and a day. */
  private static final Duration WANTED = Duration.ofDays(3);

  private LeftUndoFiles() {}

  /** Deletes those of all projects of the workspace, in a job. */
  public static void deleteOld() {
    Instant before = Instant.now().minus(WANTED);
    Job job =
        Job.createSystem(
            "Deleting old undo files",
            (ICoreRunnable)
                monitor -> {
                  for (IProject each : ResourcesPlugin.getWorkspace().getRoot().getProjects()) {
                    delete(each.getWorkingLocation(CoreIds.PLUGIN).toPath(), before);
                  }
                });
    job.setPriority(Job.DECORATE);
    job.schedule();
  }

  /** Deletes those of a folder that were last written before a time. */
  static void delete(Path folder, Instant before) {
    if (!Files.isDirectory(folder)) {
      return;
    }
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, PREFIX + "*" + ENDING)) {
      for (Path file : files) {
        if (Files.getLastModifiedTime(file).toInstant().isBefore(before)) {
          Files.deleteIfExists(file);
        }
      }
    } catch (IOException e) {
      ILog.of(LeftUndoFiles.class).warn("old undo files stay", e);
    }
  }
}
