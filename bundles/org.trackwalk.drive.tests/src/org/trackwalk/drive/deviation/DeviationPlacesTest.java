package org.trackwalk.drive.deviation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleUnaryOperator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Lanes along x, a row each metre, that are apart by a function of x. */
class DeviationPlacesTest {

  private static final int ROWS = 100;
  private static final double CLOSE = 0.002;

  private static List<DeviationPlace> places(boolean closed, DoubleUnaryOperator height) {
    List<LaneDeviation> lanes = new ArrayList<>();
    for (int lane = 0; lane < 3; lane++) {
      double[] x = new double[ROWS];
      double[] zero = new double[ROWS];
      double[] heights = new double[ROWS];
      for (int row = 0; row < ROWS; row++) {
        x[row] = row;
        heights[row] = height.applyAsDouble(row);
      }
      double lap = closed ? ROWS : Double.POSITIVE_INFINITY;
      lanes.add(new LaneDeviation(0, "" + lane, lane / 2.0, x, x, zero, zero, lap, heights));
    }
    return DeviationPlaces.of(
        lanes,
        0.02,
        (lane, row, next, part) -> {
          double to = Math.abs(next - row) == 1 ? next : next > row ? next - ROWS : next + ROWS;
          return height.applyAsDouble(mod(row + part * (to - row)));
        });
  }

  private static double mod(double x) {
    return x - ROWS * Math.floor(x / ROWS);
  }

  /** A hole from one x to another, over the start of a lap where that is beyond its end. */
  @ParameterizedTest
  @CsvSource({
    "true, 20.4, 30.7",
    "false, 20.4, 30.7",
    "true, 96.4, 102.7",
    "true, 99.5, 103",
    "true, 95, 100.2"
  })
  void aHoleIsAsLongAsItIs(boolean closed, double from, double to) {
    List<DeviationPlace> found =
        places(
            closed,
            x ->
                x >= from && x <= to || x + ROWS >= from && x + ROWS <= to
                    ? Double.POSITIVE_INFINITY
                    : 0);
    assertEquals(1, found.size(), found.toString());
    DeviationPlace place = found.get(0);
    assertEquals(DeviationPlace.Kind.UNSEEN, place.kind());
    assertEquals(to - from, place.length(), CLOSE);
    assertEquals(mod(from), mod(place.from()), CLOSE);
    assertEquals(3, place.lanes());
  }

  /** An open road has no other side of its start. */
  @ParameterizedTest
  @CsvSource({"true, 1", "false, 2"})
  void overTheStartOfALapOnly(boolean closed, int places) {
    List<DeviationPlace> found = places(closed, x -> x < 3 || x > 95 ? -0.5 : 0);
    assertEquals(places, found.size());
    assertEquals(-0.5, found.get(0).worst());
  }
}
