package org.trackwalk.drive.judge.sweep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** What is chosen at a place depends on what lies near it, and on nothing else. */
class WorstNearTest {

  private static final double LOCAL = 30;

  private record Fault(double[] at, double risk) {}

  private static List<Fault> faults(Random random, int count) {
    List<Fault> all = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      double[] at = {300 * random.nextDouble() - 150, 0, 60 * random.nextDouble() - 30};
      all.add(new Fault(at, random.nextDouble()));
    }
    return all;
  }

  private static List<Fault> worst(List<Fault> all) {
    List<Fault> sorted = new ArrayList<>(all);
    sorted.sort(Comparator.comparingDouble(Fault::risk).reversed());
    return WorstNear.of(sorted, Fault::at);
  }

  @Test
  void aFaultMoreChangesNothingFartherOff() {
    for (int seed = 0; seed < 20; seed++) {
      Random random = new Random(seed);
      List<Fault> before = faults(random, 1500);
      Fault added = new Fault(new double[] {150 - 300 * random.nextDouble(), 0, 0}, 2);
      List<Fault> after = new ArrayList<>(before);
      after.add(added);
      List<Fault> was = worst(before);
      List<Fault> is = worst(after);
      assertTrue(is.contains(added), "seed " + seed);
      assertNotEquals(before.size(), was.size(), "seed " + seed);
      for (Fault fault : before) {
        double dx = fault.at()[0] - added.at()[0];
        double dz = fault.at()[2] - added.at()[2];
        if (Math.hypot(dx, dz) > LOCAL) {
          assertEquals(was.contains(fault), is.contains(fault), "seed " + seed);
        }
      }
    }
  }

  @Test
  void asManyAreChosenOfACellAsAreProbed() {
    for (int count : new int[] {1, WorstNear.MOST, WorstNear.MOST + 1, 3 * WorstNear.MOST}) {
      List<Integer> all = new ArrayList<>();
      for (int i = 0; i < count; i++) {
        all.add(i);
      }
      double[] at = {-0.001, 5, 19.999};
      List<Integer> some = all.subList(0, Math.min(count, WorstNear.MOST));
      assertEquals(some, WorstNear.of(all, i -> at));
      // The same cell, then its neighbours beyond each border.
      double[][] others = {{-20, 0, 0}, {0, 5, 19.999}, {-0.001, 5, 20}};
      for (int k = 0; k < others.length; k++) {
        double[] other = others[k];
        int first = WorstNear.of(all, i -> i == 0 ? other : at).size();
        assertEquals(Math.min(count, WorstNear.MOST + (k == 0 ? 0 : 1)), first);
      }
    }
  }

  @Test
  void aCellIsShorterThanWhatIsNear() {
    assertTrue(Math.hypot(WorstNear.EDGE, WorstNear.EDGE) < LOCAL);
  }
}
