package org.trackwalk.check.tiles;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;

/** What each tile has, held against asking each triangle for each tile. */
class TilePlanTest {

  private static final double[] OVER = {0, 0, 400, 300};

  private static Piece piece(Random random, int number) {
    int triangles = random.nextInt(120);
    float[] xyz = new float[9 * triangles];
    int[] corners = new int[3 * triangles];
    for (int t = 0; t < triangles; t++) {
      float size = random.nextInt(9) == 0 ? 150 : 8;
      float x = 400 * random.nextFloat();
      float z = 300 * random.nextFloat();
      for (int k = 0; k < 3; k++) {
        corners[3 * t + k] = 3 * t + k;
        xyz[9 * t + 3 * k] = x + size * random.nextFloat();
        xyz[9 * t + 3 * k + 2] = z + size * random.nextFloat();
      }
      if (random.nextInt(30) == 0) {
        xyz[9 * t + 2 * random.nextInt(2)] =
            random.nextBoolean() ? Float.NaN : Float.POSITIVE_INFINITY;
      }
    }
    return Piece.named("p" + number, "p.obj").mesh(xyz, corners).build();
  }

  private static FlatBox box(Piece piece, int t) {
    return TileMesh.box(piece.frame().place(piece.points()), piece.corners(), t);
  }

  private static int owner(TileGrid grid, FlatBox box) {
    return box.finite() ? grid.of((box.minX() + box.maxX()) / 2, (box.minZ() + box.maxZ()) / 2) : 0;
  }

  @Test
  void itIsWhatEachTriangleSays() {
    Random random = new Random(7);
    for (int round = 0; round < 60; round++) {
      List<Piece> pieces = new ArrayList<>();
      for (int p = 1 + random.nextInt(5); p > 0; p--) {
        pieces.add(piece(random, p));
      }
      TileGrid grid = TileGrid.into(OVER, 1 + random.nextInt(40));
      double distance = random.nextInt(4) == 0 ? 0 : 60 * random.nextDouble();
      TilePlan plan = TilePlan.of(pieces, grid, distance, Progress.none());
      for (int tile = 0; tile < grid.count(); tile++) {
        held(plan, pieces, grid, tile, distance);
      }
    }
  }

  private static void held(
      TilePlan plan, List<Piece> pieces, TileGrid grid, int tile, double distance) {
    FlatBox reach = null;
    int own = 0;
    for (Piece piece : pieces) {
      for (int t = 0; t < piece.triangleCount(); t++) {
        FlatBox box = box(piece, t);
        if (owner(grid, box) == tile) {
          own++;
          if (box.finite()) {
            reach = reach == null ? box : reach.with(box);
          }
        }
      }
    }
    int around = 0;
    for (int p = 0; p < pieces.size(); p++) {
      List<Integer> triangles = new ArrayList<>();
      BitSet owned = new BitSet();
      for (int t = 0; t < pieces.get(p).triangleCount(); t++) {
        FlatBox box = box(pieces.get(p), t);
        boolean belongs = owner(grid, box) == tile;
        boolean near = distance > 0 && reach != null && box.meets(reach.wider(distance));
        if (belongs || near) {
          triangles.add(t);
          owned.set(t, belongs);
          around += belongs ? 0 : 1;
        }
      }
      TilePlan.Share share = plan.share(tile, p);
      assertArrayEquals(
          triangles.stream().mapToInt(Integer::intValue).toArray(), share.triangles());
      assertEquals(owned, share.own());
    }
    assertEquals(own, plan.own(tile));
    assertEquals(around, plan.around(tile));
    assertEquals(tile > 0 && own == 0, plan.empty(tile));
  }
}
