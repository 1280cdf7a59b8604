package org.trackwalk.eclipse.viewer.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.BitSet;
import org.joml.Vector3d;
import org.junit.jupiter.api.Test;
import org.trackwalk.eclipse.viewer.camera.CameraPose;
import org.trackwalk.eclipse.viewer.camera.Projection;
import org.trackwalk.mesh.weld.WeldedSurface;

/** The coarser mesh covers what the true one covers, with far fewer triangles, face up. */
class CoarseChunksTest {

  private static final WeldedSurface SURFACE = Sheets.welded(Sheets.sheet("a", 80, 60, -7, 3, 2));
  private static final TriangleChunks CHUNKS = TriangleChunks.of(SURFACE, 2000);
  private static final CoarseChunks COARSE = CoarseChunks.of(SURFACE, CHUNKS);

  private static Vector3d vertex(int place, int corner) {
    int v = 3 * COARSE.vertex(place, corner);
    float[] p = SURFACE.positions();
    return new Vector3d(p[v], p[v + 1], p[v + 2]);
  }

  @Test
  void itHasFewTrianglesAndAlmostTheSameArea() {
    double area = 0;
    for (int i = 0; i < COARSE.count(); i++) {
      Vector3d u = vertex(i, 1).sub(vertex(i, 0));
      Vector3d w = vertex(i, 2).sub(vertex(i, 0));
      Vector3d n = u.cross(w);
      assertTrue(n.y > 0, "face up");
      area += n.length() / 2;
    }
    assertTrue(COARSE.count() < SURFACE.triangleCount() / 8, COARSE.count() + " triangles");
    // a cell is lost at two borders at most, and nothing is covered twice
    double cell = COARSE.cell(0);
    assertTrue(area <= 80 * 60 + 1e-6 && area >= (80 - 2 * cell) * (60 - 2 * cell), "" + area);
  }

  @Test
  void noTriangleHasACornerTwice() {
    for (int i = 0; i < COARSE.count(); i++) {
      assertNotEquals(COARSE.vertex(i, 0), COARSE.vertex(i, 1));
      assertNotEquals(COARSE.vertex(i, 1), COARSE.vertex(i, 2));
      assertNotEquals(COARSE.vertex(i, 2), COARSE.vertex(i, 0));
    }
  }

  @Test
  void nearEverythingIsDrawnFarTheStandInAndHiddenNothing() {
    DetailChoice choice = new DetailChoice(CHUNKS, COARSE);
    CameraPose near = new CameraPose(33, 3, 32, 90, 0.3, 0.9);
    choice.choose(new Projection(near, 800, 600, 500), new BitSet(), Integer.MAX_VALUE);
    assertEquals(SURFACE.triangleCount(), sum(choice));
    CameraPose far = near.within(20_000);
    choice.choose(new Projection(far, 800, 600, 500), new BitSet(), Integer.MAX_VALUE);
    assertEquals(COARSE.count(), sum(choice));
    BitSet hidden = new BitSet();
    hidden.set(0);
    choice.choose(new Projection(near, 800, 600, 500), hidden, Integer.MAX_VALUE);
    assertFalse(choice.seen(0));
    assertEquals(0, sum(choice));
  }

  @Test
  void aBudgetIsKept() {
    DetailChoice choice = new DetailChoice(CHUNKS, COARSE);
    CameraPose near = new CameraPose(33, 3, 32, 90, 0.3, 0.9);
    choice.choose(new Projection(near, 800, 600, 500), new BitSet(), 1500);
    assertTrue(sum(choice) <= 1500, sum(choice) + " triangles");
  }

  private static int sum(DetailChoice choice) {
    int sum = 0;
    for (int c = 0; c < CHUNKS.count(); c++) {
      sum += choice.seen(c) ? choice.triangles(c) : 0;
    }
    return sum;
  }
}
