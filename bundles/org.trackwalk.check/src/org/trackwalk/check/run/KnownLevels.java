package org.trackwalk.check.run;

import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;
import java.util.Set;
import org.trackwalk.check.settings.CheckSettings;
import org.trackwalk.io.source.LevelSource;
import org.trackwalk.mesh.level.Level;

/**
 * Answers of earlier runs. Called by several threads at once. None of its methods fails: what
 * cannot be found is not known, what cannot be kept is checked again.
 */
public interface KnownLevels {

  /** The answer for a level whose files and settings are as they were; else empty. */
  Optional<LevelAnswer> find(LevelSource source, CheckSettings settings);

  /**
   * Keeps an answer.
   *
   * @param level as loaded
   * @param files what was read for it; a folder among them stands for the list of its mesh files
   * @param begun when the first of them was opened; what was written later may be another content
   */
  void keep(
      LevelSource source,
      CheckSettings settings,
      LevelAnswer answer,
      Level level,
      Set<Path> files,
      Instant begun);

  /** Knows nothing. */
  static KnownLevels none() {
    return new KnownLevels() {
      @Override
      public Optional<LevelAnswer> find(LevelSource source, CheckSettings settings) {
        return Optional.empty();
      }

      @Override
      public void keep(
          LevelSource source,
          CheckSettings settings,
          LevelAnswer answer,
          Level level,
          Set<Path> files,
          Instant begun) {
        // nothing is kept
      }
    };
  }
}
