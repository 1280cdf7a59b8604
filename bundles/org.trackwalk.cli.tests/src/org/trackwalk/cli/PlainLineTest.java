package org.trackwalk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.cli.command.Command;
import org.trackwalk.cli.command.CommandList;
import org.trackwalk.cli.option.PlainOptions;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;

/** A line that is read without picocli fills every field as picocli does. */
class PlainLineTest {

  private static List<CommandList.Entry> plainCommands() {
    return CommandList.all().stream()
        .filter(entry -> !entry.create().get().plainOptions().isEmpty())
        .toList();
  }

  @Test
  void everyOptionIsReadAsByPicocli() throws IllegalAccessException {
    for (CommandList.Entry entry : plainCommands()) {
      for (OptionSpec option : new CommandLine(entry.create().get()).getCommandSpec().options()) {
        if (option.usageHelp()) {
          continue;
        }
        String name = option.longestName();
        if (option.arity().max() == 0) {
          assertSame(entry, List.of("a.obj", name), true);
        } else {
          assertSame(entry, List.of(name, "x", "a.obj", "b"), true);
          assertSame(entry, List.of("a.obj", name + "=x=y"), true);
          assertSame(entry, List.of("a.obj", name, "u,v"), true);
        }
      }
    }
  }

  @Test
  void linesByChanceAreReadAsByPicocliOrLeftToIt() throws IllegalAccessException {
    Random random = new Random(7);
    String[] others = {"", "-", "--", "-h", "-1", "a,", "a,b", "\"q\"", "a b", "--none", "x"};
    for (CommandList.Entry entry : plainCommands()) {
      List<String> words = new ArrayList<>(List.of(others));
      for (OptionSpec option : new CommandLine(entry.create().get()).getCommandSpec().options()) {
        words.addAll(Arrays.asList(option.names()));
        words.add(option.longestName() + "=y");
        words.add(option.longestName() + "=");
      }
      for (int i = 0; i < 500; i++) {
        List<String> line = new ArrayList<>();
        for (int n = random.nextInt(6); n >= 0; n--) {
          line.add(words.get(random.nextInt(words.size())));
        }
        line.add(random.nextInt(line.size() + 1), "p.obj");
        assertSame(entry, line, false);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "--quiet",
        "p --help",
        "p --quiet --quiet",
        "p --speed 1 --speed 2",
        "p --nope",
        "p --speed",
        "p --start -1,2,3",
        "p --only a,,b",
        "p --quiet=true"
      })
  void whatIsUnusualIsLeftToPicocli(String line) {
    List<String> args = line.isEmpty() ? List.of() : List.of(line.split(" "));

    boolean read = PlainLine.read(command("check"), args);

    assertFalse(read);
  }

  @Test
  void theCommandThatIsUsedMostIsPlain() {
    boolean read = PlainLine.read(command("check"), List.of("a.obj", "--report", "json=r.json"));

    assertTrue(read);
  }

  private static Command command(String name) {
    return CommandList.byName(name).orElseThrow().create().get();
  }

  private static void assertSame(CommandList.Entry entry, List<String> line, boolean must)
      throws IllegalAccessException {
    Command plain = entry.create().get();
    boolean read = PlainLine.read(plain, line);
    if (must) {
      assertTrue(read, entry.name() + " " + line);
    }
    if (read) {
      Command full = entry.create().get();
      CommandLine picocli = new CommandLine(full);
      picocli.setExpandAtFiles(false);
      try {
        picocli.parseArgs(line.toArray(new String[0]));
      } catch (ParameterException e) {
        throw new AssertionError(entry.name() + " " + line + ": " + e.getMessage(), e);
      }
      assertEquals(fields(full), fields(plain), entry.name() + " " + line);
    }
  }

  /** All fields of a command and of its groups of options, by their names. */
  private static Map<String, String> fields(Object command) throws IllegalAccessException {
    Map<String, String> found = new TreeMap<>();
    for (Field field : command.getClass().getDeclaredFields()) {
      if (!Modifier.isStatic(field.getModifiers()) && !field.isSynthetic()) {
        field.setAccessible(true);
        Object value = field.get(command);
        if (value instanceof PlainOptions) {
          fields(value).forEach((name, text) -> found.put(field.getName() + "." + name, text));
        } else {
          found.put(field.getName(), String.valueOf(value));
        }
      }
    }
    return found;
  }
}
