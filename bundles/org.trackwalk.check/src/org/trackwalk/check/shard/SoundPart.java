package org.trackwalk.check.shard;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import org.trackwalk.check.levels.InputOutcome;
import org.trackwalk.io.source.GlobPattern;

/** What a digest does not say of a part: that a check may have written it. */
final class SoundPart {

  /** No run has more inputs. */
  private static final int LARGEST = 10_000_000;

  /** Letters of a long text that a message shows. */
  private static final int SHOWN = 80;

  /** Letters of all patterns of what is left out: each is held against each path of a baseline. */
  private static final int MOST_LETTERS = 1 << 16;

  /** Exit codes are 0 to 5 (docs/batch.md); of a larger one a system keeps the last bits only. */
  private static final int LAST_CODE = 5;

  private SoundPart() {}

  /**
   * Looks at which part it is.
   *
   * @throws IOException when there is no such part of a run
   */
  static void require(ShardHead head) throws IOException {
    int before = -1;
    boolean sound = head.index() >= 1 && head.index() <= head.shards() && !head.asked().isEmpty();
    for (int place : head.places()) {
      sound &= place > before && place < head.inputs();
      before = place;
    }
    if (!sound || head.inputs() > LARGEST) {
      throw new IOException("it is broken: no such part of a run");
    }
    paths(head.asked());
    long letters = 0;
    for (String pattern : head.exclude()) {
      letters += pattern.length();
      pattern(pattern);
    }
    if (letters > MOST_LETTERS) {
      throw new IOException("it is broken: patterns of " + letters + " letters are left out");
    }
  }

  /**
   * Looks at one of its inputs.
   *
   * @throws IOException when its level cannot have been read from where it says, or in that time
   */
  static void require(InputOutcome input) throws IOException {
    if (input.exit() < 0 || input.exit() > LAST_CODE) {
      throw new IOException("it is broken: no level ends with exit code " + input.exit());
    }
    paths(List.of(input.status().path()));
    if (input.answer() != null) {
      paths(input.answer().report().sources());
      double seconds = input.answer().report().seconds();
      if (!LevelTimes.possible(seconds)) {
        throw new IOException("it is broken: no level takes " + seconds + " seconds");
      }
    }
  }

  private static void paths(List<String> texts) throws IOException {
    for (String text : texts) {
      try {
        Path.of(text);
      } catch (InvalidPathException e) {
        throw new IOException("it is broken: '" + shown(text) + "' is no path of a file", e);
      }
    }
  }

  private static void pattern(String text) throws IOException {
    try {
      GlobPattern.of(text);
    } catch (IllegalArgumentException e) {
      throw new IOException("it is broken: '" + shown(text) + "' is no pattern", e);
    }
  }

  private static String shown(String text) {
    return text.length() > SHOWN ? text.substring(0, SHOWN) + "…" : text;
  }
}
