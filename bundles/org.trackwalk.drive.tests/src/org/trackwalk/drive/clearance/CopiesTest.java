package org.trackwalk.drive.clearance;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.parallel.Budget;
import org.trackwalk.mesh.parallel.OverBudgetException;
import org.trackwalk.model.profile.VehicleMesh;

/** A vehicle of which parts are there many times is one, and one of many triangles ends. */
class CopiesTest {

  private static final double EXACT = 1e-9;

  private static VehicleMesh copied(VehicleMesh mesh, int copies, Random random) {
    int count = mesh.triangleCount();
    float[] p = new float[copies * mesh.triangles().length * 3];
    int[] corners = new int[p.length / 3];
    for (int i = 0; i < copies * count; i++) {
      int first = random.nextInt(3);
      boolean turned = random.nextBoolean();
      for (int k = 0; k < 3; k++) {
        int from = (first + (turned ? 3 - k : k)) % 3;
        int vertex = mesh.triangles()[3 * (i % count) + from];
        System.arraycopy(mesh.positions(), 3 * vertex, p, 9 * i + 3 * k, 3);
        corners[3 * i + k] = 3 * i + k;
      }
    }
    return new VehicleMesh("car.obj", p, corners, List.of("car"), new int[copies * count]);
  }

  private static List<Piece> around() {
    return List.of(
        Swept.box("wall", 1.5, 0, 20, 1.8, 2, 30), Swept.box("beam", -4, 1.3, 40, 4, 1.5, 41));
  }

  /** The same to the last digit, however often and whichever way round its triangles are there. */
  @ParameterizedTest
  @CsvSource({"1, 12, 7", "2, 40, 3", "3, 90, 2"})
  void copiesChangeNothing(int seed, int size, int copies) {
    Random random = new Random(seed);
    VehicleMesh once = Cars.scattered(random, size, false);
    VehicleMesh often = copied(once, copies, random);
    assertEquals(size, CarHull.of(often).triangles());
    Clearances one = Swept.of(once, around()).clearances();
    Clearances many = Swept.of(often, around()).clearances();
    assertEquals(one.touches().size(), many.touches().size());
    assertTrue(one.touches().size() > 0);
    for (int way = 0; way < one.ways().size(); way++) {
      for (Side side : Side.values()) {
        assertArrayEquals(one.ways().get(way).room(side), many.ways().get(way).room(side), EXACT);
      }
    }
  }

  /** A corner that is only near is another one. */
  @Test
  void nearlyTheSameIsNoCopy() {
    Cars car = new Cars();
    for (int i = 0; i < 5; i++) {
      float up = 0.25f;
      for (int k = 0; k < i; k++) {
        up = Math.nextUp(up);
      }
      car.box("body" + i, -0.9, up, -2, 0.9, 1.2, 2);
    }
    // The lid is there five times.
    assertEquals(5 * 12 - 4 * 2, CarHull.of(car.mesh()).triangles());
  }

  /** Many that lie nearly in one place are work that is counted, and looking at them ends. */
  @Test
  void whatLiesInOnePlaceIsCounted() {
    double[] beside = {0.8, 1.1, -1.8, 0.7, 1.1, -1.8, 0.8, 1.0, -1.7};
    double[] around = new double[6];
    Boxes.around(around, beside, 0);
    List<Long> spent = new ArrayList<>();
    for (int copies : new int[] {1, 1000}) {
      CarHull.Reader reader = CarHull.of(slanted(copies)).reader();
      Budget budget = new Budget(Long.MAX_VALUE);
      assertFalse(budget.within(() -> reader.pierced(beside, around)));
      spent.add(budget.spent());
      Budget little = new Budget(budget.spent() - 1);
      assertThrows(
          OverBudgetException.class, () -> little.within(() -> reader.pierced(beside, around)));
    }
    assertTrue(spent.get(1) > 500 * spent.get(0), spent.toString());
  }

  /** A triangle across a car's box, many times, each a little higher than the one before. */
  private static VehicleMesh slanted(int copies) {
    float[] p = new float[9 * copies];
    int[] corners = new int[3 * copies];
    float[] one = {-0.9f, 0.25f, -2, 0.9f, 0.25f, 2, -0.9f, 1.2f, 2};
    for (int i = 0; i < p.length; i++) {
      p[i] = one[i % 9] + (i % 3 == 1 ? 1e-5f * (i / 9) : 0);
      corners[i / 3] = i / 3;
    }
    return new VehicleMesh("car.obj", p, corners, List.of("car"), new int[copies]);
  }
}
