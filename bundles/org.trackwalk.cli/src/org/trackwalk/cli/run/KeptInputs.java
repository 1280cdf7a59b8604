package org.trackwalk.cli.run;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import org.trackwalk.cli.console.UsageException;
import org.trackwalk.cli.console.WriteFailure;
import org.trackwalk.cli.option.ReportTarget;

/** A slip of the pen in an option must not cost the track: what is read is never written over. */
public final class KeptInputs {

  /** Bytes that tell what a file is. */
  private static final int BEGIN = 64;

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

  /**
   * Checks that a file that a baseline would replace is one, or another JSON file, or empty.
   *
   * @param output null when standard output is written
   * @throws UsageException when it holds something else, such as a track
   */
  public static void baseline(String option, Path output) throws UsageException {
    if (output == null || !Files.isRegularFile(output)) {
      return;
    }
    try (InputStream in = Files.newInputStream(output)) {
      String begin = new String(in.readNBytes(BEGIN), StandardCharsets.ISO_8859_1).strip();
      if (!begin.isEmpty() && !begin.startsWith("{")) {
        throw new UsageException(
            option + ": " + output + " is there and no baseline; name another file");
      }
    } catch (IOException e) {
      throw new UsageException(option + ": " + output + ": " + WriteFailure.reason(e));
    }
  }

  /**
   * Checks that an output is none of the reports.
   *
   * @param output null when there is none
   * @throws UsageException when it is one
   */
  public static void apart(String option, Path output, Collection<ReportTarget> reports)
      throws UsageException {
    for (ReportTarget report : reports) {
      if (output != null
          && report.file() != null
          && output
              .toAbsolutePath()
              .normalize()
              .equals(report.file().toAbsolutePath().normalize())) {
        throw new UsageException(option + ": a report goes to " + output + ", too");
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
