package org.trackwalk.cli;

import java.util.List;
import org.trackwalk.cli.command.Command;
import org.trackwalk.cli.console.Terminal;
import org.trackwalk.cli.console.UsageException;
import org.trackwalk.io.names.NearestName;
import picocli.CommandLine;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Reads the options of one command into its fields. */
final class CommandOptions {

  private static final int HELP_WIDTH = 100;

  private CommandOptions() {}

  /**
   * Fills the fields of a command.
   *
   * @return false when help was asked for, and printed
   * @throws UsageException when an option is not known (the nearest one is named), misses its value
   *     or has a wrong one
   */
  static boolean parse(String name, Command command, List<String> args, Terminal terminal)
      throws UsageException {
    CommandLine line = new CommandLine(command);
    line.setCommandName("trackwalk " + name);
    line.setUsageHelpWidth(HELP_WIDTH);
    line.setUsageHelpLongOptionsMaxWidth(30);
    line.setExpandAtFiles(false);
    try {
      line.parseArgs(args.toArray(new String[0]));
    } catch (UnmatchedArgumentException e) {
      throw new UsageException(unknown(name, e.getUnmatched().get(0), line));
    } catch (MissingParameterException e) {
      // Who mistypes an option beside it is told that first.
      String mistyped = mistyped(args, line);
      throw new UsageException(mistyped == null ? missing(name, e) : unknown(name, mistyped, line));
    } catch (ParameterException e) {
      throw new UsageException(firstLine(e) + more(name));
    }
    if (line.isUsageHelpRequested()) {
      line.usage(terminal.out(), CommandLine.Help.Ansi.OFF);
      return false;
    }
    return true;
  }

  /** The first argument that looks like an option and is none; null without. */
  private static String mistyped(List<String> args, CommandLine line) {
    for (String argument : args) {
      int equals = argument.indexOf('=');
      String option = equals < 0 ? argument : argument.substring(0, equals);
      boolean known = line.getCommandSpec().optionsMap().containsKey(option);
      if (option.startsWith("--") && option.length() > 2 && !known) {
        return argument;
      }
    }
    return null;
  }

  private static String unknown(String name, String argument, CommandLine line) {
    if (!argument.startsWith("-") || argument.equals("-")) {
      return "unexpected argument '" + argument + "'" + more(name);
    }
    int equals = argument.indexOf('=');
    String option = equals < 0 ? argument : argument.substring(0, equals);
    String hint = NearestName.hint(option, line.getCommandSpec().optionsMap().keySet());
    return "there is no option " + option + hint + more(name);
  }

  private static String missing(String name, MissingParameterException e) {
    StringBuilder what = new StringBuilder();
    for (CommandLine.Model.ArgSpec arg : e.getMissing()) {
      boolean option = arg.isOption();
      String label = option ? ((CommandLine.Model.OptionSpec) arg).longestName() + " " : "";
      what.append(what.isEmpty() ? "" : ", ").append(label).append(arg.paramLabel());
    }
    return "missing " + what + more(name);
  }

  private static String firstLine(ParameterException e) {
    String message = String.valueOf(e.getMessage());
    int end = message.indexOf('\n');
    return end < 0 ? message : message.substring(0, end).strip();
  }

  private static String more(String name) {
    return "; see trackwalk " + name + " --help";
  }
}
