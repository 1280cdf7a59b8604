package org.trackwalk.eclipse.viewer.stage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.RGB;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.trackwalk.eclipse.viewer.LevelPlace;
import org.trackwalk.eclipse.viewer.editor.EditorBench;
import org.trackwalk.eclipse.viewer.editor.LevelEditor;
import org.trackwalk.eclipse.viewer.editor.StepLevel;
import org.trackwalk.eclipse.viewer.scene.Layer;

/**
 * What the screen shows and what the mouse of the screen hits. The build runs it twice: once more
 * on a screen with two pixels for a point.
 */
class HighDensityTest {

  private static final String SCALE = "trackwalk.tests.scale";

  private EditorBench bench;
  private LevelEditor editor;
  private Stage3D stage;
  private ScreenMouse mouse;

  @BeforeEach
  void open() throws Exception {
    bench = new EditorBench("dense").with("road.obj", StepLevel.obj(0.03));
    editor = bench.open("road.obj");
    stage = assertInstanceOf(Stage3D.class, bench.stage());
    mouse = new ScreenMouse(stage.control());
    EditorBench.pump(() -> !stage.eye().flying() && stage.control().getSize().x > 50);
    EditorBench.pumpFor(500);
  }

  @AfterEach
  void close() throws Exception {
    bench.close();
  }

  @Test
  void theScreenIsAsDenseAsTheBuildSays() {
    int wanted = Integer.getInteger(SCALE, 1);
    assertEquals(100 * wanted, stage.control().getMonitor().getZoom());
  }

  @Test
  void allFourQuartersOfTheViewAreDrawn() {
    ImageData seen = mouse.seen();
    Point size = stage.control().getSize();
    for (double x : new double[] {0.02, 0.27, 0.52, 0.98}) {
      for (double y : new double[] {0.03, 0.97}) {
        RGB rgb = ScreenMouse.at(seen, x * size.x, y * size.y);
        assertTrue(rgb.red + rgb.green + rgb.blue > 150, "at " + x + ", " + y + ": " + rgb);
      }
    }
  }

  @Test
  void aClickHitsThePieceWhoseColourIsUnderTheCursor() {
    bench.state().options(bench.state().options().with(Layer.PROBLEMS, false));
    bench.state().options(bench.state().options().with(Layer.LEGEND, false));
    bench.state().options(bench.state().options().with(Layer.RIBBONS, false));
    EditorBench.pumpFor(300);
    ImageData seen = mouse.seen();
    for (double[] place :
        new double[][] {{9.3, 0, 2.2}, {17.2, 0, 6.7}, {22.8, 0.03, 1.2}, {31.3, 0.03, 6.2}}) {
      double[] at = new double[3];
      assertTrue(stage.projection().project(place[0], place[1], place[2], at));
      RGB rgb = ScreenMouse.at(seen, at[0], at[1]);
      mouse.click((int) at[0], (int) at[1]);
      LevelPlace hit = editor.selection().orElseThrow();
      boolean second = place[0] > StepLevel.LENGTH;
      assertEquals(second ? "road_2" : "road_1", hit.piece());
      assertEquals(second, rgb.red > rgb.blue, "the second piece is olive, the first blue: " + rgb);
      double reach = 4 * stage.projection().metresPerPixel(at[2]);
      assertEquals(place[0], hit.point()[0], reach);
      assertEquals(place[2], hit.point()[2], reach);
    }
  }
}
