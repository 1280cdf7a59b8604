package org.trackwalk.cli.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import org.trackwalk.cli.console.UsageException;

/** A slip of the pen in an option must not cost the track: what is read is never written over. */
public final class KeptInputs {

  private KeptInputs() {}

  /**
   * Checks that an output is none of the inputs, however both are spelled.
   *
   * @param output null when standard output is written
   * @throws UsageException when it is one
   */
  public static void check(String option, Path output, Collection<Path> inputs)
      throws UsageException {
    if (output == null || !Files.isRegularFile(output)) {
      return;
    }
    for (Path input : inputs) {
      if (same(output, input)) {
        throw new UsageException(
            option + ": " + output + " is an input and would be written over; name another file");
      }
    }
  }

  private static boolean same(Path output, Path input) {
    try {
      return Files.exists(input) && Files.isSameFile(output, input);
    } catch (IOException e) {
      return false; // it cannot be read either, and whoever reads it says so
    }
  }
}
