package org.trackwalk.eclipse.viewer.stage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.swt.graphics.Rectangle;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.trackwalk.eclipse.viewer.camera.CameraPose;
import org.trackwalk.eclipse.viewer.editor.EditorBench;
import org.trackwalk.eclipse.viewer.editor.StepLevel;
import org.trackwalk.eclipse.viewer.gl.GlSurface;
import org.trackwalk.eclipse.viewer.plan.PlanStage;
import org.trackwalk.eclipse.viewer.scene.Glyph;

/** A double click on a light selects it and flies there; one on the road goes nowhere. */
class DoubleClickTest {

  private EditorBench bench;

  @BeforeEach
  void level() throws Exception {
    bench = new EditorBench("twice").with("road.obj", StepLevel.obj(0.03));
  }

  @AfterEach
  void close() throws Exception {
    System.clearProperty(GlSurface.PROPERTY);
    bench.close();
  }

  private static void land(Eye eye) {
    EditorBench.pump(() -> !eye.flying());
    EditorBench.pumpFor(200);
  }

  @Test
  void inThreeDimensions() throws Exception {
    bench.open("road.obj");
    Stage3D stage = assertInstanceOf(Stage3D.class, bench.stage());
    EditorBench.pump(() -> stage.control().getSize().x > 50 && stage.drawnTriangles() > 0);
    EditorBench.pumpFor(300);
    land(stage.eye());
    Glyph glyph = bench.state().scene().orElseThrow().glyphs().get(0);
    double[] at = new double[3];
    ScreenMouse mouse = new ScreenMouse(stage.control());
    CameraPose before = stage.eye().pose();
    double[] bare = bare(stage);
    mouse.doubleClick((int) bare[0], (int) bare[1]);
    EditorBench.pump(() -> bench.state().hit().isPresent()); // the road
    land(stage.eye());
    assertEquals(before, stage.eye().pose());

    assertTrue(stage.projection().project(glyph.at(0), glyph.at(1), glyph.at(2), at));
    mouse.doubleClick((int) at[0], (int) at[1]);
    EditorBench.pump(() -> !stage.eye().pose().equals(before));
    land(stage.eye());
    assertEquals(glyph, bench.state().glyph().orElseThrow());
    CameraPose there = stage.eye().pose();
    assertTrue(there.distance() < before.distance(), there + " from " + before);
    assertEquals(glyph.at(0), there.x(), 1e-6);
    assertEquals(glyph.at(2), there.z(), 1e-6);
  }

  /** The pixel of the road that is farthest from all lights. */
  private double[] bare(Stage3D stage) {
    double[] best = new double[2];
    double most = 0;
    for (int x = 1; x < 2 * StepLevel.LENGTH; x++) {
      double[] road = new double[3];
      double least = Double.POSITIVE_INFINITY;
      assertTrue(stage.projection().project(x, 0, 4, road));
      for (Glyph glyph : bench.state().scene().orElseThrow().glyphs()) {
        double[] light = new double[3];
        stage.projection().project(glyph.at(0), glyph.at(1), glyph.at(2), light);
        least = Math.min(least, Math.hypot(road[0] - light[0], road[1] - light[1]));
      }
      if (least > most) {
        most = least;
        best = road;
      }
    }
    return best;
  }

  @Test
  void inThePlan() throws Exception {
    System.setProperty(GlSurface.PROPERTY, "off");
    bench.open("road.obj");
    PlanStage plan = assertInstanceOf(PlanStage.class, bench.stage());
    EditorBench.pump(() -> plan.control().getSize().x > 50);
    land(plan.eye());
    Glyph glyph = bench.state().scene().orElseThrow().glyphs().get(0);
    int x = (int) plan.view().column(glyph.at(0));
    int y = (int) plan.view().row(glyph.at(2));
    Rectangle seen = plan.control().getBounds();
    assertTrue(x > 0 && y > 0 && x < seen.width && y < seen.height, "the light is seen");
    new ScreenMouse(plan.control()).doubleClick(x, y);
    EditorBench.pump(() -> Math.abs(plan.view().x() - glyph.at(0)) < 1e-9);
    land(plan.eye());
    assertEquals(glyph, bench.state().glyph().orElseThrow());
    assertEquals(glyph.at(2), plan.view().z(), 1e-9);
  }
}
