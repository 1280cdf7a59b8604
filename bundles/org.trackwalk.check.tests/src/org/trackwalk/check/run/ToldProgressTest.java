package org.trackwalk.check.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.examples.circuit.Circuit;
import org.trackwalk.examples.circuit.CircuitShape;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.settings.CheckSettings;

/** Of no task more is done than there is, whatever goes on beside it. */
class ToldProgressTest {

  /** 112 pieces. */
  private static final CircuitShape SHAPE = new CircuitShape(20, 12, 100, 10, 4, 5, 1, 0.02, 7);

  /** What was told; tasks that were told to have more done than there is. */
  private static final class Listener implements Progress {
    private final List<String> tasks = new ArrayList<>();
    private final List<String> tooMuch = new ArrayList<>();
    private long total;
    private long done;

    @Override
    public synchronized void begin(String task, long size) {
      tasks.add(task);
      total = size;
      done = 0;
    }

    @Override
    public synchronized void worked(long items) {
      done += items;
      if (total > 0 && done > total) {
        tooMuch.add(tasks.get(tasks.size() - 1) + ": " + done + " of " + total);
      }
    }

    @Override
    public boolean cancelled() {
      return false;
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 4})
  void neverMoreIsDoneThanThereIs(int jobs) {
    Level level = Circuit.generate(SHAPE).level();
    CheckSettings settings = CheckSettings.defaults().withJobs(jobs);
    Listener once = new Listener();
    Listener again = new Listener();
    LevelCheck.open(level, settings, once);
    LevelCheck.again(null, level, settings, again);
    for (Listener listener : List.of(once, again)) {
      assertEquals(List.of(), listener.tooMuch);
      // The rules come last; what they build beside each other takes no task's place.
      String last = listener.tasks.get(listener.tasks.size() - 1);
      assertTrue(last.startsWith("rules on"), listener.tasks.toString());
    }
  }
}
