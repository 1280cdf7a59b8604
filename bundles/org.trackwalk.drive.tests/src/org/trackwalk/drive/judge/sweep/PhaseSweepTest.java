package org.trackwalk.drive.judge.sweep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.contact.bump.Bump;
import org.trackwalk.contact.bump.BumpFormula;
import org.trackwalk.contact.bump.SeamEdge;
import org.trackwalk.contact.method.MethodList;
import org.trackwalk.contact.solver.SolverSettings;
import org.trackwalk.drive.judge.JudgedLevel;
import org.trackwalk.drive.judge.body.Body;
import org.trackwalk.drive.judge.body.Crossing;
import org.trackwalk.drive.judge.body.Treatment;
import org.trackwalk.drive.judge.place.Patch;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.parallel.Budget;
import org.trackwalk.mesh.parallel.OverBudgetException;
import org.trackwalk.mesh.weld.IdentityPolicy;

/** What is felt at a seam, held to the closed form of the bump and to hand-made cases. */
class PhaseSweepTest {

  private static final double RADIUS = SeamEdge.PROBE_RADIUS;
  private static final double MARGIN = SeamEdge.GENERIC_MARGIN;
  private static final Body SLIDING = Body.sphere(RADIUS, false);
  private static final Body ROLLING = Body.sphere(RADIUS, true);

  private static Treatment generic() {
    return treatment("voided-sorted", IdentityPolicy.LEVEL_BITS);
  }

  private static Treatment treatment(String method, IdentityPolicy identity) {
    return new Treatment(method, MethodList.find(method).orElseThrow(), identity, MARGIN);
  }

  private static PhaseSweep.Surroundings at(double speed) {
    return new PhaseSweep.Surroundings(
        speed, SolverSettings.STEP_60_HZ, SolverSettings.GRAVITY, 1, 0.005);
  }

  /**
   * Two quads side by side along x that meet at x = 0, the right one lifted and its far end too.
   */
  private static Patch seam(double lift, double farEnd) {
    MeshDraft left = new MeshDraft("road_1", SurfaceClass.ROAD);
    left.quad(
        left.vertex(-4, 0, 4),
        left.vertex(0, 0, 4),
        left.vertex(0, 0, -4),
        left.vertex(-4, 0, -4),
        "asphalt");
    MeshDraft right = new MeshDraft("road_2", SurfaceClass.ROAD);
    right.quad(
        right.vertex(0, lift, 4),
        right.vertex(4, farEnd, 4),
        right.vertex(4, farEnd, -4),
        right.vertex(0, lift, -4),
        "asphalt");
    Level level =
        new Level(
            "seam",
            "generated",
            List.of(left.build("seam.obj"), right.build("seam.obj")),
            List.of(),
            List.of("seam.obj"),
            LevelHints.NONE);
    JudgedLevel all = JudgedLevel.of(level);
    int n = all.surface().triangleCount();
    return Patch.of(all.surface(), all.healed(), IntStream.range(0, n).toArray());
  }

  private static Crossing overTheSeam() {
    return Crossing.over(new double[] {0, 0, 1}, new double[] {0, 0, -1.5}, new double[] {0, 1, 0});
  }

  /** The seam of two bodies so far from the origin along x, its quads so wide along x. */
  private static Map<Kind, Felt> feltAt(double x, double wide) {
    MeshDraft left = new MeshDraft("road_1", SurfaceClass.ROAD);
    MeshDraft right = new MeshDraft("road_2", SurfaceClass.ROAD);
    int side = 0;
    for (MeshDraft draft : List.of(left, right)) {
      double from = x + (side - 1) * wide;
      double to = x + side * wide;
      draft.quad(
          draft.vertex(from, 0, 4),
          draft.vertex(to, 0, 4),
          draft.vertex(to, 0, -4),
          draft.vertex(from, 0, -4),
          "asphalt");
      side++;
    }
    Level level =
        new Level(
            "far",
            "generated",
            List.of(left.build("far.obj"), right.build("far.obj")),
            List.of(),
            List.of("far.obj"),
            LevelHints.NONE);
    JudgedLevel all = JudgedLevel.of(level);
    int n = all.surface().triangleCount();
    Patch patch = Patch.of(all.surface(), all.healed(), IntStream.range(0, n).toArray());
    Crossing way =
        Crossing.over(new double[] {x, 0, 1}, new double[] {x, 0, -1.5}, new double[] {0, 1, 0});
    Treatment apart = treatment("voided-sorted", IdentityPolicy.PIECE_BITS);
    return new Budget(1000)
        .within(() -> PhaseSweep.engineEffect(patch, apart, SLIDING, way, at(40)));
  }

