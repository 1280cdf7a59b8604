package org.trackwalk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Processes that write reports, a baseline and a cache are killed at random moments, two at a time
 * over one cache. Whatever stands in the place of a file then is the whole old one or the whole new
 * one.
 */
class KilledRunsTest {

  private static final long SEED = 63;
  private static final int KILLS = 50;
  private static final int AT_A_TIME = 2;

  /** Of a process before it is killed, besides two: both levels' files are met so. */
  private static final int MORE_CHECKS = 8;

  @TempDir private Path folder;
  private Path levels;
  private Path cache;

  /** Jars, and what Java keeps of them from one process to the next. */
  private String classPath;

  private Path archive;

  @Test
  void everyFileIsTheOldOneOrTheWholeNewOne() throws Exception {
    boolean windows = System.getProperty("os.name").startsWith("Windows");
    assumeFalse(windows, "a process cannot be killed there while it moves a file");
    levels = Files.createDirectory(folder.resolve("levels"));
    cache = folder.resolve("cache");
    classPath = ToolClasses.jars(Files.createDirectory(folder.resolve("jars")));
    archive = folder.resolve("classes.jsa");
    Files.move(Tracks.good(folder), Files.createDirectory(levels.resolve("a")).resolve("x.obj"));
    Files.move(Tracks.bad(folder), Files.createDirectory(levels.resolve("b")).resolve("x.obj"));
    Map<String, List<byte[]>> whole = new HashMap<>();
    for (String level : List.of("a", "b")) {
      Path expected = Files.createDirectory(folder.resolve("expected-" + level));
      assertTrue(EndlessChecks.check(levels.resolve(level), expected, cache) <= 1);
      for (String format : EndlessChecks.formats()) {
        byte[] bytes = Files.readAllBytes(expected.resolve("report." + format));
        whole.computeIfAbsent("report." + format, k -> new ArrayList<>()).add(bytes);
      }
    }
    SplittableRandom random = new SplittableRandom(SEED);
    Map<String, Integer> seen = new TreeMap<>();
    Path[] reports = new Path[AT_A_TIME];
    for (int i = 0; i < AT_A_TIME; i++) {
      reports[i] = Files.createDirectory(folder.resolve("reports-" + i));
      EndlessChecks.check(levels.resolve("a"), reports[i], cache);
    }
    Process first = start(reports[0], "-XX:ArchiveClassesAtExit=" + archive, "3");
    assertEquals(
        3,
        first
            .inputReader(StandardCharsets.UTF_8)
            .lines()
            .filter(EndlessChecks.DONE::equals)
            .count());
    assertEquals(0, first.waitFor());
    for (int kill = 0; kill < KILLS; kill += AT_A_TIME) {
      Process[] processes = new Process[AT_A_TIME];
      for (int i = 0; i < AT_A_TIME; i++) {
        processes[i] = start(reports[i], "-XX:SharedArchiveFile=" + archive);
      }
      try {
        for (Process process : processes) {
          BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
          long took = 0;
          for (int left = 2 + random.nextInt(MORE_CHECKS); left > 0; left--) {
            long begun = System.nanoTime();
            assertEquals(EndlessChecks.DONE, out.readLine(), "kill " + kill);
            took = System.nanoTime() - begun;
          }
          // Anywhere in the next check or the one after it, as long as they take at this load.
          TimeUnit.NANOSECONDS.sleep(random.nextLong(2 * took + 1));
          process.destroyForcibly();
          assertTrue(process.waitFor(60, TimeUnit.SECONDS));
        }
      } finally {
        for (Process process : processes) {
          process.destroyForcibly().waitFor();
        }
      }
      for (Path folderOfOne : reports) {
        compare(folderOfOne, whole, "kill " + kill + ", seed " + SEED, seen);
      }
    }
    assertTrue(seen.size() > 2 * whole.size() - 3, "both contents were met: " + seen);
    // What is in the cache is taken or passed over, never believed when it is half.
    Path last = Files.createDirectory(folder.resolve("last"));
    for (int i = 0; i < 2; i++) {
      EndlessChecks.check(levels.resolve(List.of("a", "b").get(i)), last, cache);
      for (Map.Entry<String, List<byte[]>> file : whole.entrySet()) {
        byte[] bytes = Files.readAllBytes(last.resolve(file.getKey()));
        assertTrue(Arrays.equals(file.getValue().get(i), bytes), file.getKey() + " from the cache");
      }
    }
  }

  private static void compare(
      Path reports, Map<String, List<byte[]>> whole, String when, Map<String, Integer> seen)
      throws IOException {
    for (Map.Entry<String, List<byte[]>> file : whole.entrySet()) {
      byte[] bytes = Files.readAllBytes(reports.resolve(file.getKey()));
      int which = -1;
      for (int i = 0; i < file.getValue().size(); i++) {
        which = Arrays.equals(file.getValue().get(i), bytes) ? i : which;
      }
      assertTrue(which >= 0, file.getKey() + " is neither, " + bytes.length + " bytes, " + when);
      seen.merge(file.getKey() + " " + which, 1, Integer::sum);
    }
    try (Stream<Path> files = Files.list(reports)) {
      files
          .map(path -> path.getFileName().toString())
          .filter(name -> !whole.containsKey(name))
          .forEach(name -> assertTrue(name.startsWith("."), name + " is no file of ours"));
    }
  }

  private Process start(Path reports, String sharing, String... checks) throws Exception {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Xshare:auto", sharing));
    // What Java says of its archive goes where nobody counts lines.
    command.addAll(List.of("-Xlog:disable", "-Xlog:all=warning:stderr", "-cp", classPath));
    command.add(EndlessChecks.class.getName());
    command.addAll(List.of(levels.toString(), reports.toString(), cache.toString()));
    command.addAll(List.of(checks));
    return new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
  }
}
