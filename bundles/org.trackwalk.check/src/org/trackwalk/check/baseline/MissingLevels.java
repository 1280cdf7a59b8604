package org.trackwalk.check.baseline;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.Predicate;
import org.trackwalk.model.report.InputStatus;

/**
 * Levels of a baseline that a check did not meet. Who checks one level of many leaves the others
 * out and knows it; who checks a folder wants to hear that a level is gone from it.
 */
final class MissingLevels {

  private static final String FAILED = "failed";

  /** Exit code when an input could not be read (docs/batch.md). */
  private static final int UNREAD = 3;

  private MissingLevels() {}

  /**
   * What is said of each of them.
   *
   * @param met names of the levels of the baseline that were checked
   * @param asked whether a file would have been looked at if it were there
   */
  static List<InputStatus> of(Baseline baseline, Collection<String> met, Predicate<Path> asked) {
    List<InputStatus> missing = new ArrayList<>();
    for (String name : baseline.levels().keySet()) {
      if (!met.contains(name)) {
        Path file = baseline.paths().get(name);
        boolean gone = file != null && asked.test(file) && !Files.exists(file);
        missing.add(
            gone
                ? new InputStatus(name, FAILED, gone(baseline))
                : new InputStatus(name, "skipped", notChecked(baseline)));
      }
    }
    return missing;
  }

  private static String gone(Baseline baseline) {
    return "it is not there any more, and the baseline "
        + baseline.file()
        + " has it; if that is meant, write the baseline again";
  }

  private static String notChecked(Baseline baseline) {
    return "a level of the baseline " + baseline.file() + " that was not checked";
  }

  /** The exit code that they ask for. */
  static int exit(List<InputStatus> missing) {
    return missing.stream().anyMatch(input -> input.status().equals(FAILED)) ? UNREAD : 0;
  }
}
