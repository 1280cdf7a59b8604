package org.trackwalk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Levels to check in parts: good and bad ones, two of one name, one cut off, one of another kind.
 */
final class SevenInputs {

  private final Path folder;
  private final Path levels;

  /** Makes them in a folder. */
  SevenInputs(Path folder) throws IOException {
    this.folder = folder;
    levels = Files.createDirectory(folder.resolve("levels"));
    for (String name : List.of("a/good", "b/bad", "c/good", "d/bad", "e/bad")) {
      Path track = name.endsWith("good") ? Tracks.good(folder) : Tracks.bad(folder);
      move(track, name + ".obj");
    }
    move(Tracks.broken(folder), "f/broken.stl");
    Files.writeString(levels.resolve("scene.max"), "not read");
  }

  /** The folder that holds them. */
  Path levels() {
    return levels;
  }

  private void move(Path file, String name) throws IOException {
    Path level = levels.resolve(name);
    Files.createDirectories(level.getParent());
    Files.move(file, level);
  }

  static CliRun run(List<String> arguments, String... more) {
    List<String> all = new ArrayList<>(arguments);
    all.addAll(Arrays.asList(more));
    return CliRun.of(all.toArray(new String[0]));
  }

  /** One of so many parts, checked with some options more. */
  Path part(int index, int of, String... more) {
    Path part = folder.resolve(index + "of" + of + ".trackwalk-part");
    List<String> check = List.of("check", levels.toString(), "--shard", index + "/" + of);
    CliRun run = run(check, merged(more, "--part", part.toString()));
    assertTrue(Files.isRegularFile(part), run.err());
    return part;
  }

  private static String[] merged(String[] some, String... others) {
    List<String> all = new ArrayList<>(Arrays.asList(some));
    all.addAll(Arrays.asList(others));
    return all.toArray(new String[0]);
  }

  /** One of the good levels. */
  Path good() {
    return levels.resolve("a/good.obj");
  }

  /** Merging some parts is refused in one line that says why, and nothing is written. */
  static void refused(String why, Path out, String... parts) {
    CliRun run = run(List.of("merge", out.toString()), parts);
    assertEquals(3, run.code(), run.err());
    assertTrue(run.err().contains(why), run.err());
    assertEquals(1, run.err().lines().count(), run.err());
    assertFalse(Files.exists(out), "nothing is written");
  }
}
