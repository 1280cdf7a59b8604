package org.trackwalk.check.run;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.trackwalk.examples.circuit.Circuit;
import org.trackwalk.examples.circuit.CircuitShape;
import org.trackwalk.examples.planted.DefectKind;
import org.trackwalk.examples.planted.PlantedCircuit;
import org.trackwalk.examples.planted.Sizes;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.model.settings.CheckSettings;

/**
 * All kinds of defects in all sizes on circuits of 30,000 to 300,000 triangles, turned and moved up
 * to three kilometres from the origin, in one frame or in pieces with own origins: at least 99 of
 * 100 of each kind are found, once, with pieces and measure, and at least 99 of 100 warnings and
 * errors are planted.
 */
class PlantedAtScaleTest {

  private static final int SEEDS = 20;

  /** Farther away a float step is coarser than what is planted. */
  private static final double FARTHEST = 3000;

  private static CircuitShape shape(long seed) {
    if (seed == SEEDS) {
      return new CircuitShape(24, 60, 160, 12, 60, 6, 20, 0.02, 7);
    }
    boolean fine = seed % 5 == 0;
    return fine
        ? new CircuitShape(24, 36, 160, 12, 24, 6, 8, 0.02, 7)
        : new CircuitShape(24, 24, 160, 12, 8, 6, 3, 0.02, 7);
  }

  private static boolean moved(long seed) {
    return seed % 2 == 0;
  }

  private static Circuit clean(long seed) {
    Circuit circuit = Circuit.generate(shape(seed));
    if (!moved(seed)) {
      return circuit;
    }
    Random random = new Random(seed);
    double angle = 2 * Math.PI * random.nextDouble();
    double dx = FARTHEST * (2 * random.nextDouble() - 1);
    double dz = FARTHEST * (2 * random.nextDouble() - 1);
    return circuit.elsewhere(angle, dx, dz);
  }

  private static boolean ownOrigins(long seed) {
    return seed % 3 == 0;
  }

  /**
   * Each kind twice; the seam at height 0 is there once, turned edges have no exact middle, and
   * what an own origin places has no -0.0.
   */
  private static List<DefectKind> kinds(long seed) {
    List<DefectKind> kinds = new ArrayList<>();
    for (DefectKind kind : DefectKind.values()) {
      boolean middle = kind != DefectKind.ZERO_AREA || !moved(seed);
      boolean zero = kind != DefectKind.SIGNED_ZERO_SEAM || !ownOrigins(seed);
      if (!middle || !zero) {
        continue;
      }
      kinds.add(kind);
      if (kind != DefectKind.SIGNED_ZERO_SEAM) {
        kinds.add(kind);
      }
    }
    return kinds;
  }

  private static LevelReport check(Level level) {
    return LevelCheck.check(level, CheckSettings.defaults(), Progress.none());
  }

  @Test
  void whatIsPlantedIsFoundAndNothingElse() {
    PlantedTally tally = new PlantedTally();
    for (long seed = 1; seed <= SEEDS; seed++) {
      PlantedCircuit circuit = PlantedCircuit.plant(clean(seed), seed, kinds(seed), Sizes.any());
      Level level =
          ownOrigins(seed)
              ? circuit.level("planted", circuit.placedPieces("planted.glb"))
              : circuit.level("planted", circuit.pieces("planted.obj"));
      tally.count(seed, circuit.truths(), check(level));
    }
    tally.assertTrustworthy();
  }

  @Test
  void cleanTwinsAreSilent() {
    for (long seed = 1; seed <= SEEDS; seed += 3) {
      Circuit circuit = clean(seed);
      for (Finding finding : check(circuit.level()).findings()) {
        assertTrue(
            finding.severity() == Severity.INFO,
            "seed " + seed + ": " + finding.rule() + " " + finding.message());
      }
    }
  }
}
