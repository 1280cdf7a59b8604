package org.trackwalk.ground.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.parallel.Budget;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;

/** Answers about a row of squares of 1 m, of which the one from x = 2 to x = 3 is raised. */
class RecallTest {

  private static final double[] IN = {7, 0.5};
  private static final double[] OUT = {42};
  private static final long UNITS = 5000;

  private static Piece square(String name, float x, float y) {
    float[] p = {x, y, 0, x, y, 1, x + 1, y, 1, x + 1, y, 0};
    return Piece.named(name, "l.obj").mesh(p, new int[] {0, 1, 2, 0, 2, 3}).build();
  }

  private static WeldedSurface weld(Piece... pieces) {
    return ExactWeld.weld(List.of(pieces), 1, Progress.none());
  }

  private static SurfaceChange raised() {
    Piece stays = square("stays", 0, 0);
    WeldedSurface before = weld(stays, square("moves", 2, 0));
    return SurfaceChange.between(before, weld(stays, square("moves", 2, 0.5f)), 1);
  }

  private static void keep(Recall recall, double[] box) {
    assertSame(OUT, recall.each(IN, new IntList(), () -> OUT, () -> box));
  }

  /** What is known of some numbers; null where the answer is worked out. */
  private static double[] ask(Recall recall, double[] in) {
    double[] made = new double[1];
    double[] known = recall.each(in, new IntList(), () -> made, () -> new double[6]);
    return known == made ? null : known;
  }

  private static double[] askedAgain(double[] box) {
    Recall recall = Recall.first(true);
    keep(recall, box);
    return ask(recall.after(raised()), IN.clone());
  }

  @Test
  void whatGoesAndWhatComesIsTheChange() {
    SurfaceChange change = raised();
    assertEquals(4, change.size());
    float[] around = change.around();
    assertEquals(2, around[0]);
    assertEquals(0, around[1]);
    assertEquals(3, around[3]);
    assertEquals(0.5f, around[4]);
  }

  @Test
  void anAnswerHoldsBesideTheChange() {
    assertSame(OUT, askedAgain(new double[] {0, 0, 0, 1.99, 1, 1}));
  }

  @Test
  void anAnswerWhoseBoxMeetsTheChangeIsForgotten() {
    assertNull(askedAgain(new double[] {0, 0, 0, 2, 1, 1}));
  }

  @Test
  void anAnswerThatLookedAtNothingHolds() {
    assertSame(OUT, askedAgain(new double[] {9, 9, 9, -9, -9, -9}));
  }

  @Test
  void anAnswerThatNobodyAskedForIsGoneAfterTwoChanges() {
    Recall recall = Recall.first(true);
    keep(recall, new double[] {0, 0, 0, 1, 1, 1});
    assertNull(ask(recall.after(raised()).after(raised()), IN));
  }

  @Test
  void ofACheckThatIsTheOnlyOneOnlyWhatSeveralAskForIsKept() {
    double[] box = {0, 0, 0, 1, 1, 1};
    IntList scratch = new IntList();
    Recall recall = Recall.first(false);
    keep(recall, box);
    assertNull(ask(recall, IN));
    assertSame(OUT, recall.answer(IN, scratch, () -> OUT, () -> box));
    double[] again = recall.answer(IN.clone(), scratch, () -> new double[1], () -> box);
    assertSame(OUT, again);
    // Where it was looked is not known: nothing holds after a change.
    assertNull(ask(recall.after(raised()), IN));
  }

  @Test
  void otherNumbersHaveNoAnswer() {
    Recall recall = Recall.first(true);
    keep(recall, new double[] {0, 0, 0, 1, 1, 1});
    assertNull(ask(recall, new double[] {7, Math.nextUp(0.5)}));
  }

  @Test
  void whoeverAsksPaysEachTimeWhatItCost() {
    Recall first = Recall.first(true);
    assertEquals(2 * UNITS, spentOnTwo(first));
    assertEquals(2 * UNITS, spentOnTwo(first.after(raised())));
    assertEquals(2 * UNITS, spentOnTwo(Recall.first(false)));
  }

  /** Units of two who ask the same. */
  private static long spentOnTwo(Recall recall) {
    Budget budget = new Budget(Long.MAX_VALUE);
    Supplier<double[]> work =
        () -> {
          Budget.spend(UNITS);
          return OUT;
        };
    for (int i = 0; i < 2; i++) {
      budget.within(
          () ->
              recall.each(IN.clone(), new IntList(), work, () -> new double[] {0, 0, 0, 1, 1, 1}));
    }
    return budget.spent();
  }
}
