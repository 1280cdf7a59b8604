package org.trackwalk.eclipse.viewer.stage;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.RGB;
import org.joml.Vector3d;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.eclipse.viewer.camera.CameraPose;
import org.trackwalk.eclipse.viewer.editor.EditorBench;
import org.trackwalk.eclipse.viewer.editor.PictureExport;
import org.trackwalk.eclipse.viewer.editor.StepLevel;
import org.trackwalk.eclipse.viewer.hud.PanelPainter;
import org.trackwalk.eclipse.viewer.scene.Glyph;
import org.trackwalk.eclipse.viewer.scene.Layer;
import org.trackwalk.eclipse.viewer.scene.ViewOptions;
import org.trackwalk.eclipse.viewer.section.FaultSection;
import org.trackwalk.eclipse.viewer.state.Cut;
import org.trackwalk.eclipse.viewer.theme.ViewTheme;

/** A step of three millimetres: seen from nearby, cut open, seen through, and as a picture. */
class NearerTest {

  private static final double STEP = 0.003;

  private EditorBench bench;
  private Stage3D stage;

  @BeforeEach
  void open() throws Exception {
    bench = new EditorBench("nearer").with("road.obj", StepLevel.obj(STEP));
    bench.open("road.obj");
    stage = assertInstanceOf(Stage3D.class, bench.stage());
    EditorBench.pump(() -> !stage.eye().flying() && stage.control().getSize().x > 50);
    EditorBench.pumpFor(300);
  }

  @AfterEach
  void close() throws Exception {
    bench.close();
  }

  private void land() {
    EditorBench.pump(() -> !stage.eye().flying());
    EditorBench.pumpFor(100);
  }

  @Test
  void theSecondFrameComesAsNearAsTheFaultIsLarge() {
    Glyph glyph = bench.state().scene().orElseThrow().glyphs().get(0);
    bench.state().select(glyph);
    stage.frameSelection();
    land();
    double far = stage.eye().pose().distance();
    assertTrue(far > 5, "the surroundings first: " + far);
    stage.frameSelection();
    land();
    CameraPose near = stage.eye().pose();
    double pixels = STEP / near.metresPerPixel(stage.control().getSize().y);
    assertTrue(pixels > 8, "the step is " + pixels + " pixels high");
    ViewOptions seen =
        new Framing(bench.state(), stage.control(), stage.eye())
            .seen(bench.state().options(), stage.projection());
    assertEquals(50, bench.state().options().factor());
    assertTrue(seen.factor() * pixels < 0.25 * stage.control().getSize().y, "and not all over it");
  }

  @Test
  void aCutTakesAwayTheSideOfTheEyeForTheEyeAndForTheCursor() {
    bench.state().options(bench.state().options().with(Layer.PROBLEMS, false));
    double[] kept = new double[3];
    double[] gone = new double[3];
    Vector3d toEye = stage.eye().pose().toEye();
    toEye.y = 0;
    toEye.normalize();
    assertTrue(stage.projection().project(20 - toEye.x, 0, 4 - toEye.z, kept));
    assertTrue(stage.projection().project(20 + toEye.x, 0, 4 + toEye.z, gone));
    assertTrue(stage.surfaceAt((int) gone[0], (int) gone[1]).isPresent());
    int[] before = stage.pixels((int) kept[0], (int) kept[1], (int) gone[0], (int) gone[1]);
    bench.state().cut(Cut.upright(20, 0, 4, stage.eye().pose().toEye()));
    EditorBench.pumpFor(200);
    int[] after = stage.pixels((int) kept[0], (int) kept[1], (int) gone[0], (int) gone[1]);
    assertEquals(before[0], after[0]);
    assertFalse(before[1] == after[1], "the road before the plane is gone");
    assertTrue(stage.surfaceAt((int) kept[0], (int) kept[1]).isPresent());
    assertTrue(stage.surfaceAt((int) gone[0], (int) gone[1]).isEmpty());
  }

  @Test
  void aLightBeyondACutIsNeitherDrawnNorHit() {
    Glyph glyph = bench.state().scene().orElseThrow().glyphs().get(0);
    double[] at = new double[3];
    assertTrue(stage.projection().project(glyph.at(0), glyph.at(1), glyph.at(2), at));
    int x = (int) at[0];
    int y = (int) at[1];
    stage.selectAt(x, y);
    assertTrue(bench.state().glyph().isPresent());
    bench.state().cut(Cut.above(glyph.at(1) + 0.01));
    stage.selectAt(x, y);
    assertTrue(bench.state().glyph().isPresent(), "it is below the plane");
    bench.state().cut(Cut.above(glyph.at(1) - 0.01));
    int[] selected = stage.pixels(x, y);
    stage.selectAt(x, y);
    assertTrue(bench.state().glyph().isEmpty(), "it is above the plane");
    int[] with = stage.pixels(x, y);
    bench.state().options(bench.state().options().with(Layer.PROBLEMS, false));
    assertArrayEquals(stage.pixels(x, y), with);
    assertArrayEquals(with, selected, "a selected light is no other");
  }

