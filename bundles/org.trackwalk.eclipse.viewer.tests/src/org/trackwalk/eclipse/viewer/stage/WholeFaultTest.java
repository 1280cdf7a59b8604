package org.trackwalk.eclipse.viewer.stage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Locale;
import org.eclipse.swt.graphics.Point;
import org.junit.jupiter.api.Test;
import org.trackwalk.eclipse.viewer.camera.CameraPose;
import org.trackwalk.eclipse.viewer.editor.EditorBench;
import org.trackwalk.eclipse.viewer.editor.StepLevel;
import org.trackwalk.eclipse.viewer.scene.Glyph;

/** Two bodies in one place: what one flies to is all of the contour along which they meet. */
class WholeFaultTest {

  /** Metres across a tower. */
  private static final double WIDE = 8;

  /** Two towers that stand metres deep in each other, beside a road. */
  private static String towers(double height) {
    StringBuilder text = new StringBuilder(StepLevel.obj(0));
    int base = 2 * (StepLevel.LENGTH + 1) * (StepLevel.WIDTH + 1);
    box(text, "tower_a", base, 10, 18, height);
    box(text, "tower_b", base + 8, 16, 22, 0.8 * height);
    return text.toString();
  }

  /** A closed box, its foot a metre in the ground. */
  private static void box(
      StringBuilder text, String name, int base, double x, double z, double top) {
    text.append("o ").append(name).append('\n');
    for (int k = 0; k < 8; k++) {
      double a = x + (k % 2) * WIDE;
      double b = k / 4 == 0 ? -1 : top;
      double c = z + (k / 2 % 2) * WIDE;
      text.append(String.format(Locale.ROOT, "v %s %s %s%n", a, b, c));
    }
    int[][] quads = {
      {1, 2, 4, 3}, {5, 7, 8, 6}, {1, 5, 6, 2}, {3, 4, 8, 7}, {1, 3, 7, 5}, {2, 6, 8, 4}
    };
    for (int[] q : quads) {
      text.append(
          String.format(Locale.ROOT, "f %d %d %d%n", base + q[0], base + q[1], base + q[2]));
      text.append(
          String.format(Locale.ROOT, "f %d %d %d%n", base + q[0], base + q[2], base + q[3]));
    }
  }

  @Test
  void allOfTheContourIsSeen() throws Exception {
    try (EditorBench bench = new EditorBench("whole").with("road.obj", towers(24))) {
      bench.open("road.obj");
      Stage3D stage = assertInstanceOf(Stage3D.class, bench.stage());
      EditorBench.pump(() -> !stage.eye().flying() && stage.control().getSize().x > 50);
      EditorBench.pumpFor(300);
      Glyph overlap =
          bench.state().scene().orElseThrow().glyphs().stream()
              .filter(glyph -> glyph.finding().rule().equals("overlap.pieces"))
              .findFirst()
              .orElseThrow();
      double[] path = overlap.finding().path();
      assertTrue(overlap.size() > 18, "a long one: " + overlap.size());
      bench.state().select(overlap);
      stage.frameSelection();
      EditorBench.pumpFor(100);
      EditorBench.pump(() -> !stage.eye().flying());
      Point size = stage.control().getSize();
      double[] at = new double[3];
      for (int i = 0; i < path.length; i += 3) {
        assertTrue(stage.projection().project(path[i], path[i + 1], path[i + 2], at));
        boolean inside = at[0] > 0 && at[0] < size.x && at[1] > 0 && at[1] < size.y;
        assertTrue(inside, at[0] + ", " + at[1] + " of " + size);
      }
      CameraPose whole = stage.eye().goal();
      stage.frameSelection();
      EditorBench.pumpFor(100);
      EditorBench.pump(() -> !stage.eye().flying());
      CameraPose near = stage.eye().goal();
      assertEquals(overlap.at(0), near.x(), 1e-9, "the second looks at the place");
      assertTrue(near.distance() <= whole.distance(), "and from no farther");
    }
  }
}
