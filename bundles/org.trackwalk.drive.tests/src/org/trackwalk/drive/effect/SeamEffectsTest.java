package org.trackwalk.drive.effect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.contact.bump.Bump;
import org.trackwalk.contact.bump.BumpFormula;
import org.trackwalk.contact.bump.SeamEdge;
import org.trackwalk.drive.effect.SeamModel.Fault;
import org.trackwalk.model.finding.Effect;
import org.trackwalk.model.profile.Bodies;
import org.trackwalk.model.profile.Profile;
import org.trackwalk.model.profile.ProfileException;
import org.trackwalk.model.profile.ProfileList;
import org.trackwalk.model.profile.ShapeKind;
import org.trackwalk.model.profile.Vehicle;
import org.trackwalk.model.profile.VehicleList;

/** Which engine feels which fault, on a body and through wheels. */
class SeamEffectsTest {

  private static final double SPEED = 40;

  private static List<Effect> effects(String profile, Bodies bodies, String vehicle, SeamModel m)
      throws ProfileException {
    Vehicle driven = VehicleList.named(vehicle, null);
    return new SeamEffects(List.of(ProfileList.shipped(profile)), bodies, driven, SPEED).of(m);
  }

  private static double up(Effect effect) {
    return effect.dvUp();
  }

  @ParameterizedTest
  @CsvSource({
    "generic, ONE, STORED_TWICE, 0, ONE, false",
    "generic, ONE, SHIFTED, 0.000001, ONE, true",
    "generic, ONE, SIGNED_ZERO, 0, ONE, true",
    "generic, ONE, T_JUNCTION, 0, PIECE, true",
    "generic, ONE, GAP, 0.005, ONE, true",
    "generic, PIECE, STORED_TWICE, 0, FILE, true",
    "generic, FILE, STORED_TWICE, 0, FILE, false",
    "reference, PIECE, STORED_TWICE, 0, ONE, false",
    "physx, ONE, SHIFTED, 0.00005, PIECE, true",
    "physx, ONE, SIGNED_ZERO, 0, ONE, false",
    "physx, PIECE, SIGNED_ZERO, 0, ONE, true",
    "jolt-enhanced, ONE, SHIFTED, 0.00005, PIECE, false",
    "jolt-enhanced, ONE, SHIFTED, 0.0002, PIECE, true",
    "jolt-enhanced, PIECE, SHIFTED, 0.00005, ONE, true",
    "jolt, ONE, STORED_TWICE, 0, PIECE, true",
    "bullet, ONE, SHIFTED, 0.0002, ONE, false",
    "rapier, PIECE, SHIFTED, 0.0002, ONE, false",
    "face-normal, PIECE, T_JUNCTION, 0, ONE, false"
  })
  void aProfileFeelsWhatItsContactsSay(
      String id, Bodies made, Fault fault, double size, Bodies together, boolean felt)
      throws ProfileException {
    List<Effect> effects = effects(id, made, "body", new SeamModel(fault, size, together));
    assertEquals(2, effects.size());
    for (Effect effect : effects) {
      assertEquals(felt, effect.worst() > 0.1, effect.toString());
    }
  }

  @Test
  void aSphereIsThrownByTheClosedFormWithTheProfilesOwnMargin() throws ProfileException {
    SeamModel seam = new SeamModel(Fault.SHIFTED, 0.00005, Bodies.ONE);
    Bump expected =
        BumpFormula.worst(SeamEdge.flush(SPEED, 0.35, 0.04), Math.sqrt(1 - 0.999 * 0.999));
    Effect effect = effects("physx", Bodies.ONE, "body", seam).get(0);
    assertEquals("sphere r 0.35", effect.shape());
    assertEquals(expected.up(), effect.dvUp(), 1e-12);
    assertEquals(13.7, up(effect), 0.05);
    assertEquals(expected.share(), effect.share(), 1e-6);
  }

  @ParameterizedTest
  @CsvSource({"physx, 30", "physx, 5", "physx, 20", "generic, 60"})
  void atAnAngleThePartOfTheSpeedThatGoesOverTheSeamIsFelt(String id, double degrees)
      throws ProfileException {
    SeamModel seam = new SeamModel(Fault.SHIFTED, 0.00005, Bodies.ONE);
    Profile profile = ProfileList.shipped(id);
    double sine = Math.rint(2000 * Math.sin(Math.toRadians(degrees))) / 2000;
    double margin = profile.margin(ShapeKind.SPHERE);
    Bump expected =
        BumpFormula.worst(
            SeamEdge.flush(SPEED * sine, 0.35, margin), profile.asGround(ShapeKind.SPHERE));
    Effect effect =
        new SeamEffects(List.of(profile), Bodies.ONE, VehicleList.usual(), SPEED)
            .across(Math.sin(Math.toRadians(degrees)))
            .of(seam)
            .get(0);
    assertEquals(SPEED, effect.speed());
    assertEquals(expected.up(), effect.dvUp(), 1e-12);
    assertEquals(expected.share(), effect.share(), 1e-12);
    assertEquals(expected.forward(), Math.hypot(effect.dvForward(), effect.dvSide()), 1e-12);
    assertEquals(expected.forward() * sine, effect.dvForward(), 1e-12);
  }

