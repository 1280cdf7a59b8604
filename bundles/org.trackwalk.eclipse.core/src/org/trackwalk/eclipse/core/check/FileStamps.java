package org.trackwalk.eclipse.core.check;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.trackwalk.eclipse.core.level.Levels;
import org.trackwalk.eclipse.core.level.TrackLevel;

/** As which the workspace knew the files of a level when a check began to read them. */
record FileStamps(Map<IFile, Long> stamps) {

  /** Of a level that nobody has read. */
  static final FileStamps NONE = new FileStamps(Map.of());

  /** Takes a copy. */
  FileStamps {
    stamps = Map.copyOf(stamps);
  }

  /** Those of now. */
  static FileStamps of(TrackLevel level) {
    Map<IFile, Long> now = new HashMap<>();
    for (IFile file : Levels.files(level)) {
      now.put(file, file.getModificationStamp());
    }
    return new FileStamps(now);
  }

  /** Whether all files are as they were; false without any. */
  boolean hold(Set<IFile> files) {
    return !files.isEmpty()
        && files.stream()
            .allMatch(
                file ->
                    stamps.getOrDefault(file, (long) IResource.NULL_STAMP)
                        == file.getModificationStamp());
  }
}
