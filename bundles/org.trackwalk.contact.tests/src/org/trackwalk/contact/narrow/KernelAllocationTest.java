package org.trackwalk.contact.narrow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.management.ManagementFactory;
import java.util.Random;
import javax.management.JMException;
import javax.management.MBeanServer;
import javax.management.ObjectName;
import org.junit.jupiter.api.Test;
import org.trackwalk.contact.gjk.ConvexPair;
import org.trackwalk.contact.shape.Box;
import org.trackwalk.contact.shape.Capsule;
import org.trackwalk.contact.shape.ConvexShape;
import org.trackwalk.contact.shape.Cylinder;
import org.trackwalk.contact.shape.Pose;
import org.trackwalk.contact.shape.Solids;
import org.trackwalk.contact.shape.Sphere;

/** Kernels and pairs allocate nothing once they have grown. */
class KernelAllocationTest {

  private static final int PAIRS = 2000;

  /** Bytes: no object is smaller. */
  private static final int OBJECT = 16;

  private final float[] p = new float[9 * PAIRS];
  private final Pose[] poses = new Pose[PAIRS];
  private final TriangleMeasure measure = new TriangleMeasure();
  private final ContactPoints points = new ContactPoints();

  KernelAllocationTest() {
    Random random = new Random(17);
    for (int i = 0; i < p.length; i++) {
      p[i] = (float) (2 * random.nextDouble() - 1);
    }
    for (int i = 0; i < PAIRS; i++) {
      poses[i] =
          KernelCheck.pose(
              random,
              0.5 * random.nextGaussian(),
              0.5 * random.nextGaussian(),
              0.5 * random.nextGaussian());
    }
  }

  private int run(TriangleKernel kernel) {
    int hits = 0;
    for (int i = 0; i < PAIRS; i++) {
      kernel.place(poses[i]);
      if (kernel.measure(p, 3 * i, 3 * i + 1, 3 * i + 2, true, 0.2, measure) >= 0) {
        points.clear();
        kernel.points(p, 3 * i, 3 * i + 1, 3 * i + 2, 0.2, measure, points);
        hits += points.size();
      }
    }
    return hits;
  }

  private int run(ConvexPair pair, ConvexShape a, ConvexShape b) {
    int hits = 0;
    for (int i = 1; i < PAIRS; i++) {
      hits += pair.measure(a, poses[i], b, poses[i - 1], 0.2) ? 1 : 0;
    }
    return hits;
  }

  /** Bytes that this thread has allocated, by the name that needs no vendor's class. */
  private static long allocated() {
    MBeanServer server = ManagementFactory.getPlatformMBeanServer();
    try {
      return (Long)
          server.invoke(
              new ObjectName(ManagementFactory.THREAD_MXBEAN_NAME),
              "getThreadAllocatedBytes",
              new Object[] {Thread.currentThread().threadId()},
              new String[] {"long"});
    } catch (JMException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Less than an object per ten queries; asking costs some bytes too. */
  private static void assertNothing(Runnable queries, String what) {
    queries.run();
    queries.run();
    long least = Long.MAX_VALUE;
    for (int round = 0; round < 5; round++) {
      long before = allocated();
      queries.run();
      least = Math.min(least, allocated() - before);
    }
    assertTrue(
        least < OBJECT * PAIRS / 10,
        what + " allocates " + least + " bytes, " + PAIRS + " queries");
  }

  @Test
  void kernels() {
    ConvexShape[] shapes = {
      new Sphere(0.35),
      new Capsule(0.2, 0.5),
      new Cylinder(0.35, 0.12),
      new Cylinder(0.3, 0.2, 0.05),
      new Box(0.3, 0.2, 0.4),
      new Box(0.3, 0.2, 0.4, 0.05),
      Solids.hull(Solids.prism(6, 0.3, 0.2))
    };
    for (ConvexShape shape : shapes) {
      TriangleKernel kernel = Kernels.of(shape);
      int expected = run(kernel);
      assertTrue(expected > 100);
      assertNothing(() -> assertEquals(expected, run(kernel)), shape.kind());
    }
  }

  @Test
  void pairs() {
    ConvexPair pair = new ConvexPair();
    ConvexShape a = new Box(0.5, 0.3, 0.4, 0.1);
    ConvexShape b = new Cylinder(0.35, 0.12);
    int expected = run(pair, a, b);
    assertTrue(expected > 100);
    assertNothing(() -> assertEquals(expected, run(pair, a, b)), "a pair");
  }
}
