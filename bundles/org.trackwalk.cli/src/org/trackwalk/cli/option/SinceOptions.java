package org.trackwalk.cli.option;

import java.nio.file.Path;
import java.util.Optional;
import org.trackwalk.check.baseline.Baseline;
import org.trackwalk.check.baseline.BaselineException;
import org.trackwalk.check.baseline.BaselineReader;
import org.trackwalk.cli.config.ConfigFile;
import org.trackwalk.cli.config.NamedPath;
import org.trackwalk.cli.console.UsageException;
import picocli.CommandLine.Option;

/** What a check is compared with, and whether only what is new counts. */
public final class SinceOptions implements PlainOptions {

  @Option(
      names = "--baseline",
      paramLabel = "FILE",
      description =
          "Compare with an earlier check: a file of 'trackwalk baseline' or a JSON report.")
  private String baseline;

  @Option(
      names = "--fail-on-new",
      description = "With --baseline: only new and worse findings count for --fail-on.")
  private Boolean onlyNew;

  /** The baseline, read before any work is done; empty when none is asked for. */
  public Optional<Baseline> baseline(ConfigFile file) throws UsageException {
    String named = baseline == null ? file.text("baseline", null) : baseline;
    if (named == null) {
      if (Boolean.TRUE.equals(onlyNew)) {
        throw new UsageException("--fail-on-new: new since when? Name a --baseline FILE");
      }
      return Optional.empty();
    }
    boolean typed = baseline != null;
    String what = file.label(typed, "--baseline", "baseline");
    try {
      Path folder = typed ? null : file.folder();
      return Optional.of(BaselineReader.read(NamedPath.in(folder, what, named)));
    } catch (BaselineException e) {
      throw new UsageException(what + (typed ? " " : ": ") + e.getMessage());
    }
  }

  /** Whether the command line says anything of it. */
  public boolean isTyped() {
    return baseline != null || onlyNew != null;
  }

  /** Whether only new and worse findings count. */
  public boolean onlyNew(ConfigFile file) throws UsageException {
    return onlyNew == null ? file.truth("failOnNew", false) : onlyNew;
  }

  @Override
  public boolean flag(String name) {
    if (!name.equals("--fail-on-new")) {
      return false;
    }
    onlyNew = true;
    return true;
  }

  @Override
  public boolean value(String name, String value) {
    if (!name.equals("--baseline")) {
      return false;
    }
    baseline = value;
    return true;
  }
}
