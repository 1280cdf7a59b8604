package org.trackwalk.drive.effect;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.contact.bump.Bump;
import org.trackwalk.contact.bump.BumpFormula;
import org.trackwalk.contact.bump.SeamEdge;
import org.trackwalk.model.finding.Effect;
import org.trackwalk.model.profile.Bodies;
import org.trackwalk.model.profile.Profile;
import org.trackwalk.model.profile.ProfileList;
import org.trackwalk.model.profile.ShapeKind;
import org.trackwalk.model.profile.VehicleList;

/** Seams between bodies that run along the way: which engines are caught at their corners. */
class CornersTest {

  private static final double SPEED = 40;

  private static Effect ofSphere(String id, SeamModel model, double sine) {
    return of(id, model, sine, 0, "sphere");
  }

  private static Effect of(String id, SeamModel model, double sine, double hollow, String shape) {
    Profile profile = ProfileList.shipped(id);
    SeamEffects effects =
        new SeamEffects(List.of(profile), Bodies.PIECE, VehicleList.usual(), SPEED);
    return effects.across(sine).hollow(hollow).of(model).stream()
        .filter(effect -> effect.shape().startsWith(shape))
        .findFirst()
        .orElseThrow();
  }

  private static Bump closedForm(Profile profile, double speed) {
    double margin = profile.margin(ShapeKind.SPHERE);
    return BumpFormula.worst(
        SeamEdge.flush(speed, SeamEdge.PROBE_RADIUS, margin), profile.asGround(ShapeKind.SPHERE));
  }

  /** Jolt at 40 m/s, 0 to 45 degrees, 400 phases through a corner: 9.84 to 11.65, 11.07 square. */
  @ParameterizedTest
  @ValueSource(doubles = {0, 2, 5, 10, 20, 45, 90})
  void joltIsCaughtAtCornersAtEveryAngle(double degrees) {
    Profile profile = ProfileList.shipped("jolt");
    SeamModel seam = new SeamModel(SeamModel.Fault.STORED_TWICE, 0, Bodies.ONE);
    Effect effect = ofSphere("jolt", seam, StrictMath.sin(StrictMath.toRadians(degrees)));
    Bump square = closedForm(profile, SPEED);
    assertEquals(11.07, square.up(), 0.05 * 11.07);
    assertEquals(square.up(), effect.dvUp(), 1e-9);
    assertEquals(square.forward(), effect.dvForward(), 1e-9);
    assertEquals(0, effect.dvSide());
  }

  /**
   * Jolt at 40 m/s, a box of 4.5 m through a corner, 400 phases each: 10.0 to 10.5 lost and 14.8 to
   * 15.3 up along a seam, over gaps of 2 to 400 mm, and hanging over steps of 2 to 300 mm.
   */
  @ParameterizedTest
  @CsvSource({
    "STORED_TWICE, 0, 0",
    "STORED_TWICE, 0, 0.7",
    "STORED_TWICE, 0, 5",
    "STORED_TWICE, 0, 45",
    "STORED_TWICE, 0, 90",
    "SHIFTED, 0.0003, 1",
    "T_JUNCTION, 0, 1",
    "STEP, 0.002, 0.7",
    "STEP, 0.02, 0.7",
    "STEP, 0.1, 0.7",
    "GAP, 0.002, 2",
    "GAP, 0.4, 2"
  })
  void aBoxInJoltIsCaughtAtCornersToo(SeamModel.Fault fault, double size, double degrees) {
    double sine = StrictMath.sin(StrictMath.toRadians(degrees));
    Effect effect = of("jolt", new SeamModel(fault, size, Bodies.ONE), sine, 0, "box");
    assertEquals(10.1, effect.dvForward(), 0.05 * 10.1);
    assertEquals(14.9, effect.dvUp(), 0.05 * 14.9);
    assertEquals(0, effect.dvSide());
  }

  /**
   * PhysX, with and without PCM, and Jolt, enhanced, in 300 phases at each of nine places: none.
   */
  @ParameterizedTest
  @ValueSource(strings = {"physx", "physx-unity", "jolt-enhanced", "bullet-edge", "box3d"})
  void noOtherBoxIs(String id) {
    Effect effect = of(id, new SeamModel(SeamModel.Fault.STORED_TWICE, 0, Bodies.ONE), 0, 0, "box");
    assertEquals(0, effect.worst(), 0.01);
  }

  /** Jolt: 14.3 m/s up where the seam lies 6 cm inside the side, at 5 degrees, 0.7 at 20. */
  @ParameterizedTest
  @CsvSource({"1, true", "5, true", "25, false"})
  void overAHollowABoxIsCaughtWhereItReachesTheSeam(double degrees, boolean caught) {
    SeamModel seam = new SeamModel(SeamModel.Fault.STORED_TWICE, 0, Bodies.ONE);
    Effect effect = of("jolt", seam, 0, Math.toRadians(degrees), "box");
    assertEquals(caught ? 14.56 : 0, effect.dvUp(), 0.01);
  }

  /** A step no higher than the margin; a higher one holds the sphere off its corners. */
  @ParameterizedTest
  @CsvSource({"0.002, true", "0.01, true", "0.05, false"})
  void alongALowStepItIsCaughtTooAndNotAlongAKerb(double height, boolean caught) {
    SeamModel step = new SeamModel(SeamModel.Fault.STEP, height, Bodies.ONE);
    Effect along = ofSphere("jolt", step, 0.01);
    if (caught) {
      // beside the step the sphere stands its radius from the edge, as over a flush one
      Bump square = closedForm(ProfileList.shipped("jolt"), SPEED);
      assertEquals(square.up(), along.dvUp(), 1e-9);
      assertEquals(0, ofSphere("jolt-enhanced", step, 0.01).dvUp(), 0.3);
    } else {
      assertEquals(0, along.dvSide() == 0 ? along.dvForward() : 0, 1e-9);
    }
  }

  /** PhysX measured so too: 0.05, 0.28, 1.01, 3.24 and 9.00 m/s at 2 to 45 degrees. */
  @ParameterizedTest
  @CsvSource({
    "physx, 2",
    "physx, 5",
    "physx, 20",
    "physx, 45",
    "jolt-enhanced, 5",
    "jolt-enhanced, 20",
    "jolt-enhanced, 45"
  })
  void othersMeetTheEdgeWithThePartOfTheSpeedOverIt(String id, double degrees) {
    double sine = StrictMath.sin(StrictMath.toRadians(degrees));
    SeamModel seam = new SeamModel(SeamModel.Fault.STORED_TWICE, 0, Bodies.ONE);
    Effect effect = ofSphere(id, seam, sine);
    double foretold = closedForm(ProfileList.shipped(id), SPEED * sine).up();
    assertEquals(foretold, effect.dvUp(), 0.01 * foretold + 0.01);
  }
}
