package org.trackwalk.drive.effect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.contact.bump.BoxEdge;
import org.trackwalk.contact.bump.Bump;
import org.trackwalk.contact.bump.RoundedBoxFormula;
import org.trackwalk.contact.shape.Box;
import org.trackwalk.contact.solver.SolverSettings;
import org.trackwalk.io.engine.EngineBody;
import org.trackwalk.io.engine.EngineException;
import org.trackwalk.io.engine.EnginePass;
import org.trackwalk.io.engine.EngineProcess;
import org.trackwalk.io.engine.EngineSetup;
import org.trackwalk.io.engine.EngineWire;
import org.trackwalk.io.engine.EngineWorld;
import org.trackwalk.model.finding.Effect;
import org.trackwalk.model.profile.Bodies;
import org.trackwalk.model.profile.Profile;
import org.trackwalk.model.profile.ProfileList;
import org.trackwalk.model.profile.ShapeKind;
import org.trackwalk.model.profile.VehicleList;

/**
 * A seam of two bodies that runs along the way, foretold and driven along in the real engine.
 * Skipped where the engine is not installed; {@code -Dtrackwalk.engines.path} names the runner.
 */
class CornersInEnginesTest {

  private static final double STEP = 1 / 60.0;

  private static final double RADIUS = 0.35;

  private static final double GRAVITY = SolverSettings.GRAVITY;

  /** Edge of a quad along the seam, metres. */
  private static final double QUAD = 2;

  private static final int QUADS = 30;

  /** A corner of the seam, metres along it. */
  private static final double CORNER = 30;

  private static final int PHASES = 400;

  /** Steps before the corner and in all. */
  private static final int RUN_UP = 4;

  private static final int STEPS = 6;

  /** Of the foretold; the sphere rides millimetres deep at 200 km/h (ApproachInEnginesTest). */
  private static final double PART = 0.06;

  /** A strip along x whose far side rises. */
  private static EngineBody strip(double from, double to, double slope) {
    return strip(from, to, slope, 0);
  }

  private static EngineBody strip(double from, double to, double slope, double height) {
    int across = 4;
    float[] points = new float[3 * (QUADS + 1) * (across + 1)];
    int[] corners = new int[6 * QUADS * across];
    int p = 0;
    for (int i = 0; i <= QUADS; i++) {
      for (int j = 0; j <= across; j++) {
        double z = from + (to - from) * j / across;
        points[p++] = (float) (QUAD * i);
        points[p++] = (float) (height + slope * z);
        points[p++] = (float) z;
      }
    }
    int c = 0;
    for (int i = 0; i < QUADS; i++) {
      for (int j = 0; j < across; j++) {
        int a = i * (across + 1) + j;
        int b = a + across + 1;
        for (int corner : new int[] {a, a + 1, b, b, a + 1, b + 1}) {
          corners[c++] = corner;
        }
      }
    }
    return new EngineBody(points, corners);
  }

  /** How fast a sphere is thrown up at most that slides along, m/s. */
  private static double thrown(Profile profile, double speed, double rise, double beside)
      throws EngineException {
    List<EnginePass> passes = new ArrayList<>();
    for (int phase = 0; phase < PHASES; phase++) {
      double x = CORNER - speed * STEP * (RUN_UP + (phase + 0.5) / PHASES);
      passes.add(
          new EnginePass(
              new double[] {x, RADIUS + 0.0005, -beside, 0, 0, 0, 1},
              new double[] {speed, 0, 0},
              new double[] {x, -beside, 200, -beside},
              speed,
              STEPS));
    }
    List<EngineBody> road = List.of(strip(-8, 0, 0), strip(0, 8, Math.tan(rise)));
    double most = 0;
    double[] half = {RADIUS, RADIUS, RADIUS};
    for (float[] trace : go(profile.id(), profile, ShapeKind.SPHERE, half, road, passes)) {
      for (int i = 4; i < trace.length; i += EngineWire.PER_STEP) {
        most = Math.max(most, trace[i]);
      }
    }
    return most;
  }

  /** Most speed that a box loses along the way, and the share of phases that lose 0.1 m/s. */
  private static double[] lost(
      String id, Box box, double speed, double degrees, double beside, List<EngineBody> road)
      throws EngineException {
    return lost(id, box, speed, degrees, beside, 0, road);
  }

