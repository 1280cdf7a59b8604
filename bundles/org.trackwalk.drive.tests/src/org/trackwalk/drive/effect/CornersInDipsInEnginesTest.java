package org.trackwalk.drive.effect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.contact.bump.BoxEdge;
import org.trackwalk.contact.bump.Bump;
import org.trackwalk.contact.shape.Box;
import org.trackwalk.contact.solver.SolverSettings;
import org.trackwalk.course.road.Road;
import org.trackwalk.drive.shape.Roads;
import org.trackwalk.io.engine.EngineBody;
import org.trackwalk.io.engine.EngineException;
import org.trackwalk.io.engine.EnginePass;
import org.trackwalk.io.engine.EngineProcess;
import org.trackwalk.io.engine.EngineWire;
import org.trackwalk.io.engine.EngineWorld;
import org.trackwalk.model.finding.Effect;
import org.trackwalk.model.profile.Bodies;
import org.trackwalk.model.profile.Profile;
import org.trackwalk.model.profile.ProfileList;
import org.trackwalk.model.profile.ShapeKind;
import org.trackwalk.model.profile.VehicleList;

/**
 * A box that drives along a seam of two bodies where the road breaks, foretold and driven: it comes
 * to the corners as deep in the road, or as high over it, as that has left it. Skipped where the
 * engine is not installed; {@code -Dtrackwalk.engines.path} names the runner.
 */
class CornersInDipsInEnginesTest {

  private static final String ID = "jolt";

  private static final double STEP = 1 / 60.0;

  /** Half a box's sizes, metres. */
  private static final double[] HALF = {0.9, 0.25, 2.25};

  /** From corner to corner, metres. */
  private static final double FACET = 5;

  /** The corner that is driven to, metres along. */
  private static final double CORNER = 150;

  /** Half the road, metres. */
  private static final double WIDE = 5;

  private static final int RUN_UP = BoxApproach.SETTLING;

  private static final int PHASES = 100;

  /** Of a step's speed by what is not the corner, m/s. */
  private static final double NOTHING = 0.1;

  /** Breaks by so much at each row from some rows before the corner on. */
  private static double height(double x, double by, int rows) {
    double row = Math.max(0, (x - CORNER) / FACET + rows);
    double whole = Math.floor(row + 1e-9);
    return by * FACET * (whole * (whole + 1) / 2 + (whole + 1) * (row - whole));
  }

  /**
   * Even dips and crests of some rows before the corner. At 40 m/s seven and a half steps are a
   * row: who is not caught at the corner two rows before is not caught at this one either.
   */
  @ParameterizedTest
  @CsvSource({
    "40, 0.003, 6",
    "40, 0.006, 6",
    "43, 0.012, 6",
    "40, 0.012, 2",
    "55, 0.003, 6",
    "55, 0.006, 6",
    "55, 0.012, 6",
    "55, 0.006, 3",
    "55, -0.002, 6",
    "40, -0.003, 6"
  })
  void itIsCaughtAsDeepAsItIs(double speed, double by, int rows) throws EngineException {
    double told = told(speed, by, rows);
    try (EngineProcess engine = InstalledEngine.started(ID)) {
      double felt = 0;
      for (double beside : BoxPlaces.overCorner(HALF[0])) {
        felt = Math.max(felt, felt(engine, speed, by, rows, beside));
      }
      assertEquals(told, felt, 0.15 * told);
    }
  }

  /** One corner beside the middle of the front turns the box about it, and is felt less. */
  @ParameterizedTest
  @CsvSource({"55, 0.006, 0.8", "55, 0.006, -0.8", "55, 0.012, 0.8", "43, 0.012, -0.8"})
  void besideTheMiddleItIsFeltLess(double speed, double by, double beside) throws EngineException {
    Profile profile = ProfileList.shipped(ID);
    Road road = Roads.halves(FACET, x -> height(x, by, 6));
    double[] at = {CORNER, height(CORNER, by, 6), beside};
    BoxGround ground =
        BoxGround.of(
                road,
                at,
                1,
                HALF[0],
                BoxApproach.before(2 * HALF[2], speed * STEP),
                GroundTriangles.bodyOf(road.ground().surface(), Bodies.PIECE))
            .within(-beside - 0.05, -beside + 0.05);
    double margin = profile.margin(ShapeKind.BOX);
    BoxEdge edge = new BoxEdge(speed, 4.5, 0.5, 0, margin, STEP, SolverSettings.GRAVITY);
    BoxContacts contacts = BoxContacts.of(profile, new Box(HALF[0], HALF[1], HALF[2]));
    Bump bump = BoxApproach.of(ground, edge, 1.8, contacts);
    double told = Math.max(bump.up(), bump.forward());
    assertTrue(told < 0.85 * told(speed, by, 6));
    try (EngineProcess engine = InstalledEngine.started(ID)) {
      assertEquals(told, felt(engine, speed, by, 6, beside), 0.15 * told);
    }
  }

