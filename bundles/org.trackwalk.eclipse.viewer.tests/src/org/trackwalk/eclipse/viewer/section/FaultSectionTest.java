package org.trackwalk.eclipse.viewer.section;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.eclipse.swt.graphics.Point;
import org.joml.Vector3d;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.check.rule.Rule;
import org.trackwalk.check.rules.RuleList;
import org.trackwalk.eclipse.viewer.editor.EditorBench;
import org.trackwalk.eclipse.viewer.editor.StepLevel;
import org.trackwalk.eclipse.viewer.scene.Glyph;
import org.trackwalk.eclipse.viewer.theme.ViewTheme;
import org.trackwalk.report.format.Numbers;

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
      SectionPainter painter = painter(section, glyph);
      assertEquals("Section across: step " + Numbers.length(step), painter.words());
      assertTrue(glyph.title().contains(" " + Numbers.length(step) + " "), glyph.title());
      double points = step * painter.exaggeration() * painter.width() / (2 * section.reach());
      assertTrue(points > 20, "the step is drawn " + points + " points high");
    }
  }

  /** A wall that stands beside a seam, or a layer over it, is not what parts its sides. */
  @ParameterizedTest
  @CsvSource({
    "0, 0.003, 0.003, true",
    "0.005, 0, 0.005, true",
    "-0.005, 0.0001, 0.005, true",
    "0.0003, 0.0004, 0.0005, true",
    "0, 0, 0, true",
    "0.0001, 0.2, 0.0001, false",
    "-0.0000096, 0.00999, 0.2, false",
    "0, 4.8, 0.0019, false",
    "0.347, 0.0282, 0.925, false",
    "0, 0.003, 0, false",
  })
  void onlyWhatPartsTheSidesByTheMeasureIsTheFault(
      double gap, double step, double measure, boolean its) {
    assertEquals(its, new FaultSection.Ends(0, 0, gap, step).apart(measure));
    assertEquals(its, new FaultSection.Ends(0, 0, -gap, -step).apart(measure));
  }

  private static SectionPainter painter(FaultSection section, Glyph glyph) {
    return new SectionPainter(
        section, FaultSection.apart(glyph), ViewTheme.LIGHT, new Point(1000, 600));
  }

  /** Border vertices that miss each other in all three directions, on a dense mesh too. */
  @ParameterizedTest
  @CsvSource({
    "0.0003, 0.0004, 0, 1, '0.5 mm apart, step 0.3 mm, gap 0.4 mm'",
    "0.0003, 0.0004, 0, 0.02, '0.5 mm apart, step 0.3 mm, gap 0.4 mm'",
    "0.0004, 0, 0.0003, 1, '0.5 mm apart, step 0.4 mm, 0.3 mm along'",
    "0, 0, 0.0005, 1, '0.5 mm along'",
  })
  void theSectionOfANearMissHasTheNumbersOfItsCard(
      double up, double across, double along, double edge, String told) throws Exception {
    try (EditorBench bench =
        new EditorBench("miss").with("road.obj", missed(up, across, along, edge))) {
      bench.open("road.obj");
      EditorBench.pump(() -> bench.state().probes().isPresent());
      Glyph glyph =
          bench.state().scene().orElseThrow().glyphs().stream()
              .filter(g -> g.finding().rule().equals("weld.near-miss"))
              .findFirst()
              .orElseThrow();
      FaultSection section =
          FaultSection.of(
                  glyph, SectionGround.of(bench.state().probes().orElseThrow(), new BitSet()))
              .orElseThrow();
      assertTrue(glyph.title().startsWith("weld.near-miss · 0.5 mm"), glyph.title());
      assertEquals("Section across: " + told, painter(section, glyph).words());
    }
  }

  /**
   * A tile in the road, turned and sunk in deep: its face is seen as a step of its height over the
   * road, wherever the finding has its place.
   */
  @ParameterizedTest
  @CsvSource({"0, 0.015", "20, 0.015", "45, 0.015", "70, 0.015", "30, 0.006", "10, 0.1"})
  void theFaceOfAStepIsSeenAsAStep(double degrees, double height) throws Exception {
    try (EditorBench bench =
        new EditorBench("face").with("road.obj", tile(Math.toRadians(degrees), height))) {
      bench.open("road.obj");
      EditorBench.pump(() -> bench.state().probes().isPresent());
      Glyph glyph =
          bench.state().scene().orElseThrow().glyphs().stream()
              .filter(g -> g.finding().rule().equals("cliff.step-up"))
              .findFirst()
              .orElseThrow();
      assertEquals(height, FaultSection.fault(glyph), 1e-5);
      SectionGround ground = SectionGround.of(bench.state().probes().orElseThrow(), new BitSet());
      FaultSection section = FaultSection.of(glyph, ground).orElseThrow();
      SectionPainter painter = painter(section, glyph);
      assertEquals("Section across: step " + Numbers.length(height), painter.words());
      double road = 0;
      double top = Double.NEGATIVE_INFINITY;
      double face = 0;
      for (SectionCut.Line line : section.cut().lines()) {
        double wide = Math.abs(line.v() - line.u());
        double high = Math.abs(line.k() - line.h());
        top = Math.max(top, Math.max(line.h(), line.k()));
        road += high < 1e-7 && Math.abs(line.h()) < 1e-6 ? wide : 0;
        face = wide < 1e-7 ? Math.max(face, high) : face;
      }
      assertTrue(road > section.reach() / 2, "the road before it: " + road);
      assertEquals(height, top, 1e-5, "the tile behind it");
      assertTrue(face >= height - 1e-5, "the face between them: " + face);
      double points = height * painter.exaggeration() * painter.width() / (2 * section.reach());
      assertTrue(points > 12, "it is drawn " + points + " points high");
      Vector3d sight = FaultSection.sight(glyph, ground);
      double turn = Math.atan2(sight.x, sight.z);
      double off = Math.IEEEremainder(turn - Math.toRadians(degrees), Math.PI / 2);
      assertEquals(0, off, 1e-4, "one looks along the face");
    }
  }

  /** A road of 8 m, in its middle a tile of 3 m that goes down 0.3 m. */
  private static String tile(double turn, double top) {
    StringBuilder text = new StringBuilder("o road\n");
    for (int i = 0; i <= 60; i++) {
      for (int k = 0; k <= 8; k++) {
        text.append("v ").append(k).append(" 0 ").append(i).append('\n');
      }
    }
    for (int i = 0; i < 60; i++) {
      for (int k = 0; k < 8; k++) {
        int a = 9 * i + k + 1;
        text.append(String.format(Locale.ROOT, "f %d %d %d %d%n", a, a + 9, a + 10, a + 1));
      }
    }
    text.append("o tile\n");
    double[] x = {-1.5, 1.5, 1.5, -1.5};
    double[] z = {-1.5, -1.5, 1.5, 1.5};
    for (double y : new double[] {-0.3, top}) {
      for (int i = 0; i < 4; i++) {
        double across = 4 + Math.cos(turn) * x[i] + Math.sin(turn) * z[i];
        double along = 30 - Math.sin(turn) * x[i] + Math.cos(turn) * z[i];
        text.append(String.format(Locale.ROOT, "v %.6f %.6f %.6f%n", across, y, along));
      }
    }
    int b = 61 * 9;
    text.append(String.format(Locale.ROOT, "f %d %d %d %d%n", b + 5, b + 8, b + 7, b + 6));
    for (int i = 0; i < 4; i++) {
      int j = (i + 1) % 4;
      text.append(
          String.format(
              Locale.ROOT, "f %d %d %d %d%n", b + i + 1, b + i + 5, b + j + 5, b + j + 1));
    }
    return text.toString();
  }

  /** A wall that stands in the seam is not drawn so high that the fault beside it is not seen. */
  @ParameterizedTest
  @CsvSource({"0.2, 0.0003", "3, 0.0003", "0.2, 0.0008", "3, 0.0008"})
  void aFaultAtAWallIsSeenBesideIt(double wall, double across) throws Exception {
    String road = missed(0, across, 0, 1);
    int corner = road.split("\nv ").length - 1;
    String standing =
        String.format(
            Locale.ROOT,
            "o wall%nv 0 0 -3%nv 0 0 3%nv 0 %s 3%nv 0 %s -3%nf %d %d %d %d%n",
            wall,
            wall,
            corner + 1,
            corner + 2,
            corner + 3,
            corner + 4);
    try (EditorBench bench = new EditorBench("wall").with("road.obj", road + standing)) {
      bench.open("road.obj");
      EditorBench.pump(() -> bench.state().probes().isPresent());
      Glyph glyph =
          bench.state().scene().orElseThrow().glyphs().stream()
              .filter(g -> g.finding().rule().equals("weld.near-miss"))
              .findFirst()
              .orElseThrow();
      SectionGround ground = SectionGround.of(bench.state().probes().orElseThrow(), new BitSet());
      FaultSection section = FaultSection.of(glyph, ground).orElseThrow();
      double high = 0;
      for (SectionCut.Line line : section.cut().lines()) {
        high = Math.max(high, Math.max(Math.abs(line.h()), Math.abs(line.k())));
      }
      assertTrue(high <= section.reach() + 1e-12, high + " high, wide " + section.reach());
    }
  }

  /** A T-junction whose corner lies in the edge to the bit is flat from every side. */
  @Test
  void theSectionOfAFlatTJunctionSaysWhatItCannotShow() throws Exception {
    try (EditorBench bench = new EditorBench("corner").with("road.obj", cornerInEdge())) {
      bench.open("road.obj");
      EditorBench.pump(() -> bench.state().probes().isPresent());
      Glyph glyph =
          bench.state().scene().orElseThrow().glyphs().stream()
              .filter(g -> g.finding().rule().equals("seam.t-junction"))
              .findFirst()
              .orElseThrow();
      SectionGround ground = SectionGround.of(bench.state().probes().orElseThrow(), new BitSet());
      Optional<FaultSection> section = FaultSection.of(glyph, ground);
      assertEquals(
          "Section across: no step, no gap, a corner within an edge",
          painter(section.orElseThrow(), glyph).words());
      FaultSection mended = FaultSection.mended(glyph, section, ground).orElseThrow();
      assertEquals("Section across: no step, no gap", painter(mended, glyph).words());
    }
  }

  /** Two flat pieces that meet at x = 0, where the second has a vertex more. */
  private static String cornerInEdge() {
    StringBuilder text = new StringBuilder();
    int base = 1;
    for (int side = -1; side <= 1; side += 2) {
      text.append("o road_").append(side < 0 ? 1 : 2).append('\n');
      int[] z = side < 0 ? new int[] {-4, -2, 2, 4} : new int[] {-4, -2, 0, 2, 4};
      for (int i = 0; i <= 10; i++) {
        for (int each : z) {
          text.append(String.format(Locale.ROOT, "v %d 0 %d%n", side * 2 * i, each));
        }
      }
      for (int i = 0; i < 10; i++) {
        for (int k = 0; k + 1 < z.length; k++) {
          int a = base + i * z.length + k;
          int b = a + z.length;
          text.append(
              side > 0
                  ? String.format(Locale.ROOT, "f %d %d %d %d%n", a, a + 1, b + 1, b)
                  : String.format(Locale.ROOT, "f %d %d %d %d%n", a, b, b + 1, a + 1));
        }
      }
      base += 11 * z.length;
    }
    return text.toString();
  }

  /** Two pieces that share a border at x = 0 but for one vertex in its middle. */
  private static String missed(double up, double across, double along, double edge) {
    StringBuilder text = new StringBuilder();
    int base = 1;
    for (int side = -1; side <= 1; side += 2) {
      text.append("o road_").append(side < 0 ? 1 : 2).append('\n');
      int rows = 8;
      double[] z = {-4, -2, -1, -edge, 0, edge, 1.5, 2, 4};
      for (int i = 0; i <= 10; i++) {
        for (int k = 0; k <= rows; k++) {
          boolean moved = side > 0 && i == 0 && k == rows / 2;
          double x = side * 2.0 * i + (moved ? across : 0);
          double y = moved ? up : 0;
          text.append(
              String.format(Locale.ROOT, "v %.9f %.9f %.9f%n", x, y, z[k] + (moved ? along : 0)));
        }
      }
      for (int i = 0; i < 10; i++) {
        for (int k = 0; k < rows; k++) {
          int a = base + i * (rows + 1) + k;
          int b = a + rows + 1;
          text.append(
              side > 0
                  ? String.format(Locale.ROOT, "f %d %d %d %d%n", a, a + 1, b + 1, b)
                  : String.format(Locale.ROOT, "f %d %d %d %d%n", a, b, b + 1, a + 1));
        }
      }
      base += 11 * (rows + 1);
    }
    return text.toString();
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
      SectionPainter painter = painter(section, glyph);
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
