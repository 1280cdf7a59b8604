package org.trackwalk.check.run;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.check.levels.CheckRun;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.settings.CheckSettings;

/**
 * A tear beside the road is told where a wheel gets to it, and only there: a road (z from 0 to 6)
 * and a field beyond a slit, both flat and 40 m long, and what stands there.
 */
class OutOfReachTest {

  private static final double LENGTH = 40;

  @TempDir Path folder;

  private final StringBuilder obj = new StringBuilder();
  private int vertices;

  @ParameterizedTest(name = "slit of {0} m, wall from z {1} to {2}, {3} m high: {4}")
  @CsvSource({
    "0.1, 6.02, 6.08, 1, ''",
    // A wheel climbs a kerb, and rolls over the slit before it.
    "0.1, 6.02, 6.08, 0.2, field road",
    // The wall stands beyond the slit, and a wheel fits in between.
    "0.28, 6.22, 6.26, 1, road",
    "0.1, 6.6, 6.7, 1, field road",
    // Both borders lie inside a thick wall.
    "0.1, 5.6, 6.5, 0.7, ''",
    // Only the road's border lies behind the wall.
    "0.28, 5.8, 5.9, 1, field",
  })
  void aWallShutsWhatLiesAtItsFoot(double slit, double from, double to, double height, String told)
      throws IOException {
    ground(slit);
    wall(from, to, height, LENGTH);
    assertEquals(told, pieces(check("boundary.in-corridor")));
  }

  @ParameterizedTest(name = "a cover {0} m over the slit: {1}")
  @CsvSource({"0.8, ''", "1.5, field road"})
  void underWhatIsTooLowForACarNoneDrives(double height, String told) throws IOException {
    ground(0.1);
    quad("shelf", 0, 5.5, LENGTH, 6.7, height, height);
    assertEquals(told, pieces(check("boundary.in-corridor")));
  }

  @ParameterizedTest(name = "a field {1} m over the road, {0} m far: {2}")
  @CsvSource({
    "0.2, 0.06, road",
    "0.2, 0.3, road",
    // Under half a metre of the field nothing is felt of the road's border, but the field's is.
    "0.5, 0.06, road",
    // Farther in it is a plate on the road.
    "1.5, 0.06, ''",
  })
  void aWheelMeetsTheLipOfWhatEndsOverTheRoad(double over, double height, String told)
      throws IOException {
    for (int i = 0; i < LENGTH / 2; i++) {
      quad("road", 2 * i, 0, 2 * i + 2, 6, 0, 0);
      quad("field", 2 * i, 6 - over, 2 * i + 2, 16, height, height);
    }
    assertEquals(told, pieces(check("boundary.in-corridor")));
  }

  @Test
  void aLipAcrossTheWholeRoadIsMet() throws IOException {
    for (int i = 0; i < LENGTH / 2; i++) {
      quad("road_a", 2 * i, 0, 2 * i + 2, 6, 0, 0);
      quad("road_b", LENGTH + 2 * i - 0.2, 0, LENGTH + 2 * i + 1.8, 6, 0.06, 0.06);
    }
    assertEquals("road_a", pieces(check("boundary.in-corridor")));
  }

  /** The field goes on over the rock behind a slit: no wheel comes up from below. */
  @Test
  void aSlitInWhatLiesOverABorderIsNoLip() throws IOException {
    for (int i = 0; i < LENGTH / 2; i++) {
      quad("road", 2 * i, 0, 2 * i + 2, 6, 0, 0);
      quad("field", 2 * i, 6, 2 * i + 2, 11.7, 0, 0);
      quad("field", 2 * i, 11.72, 2 * i + 2, 16, 0, 0);
    }
    quad("rock", 10, 8, 14, 12, -0.06, -0.06);
    assertEquals("", pieces(check("boundary.in-corridor")));
  }

  @Test
  void aSeamUnderAWallIsNone() throws IOException {
    ground(0.03);
    wall(5.9, 6.13, 0.8, LENGTH);
    assertEquals("", pieces(check("seam.gap")));
  }

  @Test
  void aSeamThatGoesOnWhereTheWallEndsIsTold() throws IOException {
    ground(0.03);
    wall(5.9, 6.13, 0.8, LENGTH / 2);
    List<Finding> found = check("seam.gap");
    assertEquals("field road", pieces(found));
    assertEquals(LENGTH / 2, found.get(0).length(), 1e-3);
  }

