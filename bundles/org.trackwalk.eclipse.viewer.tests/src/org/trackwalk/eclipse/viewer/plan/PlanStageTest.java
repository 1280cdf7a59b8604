package org.trackwalk.eclipse.viewer.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.trackwalk.eclipse.viewer.editor.EditorBench;
import org.trackwalk.eclipse.viewer.editor.LevelEditor;
import org.trackwalk.eclipse.viewer.editor.StepLevel;
import org.trackwalk.eclipse.viewer.gl.GlSurface;
import org.trackwalk.eclipse.viewer.scene.Glyph;

/** Without OpenGL the editor opens all the same, with a plan that can be clicked. */
class PlanStageTest {

  private EditorBench bench;

  @BeforeEach
  void withoutGl() throws Exception {
    System.setProperty(GlSurface.PROPERTY, "off");
    bench = new EditorBench("plan").with("road.obj", StepLevel.obj(0.03));
  }

  @AfterEach
  void close() throws Exception {
    System.clearProperty(GlSurface.PROPERTY);
    bench.close();
  }

  @Test
  void aPlanOpensFliesAndIsClicked() throws Exception {
    LevelEditor editor = bench.open("road.obj");
    PlanStage plan = assertInstanceOf(PlanStage.class, bench.stage());
    Glyph glyph = bench.state().scene().orElseThrow().glyphs().get(0);
    assertTrue(editor.show(glyph.finding().fingerprint()));
    EditorBench.pump(() -> !plan.eye().flying());
    EditorBench.pumpFor(100);
    assertEquals(glyph.at(0), plan.view().x(), 1e-9);
    assertEquals(glyph.at(2), plan.view().z(), 1e-9);
    click(plan, plan.view().column(25), plan.view().row(6));
    assertEquals("road_2", editor.selection().orElseThrow().piece());
    click(plan, plan.view().column(glyph.at(0)), plan.view().row(glyph.at(2)));
    assertEquals(glyph, bench.state().glyph().orElseThrow());
  }

  private static void click(PlanStage plan, double x, double y) {
    for (int type : new int[] {SWT.MouseDown, SWT.MouseUp}) {
      Event event = new Event();
      event.button = 1;
      event.x = (int) x;
      event.y = (int) y;
      plan.control().notifyListeners(type, event);
    }
  }
}