  /**
   * The same of a box that is set down in the road.
   *
   * @param depth metres
   */
  private static double[] lost(
      String id,
      Box box,
      double speed,
      double degrees,
      double beside,
      double depth,
      List<EngineBody> road)
      throws EngineException {
    Profile profile = ProfileList.shipped(EngineSetup.byId(id).orElseThrow().profile());
    double angle = Math.toRadians(degrees);
    double dx = Math.cos(angle);
    double dz = Math.sin(angle);
    double turn = Math.atan2(dx, dz) / 2; // its own z axis points along the way
    List<EnginePass> passes = new ArrayList<>();
    for (int phase = 0; phase < PHASES; phase++) {
      double back = speed * STEP * (2 + (phase + 0.5) / PHASES) + box.hz();
      double x = CORNER - back * dx;
      double z = beside - back * dz;
      passes.add(
          new EnginePass(
              new double[] {x, box.hy() - depth, z, 0, Math.sin(turn), 0, Math.cos(turn)},
              new double[] {speed * dx, 0, speed * dz},
              new double[] {x, z, x + 200 * dx, z + 200 * dz},
              0,
              RUN_UP));
    }
    double[] half = {box.hx(), box.hy(), box.hz()};
    double most = 0;
    int hits = 0;
    for (float[] trace : go(id, profile, ShapeKind.BOX, half, road, passes)) {
      double slowest = speed;
      for (int i = 0; i < trace.length; i += EngineWire.PER_STEP) {
        slowest = Math.min(slowest, trace[i + 3] * dx + trace[i + 5] * dz);
      }
      most = Math.max(most, speed - slowest);
      hits += speed - slowest > 0.1 ? 1 : 0;
    }
    return new double[] {most, hits / (double) PHASES};
  }

  private static List<float[]> go(
      String id,
      Profile profile,
      ShapeKind kind,
      double[] half,
      List<EngineBody> road,
      List<EnginePass> passes)
      throws EngineException {
    EngineWorld world =
        new EngineWorld(
            id,
            STEP,
            SolverSettings.GRAVITY,
            profile.margin(kind),
            kind == ShapeKind.SPHERE,
            half,
            road);
    try (EngineProcess engine = InstalledEngine.started(id)) {
      return engine.go(engine.open(world), passes);
    }
  }

  @ParameterizedTest
  @CsvSource({"jolt, 40, 0", "jolt, 55.6, 0", "jolt, 40, 5", "jolt, 40, 12", "jolt, 40, 20"})
  void alongTheSeamItIsThrownAtCorners(String id, double speed, double degrees)
      throws EngineException {
    Profile profile = ProfileList.shipped(id);
    double rise = Math.toRadians(degrees);
    Effect effect =
        new SeamEffects(List.of(profile), Bodies.PIECE, VehicleList.usual(), speed)
                .across(0)
                .hollow(rise)
                .of(new SeamModel(SeamModel.Fault.STORED_TWICE, 0, Bodies.ONE))
                .stream()
                .filter(e -> e.shape().startsWith("sphere"))
                .findFirst()
                .orElseThrow();
    double most = thrown(profile, speed, rise, RADIUS * Math.tan(rise / 2));
    assertEquals(effect.dvUp(), most, PART * effect.dvUp());
  }

  /** Left to itself after it is set down; at 0 to 45 degrees, over a seam, a gap and a step. */
  @ParameterizedTest
  @CsvSource({
    "20, 4.5, 0, 0.1, 0, 0",
    "40, 4.5, 0, 0.1, 0, 0",
    "55.6, 4.5, 0, 0.1, 0, 0",
    "40, 4.5, 1, -0.3, 0, 0",
    "40, 4.5, 5, 0, 0, 0",
    "40, 4.5, 45, 0, 0, 0",
    "40, 4.5, 0, 0.1, 0.4, 0",
    "40, 4.5, 0, -0.3, 0, 0.005",
    "40, 4.5, 0, -0.3, 0, 0.1",
    // a short box goes on turning in the step
    "20, 1.6, 0, 0.1, 0, 0"
  })
  void aBoxInJoltIsCaughtAtCorners(
      double speed, double length, double degrees, double beside, double gap, double step)
      throws EngineException {
    Profile profile = ProfileList.shipped("jolt");
    Box box = new Box(0.9, 0.25, length / 2);
    BoxEdge edge = new BoxEdge(speed, length, 0.5, 0, profile.margin(ShapeKind.BOX), STEP, GRAVITY);
    Bump told = RoundedBoxFormula.worst(edge, profile.rounded(box));
    List<EngineBody> road = List.of(strip(-8, 0, 0), strip(gap, 8 + gap, 0, -step));
    double[] measured = lost("jolt", box, speed, degrees, beside, road);
    String both = told + ", measured " + measured[0] + " in " + measured[1];
    double part = length < 2 ? 0.25 : 0.1;
    assertEquals(told.forward(), measured[0], part * told.forward(), both);
    // at an angle the steps before the corner meet the edge as well
    assertTrue(measured[1] > 0.85 * told.share(), both);
  }

