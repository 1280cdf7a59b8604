package org.trackwalk.drive.overlap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.mesh.level.Piece;

/** Boxes anywhere in the air, whose pairs are told by products of what they share. */
class BoxPairsTest {

  private static final double CLOSE = 1e-4;

  /** What is shared by less is no case for a brute force in metres. */
  private static final double CLEAR = 0.01;

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6})
  void everyPairOfBoxes(int seed) {
    List<double[]> boxes = boxes(new Random(seed), 36);
    List<Piece> pieces = new ArrayList<>();
    for (int i = 0; i < boxes.size(); i++) {
      pieces.add(Bodies.boxes(name(i), boxes.get(i)));
    }
    Bodies level = Bodies.of(pieces);
    Overlaps found = level.overlaps(Bodies.TOUCH);
    Map<String, Overlap> told = new HashMap<>();
    for (Overlap overlap : found.told()) {
      assertEquals(Why.SAME_PLACE, overlap.why());
      told.put(level.name(overlap.a()) + " " + level.name(overlap.b()), overlap);
    }
    int same = 0;
    int built = 0;
    for (int i = 0; i < boxes.size(); i++) {
      for (int j = i + 1; j < boxes.size(); j++) {
        double[] a = boxes.get(i);
        double[] b = boxes.get(j);
        double volume = shared(a, b, 0) * shared(a, b, 1) * shared(a, b, 2);
        String pair = name(i) + " " + name(j);
        boolean takes =
            volume >= 0.1 * Math.min(volume(a), volume(b))
                && shared(a, b, 1) >= 0.5 * Math.max(a[4] - a[1], b[4] - b[1]);
        assertEquals(volume > 0 && takes, told.containsKey(pair), pair);
        if (told.containsKey(pair)) {
          same++;
          Overlap overlap = told.get(pair);
          assertEquals(volume, overlap.volume(), CLOSE * (1 + volume), pair);
          assertEquals(inside(a, b) + inside(b, a), overlap.area(), CLOSE * 10, pair);
        } else if (volume > 0) {
          built++;
        }
      }
    }
    assertEquals(same, told.size());
    assertTrue(same > 3 && built > 5, same + " in one place, " + built + " built together");
    assertEquals(Map.of(Meant.BUILT, built), found.meant());
  }

  /** Pieces are in the order of their names. */
  private static String name(int i) {
    return "block" + (char) ('A' + i / 26) + (char) ('a' + i % 26);
  }

  /** Boxes of which no two are about to touch. */
  private static List<double[]> boxes(Random random, int count) {
    List<double[]> boxes = new ArrayList<>();
    while (boxes.size() < count) {
      double[] b = new double[6];
      for (int k = 0; k < 3; k++) {
        b[k] = (float) (new double[] {15, 10, 20}[k] + 9 * random.nextDouble());
        b[3 + k] = (float) (b[k] + 0.5 + 3 * random.nextDouble());
      }
      if (boxes.stream().allMatch(other -> clear(b, other))) {
        boxes.add(b);
      }
    }
    return boxes;
  }

  private static boolean clear(double[] a, double[] b) {
    for (int k = 0; k < 6; k++) {
      if (Math.abs(a[k] - b[k]) < CLEAR || Math.abs(a[k] - b[(k + 3) % 6]) < CLEAR) {
        return false;
      }
    }
    return true;
  }

  private static double shared(double[] a, double[] b, int k) {
    return Math.max(0, Math.min(a[3 + k], b[3 + k]) - Math.max(a[k], b[k]));
  }

  private static double volume(double[] a) {
    return (a[3] - a[0]) * (a[4] - a[1]) * (a[5] - a[2]);
  }

  /** Square metres of a's sides that lie inside b. */
  private static double inside(double[] a, double[] b) {
    double area = 0;
    for (int k = 0; k < 6; k++) {
      int axis = k % 3;
      if (a[k] > b[axis] && a[k] < b[3 + axis]) {
        area += shared(a, b, (axis + 1) % 3) * shared(a, b, (axis + 2) % 3);
      }
    }
    return area;
  }
}
