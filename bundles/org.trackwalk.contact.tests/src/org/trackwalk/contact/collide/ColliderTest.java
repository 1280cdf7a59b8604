package org.trackwalk.contact.collide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;

/** How surfaces go through each other, against closed forms and against plain cutting. */
class ColliderTest {

  private static final double EXACT = 1e-6;

  @Test
  void twoBoxesShareACorner() {
    Shell one = Bodies.box(0, 0, 0, 2, 2, 2);
    Shell other = Bodies.box(1, 1.25, 1.5, 3, 3, 3);
    Meeting meeting = Collider.meet(one, other);
    assertEquals(1, meeting.contours().size());
    assertTrue(meeting.contours().get(0).closed());
    // The common box is 1 x 0.75 x 0.5; the contour is its hexagon of edges, each length twice.
    assertEquals(2 * (1 + 0.75 + 0.5), meeting.length(), EXACT);
    assertEquals(0.375, meeting.volume(), EXACT);
    assertEquals(0.75 + 0.375 + 0.5, meeting.firstInside(), EXACT);
    assertEquals(0.75 + 0.375 + 0.5, meeting.secondInside(), EXACT);
    assertEquals(0.5, meeting.depth(), EXACT);
  }

  @Test
  void aSlabGoesThroughASlabAtThirtyDegrees() {
    double half = 0.05;
    Shell flat = Bodies.box(-5, -half, -2, 5, half, 2);
    Shell tilted = Bodies.turned(-3, -half, -1, 3, half, 1, Math.PI / 6);
    Meeting meeting = Collider.meet(flat, tilted);
    // Two strips of equal thickness cross in a rhombus with sides of 2 half / sin 30.
    double side = 2 * half / 0.5;
    assertEquals(2, meeting.contours().size());
    assertEquals(side * 2 * half * 2, meeting.volume(), EXACT);
    // Above and below: the width of 2 on both sides and the rhombus' side at both ends.
    assertEquals(2 * (2 * 2 + 2 * side), meeting.length(), EXACT * 10);
    assertEquals(2 * side * 2, meeting.firstInside(), EXACT * 10);
  }

  @Test
  void aBallSinksIntoASheet() {
    int slices = 48;
    int rings = 40;
    Shell ball = Bodies.ball(1, slices, rings);
    // Between two rings each quad is cut along its height and its diagonal, both in one plane.
    double above = Math.cos(Math.PI * 30 / rings);
    double below = Math.cos(Math.PI * 31 / rings);
    float height = (float) ((above + below) / 2);
    double share = (height - above) / (below - above);
    double width =
        Math.sin(Math.PI * 30 / rings) * (1 - share) + Math.sin(Math.PI * 31 / rings) * share;
    Meeting meeting = Collider.meet(ball, Bodies.sheet(3, height, 7));
    assertEquals(1, meeting.contours().size());
    double chord = 2 * width * Math.sin(Math.PI / slices);
    assertEquals(slices * chord, meeting.length(), EXACT * meeting.length());
    double section = slices * width * width * Math.sin(2 * Math.PI / slices) / 2;
    assertEquals(section, meeting.secondInside(), EXACT * section);
    assertEquals(section, meeting.area(), EXACT * section);
    assertEquals(1 + height, meeting.depth(), EXACT);
    assertEquals(-1, meeting.contours().get(0).deepest()[1], EXACT);
  }

  @Test
  void tetrahedraAgreeWithCutting() {
    Random random = new Random(11);
    int met = 0;
    for (int i = 0; i < 3000; i++) {
      Shell one = Bodies.tetrahedron(random);
      Shell other = Bodies.tetrahedron(random);
      met += agrees(one, other, "pair " + i) ? 1 : 0;
    }
    assertTrue(met > 1000, "met " + met);
  }

  @Test
  void sharedCornersEdgesAndPlanesAreNoSpecialCase() {
    Random random = new Random(12);
    for (int i = 0; i < 3000; i++) {
      Shell one = Bodies.onGrid(random);
      Shell other = Bodies.onGrid(random);
      // Cutting cannot decide what lies in a plane: it is asked a millimetre beside.
      double volume = ConvexClip.volume(one, Bodies.moved(other, 0.001));
      // The bodies are 2 m wide: their faces' area, at most 24, sweeps 0.024 on a millimetre.
      assertEquals(volume, closedBothWays(one, other, "pair " + i), 0.024, "pair " + i);
    }
  }

  private static boolean agrees(Shell one, Shell other, String name) {
    double volume = ConvexClip.volume(one, other);
    assertEquals(volume, closedBothWays(one, other, name), 1e-9, name);
    return volume > 0;
  }

  /** The common volume, the same from both sides; no border ends a contour. */
  private static double closedBothWays(Shell one, Shell other, String name) {
    Meeting meeting = Collider.meet(one, other);
    for (Contour contour : meeting.contours()) {
      assertTrue(contour.closed(), name);
    }
    assertEquals(meeting.volume(), Collider.meet(other, one).volume(), 1e-9, name);
    return meeting.volume();
  }

