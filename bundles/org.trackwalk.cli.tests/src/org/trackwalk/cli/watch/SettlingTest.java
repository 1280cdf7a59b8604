package org.trackwalk.cli.watch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.trackwalk.cli.console.Cancellation;
import org.trackwalk.mesh.progress.CancelledException;

/** By a clock that goes only when it is slept by: no machine is too busy for it. */
@Timeout(30)
class SettlingTest {

  private static final long QUIET = 1500;

  /** Half a second more than two looks need: what settles later has waited for something else. */
  private static final long SLACK = 500;

  private final NavigableMap<Long, Long> sizes = new TreeMap<>(Map.of(0L, 100L));
  private final Cancellation cancellation = new Cancellation();
  private long millis;

  private final Settling.Clock clock =
      new Settling.Clock() {
        @Override
        public long nanos() {
          return millis * 1_000_000;
        }

        @Override
        public void sleep(long time) {
          millis += time;
        }
      };

  private static FileStates size(long size) {
    FileStates.State state = new FileStates.State(size, FileTime.fromMillis(0));
    return new FileStates(Map.of(Path.of("track.obj"), state));
  }

  private FileStates settled() {
    return new Settling(() -> size(sizes.floorEntry(millis).getValue()), cancellation, QUIET, clock)
        .changedSince(size(100));
  }

  /** Half a file is no level: the other half is on its way. */
  @Test
  void aFileThatIsWrittenInPiecesIsTakenWhole() {
    long last = 0;
    for (long piece = 1; piece <= 12; piece++) {
      last = 1000 + piece * 110 * piece / 2;
      sizes.put(last, 7 * piece);
    }
    FileStates states = settled();
    assertEquals(size(84), states);
    assertTrue(millis >= last + QUIET, millis + " ms, last written at " + last);
    assertTrue(millis <= last + QUIET + SLACK, millis + " ms, last written at " + last);
  }

  @Test
  void nothingIsDoneWhenAllIsAsItWas() {
    sizes.put(500L, 7L);
    sizes.put(1100L, 100L);
    sizes.put(20_000L, 8L);
    assertEquals(size(8), settled());
    assertTrue(millis >= 20_000 + QUIET, millis + " ms");
  }

  @Test
  void itEndsWhenItIsStopped() {
    cancellation.cancel();
    assertThrows(CancelledException.class, this::settled);
  }
}
