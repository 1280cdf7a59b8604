package org.trackwalk.eclipse.core.check;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.CRC32;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.QualifiedName;
import org.trackwalk.eclipse.core.id.CoreIds;
import org.trackwalk.eclipse.core.level.DiskPath;
import org.trackwalk.eclipse.core.level.Levels;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.eclipse.core.marker.LevelMarkers;

/**
 * What the last finished check of a level has read, kept with its anchor over the end of the
 * workbench: one that was killed does not know any more what it has built, and would say of each
 * slow level that it has changed.
 */
final class LastRead {

  private static final QualifiedName KEY = new QualifiedName(CoreIds.PLUGIN, "read");

  private LastRead() {}

  /** The files as they are on disk now: names, sizes and times. */
  static String of(TrackLevel level) {
    CRC32 sum = new CRC32();
    for (IFile file : Levels.files(level)) {
      sum.update(words(file).getBytes(StandardCharsets.UTF_8));
    }
    return Long.toHexString(sum.getValue());
  }

  /** Whether files and findings are those of the last check. */
  static boolean holds(TrackLevel level) {
    try {
      String kept = level.exists() ? level.anchor().getPersistentProperty(KEY) : null;
      return kept != null && kept.equals(text(level, of(level)));
    } catch (CoreException e) {
      return false; // gone meanwhile
    }
  }

  /**
   * Keeps what a check has read; to be called when its markers are made.
   *
   * @param read {@link #of} when it began
   */
  static void keep(TrackLevel level, String read) throws CoreException {
    level.anchor().setPersistentProperty(KEY, text(level, read));
  }

  /** Markers that were lost in a crash are noticed too. */
  private static String text(TrackLevel level, String read) throws CoreException {
    return read + " " + LevelMarkers.of(level).size();
  }

  private static String words(IFile file) {
    Path path = DiskPath.of(file).orElse(null);
    String name = file.getProjectRelativePath() + " ";
    try {
      return path == null
          ? name
          : name + Files.size(path) + " " + Files.getLastModifiedTime(path).toMillis() + "\n";
    } catch (IOException e) {
      return name + "cannot be read\n";
    }
  }
}
