package org.trackwalk.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.cli.console.Cancellation;
import org.trackwalk.cli.console.Terminal;

/** Runs over several levels through the command line: memory, cache, patterns, summary. */
class ManyLevelsTest {

  private static final List<String> FORMATS =
      List.of("json", "jsonl", "csv", "text", "html", "sarif", "junit", "baseline");

  @TempDir private Path folder;
  private Path levels;

  /** Six levels in folders of their own: good and bad ones, two of one name, one cut off. */
  @BeforeEach
  void sixLevels() throws IOException {
    levels = Files.createDirectory(folder.resolve("levels"));
    for (String name : List.of("a/good", "b/bad", "c/good", "d/bad", "e/bad")) {
      Path good = name.endsWith("good") ? Tracks.good(folder) : Tracks.bad(folder);
      old(good, name + ".obj");
    }
    old(Tracks.broken(folder), "f/broken.stl");
  }

  private Path old(Path file, String name) throws IOException {
    Path level = levels.resolve(name);
    Files.createDirectories(level.getParent());
    Files.move(file, level);
    // The cache does not trust what was written a moment before it was read.
    return Files.setLastModifiedTime(level, FileTime.from(Instant.now().minusSeconds(100)));
  }

  private List<String> arguments(Path reports, String... more) throws IOException {
    List<String> arguments = new ArrayList<>(List.of("check", levels.toString()));
    Files.createDirectories(reports);
    for (String format : FORMATS) {
      arguments.add("--report");
      arguments.add(format + "=" + reports.resolve("r." + format));
    }
    arguments.addAll(List.of(more));
    return arguments;
  }

  private CliRun check(Path reports, String... more) throws IOException {
    return CliRun.of(arguments(reports, more).toArray(new String[0]));
  }

  private static void assertSame(Path expected, Path actual) throws IOException {
    for (String format : FORMATS) {
      byte[] a = Files.readAllBytes(expected.resolve("r." + format));
      byte[] b = Files.readAllBytes(actual.resolve("r." + format));
      assertArrayEquals(a, b, format);
    }
  }

  @Test
  void reportsAreTheSameForAnyThreadsAnyMemoryAndFromTheCache() throws IOException {
    Path one = folder.resolve("one");
    Path three = folder.resolve("three");
    Path cached = folder.resolve("cached");
    String cache = folder.resolve("cache").toString();
    assertEquals(3, check(one, "--jobs", "1").code());
    CliRun side = check(three, "--jobs", "3", "--max-memory", "64m", "--cache", cache);
    assertTrue(side.err().contains("6 levels in "), side.err());
    assertFalse(side.err().contains("unchanged"), side.err());
    assertTrue(side.err().contains("1 failed"), side.err());
    assertTrue(side.err().contains("failed: ") && side.err().contains("broken.stl"), side.err());
    assertTrue(side.err().contains("slowest: "), side.err());
    CliRun again = check(cached, "--jobs", "2", "--cache", cache);
    assertTrue(again.err().contains("5 unchanged, taken from the cache"), again.err());
    assertEquals(3, again.code());
    assertSame(one, three);
    assertSame(one, cached);
  }

  @Test
  void quietSaysOnlyWhatCouldNotBeReadAndNoCacheChecksAll() throws IOException {
    String cache = folder.resolve("cache").toString();
    Files.writeString(folder.resolve("trackwalk.json"), "{\"cache\": \"cache\"}");
    check(folder.resolve("one"));
    assertTrue(Files.isDirectory(Path.of(cache)), "the key of trackwalk.json");
    CliRun known = check(folder.resolve("two"));
    assertTrue(known.err().contains("5 unchanged"), known.err());
    CliRun anew = check(folder.resolve("three"), "--no-cache");
    assertFalse(anew.err().contains("unchanged"), anew.err());
    String quiet = check(folder.resolve("four"), "--quiet").err();
    assertEquals(1, quiet.lines().count(), quiet);
    assertTrue(quiet.contains("broken.stl: line 4: "), quiet);
    CliRun summary = check(folder.resolve("five"), "--no-progress");
    assertTrue(summary.err().contains("6 levels in "), summary.err());
  }

  @Test
  void aCacheThatIsAFileIsNoCache() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "in the way");
    CliRun run = check(folder.resolve("one"), "--cache", file.toString());
    assertEquals(5, run.code());
    assertTrue(run.err().contains("--cache"), run.err());
    assertEquals("in the way", Files.readString(file));
  }

  @Test
  void whatMakesNoSenseIsTwo() throws IOException {
    assertUsage("--max-memory", "much");
    assertUsage("--max-memory", "1k");
    assertUsage("--cache-size", "-1g");
    assertUsage("--exclude", "a[b");
    assertUsage("--no-cache", "--cache", "x");
    CliRun nothing = CliRun.of("check", levels + "/**/*.glb");
    assertEquals(2, nothing.code());
    assertTrue(nothing.err().contains("**/*.glb"), nothing.err());
  }

  private void assertUsage(String... more) throws IOException {
    CliRun run = check(folder.resolve("reports"), more);
    assertEquals(2, run.code(), run.toString());
    assertTrue(run.err().contains(more[0]), run.err());
  }

  @Test
  void patternsAndWhatIsLeftOut() {
    CliRun run = CliRun.of("check", levels + "/**/*.obj", "--exclude", "bad.obj");
    assertEquals(0, run.code(), run.toString());
    assertTrue(run.err().contains("2 levels in "), run.err());
  }

  /** Nothing of an interrupted run is left but a word on how far it was. */
  @Test
  void stoppedInTheMiddleItSaysHowFarItWasAndWritesNothing() throws IOException {
    Cancellation cancellation = new Cancellation();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    PrintStream out =
        new PrintStream(OutputStream.nullOutputStream(), true, StandardCharsets.UTF_8);
    OutputStream stopper =
        new OutputStream() {
          @Override
          public void write(int b) {
            err.write(b);
            // The first thing that is told of the levels comes when some of them are done.
            if (err.toString(StandardCharsets.UTF_8).contains(" of 40 levels")) {
              cancellation.cancel();
            }
          }
        };
    for (int i = 0; i < 34; i++) {
      old(Tracks.bad(folder), "more" + i + "/bad.obj");
    }
    Terminal terminal =
        new Terminal(
            out, new PrintStream(stopper, true, StandardCharsets.UTF_8), false, true, cancellation);
    Path reports = folder.resolve("reports");
    int code = Main.run(arguments(reports).toArray(new String[0]), terminal);
    String told = err.toString(StandardCharsets.UTF_8);
    assertEquals(130, code, told);
    assertTrue(told.contains("of 40 levels were checked, no report was written"), told);
    try (Stream<Path> written = Files.list(reports)) {
      assertEquals(0, written.count());
    }
  }
}
