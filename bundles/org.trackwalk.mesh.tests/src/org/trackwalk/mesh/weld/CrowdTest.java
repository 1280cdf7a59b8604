package org.trackwalk.mesh.weld;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** How many triangles lie in one place, against a comparison of each with each. */
class CrowdTest {

  @Test
  void fewTrianglesAreComparedEachWithEach() {
    for (int seed = 0; seed < 200; seed++) {
      Random random = new Random(seed);
      int count = 1 + random.nextInt(255);
      float[] positions = soup(random, count, random.nextFloat(), 1);
      assertEquals(brute(positions, count), Crowd.of(positions, corners(count)), "seed " + seed);
    }
  }

  @Test
  void ofMoreSamplesSayAsMuchWhateverTheSize() {
    for (int seed = 0; seed < 20; seed++) {
      Random random = new Random(seed);
      int count = 2000 + random.nextInt(4000);
      float part = 0.3f + 0.7f * random.nextFloat();
      float size = (float) Math.pow(10, random.nextInt(-6, 9));
      float[] positions = soup(random, count, part, size);
      double truth = brute(positions, count);
      assertEquals(1, Crowd.of(positions, corners(count)) / truth, 0.25, "seed " + seed);
    }
  }

  @Test
  void aGridIsNoCrowdNorIsOneUnderSomeSkies() {
    for (int cells : new int[] {20, 100, 1000}) {
      float[] positions = new float[18 * cells * cells];
      int at = 0;
      for (int x = 0; x < cells; x++) {
        for (int z = 0; z < cells; z++) {
          for (int corner : new int[] {0, 1, 2, 1, 3, 2}) {
            positions[at] = x + (corner & 1);
            positions[at + 2] = z + (corner >> 1);
            at += 3;
          }
        }
      }
      int count = at / 9;
      long flat = Crowd.of(positions, corners(count));
      assertTrue(flat <= 30, cells + ": " + flat);
      // as many as may be, where the samples are
      for (int sky = 0; sky < 7; sky++) {
        int t = (int) ((2L * sky + 1) * count / (2L * Math.min(count, 4096)));
        float[] around = {-1e4f, -1e4f, -1e4f, 1e4f, 1e4f, -1e4f, 0, 0, 1e4f};
        System.arraycopy(around, 0, positions, 9 * t, 9);
      }
      long under = Crowd.of(positions, corners(count));
      assertTrue(under < 100, cells + ": " + flat + ", " + under);
    }
  }

  @Test
  void noTrianglesAreNoCrowd() {
    assertEquals(0, Crowd.of(new float[0], new int[0]));
  }

  /** Triangles that each span a part of a cube. */
  private static float[] soup(Random random, int count, float part, float size) {
    float[] positions = new float[9 * count];
    for (int t = 0; t < count; t++) {
      float[] at = {random.nextFloat(), random.nextFloat(), random.nextFloat()};
      for (int i = 0; i < 9; i++) {
        positions[9 * t + i] = size * (at[i % 3] + part * random.nextFloat());
      }
    }
    return positions;
  }

  private static int[] corners(int count) {
    int[] corners = new int[3 * count];
    Arrays.setAll(corners, i -> i);
    return corners;
  }

  private static long brute(float[] positions, int count) {
    int[] met = new int[count];
    for (int a = 0; a < count; a++) {
      for (int b = 0; b < count; b++) {
        boolean meet = true;
        for (int axis = 0; axis < 3; axis++) {
          meet &= least(positions, a, axis) <= greatest(positions, b, axis);
          meet &= least(positions, b, axis) <= greatest(positions, a, axis);
        }
        met[a] += meet ? 1 : 0;
      }
    }
    Arrays.sort(met);
    return met[count / 2];
  }

  private static float least(float[] positions, int triangle, int axis) {
    int at = 9 * triangle + axis;
    return Math.min(positions[at], Math.min(positions[at + 3], positions[at + 6]));
  }

  private static float greatest(float[] positions, int triangle, int axis) {
    int at = 9 * triangle + axis;
    return Math.max(positions[at], Math.max(positions[at + 3], positions[at + 6]));
  }
}
