package org.trackwalk.contact.parts;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.WeldedSurface;

final class UncoveredTest {

  private static final int SIDE = 12;

  @Test
  void manyHullsHoldASlabUntilOneIsGone() {
    Solid slab = box(0, 0, 0.25, SIDE, SIDE, 0.75);
    for (long seed = 1; seed < 4; seed++) {
      List<Group> tiles = new ArrayList<>();
      for (int i = 0; i < SIDE * SIDE; i++) {
        int x = i % SIDE;
        int y = i / SIDE;
        tiles.add(Group.of(Cell.body(box(x, y, 0, x + 1, y + 1, 1))));
      }
      Collections.shuffle(tiles, new Random(seed));
      assertFalse(new Uncovered(tiles).any(slab, Progress.none()));
      tiles.remove(tiles.size() / 2);
      assertTrue(new Uncovered(tiles).any(slab, Progress.none()));
    }
  }

  private static Solid box(double x0, double y0, double z0, double x1, double y1, double z1) {
    WeldedSurface surface = new Bricks().box(x0, y0, z0, x1, y1, z1).surface();
    return Bodies.of(surface, Topology.of(surface, 1, Progress.none())).solids().get(0);
  }
}
