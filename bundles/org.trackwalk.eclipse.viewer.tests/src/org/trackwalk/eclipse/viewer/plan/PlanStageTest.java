package org.trackwalk.eclipse.viewer.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.BitSet;
import java.util.List;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.trackwalk.eclipse.viewer.editor.ColourMenu;
import org.trackwalk.eclipse.viewer.editor.EditorBench;
import org.trackwalk.eclipse.viewer.editor.LevelEditor;
import org.trackwalk.eclipse.viewer.editor.StepLevel;
import org.trackwalk.eclipse.viewer.gl.GlSurface;
import org.trackwalk.eclipse.viewer.scene.ColourMode;
import org.trackwalk.eclipse.viewer.scene.Glyph;
import org.trackwalk.eclipse.viewer.scene.LevelScene;
import org.trackwalk.eclipse.viewer.settings.ViewSettings;

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

  /** A lid over all of it, as a sky: neither the picture nor the cursor knows of it. */
  @Test
  void aSkyHidesNoRoad() throws Exception {
    String sky =
        """
        o sky
        v -100 60 -100
        v 140 60 -100
        v 140 60 108
        v -100 60 108
        f 757 759 758
        f 757 760 759
        """;
    bench.with("road.obj", StepLevel.obj(0.03) + sky);
    LevelEditor editor = bench.open("road.obj");
    PlanStage plan = assertInstanceOf(PlanStage.class, bench.stage());
    EditorBench.pump(() -> bench.state().probes().isPresent() && !plan.eye().flying());
    EditorBench.pumpFor(200);
    assertEquals(StepLevel.LENGTH, plan.view().x(), 1, "the road is framed");
    assertTrue(plan.view().metres() * plan.view().width() < 200, "and not the sky");
    PlanRaster raster = new PlanRaster(plan.view(), 0);
    LevelScene scene = bench.state().scene().orElseThrow();
    raster.draw(scene, t -> scene.surface().pieceOf(t) < 2 ? 0xFF : 0xFF0000, new BitSet());
    int at = (int) plan.view().row(4.3) * plan.view().width() + (int) plan.view().column(10.2);
    assertEquals(0, raster.pixels()[at] >> 16, "the road and not the sky");
    click(plan, plan.view().column(10.2), plan.view().row(4.3));
    assertEquals("road_1", editor.selection().orElseThrow().piece());
  }

  /** Materials are for the 3D view: neither its menu nor what was chosen there brings them here. */
  @Test
  void aPlanOffersNoMaterials() throws Exception {
    ViewSettings.materials(true);
    try {
      bench.open("road.obj");
      assertInstanceOf(PlanStage.class, bench.stage());
      assertNotEquals(ColourMode.MATERIALS, bench.state().options().mode());
      List<String> colours = ColourMenu.of(bench.stage());
      assertTrue(colours.contains(ColourMode.BENDS.title()), colours.toString());
      assertEquals(ColourMode.values().length - 1, colours.size(), colours.toString());
      assertFalse(colours.contains(ColourMode.MATERIALS.title()), colours.toString());
    } finally {
      ViewSettings.materials(false);
    }
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
