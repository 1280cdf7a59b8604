package org.trackwalk.drive.effect;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.contact.bump.BoxEdge;
import org.trackwalk.contact.bump.Bump;
import org.trackwalk.contact.shape.Box;
import org.trackwalk.contact.solver.SolverSettings;
import org.trackwalk.model.profile.Profile;
import org.trackwalk.model.profile.ProfileList;
import org.trackwalk.model.profile.ShapeKind;

/** A box is set down as the ground under it lies: a bank changes nothing of what it meets. */
class BankedRoadTest {

  private static final Box BOX = new Box(0.9, 0.25, 2.25);

  private static final double SEAM = 60;

  /** Breaks upward every five metres. */
  private static double dip(double x, double by) {
    double row = Math.floor(x / 5 + 1e-9);
    return by * 5 * row * (row - 1) / 2 + by * row * (x - 5 * row);
  }

  private static Bump told(String id, double by, double bank, double speed) {
    Profile profile = ProfileList.shipped(id);
    double margin = profile.margin(ShapeKind.BOX);
    double step = profile.step();
    BoxEdge edge = new BoxEdge(speed, 4.5, 0.5, 0, margin, step, SolverSettings.GRAVITY);
    BentRoad road = BentRoad.of(2 * SEAM, SEAM, 5, 2, (x, z) -> dip(x, by) + bank * z);
    BoxGround ground = road.ground(0.13, 0.9, BoxApproach.before(4.5, speed * step));
    return BoxApproach.of(ground, edge, 1.8, BoxContacts.of(profile, BOX));
  }

  @ParameterizedTest
  @CsvSource({
    "jolt, 0.006, 40",
    "jolt, 0.012, 40",
    "jolt, 0.012, 55",
    "jolt-enhanced, 0.006, 40",
    "jolt-enhanced, 0.012, 55",
    "physx, 0.006, 40",
    "physx-pcm, 0.012, 40"
  })
  void inADip(String id, double by, double speed) {
    Bump level = told(id, by, 0, speed);
    double worst = Math.max(level.up(), level.forward());
    for (double bank : new double[] {0.02, -0.04, 0.08}) {
      Bump banked = told(id, by, bank, speed);
      assertEquals(worst, Math.max(banked.up(), banked.forward()), 0.05 * worst, "bank " + bank);
    }
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, 0.03, -0.1})
  void itStandsOnAPlane(double bank) {
    BentRoad road = BentRoad.of(2 * SEAM, SEAM, 5, 2, (x, z) -> 0.02 * x + bank * z);
    double[] pose = new double[4];
    road.ground(0.13, 0.9, 12).stand(-6, 2.25, pose);
    assertArrayEquals(new double[] {-0.12, 0.02, bank, 0}, pose, 1e-5);
  }
}
