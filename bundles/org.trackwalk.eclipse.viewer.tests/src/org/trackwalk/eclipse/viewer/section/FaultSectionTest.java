package org.trackwalk.eclipse.viewer.section;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.BitSet;
import java.util.List;
import org.eclipse.swt.graphics.Point;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.check.rule.Rule;
import org.trackwalk.check.rules.RuleList;
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

  /** A road of 8 m over a ridge that bends by twice the slope, in pieces along or across. */
  private static String ridge(double slope) {
    StringBuilder text = new StringBuilder("o road\n");
    for (int i = -10; i <= 10; i++) {
      for (int k = 0; k < 2; k++) {
        double h = -slope * Math.abs(10.0 * i);
        text.append("v ").append(8 * k).append(' ').append(h).append(' ').append(10 * i);
        text.append('\n');
      }
    }
    for (int i = 0; i < 20; i++) {
      int a = 2 * i + 1;
      text.append("f ").append(a).append(' ').append(a + 2).append(' ').append(a + 3);
      text.append(' ').append(a + 1).append('\n');
    }
    return text.toString();
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.02, 0.05, 0.1})
  void aKinkIsCutAlongTheWay(double slope) throws Exception {
    try (EditorBench bench = new EditorBench("kink").with("road.obj", ridge(slope))) {
      bench.open("road.obj");
      EditorBench.pump(() -> bench.state().probes().isPresent());
      Glyph glyph =
          bench.state().scene().orElseThrow().glyphs().stream()
              .filter(g -> RuleList.traits(g.finding().rule()).picture().lengthwise())
              .findFirst()
              .orElseThrow();
      FaultSection section =
          FaultSection.of(
                  glyph, SectionGround.of(bench.state().probes().orElseThrow(), new BitSet()))
              .orElseThrow();
      assertTrue(section.lengthwise());
      double lowest = 0;
      double highest = Double.NEGATIVE_INFINITY;
      for (SectionCut.Line line : section.cut().lines()) {
        lowest = Math.min(lowest, Math.min(line.h(), line.k()));
        highest = Math.max(highest, Math.max(line.h(), line.k()));
      }
      assertEquals(slope * section.reach(), highest - lowest, 0.01 * slope * section.reach());
      assertEquals(0, Math.abs(FaultSection.sight(glyph).z), 1e-6, "seen from the side");
      SectionPainter painter = new SectionPainter(section, ViewTheme.LIGHT, new Point(1000, 600));
      assertEquals("Section along the way", painter.words());
    }
  }

  @Test
  void whatADriverFeelsInTheShapeOfTheRoadIsSeenAlongTheWay() {
    for (String id :
        List.of(
            "ride.kink",
            "ride.crest",
            "ride.compression",
            "ride.roughness",
            "ride.direction",
            "ride.landing")) {
      assertTrue(RuleList.traits(id).picture().lengthwise(), id);
    }
    for (Rule rule : RuleList.all()) {
      String id = rule.info().id();
      assertTrue(id.startsWith("ride.") || !rule.info().traits().picture().lengthwise(), id);
    }
  }
}
