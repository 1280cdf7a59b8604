package org.trackwalk.contact.collide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;

/** What touches is told as what it is. */
class TouchFinderTest {

  private static void assertTouch(Touch expected, Shell a, Shell b) {
    assertEquals(expected, TouchFinder.of(a, b));
    assertEquals(expected, TouchFinder.of(b, a));
  }

  private static Shell triangle(double... p) {
    float[] points = new float[9];
    for (int i = 0; i < 9; i++) {
      points[i] = (float) p[i];
    }
    return Shell.of(points, new int[] {0, 1, 2});
  }

  @Test
  void boxesBesideEachOther() {
    Shell base = Bodies.box(0, 0, 0, 1, 1, 1);
    assertTouch(Touch.FACE, base, Bodies.box(0, 1, 0, 1, 2, 1));
    assertTouch(Touch.FACE, base, Bodies.box(0.25, 1, 0.25, 0.75, 2, 0.75));
    assertTouch(Touch.LINE, base, Bodies.box(1, 1, 0, 2, 2, 1));
    assertTouch(Touch.LINE, base, Bodies.box(1, 1, 0.25, 2, 2, 5));
    assertTouch(Touch.POINT, base, Bodies.box(1, 1, 1, 2, 2, 2));
    assertTouch(Touch.APART, base, Bodies.box(1.001, 0, 0, 2, 1, 1));
    assertTouch(Touch.THROUGH, base, Bodies.box(0.5, 0.5, 0.5, 2, 2, 2));
  }

  @Test
  void cornersEdgesAndFacesOfTriangles() {
    Shell flat = triangle(0, 0, 0, 4, 0, 0, 0, 0, 4);
    // A corner on a face, on an edge, on a corner; an edge in a face; edges across each other.
    assertTouch(Touch.POINT, flat, triangle(1, 0, 1, 1, 2, 1, 2, 2, 1));
    assertTouch(Touch.POINT, flat, triangle(2, 0, 0, 2, 2, 0, 2, 2, 1));
    assertTouch(Touch.POINT, flat, triangle(4, 0, 0, 5, 2, 0, 5, 2, 1));
    assertTouch(Touch.LINE, flat, triangle(1, 0, 1, 2, 0, 1, 1, 3, 1));
    assertTouch(Touch.POINT, flat, triangle(2, -1, 0, 2, 1, 0, 2, 0, -3));
    assertTouch(Touch.THROUGH, flat, triangle(1, -1, 1, 1, 1, 1, 2, 1, 1.5));
    assertTouch(Touch.FACE, flat, triangle(1, 0, 1, 5, 0, 1, 1, 0, 5));
    assertTouch(Touch.LINE, flat, triangle(1, 0, 0, 3, 0, 0, 2, 0, -1));
    assertTouch(Touch.POINT, flat, triangle(1, 0, 0, 0, 0, -3, 2, 0, -1));
    assertTouch(Touch.APART, flat, triangle(3, 0, 3, 5, 0, 3, 3, 0, 5));
  }

  @Test
  void onlyBodiesWithAVolumeInCommonGoThroughEachOther() {
    Random random = new Random(41);
    int through = 0;
    int touching = 0;
    for (int i = 0; i < 3000; i++) {
      Shell one = Bodies.onGrid(random);
      Shell other = Bodies.onGrid(random);
      Touch touch = TouchFinder.of(one, other);
      assertEquals(touch, TouchFinder.of(other, one), "pair " + i);
      double volume = Collider.meet(one, other).volume();
      if (touch == Touch.THROUGH) {
        assertTrue(volume > 1e-9, "pair " + i);
        through++;
      } else if (touch == Touch.POINT) {
        assertEquals(0, volume, 1e-9, "pair " + i);
      }
      touching += touch != Touch.THROUGH && touch != Touch.APART ? 1 : 0;
    }
    assertTrue(through > 500 && touching > 500, through + " through, " + touching + " touching");
  }

  @Test
  void aPlateThatHangsFromTheEndOfASheetOnlyTouchesIt() {
    Shell sheet = Bodies.sheet(2, 0, 4);
    Shell plate = triangle(-1, 0, 2, 1, 0, 2, 0, -1, 2);
    for (Contour contour : Collider.meet(plate, sheet).contours()) {
      assertEquals(0, TouchFinder.through(plate, sheet, contour), 0);
    }
    Shell wall = triangle(-1, 1, 1, 1, 1, 1, 0, -1, 1);
    double length = 0;
    for (Contour contour : Collider.meet(wall, sheet).contours()) {
      length += TouchFinder.through(wall, sheet, contour);
    }
    assertEquals(1, length, 1e-9, "along an edge of the sheet, a wall goes through it");
  }
}
