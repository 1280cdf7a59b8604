package org.trackwalk.ground.memory;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;

/** What work has seen is the box around all that it looked at, whoever did it for it. */
class SightTest {

  private static Sight.Seen<Integer> seen(Runnable work) {
    return Sight.of(
        () -> {
          work.run();
          return 7;
        });
  }

  private static void point(double x, double y, double z) {
    Sight.box(x, y, z, x, y, z);
  }

  @Test
  void itIsAroundAllBoxes() {
    Sight.Seen<Integer> seen =
        seen(
            () -> {
              Sight.box(1, 2, 3, 4, 5, 6);
              Sight.box(0, 3, 4, 3, 9, 5);
              Sight.box(2, -1, 1, 5, 2, 7);
            });
    assertEquals(7, seen.made());
    assertFalse(seen.everything());
    assertArrayEquals(new double[] {0, -1, 1, 5, 9, 7}, seen.box());
  }

  @Test
  void workWithinIsSeenByBothAndWorkAfterItByTheOuterAlone() {
    double[][] inner = new double[2][];
    Sight.Seen<Integer> outer =
        seen(
            () -> {
              point(1, 1, 1);
              inner[0] = seen(() -> point(2, 0, 3)).box();
              inner[1] = seen(() -> {}).box();
              point(0, 2, 1);
            });
    assertArrayEquals(new double[] {2, 0, 3, 2, 0, 3}, inner[0]);
    assertTrue(inner[1][0] > inner[1][3]);
    assertArrayEquals(new double[] {0, 0, 1, 2, 2, 3}, outer.box());
  }

  @Test
  void whatDependsOnEverythingWithinDoesSoAround() {
    assertTrue(seen(() -> seen(Sight::everything)).everything());
    assertFalse(seen(() -> seen(() -> point(1, 1, 1))).everything());
    assertFalse(seen(() -> {}).everything());
  }

  @Test
  void afterItNobodyWatches() {
    seen(() -> point(1, 1, 1));
    point(5, 5, 5);
    Sight.everything();
    Sight.Seen<Integer> next = seen(() -> point(2, 2, 2));
    assertArrayEquals(new double[] {2, 2, 2, 2, 2, 2}, next.box());
    assertFalse(next.everything());
  }

  @Test
  void aTriangleIsItsThreeCorners() {
    WeldedSurface surface =
        ExactWeld.weld(List.of(StripPiece.of("strip", 0, 3)), 1, Progress.none());
    double[] box = seen(() -> Sight.triangle(surface, 1)).box();
    assertArrayEquals(new double[] {1, 0, 0, 1.5, 0, 0.5}, box);
  }

  @Test
  void whereOneNumberIsNoneNobodyCanSay() {
    for (int i = 0; i < 6; i++) {
      double[] b = {1, 2, 3, 4, 5, 6};
      b[i] = Double.NaN;
      assertTrue(seen(() -> Sight.box(b[0], b[1], b[2], b[3], b[4], b[5])).everything());
    }
    assertFalse(seen(() -> Sight.box(1, 2, 3, 4, 5, 6)).everything());
    double far = Double.MAX_VALUE;
    assertFalse(seen(() -> Sight.box(-far, -far, -far, far, far, far)).everything());
  }
}
