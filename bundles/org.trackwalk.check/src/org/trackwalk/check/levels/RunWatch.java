package org.trackwalk.check.levels;

import java.nio.file.Path;

/**
 * Who watches a run over several levels. All but {@link #found} is called by several threads at
 * once.
 */
public interface RunWatch {

  /**
   * Says what will be checked.
   *
   * @param levels how many
   * @param need the sum of what they are expected to take, the measure of the work
   */
  void found(int levels, long need);

  /** A file is read for a level, or was for an answer that is known. */
  default void read(Path file) {}

  /** A level begins. */
  void began(String name);

  /** A level has ended. */
  void ended(LevelEnd end);

  /** Nobody watches. */
  static RunWatch none() {
    return new RunWatch() {
      @Override
      public void found(int levels, long need) {}

      @Override
      public void began(String name) {}

      @Override
      public void ended(LevelEnd end) {}
    };
  }
}
