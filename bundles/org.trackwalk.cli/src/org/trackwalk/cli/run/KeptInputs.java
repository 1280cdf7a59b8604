package org.trackwalk.cli.run;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Optional;
import java.util.Set;
import org.trackwalk.check.baseline.Baseline;
import org.trackwalk.cli.console.InputFiles;
import org.trackwalk.cli.console.UsageException;
import org.trackwalk.cli.console.WriteFailure;
import org.trackwalk.cli.option.ReportTarget;
import org.trackwalk.io.source.LevelSource;

/** A slip of the pen in an option must not cost the track: what is read is never written over. */
public final class KeptInputs {

  /** Bytes that tell what a file is. */
  private static final int BEGIN = 64;

  /** Reports that a later check may be compared with. */
  private static final Set<String> COMPARABLE = Set.of("baseline", "json");

  private KeptInputs() {}

  /**
   * Checks that an output is none of the inputs, nor of what the command has read already, however
   * both are spelled.
   *
   * @param output null when standard output is written
   * @throws UsageException when it is one
   */
  public static void check(String option, Path output, Collection<Path> inputs)
      throws UsageException {
    InputFiles.ofCommand().addAll(inputs);
    if (output != null) {
      InputFiles.ofCommand().keepFrom(option, output);
    }
  }

  /**
   * Checks that what is compared with is replaced by nothing but what may be compared with.
   *
   * @param reports what is written
   * @throws UsageException when another report goes there
   */
  public static void compared(Optional<Baseline> baseline, Collection<ReportTarget> reports)
      throws UsageException {
    for (ReportTarget report : reports) {
      boolean comparable = COMPARABLE.contains(report.format().id());
      if (baseline.isPresent() && report.file() != null && !comparable) {
        InputFiles compared = new InputFiles();
        compared.add(Path.of(baseline.get().file()));
        compared.keepFrom("--report", report.file());
      }
    }
  }

  /** Notes what levels are found to be made of before they are read. */
  public static void found(Collection<LevelSource> sources) {
    InputFiles inputs = InputFiles.ofCommand();
    for (LevelSource source : sources) {
      if (source.status() != LevelSource.Status.SKIPPED) {
        inputs.addAll(source.files());
      }
      if (source.loader() != null) {
        inputs.addAll(source.loader().meshFiles());
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
}
