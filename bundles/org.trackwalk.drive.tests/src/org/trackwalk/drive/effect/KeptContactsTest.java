package org.trackwalk.drive.effect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;

/** Which contacts of a box are kept, as Jolt's {@code PruneContactPoints} chooses them. */
class KeptContactsTest {

  private static double[][] corners(double front, double crest) {
    return new double[][] {
      {0.25, -0.9, crest, 0, 0},
      {-2.2, -0.9, 0, 0, 0},
      {2.2, -0.9, front, 0, 0},
      {0.25, 0.9, crest, 0, 0},
      {2.2, 0.9, front, 0, 0},
      {-2.2, 0.9, 0, 0, 0}
    };
  }

  /**
   * A front that hangs over the road is kept, the crest under the middle that carries it is not.
   */
  @Test
  void whatHangsCountsBeforeWhatCarries() {
    double[][] contacts = corners(0.015, 0);
    int kept = KeptContacts.first(contacts, 0, 6);
    assertTrue(kept <= 4);
    assertEquals(2, Arrays.stream(contacts).limit(kept).filter(c -> c[0] == 2.2).count());
    assertEquals(0, Arrays.stream(contacts).limit(kept).filter(c -> c[0] == 0.25).count());
    assertEquals(6, Arrays.stream(contacts).distinct().count());
  }

  /** A crest that stands in the box is kept when it is the deepest by far. */
  @Test
  void whatIsDeepCountsToo() {
    double[][] contacts = corners(0.0015, -0.03);
    int kept = KeptContacts.first(contacts, 0, 6);
    assertTrue(Arrays.stream(contacts).limit(kept).anyMatch(c -> c[0] == 0.25));
  }

  @Test
  void fourAreKeptAsTheyAre() {
    double[][] contacts = corners(0.01, 0);
    double[][] before = contacts.clone();
    assertEquals(4, KeptContacts.first(contacts, 0, 4));
    assertTrue(Arrays.equals(before, contacts));
  }

  /** Against the choice written out: the first two, then one on each side of their line. */
  @RepeatedTest(50)
  void asWrittenOut(RepetitionInfo repetition) {
    Random random = new Random(repetition.getCurrentRepetition());
    double[][] contacts = new double[5 + random.nextInt(20)][];
    for (int i = 0; i < contacts.length; i++) {
      contacts[i] =
          new double[] {
            4 * random.nextDouble() - 2,
            random.nextDouble() - 0.5,
            0.04 * random.nextDouble() - 0.02
          };
    }
    double[] one = most(contacts, c -> Math.hypot(c[0], c[1]) * depth(c));
    double[] two =
        most(contacts, c -> c == one ? -1 : Math.hypot(c[0] - one[0], c[1] - one[1]) * depth(c));
    double[] left = most(contacts, c -> c == one || c == two ? 0 : aside(c, one, two));
    double[] right = most(contacts, c -> c == one || c == two ? 0 : -aside(c, one, two));
    int kept = KeptContacts.first(contacts, 0, contacts.length);
    for (double[] each : new double[][] {one, two, left, right}) {
      boolean beside = each == one || each == two || Math.abs(aside(each, one, two)) > 1e-9;
      assertEquals(beside, Arrays.asList(contacts).indexOf(each) < kept);
    }
  }

  private static double depth(double[] contact) {
    return Math.max(0.001, Math.abs(contact[2]));
  }

  private static double aside(double[] c, double[] one, double[] two) {
    return (two[0] - one[0]) * (c[1] - one[1]) - (two[1] - one[1]) * (c[0] - one[0]);
  }

  private static double[] most(double[][] contacts, ToDoubleFunction<double[]> of) {
    double[] most = contacts[0];
    for (double[] each : contacts) {
      most = of.applyAsDouble(each) > of.applyAsDouble(most) ? each : most;
    }
    return most;
  }
}