  private static double told(double speed, double by, int rows) {
    Road road = Roads.halves(FACET, x -> height(x, by, rows));
    Profile profile = ProfileList.shipped(ID);
    return new SeamEffects(List.of(profile), Bodies.PIECE, VehicleList.usual(), speed)
            .across(0)
            .alongCorners(
                road,
                road.ground().surface(),
                List.of(new double[] {CORNER, height(CORNER, by, rows), 0}),
                false)
            .of(new SeamModel(SeamModel.Fault.STORED_TWICE, 0, Bodies.ONE))
            .stream()
            .filter(effect -> effect.shape().startsWith("box"))
            .mapToDouble(Effect::worst)
            .max()
            .orElseThrow();
  }

  /** Of the level with two bodies less that with one; what is caught before has no answer. */
  private static double felt(EngineProcess engine, double speed, double by, int rows, double beside)
      throws EngineException {
    BentRoad road = BentRoad.of(2 * CORNER, CORNER, FACET, WIDE / 4, (x, z) -> height(x, by, rows));
    double margin = ProfileList.shipped(ID).margin(ShapeKind.BOX);
    BoxRun run = new BoxRun(road, beside, HALF, margin, RUN_UP);
    List<EnginePass> passes = new ArrayList<>();
    for (int phase = 0; phase < PHASES; phase++) {
      passes.add(run.pass(speed, RUN_UP + (phase + 0.5) / PHASES));
    }
    List<EngineBody> sides = List.of(side(by, rows, -1), side(by, rows, 1));
    EngineWorld two = new EngineWorld(ID, STEP, SolverSettings.GRAVITY, margin, false, HALF, sides);
    EngineBody all = road.body(0, road.rows().length - 1);
    List<float[]> level = engine.go(engine.open(two), passes);
    List<float[]> whole = engine.go(engine.open(two.of(List.of(all))), passes);
    double most = 0;
    for (int i = 0; i < passes.size(); i++) {
      double[] jolts = jolts(level.get(i), whole.get(i));
      double before = 0;
      for (int k = 0; k < jolts.length; k++) {
        if (k < RUN_UP) {
          before = Math.max(before, jolts[k]);
        } else if (before < NOTHING) {
          most = Math.max(most, jolts[k]);
        }
      }
    }
    return most;
  }

  private static double[] jolts(float[] level, float[] whole) {
    double[] jolts = new double[level.length / EngineWire.PER_STEP];
    for (int i = 1; i < jolts.length; i++) {
      int at = EngineWire.PER_STEP * i;
      int from = at - EngineWire.PER_STEP;
      double up = level[at + 4] - level[from + 4] - whole[at + 4] + whole[from + 4];
      jolts[i] = Math.max(up, whole[at + 3] - level[at + 3]);
    }
    return jolts;
  }

  /** One side of the road. */
  private static EngineBody side(double by, int rows, int side) {
    int n = (int) (2 * CORNER / FACET);
    float[] points = new float[6 * (n + 1)];
    int[] corners = new int[6 * n];
    for (int i = 0; i <= n; i++) {
      for (int j = 0; j < 2; j++) {
        points[6 * i + 3 * j] = (float) (FACET * i);
        points[6 * i + 3 * j + 1] = (float) height(FACET * i, by, rows);
        points[6 * i + 3 * j + 2] = (float) (WIDE * (side < 0 ? j - 1 : j));
      }
      if (i > 0) {
        int a = 2 * i - 2;
        int[] quad = {a, a + 1, a + 2, a + 2, a + 1, a + 3};
        System.arraycopy(quad, 0, corners, 6 * (i - 1), 6);
      }
    }
    return new EngineBody(points, corners);
  }
}
