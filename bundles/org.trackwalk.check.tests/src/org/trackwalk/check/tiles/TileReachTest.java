package org.trackwalk.check.tiles;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.trackwalk.mesh.tree.IntList;

/** The tiles that a box comes near to, held against asking each of them. */
class TileReachTest {

  @Test
  void itIsWhatAskingEachTileSays() {
    Random random = new Random(4);
    for (int round = 0; round < 200; round++) {
      double[] over = {-500, 200, 700, 1500};
      TileGrid grid = TileGrid.into(over, 1 + random.nextInt(60));
      double around = 100 * random.nextDouble();
      FlatBox[] reaches = new FlatBox[grid.count()];
      List<FlatBox> boxes = new ArrayList<>();
      for (int i = 0; i < 80; i++) {
        FlatBox box = box(random, i % 20 == 0 ? 900 : 30);
        boxes.add(box);
        int tile = grid.of((box.minX() + box.maxX()) / 2, (box.minZ() + box.maxZ()) / 2);
        reaches[tile] = reaches[tile] == null ? box : reaches[tile].with(box);
      }
      TileReach reach = new TileReach(grid, reaches, around);
      IntList found = new IntList();
      for (FlatBox box : boxes) {
        reach.of(box, found);
        IntList each = new IntList();
        for (int tile = 0; tile < reaches.length; tile++) {
          if (reaches[tile] != null && box.meets(reaches[tile].wider(around))) {
            each.add(tile);
          }
        }
        assertEquals(Arrays.toString(each.array()), Arrays.toString(found.array()));
      }
    }
  }

  private static FlatBox box(Random random, double size) {
    double x = -500 + 1200 * random.nextDouble();
    double z = 200 + 1300 * random.nextDouble();
    return new FlatBox(x, z, x + size * random.nextDouble(), z + size * random.nextDouble());
  }
}
