package org.trackwalk.contact.query;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.trackwalk.contact.query.Scenes.buffer;
import static org.trackwalk.contact.query.Scenes.contacts;
import static org.trackwalk.contact.query.Scenes.method;
import static org.trackwalk.contact.query.Scenes.piece;
import static org.trackwalk.contact.query.Scenes.scene;
import static org.trackwalk.contact.query.Scenes.twoSided;
import static org.trackwalk.contact.query.Scenes.xyz;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.trackwalk.contact.candidate.Reason;
import org.trackwalk.contact.method.ContactMethod;
import org.trackwalk.contact.method.MethodList;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.contact.shape.Probe;
import org.trackwalk.mesh.geometry.ClosestPoint;

/**
 * Sides, coincidence, degenerate triangles, the inflated radius, order: docs/conventions.md and
 * docs/contacts.md.
 */
class ContactRulesTest {

  private static final float[] TRIANGLE = xyz(0, 0, 0, 0, 0, 4, 4, 0, 0);

  private static ProbeScene oneSided() {
    return scene(piece("t", TRIANGLE, 0, 1, 2));
  }

  private static ProbeScene bothSided() {
    return scene(twoSided(piece("t", TRIANGLE, 0, 1, 2)));
  }

  private static double[] normal(ContactBuffer b, int i) {
    return new double[] {b.normal(i, 0), b.normal(i, 1), b.normal(i, 2)};
  }

  @Test
  void centreStrictlyBehindIsIgnoredAndInThePlaneKept() {
    for (ContactMethod m : MethodList.all()) {
      assertEquals(1, contacts(oneSided(), 1, 0, 1, 1, 0, m.id()).size());
      assertEquals(0, contacts(oneSided(), 1, -Double.MIN_VALUE, 1, 1, 0, m.id()).size());
      assertEquals(0, contacts(oneSided(), -0.5, -1e-300, 1, 1, 0, m.id()).size());
      assertEquals(1, contacts(oneSided(), -0.5, 0, 1, 1, 0, m.id()).size());
    }
  }

  @Test
  void twoSidedTriangleTurnsItsNormalToTheProbe() {
    ContactBuffer below = buffer(bothSided(), 1, -0.5, 1, 1, 0, "voided-welded");
    assertArrayEquals(new double[] {0, -1, 0}, normal(below, 0));
    assertEquals(0.5, below.point(0, 1));
    ContactBuffer beside = buffer(bothSided(), -0.25, -0.25, 1, 1, 0, "triangle-normal");
    assertEquals("edge", beside.feature(0).id());
    assertArrayEquals(new double[] {0, -1, 0}, normal(beside, 0));
    ContactBuffer inPlane = buffer(bothSided(), 1, 0, 1, 1, 0, "voided-welded");
    assertArrayEquals(new double[] {0, 1, 0}, normal(inPlane, 0));
  }

  @Test
  void coincidingCentreTakesTheTrianglesNormal() {
    for (double[] at : new double[][] {{1, 0, 1}, {0, 0, 1}, {0, 0, 0}, {2, 0, 2}}) {
      for (ProbeScene scene : List.of(oneSided(), bothSided())) {
        ContactBuffer b = buffer(scene, at[0], 0, at[2], 1, 0, "voided-welded");
        assertEquals(1, b.size());
        assertArrayEquals(new double[] {0, 1, 0}, normal(b, 0));
        assertEquals(-1, b.separation(0));
        assertEquals(-1, b.point(0, 1));
      }
    }
  }

  @Test
  void amongCoincidingTrianglesTheLowestGeometryKeyDecides() {
    // a ridge along z: the slope that goes down to smaller x has the smaller geometry key
    float[] ridge = xyz(-3, -4, 0, 0, 0, 0, 0, 0, 4, 3, -4, 0);
    for (int[] order : new int[][] {{0, 2, 1, 1, 2, 3}, {1, 2, 3, 0, 2, 1}}) {
      ContactBuffer b = buffer(scene(piece("t", ridge, order)), 0, 0, 1, 1, 0, "voided-welded");
      assertEquals(1, b.size());
      assertArrayEquals(new double[] {-0.8, 0.6, 0}, normal(b, 0), 1e-15);
    }
  }

