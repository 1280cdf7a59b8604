package org.trackwalk.eclipse.viewer.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.BitSet;
import org.junit.jupiter.api.Test;
import org.trackwalk.eclipse.viewer.scene.LevelScene;
import org.trackwalk.eclipse.viewer.scene.Sheets;

/** The plan shows what is highest, and as many pixels as a surface has square metres by scale. */
class PlanRasterTest {

  private static final int BACK = 0x010203;
  private static final PlanView VIEW = new PlanView(10, 4, 0.1, 300, 200);

  private static long count(int[] pixels, int colour) {
    return Arrays.stream(pixels).filter(p -> p == colour).count();
  }

  @Test
  void aSheetCoversItsArea() {
    LevelScene scene = LevelScene.of(Sheets.checked(Sheets.sheet("road", 20, 8, 0, 0, 0)));
    PlanRaster raster = new PlanRaster(VIEW, BACK);
    raster.draw(scene, t -> 0xABCDEF, new BitSet());
    assertEquals(20 * 8 * 100, count(raster.pixels(), 0xABCDEF));
    assertEquals(300 * 200 - 20 * 8 * 100, count(raster.pixels(), BACK));
  }

  @Test
  void theHigherSheetIsOnTopAndAHiddenOneIsNot() {
    LevelScene scene =
        LevelScene.of(
            Sheets.checked(
                Sheets.sheet("bridge", 4, 8, 8, 6, 0), Sheets.sheet("road", 20, 8, 0, 0, 0)));
    PlanRaster raster = new PlanRaster(VIEW, BACK);
    raster.draw(scene, t -> scene.surface().pieceOf(t) == 0 ? 0xFF0000 : 0xFF, new BitSet());
    assertEquals(4 * 8 * 100, count(raster.pixels(), 0xFF0000));
    BitSet hidden = new BitSet();
    hidden.set(0);
    PlanRaster without = new PlanRaster(VIEW, BACK);
    without.draw(scene, t -> scene.surface().pieceOf(t) == 0 ? 0xFF0000 : 0xFF, hidden);
    assertEquals(20 * 8 * 100, count(without.pixels(), 0xFF));
  }

  @Test
  void pixelsAndMetresAreInverse() {
    assertEquals(12.5, VIEW.levelX(VIEW.column(12.5)), 1e-12);
    assertEquals(-3, VIEW.levelZ(VIEW.row(-3)), 1e-12);
  }
}
