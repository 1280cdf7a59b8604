package org.trackwalk.eclipse.viewer.pick;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.BitSet;
import java.util.Optional;
import java.util.Random;
import org.joml.Intersectiond;
import org.joml.Vector3d;
import org.junit.jupiter.api.Test;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;

/** Picks meet the same triangle as a search through all of them. */
class SurfacePickTest {

  private static final long SEED = 31;

  private static WeldedSurface soup(Random random, int triangles) {
    float[] p = new float[9 * triangles];
    int[] t = new int[3 * triangles];
    for (int i = 0; i < triangles; i++) {
      for (int k = 0; k < 3; k++) {
        float middle = random.nextFloat() * 20 - 10;
        for (int c = 0; c < 3; c++) {
          p[9 * i + 3 * c + k] = middle + random.nextFloat() * 2;
        }
      }
    }
    for (int i = 0; i < t.length; i++) {
      t[i] = i;
    }
    Piece piece = Piece.named("soup", "soup.obj").mesh(p, t).build();
    return ExactWeld.weld(java.util.List.of(piece), 1, Progress.none());
  }

  private static Vector3d corner(WeldedSurface s, int corner) {
    int v = 3 * s.triangles()[corner];
    return new Vector3d(s.positions()[v], s.positions()[v + 1], s.positions()[v + 2]);
  }

  @Test
  void theFirstTriangleIsThatOfASearchThroughAll() {
    Random random = new Random(SEED);
    WeldedSurface surface = soup(random, 400);
    ProbeScene scene = ProbeScene.of(surface, 1, Progress.none());
    int met = 0;
    for (int ray = 0; ray < 300; ray++) {
      Vector3d eye = new Vector3d(random.nextDouble(-15, 15), random.nextDouble(-15, 15), -20);
      Vector3d way =
          new Vector3d(random.nextDouble(-0.5, 0.5), random.nextDouble(-0.5, 0.5), 1).normalize();
      double nearest = Double.POSITIVE_INFINITY;
      for (int t = 0; t < surface.triangleCount(); t++) {
        double d =
            Intersectiond.intersectRayTriangle(
                eye,
                way,
                corner(surface, 3 * t),
                corner(surface, 3 * t + 1),
                corner(surface, 3 * t + 2),
                1e-12);
        nearest = d > 0 ? Math.min(nearest, d) : nearest;
      }
      Optional<SurfaceHit> hit = SurfacePick.along(scene, new BitSet(), eye, way, 100);
      assertEquals(nearest < 100, hit.isPresent(), "seed " + SEED + ", ray " + ray);
      if (hit.isPresent()) {
        assertEquals(nearest, hit.get().distance(), 1e-9, "seed " + SEED + ", ray " + ray);
        met++;
      }
    }
    assertTrue(met > 30, met + " rays met something");
  }

  @Test
  void aHiddenPieceIsLookedThrough() {
    WeldedSurface surface = soup(new Random(SEED), 50);
    ProbeScene scene = ProbeScene.of(surface, 1, Progress.none());
    Vector3d middle = corner(surface, 0).add(corner(surface, 1)).add(corner(surface, 2)).div(3);
    Vector3d eye = new Vector3d(middle).add(0, 0, -50);
    Vector3d way = new Vector3d(0, 0, 1);
    assertTrue(SurfacePick.along(scene, new BitSet(), eye, way, 100).isPresent());
    BitSet hidden = new BitSet();
    hidden.set(0);
    assertTrue(SurfacePick.along(scene, hidden, eye, way, 100).isEmpty());
  }
}
