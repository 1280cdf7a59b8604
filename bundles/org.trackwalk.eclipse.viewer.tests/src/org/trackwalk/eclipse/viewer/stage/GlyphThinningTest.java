package org.trackwalk.eclipse.viewer.stage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.trackwalk.eclipse.viewer.camera.CameraPose;
import org.trackwalk.eclipse.viewer.camera.Projection;
import org.trackwalk.eclipse.viewer.pick.GlyphPick;
import org.trackwalk.eclipse.viewer.scene.Glyph;
import org.trackwalk.eclipse.viewer.scene.LevelScene;
import org.trackwalk.eclipse.viewer.scene.Sheets;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Place;

/** Full lights never cover each other, and the worst of a heap has the full one. */
class GlyphThinningTest {

  private static final Finding FINDING =
      LevelScene.of(
              Sheets.checked(
                  Sheets.sheet("road_1", 9, 4, 0, 0, 0), Sheets.sheet("road_2", 9, 4, 9, 0.01f, 0)))
          .glyphs()
          .get(0)
          .finding();

  /** Copies of one finding along X. */
  private static List<Glyph> row(int n, double step) {
    List<Glyph> glyphs = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      glyphs.add(new Glyph(at(i * step)));
    }
    return glyphs;
  }

  private static Finding at(double x) {
    Finding f = FINDING;
    Place here =
        new Place(
            f.surfaceClass(),
            new double[] {x, 0, 0},
            f.path(),
            f.length(),
            f.bounds(),
            f.pieces(),
            f.features());
    return new Finding(f.told(), here, f.evidence(), f.standing())
        .ranked("f" + x, f.risk(), f.group());
  }

  @Test
  void fullLightsKeepTheirDistance() {
    Projection view = new Projection(new CameraPose(50, 0, 0, 200, 0, 1.2), 900, 600, 500);
    List<Glyph> glyphs = row(200, 0.5);
    float[] sizes = GlyphThinning.of(glyphs, view);
    assertEquals(1, sizes[0]);
    List<double[]> full = new ArrayList<>();
    for (int i = 0; i < sizes.length; i++) {
      double[] at = new double[3];
      view.project(glyphs.get(i).at(0), 0, 0, at);
      if (sizes[i] == 1) {
        for (double[] other : full) {
          assertTrue(Math.hypot(other[0] - at[0], other[1] - at[1]) >= GlyphThinning.NEAR);
        }
        full.add(at);
      }
    }
    assertTrue(full.size() > 5 && full.size() < 40, full.size() + " full lights");
  }

  @Test
  void aPickTakesTheNearestLight() {
    Projection view = new Projection(new CameraPose(50, 0, 0, 200, 0, 1.2), 900, 600, 500);
    List<Glyph> glyphs = row(5, 25);
    float[] sizes = GlyphThinning.of(glyphs, view);
    double[] at = new double[3];
    view.project(50, 0, 0, at);
    Optional<Glyph> picked = GlyphPick.at(glyphs, sizes, view, at[0] + 4, at[1] - 3);
    assertEquals(50, picked.orElseThrow().at(0));
    assertTrue(GlyphPick.at(glyphs, sizes, view, at[0], at[1] + 40).isEmpty());
  }

  @Test
  void aFullLightIsPickedWhereItIsSeenAndADotBesideIt() {
    Projection view = new Projection(new CameraPose(0, 0, 0, 200, 0, 1.2), 900, 600, 500);
    double[] at = new double[3];
    double[] other = new double[3];
    view.project(0, 0, 0, at);
    view.project(1, 0, 0, other);
    double metre = Math.hypot(other[0] - at[0], other[1] - at[1]);
    for (double pixels : new double[] {1, 4, 7, 13, 18}) {
      List<Glyph> glyphs = row(2, pixels / metre);
      float[] sizes = GlyphThinning.of(glyphs, view);
      assertEquals(GlyphThinning.SMALL, sizes[1], "a dot");
      view.project(glyphs.get(1).at(0), 0, 0, other);
      boolean covered = pixels < 8;
      Glyph seen = GlyphPick.at(glyphs, sizes, view, other[0], other[1]).orElseThrow();
      assertEquals(glyphs.get(covered ? 0 : 1), seen, pixels + " pixels apart");
    }
  }
}