  @Test
  void areasAndLengthsAreTheSameFromBothSides() {
    Random random = new Random(13);
    for (int i = 0; i < 500; i++) {
      Shell one = Bodies.tetrahedron(random);
      Shell other = Bodies.tetrahedron(random);
      Meeting meeting = Collider.meet(one, other);
      Meeting turned = Collider.meet(other, one);
      String name = "pair " + i;
      assertEquals(ConvexClip.area(one, other), meeting.firstInside(), 1e-9, name);
      assertEquals(ConvexClip.area(other, one), meeting.secondInside(), 1e-9, name);
      assertEquals(meeting.firstInside(), turned.secondInside(), 1e-9, name);
      assertEquals(meeting.length(), turned.length(), 1e-9, name);
      assertEquals(meeting.depth(), turned.depth(), 1e-9, name);
      assertEquals(meeting.contours().size(), turned.contours().size(), name);
    }
  }

  @Test
  void touchingFromOutsideHasNoDepthNorVolume() {
    Shell base = Bodies.box(0, 0, 0, 1, 1, 1);
    Shell[] others = {
      Bodies.box(0, 1, 0, 1, 2, 1), // a face
      Bodies.box(0.25, 1, 0.25, 0.75, 2, 0.75), // a face inside a face
      Bodies.box(1, 1, 0, 2, 2, 1), // an edge
      Bodies.box(1, 1, 1, 2, 2, 2), // a corner
      Bodies.box(-1, -1, -1, 0, 0, 0)
    };
    for (Shell other : others) {
      for (Meeting m : new Meeting[] {Collider.meet(base, other), Collider.meet(other, base)}) {
        assertEquals(0, m.volume(), 1e-12);
        assertEquals(0, m.depth(), 1e-12);
      }
    }
  }

  @Test
  void aBodyInAnotherIsTold() {
    Meeting meeting = Collider.meet(Bodies.box(0, 0, 0, 4, 4, 4), Bodies.box(1, 1, 1, 2, 2.5, 2));
    assertTrue(meeting.contours().isEmpty());
    assertEquals(1.5, meeting.volume(), EXACT);
    assertEquals(1.5, meeting.depth(), EXACT);
    assertEquals(2 + 6, meeting.secondInside(), EXACT);
    assertEquals(0, meeting.firstInside(), EXACT);
  }

  @Test
  void aSheetsBorderEndsAContour() {
    // A wall stands half a metre in a sheet, and out over its border.
    Shell sheet = Bodies.sheet(2, 0, 5);
    float[] p = {0.1f, -0.5f, 0, 0.1f, -0.5f, 4, 0.1f, 3, 4, 0.1f, 3, 0};
    Shell wall = Shell.of(p, new int[] {0, 1, 2, 0, 2, 3});
    Meeting meeting = Collider.meet(wall, sheet);
    assertEquals(1, meeting.contours().size());
    assertFalse(meeting.contours().get(0).closed());
    assertEquals(2, meeting.length(), EXACT);
    assertTrue(Double.isNaN(meeting.area()) && Double.isNaN(meeting.volume()));
    assertEquals(0.5, Collider.meet(sheet, wall).depth(), EXACT);
    assertEquals(0.5, meeting.depth(), EXACT);
  }

  @Test
  void barsAcrossEachOtherAreAsDeepAsTheyAreThick() {
    Shell one = Bodies.box(-5, -0.1, -0.1, 5, 0.1, 0.1);
    Shell other = Bodies.box(-0.2, -4, -0.3, 0.2, 4, 0.3);
    Meeting meeting = Collider.meet(one, other);
    assertEquals(2, meeting.contours().size());
    assertEquals(0.4 * 0.04, meeting.volume(), EXACT);
    // Half way through the other, the thin bar's edges are 0.2 from its nearest faces.
    assertEquals(0.2, meeting.depth(), EXACT);
  }

  @Test
  void theNumbersOfTrianglesChangeNothing() {
    Random random = new Random(14);
    Shell ball = Bodies.ball(1, 12, 9);
    Meeting meeting = Collider.meet(ball, Bodies.sheet(2, 0.3f, 6));
    int[] corners = new int[3 * ball.size()];
    for (int t = 0; t < ball.size(); t++) {
      int to = ball.size() - 1 - t;
      int turn = random.nextInt(3);
      for (int k = 0; k < 3; k++) {
        corners[3 * to + k] = ball.vertex(t, (k + turn) % 3);
      }
    }
    Meeting again = Collider.meet(Shell.of(ball.positions(), corners), Bodies.sheet(2, 0.3f, 6));
    assertEquals(meeting.length(), again.length(), 1e-12);
    assertEquals(meeting.area(), again.area(), 1e-12);
    assertEquals(meeting.depth(), again.depth(), 0);
    assertEquals(meeting.contours().size(), again.contours().size());
  }
}