  @Test
  void theSkirtOfARockThatIsSunkIntoTheGroundIsNoTear() throws IOException {
    ground(0);
    obj.append("o rock\n");
    vertex(10, -0.04, 8);
    vertex(14, -0.04, 8);
    vertex(14, -0.04, 12);
    vertex(10, -0.04, 12);
    vertex(12, 1.2, 10);
    for (int i = 0; i < 4; i++) {
      obj.append("f ").append(vertices - 4 + (i + 1) % 4).append(' ').append(vertices - 4 + i);
      obj.append(' ').append(vertices).append('\n');
    }
    assertEquals("", pieces(check("boundary.in-corridor")));
  }

  @Test
  void aBeamThatLeansOnTheGroundEndsWhereItsBodyEnds() throws IOException {
    ground(0);
    quad("beam", 10, 9, 16, 9.2, 0.1, 2.3);
    quad("beam", 10, 8.9, 16, 9.3, 0, 2.2);
    assertEquals("", pieces(check("boundary.in-corridor")));
  }

  @ParameterizedTest(name = "walls face outward: {0}, told: {1}")
  @CsvSource({"true, ''", "false, ground"})
  void theOpenUndersideOfAPostIsNoHoleAndAShaftWithoutAFloorIs(boolean outward, String told)
      throws IOException {
    ground(0);
    obj.append("o ground\n");
    // Wider above than below, as a border that runs around a hole; the middle is (11, 9).
    double[][] corners = {{-1, -1}, {-1, 1}, {1, 1}, {1, -1}};
    for (int i = 0; i < 4; i++) {
      double[] a = corners[outward ? i : (i + 1) % 4];
      double[] b = corners[outward ? (i + 1) % 4 : i];
      vertex(11 + a[0], -4, 9 + a[1]);
      vertex(11 + b[0], -4, 9 + b[1]);
      vertex(11 + 1.1 * b[0], 2, 9 + 1.1 * b[1]);
      vertex(11 + 1.1 * a[0], 2, 9 + 1.1 * a[1]);
      obj.append("f -4 -3 -2 -1\n");
    }
    quad("ground", 9.9, 7.9, 12.1, 10.1, 2, 2);
    assertEquals(told, pieces(check("boundary.hole")));
  }

  private void ground(double slit) {
    for (int i = 0; i < LENGTH / 2; i++) {
      quad("road", 2 * i, 0, 2 * i + 2, 6, 0, 0);
    }
    for (int i = 0; i < LENGTH / 2; i++) {
      quad("field", 2 * i, 6 + slit, 2 * i + 2, 16, 0, 0);
    }
  }

  /** Two upright faces and a top, in lengths of 2 m. */
  private void wall(double from, double to, double height, double length) {
    for (int i = 0; i < length / 2; i++) {
      quad("wall", 2 * i, from, 2 * i + 2, to, height, height);
      for (double z : new double[] {from, to}) {
        vertex(2 * i, -0.5, z);
        vertex(2 * i + 2, -0.5, z);
        vertex(2 * i + 2, height, z);
        vertex(2 * i, height, z);
        obj.append("f -4 -3 -2 -1\n");
      }
    }
  }

  /** A rectangle that faces up; its height goes from {@code low} to {@code high} along x. */
  private void quad(
      String piece, double x0, double z0, double x1, double z1, double low, double high) {
    obj.append("o ").append(piece).append('\n');
    vertex(x0, low, z0);
    vertex(x0, low, z1);
    vertex(x1, high, z1);
    vertex(x1, high, z0);
    obj.append("f -4 -3 -2 -1\n");
  }

  private void vertex(double x, double y, double z) {
    obj.append(String.format(Locale.ROOT, "v %.4f %.4f %.4f%n", x, y, z));
    vertices++;
  }

  private List<Finding> check(String rule) throws IOException {
    Path file = folder.resolve("level.obj");
    Files.writeString(file, obj);
    return CheckRun.run(
            List.of(file), LoadOptions.DEFAULT, CheckSettings.defaults(), "test", Progress.none())
        .levels()
        .get(0)
        .findings()
        .stream()
        .filter(f -> f.rule().equals(rule))
        .toList();
  }

  private static String pieces(List<Finding> found) {
    return String.join(
        " ", found.stream().flatMap(f -> f.pieces().stream()).distinct().sorted().toList());
  }
}
