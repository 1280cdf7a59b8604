package org.trackwalk.check.rules.imports;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.examples.circuit.Circuit;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.settings.CheckSettings;

/** A float's step is that of the largest coordinate of what a car may meet. */
class PrecisionTest {

  /** A triangle that faces up, whose corner farthest from the origin is the third. */
  private static Piece triangle(String name, SurfaceClass made, float x, float z) {
    float[] p = {0, 0, 0, 0, 0, z, x, 0, z};
    int[] corners = (x < 0) == (z < 0) ? new int[] {0, 1, 2} : new int[] {0, 2, 1};
    return Piece.named(name, "level.obj").mesh(p, corners).surfaceClass(made).build();
  }

  private static List<Finding> check(Piece... pieces) {
    CheckSettings settings = CheckSettings.defaults().withOnly(Set.of("import.precision"));
    return LevelCheck.check(Circuit.level("level", List.of(pieces)), settings, Progress.none())
        .findings();
  }

  private static Finding only(Piece... pieces) {
    List<Finding> found = check(pieces);
    assertEquals(1, found.size(), found.toString());
    return found.get(0);
  }

  @Test
  void aStepOfATenthOfAMillimetreIsNotedAndOfFourTenthsAWarning() {
    assertEquals(List.of(), check(triangle("road_0", SurfaceClass.ROAD, 1023, 9)));
    Finding note = only(triangle("road_0", SurfaceClass.ROAD, 1025, 9));
    assertEquals(Severity.INFO, note.severity());
    assertEquals(Math.ulp(1025f), note.measure().value());
    assertEquals(0.0001, note.measure().threshold());
    assertEquals(Severity.INFO, only(triangle("r", SurfaceClass.ROAD, 4095, 9)).severity());
    Finding warning = only(triangle("road_0", SurfaceClass.ROAD, 9, -4097));
    assertEquals(Severity.WARNING, warning.severity());
    assertEquals(Math.ulp(4097f), warning.measure().value());
    assertEquals(0.0004, warning.measure().threshold());
    assertEquals("coordinates reach 4097 m, where one float step is 0.49 mm", warning.message());
  }

  @Test
  void itIsToldAtTheVertexThatIsFarthestOut() {
    Finding f =
        only(
            triangle("road_0", SurfaceClass.ROAD, 2000, 9),
            triangle("road_1", SurfaceClass.ROAD, -3000, 7));
    assertEquals(-3000, f.position()[0]);
    f = only(triangle("road_0", SurfaceClass.ROAD, 9, -2500));
    assertEquals(-2500, f.position()[2]);
  }

  @Test
  void sceneryFarOutHarmsNobody() {
    Piece dome = triangle("dome", SurfaceClass.SCENERY, 9000, -8000);
    Piece hill = triangle("hill", SurfaceClass.SCENERY, -7000, -10);
    assertEquals(List.of(), check(triangle("road_0", SurfaceClass.ROAD, 90, 9), dome, hill));
    Finding f = only(dome, triangle("road_0", SurfaceClass.ROAD, 1500, 9), hill);
    assertEquals(Math.ulp(1500f), f.measure().value());
    assertArrayEquals(new double[] {1500, 0, 9}, f.position());
  }

  /** Each corner of a triangle that is no scenery counts, whatever else has it. */
  @Test
  void whatRoadAndScenerySharedIsNoSceneryVertex() {
    int[][] orders = {{0, 1, 2}, {1, 2, 0}, {2, 0, 1}};
    Piece dome = triangle("dome", SurfaceClass.SCENERY, 9000, -8000);
    for (int[] order : orders) {
      Piece road =
          triangle("road_0", SurfaceClass.ROAD, 5000, 9).toBuilder()
              .mesh(new float[] {0, 0, 0, 0, 0, 9, 5000, 0, 9}, order)
              .build();
      Piece beside = triangle("wood", SurfaceClass.SCENERY, 5000, 9);
      Piece hill = triangle("hill", SurfaceClass.SCENERY, -7000, -10);
      for (Piece[] pieces : new Piece[][] {{dome, road, beside}, {dome, hill, beside, road}}) {
        assertArrayEquals(new double[] {5000, 0, 9}, only(pieces).position());
      }
    }
  }
}
