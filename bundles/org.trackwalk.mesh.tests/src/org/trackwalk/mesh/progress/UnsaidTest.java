package org.trackwalk.mesh.progress;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Work of which nothing is said stops when it is to, and so does a part of it. */
class UnsaidTest {

  @Test
  void itEndsWithWhatItWaitsFor() {
    boolean[] call = {false};
    Progress progress = Progress.unsaid(() -> call[0]);
    Progress part = progress.within();
    for (Progress each : new Progress[] {progress, part}) {
      each.begin("a task", 3);
      each.worked(1);
      assertFalse(each.cancelled());
    }
    call[0] = true;
    for (Progress each : new Progress[] {progress, part}) {
      assertTrue(each.cancelled());
      assertThrows(CancelledException.class, () -> each.worked(1));
      assertThrows(CancelledException.class, () -> each.begin("another", 1));
    }
  }
}
