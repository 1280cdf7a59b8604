package org.trackwalk.drive.judge.sweep;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.contact.bump.BoxEdge;
import org.trackwalk.contact.bump.BoxFormula;
import org.trackwalk.contact.bump.SeamEdge;
import org.trackwalk.contact.solver.SolverSettings;
import org.trackwalk.drive.judge.JudgedLevel;
import org.trackwalk.drive.judge.engine.EngineEffect;
import org.trackwalk.examples.circuit.Circuit;
import org.trackwalk.examples.circuit.CircuitShape;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.model.profile.ProfileList;
import org.trackwalk.model.profile.ShapeKind;

/** What a box feels on flat edges without a fault: nothing, or what it feels at any free edge. */
class LongBodyTest {

  @ParameterizedTest
  @CsvSource({
    "physx, false",
    "jolt, false",
    "jolt-enhanced, false",
    "rapier, false",
    "bullet-edge, false",
    "bullet, true",
    "stk, true"
  })
  void aBoxIsStoppedWhereTheEngineRemovesNoEdge(String id, boolean stopped) {
    Level level = Circuit.generate(CircuitShape.EXAMPLE).level();
    EngineEffect effect =
        JudgedLevel.of(level, ProfileList.shipped(id)).judge().engineEffects().stream()
            .filter(e -> e.sliding().keySet().stream().anyMatch(name -> name.startsWith("box")))
            .findFirst()
            .orElseThrow();
    assertEquals(stopped ? effect.probed() : 0, effect.felt());
    double step = ProfileList.shipped(id).step();
    double formula =
        BoxFormula.worst(
                new BoxEdge(
                    200 / 3.6, 4.5, 0.5, 0, SeamEdge.GENERIC_MARGIN, step, SolverSettings.GRAVITY))
            .forward();
    assertEquals(stopped ? formula : 0, effect.worst().forward(), 0.02 * formula);
    if (stopped) {
      assertEquals(ShapeKind.BOX, effect.body().kind());
    }
  }
}
