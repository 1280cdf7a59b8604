package org.trackwalk.eclipse.viewer.scene;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.trackwalk.check.run.CheckedLevel;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.eclipse.viewer.theme.Palette;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.LedgerClass;
import org.trackwalk.model.profile.ProfileList;
import org.trackwalk.report.format.Jolt;
import org.trackwalk.report.format.Numbers;

/** Two sheets beside each other with a step of 10 mm between them. */
class LevelSceneTest {

  private static final CheckedLevel CHECKED =
      Sheets.checked(
          Sheets.sheet("road_1", 20, 8, 0, 0, 0), Sheets.sheet("road_2", 20, 8, 20, 0.01f, 0));
  private static final LevelScene SCENE = LevelScene.of(CHECKED);

  @Test
  void theBoxIsThatOfTheSheets() {
    assertArrayEquals(new double[] {0, 0, 0, 40, (double) 0.01f, 8}, SCENE.box());
  }

  @Test
  void theStepIsALightWithItsMeasure() {
    List<Glyph> steps =
        SCENE.glyphs().stream().filter(g -> g.finding().rule().equals("seam.step")).toList();
    assertEquals(1, steps.size());
    Glyph step = steps.get(0);
    assertEquals(20, step.at(0), 1e-3);
    String felt = Numbers.rounded(Jolt.worst(step.finding()).worst());
    assertEquals("seam.step · 10 mm · " + felt + " m/s", step.title());
    assertSame(step, SCENE.glyph(step.finding().fingerprint()).orElseThrow());
    assertFalse(SCENE.glyph("nobody").isPresent());
  }

  @Test
  void piecesHaveColoursOfTheirOwn() {
    TriangleColours colours = SCENE.colours(ColourMode.PIECES, 0);
    for (int t = 0; t < SCENE.surface().triangleCount(); t++) {
      assertEquals(Palette.piece(SCENE.surface().pieceOf(t)), colours.of(t));
    }
    assertNotEquals(Palette.piece(0), Palette.piece(1));
    assertEquals(2, SCENE.legend(ColourMode.PIECES, 0).entries().size());
  }

  @Test
  void faultySeamEdgesAreThoseOfTheLedger() {
    int steps = CHECKED.report().ledger().get(LedgerClass.STEP);
    assertEquals(16, steps);
    assertEquals(steps, BorderLines.faults(CHECKED.context().ledger()).count());
    Legend legend = BorderLines.faultLegend(CHECKED.context().ledger()).orElseThrow();
    assertEquals(
        List.of(new Legend.Entry(Palette.of(LedgerClass.STEP), "step (16)")), legend.entries());
    int all = CHECKED.report().ledger().values().stream().mapToInt(Integer::intValue).sum();
    assertEquals(all, BorderLines.all(CHECKED.context().ledger()).count());
  }

  @Test
  void theRibbonIsAsHighAsTheStep() {
    Ribbons ribbons = SeamRibbons.of(CHECKED.report().seams().get());
    assertTrue(ribbons.count() > 0);
    double length = 0;
    for (int i = 0; i < ribbons.count(); i++) {
      if (ribbons.colour(i) == Palette.STEP) {
        assertEquals(0.01, ribbons.value(i, 4), 1e-6);
        length += Math.abs(ribbons.value(i, 8) - ribbons.value(i, 2));
      }
    }
    assertEquals(8, length, 1e-6);
  }

  @Test
  void anEngineFeelsTheBordersOfFlatSheetsAndNoInnerEdge() {
    ProbeScene probes = ProbeScene.of(SCENE.surface(), 1, Progress.none());
    LineSet felt = ActiveEdgeLines.of(CHECKED.context(), probes, ProfileList.usual());
    assertEquals(2 * (2 * 20 + 2 * 8), felt.count());
    for (int i = 0; i < felt.count(); i++) {
      assertEquals(Palette.LOOSE_EDGE, felt.colour(i));
    }
  }

  @Test
  void everyEngineHasItsAngle() {
    ProfileList.all().forEach(p -> assertTrue(ActiveEdgeLines.angle(p) >= 0, p.id()));
  }

  @Test
  void normalsPointUpAndAreNoMoreThanAsked() {
    LineSet normals = NormalLines.of(SCENE.surface(), 100);
    assertTrue(normals.count() > 50 && normals.count() <= 100, normals.count() + " normals");
    for (int i = 0; i < normals.count(); i++) {
      assertTrue(normals.point(i, 4) > normals.point(i, 1));
    }
  }

  @Test
  void aNewCheckOfTheSameSurfaceKeepsTheOrder() {
    assertSame(SCENE.chunks(), SCENE.after(CHECKED).chunks());
  }
}
