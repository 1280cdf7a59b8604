package org.trackwalk.ground.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;

/** What is made of numbers alone is made once, as long as they are the same and it is asked for. */
class SameNumbersTest {

  private static final Piece STRIP = StripPiece.of("strip", 0, 4);

  private final WeldedSurface first = ExactWeld.weld(List.of(STRIP), 1, Progress.none());
  private int made;

  private String ask(Memory memory, WeldedSurface surface, String what) {
    return SameNumbers.of(memory, surface, what, () -> what + ++made);
  }

  private static Memory after(Memory memory, WeldedSurface before, WeldedSurface now) {
    memory.settle();
    return memory.after(SurfaceChange.between(before, now, 1));
  }

  /** The strip's end goes farther; all vertices keep their order and their numbers. */
  private static WeldedSurface longer(WeldedSurface surface, float by) {
    Piece strip = surface.pieces().get(0);
    Piece moved = StripPiece.moved(strip, strip.positions().length - 3, by);
    WeldedSurface now = ExactWeld.again(surface, List.of(moved), 1, Progress.none());
    assertTrue(now.sameNumbers(surface));
    return now;
  }

  @Test
  void ofALevelThatIsCheckedOnceItIsMadeEachTime() {
    Memory memory = Memory.none();
    assertEquals("a1", ask(memory, first, "a"));
    assertEquals("a2", ask(memory, first, "a"));
  }

  @Test
  void itIsMadeOnceForEachQuestion() {
    Memory memory = Memory.first();
    String a = ask(memory, first, "a");
    assertEquals("a1", a);
    assertEquals("b2", ask(memory, first, "b"));
    assertSame(a, ask(memory, first, "a"));
    assertEquals(2, made);
  }

  @Test
  void ofAnotherSurfaceNothingIsKnownOrKept() {
    Memory memory = Memory.first();
    ask(memory, first, "a");
    WeldedSurface other = ExactWeld.weld(List.of(STRIP), 1, Progress.none());
    assertEquals("a2", ask(memory, other, "a"));
    assertEquals("a3", ask(memory, other, "a"));
    assertEquals("a1", ask(memory, first, "a"));
  }

  @Test
  void itHoldsWhileNumbersStayAndItIsAskedFor() {
    Memory memory = Memory.first();
    ask(memory, first, "a");
    ask(memory, first, "b");
    WeldedSurface second = longer(first, 0.25f);
    Memory next = after(memory, first, second);
    assertEquals("a1", ask(next, second, "a"));
    WeldedSurface third = longer(second, 0.5f);
    Memory last = after(next, second, third);
    assertEquals("a1", ask(last, third, "a"));
    assertEquals("b3", ask(last, third, "b")); // not asked for in the check before
  }

  @Test
  void whatTheCheckBeforeLeftIsForgottenAtTheEnd() {
    Memory memory = Memory.first();
    ask(memory, first, "a");
    ask(memory, first, "b");
    WeldedSurface second = longer(first, 0.25f);
    Memory next = after(memory, first, second);
    ask(next, second, "b");
    next.settle();
    assertEquals("a3", ask(next, second, "a"));
  }

  @Test
  void withOtherNumbersItIsMadeAnew() {
    Memory memory = Memory.first();
    ask(memory, first, "a");
    Piece more = StripPiece.of("more", 9, 1);
    WeldedSurface second = ExactWeld.weld(List.of(STRIP, more), 1, Progress.none());
    Memory next = after(memory, first, second);
    assertEquals("a2", ask(next, second, "a"));
    assertEquals("a2", ask(next, second, "a"));
  }
}
