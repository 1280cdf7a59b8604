package org.trackwalk.contact.clip;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

class PolygonClipTest {

  private static final int PLANE = PolygonClip.PLANE;

  private final PolygonClip clip = new PolygonClip();

  @Test
  void whatLiesInsideStaysAsItIs() {
    square(0, 0, 1);
    cutBySquare(0, 0, 2);
    assertEquals(4, clip.size());
    for (int i = 0; i < 4; i++) {
      assertEquals((i + 3) % 4 << 16 | i, clip.id(i));
    }
  }

  @Test
  void whatLiesOutsideIsGone() {
    square(5, 0, 1);
    cutBySquare(0, 0, 2);
    assertEquals(0, clip.size());
  }

  @Test
  void aCornerIsCutOutAndItsPointsKnowTheirLines() {
    square(1, 1, 1);
    cutBySquare(0, 0, 1);
    // the square's left (3) and far (2) edges stay, the planes at +z (0) and +x (1) cut
    assertArea(1);
    Set<Integer> ids = new HashSet<>();
    for (int i = 0; i < clip.size(); i++) {
      ids.add(clip.id(i));
    }
    assertEquals(
        Set.of(2 << 16 | 3, 3 << 16 | PLANE, PLANE << 16 | PLANE + 1, PLANE + 1 << 16 | 2), ids);
  }

  @Test
  void touchingPolygonsLeaveWhatTheyShare() {
    square(2, 0, 1);
    cutBySquare(0, 0, 1);
    assertEquals(2, clip.size());
    assertEquals(1, clip.point(0, 0), 0);
    assertEquals(1, clip.point(1, 0), 0);

    square(2, 2, 1);
    cutBySquare(0, 0, 1);
    assertEquals(1, clip.size());
  }

  /**
   * The edge that closes the polygon is cut like any other: whichever corner comes first, what is
   * left has the same corners in the same order. And the line that goes out of a corner holds it
   * and the next one, also where the plane goes through corners.
   */
  @Test
  void itDoesNotMatterWhichCornerComesFirst() {
    Random random = new Random(108);
    for (int i = 0; i < 200; i++) {
      int corners = 3 + random.nextInt(6);
      double[] x = new double[corners];
      double[] z = new double[corners];
      for (int k = 0; k < corners; k++) {
        double angle = 2 * Math.PI * k / corners;
        x[k] = Math.rint(8 * Math.cos(angle));
        z[k] = -Math.rint(8 * Math.sin(angle));
      }
      double[] a = {random.nextInt(17) - 8, random.nextInt(17) - 8};
      double[] b = {random.nextInt(17) - 8, random.nextInt(17) - 8};
      if (i % 2 == 0) {
        int on = random.nextInt(corners);
        a = new double[] {x[on], z[on]};
      }
      List<String> whole = null;
      for (int first = 0; first < corners; first++) {
        clip.clear();
        for (int k = 0; k < corners; k++) {
          clip.add(x[(first + k) % corners], 0, z[(first + k) % corners]);
        }
        clip.cut(a[0], 0, a[1], b[0], 0, b[1], 0, 1, 0, 7);
        for (int k = 0; k < clip.size(); k++) {
          int out = clip.id(k) & 0xFFFF;
          int from = (first + out) % corners;
          int to = (from + 1) % corners;
          double[] s = out >= PLANE ? a : new double[] {x[from], z[from]};
          double[] t = out >= PLANE ? b : new double[] {x[to], z[to]};
          assertEquals(0, beside(s, t, k), 1e-9, "polygon " + i);
          assertEquals(0, beside(s, t, (k + 1) % clip.size()), 1e-9, "polygon " + i);
        }
        List<String> left = turned(first, corners);
        whole = whole == null ? left : whole;
        assertEquals(whole, left, "polygon " + i + ", from corner " + first);
      }
    }
  }

  /** Where one corner is cut off there is one more than before, however many there were. */
  @Test
  void aCutCornerLeavesOneMore() {
    for (int corners = 3; corners < 100; corners++) {
      clip.clear();
      for (int k = 0; k < corners; k++) {
        double angle = 2 * Math.PI * k / corners;
        clip.add(Math.cos(angle), 0, -Math.sin(angle));
      }
      double x = (1 + Math.cos(2 * Math.PI / corners)) / 2;
      clip.cut(x, 0, 1, x, 0, -1, 0, 1, 0, 0);
      assertEquals(corners + 1, clip.size());
      assertEquals(x, clip.point(0, 0), 1e-12);
      assertEquals(x, clip.point(corners, 0), 1e-12);
    }
  }

