package org.trackwalk.report.seam;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.finding.LedgerClass;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.model.seam.Seam;
import org.trackwalk.model.seam.SeamCurve;
import org.trackwalk.report.fixture.DemoReport;

/** A slit in the road is looked at before a larger one between two trees. */
class RoadFirstTest {

  private static Piece piece(String name, SurfaceClass kind, double x) {
    float at = (float) x;
    float[] corners = {at, 0, 0, at, 0, 1, at + 1, 0, 1, at + 1, 0, 0};
    return Piece.named(name, "level.obj")
        .mesh(corners, new int[] {0, 1, 2, 0, 2, 3})
        .surfaceClass(kind)
        .build();
  }

  private static Seam seam(int a, int b, double width) {
    double[] along = {0, 1};
    double[] widths = {width, width};
    SeamCurve curve = new SeamCurve(along, new double[6], new double[2], widths);
    return new Seam(a, b, 0, Map.of(LedgerClass.GAP, 1), 1, List.of(curve));
  }

  @Test
  void theRoadComesFirstAndOfOneKindTheWorst() {
    // The weld sorts pieces by name.
    LevelReport level =
        DemoReport.level(
            piece("a_tree_1", SurfaceClass.SCENERY, 0),
            piece("a_tree_2", SurfaceClass.SCENERY, 2),
            piece("road_1", SurfaceClass.ROAD, 4),
            piece("road_2", SurfaceClass.ROAD, 6),
            piece("road_3", SurfaceClass.ROAD, 8));
    Seam trees = seam(0, 1, 0.5);
    Seam small = seam(2, 3, 0.001);
    Seam large = seam(3, 4, 0.002);
    Seam beside = seam(0, 2, 0.3);
    List<Seam> sorted = new RoadFirst(level).sorted(List.of(trees, beside, small, large));
    assertEquals(List.of(large, small, trees, beside), sorted);
  }
}
