package org.trackwalk.check.run;

import java.util.Optional;
import org.trackwalk.io.source.LevelSource;
import org.trackwalk.model.settings.CheckSettings;

/**
 * Answers of earlier runs. Called by several threads at once. None of its methods fails: what
 * cannot be found is not known, what cannot be kept is checked again.
 */
public interface KnownLevels {

  /** The answer for a level whose files and settings are as they were; else empty. */
  Optional<LevelAnswer> find(LevelSource source, CheckSettings settings);

  /** Keeps an answer. */
  void keep(LoadedLevel loaded, LevelAnswer answer);

  /** Knows nothing. */
  static KnownLevels none() {
    return new KnownLevels() {
      @Override
      public Optional<LevelAnswer> find(LevelSource source, CheckSettings settings) {
        return Optional.empty();
      }

      @Override
      public void keep(LoadedLevel loaded, LevelAnswer answer) {
        // nothing is kept
      }
    };
  }
}
