package org.trackwalk.contact.collide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;

/** Random pairs of convex bodies, each held to what cutting by planes says. */
final class ConvexPairs {

  private static final int CORNERS = 8;
  private static final double EXACT = 1e-9;

  /** How far beside a degenerate place cutting is asked, metres. */
  private static final double BESIDE = 1e-4;

  /** Square metres that the surface of a body in a cube of 2 m has at most. */
  private static final double SURFACE = 24;

  private final Random random;
  private int apart;
  private int one;
  private int several;
  private int degenerate;

  ConvexPairs(long seed) {
    random = new Random(seed);
  }

  /** Pairs with no contour, one, and more than one; and those with something in common. */
  int[] counts() {
    return new int[] {apart, one, several, degenerate};
  }

  /** A pair of any shapes: balls, plates and bars. */
  void any(String name) {
    Shell a = Bodies.hull(points());
    Shell b = Bodies.hull(points());
    Meeting meeting = closed(a, b, name);
    ConvexSection mine = ConvexSection.of(a, b);
    ConvexSection others = ConvexSection.of(b, a);
    int lines = mine.length() > 0 ? mine.regions() + others.regions() - 1 : 0;
    assertEquals(lines, meeting.contours().size(), name);
    assertEquals(mine.length(), meeting.length(), EXACT, name);
    assertEquals(others.length(), meeting.length(), EXACT, name);
    assertEquals(mine.area(), meeting.firstInside(), EXACT, name);
    assertEquals(others.area(), meeting.secondInside(), EXACT, name);
    assertEquals(ConvexClip.volume(a, b), meeting.volume(), EXACT, name);
    apart += lines == 0 ? 1 : 0;
    one += lines == 1 ? 1 : 0;
    several += lines > 1 ? 1 : 0;
  }

  /** A pair on both sides of a plane that share a corner, an edge or a face of it. */
  void touching(String name) {
    int shared = 1 + random.nextInt(3);
    float[] over = points();
    float[] under = points();
    for (int i = 0; i < over.length; i += 3) {
      boolean common = i < 3 * shared;
      over[i + 1] = common ? 0 : Math.abs(over[i + 1]) + 1e-3f;
      under[i + 1] = common ? 0 : -Math.abs(under[i + 1]) - 1e-3f;
      if (common) {
        under[i] = over[i];
        under[i + 2] = over[i + 2];
      }
    }
    Shell a = Bodies.hull(over);
    Shell b = Bodies.hull(under);
    Meeting meeting = closed(a, b, name);
    assertEquals(0, meeting.volume(), EXACT, name);
    assertEquals(0, meeting.depth(), EXACT, name);
    Touch expected = new Touch[] {Touch.POINT, Touch.LINE, Touch.FACE}[shared - 1];
    assertEquals(expected, TouchFinder.of(a, b), name);
    assertEquals(expected, TouchFinder.of(b, a), name);
    degenerate++;
  }

  /** A pair that shares corners, edges or faces and may share room as well. */
  void sharing(String name) {
    float[] first = points();
    float[] second = points();
    System.arraycopy(first, 0, second, 0, 3 * (1 + random.nextInt(3)));
    Shell a = Bodies.hull(first);
    Shell b = Bodies.hull(second);
    double volume = closed(a, b, name).volume();
    double beside = ConvexClip.volume(a, Bodies.moved(b, BESIDE));
    assertEquals(beside, volume, SURFACE * BESIDE, name);
    assertEquals(TouchFinder.of(a, b), TouchFinder.of(b, a), name);
    degenerate++;
  }

  /** The meeting: no border ends a contour, and it is the same from both sides. */
  private static Meeting closed(Shell a, Shell b, String name) {
    Meeting meeting = Collider.meet(a, b);
    Meeting turned = Collider.meet(b, a);
    for (Contour contour : meeting.contours()) {
      assertTrue(contour.closed(), name);
    }
    assertEquals(meeting.volume(), turned.volume(), EXACT, name);
    return meeting;
  }

  private float[] points() {
    float[] points = new float[3 * CORNERS];
    float[] size = new float[3];
    for (int k = 0; k < 3; k++) {
      size[k] = random.nextInt(3) == 0 ? 0.1f : 1;
    }
    for (int i = 0; i < points.length; i++) {
      points[i] = size[i % 3] * (2 * random.nextFloat() - 1);
    }
    return points;
  }
}
