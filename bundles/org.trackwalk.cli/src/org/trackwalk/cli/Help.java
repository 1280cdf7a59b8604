package org.trackwalk.cli;

import java.util.Locale;
import org.trackwalk.cli.command.CommandList;

/** The text that {@code trackwalk --help} prints; that of a command comes from its options. */
final class Help {

  private Help() {}

  static String overview() {
    StringBuilder text = new StringBuilder();
    text.append(
        "Trackwalk checks the collision meshes of race tracks for what a car would feel.\n");
    text.append("\nUsage: trackwalk COMMAND [OPTIONS]\n\nCommands:\n");
    for (CommandList.Entry entry : CommandList.all()) {
      String call = entry.name() + " " + entry.arguments();
      text.append(String.format(Locale.ROOT, "  %-44s %s%n", call, entry.description()));
    }
    text.append("\nExamples:\n");
    text.append("  trackwalk check track.obj\n");
    text.append("  trackwalk check levels/ --report svg=report.svg --report json=report.json\n");
    text.append("  trackwalk info track.glb\n");
    text.append("  trackwalk rules seam.gap\n");
    text.append("\n'trackwalk COMMAND --help' lists a command's options,");
    text.append(" 'trackwalk --version' says which one this is.\n");
    return text.toString().replace(System.lineSeparator(), "\n");
  }
}
