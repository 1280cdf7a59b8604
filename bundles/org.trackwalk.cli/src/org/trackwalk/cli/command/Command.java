package org.trackwalk.cli.command;

import java.io.IOException;
import java.util.List;
import org.trackwalk.cli.console.InputException;
import org.trackwalk.cli.console.OutputException;
import org.trackwalk.cli.console.Terminal;
import org.trackwalk.cli.console.UsageException;
import org.trackwalk.cli.option.PlainOptions;

/** What a command does after its options were read into its fields. */
public interface Command {

  /**
   * Does it.
   *
   * @return an exit code
   * @throws UsageException for wrong usage or configuration
   * @throws InputException when an input cannot be read
   * @throws OutputException when a result cannot be written
   * @throws IOException when anything else cannot be read or written
   */
  int run(Terminal terminal) throws UsageException, InputException, OutputException, IOException;

  /** All its options where a plain line of them needs no picocli; empty when every line does. */
  default List<PlainOptions> plainOptions() {
    return List.of();
  }
}
