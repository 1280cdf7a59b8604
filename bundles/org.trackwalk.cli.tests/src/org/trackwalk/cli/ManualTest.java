package org.trackwalk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.trackwalk.cli.command.CommandList;

/** Each page says what the help says, in a language that man and its checkers understand. */
class ManualTest {

  @TempDir private Path folder;

  static String[] names() {
    return CommandList.all().stream().map(CommandList.Entry::name).toArray(String[]::new);
  }

  @ParameterizedTest
  @MethodSource("names")
  void aPageHasEveryOptionOfTheHelp(String name) {
    String page = CliRun.of("man", name).out().replace("\\-", "-");
    String help = CliRun.of(name, "--help").out();
    assertTrue(page.startsWith(".TH \"TRACKWALK-" + name.toUpperCase(Locale.ROOT)), page);
    assertTrue(page.contains("\n.SH EXAMPLES\n"), page);
    help.lines()
        .map(String::strip)
        .filter(line -> line.matches("(-\\w, )?--[a-z-]+\\b.*"))
        .map(line -> line.replaceAll("^(-\\w, )?(--[a-z-]+).*", "$2"))
        .forEach(option -> assertTrue(page.contains(option), name + " lacks " + option));
  }

  @Test
  void groffAndMandocFindNothingWrong() throws Exception {
    CliRun run = CliRun.of("man", "--output", folder.toString());
    assertEquals(0, run.code(), run.toString());
    try (var files = Files.list(folder)) {
      assertEquals(names().length + 1, files.filter(f -> f.toString().endsWith(".1")).count());
    }
    assumeTrue(complaints("groff -ww -man -Tutf8 *.1 2>&1 >/dev/null"), "no groff");
    assumeTrue(complaints("mandoc -Tlint -Wwarning *.1 | grep -v 'missing date'"), "no mandoc");
  }

  @Test
  void anUnknownCommandIsNamedWithTheNearest() {
    CliRun run = CliRun.of("man", "chek");
    assertEquals(2, run.code());
    assertTrue(run.err().contains("did you mean 'check'?"), run.err());
  }

  /** False without the program; fails when it complains. */
  private boolean complaints(String command) throws IOException, InterruptedException {
    String program = command.substring(0, command.indexOf(' '));
    String guarded = "command -v " + program + " >/dev/null || exit 77; " + command + "; exit 0";
    Path shown = folder.resolve("shown");
    Process process =
        new ProcessBuilder("sh", "-c", guarded)
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(shown.toFile())
            .start();
    assertTrue(process.waitFor(60, TimeUnit.SECONDS), command);
    assertEquals("", Files.readString(shown), command);
    return process.exitValue() != 77;
  }
}
