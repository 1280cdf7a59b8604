package org.trackwalk.contact.collide;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Regions between contours, in closed form and against the areas that integrals give. */
class RegionsTest {

  private static final double EXACT = 1e-6;

  private static List<Region> behind(Regions regions) {
    return regions.list().stream().filter(Region::behind).toList();
  }

  @Test
  void aBallThroughASheetHasACapOfItsOwnAndADiscOfTheSheet() {
    Shell ball = Bodies.ball(1, 24, 17);
    for (int cells : new int[] {1, 2, 9}) {
      Shell sheet = Bodies.sheet(3, 0.2f, cells);
      Traced traced = Collider.trace(ball, sheet);
      Meeting meeting = Collider.meet(ball, sheet);
      List<Region> ofBall = Regions.of(traced, true).list();
      assertEquals(2, ofBall.size());
      double whole = Inside.whole(ball);
      assertEquals(whole, ofBall.get(0).area() + ofBall.get(1).area(), EXACT);
      assertEquals(2 + 24 * 16, ofBall.stream().mapToInt(r -> r.vertices().length).sum());
      Regions ofSheet = Regions.of(traced, false);
      List<Region> inside = behind(ofSheet);
      assertEquals(1, inside.size(), "cells " + cells);
      assertEquals(meeting.secondInside(), inside.get(0).area(), EXACT);
      double rest = ofSheet.list().get(0).area();
      assertEquals(36 - meeting.secondInside(), rest, 1e-5);
      assertTrue(inside.get(0).bounded());
      assertEquals(-1, ofSheet.within(0));
      int corners = 0;
      for (int i = 0; i <= cells; i++) {
        for (int j = 0; j <= cells; j++) {
          double x = -3 + 6.0 * i / cells;
          double z = -3 + 6.0 * j / cells;
          corners += x * x + z * z < 0.9 ? 1 : 0;
        }
      }
      assertEquals(corners, inside.get(0).vertices().length, "cells " + cells);
    }
  }

  @Test
  void aPipeLeavesARingAndTheInnerContourLiesInTheOuter() {
    // A square pipe, 4 wide outside and 2 inside, stands through a sheet of two triangles.
    Shell pipe = Bodies.pipe(2, 1, 3);
    for (int cells : new int[] {1, 4, 7}) {
      Traced traced = Collider.trace(Bodies.sheet(5, 0.3f, cells), pipe);
      assertEquals(2, traced.lines().size());
      Regions regions = Regions.of(traced, true);
      List<Region> ring = behind(regions);
      assertEquals(1, ring.size(), "cells " + cells);
      assertEquals(16 - 4, ring.get(0).area(), EXACT * 16, "cells " + cells);
      assertArrayEquals(new int[] {0, 1}, ring.get(0).contours());
      assertEquals(3, regions.list().size());
      int outer = traced.lines().get(0).contour().length() > 10 ? 0 : 1;
      assertEquals(-1, regions.within(outer));
      assertEquals(outer, regions.within(1 - outer));
    }
  }

  @Test
  void anOpenBorderThatEndsAContourIsSaid() {
    Shell sheet = Bodies.sheet(2, 0, 5);
    float[] p = {0.1f, -0.5f, 0, 0.1f, -0.5f, 4, 0.1f, 3, 4, 0.1f, 3, 0};
    Shell wall = Shell.of(p, new int[] {0, 1, 2, 0, 2, 3});
    Traced traced = Collider.trace(wall, sheet);
    Contour contour = traced.lines().get(0).contour();
    assertEquals(2, contour.ends().size());
    assertTrue(contour.ends().contains(ContourEnd.BORDER_OF_FIRST));
    assertTrue(contour.ends().contains(ContourEnd.BORDER_OF_SECOND));
    for (boolean isFirst : new boolean[] {true, false}) {
      for (Region region : Regions.of(traced, isFirst).list()) {
        assertFalse(region.bounded());
      }
    }
  }

  @Test
  void regionsInsideSumToWhatIntegralsGive() {
    Random random = new Random(21);
    int several = 0;
    for (int i = 0; i < 2000; i++) {
      boolean grid = i % 2 == 1;
      Shell one = grid ? Bodies.onGrid(random) : Bodies.tetrahedron(random);
      Shell other = grid ? Bodies.onGrid(random) : Bodies.tetrahedron(random);
      Traced traced = Collider.trace(one, other);
      Meeting meeting = Collider.meet(one, other);
      if (traced.lines().isEmpty()) {
        continue;
      }
      for (boolean isFirst : new boolean[] {true, false}) {
        Regions regions = Regions.of(traced, isFirst);
        String name = "pair " + i + " " + isFirst;
        double inside = behind(regions).stream().mapToDouble(Region::area).sum();
        double expected = isFirst ? meeting.firstInside() : meeting.secondInside();
        assertEquals(expected, inside, 1e-9, name);
        double whole = Inside.whole(traced.surface(isFirst));
        double all = regions.list().stream().mapToDouble(Region::area).sum();
        assertEquals(whole, all, 1e-9, name);
        for (Region region : regions.list()) {
          assertTrue(region.bounded(), name);
          for (int v : region.vertices()) {
            boolean in =
                new Inside(
                            traced.surface(isFirst),
                            traced.surface(!isFirst),
                            isFirst,
                            traced.hits(isFirst))
                        .winding(v)
                    > 0;
            assertEquals(region.behind(), in, name);
          }
        }
        several += traced.lines().size() > 1 ? 1 : 0;
      }
    }
    assertTrue(several > 50, "pairs with several contours: " + several);
  }

  @Test
  void placesAlongAnEdgeAreInExactOrder() {
    // A fan of planes through nearly one point of an edge: doubles cannot tell them apart.
    Random random = new Random(5);
    for (int i = 0; i < 300; i++) {
      float[] p = new float[9 * 8];
      int[] c = new int[3 * 8];
      for (int t = 0; t < 8; t++) {
        double angle = random.nextDouble() * Math.PI;
        for (int k = 0; k < 3; k++) {
          double around = 2 * Math.PI * k / 3 + 0.1;
          double r = 2 + random.nextDouble();
          p[9 * t + 3 * k] = (float) (r * Math.cos(around) * Math.cos(angle) * 0.3);
          p[9 * t + 3 * k + 1] = (float) (r * Math.sin(around));
          p[9 * t + 3 * k + 2] = (float) (r * Math.cos(around) * Math.sin(angle));
          c[3 * t + k] = 3 * t + k;
        }
      }
      Shell fan = Shell.of(p, c);
      Shell needle =
          Shell.of(new float[] {-4, 1e-4f, 2e-4f, 4, 1e-4f, 1e-4f, 0, 9, 0}, new int[] {0, 1, 2});
      Traced traced = Collider.trace(needle, fan);
      List<Hit> hits = new ArrayList<>(traced.ofFirst().of(0, 1));
      AlongEdge order = new AlongEdge(needle, fan);
      hits.sort(order);
      for (int a = 0; a < hits.size(); a++) {
        for (int b = a + 1; b < hits.size(); b++) {
          assertTrue(order.compare(hits.get(a), hits.get(b)) < 0);
          assertTrue(order.compare(hits.get(b), hits.get(a)) > 0);
          assertTrue(hits.get(a).share() <= hits.get(b).share() + 1e-12);
        }
      }
    }
  }
}
