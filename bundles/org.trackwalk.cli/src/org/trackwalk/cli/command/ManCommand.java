package org.trackwalk.cli.command;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.trackwalk.cli.config.NamedPath;
import org.trackwalk.cli.console.ExitCode;
import org.trackwalk.cli.console.OutputException;
import org.trackwalk.cli.console.Terminal;
import org.trackwalk.cli.console.ToolVersion;
import org.trackwalk.cli.console.UsageException;
import org.trackwalk.cli.manual.ManualPage;
import org.trackwalk.cli.option.Choice;
import org.trackwalk.cli.option.HelpOption;
import org.trackwalk.io.aside.AsideFile;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code man}: manual pages, from the same model as the helps. */
@CommandLine.Command(
    name = "man",
    sortOptions = false,
    description = "Prints a manual page, or writes all of them into a folder.",
    footer = {
      "",
      "Examples:",
      "  trackwalk man check | man -l -",
      "  trackwalk man --output ~/.local/share/man/man1"
    })
public final class ManCommand implements Command {

  @Parameters(
      arity = "0..1",
      paramLabel = "COMMAND",
      description = "The command whose page it is; the page of trackwalk itself unless said.")
  private String command;

  @Option(
      names = "--output",
      paramLabel = "DIR",
      description = "Write all pages into this folder, which is made if need be.")
  private String output;

  @Mixin private HelpOption help;

  @Override
  public int run(Terminal terminal) throws UsageException, OutputException {
    Map<String, CommandSpec> specs = CommandSpecs.all();
    if (output != null) {
      if (command != null) {
        throw new UsageException("man: --output writes all pages; leave out '" + command + "'");
      }
      write(specs);
      return ExitCode.CLEAN;
    }
    if (command == null) {
      terminal.out().print(overview());
    } else {
      Choice.known("man", command, specs.keySet());
      terminal.out().print(page(command, specs));
    }
    return ExitCode.CLEAN;
  }

  private void write(Map<String, CommandSpec> specs) throws UsageException, OutputException {
    Path target = NamedPath.folder("--output", output);
    try {
      Path folder = Files.createDirectories(target);
      write(overview(), folder.resolve("trackwalk.1"));
      for (String name : specs.keySet()) {
        write(page(name, specs), folder.resolve("trackwalk-" + name + ".1"));
      }
    } catch (IOException e) {
      throw new OutputException("--output " + output + ": cannot be written");
    }
  }

  private static void write(String text, Path file) throws IOException {
    AsideFile.write(text.getBytes(StandardCharsets.UTF_8), file, true);
  }

  private static String page(String name, Map<String, CommandSpec> specs) {
    List<String> names = List.copyOf(specs.keySet());
    return ManualPage.of(name, specs.get(name), ToolVersion.NUMBER, names);
  }

  private static String overview() {
    List<String> names = CommandList.all().stream().map(CommandList.Entry::name).toList();
    List<String> texts = CommandList.all().stream().map(CommandList.Entry::description).toList();
    return ManualPage.overview(names, texts, ToolVersion.NUMBER);
  }
}
