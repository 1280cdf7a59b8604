package org.trackwalk.drive.effect;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The one normal of a box's contacts: the mean of the triangles that it is near. */
class GroundFacesTest {

  private static final double MARGIN = 0.02;

  /** Two flat triangles and one that rises, of which so much lies under the box. */
  @ParameterizedTest
  @CsvSource({"0.01", "0.5", "2"})
  void eachTriangleCountsAlike(double part) {
    GroundFaces faces = new GroundFaces();
    for (int line = 0; line < 3; line++) {
      faces.add(70, line, -4, -3, 0);
      faces.add(71, line, -3, -part, 0);
      faces.add(9, line, -part, 3, 0.03);
    }
    assertEquals(0.01, faces.slope(-4, 0, MARGIN, (line, place) -> 0), 1e-12);
    assertEquals(0.015, faces.slope(-3, 0, MARGIN, (line, place) -> 0), 1e-12);
    assertEquals(0, faces.slope(-4, -part, MARGIN, (line, place) -> 0));
  }

  /**
   * What it hangs over farther than the margin does not count, of one that it is near on a line.
   */
  @Test
  void onlyWhatIsNearCounts() {
    GroundFaces faces = new GroundFaces();
    faces.add(1, 0, -2, -1, 0.01);
    faces.add(2, 0, -1, 0, 0.03);
    faces.add(2, 1, -1, 0, 0.03);
    assertEquals(0.01, faces.slope(-2, 0, MARGIN, (line, place) -> place >= -1 ? 0.03 : 0.019), 0);
    double near = faces.slope(-2, 0, MARGIN, (line, place) -> line == 1 ? 0.01 : -0.1 * place);
    assertEquals(0.03, near);
    assertEquals(0, faces.slope(-2, 0, MARGIN, (line, place) -> 1));
  }

  @Test
  void manyStretches() {
    GroundFaces faces = new GroundFaces();
    for (int i = 0; i < 1000; i++) {
      faces.add(i / 3, i % 3, i, i + 1, i / 3 % 2);
    }
    assertEquals(0.5, faces.slope(0, 600, MARGIN, (line, place) -> 0), 1e-12);
  }
}
