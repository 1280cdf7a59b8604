package org.trackwalk.contact.collide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.mesh.parallel.Budget;
import org.trackwalk.mesh.parallel.OverBudgetException;

/**
 * Piles of sheets that lie in one plane, gone through by fins: each fin's edges have a place on
 * each sheet, and each stretch between two places is as near to all of them. That is work, and it
 * is counted, at every size of the level.
 */
class CrowdedPlacesTest {

  /** Triangles of one plane, each with other corners, and all of them around its middle. */
  private static Shell pile(Random random, int sheets, float size) {
    float[] p = new float[9 * sheets];
    int[] corners = new int[3 * sheets];
    float[] sheet = {-4, 1, -4, 4, 1, -4, 0, 1, 4};
    for (int i = 0; i < p.length; i++) {
      float wide = i % 3 == 1 ? 1 : 1 + random.nextFloat();
      p[i] = size * wide * sheet[i % 9];
      corners[i / 3] = i / 3;
    }
    return Shell.of(p, corners);
  }

  /** Upright triangles that go through the pile from below. */
  private static Shell fins(Random random, int fins, float size) {
    float[] p = new float[9 * fins];
    int[] corners = new int[3 * fins];
    for (int i = 0; i < fins; i++) {
      float x = size * (random.nextFloat() - 0.5f);
      float z = size * (random.nextFloat() - 0.5f);
      float[] fin = {x, 0, z, x + size / 8, 0, z, x, 2 * size, z};
      System.arraycopy(fin, 0, p, 9 * i, 9);
      for (int k = 0; k < 3; k++) {
        corners[3 * i + k] = 3 * i + k;
      }
    }
    return Shell.of(p, corners);
  }

  @ParameterizedTest
  @CsvSource({
    "1, 60, 3, 1",
    "2, 200, 2, 1",
    "3, 200, 2, 1000",
    "4, 300, 1, 1e6",
    "5, 120, 4, 1e-3",
    "6, 150, 2, 1e12"
  })
  void eachLookAtAPileIsCounted(int seed, int sheets, int fins, float size) {
    Random random = new Random(seed);
    Shell pile = pile(random, sheets, size);
    Shell through = fins(random, fins, size);
    Budget all = new Budget(Long.MAX_VALUE);
    Meeting meeting = all.within(() -> Collider.meet(through, pile));
    assertEquals(sheets * fins, meeting.contours().size());
    // Two edges of each fin go through every sheet; from one to the next all are equally near.
    long looks = (long) fins * sheets * sheets;
    assertTrue(all.spent() >= looks, all.spent() + " units for " + looks + " looks");
    Budget less = new Budget(looks - 1);
    assertThrows(OverBudgetException.class, () -> less.within(() -> Collider.meet(through, pile)));
  }

  /** Sheets that lie apart are looked at one by one, and cost what they are. */
  @ParameterizedTest
  @CsvSource({"50, 1", "100, 1", "200, 1", "200, 1e6"})
  void whatLiesApartCostsLittle(int sheets, float size) {
    float[] p = new float[9 * sheets];
    int[] corners = new int[3 * sheets];
    float[] sheet = {-4, 0, -4, 4, 0, -4, 0, 0, 4};
    for (int i = 0; i < 9 * sheets; i++) {
      p[i] = size * (i % 3 == 1 ? 0.1f + 1.9f * (i / 9) / sheets : sheet[i % 9]);
      corners[i / 3] = i / 3;
    }
    Shell floors = Shell.of(p, corners);
    Shell fin = fins(new Random(7), 1, size);
    Budget all = new Budget(Long.MAX_VALUE);
    assertEquals(sheets, all.within(() -> Collider.meet(fin, floors)).contours().size());
    assertTrue(all.spent() < 500L * sheets, all.spent() + " units");
  }
}
