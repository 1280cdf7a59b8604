package org.trackwalk.eclipse.viewer.section;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.BitSet;
import org.eclipse.swt.graphics.Point;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.eclipse.viewer.editor.EditorBench;
import org.trackwalk.eclipse.viewer.editor.StepLevel;
import org.trackwalk.eclipse.viewer.scene.Glyph;
import org.trackwalk.eclipse.viewer.theme.ViewTheme;

/** Steps of known heights, cut across. */
class FaultSectionTest {

  @ParameterizedTest
  @ValueSource(doubles = {0.03, 0.003, 0.0005})
  void theStepIsSeenAsAStepWithItsHeight(double step) throws Exception {
    try (EditorBench bench = new EditorBench("section").with("road.obj", StepLevel.obj(step))) {
      bench.open("road.obj");
      EditorBench.pump(() -> bench.state().probes().isPresent());
      Glyph glyph = bench.state().scene().orElseThrow().glyphs().get(0);
      FaultSection section =
          FaultSection.of(
                  glyph, SectionGround.of(bench.state().probes().orElseThrow(), new BitSet()))
              .orElseThrow();
      assertNotNull(section.ends(), "two sides");
      assertEquals(step, Math.abs(section.ends().step()), 1e-9 + 1e-6 * step);
      assertEquals(0, section.ends().gap(), 1e-9);
      SectionPainter painter = new SectionPainter(section, ViewTheme.LIGHT, new Point(1000, 600));
      assertEquals("Section across: step " + SectionPainter.length(step), painter.words());
      double points = step * painter.exaggeration() * painter.width() / (2 * section.reach());
      assertTrue(points > 20, "the step is drawn " + points + " points high");
    }
  }
}
