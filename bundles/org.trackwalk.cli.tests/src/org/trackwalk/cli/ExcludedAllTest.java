package org.trackwalk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A command that is left nothing to look at must not end as if all were well. */
final class ExcludedAllTest {

  @TempDir private Path folder;
  private Path level;

  @BeforeEach
  void write() throws Exception {
    level = Files.createDirectories(folder.resolve("in")).resolve("n.obj");
    Files.writeString(level, "v 0 0 0\nv 0 0 9\nv 9 0 0\nf 1 2 3\n");
  }

  private static void assertRefused(int code, CliRun run) {
    assertEquals(code, run.code(), run.toString());
    assertTrue(run.err().contains("left"), run.toString());
    assertTrue(run.err().contains("xclude"), run.toString());
    assertTrue(run.out().isEmpty() || code == 3, run.toString());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "check",
        "info",
        "fix --dry-run",
        "ride",
        "drive",
        "overlaps",
        "clearance",
        "deviation",
        "parts",
        "parts --check",
        "confirm",
        "contacts --probes PROBES",
        "explain --at 1,0,1 --shape sphere:0.3",
        "tiles cut --into 2 --output TILES",
        "watch --rounds 1"
      })
  void everyCommandRefuses(String command) {
    for (String exclude : List.of("*", "n.obj", "in", "**/*.obj")) {
      List<String> args = new ArrayList<>();
      for (String word : command.split(" ")) {
        args.add(
            switch (word) {
              case "PROBES" -> level.toString();
              case "TILES" -> folder.resolve("tiles").toString();
              default -> word;
            });
      }
      args.add(level.toString());
      args.add("--exclude");
      args.add(exclude);
      assertRefused(2, CliRun.of(args.toArray(new String[0])));
    }
  }

  @Test
  void aPatternOfWhichNothingIsLeftIsRefused() {
    assertRefused(2, CliRun.of("check", level.getParent() + "/*.obj", "--exclude", "*.obj"));
  }

  @Test
  void aFolderOfWhichNothingIsLeftIsNoLevel() {
    assertRefused(3, CliRun.of("check", level.getParent().toString(), "--exclude", "*.obj"));
    assertRefused(2, CliRun.of("check", level.getParent().toString(), "--exclude", "in"));
  }

  @Test
  void theKeyOfTheOptionsFileIsNamed() throws Exception {
    Path config = folder.resolve("trackwalk.json");
    Files.writeString(config, "{\"exclude\": [\"*.obj\"]}");
    CliRun run = CliRun.of("check", level.toString(), "--config", config.toString());
    assertRefused(2, run);
    assertTrue(run.err().contains("trackwalk.json"), run.toString());
  }

  @Test
  void noBaselineIsWritten() throws Exception {
    Path known = folder.resolve("known.json");
    for (String path : List.of(level.toString(), level.getParent().toString())) {
      CliRun none = CliRun.of("baseline", path, "--exclude", "*.obj", "--output", known.toString());
      assertTrue(none.code() >= 2, none.toString());
      assertFalse(Files.exists(known), none.toString());
    }
    CliRun.of("baseline", level.toString(), "--output", known.toString());
    String before = Files.readString(known);
    for (String path : List.of(level.toString(), level.getParent().toString())) {
      CliRun.of("baseline", path, "--exclude", "*.obj", "--output", known.toString());
      assertEquals(before, Files.readString(known));
    }
  }
}
