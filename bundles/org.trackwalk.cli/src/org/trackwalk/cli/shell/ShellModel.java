package org.trackwalk.cli.shell;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** Reads commands and their options as picocli knows them. */
public final class ShellModel {

  private ShellModel() {}

  /** The commands with their options, in the given order. */
  public static List<ShellCommand> of(Map<String, CommandSpec> specs) {
    List<String> names = List.copyOf(specs.keySet());
    List<ShellCommand> commands = new ArrayList<>();
    for (Map.Entry<String, CommandSpec> entry : specs.entrySet()) {
      CommandSpec spec = entry.getValue();
      List<ShellOption> options = new ArrayList<>();
      for (OptionSpec option : spec.options()) {
        if (!option.hidden()) {
          options.add(option(option));
        }
      }
      Values arguments =
          spec.positionalParameters().isEmpty()
              ? null
              : KnownValues.ofArguments(entry.getKey(), spec.positionalParameters().get(0), names);
      commands.add(
          new ShellCommand(
              entry.getKey(), line(spec.usageMessage().description()), options, arguments));
    }
    return commands;
  }

  private static ShellOption option(OptionSpec option) {
    boolean value = option.arity().max() > 0;
    return new ShellOption(
        List.of(option.names()),
        line(option.description()),
        value ? KnownValues.of(option) : null,
        option.isMultiValue());
  }

  /** The first sentence, without what a shell or picocli would read as more than text. */
  private static String line(String[] description) {
    String text = description.length == 0 ? "" : String.join(" ", description);
    int end = text.indexOf(". ");
    String first = end < 0 ? text : text.substring(0, end);
    return first.endsWith(".") ? first.substring(0, first.length() - 1) : first;
  }
}
