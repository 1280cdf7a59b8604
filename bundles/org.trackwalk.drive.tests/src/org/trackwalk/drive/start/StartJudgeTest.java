package org.trackwalk.drive.start;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.drive.start.Stance.Kind;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.model.profile.BackFaces;
import org.trackwalk.model.profile.Vehicle;
import org.trackwalk.model.profile.VehicleList;

/** Starts on a square of 40 m, turned and tilted, with what stands around them. */
class StartJudgeTest {

  private static final double HALF = 20;

  /** 1.8 m wide, 4.5 m long, 1.2 m high, wheels of 0.3 m, as no file says anything else. */
  private static final Vehicle CAR = VehicleList.shipped("body");

  private final MeshDraft mesh = new MeshDraft("ground", SurfaceClass.ROAD);
  private int vertices;

  private void quad(double[]... corners) {
    for (double[] c : corners) {
      mesh.vertex(c[0], c[1], c[2]);
    }
    mesh.quad(vertices, vertices + 1, vertices + 2, vertices + 3, "asphalt");
    vertices += 4;
  }

  private void ground(double height, double slope) {
    quad(
        new double[] {-HALF, height - slope * HALF, HALF},
        new double[] {HALF, height + slope * HALF, HALF},
        new double[] {HALF, height + slope * HALF, -HALF},
        new double[] {-HALF, height - slope * HALF, -HALF});
  }

  private StartJudge judge() {
    return new StartJudge(
        Land.of(ExactWeld.weld(List.of(mesh.build("level.obj")), 1, Progress.none())),
        new BackFaces(false, false),
        CAR,
        3);
  }

  private static double[] heading(double degrees) {
    double angle = StrictMath.toRadians(degrees);
    return new double[] {StrictMath.cos(angle), StrictMath.sin(angle)};
  }

  @ParameterizedTest
  @CsvSource({
    "0, STANDS",
    "0.5, STANDS",
    "2.9, STANDS",
    "3.1, HANGS",
    "25, HANGS",
    "31, FALLS_OUT",
    "-0.2, STANDS",
    "-0.4, UNDER_GROUND",
    "-5, UNDER_GROUND"
  })
  void aStartLiesOnItsGroundOrALittleOverIt(double over, Kind kind) {
    ground(3, 0);
    for (int turn = 0; turn < 360; turn += 45) {
      Stance stance = judge().at(new double[] {1, 3 + over, 2}, heading(turn));
      assertEquals(kind, stance.kind(), over + " m over the ground");
      if (kind == Kind.HANGS || kind == Kind.UNDER_GROUND) {
        assertEquals(Math.abs(over), stance.amount(), 1e-6);
      }
    }
  }

  @Test
  void besideTheGroundThereIsNone() {
    ground(0, 0);
    assertEquals(Kind.FALLS_OUT, judge().at(new double[] {HALF + 1, 0, 0}, null).kind());
  }

  @Test
  void underADeckOverLowerGroundItWasMeantForTheDeck() {
    ground(0, 0);
    ground(8, 0);
    assertEquals(Kind.UNDER_GROUND, judge().at(new double[] {0, 7, 0}, null).kind());
    assertEquals(Kind.HANGS, judge().at(new double[] {0, 4, 0}, null).kind());
    assertEquals(Kind.STANDS, judge().at(new double[] {0, 0, 0}, null).kind());
  }

  @ParameterizedTest
  @CsvSource({"0.6, UNDER_ROOF", "1.1, UNDER_ROOF", "1.3, STANDS"})
  void aRoofLeavesRoomForTheBody(double high, Kind kind) {
    ground(0, 0);
    ground(high, 0);
    assertEquals(kind, judge().at(new double[] {3, 0, 3}, heading(10)).kind());
  }

  /** The border runs along z at 20: a body that looks along it has two wheels over it. */
  @ParameterizedTest
  @CsvSource({"18.0, STANDS", "19.5, ON_FEWER_WHEELS", "19.9, ON_FEWER_WHEELS"})
  void wheelsOverTheBorder(double x, Kind kind) {
    ground(0, 0);
    assertEquals(kind, judge().at(new double[] {x, 0, 0}, heading(90)).kind());
  }

