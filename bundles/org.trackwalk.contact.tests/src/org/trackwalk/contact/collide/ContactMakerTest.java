package org.trackwalk.contact.collide;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.trackwalk.contact.collide.ContactSettings.ColliderKind;
import org.trackwalk.contact.collide.ContactSettings.Method;
import org.trackwalk.contact.collide.ContactSettings.Vertices;
import org.trackwalk.mesh.progress.Progress;

/** Contacts whose points, normals and depths are known. */
class ContactMakerTest {

  private static final double EXACT = 1e-6;

  private static ContactSettings settings(Method method, ColliderKind kind, Vertices whose) {
    return new ContactSettings(method, kind, whose, 40, 0);
  }

  private static List<SurfaceContact> contacts(
      Shell a, Shell b, Method method, ColliderKind kind, Vertices whose) {
    return ContactMaker.of(a, b, settings(method, kind, whose), Progress.none()).contacts();
  }

  @Test
  void aBoxInASlabHasTheFourCornersOfItsContourAndOneNormal() {
    Shell box = Bodies.box(-0.5, -0.125, -1, 0.5, 2, 1);
    Shell slab = Bodies.box(-5, -3, -5, 5, 0, 5);
    for (ColliderKind kind : List.of(ColliderKind.CONTOURS, ColliderKind.TRIANGLES)) {
      List<SurfaceContact> found = contacts(box, slab, Method.CONTOUR_REGION, kind, Vertices.AUTO);
      assertEquals(4, found.size());
      for (SurfaceContact contact : found) {
        assertArrayEquals(new double[] {0, 1, 0}, contact.normal(), EXACT);
        assertEquals(0.125, contact.depth(), EXACT);
        assertEquals(0.5, Math.abs(contact.point()[0]), EXACT);
        assertEquals(0, contact.point()[1], EXACT);
        assertEquals(1, Math.abs(contact.point()[2]), EXACT);
      }
      for (SurfaceContact contact :
          contacts(slab, box, Method.CONTOUR_REGION, kind, Vertices.AUTO)) {
        assertArrayEquals(new double[] {0, -1, 0}, contact.normal(), EXACT);
      }
    }
  }

  @Test
  void verticesOfTheBoxAreToldWhoeverIsFirst() {
    Shell box = Bodies.box(-0.5, -0.125, -1, 0.5, 2, 1);
    Shell slab = Bodies.box(-5, -3, -5, 5, 0, 5);
    for (ColliderKind kind : ColliderKind.values()) {
      List<SurfaceContact> found =
          contacts(box, slab, Method.VERTEX_PENETRATION, kind, Vertices.AUTO);
      assertEquals(4, found.size(), kind.id());
      for (SurfaceContact contact : found) {
        assertArrayEquals(new double[] {0, 1, 0}, contact.normal(), 1e-3, kind.id());
        assertEquals(0.125, contact.depth(), 1e-3, kind.id());
        assertEquals(-0.125, contact.point()[1], EXACT);
      }
      assertTrue(contacts(slab, box, Method.VERTEX_PENETRATION, kind, Vertices.FIRST).isEmpty());
      List<SurfaceContact> turned =
          contacts(slab, box, Method.VERTEX_PENETRATION, kind, Vertices.BOTH);
      assertEquals(4, turned.size(), kind.id());
      assertArrayEquals(new double[] {0, -1, 0}, turned.get(0).normal(), 1e-3, kind.id());
      assertFalse(turned.get(0).ofFirst());
    }
  }

  @Test
  void edgesThatCutEachOtherAreAContactOfVertexEdgeAlone() {
    // Two prisms of which the ridges cross at right angles, 0.2 m into each other.
    double r = Math.sqrt(0.5);
    Shell lower = prism(0, -r, false);
    Shell upper = prism(0, r - 0.2, true);
    List<SurfaceContact> vertices =
        contacts(upper, lower, Method.VERTEX_PENETRATION, ColliderKind.CONTOURS, Vertices.BOTH);
    assertTrue(vertices.isEmpty());
    List<SurfaceContact> edges =
        contacts(upper, lower, Method.VERTEX_EDGE, ColliderKind.CONTOURS, Vertices.BOTH);
    assertEquals(1, edges.size());
    assertEquals(0.2, edges.get(0).depth(), EXACT);
    assertArrayEquals(new double[] {0, 1, 0}, edges.get(0).normal(), EXACT);
    assertArrayEquals(new double[] {0, -0.1, 0}, edges.get(0).point(), EXACT);
    SurfaceContact turned =
        contacts(lower, upper, Method.VERTEX_EDGE, ColliderKind.CONTOURS, Vertices.BOTH).get(0);
    assertArrayEquals(new double[] {0, -1, 0}, turned.normal(), EXACT);
  }

  /** A square bar of side 1 that lies on an edge, along x or z, its axis at a height. */
  private static Shell prism(double x, double y, boolean alongX) {
    double r = Math.sqrt(0.5);
    float[] p = new float[24];
    for (int i = 0; i < 8; i++) {
      double a = (i & 3) * Math.PI / 2;
      double side = r * Math.cos(a);
      double along = i < 4 ? -3 : 3;
      p[3 * i] = (float) (x + (alongX ? along : side));
      p[3 * i + 1] = (float) (y + r * Math.sin(a));
      p[3 * i + 2] = (float) (alongX ? side : along);
    }
    int[] faces = {0, 1, 5, 4, 1, 2, 6, 5, 2, 3, 7, 6, 3, 0, 4, 7, 0, 3, 2, 1, 4, 5, 6, 7};
    int[] corners = new int[36];
    for (int f = 0; f < 6; f++) {
      for (int k = 0; k < 6; k++) {
        corners[6 * f + k] = faces[4 * f + new int[] {0, 1, 2, 0, 2, 3}[k]];
      }
    }
    return Shell.of(p, corners);
  }

