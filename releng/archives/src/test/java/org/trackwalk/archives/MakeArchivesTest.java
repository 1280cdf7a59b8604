package org.trackwalk.archives;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The forms of a time that Maven takes for its {@code project.build.outputTimestamp}. */
class MakeArchivesTest {

  @Test
  void everyFormOfMavenIsTheSameTime() throws IOException {
    Instant time = Instant.parse("2026-11-27T00:36:06Z");
    assertEquals(time, MakeArchives.time("2026-11-27T00:36:06Z"));
    assertEquals(time, MakeArchives.time("2026-11-27T02:36:06+02:00"));
    assertEquals(time, MakeArchives.time(Long.toString(time.getEpochSecond())));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "x", "0", "2026-11-27", "999999999999999999"})
  void anythingElseIsOneLine(String text) {
    IOException e = assertThrows(IOException.class, () -> MakeArchives.time(text));
    assertTrue(e.getMessage().startsWith("project.build.outputTimestamp is '" + text + "'"));
    assertEquals(1, e.getMessage().lines().count());
  }
}
