package org.trackwalk.course.road;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.course.line.RacingLine;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.ground.memory.Memory;
import org.trackwalk.ground.reach.Floor;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.model.settings.CheckSettings;

/**
 * Straight wide roads are walked straight from one end to the other, and once: by width, direction,
 * where a racing line lies and how far before the road it ends, and behind a piece that is missing.
 */
class WideEndsTest {

  /** Metres; no multiple of a row. */
  private static final double LENGTH = 240.6;

  /** Length of the road's quads, metres. */
  private static final double STEP = 5;

  /** Directions that roads have, degrees. */
  private static final double[] ANGLES = {3, 71, 152, 310};

  /**
   * A road.
   *
   * @param width metres
   * @param angle of its direction, radians
   * @param from where across the road a piece begins that is missing, of one, from the left; 1 for
   *     none
   * @param to where it ends; the rest is road again
   */
  private record Scene(double width, double angle, double from, double to) {

    double[] at(double along, double left) {
      double c = StrictMath.cos(angle);
      double s = StrictMath.sin(angle);
      return new double[] {along * c + left * s, along * s - left * c};
    }

    /** Rows of quads; of the one in the middle, which is 4 m long, a part may be missing. */
    Piece road() {
      MeshDraft mesh = new MeshDraft("road", SurfaceClass.ROAD);
      double[] across = from < 1 ? new double[] {0, from, to, 1} : new double[] {0, 1};
      double hole = LENGTH / 2;
      int half = (int) Math.ceil(hole / STEP);
      int before = -1;
      for (int i = 0; i <= 2 * half + 1; i++) {
        double along =
            i <= half ? (hole - 2) * i / half : hole + 2 + (hole - 2) * (i - half - 1) / half;
        int first = -1;
        for (double part : across) {
          double[] p = at(along, width * (0.5 - part));
          int v = mesh.vertex(p[0], 0, p[1]);
          first = first < 0 ? v : first;
        }
        for (int k = 0; k + 1 < across.length && before >= 0; k++) {
          if (i != half + 1 || across[k] != from) {
            mesh.quad(before + k + 1, first + k + 1, first + k, before + k, "tarmac");
          }
        }
        before = first;
      }
      return mesh.build("road.obj");
    }

    /**
     * The road as it is walked.
     *
     * @param aside how far left of the middle a racing line lies, by the width
     * @param ends how far before the road's ends it ends, metres
     */
    List<Strand> walk(double aside, double ends) {
      List<Piece> pieces = List.of(road());
      int n = 40;
      double[] points = new double[3 * n];
      for (int i = 0; i < n; i++) {
        double[] p = at(ends + (LENGTH - 2 * ends) * i / (n - 1), aside * width);
        points[3 * i] = p[0];
        points[3 * i + 2] = p[1];
      }
      LevelHints hints =
          new LevelHints(
              List.of(), List.of(), points, false, null, null, null, List.of(), List.of(),
              List.of(), false, List.of(), null, Map.of(), List.of());
      Level level = new Level("wide", "", pieces, List.of(), List.of("road.obj"), hints);
      return RoadBuilder.build(
              Land.of(ExactWeld.weld(pieces, 1, Progress.none())),
              t -> true,
              Floor.Stack.NONE,
              RacingLine.of(level, CheckSettings.defaults()),
              new SpeedLimits(50, 1.2),
              () -> "",
              Memory.none(),
              1,
              Progress.none())
          .strands();
    }

    /** One strand, straight along the road, from one end to the other. */
    void isStraight(List<Strand> strands, double middle) {
      assertEquals(1, strands.size(), this::toString);
      Strand strand = strands.get(0);
      double[] way = at(1, 0);
      double least = LENGTH;
      double most = 0;
      for (int row = 0; row < strand.rows(); row++) {
        double x = strand.centre(row, 0);
        double z = strand.centre(row, 2);
        double along = x * way[0] + z * way[1];
        String place = this + " at " + along;
        double ahead = strand.headingX(row) * way[0] + strand.headingZ(row) * way[1];
        assertEquals(1, Math.abs(ahead), 0.001, place);
        assertEquals(middle, x * way[1] - z * way[0], 1, place);
        least = Math.min(least, along);
        most = Math.max(most, along);
      }
      assertEquals(0, least, 2 * Strand.ROW, () -> this + " begins");
      assertEquals(LENGTH, most, 2 * Strand.ROW, () -> this + " ends");
    }
  }

  private static double radians(double degrees) {
    return degrees * Math.PI / 180;
  }

  @ParameterizedTest
  @CsvSource({"26,2", "30,5", "34.7,2", "38,9", "43.2,2", "50,6", "58,3"})
  void aLineLeadsToTheEndsOfTheRoad(double width, double ends) {
    for (double angle : ANGLES) {
      for (double aside : new double[] {-0.2, 0.07, 0.18}) {
        Scene scene = new Scene(width, radians(angle), 1, 1);
        scene.isStraight(scene.walk(aside, ends), aside * width);
      }
    }
  }

  /** What lies beside the piece that is missing, seen from the line, is the same road. */
  @ParameterizedTest
  @CsvSource({"28,0.7,0.8", "34,0.6,0.7", "42,0.75,0.85", "50,0.72,0.78", "58,0.65,0.8"})
  void behindAHoleTheRoadIsTheSame(double width, double from, double to) {
    for (double angle : ANGLES) {
      Scene scene = new Scene(width, radians(angle), from, to);
      scene.isStraight(scene.walk(0.1, 3), 0.1 * width);
    }
  }
}
