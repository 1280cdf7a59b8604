package org.trackwalk.eclipse.viewer.stage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** On a card of any speed a picture in motion has the triangles that it draws in time. */
class FrameBudgetTest {

  private static final int LEVEL = 1_000_000;
  private static final int FEWEST = 60_000;
  private static final int PICTURES = 12;

  @ParameterizedTest
  @ValueSource(doubles = {100, 1_500, 4_000, 12_000, 400_000})
  void afterADozenPicturesOneTakesTheTimeThatIsWanted(double perMillisecond) {
    FrameBudget budget = new FrameBudget();
    int drawn = 0;
    for (int i = 0; i < PICTURES; i++) {
      drawn = Math.min(LEVEL, budget.triangles());
      budget.took(drawn, drawn / perMillisecond);
    }
    double milliseconds = drawn / perMillisecond;
    if (drawn == LEVEL) {
      assertTrue(milliseconds <= FrameBudget.WANTED, milliseconds + " ms");
    } else if (drawn > FEWEST) {
      assertEquals(FrameBudget.WANTED, milliseconds, FrameBudget.WANTED / 20);
    } else {
      assertEquals(FEWEST, drawn, "a picture of less would show nothing");
    }
  }
}
