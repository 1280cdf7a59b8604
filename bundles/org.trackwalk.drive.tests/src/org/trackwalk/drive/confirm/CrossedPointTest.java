package org.trackwalk.drive.confirm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.course.road.Road;
import org.trackwalk.drive.effect.BoxPlaces;
import org.trackwalk.drive.shape.Roads;
import org.trackwalk.model.profile.ShapeKind;

/** Where a seam across the road is driven over: all along it, however it is cut into edges. */
class CrossedPointTest {

  private static final Road ROAD = Roads.straight(x -> 0);

  private static final int LEAST = 3;

  /** A seam from so far to the left to so far to the right, in so many edges. */
  @ParameterizedTest
  @CsvSource({
    // what has no width goes over thirds, a box over places its width apart
    "-3, 3, 1, 0, 3",
    "-3, 3, 12, 0, 3",
    "-3, 3, 1, 1.8, 4",
    "-3, 3, 7, 1.8, 4",
    "-3, 3, 40, 0.5, 12",
    "-1.5, 2, 1, 1.8, 3",
    "-1.5, 2, 5, 1.8, 3",
    // what is wider than the seam goes over its middle, and over it with one side alone
    "-0.5, 1, 1, 1.8, 3",
    "-0.5, 1, 6, 1.8, 3",
    "-0.2, 0.1, 2, 1.8, 3"
  })
  void allAlongASeam(double left, double right, int edges, double wide, int places) {
    double[] cuts = new Random(edges).doubles(edges - 1, left, right).sorted().toArray();
    double[] path = new double[3 * (edges + 1)];
    for (int i = 0; i <= edges; i++) {
      path[3 * i] = 100;
      path[3 * i + 2] = i == 0 ? left : i == edges ? right : cuts[i - 1];
    }
    List<CrossedPoint> points = CrossedPoint.of(ROAD, path, LEAST, wide);
    double[] z = points.stream().mapToDouble(p -> p.point()[2]).sorted().toArray();
    assertEquals(places, z.length, Arrays.toString(z));
    for (int i = 0; i + 1 < places; i++) {
      // none is farther from the next than the box is wide
      assertTrue(wide == 0 || z[i + 1] - z[i] <= wide);
      assertEquals((z[places - 1] - z[0]) / (places - 1), z[i + 1] - z[i], 1e-9);
    }
    if (wide == 0) {
      assertEquals(left + (right - left) / (2 * places), z[0], 1e-9);
    } else if (wide < right - left) {
      // one side a decimetre inside the seam's end: none of it is left out
      assertEquals(left + wide / 2 + 0.1, z[0], 1e-9);
      assertEquals(right - wide / 2 - 0.1, z[places - 1], 1e-9);
    } else {
      assertEquals(left - wide / 2 - 0.1 + (right - left), z[0], 1e-9);
      assertEquals(right + wide / 2 + 0.1 - (right - left), z[places - 1], 1e-9);
    }
    assertTrue(points.stream().allMatch(p -> p.point()[0] == 100 && p.sine() == 1));
  }

  /**
   * A line along the way that leaves the road: of its corners those on the road are asked first,
   * and three of them are driven to, each in four places.
   */
  @ParameterizedTest
  @CsvSource({"12, 12, 3", "12, 6, 3", "12, 4, 3", "12, 3, 3", "12, 2, 2", "12, 1, 1", "12, 0, 0"})
  void ofCornersThoseOnTheRoadAreChosenFrom(int corners, int on, int driven) {
    double[] path = new double[3 * corners];
    for (int i = 0; i < corners; i++) {
      path[3 * i] = 100 + 2 * i;
      path[3 * i + 2] = i < on ? 4 : 7;
    }
    double[] half = {0.9, 0.25, 2.25};
    Probe box = new Probe("box", ShapeKind.BOX, false, half);
    List<CrossedPoint> points = CrossedPoint.corners(ROAD, path, box);
    double[] along = points.stream().mapToDouble(p -> p.point()[0]).distinct().toArray();
    assertEquals(driven, along.length);
    assertEquals(BoxPlaces.overCorner(half[0]).length * driven, points.size());
    assertTrue(Arrays.stream(along).allMatch(x -> x < 100 + 2 * on));
  }
}
