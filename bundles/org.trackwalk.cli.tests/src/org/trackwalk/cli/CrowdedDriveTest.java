package org.trackwalk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.StringJoiner;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code drive --together} of more bodies in one place than there is room for. */
class CrowdedDriveTest {

  /** As many as a file may have, each in all others: half a million pairs of 10 kB. */
  @Test
  void bodiesThatCannotFitAreToldByTheirFileAndWhatToDo(@TempDir Path folder) throws Exception {
    assumeTrue(Runtime.getRuntime().maxMemory() < 8L << 30, "there is room for them");
    Path level = folder.resolve("plane.obj");
    Files.writeString(level, "o road\nv -9 0 -9\nv 9 0 -9\nv 9 0 9\nv -9 0 9\nf 1 4 3 2\n");
    StringJoiner bodies = new StringJoiner(",\n", "{\"bodies\": [", "]}");
    for (int i = 0; i < 1000; i++) {
      bodies.add("{\"shape\": \"sphere:0.5\", \"at\": [0, 3, " + 0.0001 * i + "]}");
    }
    Path file = Files.writeString(folder.resolve("heap.json"), bodies.toString());

    CliRun run = CliRun.of("drive", level.toString(), "--together", file.toString());

    assertEquals(3, run.code(), run.toString());
    String start = file + ": to keep 499,500 pairs of bodies near each other";
    assertTrue(run.err().contains(start), run.err());
    assertTrue(run.err().contains("give fewer bodies or --steps, or more memory"), run.err());
  }
}
