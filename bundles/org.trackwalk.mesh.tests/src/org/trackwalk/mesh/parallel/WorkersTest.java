package org.trackwalk.mesh.parallel;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class WorkersTest {

  @Test
  void everyPartRunsOnce() {
    for (int threads = 1; threads <= 8; threads++) {
      int[] runs = new int[100];
      Workers.run(threads, runs.length, part -> runs[part]++);
      int[] once = new int[100];
      Arrays.fill(once, 1);
      assertArrayEquals(once, runs);
    }
  }

  @Test
  void anExceptionComesOutOfTheCall() {
    for (int threads = 1; threads <= 4; threads++) {
      int count = threads;
      IllegalStateException thrown =
          assertThrows(
              IllegalStateException.class,
              () ->
                  Workers.run(
                      count,
                      50,
                      part -> {
                        if (part == 20) {
                          throw new IllegalStateException("part 20");
                        }
                      }));
      assertEquals("part 20", thrown.getMessage());
    }
  }

  @Test
  void partsCoverEverythingWithoutOverlap() {
    for (int size : new int[] {0, 1, 7, 64, 1000, Integer.MAX_VALUE}) {
      assertEquals(0, Workers.cut(size, 0, 7));
      assertEquals(size, Workers.cut(size, 7, 7));
      for (int part = 0; part < 7; part++) {
        int length = Workers.cut(size, part + 1, 7) - Workers.cut(size, part, 7);
        assertEquals(size / 7.0, length, 1);
      }
    }
  }
}
