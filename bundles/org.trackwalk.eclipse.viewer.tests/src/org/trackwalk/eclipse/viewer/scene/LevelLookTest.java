package org.trackwalk.eclipse.viewer.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.trackwalk.io.look.MaterialLook;
import org.trackwalk.io.picture.MipLevels;
import org.trackwalk.mesh.weld.WeldedSurface;

/** A sheet with a picture on one half, a cutout on a strip and a colour on the rest. */
class LevelLookTest {

  private static final float WIDE = 10;
  private static final int QUADS = 96;

  private static final WeldedSurface SURFACE =
      Sheets.welded(Sheets.sheet("road", QUADS, QUADS, 0, 0, 0));

  private static final LevelLook LOOK = look();

  private static float x(int triangle) {
    return SURFACE.positions()[3 * SURFACE.triangles()[3 * triangle]];
  }

  private static int material(int triangle) {
    return x(triangle) < 48 ? 0 : x(triangle) < 64 ? 1 : x(triangle) < 80 ? 2 : -1;
  }

  private static LevelLook look() {
    int n = SURFACE.triangleCount();
    int[] materials = new int[n];
    float[] places = new float[LevelLook.NUMBERS * n];
    for (int t = 0; t < n; t++) {
      materials[t] = material(t);
      for (int c = 0; c < 3; c++) {
        int v = 3 * SURFACE.triangles()[3 * t + c];
        places[LevelLook.NUMBERS * t + 2 * c] = SURFACE.positions()[v] / WIDE;
        places[LevelLook.NUMBERS * t + 2 * c + 1] = SURFACE.positions()[v + 2] / WIDE;
      }
    }
    MaterialLook tarmac = new MaterialLook("tarmac", 0x111111, 0xFF00FF, null, "", false);
    MaterialLook fence = new MaterialLook("fence", 0x222222, 0xFFFFFF, null, "", true);
    MipLevels grey = new MipLevels(1, 1, List.of(new byte[] {64, 64, 64, -1}));
    LevelLook.Materials all =
        new LevelLook.Materials(
            List.of(tarmac, fence, MaterialLook.plain("grass", 0x00AA00)),
            List.of(grey, grey),
            new int[] {1, 1, -1});
    return new LevelLook(DrawnMesh.of(SURFACE), all, materials, places, List.of("a note"));
  }

  @Test
  void eachChunkHasOnePictureAndOneWayToDrawIt() {
    TriangleChunks chunks = LOOK.mesh().chunks();
    assertEquals(SURFACE.triangleCount(), chunks.triangles());
    for (int c = 0; c < chunks.count(); c++) {
      for (int i = chunks.first(c); i < chunks.first(c + 1); i++) {
        int material = material(chunks.triangle(i));
        assertEquals(material == 0 || material == 1 ? 1 : -1, LOOK.picture(c));
        assertEquals(material == 1, LOOK.cutout(c));
      }
    }
  }

  @Test
  void aCoarseTriangleShowsThePictureWhereTheFineOnesDo() {
    CoarseChunks coarse = LOOK.mesh().coarse();
    float[] six = new float[LevelLook.NUMBERS];
    assertTrue(coarse.count() > 100, coarse.count() + " coarse triangles");
    for (int i = 0; i < coarse.count(); i++) {
      LOOK.coarsePlaces(i, six);
      for (int c = 0; c < 3; c++) {
        int v = 3 * coarse.vertex(i, c);
        assertEquals(SURFACE.positions()[v] / WIDE, six[2 * c], 1e-4);
        assertEquals(SURFACE.positions()[v + 2] / WIDE, six[2 * c + 1], 1e-4);
      }
    }
  }

  @Test
  void theLegendNamesWhatCoversMostFirstAndThenTheNotes() {
    Legend legend = LOOK.legend();
    assertEquals("3 materials", legend.title());
    assertEquals(
        List.of("tarmac", "fence", "grass", "a note"),
        legend.entries().stream().map(Legend.Entry::text).toList());
    assertEquals(0x400040, legend.entries().get(0).colour(), "the picture times its tint");
    assertEquals(0x00AA00, legend.entries().get(2).colour());
    assertEquals(-1, legend.entries().get(3).colour());
  }
}
