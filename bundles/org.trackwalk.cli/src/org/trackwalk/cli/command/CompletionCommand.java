package org.trackwalk.cli.command;

import java.util.Iterator;
import java.util.List;
import org.trackwalk.cli.console.ExitCode;
import org.trackwalk.cli.console.Terminal;
import org.trackwalk.cli.console.UsageException;
import org.trackwalk.cli.option.Choice;
import org.trackwalk.cli.option.HelpOption;
import org.trackwalk.cli.shell.Shell;
import org.trackwalk.cli.shell.ShellModel;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code completion}: what makes the Tab key know commands, options, rules and formats. */
@CommandLine.Command(
    name = "completion",
    description = "Prints the script that makes the Tab key complete commands, options and values.",
    footer = {
      "",
      "For good: put the script where the shell looks, for instance",
      "  bash  ~/.local/share/bash-completion/completions/trackwalk",
      "  zsh   a folder of $fpath, as _trackwalk",
      "  fish  ~/.config/fish/completions/trackwalk.fish",
      "For one session: source <(trackwalk completion bash).",
      "",
      "Examples:",
      "  trackwalk completion bash > ~/.local/share/bash-completion/completions/trackwalk",
      "  trackwalk completion fish | source"
    })
public final class CompletionCommand implements Command {

  @Parameters(
      arity = "1",
      paramLabel = "SHELL",
      completionCandidates = Shells.class,
      description = "bash, zsh or fish.")
  private String shell;

  @Mixin private HelpOption help;

  @Override
  public int run(Terminal terminal) throws UsageException {
    List<String> known = Shell.ids();
    Choice.known("completion", shell, known);
    Shell chosen = Shell.values()[known.indexOf(shell)];
    terminal.out().print(chosen.script(ShellModel.of(CommandSpecs.all())));
    return ExitCode.CLEAN;
  }

  /** The names of the shells. */
  static final class Shells implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return Shell.ids().iterator();
    }
  }
}