  /** Where one step of a coordinate is more than the body, nothing is felt, nor looked for. */
  @Test
  void nothingStandsWhereCoordinatesAreFartherApartThanABodyIsHigh() {
    for (double x : new double[] {0x1p23, -0x1p30, 0x1p56, 0x1p100}) {
      Map<Kind, Felt> felt = feltAt(x, Math.max(4, 4 * Math.ulp((float) x)));
      for (Kind kind : Kind.values()) {
        assertEquals(Felt.NOTHING, felt.get(kind), kind + " at " + x);
      }
    }
    for (double x : new double[] {0, 0x1p10, -0x1p20}) {
      assertThrows(OverBudgetException.class, () -> feltAt(x, 4), "it is swept at " + x);
    }
  }

  @ParameterizedTest
  @ValueSource(doubles = {1, 10, 40, 200 / 3.6})
  void aSeamOfTwoBodiesBumpsAsTheClosedFormSays(double speed) {
    Treatment apart = treatment("voided-sorted", IdentityPolicy.PIECE_BITS);
    Map<Kind, Felt> felt =
        PhaseSweep.engineEffect(seam(0, 0), apart, SLIDING, overTheSeam(), at(speed));
    Bump bump = BumpFormula.worst(SeamEdge.flush(speed, RADIUS, MARGIN));
    Felt superfluous = felt.get(Kind.SUPERFLUOUS);
    assertEquals(bump.up(), superfluous.up(), 0.01 * bump.up() + 0.002);
    assertEquals(bump.forward(), superfluous.forward(), 0.02 * bump.forward() + 0.002);
    assertEquals(bump.share(), superfluous.share(), 0.05 * bump.share() + 0.01);
    assertEquals(Felt.NOTHING, felt.get(Kind.LOST));
    assertEquals(Felt.NOTHING, felt.get(Kind.WRONG_NORMAL));
  }

  @Test
  void aNearMissIsTheMeshsFault() {
    Patch patch = seam(0.0001, 0.0001);
    Map<Kind, Felt> mesh = PhaseSweep.meshEffect(patch, generic(), SLIDING, overTheSeam(), at(10));
    Bump bump = BumpFormula.worst(SeamEdge.flush(10, RADIUS, MARGIN));
    assertEquals(bump.up(), mesh.get(Kind.SUPERFLUOUS).up(), 0.02 * bump.up());
    Map<Kind, Felt> engine =
        PhaseSweep.engineEffect(patch, generic(), SLIDING, overTheSeam(), at(10));
    assertEquals(Felt.NOTHING, engine.get(Kind.SUPERFLUOUS));
  }

  @ParameterizedTest
  @ValueSource(doubles = {-0.5, -0.05, 0, 0.05, 0.5})
  void overAnEdgeThatFitsTheReferenceFeelsNothing(double farEnd) {
    Patch patch = seam(0, farEnd);
    for (Body body : List.of(SLIDING, ROLLING)) {
      for (Treatment treatment :
          List.of(generic(), treatment("voided-welded", IdentityPolicy.LEVEL_BITS))) {
        Map<Kind, Felt> felt =
            PhaseSweep.engineEffect(patch, treatment, body, overTheSeam(), at(40));
        for (Kind kind : Kind.values()) {
          assertEquals(Felt.NOTHING, felt.get(kind), kind + ", " + farEnd);
        }
      }
    }
  }

  @Test
  void aCorrectedNormalIsFeltByARollingSphereAlone() {
    Patch patch = seam(0, 0);
    Treatment voronoi = treatment("voronoi", IdentityPolicy.LEVEL_BITS);
    Felt sliding =
        PhaseSweep.engineEffect(patch, voronoi, SLIDING, overTheSeam(), at(10))
            .get(Kind.SUPERFLUOUS);
    Felt rolling =
        PhaseSweep.engineEffect(patch, voronoi, ROLLING, overTheSeam(), at(10))
            .get(Kind.SUPERFLUOUS);
    assertEquals(0, sliding.worst(), 1e-6);
    assertTrue(rolling.up() > 0.5, rolling.toString());
    assertTrue(rolling.offset() > 0.05, rolling.toString());
  }

  @Test
  void aBoxIsStoppedByASeamOfTwoBodies() {
    Treatment apart = treatment("voided-sorted", IdentityPolicy.PIECE_BITS);
    Body box = Body.box(1.6, 1, 0.5);
    Map<Kind, Felt> felt = PhaseSweep.engineEffect(seam(0, 0), apart, box, overTheSeam(), at(10));
    assertTrue(felt.get(Kind.SUPERFLUOUS).worst() > 0, felt.toString());
    assertEquals(
        Felt.NOTHING,
        PhaseSweep.engineEffect(seam(0, 0), generic(), box, overTheSeam(), at(10))
            .get(Kind.SUPERFLUOUS));
  }
}
