package org.trackwalk.check.session;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.check.run.CheckedLevel;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.check.settings.CheckSettings;
import org.trackwalk.examples.circuit.Circuit;
import org.trackwalk.examples.circuit.CircuitShape;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.progress.Progress;

/** A check that goes on from the last one says what a full check says, to the last digit. */
class AgainTest {

  private static final int EDITS = Integer.getInteger("trackwalk.edits", 5);

  private static final CircuitShape SHAPE = new CircuitShape(20, 12, 100, 10, 4, 5, 1, 0.02, 7);

  @ParameterizedTest
  @ValueSource(
      longs = {
        1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24
      })
  void whateverIsEditedTheReportIsThatOfAFullCheck(long seed) {
    CheckSettings settings = CheckSettings.defaults().withJobs(2);
    RandomEdits edits = new RandomEdits(Circuit.generate(SHAPE), seed);
    CheckedLevel before = LevelCheck.again(null, edits.present(), settings, Progress.none());
    for (int i = 0; i < EDITS; i++) {
      Level level = edits.next();
      CheckedLevel again = LevelCheck.again(before, level, settings, Progress.none());
      CheckedLevel full = LevelCheck.open(level, settings, Progress.none());
      String what = "seed " + seed + ", edit " + i + ", " + edits.last();
      assertEquals(RecordText.of(full), RecordText.of(again), what);
      before = again;
    }
  }
}