  /** At a corner of the ground one of four wheels is over nothing. */
  @Test
  void oneWheelOverACorner() {
    ground(0, 0);
    // Looking at the corner: the front left wheel is 1.55 m farther along x, the right one 0.49 m.
    double[] at = {HALF - 1.4, 0, HALF - 2};
    Stance stance = judge().at(at, heading(45));
    assertEquals(Kind.ON_FEWER_WHEELS, stance.kind());
    assertEquals(3, stance.amount());
  }

  /** Ground twisted so that corners of the wheels' rectangle lie up and down by turns. */
  @ParameterizedTest
  @CsvSource({"0.2, STANDS", "0.28, STANDS", "0.32, WHEEL_HANGS", "0.5, WHEEL_HANGS"})
  void aWheelOverTwistedGround(double high, Kind kind) {
    // Four quarters, each level: two that touch at a corner carry it, and over the others it hangs.
    for (int x = -1; x <= 1; x += 2) {
      for (int z = -1; z <= 1; z += 2) {
        double height = x * z > 0 ? 0 : high;
        double[] near = {0, height, 0};
        double[] far = {x * HALF, height, z * HALF};
        double[] a = {far[0], height, 0};
        double[] b = {0, height, far[2]};
        quad(near, x * z > 0 ? b : a, far, x * z > 0 ? a : b);
      }
    }
    assertEquals(kind, judge().at(new double[] {0.05, 0, 0.05}, heading(0)).kind());
  }

  @Test
  void aStartIsNamedByItsWheels() {
    ground(0, 0);
    Stance stance = judge().at(new double[] {HALF - 0.5, 0, 0}, heading(90));
    assertEquals(2, stance.amount());
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, 0.1, 0.5, 0.9, 1.2, 1.5})
  void aSlopeSteeperThanTheGripSlides(double slope) {
    ground(0, slope);
    // Steeper than 45 degrees is no ground to stand on, whatever the tyres hold.
    double steepest = Math.min(1, CAR.grip().value());
    for (int turn = 0; turn < 360; turn += 30) {
      Stance stance = judge().at(new double[] {0, 0, 0}, heading(turn));
      Kind kind = stance.kind();
      assertEquals(slope <= steepest, kind == Kind.STANDS, slope + ": " + kind);
      if (kind == Kind.SLIDES) {
        assertEquals(StrictMath.toDegrees(StrictMath.atan(slope)), stance.amount(), 1e-6);
      }
    }
  }

  /** Walls at random angles through the outline, and 0.2 m outside of it. */
  @Test
  void aWallThroughTheBody() {
    Random random = new Random(5);
    for (int i = 0; i < 60; i++) {
      double turn = 360 * random.nextDouble();
      double[] ahead = heading(turn);
      double along = 2 * random.nextDouble() - 1;
      assertEquals(Kind.IN_WALL, walled(ahead, along).kind(), "scene " + i);
      assertEquals(Kind.STANDS, walled(ahead, 2.5 + along / 4).kind(), "scene " + i);
    }
  }

  /** An upright sheet of both sides across the way, so far ahead. */
  private static Stance walled(double[] ahead, double distance) {
    StartJudgeTest scene = new StartJudgeTest();
    scene.ground(0, 0);
    double x = distance * ahead[0];
    double z = distance * ahead[1];
    double[] a = {x - 3 * ahead[1], 0, z + 3 * ahead[0]};
    double[] b = {x + 3 * ahead[1], 0, z - 3 * ahead[0]};
    double[] c = {b[0], 2, b[2]};
    double[] d = {a[0], 2, a[2]};
    scene.quad(a, b, c, d);
    scene.quad(d, c, b, a);
    return scene.judge().at(new double[] {0, 0, 0}, ahead);
  }
}
