package org.trackwalk.cli.option;

import org.trackwalk.cli.config.ConfigFile;
import org.trackwalk.cli.config.NamedPath;
import org.trackwalk.cli.console.ConsoleProgress;
import org.trackwalk.cli.console.Terminal;
import org.trackwalk.cli.console.UsageException;
import org.trackwalk.mesh.progress.Progress;
import picocli.CommandLine.Option;

/** Where the settings come from and whether progress is shown, for commands about one level. */
public final class RunOptions {

  @Option(
      names = "--config",
      paramLabel = "FILE",
      description = "Options from a file; trackwalk.json is not looked for.")
  private String config;

  @Option(names = "--no-progress", description = "Show no progress.")
  private boolean noProgress;

  /** The settings' file; an empty one when none is named. */
  public ConfigFile config() throws UsageException {
    return config == null ? ConfigFile.none() : ConfigFile.read(NamedPath.of("--config", config));
  }

  /** Who is told how far it is. */
  public Progress progress(Terminal terminal) {
    return ConsoleProgress.of(terminal, noProgress);
  }
}
