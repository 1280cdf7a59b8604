package org.trackwalk.rcp.start;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** Where the program works, and what a second one says. */
final class TrackwalkApplicationTest {

  @Test
  void theUsualFolderLiesInTheHome() {
    Path home = Path.of("home of a designer").toAbsolutePath();

    assertEquals(home.resolve("Trackwalk"), TrackwalkApplication.usual(home));
  }

  @Test
  void aSecondProgramSaysInWhichFolderTheFirstWorks() {
    String words = TrackwalkApplication.running("/tracks/here");

    assertTrue(words.startsWith("Trackwalk is running already"), words);
    assertTrue(words.contains("/tracks/here"), words);
  }
}