  @ParameterizedTest
  @CsvSource({"physx, 0", "physx, 5", "physx-pcm, 0", "jolt-enhanced, 0", "jolt-enhanced, 5"})
  void otherBoxesAreNot(String setup, double degrees) throws EngineException {
    List<EngineBody> road = List.of(strip(-8, 0, 0), strip(0, 8, 0));
    double[] measured = lost(setup, new Box(0.9, 0.25, 2.25), 40, degrees, 0.1, road);
    assertEquals(0, measured[0], 0.1);
  }

  /** With PCM a sharp box passes over a step that lies along its way; such are told no jolt. */
  @ParameterizedTest
  @CsvSource({"0.002, 1", "0.002, 12", "0.007, 1", "0.007, 6", "0.007, 40", "0.01, 3", "0.01, 25"})
  void withPcmALowStepAlongTheWayIsPassed(double step, double degrees) throws EngineException {
    Box box = new Box(0.9, 0.25, 2.25);
    for (double height : new double[] {step, -step}) {
      List<EngineBody> road = List.of(strip(-8, 0, 0), strip(0, 8, 0, height));
      double beside = -0.9 * Math.cos(Math.toRadians(degrees)) - 0.02;
      assertEquals(0, lost("physx-pcm", box, 40, degrees, beside, road)[0], 0.2);
    }
    Profile profile = ProfileList.shipped("physx-pcm");
    for (Effect effect :
        new SeamEffects(List.of(profile), Bodies.PIECE, VehicleList.usual(), 40)
            .across(Math.sin(Math.toRadians(degrees)))
            .of(new SeamModel(SeamModel.Fault.STEP, step, Bodies.PIECE))) {
      assertEquals(effect.shape().startsWith("box"), effect.worst() == 0, effect.toString());
    }
  }

  /**
   * On level ground last digits say at which corners of a seam along its way PhysX's box is caught
   * without PCM. What it loses there is that of a push straight back beside its middle, in the
   * share of a seam across.
   */
  @ParameterizedTest
  @CsvSource({"0.05, 40", "0.2, 40", "0.35, 40", "0.5, 40", "0.2, 55"})
  void whatPhysxsBoxLosesAtACornerIsByItsDistance(double beside, double speed)
      throws EngineException {
    List<EngineBody> road = List.of(strip(-8, 0, 0), strip(0, 8, 0));
    Box box = new Box(0.9, 0.25, 2.25);
    double gyration = (box.hx() * box.hx() + box.hz() * box.hz()) / 3;
    double told = speed * gyration / (gyration + beside * beside);
    int caught = 0;
    for (double depth : new double[] {1e-5, 3e-5, 1e-4, 3e-4}) {
      double[] measured = lost("physx", box, speed, 0, beside, depth, road);
      if (measured[1] > 0) {
        caught++;
        assertEquals(told, measured[0], 0.03 * told, "at " + depth);
        assertTrue(measured[1] <= 0.04 / (speed * STEP) + 0.01, "share " + measured[1]);
      }
      assertEquals(0, lost("physx-pcm", box, speed, 0, beside, depth, road)[0], 0.1);
    }
    assertTrue(caught > 0, "never caught");
  }

  @ParameterizedTest
  @CsvSource({"physx, 40", "jolt-enhanced, 40", "bullet-edge, 40"})
  void othersFeelNextToNothing(String id, double speed) throws EngineException {
    assertEquals(0, thrown(ProfileList.shipped(id), speed, 0, 0), 0.5);
  }
}
