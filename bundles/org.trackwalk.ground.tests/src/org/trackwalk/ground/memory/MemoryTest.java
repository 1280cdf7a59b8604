package org.trackwalk.ground.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;

class MemoryTest {

  private static SurfaceChange none() {
    float[] p = {0, 0, 0, 0, 0, 1, 1, 0, 1};
    Piece piece = Piece.named("a", "l.obj").mesh(p, new int[] {0, 1, 2}).build();
    WeldedSurface surface = ExactWeld.weld(List.of(piece), 1, Progress.none());
    return SurfaceChange.between(surface, surface, 1);
  }

  @Test
  void whatIsKeptIsTheNextChecksAndNotThisOnes() {
    Memory memory = Memory.none();
    memory.keep(String.class, "kept");
    assertTrue(memory.last(String.class).isEmpty());
    assertEquals("kept", memory.after(none()).last(String.class).orElseThrow());
  }

  @Test
  void whereSurfacesCannotBeComparedNothingHolds() {
    Memory memory = Memory.none();
    memory.keep(String.class, "kept");
    assertTrue(memory.after(null).last(String.class).isEmpty());
  }

  @Test
  void aFinishedCheckForgetsTheOneBefore() {
    Memory memory = Memory.none();
    memory.keep(String.class, "kept");
    Memory next = memory.after(none());
    next.settle();
    assertTrue(next.last(String.class).isEmpty());
  }

  @Test
  void whatIsSharedIsMadeOnce() {
    Memory memory = Memory.none();
    assertEquals("first", memory.shared(String.class, () -> "first"));
    assertEquals("first", memory.shared(String.class, () -> "second"));
  }
}
