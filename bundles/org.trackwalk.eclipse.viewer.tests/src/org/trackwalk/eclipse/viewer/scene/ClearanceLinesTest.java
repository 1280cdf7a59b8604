package org.trackwalk.eclipse.viewer.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.trackwalk.drive.clearance.ClearanceWay;
import org.trackwalk.drive.clearance.Clearances;
import org.trackwalk.drive.clearance.Side;
import org.trackwalk.drive.clearance.Touch;
import org.trackwalk.eclipse.viewer.editor.EditorBench;
import org.trackwalk.eclipse.viewer.editor.StepLevel;
import org.trackwalk.mesh.progress.Progress;

/** Room as lines that stand on the lane. */
class ClearanceLinesTest {

  private static final double NONE = Double.NaN;

  @Test
  void lineStandsOnTheLaneAsHighAsTheLeastRoomOverOrBesideIt() {
    double[] at = {0, 0.5, 1, 1.5, 2};
    double[] level = {2, 2, 2, 2, NONE};
    double[][] room = {
      {0.1, -0.1, NONE, 0.1, 0.1},
      {4, 4, NONE, -0.25, 4},
      {0.2, 1.5, NONE, 2, 2},
      {2, 2, NONE, 2, 2}
    };
    ClearanceWay way = new ClearanceWay(0, "+0.0", false, at, at, at, level, new double[5], room);
    Touch touch =
        new Touch(
            Side.OVER,
            0,
            0,
            0.25,
            new double[] {1.5, 3, 0},
            0,
            "+0.0",
            false,
            1.5,
            1.5,
            10,
            0.5,
            1,
            false);
    LineSet lines = ClearanceLines.of(new Clearances(List.of(way), List.of(touch), 4, 3, 1.5));
    assertEquals(4 + 3, lines.count(), "none without ground");
    double[] high = {0.2, -0.1, 1, -0.25};
    int[] colours = {0xE8A317, 0xE5383B, 0x2EA043, 0xE5383B};
    for (int i = 0; i < 4; i++) {
      assertEquals(2, lines.point(i, 1), 1e-6);
      assertEquals(2 + high[i], lines.point(i, 4), 1e-6);
      assertEquals(colours[i], lines.colour(i));
    }
    for (int axis = 0; axis < 3; axis++) {
      assertEquals(0.5, lines.point(4 + axis, 3 + axis) - lines.point(4 + axis, axis), 1e-6);
    }
  }

  @Test
  void aMeshThatCannotBeSweptDrawsNothing() throws Exception {
    String level =
        """
        {"schema": "trackwalk-manifest/1", "name": "road", "units": "m", "up": "y",
         "vehicle": {"mesh": "car.obj"},
         "pieces": [{"file": "road.obj", "node": "road_1", "class": "road"}]}
        """;
    String sheet = "o sheet\nv -1 0 -1\nv 1 0 -1\nv 1 0 1\nv -1 0 1\nf 1 2 3\nf 1 3 4\n";
    try (EditorBench bench =
        new EditorBench("unfit")
            .with("car.obj", sheet)
            .with("road.obj", StepLevel.obj(0))
            .with("road.trackwalk.json", level)) {
      bench.open("road.trackwalk.json");
      LevelScene scene = bench.state().scene().orElseThrow();
      assertTrue(
          scene.checked().report().findings().stream()
              .anyMatch(finding -> finding.message().contains("nothing was swept")),
          "the rule tells it");
      assertEquals(0, ClearanceLines.of(scene, Progress.none()).count());
    }
  }
}