  @Test
  void directionCloseToAnEdgeIsAccurate() {
    // within rounding of a long edge: doubles alone would lose every digit of the direction
    float[] positions = xyz(0, 0, 0, 1, 3, 1, 1000.1, 3000.7, 999.9);
    ProbeScene scene = scene(twoSided(piece("t", positions, 0, 1, 2)));
    for (int n = 1; n < 200; n++) {
      double s = n / 201.0;
      double x = 1 + s * (1000.1f - 1.0);
      double y = 3 + s * (3000.7f - 3.0);
      double z = 1 + s * (999.9f - 1.0);
      BruteForce.Measured expected = BruteForce.measure(scene.surface(), x, y, z, 1).get(0);
      double[] d = normal(buffer(scene, x, y, z, 1, 0, "closest-point"), 0);
      assertArrayEquals(expected.direction(), d, 1e-12);
    }
  }

  @Test
  void sharedFeaturesTieToTheBit() {
    ProbeScene scene = scene(new RandomGround(6, 10, 0.5, c -> c + 1000.7).pieces());
    Random random = new Random(6);
    int[] corners = scene.surface().triangles();
    int shared = 0;
    for (int n = 0; n < 2000; n++) {
      ContactBuffer b =
          buffer(
              scene,
              1000.7 + 5 * random.nextDouble(),
              1000.7 + random.nextDouble(),
              1000.7 + 5 * random.nextDouble(),
              0.35,
              0.5,
              "closest-point");
      Map<String, String> first = new HashMap<>();
      for (int i = 0; i < b.size(); i++) {
        int code = b.featureCode(i);
        int k = ClosestPoint.indexOf(code);
        int from = corners[3 * b.triangle(i) + k];
        int to = corners[3 * b.triangle(i) + (ClosestPoint.isEdge(code) ? (k + 1) % 3 : k)];
        String feature = Math.min(from, to) + " " + Math.max(from, to);
        String numbers =
            b.distance(i) + " " + b.normal(i, 0) + " " + b.normal(i, 1) + " " + b.normal(i, 2);
        if (code != ClosestPoint.FACE) {
          shared += first.containsKey(feature) ? 1 : 0;
          assertEquals(first.computeIfAbsent(feature, f -> numbers), numbers);
        }
      }
    }
    assertTrue(shared > 1000, shared + " shared");
  }

  @Test
  void trianglesWithoutAreaAreNoCandidates() {
    float[] positions = xyz(0, 0, 0, 0, 0, 4, 4, 0, 0, 2, 0, 2, 0, 0, 4);
    // a corner that comes twice by index, by bits, and three corners on one line
    int[] triangles = {0, 1, 2, 0, 0, 1, 1, 4, 2, 1, 3, 2};
    ProbeScene scene = scene(piece("t", positions, triangles));
    assertEquals(List.of("t/0 face"), contacts(scene, 1, 0.5, 1, 5, 0, "closest-point"));
    // from behind nothing collides, not even the triangle without a side
    assertEquals(List.of(), contacts(scene, 1, -0.5, 1, 5, 0, "closest-point"));
    Explanation why =
        new ContactQuery(scene).explain(Probe.sphere(1, 0.5, 1, 5), 0, method("voided-welded"));
    assertEquals(3, why.verdicts().stream().filter(v -> v.reason() == Reason.WITHOUT_AREA).count());
  }

  @Test
  void inflatedRadiusIsComparedExactly() {
    // a tilted triangle far from the origin: the distance that doubles compute is off by some ulp
    float[] positions = xyz(100.1, 50.3, 70.7, 101.9, 50.9, 74.3, 104.2, 52.1, 70.2);
    ProbeScene scene = scene(piece("t", positions, 0, 1, 2));
    Random random = new Random(3);
    int within = 0;
    int probes = 2000;
    for (int n = 0; n < probes; n++) {
      double x = 99 + 6 * random.nextDouble();
      double y = 52 + 2 * random.nextDouble();
      double z = 69 + 6 * random.nextDouble();
      List<BruteForce.Measured> all = BruteForce.measure(scene.surface(), x, y, z, 5);
      ContactBuffer far = buffer(scene, x, y, z, 1, 3, "voided-welded");
      if (far.size() == 0) {
        continue;
      }
      double half = far.distance(0) / 2;
      for (double r : new double[] {Math.nextDown(half), half, Math.nextUp(half)}) {
        int expected = BruteForce.contacts(all, r, half, "voided-welded").size();
        assertEquals(expected, buffer(scene, x, y, z, r, half, "voided-welded").size());
        within += expected;
      }
    }
    assertTrue(within > probes / 2 && within < 3 * probes, within + " within");
  }

