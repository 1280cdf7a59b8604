package org.trackwalk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.trackwalk.cli.config.ConfigKeys;

/** What is wrong with a value of {@code trackwalk.json} is told with the file and its place. */
class ConfigValuesTest {

  /** A value of so many words is not repeated as a whole. */
  private static final int LONG = 1000;

  @TempDir private Path folder;

  /**
   * A value that is wrong, and where that is told.
   *
   * @param json the value, which starts in line 3
   * @param line of what is wrong
   * @param column of it
   */
  record Wrong(String key, String json, int line, int column) {}

  private static Wrong wrong(String key, String json) {
    return new Wrong(key, json, 3, 3);
  }

  /** The type is wrong: told where the value stands. */
  private static Wrong type(String key, String json) {
    return new Wrong(key, json, 3, 3 + key.length() + 4);
  }

  static Stream<Wrong> values() {
    return Stream.of(
        new Wrong("profiles", "[\"generic\",\n  \"bullit\"]", 4, 3),
        new Wrong("profiles", "[\"no/such.json\"]", 3, 16),
        new Wrong("profiles", "[\"a\\u0000.json\"]", 3, 16),
        wrong("bodies", "\"two\""),
        wrong("bodies", "\"" + "two".repeat(LONG) + "\""),
        wrong("units", "\"" + "inch".repeat(LONG) + "\""),
        wrong("speed", "0"),
        wrong("speed", "-1e300"),
        type("speed", "\"fast\""),
        wrong("vehicle", "\"cart\""),
        wrong("vehicle", "\"car:wheels=square\""),
        wrong("vehicle", "\"a\\u0000.json\""),
        wrong("line", "\"no-such.csv\""),
        wrong("line", "\"a\\u0000.csv\""),
        wrong("line", "\"empty.csv\""),
        type("start", "[1, 2]"),
        new Wrong("only", "[\"seam\",\n\"seem\"]", 4, 1),
        new Wrong("only", "[\"seam.gap\", \"no.such\"]", 3, 24),
        new Wrong("skip", "[\"no.such\"]", 3, 12),
        new Wrong("rulesOf", "[\"asseto\"]", 3, 15),
        new Wrong("rules", "{\n\"no.such\": {\"warning\": 1e-6}}", 4, 13),
        new Wrong("rules", "{\n \"no.such\": \"off\"}", 4, 2),
        new Wrong("rules", "{\n \"no.such\": {}}", 4, 2),
        new Wrong("rules", "{\"seam.gap\":\n  {\"treshold\": 1}}", 4, 4),
        new Wrong("rules", "{\"seam.gap\":\n  {\"threshold\": -1}}", 4, 4),
        new Wrong("rules", "{\"seam\": {\n\"a\": 1}}", 4, 1),
        wrong("failOn", "\"errors\""),
        wrong("baseline", "\"no-such.json\""),
        wrong("baseline", "\"empty.csv\""),
        wrong("baseline", "\"a\\u0000b\""),
        type("failOnNew", "1"),
        new Wrong("reports", "{\"htm\": \"a.html\"}", 3, 15),
        new Wrong("reports", "{\"html\": \"no/such/a.html\"}", 3, 15),
        new Wrong("reports", "{\"html\": \"\"}", 3, 15),
        new Wrong("reports", "{\"html\": \"a\\u0000b\"}", 3, 15),
        new Wrong("reports", "{\"csv\": \"a\",\n \"html\": \"a\"}", 4, 2),
        wrong("jobs", "0"),
        type("jobs", "1.5"),
        wrong("jobs", "5000"),
        wrong("maxMemory", "\"much\""),
        wrong("maxMemory", "\"1m\""),
        wrong("cache", "\"a\\u0000b\""),
        wrong("cacheSize", "\"0\""),
        wrong("cacheSize", "\"-1g\""),
        new Wrong("exclude", "[\"[a\"]", 3, 15),
        type("all", "0"),
        type("maxFindings", "-1"),
        type("separate", "\"yes\""),
        type("asOneLevel", "null"),
        wrong("up", "\"w\""),
        wrong("units", "\"km\""),
        type("allowOutside", "[]"),
        wrong("coords", "\"maya\""),
        wrong("color", "\"blue\""),
        wrong("junitWarnings", "\"\""),
        wrong("junitWarnings", "\"fail\""),
        wrong("junitCases", "\"some\""),
        type("progress", "{}"),
        type("quiet", "\"\""));
  }

  @Test
  void everyKeyIsTried() {
    Set<String> tried = values().map(Wrong::key).collect(Collectors.toCollection(TreeSet::new));
    Set<String> all = new TreeSet<>(ConfigKeys.all());
    all.remove("$schema");
    assertEquals(all, tried);
  }

  @ParameterizedTest
  @MethodSource("values")
  void theFileIsNamedWithLineAndColumn(Wrong wrong) throws IOException {
    Path level = StraightObj.write(folder);
    Files.writeString(folder.resolve("empty.csv"), "");
    String text = "{\n  \"$schema\": \"\",\n  \"" + wrong.key() + "\": " + wrong.json() + "\n}\n";
    Path file = Files.writeString(folder.resolve("trackwalk.json"), text);
    assertTold(wrong, file, CliRun.of("check", level.toString()));
    assertTold(wrong, file, CliRun.of("config", level.toString()));
    Path named = Files.move(file, folder.resolve("other.json"));
    assertTold(wrong, named, CliRun.of("check", level.toString(), "--config", named.toString()));
  }

  private static void assertTold(Wrong wrong, Path file, CliRun run) {
    assertEquals(2, run.code(), run.toString());
    assertEquals("", run.out());
    List<String> told =
        run.err().lines().filter(line -> !line.startsWith("trackwalk: options from ")).toList();
    assertEquals(1, told.size(), run.err());
    String place = file + ", line " + wrong.line() + ", column " + wrong.column() + ": ";
    assertTrue(told.get(0).startsWith("trackwalk: " + place + wrong.key()), run.err());
    assertTrue(told.get(0).length() < place.length() + LONG, told.get(0).length() + " letters");
    assertFalse(run.err().contains("--"), "an option that nobody typed: " + run.err());
  }
}
