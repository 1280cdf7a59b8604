package org.trackwalk.drive.effect;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The one normal of a box's contacts: the mean of the triangles that it is near. */
class GroundFacesTest {

  private static final double MARGIN = 0.02;

  /** Each triangle has its own normal. */
  private static final BoxContacts OWN = new BoxContacts(0.02, 0.05, 0);

  private static Underside flat(double rear, double front) {
    return new Underside(rear, front, 0, MARGIN);
  }

  /** Two flat triangles and one that rises, of which so much lies under the box. */
  @ParameterizedTest
  @CsvSource({"0.01", "0.5", "2"})
  void eachTriangleCountsAlike(double part) {
    GroundFaces faces = new GroundFaces(t -> 0);
    for (int line = 0; line < 3; line++) {
      faces.add(70, line, -4, -3, 0);
      faces.add(71, line, -3, -part, 0);
      faces.add(9, line, -part, 3, 0.03);
    }
    assertEquals(0.01, faces.slope(0, flat(-4, 0), OWN, (line, place) -> 0), 1e-12);
    assertEquals(0.015, faces.slope(0, flat(-3, 0), OWN, (line, place) -> 0), 1e-12);
    assertEquals(0, faces.slope(0, flat(-4, -part), OWN, (line, place) -> 0));
  }

  /**
   * What it hangs over farther than the margin does not count, of one that it is near on a line.
   */
  @Test
  void onlyWhatIsNearCounts() {
    GroundFaces faces = new GroundFaces(t -> 0);
    faces.add(1, 0, -2, -1, 0.01);
    faces.add(2, 0, -1, 0, 0.03);
    faces.add(2, 1, -1, 0, 0.03);
    assertEquals(
        0.01, faces.slope(0, flat(-2, 0), OWN, (line, place) -> place >= -1 ? 0.03 : 0.019), 0);
    double near =
        faces.slope(0, flat(-2, 0), OWN, (line, place) -> line == 1 ? 0.01 : -0.1 * place);
    assertEquals(0.03, near);
    assertEquals(0, faces.slope(0, flat(-2, 0), OWN, (line, place) -> 1));
  }

  /** Two bodies, of which the nearer one begins again farther back on the second line. */
  @Test
  void eachBodyByItself() {
    GroundFaces faces = new GroundFaces(t -> t / 10);
    faces.add(11, 0, -1, 0, 0.03);
    faces.add(12, 0, -2, -1, 0.01);
    faces.add(20, 0, -4, -2, 0);
    faces.add(11, 1, -2, 0, 0.03);
    faces.add(21, 1, -3, -2, 0.05);
    faces.add(13, 1, -4, -3, 0.02);
    double far = Double.POSITIVE_INFINITY;
    assertEquals(2, faces.bodies());
    assertEquals(
        List.of(
            new GroundFaces.Run(0, 0, -2, far),
            new GroundFaces.Run(0, 1, -far, -2),
            new GroundFaces.Run(1, 0, -2, far),
            new GroundFaces.Run(1, 1, -3, -2),
            new GroundFaces.Run(1, 0, -far, -3)),
        faces.runs());
    assertEquals(0.02, faces.slope(0, flat(-4, 0), OWN, (line, place) -> 0), 1e-12);
    assertEquals(0.025, faces.slope(1, flat(-4, 0), OWN, (line, place) -> 0), 1e-12);
  }

  @Test
  void manyStretches() {
    GroundFaces faces = new GroundFaces(t -> 0);
    for (int i = 0; i < 1000; i++) {
      faces.add(i / 3, i % 3, i, i + 1, i / 3 % 2);
    }
    assertEquals(0.5, faces.slope(0, flat(0, 600), OWN, (line, place) -> 0), 1e-12);
  }

  /**
   * The underside slopes by this over a triangle under its middle, between two that its ends are
   * nearest to. Nearest with an end of its own, that one has the underside's normal within a degree
   * of it, and no contact beyond.
   */
  @ParameterizedTest
  @ValueSource(doubles = {0.03, 0.02, 0.015, 0.004, 0.002, -0.01})
  void underTheFlatItIsTheUndersides(double middle) {
    GroundFaces faces = new GroundFaces(t -> 0);
    faces.add(1, 0, -4, -3, 0);
    faces.add(2, 0, -3, -1, middle);
    faces.add(3, 0, -1, 2, 0.03);
    Underside under = new Underside(-3.5, 0, 0.02, MARGIN);
    BoxContacts enhanced = new BoxContacts(0.02, 0.05, 1);
    GroundFaces.Gap dip = (line, place) -> 0.001 * Math.min(place + 3.5, -place);
    double told = (0 + 0.02 + 0.03) / 3;
    assertEquals(middle < 0.0025 ? 0.015 : told, faces.slope(0, under, enhanced, dip), 1e-9);
    assertEquals((middle + 0.03) / 3, faces.slope(0, under, OWN, dip), 1e-12);
  }
}
