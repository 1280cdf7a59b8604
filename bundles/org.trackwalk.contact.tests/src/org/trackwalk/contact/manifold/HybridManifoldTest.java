package org.trackwalk.contact.manifold;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.trackwalk.contact.shape.Box;
import org.trackwalk.contact.shape.Pose;

/** E. Coumans, Contact Generation, 2010, "Hybrid method". */
class HybridManifoldTest {

  private static final Box BOX = new Box(0.5, 0.25, 0.8);

  private final PlaneGround ground = new PlaneGround(BOX, 0.02);
  private final WitnessBuffer out = new WitnessBuffer();
  private int shots;
  private int singles;

  private HybridManifold hybrid() {
    return new HybridManifold(
        (probe, found) -> {
          shots++;
          ground.oneShot().contacts(probe, found);
        },
        (probe, found) -> {
          singles++;
          ground.single().contacts(probe, found);
        },
        PlaneGround.PLACE,
        CacheLimits.BREAKING);
  }

  @Test
  void fullAfterOneShotAndThenSinglePointsOnly() {
    HybridManifold hybrid = hybrid();
    for (int frame = 0; frame < 10; frame++) {
      hybrid.contacts(Pose.at(0.001 * frame, 0.25, 0), out);
      assertEquals(4, out.size());
    }
    assertEquals(1, shots);
    assertEquals(9, singles);
  }

  @Test
  void singlePointGoesIntoTheFullCache() {
    HybridManifold hybrid =
        new HybridManifold(
            ground.oneShot(),
            (probe, found) -> {
              found.clear();
              found.add(0.1, -0.01, 0.2, 0, 1, 0, -0.01, WitnessBuffer.NO_ID);
              found.add(0.3, -0.02, 0.2, 0, 1, 0, -0.02, WitnessBuffer.NO_ID);
            },
            PlaneGround.PLACE,
            CacheLimits.BREAKING);
    hybrid.contacts(Pose.at(0, 0.25, 0), out);
    hybrid.contacts(Pose.at(0, 0.25, 0), out);
    assertEquals(4, out.size());
    double deepest = 0;
    for (int i = 0; i < out.size(); i++) {
      deepest = Math.min(deepest, out.separation(i));
    }
    assertEquals(-0.01, deepest, "the first of the source's points and no other");
  }

  @Test
  void shotAgainWhenPointsAreLost() {
    HybridManifold hybrid = hybrid();
    hybrid.contacts(Pose.at(0, 0.25, 0), out);
    hybrid.contacts(Pose.at(0.05, 0.25, 0), out);
    assertEquals(2, shots, "all four slid too far");
    assertEquals(4, out.size());
    hybrid.contacts(Pose.at(0.05, 0.3, 0), out);
    assertEquals(0, out.size());
  }

  @Test
  void incrementalGrowsByOnePointAFrame() {
    IncrementalManifold incremental =
        new IncrementalManifold(ground.single(), PlaneGround.PLACE, CacheLimits.BREAKING);
    double[][] leaning = {{-1, -1}, {1, 1}, {1, -1}, {-1, 1}, {1, 1}};
    for (int frame = 0; frame < leaning.length; frame++) {
      double tilt = 0.002;
      Pose pose = Pose.of(0, 0.25, 0, leaning[frame][0] * tilt, 0, leaning[frame][1] * tilt, 1);
      incremental.contacts(pose, out);
      assertEquals(Math.min(4, frame + 1), out.size());
    }
    assertTrue(out.id(0) != out.id(1));
  }
}
