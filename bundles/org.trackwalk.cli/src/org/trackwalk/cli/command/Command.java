package org.trackwalk.cli.command;

import java.io.IOException;
import org.trackwalk.cli.console.InputException;
import org.trackwalk.cli.console.OutputException;
import org.trackwalk.cli.console.Terminal;
import org.trackwalk.cli.console.UsageException;

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
}