  @Test
  void whatAColliderCannotIsSaidByName() {
    Shell box = Bodies.box(0, 0, 0, 1, 1, 1);
    Shell sheet = Bodies.sheet(2, 0.5, 3);
    assertThrows(
        IllegalArgumentException.class,
        () ->
            contacts(box, sheet, Method.CONTOUR_REGION, ColliderKind.DISTANCE_GRID, Vertices.AUTO));
    assertThrows(
        IllegalArgumentException.class,
        () -> contacts(box, sheet, Method.VERTEX_EDGE, ColliderKind.TRIANGLES, Vertices.AUTO));
    SurfaceContacts none =
        ContactMaker.of(
            box,
            sheet,
            settings(Method.VERTEX_PENETRATION, ColliderKind.DISTANCE_GRID, Vertices.FIRST),
            Progress.none());
    assertTrue(none.refused().get(0).contains("second is not closed"), none.refused().toString());
    Shell beyond = Bodies.box(1.5, 0, -0.5, 3, 1, 0.5);
    SurfaceContacts open =
        ContactMaker.of(
            beyond,
            sheet,
            settings(Method.CONTOUR_REGION, ColliderKind.CONTOURS, Vertices.AUTO),
            Progress.none());
    assertTrue(open.contacts().isEmpty());
    assertTrue(
        open.refused().get(0).contains("ends at a border of the second"),
        open.refused().toString());
    // Pairs of triangles do without regions.
    assertFalse(
        contacts(beyond, sheet, Method.CONTOUR_REGION, ColliderKind.TRIANGLES, Vertices.AUTO)
            .isEmpty());
  }

  @Test
  void theGridOfABallIsItsDistanceWithinWhatACellAllows() {
    Shell ball = Bodies.ball(1, 48, 32);
    double spacing = DistanceGrid.spacing(ball, 40);
    DistanceGrid grid = DistanceGrid.of(ball, spacing, Progress.none());
    Random random = new Random(3);
    double[] gradient = new double[3];
    for (int i = 0; i < 2000; i++) {
      double[] p = {random.nextDouble(-0.9, 0.9), random.nextDouble(-0.9, 0.9), 0.1};
      double r = Math.sqrt(p[0] * p[0] + p[1] * p[1] + p[2] * p[2]);
      double value = grid.at(p[0], p[1], p[2], gradient);
      // The ball's faces lie up to 1 - cos(pi/48) - ... under its sphere; cells add d²/(8 r).
      double allowed = 0.01 + spacing * spacing / Math.max(r, spacing);
      assertEquals(r - 1, value, allowed);
      double cosine = (gradient[0] * p[0] + gradient[1] * p[1] + gradient[2] * p[2]) / r;
      assertTrue(r < 0.3 || cosine > 0.95, "gradient at " + r + ": " + cosine);
    }
    assertTrue(grid.error() < spacing, "error " + grid.error());
    double[] section = grid.section(0);
    double length = 0;
    for (int i = 0; i < section.length; i += 4) {
      length += Math.hypot(section[i + 2] - section[i], section[i + 3] - section[i + 1]);
    }
    assertEquals(2 * Math.PI, length, 0.06);
  }

  @Test
  void aGridOfABoxIsExactWhereItsFacesLieOnThePoints() {
    Shell box = Bodies.box(-1, -0.5, -0.5, 1, 0.5, 0.5);
    DistanceGrid grid = DistanceGrid.of(box, 0.125, Progress.none());
    assertArrayEquals(new int[] {18, 10, 10}, grid.cells());
    assertEquals(0, grid.error(), EXACT);
    assertEquals(-0.3, grid.at(0.05, 0.2, 0.03), EXACT);
    assertEquals(Double.POSITIVE_INFINITY, grid.at(5, 0, 0));
    assertThrows(IllegalArgumentException.class, () -> DistanceGrid.of(box, 1e-4, Progress.none()));
    assertThrows(
        IllegalArgumentException.class,
        () -> DistanceGrid.of(Bodies.sheet(1, 0, 2), 0.1, Progress.none()));
  }

  @Test
  void depthDoesNotDependOnHowFacesAreCut() {
    // The face of the second at x = 2 lies in the first, at most 2 m deep: no corner is there.
    Shell one = Bodies.box(0, 0, 0, 4, 8, 4);
    Shell other = Bodies.box(2, -0.5, 1, 7, 10, 5);
    for (Shell a : List.of(one, other)) {
      Shell b = a == one ? other : one;
      Deepest.Found found = Deepest.ofBodies(a, b);
      assertEquals(2, found.depth(), 5e-4);
    }
    Deepest.Found inner =
        Deepest.ofBodies(Bodies.box(0, 0, 0, 4, 4, 4), Bodies.box(1, 1, 1, 2, 2.5, 2));
    assertEquals(2, inner.depth(), 5e-4, "from (2, 2, 2) to each face");
    assertEquals(0, Deepest.ofBodies(one, Bodies.box(4, 0, 0, 5, 1, 1)).depth(), EXACT);
  }
}
