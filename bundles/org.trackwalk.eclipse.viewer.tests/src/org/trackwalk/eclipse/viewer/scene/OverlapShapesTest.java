package org.trackwalk.eclipse.viewer.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.trackwalk.eclipse.viewer.editor.EditorBench;
import org.trackwalk.eclipse.viewer.editor.StepLevel;
import org.trackwalk.mesh.progress.Progress;

/** A post through the road, 0.5 by 0.5 m: its contour is known. */
class OverlapShapesTest {

  private static String post(double x, double z, double half, double low, double top, int base) {
    StringBuilder text = new StringBuilder("o post\n");
    for (int c = 0; c < 8; c++) {
      text.append("v ")
          .append((c & 1) == 0 ? x - half : x + half)
          .append(' ')
          .append((c & 2) == 0 ? low : top)
          .append(' ')
          .append((c & 4) == 0 ? z - half : z + half)
          .append('\n');
    }
    int[][] faces = {
      {0, 2, 3, 1}, {4, 5, 7, 6}, {0, 1, 5, 4}, {2, 6, 7, 3}, {0, 4, 6, 2}, {1, 3, 7, 5}
    };
    for (int[] f : faces) {
      for (int[] t : new int[][] {{f[0], f[1], f[2]}, {f[0], f[2], f[3]}}) {
        text.append("f ")
            .append(base + t[0])
            .append(' ')
            .append(base + t[1])
            .append(' ')
            .append(base + t[2])
            .append('\n');
      }
    }
    return text.toString();
  }

  /** The plane of the contour is the road's, and the post reaches 0.4 m under and 0.3 m over it. */
  private static void contactsPushUprightAt(LineSet lines) {
    assertTrue(lines.count() >= 4, "a contact at each corner: " + lines.count());
    for (int i = 0; i < lines.count(); i++) {
      double dx = Math.abs(lines.point(i, 0) - 10.3);
      double dz = Math.abs(lines.point(i, 2) - 4.3);
      assertEquals(0.25, Math.max(dx, dz), 1e-5, "on the post's sides");
      assertEquals(0, lines.point(i, 1), 1e-6);
      assertEquals(lines.point(i, 0), lines.point(i, 3), 1e-6);
      assertEquals(lines.point(i, 2), lines.point(i, 5), 1e-6);
      double length = Math.abs(lines.point(i, 4) - lines.point(i, 1));
      assertTrue(length > 0.3 - 1e-4 && length < 0.4 + 1e-4, "as deep as one side: " + length);
    }
  }

  /** In the middle of each of 40 layers of 17.5 mm the grid is 0 on the post's four sides. */
  private static void theGridIsTheBox(LineSet lines) {
    int zero = GridLines.legend().entries().get(0).colour();
    double cell = 0.7 / 40;
    int sides = 0;
    for (int i = 0; i < lines.count(); i++) {
      double y = lines.point(i, 1);
      if (lines.colour(i) != zero || y < -0.4 + cell || y > 0.3 - cell) {
        continue;
      }
      double dx = Math.abs(lines.point(i, 0) - 10.3);
      double dz = Math.abs(lines.point(i, 2) - 4.3);
      assertEquals(0.25, Math.max(dx, dz), cell);
      sides++;
    }
    assertTrue(sides >= 38 * 4 * 20, "a line around the post in each layer: " + sides);
  }

  @Test
  void theContourOfAPostGoesAroundIt() throws Exception {
    int vertices = 2 * (StepLevel.LENGTH + 1) * (StepLevel.WIDTH + 1);
    String obj = StepLevel.obj(0) + post(10.3, 4.3, 0.25, -0.4, 0.3, vertices + 1);
    try (EditorBench bench = new EditorBench("post").with("road.obj", obj)) {
      bench.open("road.obj");
      OverlapShapes shapes = OverlapShapes.of(bench.state().scene().orElseThrow(), Progress.none());
      double length = 0;
      LineSet lines = shapes.contours();
      for (int i = 0; i < lines.count(); i++) {
        double dx = lines.point(i, 3) - lines.point(i, 0);
        double dz = lines.point(i, 5) - lines.point(i, 2);
        length += Math.hypot(dx, dz);
        assertEquals(0, lines.point(i, 1), 1e-6, "at the height of the road");
      }
      assertEquals(4 * 0.5, length, 1e-4);
      assertTrue(shapes.regions().count() >= 8, "the post's sides, and the road around");
      contactsPushUprightAt(ContactLines.of(bench.state().scene().orElseThrow(), Progress.none()));
      theGridIsTheBox(GridLines.of(bench.state().scene().orElseThrow(), Progress.none()));
      for (Layer layer : new Layer[] {Layer.OVERLAPS, Layer.CONTACTS, Layer.GRIDS}) {
        bench.state().options(bench.state().options().with(layer, true));
      }
      EditorBench.pumpFor(1500);
    }
  }
}
