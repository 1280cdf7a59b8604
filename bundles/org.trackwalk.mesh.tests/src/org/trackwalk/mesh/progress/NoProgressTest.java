package org.trackwalk.mesh.progress;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertFalse;

import org.junit.jupiter.api.Test;

/** Where nobody waits nothing is said, and nothing is cancelled. */
class NoProgressTest {

  @Test
  void nobodyCancels() {
    Progress none = Progress.none();
    none.begin("work", 7);
    none.worked(7);
    assertFalse(none.cancelled());
    assertDoesNotThrow(none::check);
    assertDoesNotThrow(none.within()::check);
  }
}
