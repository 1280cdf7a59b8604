package org.trackwalk.check.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.check.session.RandomEdits;
import org.trackwalk.examples.circuit.Circuit;
import org.trackwalk.examples.circuit.CircuitShape;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.settings.CheckSettings;

/**
 * A check that goes on from the last one is charged what a full check is charged, but for the nodes
 * that searches meet in trees which stand otherwise.
 */
class SessionUnitsTest {

  /** Edits of each level; more are tried with {@code -Dtrackwalk.edits=}. */
  private static final int EDITS = Integer.getInteger("trackwalk.edits", 3);

  private static final CircuitShape SHAPE = new CircuitShape(20, 12, 100, 10, 4, 5, 1, 0.02, 7);

  private static final CheckSettings SETTINGS = CheckSettings.defaults().withJobs(2);

  /**
   * Without a budget that could end (two), and crossings, which are sought around changes by trees
   * that no full check has.
   */
  private static final Set<String> OTHERWISE =
      Set.of("the weld", "the open edges", "topology.intersection");

  /** A search in a tree whose boxes were moved meets a few nodes more or less: one in so many. */
  private static final long OFF = 200;

  /** A full check asks one tree over what is near borders, a session that of each piece. */
  private static final String LEDGER = "the ledger of open edges";

  private static final long LEDGER_OFF = 8;

  private static final Consumer<WeldedSurface> NOBODY = surface -> {};

  /** A check and what each of its rules and stations was charged, units of work. */
  private record Charged(CheckedLevel checked, Map<String, Long> units) {

    static Charged of(CheckedLevel before, Level level, boolean again) {
      StoppedWork stopped = new StoppedWork(Progress.none());
      CheckTask task =
          new CheckTask(
              level,
              LevelCheck.chosen(level, SETTINGS),
              before,
              again,
              false,
              false,
              stopped,
              NOBODY,
              Remainder.NONE,
              Progress.none());
      CheckedLevel checked = LevelCheck.run(task);
      return new Charged(checked, stopped.charges());
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2})
  void ofACleanCircuit(long seed) {
    compare("clean, seed " + seed, RandomEdits.ofClean(Circuit.generate(SHAPE), seed));
  }

  @ParameterizedTest
  @ValueSource(longs = {21, 22})
  void ofACircuitWithEveryKindOfFault(long seed) {
    compare("planted, seed " + seed, RandomEdits.ofPlanted(Circuit.generate(SHAPE), seed));
  }

  private static void compare(String name, RandomEdits edits) {
    Charged again = Charged.of(null, edits.present(), true);
    same(name + ", first", edits.present(), again);
    for (int i = 0; i < EDITS; i++) {
      Level level = edits.next();
      again = Charged.of(again.checked(), level, true);
      same(name + ", edit " + i + ": " + edits.last(), level, again);
    }
  }

  private static void same(String what, Level level, Charged again) {
    Map<String, Long> full = Charged.of(null, level, false).units();
    assertEquals(full.keySet(), again.units().keySet(), what);
    full.forEach(
        (who, units) -> {
          if (!OTHERWISE.contains(who)) {
            long apart = Math.abs(again.units().get(who) - units);
            long most = units / (who.equals(LEDGER) ? LEDGER_OFF : OFF);
            assertTrue(apart <= most, () -> what + ", " + who + ": " + units + ", apart " + apart);
          }
        });
  }
}
