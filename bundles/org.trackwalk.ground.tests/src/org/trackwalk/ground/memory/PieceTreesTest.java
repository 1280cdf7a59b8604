package org.trackwalk.ground.memory;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.parallel.Budget;
import org.trackwalk.mesh.progress.CancelledException;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;

/** Which trees are made: those of pieces that are not what they were, or were not asked for. */
class PieceTreesTest {

  private static final int[] COUNTS = {5, 7, 11};
  private static final int ALL = 5 + 7 + 11;

  private final List<Piece> pieces = new ArrayList<>();

  PieceTreesTest() {
    for (int i = 0; i < COUNTS.length; i++) {
      pieces.add(StripPiece.of("p" + i, 20 * i, COUNTS[i]));
    }
  }

  private static int[] all(WeldedSurface surface) {
    return IntStream.range(0, surface.triangleCount()).toArray();
  }

  private long made(PieceTrees trees) {
    return made(trees, 0);
  }

  /** How many triangles are put into trees, as whoever waits is told, of those from a first on. */
  private long made(PieceTrees trees, int first) {
    WeldedSurface surface = ExactWeld.weld(pieces, 1, Progress.none());
    AtomicLong begun = new AtomicLong();
    AtomicLong worked = new AtomicLong();
    Progress progress =
        new Progress() {
          @Override
          public void begin(String task, long total) {
            begun.addAndGet(total);
          }

          @Override
          public void worked(long items) {
            worked.addAndGet(items);
          }

          @Override
          public boolean cancelled() {
            return false;
          }
        };
    int[] members = IntStream.of(all(surface)).skip(first).toArray();
    PieceForest forest = trees.over(surface, members, 2, progress);
    IntList found = new IntList();
    forest.overlapping(-1, -1, -1, 99, 99, 99, found);
    assertArrayEquals(members, found.array());
    assertEquals(begun.get(), worked.get());
    return begun.get();
  }

  @Test
  void eachIsMadeOnceWhileItsPieceIsTheSame() {
    PieceTrees trees = PieceTrees.empty();
    assertEquals(ALL, made(trees));
    assertEquals(0, made(trees));
    PieceTrees next = trees.next();
    assertEquals(0, made(next));
    pieces.set(1, StripPiece.moved(pieces.get(1), 4, 3));
    assertEquals(7, made(next.next()));
  }

  @Test
  void otherTrianglesOfAPieceHaveATreeOfTheirOwn() {
    PieceTrees trees = PieceTrees.empty();
    assertEquals(ALL, made(trees));
    assertEquals(4, made(trees, 8)); // two of the second piece's seven are left out more
    assertEquals(0, made(trees, 8));
    assertEquals(0, made(trees));
    PieceTrees next = trees.next();
    assertEquals(0, made(next, 8));
    assertEquals(0, made(next));
  }

  @Test
  void whatNobodyAskedForInOneCheckIsGoneInTheNext() {
    PieceTrees trees = PieceTrees.empty();
    made(trees);
    assertEquals(ALL, made(trees.next().next()));
  }

  @Test
  void whatIsFinishedForgetsWhatWasNotAskedFor() {
    Memory memory = Memory.first();
    made(memory.trees());
    Memory next = memory.after(null);
    next.settle();
    assertEquals(ALL, made(next.trees()));
  }

  @Test
  void numbersThatStayAreDealtToPiecesOnce() {
    WeldedSurface surface = ExactWeld.weld(pieces, 1, Progress.none());
    int[] some = {1, 5, 6, 20};
    ByPiece dealt = ByPiece.of(surface, some);
    assertArrayEquals(new int[] {0, 1, 2}, dealt.pieces());
    assertArrayEquals(new int[][] {{1}, {5, 6}, {20}}, dealt.triangles());
    assertArrayEquals(new int[][] {{1}, {0, 1}, {8}}, dealt.sources());
    assertTrue(dealt.holds(surface, some));
    assertTrue(dealt.holds(surface, some.clone()));
    assertFalse(dealt.holds(surface, new int[] {1, 5, 6, 21}));
    assertFalse(dealt.holds(ExactWeld.weld(pieces, 1, Progress.none()), some));
  }

  @Test
  void nothingIsMadeForWhoHasCancelled() {
    WeldedSurface surface = ExactWeld.weld(pieces, 1, Progress.none());
    Progress cancelled = Progress.unsaid(() -> true);
    PieceTrees trees = PieceTrees.empty();
    assertThrows(CancelledException.class, () -> trees.over(surface, all(surface), 1, cancelled));
    assertEquals(ALL, made(trees));
  }

  /** A tree whose boxes were spread all over is no help: then a new one is made. */
  @Test
  void aLookCostsNoMoreThanInANewTreeHoweverTrianglesMove() {
    Random random = new Random(3);
    Piece row = StripPiece.of("row", 0, 500);
    for (float far : new float[] {0.01f, 1, 1000}) {
      float[] p = row.positions().clone();
      for (int t = 0; t < 500; t++) {
        float by = far * (random.nextFloat() - 0.5f);
        for (int corner = 0; corner < 3; corner++) {
          p[9 * t + 3 * corner] += by;
        }
      }
      List<Piece> before = List.of(row);
      List<Piece> now = List.of(row.toBuilder().mesh(p, row.triangles()).build());
      PieceTrees trees = PieceTrees.empty();
      WeldedSurface first = ExactWeld.weld(before, 1, Progress.none());
      trees.over(first, all(first), 1, Progress.none());
      WeldedSurface surface = ExactWeld.weld(now, 1, Progress.none());
      long moved = looks(trees.next().over(surface, all(surface), 1, Progress.none()));
      long fresh = looks(PieceTrees.empty().over(surface, all(surface), 1, Progress.none()));
      assertTrue(moved <= 1.2 * fresh, moved + " units instead of " + fresh + ", " + far + " m");
    }
  }

  private static long looks(PieceForest forest) {
    IntList found = new IntList();
    Budget budget = new Budget(Long.MAX_VALUE);
    return budget.within(
            () -> {
              for (int x = 0; x < 500; x++) {
                forest.overlapping(x, -1, -1, x + 1, 1, 1, found);
              }
              return 0;
            })
        + budget.spent();
  }
}