  @Test
  void whatRunsAlongTheWayIsNotFelt() throws ProfileException {
    for (String vehicle : List.of("body", "car:wheels=ray", "car:wheels=sphere")) {
      SeamEffects effects =
          new SeamEffects(
              List.of(ProfileList.shipped("physx")),
              Bodies.PIECE,
              VehicleList.named(vehicle, null),
              SPEED);
      for (Fault fault : List.of(Fault.STEP, Fault.GAP, Fault.STORED_TWICE)) {
        for (Effect effect : effects.across(0).of(new SeamModel(fault, 0.02, Bodies.ONE))) {
          assertEquals(0, effect.worst(), vehicle + " " + fault);
          assertEquals(0, effect.share(), vehicle + " " + fault);
        }
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"ray, 0.05, 1", "multi-ray, 0.05, 0", "multi-ray, 0.25, 1", "ray, 0.0001, 1"})
  void aRayHangsInAGapForItsShareOfAStep(String model, double width, double hangs)
      throws ProfileException {
    SeamModel gap = new SeamModel(Fault.GAP, width, Bodies.ONE);
    List<Effect> effects = effects("generic", Bodies.ONE, "car:wheels=" + model, gap);
    assertEquals(1, effects.size());
    double open = model.equals("ray") ? width : width - 0.2;
    assertEquals(-hangs * 9.81 / 60, up(effects.get(0)), 1e-12);
    assertEquals(
        hangs * Math.min(1, Math.max(0, open) / (SPEED / 60)), effects.get(0).share(), 1e-12);
  }

  @Test
  void aSweptWheelSinksIntoAGapAndNoWheelFeelsAFlushSeam() throws ProfileException {
    double half = 0.025;
    double sinks = 0.3 - Math.sqrt(0.3 * 0.3 - half * half);
    SeamModel gap = new SeamModel(Fault.GAP, 2 * half, Bodies.ONE);
    Effect swept = effects("generic", Bodies.ONE, "car:wheels=sphere", gap).get(0);
    assertEquals(2 * Math.PI * 1.5 * sinks, up(swept), 1e-12);
    for (String model : List.of("ray", "multi-ray", "sphere", "cylinder")) {
      SeamModel flush = new SeamModel(Fault.SIGNED_ZERO, 0, Bodies.ONE);
      assertEquals(0, effects("jolt", Bodies.PIECE, "car:wheels=" + model, flush).get(0).worst());
      SeamModel step = new SeamModel(Fault.STEP, 0.02, Bodies.ONE);
      assertEquals(
          2 * Math.PI * 1.5 * 0.02,
          up(effects("generic", Bodies.PIECE, "car:wheels=" + model, step).get(0)),
          1e-12);
    }
  }

  /**
   * Measured in 48 phases with the engines' own vehicles, the road car at 40 m/s, the corner's
   * largest speed upward (docs/engines.md, "Wheels").
   */
  @ParameterizedTest
  @CsvSource({
    "physx, ray, STEP, 0.005, 0.046",
    "physx, ray, STEP, 0.02, 0.196",
    "physx, ray, STEP, 0.04, 0.396",
    "physx, ray, GAP, 0.3, 0.821",
    "jolt, ray, STEP, 0.02, 0.091",
    "jolt, ray, STEP, 0.04, 0.185",
    "jolt, ray, GAP, 0.3, -0.172",
    "jolt, sphere, STEP, 0.02, 2.029",
    "jolt, sphere, STEP, 0.04, 2.887",
    "jolt, cylinder, STEP, 0.02, 2.226",
    "jolt, cylinder, STEP, 0.04, 3.054",
    "jolt, sphere, GAP, 0.1, 0.925",
    "jolt, sphere, GAP, 0.3, 2.977",
    "bullet, ray, STEP, 0.02, 0.102",
    "bullet, ray, STEP, 0.04, 0.207",
    "bullet, ray, GAP, 0.3, -0.173"
  })
  void whatEnginesVehiclesDo(String id, String model, Fault fault, double size, double measured)
      throws ProfileException {
    SeamModel seam = new SeamModel(fault, size, Bodies.PIECE);
    Vehicle car = VehicleList.named("car:wheels=" + model, null);
    SeamEffects effects = new SeamEffects(List.of(ProfileList.shipped(id)), null, car, 40);
    Effect effect = effects.of(seam).get(0);
    assertEquals("wheel as " + model, effect.shape());
    assertEquals(measured, effect.dvUp(), 0.15 * Math.abs(measured));
  }

  /** A slit along the road is not one that a wheel falls into for a second. */
  @ParameterizedTest
  @CsvSource({"ray", "multi-ray", "sphere", "cylinder"})
  void whatRunsAlongTheRoadIsNotCrossed(String model) throws ProfileException {
    Vehicle wheels = VehicleList.named("car:wheels=" + model, null);
    SeamEffects square =
        new SeamEffects(List.of(ProfileList.shipped("generic")), null, wheels, SPEED);
    for (SeamModel seam :
        List.of(
            new SeamModel(Fault.GAP, 0.5, Bodies.ONE),
            new SeamModel(Fault.STEP, 0.02, Bodies.ONE))) {
      for (double degrees : new double[] {0, 0.03, 1, 4.9}) {
        double sine = Math.sin(Math.toRadians(degrees));
        assertEquals(0, square.across(sine).of(seam).get(0).worst(), degrees + " degrees");
      }
      double crossed = square.across(Math.sin(Math.toRadians(6))).of(seam).get(0).worst();
      assertTrue(crossed > 0, seam.fault() + ": " + crossed);
    }
  }

  @Test
  void severalProfilesAreToldOneByOne() {
    SeamEffects effects =
        new SeamEffects(
            List.of(ProfileList.shipped("generic"), ProfileList.shipped("physx")),
            null,
            VehicleList.usual(),
            SPEED);
    List<Effect> both = effects.of(new SeamModel(Fault.STEP, 0.01, Bodies.ONE));
    assertEquals(
        List.of("generic", "generic", "physx", "physx"),
        both.stream().map(Effect::profile).toList());
    assertTrue(both.get(2).dvUp() > both.get(0).dvUp());
  }
}
