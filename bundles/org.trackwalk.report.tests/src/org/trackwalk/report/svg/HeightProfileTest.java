package org.trackwalk.report.svg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.report.fixture.DemoReport;

/** Heights along a way are those of the ground that the way is on. */
class HeightProfileTest {

  private static final double SLOPE_X = 0.05;
  private static final double SLOPE_Z = -0.02;

  /** A quad from (x, z) to 20 m further in both, on a plane through a height at the origin. */
  private static void quad(MeshDraft draft, double x, double z, double height) {
    int first = draft.vertexCount();
    double[][] corners = {{x, z}, {x, z + 20}, {x + 20, z + 20}, {x + 20, z}};
    for (double[] c : corners) {
      draft.vertex(c[0], height + SLOPE_X * c[0] + SLOPE_Z * c[1], c[1]);
    }
    draft.quad(first, first + 1, first + 2, first + 3, "asphalt");
  }

  private static HeightProfile profile(MeshDraft draft, PlanWay way, double y) {
    return HeightProfile.of(new Drawing(DemoReport.level(draft.build("road.obj"))), way, y);
  }

  @Test
  void aPlaneRisesAlongTheWayAsItsSlopesSay() {
    MeshDraft draft = new MeshDraft("road", SurfaceClass.ROAD);
    quad(draft, 0, 0, 3);
    double[] at = {10, 3, 10};
    PlanWay way = PlanWay.straight(at, 0.6, 0.8, 5);
    HeightProfile profile = profile(draft, way, 3 + 10 * SLOPE_X + 10 * SLOPE_Z);
    for (int i = 0; i < way.x().length; i++) {
      double expected = 3 + SLOPE_X * way.x()[i] + SLOPE_Z * way.z()[i];
      assertEquals(expected, profile.height()[i], 1e-6, "sample " + i);
    }
    double slope = 0.6 * SLOPE_X + 0.8 * SLOPE_Z;
    assertEquals(slope, profile.slope(-3, 0), 1e-6);
    assertEquals(slope, profile.slope(0, 3), 1e-6);
  }

  @Test
  void aBridgeAboveIsNotTakenForTheRoad() {
    MeshDraft draft = new MeshDraft("road", SurfaceClass.ROAD);
    quad(draft, 0, 0, 3);
    quad(draft, 0, 5, 8);
    PlanWay way = PlanWay.straight(new double[] {10, 0, 3}, 0, 1, 2.9);
    HeightProfile profile = profile(draft, way, 3 + 10 * SLOPE_X + 3 * SLOPE_Z);
    assertEquals(3 + 10 * SLOPE_X + 5.9 * SLOPE_Z, profile.at(2.9), 1e-6);
  }

  @Test
  void whereTheGroundEndsThereIsNoHeight() {
    MeshDraft draft = new MeshDraft("road", SurfaceClass.ROAD);
    quad(draft, 0, 0, 3);
    PlanWay way = PlanWay.straight(new double[] {10, 0, 18}, 0, 1, 4);
    HeightProfile profile = profile(draft, way, 3 + 10 * SLOPE_X + 18 * SLOPE_Z);
    assertTrue(Double.isNaN(profile.at(2.5)));
    assertEquals(20, way.z()[profile.ends()[1]], way.step() + 1e-9);
  }
}
