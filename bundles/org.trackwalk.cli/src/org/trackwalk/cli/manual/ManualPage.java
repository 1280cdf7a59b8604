package org.trackwalk.cli.manual;

import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** The page of one command, from the options that picocli knows. */
public final class ManualPage {

  private ManualPage() {}

  /**
   * Writes it.
   *
   * @param name of the command
   * @param spec its description, options and footer; in the footer lines that begin with two spaces
   *     are kept as they are, those under "Example" are examples
   * @param version of the tool
   * @param others names of the other commands
   */
  public static String of(String name, CommandSpec spec, String version, List<String> others) {
    Roff page = new Roff("trackwalk-" + name, version);
    String[] description = spec.usageMessage().description();
    page.heading("NAME");
    page.text("trackwalk-" + name + " - " + summary(description));
    page.heading("SYNOPSIS");
    page.synopsis("trackwalk " + name, synopsis(spec));
    page.heading("DESCRIPTION");
    page.text(String.join(" ", description));
    if (!spec.positionalParameters().isEmpty()) {
      page.heading("ARGUMENTS");
      for (PositionalParamSpec argument : spec.positionalParameters()) {
        page.entry("", argument.paramLabel(), text(argument));
      }
    }
    page.heading("OPTIONS");
    for (OptionSpec option : spec.options()) {
      if (!option.hidden()) {
        String label = option.arity().max() > 0 ? option.paramLabel() : "";
        page.entry(String.join(", ", option.names()), label, text(option));
      }
    }
    footer(page, spec.usageMessage().footer());
    page.heading("SEE ALSO");
    page.text(see(others, name));
    return page.text();
  }

  /** The page of the tool itself. */
  public static String overview(List<String> commands, List<String> summaries, String version) {
    Roff page = new Roff("trackwalk", version);
    page.heading("NAME");
    page.text("trackwalk - check the collision meshes of race tracks");
    page.heading("SYNOPSIS");
    page.synopsis("trackwalk", "COMMAND [OPTIONS]");
    page.heading("DESCRIPTION");
    page.text(
        "Trackwalk reads the mesh pieces of a level, welds what is bit-identical, gives every open"
            + " edge one reason, and tells the worst places: what, where, how bad and how to fix"
            + " it. Files are never changed unless the command is fix.");
    page.heading("COMMANDS");
    for (int i = 0; i < commands.size(); i++) {
      page.entry(commands.get(i), "", summaries.get(i));
    }
    page.heading("EXIT STATUS");
    page.entry("0", "", "Nothing at or above --fail-on.");
    page.entry("1", "", "Findings at or above it.");
    page.entry("2", "", "Wrong usage or configuration.");
    page.entry("3", "", "An input could not be read; all others are still checked and reported.");
    page.entry("4", "", "Internal error. The highest wins.");
    page.heading("ENVIRONMENT");
    page.entry("NO_COLOR", "", "When set and not empty, there are no colours.");
    page.entry("TRACKWALK_JAVA_OPTS", "", "More options for the Java virtual machine.");
    page.entry("TRACKWALK_DEBUG", "", "When set, an internal error says where it happened.");
    page.heading("FILES");
    page.entry("trackwalk.json", "", "Options of a project; see trackwalk-config(1).");
    page.entry("*.trackwalk.json", "", "A level manifest; trackwalk-init(1) writes one.");
    page.heading("SEE ALSO");
    page.text(see(commands, ""));
    return page.text();
  }

  private static String see(List<String> commands, String own) {
    StringBuilder text = new StringBuilder(own.isEmpty() ? "" : "trackwalk(1)");
    for (String command : commands) {
      if (!command.equals(own)) {
        text.append(text.isEmpty() ? "" : ", ").append("trackwalk-").append(command).append("(1)");
      }
    }
    return text.toString();
  }

  private static String summary(String[] description) {
    String text = String.join(" ", description);
    int end = text.indexOf(". ");
    String first = end < 0 ? text : text.substring(0, end);
    String plain = first.endsWith(".") ? first.substring(0, first.length() - 1) : first;
    return plain.substring(0, 1).toLowerCase(Locale.ROOT) + plain.substring(1);
  }

  private static String synopsis(CommandSpec spec) {
    StringBuilder text = new StringBuilder("[OPTIONS]");
    for (OptionSpec option : spec.options()) {
      if (option.required()) {
        text.append(' ').append(option.longestName()).append(' ').append(option.paramLabel());
      }
    }
    for (PositionalParamSpec argument : spec.positionalParameters()) {
      boolean needed = argument.arity().min() > 0;
      String label = argument.paramLabel() + (argument.arity().max() > 1 ? "..." : "");
      text.append(' ').append(needed ? label : "[" + label + "]");
    }
    return text.toString();
  }

  private static String text(ArgSpec argument) {
    return String.join(" ", argument.description());
  }

  private static void footer(Roff page, String[] footer) {
    boolean example = false;
    boolean kept = false;
    boolean notes = false;
    for (String line : footer) {
      boolean verbatim = line.startsWith("  ");
      if (kept && !verbatim) {
        page.end();
        kept = false;
      }
      if (line.matches("Examples?:")) {
        page.heading("EXAMPLES");
        example = true;
      } else if (verbatim) {
        if (!kept) {
          page.example();
          kept = true;
        }
        page.kept(line.substring(2));
      } else if (!line.isBlank()) {
        if (!example && !notes) {
          page.heading("NOTES");
          notes = true;
        }
        page.text(line);
      }
    }
    if (kept) {
      page.end();
    }
  }
}
