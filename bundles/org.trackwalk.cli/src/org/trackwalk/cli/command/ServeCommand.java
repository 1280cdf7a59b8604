package org.trackwalk.cli.command;

import java.io.IOException;
import java.io.PrintStream;
import org.trackwalk.cli.console.ExitCode;
import org.trackwalk.cli.console.Terminal;
import org.trackwalk.cli.console.UsageException;
import org.trackwalk.cli.option.HelpOption;
import org.trackwalk.cli.serve.Server;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code serve}: a level that an editor holds, checked as it changes. */
@CommandLine.Command(
    name = "serve",
    sortOptions = false,
    description = {
      "Serves one level to an editor over standard input and output: the editor sends pieces as",
      "they change, and gets what is found, what has changed and what is gone. JSON-RPC 2.0 in the",
      "frames of the Language Server Protocol; docs/serve.md has every message."
    },
    footer = {
      "",
      "It goes on until the editor says exit or its end of the pipe is closed. Exit code: 0 after",
      "shutdown, else 1.",
      "",
      "Example:",
      "  trackwalk serve --stdio"
    })
public final class ServeCommand implements Command {

  @Option(names = "--stdio", description = "Over standard input and output: the only way there is.")
  private boolean stdio;

  @Mixin private HelpOption help;

  @Override
  public int run(Terminal terminal) throws UsageException, IOException {
    if (!stdio) {
      throw new UsageException("say how: trackwalk serve --stdio (an editor starts it so)");
    }
    PrintStream usual = System.out;
    // Nothing but messages may come from here, whatever a library has to say.
    System.setOut(terminal.err());
    try {
      boolean orderly = new Server(System.in, terminal.out(), terminal::message).run();
      return orderly ? ExitCode.CLEAN : ExitCode.FINDINGS;
    } finally {
      System.setOut(usual);
    }
  }
}
