package org.trackwalk.check.levels;

import java.io.IOException;
import java.util.Optional;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.source.LevelSource;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.settings.CheckSettings;

/** Checks levels that do not fit into the memory as a whole. */
@FunctionalInterface
public interface LargeLevels {

  /** Nobody does. */
  LargeLevels NONE = (source, asked, progress) -> Optional.empty();

  /**
   * Loads and checks a level.
   *
   * @param asked as for any level
   * @return what was found; empty where nobody checks such levels
   * @throws ImportException when it cannot be read
   * @throws IOException when a file cannot be read or written, or the level needs as much memory in
   *     every way; the message says why
   */
  Optional<LevelAnswer> check(LevelSource source, CheckSettings asked, Progress progress)
      throws ImportException, IOException;
}
