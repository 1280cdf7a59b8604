package org.trackwalk.mesh.parallel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class WorkSizeTest {

  @Test
  void whatLiesBesideEachOtherMayCostAllThatItsSizeAllows() {
    for (int triangles : new int[] {0, 1, 10_000, 1_000_000, Integer.MAX_VALUE}) {
      long most = new WorkSize(triangles, 0).most();
      assertEquals(50_000_000 + 2_000L * triangles, most);
      assertEquals(most, new WorkSize(triangles, 200).most());
    }
  }

  @Test
  void theHigherThePileTheLessItMayCostButNeverUnderAnEighth() {
    long before = new WorkSize(100_000, 0).most();
    long all = before;
    for (long crowd = 200; crowd < Integer.MAX_VALUE; crowd *= 2) {
      long most = new WorkSize(100_000, crowd).most();
      assertTrue(most <= before && most >= all / 8, crowd + ": " + most);
      before = most;
    }
    assertEquals(all / 2, new WorkSize(100_000, 400).most());
    assertEquals(all / 8, before);
  }

  @Test
  void whatIsLaidIntoALevelCountsAsItsOwn() {
    assertEquals(new WorkSize(1_234, 7), new WorkSize(1_000, 7).with(234));
    assertEquals(
        new WorkSize(Integer.MAX_VALUE, 0), new WorkSize(Integer.MAX_VALUE - 2, 0).with(3));
  }
}
