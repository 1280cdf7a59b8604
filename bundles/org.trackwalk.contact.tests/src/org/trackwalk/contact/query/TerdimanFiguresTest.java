package org.trackwalk.contact.query;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.trackwalk.contact.query.Scenes.buffer;
import static org.trackwalk.contact.query.Scenes.contacts;
import static org.trackwalk.contact.query.Scenes.method;
import static org.trackwalk.contact.query.Scenes.piece;
import static org.trackwalk.contact.query.Scenes.scene;
import static org.trackwalk.contact.query.Scenes.xyz;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.contact.candidate.Reason;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.contact.shape.Probe;

/**
 * The figures of P. Terdiman's paper as literal scenes: Y up, triangles counter-clockwise from
 * above. Triangle Tn of a figure is triangle n - 1 of the piece.
 */
class TerdimanFiguresTest {

  private static final double[] UP = {0, 1, 0};

  private static double[] normal(ContactBuffer b, int i) {
    return new double[] {b.normal(i, 0), b.normal(i, 1), b.normal(i, 2)};
  }

  private static double[] point(ContactBuffer b, int i) {
    return new double[] {b.point(i, 0), b.point(i, 1), b.point(i, 2)};
  }

  /** One triangle in the plane y = 0 with corners (0,0), (0,4), (4,0) in x and z. */
  static ProbeScene oneTriangle() {
    return scene(piece("t", xyz(0, 0, 0, 0, 0, 4, 4, 0, 0), 0, 1, 2));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "closest-point",
        "triangle-normal",
        "voided-passes",
        "voided-sorted",
        "voided-welded"
      })
  void figure1TriangleBeyondTheInflatedRadiusIsIgnored(String id) {
    // D = 1.5; Ir = 1 + 0.25 and 1 + 0.5: a triangle at exactly the inflated radius is kept
    assertEquals(List.of(), contacts(oneTriangle(), 1, 1.5, 1, 1, 0.25, id));
    assertEquals(List.of("t/0 face"), contacts(oneTriangle(), 1, 1.5, 1, 1, 0.5, id));
    Explanation why =
        new ContactQuery(oneTriangle()).explain(Probe.sphere(1, 1.5, 1, 1), 0.25, method(id));
    assertTrue(why.verdicts().stream().allMatch(v -> v.reason() == Reason.TOO_FAR));
  }

  @Test
  void figure2FaceContactHasTheTrianglesNormal() {
    ContactBuffer b = buffer(oneTriangle(), 1, 0.75, 1, 1, 0.02, "voided-welded");
    assertEquals(1, b.size());
    assertArrayEquals(UP, normal(b, 0));
    assertArrayEquals(new double[] {1, -0.25, 1}, point(b, 0));
    assertEquals(-0.25, b.separation(0));
  }

  @Test
  void figure3EdgeContactPointsFromTheEdgeToTheCentre() {
    // beyond the edge V1 V3 (z = 0, x from 0 to 4): closest point (2, 0, 0), 0.5 away as 3-4-5
    ContactBuffer b = buffer(oneTriangle(), 2, 0.4, -0.3, 1, 0.02, "voided-welded");
    assertEquals(
        List.of("t/0 edge"), contacts(oneTriangle(), 2, 0.4, -0.3, 1, 0.02, "voided-welded"));
    assertArrayEquals(new double[] {0, 0.8, -0.6}, normal(b, 0), 1e-15);
    assertArrayEquals(new double[] {2, -0.4, 0.3}, point(b, 0), 1e-15);
    assertEquals(-0.5, b.separation(0), 1e-15);
  }

  /** V1 (0,0,0), V2 (0,0,4), V3 (4,0,0), V4 (4,0,4): T1 = V1 V2 V3, T2 = V3 V2 V4. */
  static ProbeScene quad() {
    return scene(piece("t", xyz(0, 0, 0, 0, 0, 4, 4, 0, 0, 4, 0, 4), 0, 1, 2, 2, 1, 3));
  }

  @Test
  void figure4FearOfTheWireframe() {
    // over T1, close to V2 V3: the closest-point method bumps, the voided ones do not
    double x = 1.9;
    double z = 1.9;
    assertEquals(
        List.of("t/0 face", "t/1 edge"), contacts(quad(), x, 0.9, z, 1, 0.02, "closest-point"));
    for (String id : List.of("voided-passes", "voided-sorted", "voided-welded")) {
      assertEquals(List.of("t/0 face"), contacts(quad(), x, 0.9, z, 1, 0.02, id));
    }
    Explanation why =
        new ContactQuery(quad()).explain(Probe.sphere(x, 0.9, z, 1), 0.02, method("voided-welded"));
    Verdict second = why.verdicts().get(1);
    assertEquals(Reason.EDGE_VOIDED, second.reason());
    assertEquals(why.verdicts().get(0).triangle(), second.culprit());
  }

  @Test
  void figure5VertexContactPointsFromTheVertexToTheCentre() {
    // beyond V3 (4, 0, 0): 0.2 in x, 0.1 in z, 0.2 up: 0.3 away
    ContactBuffer b = buffer(oneTriangle(), 4.2, 0.2, -0.1, 1, 0.02, "voided-welded");
    assertEquals(1, b.size());
    assertEquals("vertex", b.feature(0).id());
    assertArrayEquals(new double[] {2 / 3.0, 2 / 3.0, -1 / 3.0}, normal(b, 0), 1e-7);
    assertEquals(0.3 - 1, b.separation(0), 1e-7);
  }

  /**
   * V3 (0,0,0); T1 = V3 V4 V5 with the edge V3 V5 along x; T2 = V1 V3 V2 ends in V3 from the left.
   * A sphere beside V3 V5 has an edge contact with T1 and a vertex contact with T2.
   */
  static ProbeScene edgeAndVertex() {
    float[] positions = xyz(-4, 0, 1, -4, 0, 4, 0, 0, 0, 0, 0, 4, 4, 0, 0);
    return scene(piece("t", positions, 2, 3, 4, 0, 1, 2));
  }

  @Test
  void figure6EdgeContactVoidsTheVertexBesideIt() {
    assertEquals(
        List.of("t/0 edge", "t/1 vertex"),
        contacts(edgeAndVertex(), 0.5, 0.5, -0.5, 1, 0.02, "closest-point"));
    for (String id : List.of("voided-passes", "voided-sorted", "voided-welded")) {
      assertEquals(List.of("t/0 edge"), contacts(edgeAndVertex(), 0.5, 0.5, -0.5, 1, 0.02, id), id);
    }
    Explanation why =
        new ContactQuery(edgeAndVertex())
            .explain(Probe.sphere(0.5, 0.5, -0.5, 1), 0.02, method("voided-passes"));
    assertEquals(Reason.VERTEX_VOIDED, why.verdicts().get(1).reason());
    assertEquals(why.verdicts().get(0).triangle(), why.verdicts().get(1).culprit());
  }

  /**
   * A strip in the plane y = 0: T1 = V1 V2 V3 under the sphere, T2 = V2 V4 V3 behind V2 V3, T3 = V3
   * V4 V5 behind V3 V4. Cp2 lies inside V2 V3, Cp3 inside V3 V4.
   */
  static ProbeScene strip(boolean mirrored) {
    // mirrored in x, and with its windings turned, the geometry keys run the other way
    double s = mirrored ? -1 : 1;
    float[] positions = xyz(-4 * s, 0, 0, 1 * s, 0, 4, 0.5 * s, 0, -4, 2 * s, 0, 4, 3 * s, 0, -4);
    return mirrored
        ? scene(piece("t", positions, 2, 1, 0, 2, 3, 1, 4, 3, 2))
        : scene(piece("t", positions, 0, 1, 2, 1, 3, 2, 2, 3, 4));
  }

  @Test
  void figure7LargeContactDistanceNeedsTheOrderByDistance() {
    List<String> right = List.of("t/0 face");
    List<String> wrong = List.of("t/0 face", "t/2 edge");
    for (boolean mirrored : new boolean[] {false, true}) {
      ProbeScene strip = strip(mirrored);
      assertEquals(
          List.of("t/0 face", "t/1 edge", "t/2 edge"),
          contacts(strip, 0, 0.5, 0, 0.5, 2, "closest-point"));
      Set<List<String>> both = new TreeSet<>((a, b) -> a.toString().compareTo(b.toString()));
      both.add(contacts(strip, 0, 0.5, 0, 0.5, 2, "voided-passes"));
      both.add(contacts(strip, 0, 0.5, 0, 0.5, 2, "voided-passes:order=reverse"));
      // T2 first: right. T3 first: its edge is not voided yet, and the contact wrongly kept
      assertEquals(Set.of(right, wrong), both);
      assertEquals(right, contacts(strip, 0, 0.5, 0, 0.5, 2, "voided-passes:order=distance"));
      assertEquals(right, contacts(strip, 0, 0.5, 0, 0.5, 2, "voided-sorted"));
      assertEquals(right, contacts(strip, 0, 0.5, 0, 0.5, 2, "voided-welded"));
    }
  }

  /**
   * Six triangles T1 to T6 around V0 at the origin, T7 outside the edge of T1; the ring's corners
   * are a hexagon of radius about 1, T1 between the directions 0 and 60 degrees.
   */
  static ProbeScene fan() {
    float[] positions =
        xyz(
            0, 0, 0, 1, 0, 0, 0.5, 0, 0.875, -0.5, 0, 0.875, -1, 0, 0, -0.5, 0, -0.875, 0.5, 0,
            -0.875, 1.5, 0, 0.875);
    return scene(
        piece("t", positions, 0, 2, 1, 0, 3, 2, 0, 4, 3, 0, 5, 4, 0, 6, 5, 0, 1, 6, 1, 2, 7));
  }

  @Test
  void figure8VertexContactsMustComeBeforeTheFartherEdge() {
    double y = 0.5;
    List<String> all = contacts(fan(), 0, y, 0, 0.5, 1, "closest-point");
    assertEquals(7, all.size());
    assertEquals(6, all.stream().filter(c -> c.endsWith(" vertex")).count());
    assertEquals("t/6 edge", all.get(6));
    for (String id : List.of("voided-sorted", "voided-welded")) {
      ContactBuffer b = buffer(fan(), 0, y, 0, 0.5, 1, id);
      assertEquals(1, b.size(), id);
      assertEquals("vertex", b.feature(0).id());
      assertArrayEquals(UP, normal(b, 0));
      assertArrayEquals(new double[] {0, 0, 0}, point(b, 0));
      assertEquals(0, b.separation(0));
    }
    // "this is a case that clearly fails with the initial implementation", sorted or not
    for (String id :
        List.of("voided-passes", "voided-passes:order=reverse", "voided-passes:order=distance")) {
      List<String> found = contacts(fan(), 0, y, 0, 0.5, 1, id);
      assertEquals(2, found.size(), id);
      assertEquals("t/6 edge", found.get(1), id);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "voided-passes",
        "voided-passes:order=reverse",
        "voided-passes:order=distance",
        "voided-sorted",
        "voided-welded",
        "voided-meqon"
      })
  void edgeWhoseEndsAreVoidedByTwoTrianglesStays(String id) {
    assertEquals(
        List.of("t/1 face", "t/2 edge", "t/0 face"),
        contacts(endsOfTwoTriangles(), 0, 0, 1, 1.5, 0.5, id));
  }

  /** No single triangle holds T2's edge (0,0,0) (2,0,1): T0 holds one end, T1 the other. */
  static ProbeScene endsOfTwoTriangles() {
    float[] positions = xyz(0, 0, 0, 1, -1, 0, 1, 3, 1, 2, 0, 1, -3, 2, 0, 0, -3, 0, 2, 3, 0);
    return scene(piece("t", positions, 0, 1, 2, 3, 4, 5, 0, 3, 6));
  }

  @Test
  void cliffPushesOnlyWithTheTrianglesNormal() {
    // a road that ends at x = 0 and a wall down from its end; the centre is beyond the end
    float[] positions = xyz(-4, 0, -4, -4, 0, 4, 0, 0, -4, 0, 0, 4, 0, -4, -4, 0, -4, 4);
    ProbeScene scene = scene(piece("t", positions, 0, 1, 2, 2, 1, 3, 2, 3, 4, 4, 3, 5));
    ContactBuffer b = buffer(scene, 0.1, 0.25, 0.5, 0.35, 0.02, "triangle-normal");
    boolean pushed = false;
    for (int i = 0; i < b.size(); i++) {
      pushed |= b.normal(i, 0) == 1;
    }
    assertTrue(pushed, "the wall's own normal pushes the sphere off the cliff");
    ContactBuffer reference = buffer(scene, 0.1, 0.25, 0.5, 0.35, 0.02, "voided-welded");
    assertEquals(1, reference.size());
    assertEquals(0.25 / Math.hypot(0.1, 0.25), reference.normal(0, 1), 1e-15);
  }
}