  @Test
  void denseMeshWithHundredsOfCandidatesEqualsBruteForce() {
    // cells of 2 cm under a sphere of 0.35 m: sorting and voiding take their ways for many
    ProbeScene scene = scene(new RandomGround(8, 30, 0.02, c -> c).pieces());
    for (double[] at : new double[][] {{0.3, 0.2, 0.3}, {0.31, 0.3, 0.29}, {0.1, 0.33, 0.5}}) {
      List<BruteForce.Measured> all = BruteForce.measure(scene.surface(), at[0], at[1], at[2], 1);
      for (ContactMethod m : MethodList.all()) {
        List<String> expected =
            BruteForce.contacts(all, 0.35, 0.2, m.id()).stream()
                .map(c -> c.piece() + "/" + c.source() + " " + c.kind())
                .toList();
        assertEquals(expected, contacts(scene, at[0], at[1], at[2], 0.35, 0.2, m.id()), m.id());
        assertTrue(m.id().startsWith("voided") || expected.size() > 500, expected.size() + "");
      }
    }
  }

  @Test
  void explanationKeepsWhatTheSweepKeeps() {
    ProbeScene scene = scene(new RandomGround(4, 8, 0.5, c -> c).pieces());
    Random random = new Random(4);
    TreeSet<String> reasons = new TreeSet<>();
    for (int n = 0; n < 300; n++) {
      double x = 4 * random.nextDouble();
      double y = random.nextDouble() - 0.3;
      double z = 4 * random.nextDouble();
      for (ContactMethod m : MethodList.all()) {
        Explanation why = new ContactQuery(scene).explain(Probe.sphere(x, y, z, 0.35), 0.2, m);
        TreeSet<Integer> kept = new TreeSet<>();
        why.contacts().forEach(v -> kept.add(v.triangle()));
        TreeSet<Integer> swept = new TreeSet<>();
        ContactBuffer b = buffer(scene, x, y, z, 0.35, 0.2, m.id());
        for (int i = 0; i < b.size(); i++) {
          swept.add(b.triangle(i));
        }
        assertEquals(swept, kept);
        for (int i = 0; i < why.verdicts().size(); i++) {
          Verdict v = why.verdicts().get(i);
          reasons.add(v.reason().key());
          assertEquals(v.order() >= 0 ? i : -1, v.order());
          assertEquals(v.reason().key().startsWith("voided."), v.culprit() >= 0);
          if (v.order() < 0) {
            assertNull(v.contact());
          }
        }
      }
    }
    assertEquals(
        "[ignored.behind, ignored.too-far, kept.active-edge, kept.beyond-limit,"
            + " kept.every-candidate, kept.face, kept.feature-free, kept.flat-edge, kept.in-region,"
            + " kept.no-region, kept.smoothed-normal, kept.turned, kept.unlisted, voided.edge,"
            + " voided.edge-ends, voided.listed-edge, voided.listed-vertex, voided.vertex]",
        reasons.toString());
  }

  @Test
  void senselessNumbersAreRefused() {
    assertThrows(IllegalArgumentException.class, () -> Probe.sphere(Double.NaN, 0, 0, 1));
    assertThrows(IllegalArgumentException.class, () -> Probe.sphere(0, 0, 0, 0));
    for (double[] bad :
        new double[][] {
          {Double.NaN, 1, 0}, {0, 0, 0}, {0, -1, 0}, {0, 1, -0.1}, {0, 1e308, 1e308}
        }) {
      assertThrows(
          IllegalArgumentException.class,
          () -> contacts(oneSided(), bad[0], 0, 0, bad[1], bad[2], "voided-welded"));
    }
    assertTrue(MethodList.find("voided").isEmpty());
    assertEquals("voided-passes", method("voided-passes:order=midphase").id());
  }
}
