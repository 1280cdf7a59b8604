package org.trackwalk.ground.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;

class PartitionTest {

  @Test
  void theSmallestMemberNamesASetInWhateverOrderItWasJoined() {
    Random random = new Random(5);
    for (int round = 0; round < 200; round++) {
      int n = 2 + random.nextInt(40);
      Partition parts = new Partition(n);
      int[] naive = new int[n];
      for (int i = 0; i < n; i++) {
        naive[i] = i;
      }
      for (int k = 0; k < n; k++) {
        int a = random.nextInt(n);
        int b = random.nextInt(n);
        parts.join(a, b);
        int low = Math.min(naive[a], naive[b]);
        int high = Math.max(naive[a], naive[b]);
        for (int i = 0; i < n; i++) {
          naive[i] = naive[i] == high ? low : naive[i];
        }
      }
      for (int i = 0; i < n; i++) {
        assertEquals(naive[i], parts.first(i));
      }
    }
  }

  @Test
  void togetherOnlyAfterJoining() {
    Partition parts = new Partition(3);
    assertFalse(parts.together(0, 2));
    parts.join(2, 0);
    assertTrue(parts.together(0, 2));
    assertFalse(parts.together(0, 1));
  }
}
