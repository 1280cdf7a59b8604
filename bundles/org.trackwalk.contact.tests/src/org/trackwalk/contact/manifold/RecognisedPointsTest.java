package org.trackwalk.contact.manifold;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import org.junit.jupiter.api.Test;
import org.trackwalk.contact.shape.Pose;

/** Points of a source that remembers nothing keep their names from frame to frame. */
class RecognisedPointsTest {

  private final WitnessBuffer out = new WitnessBuffer();
  private double[] places = {};
  private final RecognisedPoints source =
      new RecognisedPoints(
          (probe, found) -> {
            found.clear();
            for (double x : places) {
              found.add(x, 0, 0, 0, 1, 0, 0, WitnessBuffer.NO_ID);
            }
          },
          0.02);

  private long[] names(Pose probe, double... x) {
    places = x;
    source.contacts(probe, out);
    long[] names = new long[out.size()];
    for (int i = 0; i < names.length; i++) {
      names[i] = out.id(i);
    }
    return names;
  }

  @Test
  void pointIsTheOneThatLayThereOnTheProbe() {
    long[] first = names(Pose.at(0, 0, 0), 1, 2);
    assertNotEquals(first[0], first[1]);
    // the probe has moved by 5 m with its points, which come in another order
    long[] second = names(Pose.at(5, 0, 0), 7.01, 6.01);
    assertEquals(first[1], second[0]);
    assertEquals(first[0], second[1]);
    long[] third = names(Pose.at(5, 0, 0), 7.01, 6.05);
    assertEquals(first[1], third[0]);
    assertNotEquals(first[0], third[1], "4 cm aside it is another one");
    assertNotEquals(first[1], third[1]);
  }

  @Test
  void nameIsGivenOnce() {
    long name = names(Pose.at(0, 0, 0), 1)[0];
    long[] both = names(Pose.at(0, 0, 0), 1.001, 0.999);
    assertEquals(name, both[0]);
    assertNotEquals(name, both[1]);
  }
}
