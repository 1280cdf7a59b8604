package org.trackwalk.check.rules.edge;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rules.SmallLevel;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.finding.Effect;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.profile.ProfileList;
import org.trackwalk.model.settings.CheckSettings;

/** A narrow triangle in a level road whose corner is a little too high. */
class TiltedFacetTest {

  private static final String RULE = "edge.wrong-normal";

  /** Height of the road; lengths there are exact to some billionths of a metre. */
  private static final double Y = 0.5;

  /**
   * A patch of 8 by 8 m around a triangle that is so wide, from (2, 4) to (6, 4), and whose third
   * corner at (4, 4 + wide) is so far off; its first corner is any of the three.
   */
  private static MeshDraft patch(String name, SurfaceClass of, double wide, double off, int first) {
    MeshDraft draft = new MeshDraft(name, of);
    double[][] at = {{2, 4}, {6, 4}, {4, 4 + wide}, {0, 0}, {8, 0}, {8, 8}, {0, 8}};
    for (int i = 0; i < at.length; i++) {
      draft.vertex(at[i][0], i == 2 ? Y + off : Y, at[i][1]);
    }
    int[] narrow = {0, 2, 1};
    draft.triangle(narrow[first], narrow[(first + 1) % 3], narrow[(first + 2) % 3], "");
    draft.triangle(0, 1, 4, "");
    draft.triangle(0, 4, 3, "");
    draft.triangle(1, 2, 5, "");
    draft.triangle(1, 5, 4, "");
    draft.triangle(2, 0, 6, "");
    draft.triangle(2, 6, 5, "");
    draft.triangle(0, 3, 6, "");
    return draft;
  }

  private static RuleContext context(MeshDraft... drafts) {
    return SmallLevel.context(SmallLevel.built(drafts));
  }

  /** An angle from a degree on, of a corner that is off by a millimetre at most. */
  private static List<TiltedFacet> facets(MeshDraft... drafts) {
    return TiltedFacet.of(context(drafts), 1, 0.001);
  }

  @ParameterizedTest
  @CsvSource({
    "0.02, 0.00034, 0", // 0.97 degrees
    "0.02, 0.00036, 1", // 1.03
    "0.02, -0.00036, 1",
    "0.02, 0.00098, 1",
    "0.02, 0.00102, 0", // more than anyone makes by mistake
    "0.02, -0.00102, 0",
    "0.05, 0.00086, 0",
    "0.05, 0.00089, 1",
    "0.06, 0.00098, 0" // wider than a millimetre leans by a degree
  })
  void fromADegreeOnAndUpToAMillimetre(double wide, double off, int told) {
    for (int first = 0; first < 3; first++) {
      List<TiltedFacet> found = facets(patch("road", SurfaceClass.ROAD, wide, off, first));
      assertEquals(told, found.size(), "first corner " + first);
      if (told > 0) {
        TiltedFacet facet = found.get(0);
        assertEquals(Math.abs(off), facet.offset(), 1e-6);
        assertEquals(Math.hypot(wide, off), facet.height(), 1e-6);
        double angle = StrictMath.toDegrees(StrictMath.atan(Math.abs(off) / wide));
        assertEquals(angle, facet.degrees(), 0.01);
      }
    }
  }