  @Test
  void theSectionIsThatOfThePiecesThatAreSeen() {
    bench.state().select(bench.state().scene().orElseThrow().glyphs().get(0));
    stage.frameSelection();
    land();
    ViewOptions options = bench.state().options().with(Layer.SECTION, true);
    bench.state().options(options);
    PanelPainter panels = new PanelPainter(stage.control().getDisplay());
    ViewSheet sheet = new ViewSheet(bench.state(), panels);
    sheet.over(stage.projection(), ViewTheme.LIGHT, options, "");
    FaultSection both = sheet.cut();
    assertNotNull(both.ends(), "two sides");
    sheet.over(stage.projection(), ViewTheme.LIGHT, options, "");
    assertSame(both, sheet.cut(), "worked out once");
    bench.state().hide(1, true);
    sheet.over(stage.projection(), ViewTheme.LIGHT, options, "");
    assertTrue(sheet.cut() == null || sheet.cut().ends() == null, "one side is hidden");
    bench.state().hide(1, false);
    sheet.over(stage.projection(), ViewTheme.LIGHT, options, "");
    assertEquals(both.ends(), sheet.cut().ends());
    panels.dispose();
  }

  @Test
  void aLineOfSightIsCutWhereThePlaneIs() {
    Cut cut = new Cut(0, 0, 5, 0, 0, 1);
    Vector3d ahead = new Vector3d(0, 0, -1);
    assertArrayEquals(new double[] {5, 100}, CutSight.of(cut, new Vector3d(0, 0, 10), ahead, 100));
    assertArrayEquals(new double[] {0, 100}, CutSight.of(cut, new Vector3d(0, 0, 3), ahead, 100));
    Vector3d back = new Vector3d(0, 0, 1);
    assertArrayEquals(new double[] {0, 2}, CutSight.of(cut, new Vector3d(0, 0, 3), back, 100));
    assertArrayEquals(new double[] {0, 100}, CutSight.of(null, new Vector3d(), back, 100));
  }

  @Test
  void throughTheXRayWhatLiesBehindIsSeenAndThePieceStillIs() {
    bench.state().options(bench.state().options().with(Layer.PROBLEMS, false));
    double[] at = new double[3];
    assertTrue(stage.projection().project(16, 0, 4, at));
    int closed = stage.pixels((int) at[0], (int) at[1])[0];
    ViewOptions solid = bench.state().options();
    bench.state().options(solid.with(Layer.XRAY, true));
    int through = stage.pixels((int) at[0], (int) at[1])[0];
    bench.state().options(solid);
    bench.state().hide(0, true);
    int behind = stage.pixels((int) at[0], (int) at[1])[0];
    int apart = 0;
    for (int shift = 0; shift <= 16; shift += 8) {
      int piece = closed >> shift & 0xFF;
      int back = behind >> shift & 0xFF;
      int seen = through >> shift & 0xFF;
      assertTrue(seen >= Math.min(piece, back) - 2 && seen <= Math.max(piece, back) + 2);
      if (Math.abs(piece - back) > 40) {
        apart++;
        assertTrue(Math.abs(seen - back) < Math.abs(seen - piece), "mostly what lies behind");
        assertTrue(Math.abs(seen - back) > 2, "and the piece");
      }
    }
    assertTrue(apart > 0, "piece and background can be told apart");
  }

  @Test
  void aPictureHasItsSizeAndShowsWhatTheViewShows(@TempDir Path folder) throws Exception {
    bench.state().options(bench.state().options().with(Layer.LEGEND, false));
    Point size = stage.control().getSize();
    Path file = folder.resolve("road.png");
    Path other = Files.writeString(folder.resolve("road.png.part"), "somebody's");
    int width = 4 * size.x + 1;
    int height = 4 * size.y;
    PictureExport.write(stage, width, height, file);
    ImageData data = new ImageData(file.toString());
    assertEquals(width, data.width);
    assertEquals(height, data.height);
    for (double[] place : new double[][] {{16, 0, 4}, {23, STEP, 4}}) {
      double[] at = new double[3];
      assertTrue(stage.projection().project(place[0], place[1], place[2], at));
      int seen = stage.pixels((int) at[0], (int) at[1])[0];
      RGB rgb = data.palette.getRGB(data.getPixel((int) (4 * at[0]), (int) (4 * at[1])));
      assertEquals(seen >> 16 & 0xFF, rgb.red, 3);
      assertEquals(seen >> 8 & 0xFF, rgb.green, 3);
      assertEquals(seen & 0xFF, rgb.blue, 3);
    }
    try (var files = Files.list(folder)) {
      assertEquals(2, files.count(), "nothing is left beside it");
    }
    assertEquals("somebody's", Files.readString(other));
  }
}
