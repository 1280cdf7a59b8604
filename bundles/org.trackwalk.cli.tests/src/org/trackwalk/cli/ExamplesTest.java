package org.trackwalk.cli;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.trackwalk.cli.command.CommandList;
import org.trackwalk.cli.console.Terminal;
import org.trackwalk.cli.console.UsageException;

/** Every command line that a help or a page shows is read by the parser that the tool has. */
class ExamplesTest {

  static String[] names() {
    return CommandList.all().stream().map(CommandList.Entry::name).toArray(String[]::new);
  }

  @ParameterizedTest
  @MethodSource("names")
  void aHelpHasExamplesThatAreRight(String name) {
    List<String> examples =
        CliRun.of(name, "--help").out().lines().filter(l -> l.startsWith("  trackwalk ")).toList();
    assertTrue(examples.stream().anyMatch(e -> e.startsWith("  trackwalk " + name)), name);
    examples.forEach(example -> assertRight(example.strip(), name));
  }

  @Test
  void theOverviewIsRight() {
    CliRun.of("--help")
        .out()
        .lines()
        .filter(line -> line.matches("  trackwalk [a-z]+ [a-z.]+.*"))
        .forEach(line -> assertRight(line.strip(), "overview"));
  }

  @Test
  void pagesShowWhatIsRight() throws IOException {
    Path root = Path.of("").toAbsolutePath().getParent().getParent();
    assumeTrue(Files.isDirectory(root.resolve("docs")), "not in the project's tree");
    List<Path> pages = new ArrayList<>(List.of(root.resolve("README.md")));
    try (Stream<Path> files = Files.walk(root.resolve("docs"))) {
      files.filter(file -> file.toString().endsWith(".md")).sorted().forEach(pages::add);
    }
    int found = 0;
    for (Path page : pages) {
      boolean code = false;
      for (String line : Files.readAllLines(page)) {
        code ^= line.strip().startsWith("```");
        if (code && line.strip().matches("(\\./)?trackwalk [a-z].*") && !line.contains("...")) {
          assertRight(line.strip(), page.getFileName().toString());
          found++;
        }
      }
    }
    assertTrue(found > 0);
  }

  private static void assertRight(String line, String where) {
    String call = line.replaceAll(" #.*", "").replaceAll("\\s*(\\||>|&&).*", "");
    List<String> words = new ArrayList<>(Arrays.asList(call.split("\\s+")));
    if (words.size() == 2 && words.get(1).startsWith("-")) {
      return;
    }
    String name = words.get(1);
    var entry = CommandList.byName(name);
    assertTrue(entry.isPresent(), where + ": " + line);
    PrintStream nowhere =
        new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8);
    try {
      CommandOptions.parse(
          name,
          entry.get().create().get(),
          words.subList(2, words.size()),
          Terminal.piped(nowhere, nowhere));
    } catch (UsageException e) {
      throw new AssertionError(where + ": " + line + ": " + e.getMessage());
    }
  }
}
