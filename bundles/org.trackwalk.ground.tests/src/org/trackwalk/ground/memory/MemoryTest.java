package org.trackwalk.ground.memory;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.BitSet;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
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

  @Test
  void whatIsCheckedAgainIsWorthKeeping() {
    assertFalse(Memory.none().lasting());
    assertFalse(Memory.scarce().lasting());
    assertTrue(Memory.first().lasting());
    assertTrue(Memory.none().after(none()).lasting());
  }

  @Test
  void whereMemoryIsScarceTreesAreSmallAlsoAfterAChange() {
    assertTrue(Memory.scarce().sparing());
    assertTrue(Memory.scarce().after(none()).sparing());
    assertFalse(Memory.first().sparing());
    assertFalse(Memory.none().after(none()).sparing());
  }

  /** Each kind of thing that is kept is told that its check is over. */
  @Test
  void whatIsKeptIsToldThatTheCheckIsOver() {
    AtomicInteger told = new AtomicInteger();
    Memory memory = Memory.first();
    memory.keep(Memory.Settling.class, told::incrementAndGet);
    memory.keep(String.class, "kept");
    memory.settle();
    assertEquals(1, told.get());
    assertEquals("kept", memory.after(none()).last(String.class).orElseThrow());
  }

  /** Of a level that is checked once everything is worked out, each time. */
  @Test
  void nothingIsMarkedForALevelThatIsCheckedOnce() {
    Memory memory = Memory.none();
    assertArrayEquals(new int[] {0, 2}, MarkedTriangles.of(memory, 3, "even", t -> t % 2 == 0));
    assertArrayEquals(new int[] {1}, MarkedTriangles.of(memory, 3, "even", t -> t % 2 == 1));
    ItemAnswers.Items items = ItemAnswers.of(memory, "what", null, 3);
    assertEquals("first", items.of(1, () -> "first"));
    assertEquals("second", items.of(1, () -> "second"));
    BitSet edges = MarkedEdges.of(memory, null, 1, "last", h -> h == 2);
    assertEquals("{2}", edges.toString());
    assertFalse(Answers.none().lasting());
    assertTrue(Answers.empty().lasting());
  }
}
