package org.trackwalk.course.road;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.parallel.Measured;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;

/** A road that is longer than a walk may be is walked once, not once more for each of its ends. */
class LongRoadTest {

  /** Metres of a quad. */
  private static final int QUAD = 50;

  private static final int HALF_WIDTH = 5;

  /** A row of it costs no more than one of a road that is walked from its beginning to its end. */
  @Test
  void rowsOfALongRoadCostAsMuchAsThoseOfAShortOne() {
    double few = unitsPerRow(10_000);
    double many = unitsPerRow(140_000);
    assertTrue(many < 1.1 * few, many + " units a row, " + few + " on a short road");
  }

  private static double unitsPerRow(int metres) {
    WeldedSurface surface = strip(metres);
    Measured<Road> road = Measured.of(() -> BuiltRoad.of(surface));
    int rows = 0;
    for (Strand strand : road.made().strands()) {
      rows += strand.rows();
    }
    assertTrue(rows > Math.min(metres, 100_000) - 20, rows + " rows of " + metres + " m");
    return (double) road.units() / rows;
  }

  private static WeldedSurface strip(int metres) {
    MeshDraft mesh = new MeshDraft("road", SurfaceClass.ROAD);
    for (int x = -metres / 2; x <= metres / 2; x += QUAD) {
      mesh.vertex(x, 0, -HALF_WIDTH);
      mesh.vertex(x, 0, HALF_WIDTH);
    }
    for (int v = 0; v < 2 * metres / QUAD; v += 2) {
      mesh.quad(v, v + 1, v + 3, v + 2, "asphalt");
    }
    return ExactWeld.weld(List.of(mesh.build("strip.obj")), 1, Progress.none());
  }
}
