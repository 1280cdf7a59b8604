package org.trackwalk.check.rules.probe;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;

/**
 * A straight road along z of which a piece is torn out: both ends run the same way, so that as many
 * metres are missing at each place across. Edges that point aside by less than 20 degrees go
 * straight on, others lead aside; what is missing is the same on both sides of that.
 */
class TornEndTest {

  private static final double LENGTH = 120;

  /** How the end lies across, -1 to 1: how far it is ahead, in halves of the road's width. */
  private enum Tear {
    SLANT {
      @Override
      double ahead(double across) {
        return across;
      }
    },
    POINT {
      @Override
      double ahead(double across) {
        return 1 - Math.abs(across);
      }
    },
    SAW {
      @Override
      double ahead(double across) {
        return Math.abs(across) == 0.5 ? 0.5 : 0;
      }
    };

    abstract double ahead(double across);
  }

  @ParameterizedTest
  @CsvSource({
    "SLANT, 0, 10, 8",
    "SLANT, 19, 10, 8",
    "SLANT, 21, 10, 8",
    "SLANT, 30, 8, 12",
    "SLANT, 35, 8, 14",
    "SLANT, 40, 14, 30",
    "POINT, 10, 10, 8",
    "POINT, 19, 10, 8",
    "POINT, 21, 10, 8",
    "POINT, 30, 14, 6",
    "POINT, 30, 8, 12",
    "POINT, 30, 10, 15",
    "POINT, 40, 14, 30",
    "SAW, 19, 10, 8",
    "SAW, 21, 10, 8",
    "SAW, 30, 8, 12",
    "SAW, 30, 8, 15",
    "SAW, 40, 8, 2",
    "SAW, 40, 14, 30"
  })
  void asMuchIsMissingWhicheverWayTheEdgesPoint(
      Tear tear, double degrees, double width, double missing) {
    List<Finding> told = Ribbons.told(level(tear, degrees, width, missing));
    assertEquals(1, told.size(), told.toString());
    assertEquals(Severity.ERROR, told.get(0).severity());
    double value = told.get(0).measure().value();
    assertEquals(missing, value, Math.max(0.002, 0.05 * missing));
  }

  private static Level level(Tear tear, double degrees, double width, double missing) {
    double steep = width / 2 * StrictMath.tan(StrictMath.toRadians(degrees));
    MeshDraft before = new MeshDraft("road_1", SurfaceClass.ROAD);
    MeshDraft after = new MeshDraft("road_2", SurfaceClass.ROAD);
    fill(before, tear, steep, width, 0, 1);
    fill(after, tear, steep, width, LENGTH + missing, -1);
    return new Level(
        "torn",
        "",
        List.of(before.build("t.obj"), after.build("t.obj")),
        List.of(),
        List.of("t.obj"),
        LevelHints.NONE);
  }

  /**
   * Rows two metres apart, five vertices each, the torn one among them.
   *
   * @param from z of its first row
   * @param torn 1 where it ends torn, -1 where it begins so
   */
  private static void fill(
      MeshDraft road, Tear tear, double steep, double width, double from, int torn) {
    List<int[]> rows = new ArrayList<>();
    int count = (int) (LENGTH / 2);
    for (int i = 0; i <= count; i++) {
      boolean end = i == (torn > 0 ? count : 0);
      int[] row = new int[5];
      for (int k = 0; k < 5; k++) {
        double across = (k - 2) / 2.0;
        double ahead = end ? steep * tear.ahead(across) : 0;
        row[k] = road.vertex(across * width / 2, 0, from + 2 * i + ahead);
      }
      // A tear may reach over rows that lie near it.
      boolean near = !end && Math.abs(i - (torn > 0 ? count : 0)) * 2 <= steep + 1;
      if (!near) {
        rows.add(row);
      }
    }
    for (int i = 0; i + 1 < rows.size(); i++) {
      for (int k = 0; k < 4; k++) {
        int[] a = rows.get(i);
        int[] b = rows.get(i + 1);
        road.quad(a[k], b[k], b[k + 1], a[k + 1], "asphalt");
      }
    }
  }
}
