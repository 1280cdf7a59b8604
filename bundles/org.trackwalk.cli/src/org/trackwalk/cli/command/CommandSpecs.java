package org.trackwalk.cli.command;

import java.util.LinkedHashMap;
import java.util.Map;
import picocli.CommandLine.Model.CommandSpec;

/** What picocli knows of every command, for what is made from all of them. */
final class CommandSpecs {

  private CommandSpecs() {}

  /** Names and options, in the order of the list. */
  static Map<String, CommandSpec> all() {
    Map<String, CommandSpec> specs = new LinkedHashMap<>();
    for (CommandList.Entry entry : CommandList.all()) {
      specs.put(entry.name(), CommandSpec.forAnnotatedObject(entry.create().get()));
    }
    return specs;
  }
}
