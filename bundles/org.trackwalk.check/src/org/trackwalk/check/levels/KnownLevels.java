package org.trackwalk.check.levels;

import java.util.Optional;
import java.util.function.Predicate;
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

  /** Those answers of it that pass a test; what does not is checked again. */
  default KnownLevels where(Predicate<LevelAnswer> sound) {
    KnownLevels all = this;
    return new KnownLevels() {
      @Override
      public Optional<LevelAnswer> find(LevelSource source, CheckSettings settings) {
        return all.find(source, settings).filter(sound);
      }

      @Override
      public void keep(LoadedLevel loaded, LevelAnswer answer) {
        all.keep(loaded, answer);
      }
    };
  }

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
