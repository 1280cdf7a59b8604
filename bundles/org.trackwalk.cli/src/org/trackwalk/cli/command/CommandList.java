package org.trackwalk.cli.command;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Every command; a new one is one line here. A command's class is loaded only when it is used. */
public final class CommandList {

  /**
   * A command.
   *
   * @param name as typed
   * @param arguments for the list of commands
   * @param description one line
   * @param create makes it
   */
  public record Entry(
      String name, String arguments, String description, Supplier<Command> create) {}

  private static final List<Entry> ALL =
      List.of(
          new Entry("check", "PATH...", "check levels", CheckCommand::new),
          new Entry(
              "baseline",
              "PATH... --output FILE",
              "keep what is found, for check --baseline",
              BaselineCommand::new),
          new Entry(
              "convert",
              "REPORT.json --report F=FILE",
              "a JSON report in other formats",
              ConvertCommand::new),
          new Entry(
              "merge",
              "OUT PART...",
              "one report of the parts that several machines have checked",
              MergeCommand::new),
          new Entry(
              "tiles",
              "cut|check|join ...",
              "a large level cut into tiles that are checked alone, and joined",
              TilesCommand::new),
          new Entry(
              "watch", "PATH...", "check levels again whenever they change", WatchCommand::new),
          new Entry(
              "serve", "--stdio", "a level checked while an editor changes it", ServeCommand::new),
          new Entry("init", "DIR", "write a level manifest from what is found", InitCommand::new),
          new Entry(
              "import",
              "SCENE",
              "a game's own scene file as a level manifest with racing line",
              ImportCommand::new),
          new Entry(
              "info",
              "PATH...",
              "what is in a level: pieces, units, classes, open edges",
              InfoCommand::new),
          new Entry(
              "ride",
              "PATH... [--report svg=FILE]",
              "what a car feels along the road: slopes, g, wheel load, roughness, jumps",
              RideCommand::new),
          new Entry(
              "overlaps",
              "PATH... [--report json=FILE]",
              "pieces that go through each other: how deep, how long, what a car feels",
              OverlapsCommand::new),
          new Entry(
              "clearance",
              "PATH... --vehicle-mesh FILE",
              "whether a car's own mesh fits: the room around it along the road, what it touches",
              ClearanceCommand::new),
          new Entry(
              "deviation",
              "PATH... --seen PATH",
              "what is drawn against what cars collide with: heights on the road, holes",
              DeviationCommand::new),
          new Entry(
              "drive",
              "PATH... --shape SHAPE [--output FILE]",
              "sets a body on the level and lets it go: its way, its jolts, what made them",
              DriveCommand::new),
          new Entry(
              "confirm",
              "PATH... --engine ID | --install ID",
              "drives a level in real physics engines: foretold and measured",
              ConfirmCommand::new),
          new Entry(
              "parts",
              "MODEL --output FILE | --check",
              "a model as convex parts, or which of its pieces are not convex",
              PartsCommand::new),
          new Entry(
              "contacts",
              "PATH... --probes FILE",
              "contacts of given probe spheres",
              ContactsCommand::new),
          new Entry(
              "explain",
              "PATH... --at X,Y,Z --shape sphere:R",
              "one probe, every reason",
              ExplainCommand::new),
          new Entry(
              "fix",
              "PATH... --output DIR | --in-place",
              "fix what can be fixed safely, with preview and undo",
              FixCommand::new),
          new Entry("rules", "[ID]", "all rules, or one explained", RulesCommand::new),
          new Entry(
              "profiles",
              "[ID]",
              "engines and vehicles to judge by, or one explained",
              ProfilesCommand::new),
          new Entry(
              "config",
              "[PATH...]",
              "every option with its value and where it comes from",
              ConfigCommand::new),
          new Entry("completion", "bash|zsh|fish", "completion by Tab", CompletionCommand::new),
          new Entry("man", "[COMMAND]", "manual pages", ManCommand::new));

  private CommandList() {}

  /** All commands, in the order in which help lists them. */
  public static List<Entry> all() {
    return ALL;
  }

  /** The command with a name. */
  public static Optional<Entry> byName(String name) {
    return ALL.stream().filter(entry -> entry.name().equals(name)).findFirst();
  }
}
