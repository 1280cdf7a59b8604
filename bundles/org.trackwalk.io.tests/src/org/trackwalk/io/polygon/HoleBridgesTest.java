package org.trackwalk.io.polygon;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** A polygon with holes keeps its area: the outline's less the holes', with no triangle turned. */
class HoleBridgesTest {

  @Test
  void holesInAGridStayOpenInEveryPlane() {
    for (int seed = 0; seed < 300; seed++) {
      Random random = new Random(seed);
      int side = 1 + random.nextInt(4);
      List<float[]> corners = new ArrayList<>();
      List<Integer> rings = new ArrayList<>();
      square(corners, 0, 0, 4 * side, false);
      rings.add(4);
      double expected = 16.0 * side * side;
      for (int cell = 0; cell < side * side; cell++) {
        if (random.nextBoolean()) {
          // Whole and half numbers, so that many corners stand on one line.
          float low = random.nextInt(3) * 0.5f + 0.5f;
          float size = random.nextInt(3) * 0.5f + 1;
          square(
              corners,
              4 * (cell % side) + low,
              4 * (cell / side) + low,
              size,
              random.nextBoolean());
          rings.add(4);
          expected -= (double) size * size;
        }
      }
      for (int plane = 0; plane < 6; plane++) {
        assertEquals(expected, area(corners, rings, plane), 1e-9, "seed " + seed);
      }
    }
  }

  private static void square(
      List<float[]> corners, float x, float y, float size, boolean backwards) {
    float[][] ring = {{x, y}, {x + size, y}, {x + size, y + size}, {x, y + size}};
    for (int i = 0; i < 4; i++) {
      corners.add(ring[backwards ? 3 - i : i]);
    }
  }

  /**
   * Cuts the face in one of three planes, seen from one of two sides, and adds up its triangles.
   */
  private static double area(List<float[]> corners, List<Integer> rings, int plane) {
    int count = corners.size();
    float[] xyz = new float[3 * count];
    int[] face = new int[count];
    int right = (plane + (plane < 3 ? 1 : 2)) % 3;
    int up = (plane + (plane < 3 ? 2 : 1)) % 3;
    for (int i = 0; i < count; i++) {
      face[i] = i;
      xyz[3 * i + right] = corners.get(i)[0];
      xyz[3 * i + up] = corners.get(i)[1];
    }
    int[] sizes = rings.stream().mapToInt(i -> i).toArray();
    int[] ring = HoleBridges.join(xyz, face, sizes);
    assertEquals(count + 2 * (sizes.length - 1), ring.length);
    int[] cut = new PolygonTriangulation().cut(xyz, ring, 0, ring.length);
    double area = 0;
    for (int i = 0; i < 3 * (ring.length - 2); i += 3) {
      float[] a = corners.get(ring[cut[i]]);
      float[] b = corners.get(ring[cut[i + 1]]);
      float[] c = corners.get(ring[cut[i + 2]]);
      double twice = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
      assertTrue(twice >= 0, "a triangle is turned");
      area += twice / 2;
    }
    return area;
  }
}
