package org.trackwalk.check.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.trackwalk.examples.SharedData;
import org.trackwalk.examples.circuit.Circuit;
import org.trackwalk.examples.circuit.CircuitShape;
import org.trackwalk.examples.planted.DefectKind;
import org.trackwalk.examples.planted.PlantedCircuit;
import org.trackwalk.io.source.LevelFinder;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.settings.CheckSettings;

/** What is changed at one place of a level changes no finding farther than 30 m from it. */
class LocalityTest {

  private static final CheckSettings SETTINGS = CheckSettings.defaults().withJobs(2);

  /** Where a kerb of a wide road is gone no mark stands for two widths to each side, metres. */
  private static final double WIDE_PLACE = 100;

  /** A small circuit is a patchwork of kinks; each is told with the rows around it. */
  @Test
  void aCircuitOfCoarseRows() {
    compare(Circuit.generate(CircuitShape.SMALL).level(), 4, 6);
  }

  @Test
  void aCircuitWithEveryKindOfFault() {
    Circuit circuit = Circuit.generate(CircuitShape.EXAMPLE);
    compare(PlantedCircuit.plant(circuit, 1, List.of(DefectKind.values())).level(), 5, 6);
  }

  @Test
  void aRealTrack() throws Exception {
    assumeTrue(SharedData.folder().isPresent());
    Path path = SharedData.folder().get().resolve("data/tracks/torcs/dirt-5/dirt-5.ac");
    compare(
        LevelFinder.find(List.of(path), LoadOptions.DEFAULT, Progress.none())
            .get(0)
            .load(Progress.none()),
        6,
        4);
  }

  /** Its lap is passed in one sense only; a kerb that is gone makes the walk begin elsewhere. */
  @Test
  void anOvalWhoseLapIsTornInOneSense() throws Exception {
    assumeTrue(SharedData.folder().isPresent());
    Path path =
        SharedData.folder().get().resolve("data/tracks/torcs/oval/b-speedway/b-speedway.ac");
    Level level =
        LevelFinder.find(List.of(path), LoadOptions.DEFAULT, Progress.none())
            .get(0)
            .load(Progress.none());
    CheckedLevel before = LevelCheck.open(level, SETTINGS, Progress.none());
    LocalEdit edit = new LocalEdits(level, before, 1).leftOut("t0LB164");
    CheckedLevel after = LevelCheck.open(edit.level(), SETTINGS, Progress.none());
    assertEquals(
        List.of(),
        FarChanges.of(before.findings(), after.findings(), edit).stream()
            .filter(change -> change.distance() > WIDE_PLACE)
            .toList());
  }

  private static void compare(Level level, long seed, int edits) {
    CheckedLevel before = LevelCheck.open(level, SETTINGS, Progress.none());
    LocalEdits random = new LocalEdits(level, before, seed);
    for (int i = 0; i < edits; i++) {
      LocalEdit edit = random.next();
      CheckedLevel after = LevelCheck.open(edit.level(), SETTINGS, Progress.none());
      assertEquals(
          List.of(),
          FarChanges.of(before.findings(), after.findings(), edit),
          "seed " + seed + ", edit " + i + ": " + edit.what());
    }
  }
}