  /** Twice the area between a line through two places and a corner that is left. */
  private double beside(double[] s, double[] t, int corner) {
    double x = clip.point(corner, 0) - s[0];
    double z = clip.point(corner, 2) - s[1];
    return (t[0] - s[0]) * z - (t[1] - s[1]) * x;
  }

  /** Corners with their lines, of which edges are numbered from some corner on. */
  private List<String> turned(int first, int corners) {
    List<String> left = new ArrayList<>();
    for (int k = 0; k < clip.size(); k++) {
      int in = line(clip.id(k) >>> 16, first, corners);
      int out = line(clip.id(k) & 0xFFFF, first, corners);
      left.add(in + "/" + out + " " + clip.point(k, 0) + " " + clip.point(k, 2));
    }
    // from the corner that is least on, for the first one may have been cut off
    int least = left.indexOf(left.stream().min(String::compareTo).orElse(""));
    Collections.rotate(left, -Math.max(0, least));
    return left;
  }

  private static int line(int id, int first, int corners) {
    return id >= PLANE ? id : (id + first) % corners;
  }

  /** Area and corners against counting of sample points; ids against the frame before. */
  @Test
  void randomTrianglesClippedByTriangles() {
    Random random = new Random(30);
    for (int i = 0; i < 500; i++) {
      double[] a = triangle(random);
      double[] b = triangle(random);
      clip.clear();
      for (int k = 0; k < 3; k++) {
        // any height is kept: only the sides cut
        clip.add(a[2 * k], 3 * a[2 * k] - a[2 * k + 1], a[2 * k + 1]);
      }
      cutBy(b);
      int inside = 0;
      int samples = 2000;
      for (int s = 0; s < samples; s++) {
        double x = random.nextDouble();
        double z = random.nextDouble();
        if (in(a, x, z) && in(b, x, z)) {
          inside++;
        }
      }
      String pair = "seed 30, pair " + i;
      assertEquals((double) inside / samples, area(), 0.06, pair);
      Set<Integer> ids = new HashSet<>();
      for (int k = 0; k < clip.size(); k++) {
        double x = clip.point(k, 0);
        double z = clip.point(k, 2);
        assertEquals(3 * x - z, clip.point(k, 1), 1e-9, pair);
        assertTrue(ids.add(clip.id(k)), pair + ": two corners with one id");
      }
    }
  }

  private static double[] triangle(Random random) {
    while (true) {
      double[] t = new double[6];
      for (int k = 0; k < 6; k++) {
        t[k] = random.nextDouble();
      }
      double turn = (t[2] - t[0]) * (t[5] - t[1]) - (t[3] - t[1]) * (t[4] - t[0]);
      // counter-clockwise around +y, seen from above with z towards the reader
      if (turn < -0.05) {
        return t;
      }
    }
  }

  private static boolean in(double[] t, double x, double z) {
    for (int k = 0; k < 3; k++) {
      int n = (k + 1) % 3;
      double turn =
          (t[2 * n] - t[2 * k]) * (z - t[2 * k + 1])
              - (t[2 * n + 1] - t[2 * k + 1]) * (x - t[2 * k]);
      if (turn > 0) {
        return false;
      }
    }
    return true;
  }

  private void cutBy(double[] t) {
    for (int k = 0; k < 3; k++) {
      int n = (k + 1) % 3;
      clip.cut(t[2 * k], 7, t[2 * k + 1], t[2 * n], 7, t[2 * n + 1], 0, 1, 0, k);
    }
  }

  private void square(double x, double z, double half) {
    double[] s = corners(x, z, half);
    clip.clear();
    for (int k = 0; k < 4; k++) {
      clip.add(s[2 * k], 0, s[2 * k + 1]);
    }
  }

  private void cutBySquare(double x, double z, double half) {
    double[] s = corners(x, z, half);
    for (int k = 0; k < 4; k++) {
      int n = (k + 1) % 4;
      clip.cut(s[2 * k], 0, s[2 * k + 1], s[2 * n], 0, s[2 * n + 1], 0, 1, 0, k);
    }
  }

  /** Edge 0 at +z, then +x, -z, -x: counter-clockwise around +y. */
  private static double[] corners(double x, double z, double half) {
    return new double[] {
      x - half, z + half, x + half, z + half, x + half, z - half, x - half, z - half
    };
  }

  private void assertArea(double expected) {
    assertEquals(expected, area(), 1e-12);
  }

  private double area() {
    double twice = 0;
    for (int i = 0; i < clip.size(); i++) {
      int j = (i + 1) % clip.size();
      twice += clip.point(i, 2) * clip.point(j, 0) - clip.point(i, 0) * clip.point(j, 2);
    }
    return twice / 2;
  }
}
