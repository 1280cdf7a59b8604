package org.trackwalk.drive.effect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.contact.bump.BoxEdge;
import org.trackwalk.contact.bump.BoxFormula;
import org.trackwalk.contact.manifold.ContactSource;
import org.trackwalk.contact.method.MethodList;
import org.trackwalk.contact.shape.Box;
import org.trackwalk.contact.solver.ContactSolver;
import org.trackwalk.contact.solver.LevelContacts;
import org.trackwalk.contact.solver.MassProperties;
import org.trackwalk.contact.solver.RigidBody;
import org.trackwalk.contact.solver.SolverSettings;
import org.trackwalk.drive.effect.SeamModel.Fault;
import org.trackwalk.model.profile.Bodies;
import org.trackwalk.model.profile.Profile;
import org.trackwalk.model.profile.ProfileList;

/** What a seam does to a box that slides: measured, in closed form, and in a replay. */
class BoxSeamTest {

  private static final double SPEED = 10;
  private static final double STEP = 1.0 / 60;
  private static final double LANE = 2.13;

  /** The measured box, 1.0 m long along the way (docs/engines.md). */
  private static final Box MEASURED = new Box(0.8, 0.25, 0.5);

  private static final SeamModel SEAM = new SeamModel(Fault.STORED_TWICE, 0, Bodies.ONE);

  @ParameterizedTest
  @ValueSource(strings = {"physx-unity", "jolt-enhanced"})
  void aBoxLosesAboutEightMetresPerSecondInThreeOfTwelvePhases(String id) {
    Profile profile = ProfileList.shipped(id);
    SeamStep step = SeamStep.of(SEAM, profile, Bodies.PIECE, MEASURED);
    int hit = 0;
    for (int k = 0; k < 12; k++) {
      double worst = 0;
      double up = 0;
      for (int n = 0; n < 30; n++) {
        double ahead = 5 + 0.5 * (k + 0.37) / 12 - n * SPEED / 60;
        if (ahead > MEASURED.hz()) {
          step.take(-ahead, LANE, SPEED);
          worst = Math.max(worst, SPEED - step.forward());
          up = Math.max(up, step.up());
        }
      }
      if (worst > 0.1) {
        hit++;
        assertEquals(8, worst, 0.05 * 8);
        assertTrue(up > 2.55 && up < 2.75, "jumps at " + up);
      }
    }
    assertEquals(3, hit);
  }

  @Test
  void theClosedFormIsWhatContactsGive() {
    Profile profile = ProfileList.shipped("jolt-enhanced");
    for (Box box : new Box[] {MEASURED, new Box(0.5, 0.25, 0.8), new Box(0.9, 0.25, 2.25)}) {
      SeamStep step = SeamStep.of(SEAM, profile, Bodies.PIECE, box);
      BoxEdge edge = new BoxEdge(SPEED, 2 * box.hz(), 2 * box.hy(), 0, 0.02, STEP, 9.81);
      for (double ahead : new double[] {0.001, 0.005, 0.0154, 0.0199, 0.021}) {
        step.take(-box.hz() - ahead, LANE, SPEED);
        assertEquals(BoxFormula.upward(edge, ahead), Math.max(0, step.up()), 0.01, box + " up");
        assertEquals(BoxFormula.forwardLoss(edge, ahead), SPEED - step.forward(), 0.01, box + "");
      }
    }
  }

  @Test
  void aStepIsAWallAtItsHeight() {
    Profile profile = ProfileList.shipped("jolt-enhanced");
    double height = 0.02;
    SeamModel model = new SeamModel(Fault.STEP, height, Bodies.ONE);
    SeamStep step = SeamStep.of(model, profile, Bodies.PIECE, MEASURED);
    BoxEdge edge = new BoxEdge(SPEED, 1, 0.5, height, 0.02, STEP, 9.81);
    step.take(-MEASURED.hz() - 0.01, LANE, SPEED);
    assertEquals(BoxFormula.upward(edge, 0.01), step.up(), 0.02);
    assertEquals(BoxFormula.forwardLoss(edge, 0.01), SPEED - step.forward(), 0.02);
  }

  @Test
  void aReplayWithSequentialImpulsesAgrees() {
    double ahead = 0.0154;
    ContactSource source =
        new LevelContacts(
            ModelRoad.of(SEAM), MEASURED, 0.02, MethodList.find("voided-sorted").orElseThrow());
    double half = Math.sqrt(0.5);
    RigidBody body =
        new RigidBody(
            MassProperties.of(MEASURED, 1000),
            -MEASURED.hz() - ahead,
            0.25,
            LANE,
            0,
            half,
            0,
            half);
    body.velocity(SPEED, 0, 0);
    SolverSettings settings = SolverSettings.USUAL.friction(0).slop(0).sweeps(200);
    new ContactSolver(body, source, settings).settle();
    Profile profile = ProfileList.shipped("generic");
    SeamStep step = SeamStep.of(SEAM, profile, Bodies.PIECE, MEASURED);
    step.take(-MEASURED.hz() - ahead, LANE, SPEED);
    assertEquals(body.velocity(0), step.forward(), 0.02);
    assertEquals(body.velocity(1), step.up(), 0.02);
  }
}
