package org.trackwalk.ground.memory;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.trackwalk.mesh.parallel.Budget;
import org.trackwalk.mesh.tree.IntList;

/** Whoever asks pays what the answer cost, and has seen what it was made from, known or not. */
class PaidAnswersTest {

  private static final double[] BOX = {1, 2, 3, 4, 5, 6};
  private static final long COST = 50;

  private int worked;

  private String work() {
    worked++;
    Budget.spend(COST);
    Sight.box(BOX[0], BOX[1], BOX[2], BOX[3], BOX[4], BOX[5]);
    return "answer";
  }

  private static <T> long spent(Supplier<T> asked) {
    Budget budget = new Budget(Long.MAX_VALUE);
    budget.within(asked);
    return budget.spent();
  }

  @Test
  void anAnswerAboutAnItemCostsAndShowsEachTheSame() {
    ItemAnswers.Items items = ItemAnswers.of(Memory.first(), "question", null, 3);
    Supplier<String> ask = () -> items.of(1, this::work);
    for (int time = 0; time < 3; time++) {
      assertEquals(COST, spent(ask));
      assertArrayEquals(BOX, Sight.of(ask).box());
    }
    assertEquals(1, worked);
  }

  @Test
  void twoQuestionsInOneBudgetArePaidTwice() {
    ItemAnswers.Items items = ItemAnswers.of(Memory.first(), "question", null, 3);
    assertEquals(2 * COST, spent(() -> items.of(0, this::work) + items.of(2, this::work)));
    assertEquals(2 * COST, spent(() -> items.of(0, this::work) + items.of(2, this::work)));
    assertEquals(2, worked);
  }

  @Test
  void aRecalledAnswerIsPaidOnceByEachBudget() {
    Recall recall = Recall.first(true);
    double[] in = {7, 0.5};
    Supplier<double[]> work =
        () -> {
          work();
          return new double[] {42};
        };
    Supplier<double[]> ask = () -> recall.answer(in.clone(), new IntList(), work, () -> BOX);
    assertEquals(COST, spent(ask));
    assertEquals(COST, spent(ask));
    assertEquals(COST, spent(() -> ask.get()[0] + ask.get()[0]));
    assertEquals(1, worked);
  }
}
