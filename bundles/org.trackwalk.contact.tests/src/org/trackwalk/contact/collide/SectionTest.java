package org.trackwalk.contact.collide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Random convex bodies through a sheet, against the section that their corners alone give. */
class SectionTest {

  private static final int BODIES = 10_000;
  private static final int CORNERS = 8;
  private static final double EXACT = 1e-9;

  @Test
  void aConvexBodyAndASheetMeetInTheBodysSection() {
    Random random = new Random(17);
    int met = 0;
    for (int i = 0; i < BODIES; i++) {
      String name = "body " + i;
      float[] points = new float[3 * CORNERS];
      for (int k = 0; k < points.length; k++) {
        points[k] = 2 * random.nextFloat() - 1;
      }
      float height = random.nextFloat() - 0.5f;
      List<double[]> section = hull(crossings(points, height));
      Meeting meeting = Collider.meet(Bodies.hull(points), Bodies.sheet(2, height, 1 + i % 7));
      assertEquals(section.isEmpty() ? 0 : 1, meeting.contours().size(), name);
      met += section.isEmpty() ? 0 : 1;
      for (Contour contour : meeting.contours()) {
        assertTrue(contour.closed(), name);
        assertEquals(perimeter(section), contour.length(), EXACT, name);
        assertEquals(area(section), meeting.secondInside(), EXACT, name);
      }
    }
    assertTrue(met > BODIES / 2, "met " + met);
  }

  /** Where lines between any two corners go through a height: x and z. */
  private static List<double[]> crossings(float[] p, double height) {
    List<double[]> found = new ArrayList<>();
    for (int a = 0; a < p.length; a += 3) {
      for (int b = 0; b < p.length; b += 3) {
        if (p[a + 1] < height && p[b + 1] >= height) {
          double t = (height - p[a + 1]) / ((double) p[b + 1] - p[a + 1]);
          double x = p[a] + t * ((double) p[b] - p[a]);
          found.add(new double[] {x, p[a + 2] + t * ((double) p[b + 2] - p[a + 2])});
        }
      }
    }
    return found;
  }

  /** Andrew's monotone chain. */
  private static List<double[]> hull(List<double[]> points) {
    List<double[]> sorted = new ArrayList<>(points);
    sorted.sort(Comparator.<double[]>comparingDouble(p -> p[0]).thenComparingDouble(p -> p[1]));
    List<double[]> hull = new ArrayList<>(chain(sorted));
    hull.addAll(chain(sorted.reversed()));
    return hull;
  }

  private static List<double[]> chain(List<double[]> points) {
    List<double[]> chain = new ArrayList<>();
    for (double[] p : points) {
      while (chain.size() > 1 && turn(chain.get(chain.size() - 2), chain.getLast(), p) <= 0) {
        chain.removeLast();
      }
      chain.add(p);
    }
    return chain.subList(0, Math.max(0, chain.size() - 1));
  }

  private static double turn(double[] p, double[] q, double[] r) {
    return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
  }

  private static double area(List<double[]> polygon) {
    double twice = 0;
    for (int i = 2; i < polygon.size(); i++) {
      twice += turn(polygon.get(0), polygon.get(i - 1), polygon.get(i));
    }
    return twice / 2;
  }

  private static double perimeter(List<double[]> polygon) {
    double sum = 0;
    for (int i = 0; i < polygon.size(); i++) {
      double[] p = polygon.get(i);
      double[] q = polygon.get((i + 1) % polygon.size());
      sum += Math.hypot(q[0] - p[0], q[1] - p[1]);
    }
    return sum;
  }
}