  /** Seen from wherever: turned by quarters, and on a bank of 45 degrees. */
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7})
  void whicheverWayItIsTurned(int way) {
    for (double off : new double[] {0.0005, 0.0003}) {
      MeshDraft patch = patch("road", SurfaceClass.ROAD, 0.02, off, 0);
      double turn = way * StrictMath.PI / 2;
      for (int v = 0; v < patch.vertexCount(); v++) {
        float[] p = patch.position(v);
        double x = p[0] * StrictMath.cos(turn) - p[2] * StrictMath.sin(turn);
        double z = p[0] * StrictMath.sin(turn) + p[2] * StrictMath.cos(turn);
        double high = p[1] - Y;
        double lean = way < 4 ? 0 : StrictMath.PI / 4;
        patch.move(
            v,
            x * StrictMath.cos(lean) - high * StrictMath.sin(lean),
            x * StrictMath.sin(lean) + high * StrictMath.cos(lean),
            z);
      }
      List<TiltedFacet> found = facets(patch);
      assertEquals(off > 0.0004 ? 1 : 0, found.size());
      if (off > 0.0004) {
        assertEquals(off, found.get(0).offset(), 1e-6);
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"ROAD, 1", "VERGE, 1", "BARRIER, 0", "SCENERY, 0"})
  void onlyGroundThatCarsGetTo(SurfaceClass of, int told) {
    MeshDraft road = new MeshDraft("far", SurfaceClass.ROAD);
    road.quad(
        road.vertex(8, Y, 0),
        road.vertex(8, Y, 8),
        road.vertex(16, Y, 8),
        road.vertex(16, Y, 0),
        "");
    assertEquals(told, facets(patch("patch", of, 0.02, 0.0005, 0), road).size());
  }

  @Test
  void alsoWhereNobodyKnowsTheRoad() {
    assertEquals(1, facets(patch("mesh", SurfaceClass.UNKNOWN, 0.02, 0.0005, 0)).size());
  }

  @Test
  void whatFacesDownIsNoGround() {
    MeshDraft patch = patch("road", SurfaceClass.ROAD, 0.02, 0.0005, 0);
    for (int t = 0; t < patch.triangleCount(); t++) {
      int[] c = patch.corners(t);
      patch.corners(t, c[0], c[2], c[1]);
    }
    assertEquals(0, facets(patch).size());
  }

  /** What is beyond each of the three edges says how it should lie. */
  @ParameterizedTest
  @ValueSource(ints = {1, 3, 5})
  void besideABorderNothingTells(int neighbour) {
    MeshDraft patch = patch("road", SurfaceClass.ROAD, 0.02, 0.0005, 0);
    patch.remove(neighbour);
    assertEquals(0, facets(patch).size());
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3, 5})
  void besideATurnedTriangleNothingTells(int neighbour) {
    MeshDraft patch = patch("road", SurfaceClass.ROAD, 0.02, 0.0005, 0);
    int[] c = patch.corners(neighbour);
    patch.corners(neighbour, c[0], c[2], c[1]);
    assertEquals(0, facets(patch).size());
  }

  /** Where the ground bends there the facet may be meant: a corner of it lies lower. */
  @ParameterizedTest
  @CsvSource({"5, 0.05, 1", "5, 0.2, 0", "6, 0.05, 1", "6, 0.2, 0"})
  void whereTheSurroundingsBendItMayBeMeant(int corner, double lower, int told) {
    MeshDraft patch = patch("road", SurfaceClass.ROAD, 0.02, 0.0005, 0);
    float[] p = patch.position(corner);
    patch.move(corner, p[0], p[1] - lower, p[2]);
    assertEquals(told, facets(patch).size());
  }

  /** The same on a bank: up to 60 degrees it carries. */
  @ParameterizedTest
  @CsvSource({"45, 1", "59, 1", "61, 0"})
  void onABankUpToSixtyDegrees(double lean, int told) {
    MeshDraft patch = patch("road", SurfaceClass.ROAD, 0.02, 0.0006, 0);
    double angle = StrictMath.toRadians(lean);
    for (int v = 0; v < patch.vertexCount(); v++) {
      float[] p = patch.position(v);
      double high = p[1] - Y;
      patch.move(
          v,
          p[0] * StrictMath.cos(angle) - high * StrictMath.sin(angle),
          Y + p[0] * StrictMath.sin(angle) + high * StrictMath.cos(angle),
          p[2]);
    }
    assertEquals(told, facets(patch).size());
  }

  /** v sin a of it: a metre per second is 1.03 degrees at 200 km/h. */
  @ParameterizedTest
  @CsvSource({"0.02, 0.000355, WARNING", "0.02, 0.00038, ERROR", "0.01, 0.0009, ERROR"})
  void theFindingHasItsWidthItsAngleAndWhatIsFelt(double wide, double off, Severity severity) {
    Finding found = SmallLevel.finding(RULE, patch("road", SurfaceClass.ROAD, wide, off, 0));
    assertEquals(severity, found.severity());
    double angle = StrictMath.atan(off / wide);
    assertEquals(StrictMath.toDegrees(angle), found.measure().value(), 0.01);
    assertEquals(1, found.measure().threshold());
    assertEquals(
        String.format(
            Locale.ROOT,
            "road: a triangle %.1f mm wide leans by %.1f deg because a corner is off by %.2f mm",
            1000 * wide,
            found.measure().value(),
            1000 * off),
        found.message());
    assertArrayEquals(new double[] {4, Y, 4 + wide / 3}, found.position(), 1e-3);
    // Boxes and wheels that are no spheres are not computed so.
    assertTrue(found.effects().stream().allMatch(e -> e.shape().startsWith("sphere")));
    Effect effect = found.effects().get(0);
    double v = effect.speed();
    assertEquals(v * StrictMath.sin(angle) * StrictMath.cos(angle), effect.dvUp(), 1e-3);
    assertEquals(v * Math.pow(StrictMath.sin(angle), 2), effect.dvForward(), 1e-3);
    assertEquals(0, effect.dvSide());
    assertEquals(wide / (v * ProfileList.usual().step()), effect.share(), 1e-4);
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void onePlaceHasTheWorstOfIt(boolean first) {
    MeshDraft all = patch("road", SurfaceClass.ROAD, 0.02, first ? 0.0007 : 0.0004, 0);
    MeshDraft more = patch("road", SurfaceClass.ROAD, 0.02, first ? 0.0004 : 0.0007, 0);
    int base = all.vertexCount();
    for (int v = 0; v < more.vertexCount(); v++) {
      float[] p = more.position(v);
      all.vertex(p[0] + 5, p[1], p[2] + 20);
    }
    for (int t = 0; t < more.triangleCount(); t++) {
      int[] c = more.corners(t);
      all.triangle(base + c[0], base + c[1], base + c[2], "");
    }
    List<Finding> two = SmallLevel.findings(RULE, all);
    assertEquals(2, two.size());
    // Within two metres of each other they are one.
    for (int v = base; v < all.vertexCount(); v++) {
      float[] p = all.position(v);
      all.move(v, p[0], p[1] + 1.5, p[2] - 20);
    }
    Finding one = SmallLevel.finding(RULE, all);
    assertTrue(
        one.message().startsWith("road: 2 triangles, the worst 20.0 mm wide leans by 2.0 deg"),
        one.message());
    assertEquals(2, one.count());
    assertEquals(first ? 4 : 9, one.position()[0], 1e-3);
  }

  /** From a tenth of a metre per second on, which limits of the angle let through. */
  @ParameterizedTest
  @CsvSource({"0.0000342, 0", "0.0000384, 1"})
  void whatIsNotFeltIsNotTold(double off, int told) {
    CheckSettings fine =
        CheckSettings.defaults()
            .withOnly(Set.of(RULE))
            .withParameters(Map.of(RULE + ".angle", 0.05));
    MeshDraft patch = patch("road", SurfaceClass.ROAD, 0.02, off, 0);
    assertEquals(told, SmallLevel.open(fine, SmallLevel.built(patch)).findings().size());
  }
}
