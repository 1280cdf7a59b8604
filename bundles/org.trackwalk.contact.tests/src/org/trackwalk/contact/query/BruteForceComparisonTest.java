package org.trackwalk.contact.query;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.trackwalk.contact.method.ContactMethod;
import org.trackwalk.contact.method.MethodList;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.weld.WeldedSurface;

/** Every method, on random ground, against {@link BruteForce}: the same contacts, bit for order. */
class BruteForceComparisonTest {

  private static final double RADIUS = 0.35;
  private static final double[] CONTACT_DISTANCES = {0.02, 0.2, 1};

  /** Metres and unitless: numbers computed in double against numbers rounded once. */
  private static final double ROUNDING = 1e-9;

  /** Smoothed normals are kept as floats. */
  private static final double FLOAT_ROUNDING = 1e-6;

  private BruteForceNormals normals;
  private WeldedSurface normalsOf;

  private long contacts;
  private long delayed;
  private long turned;

  private void compare(
      ProbeScene scene, ContactQuery query, ContactBuffer buffer, double x, double y, double z) {
    if (normalsOf != scene.surface()) {
      normalsOf = scene.surface();
      normals = new BruteForceNormals(normalsOf);
    }
    List<BruteForce.Measured> all = BruteForce.measure(scene.surface(), x, y, z, 1.4);
    for (double a : CONTACT_DISTANCES) {
      List<BruteForce.Measured> near = BruteForce.within(all, RADIUS, a);
      List<BruteForce.Measured> sorted = BruteForce.sorted(near);
      for (ContactMethod method : MethodList.all()) {
        List<BruteForce.Measured> expected = BruteForce.contacts(near, sorted, method.id());
        query.contacts(x, y, z, RADIUS, a, method, buffer);
        String where = method.id() + " at " + x + " " + y + " " + z + ", contact distance " + a;
        assertEquals(names(expected), names(scene, buffer), where);
        for (int i = 0; i < buffer.size(); i++) {
          compare(expected.get(i), buffer, i, method, where, x, y, z);
        }
      }
    }
  }

  private void compare(
      BruteForce.Measured e,
      ContactBuffer b,
      int i,
      ContactMethod method,
      String where,
      double x,
      double y,
      double z) {
    double distance = Math.sqrt(e.over().doubleValue() / e.under().doubleValue());
    assertEquals(distance, b.distance(i), ROUNDING, where);
    assertEquals(distance - RADIUS, b.separation(i), ROUNDING, where);
    double[] normal =
        switch (method.id()) {
          case "triangle-normal" -> e.triangleNormal();
          case "smoothed-normal" -> normals.smoothed(e, 37);
          case "active-edges" -> normals.active(e, 5);
          case "voronoi" -> normals.voronoi(e, 0.01);
          default -> e.direction();
        };
    double rounding = method.id().equals("smoothed-normal") ? FLOAT_ROUNDING : ROUNDING;
    turned += Math.abs(b.normal(i, 1) - e.direction()[1]) > FLOAT_ROUNDING ? 1 : 0;
    double[] centre = {x, y, z};
    double square = 0;
    for (int axis = 0; axis < 3; axis++) {
      assertEquals(normal[axis], b.normal(i, axis), rounding, where);
      double point = centre[axis] - RADIUS * e.direction()[axis];
      assertEquals(point, b.point(i, axis), ROUNDING, where);
      square += Math.pow(b.point(i, axis) - centre[axis], 2);
    }
    assertEquals(RADIUS, Math.sqrt(square), ROUNDING, where);
    contacts++;
    delayed += e.rank() == 0 ? 0 : 1;
  }

  private static List<String> names(List<BruteForce.Measured> contacts) {
    List<String> names = new ArrayList<>();
    for (BruteForce.Measured m : contacts) {
      names.add(m.piece() + "/" + m.source() + " " + m.kind());
    }
    return names;
  }

  private static List<String> names(ProbeScene scene, ContactBuffer buffer) {
    List<String> names = new ArrayList<>();
    for (int i = 0; i < buffer.size(); i++) {
      names.add(Scenes.name(scene, buffer.triangle(i)) + " " + buffer.feature(i).id());
    }
    return names;
  }

  @Test
  void randomProbesOnRandomGround() {
    long seed = 20261121;
    Random random = new Random(seed);
    for (int ground = 0; ground < 10; ground++) {
      // the fourth and later grounds lie kilometres from the origin, where floats are coarse
      double offset = ground < 3 ? 0 : 700.0 * ground;
      List<Piece> pieces = new RandomGround(seed + ground, 12, 0.5, c -> c + offset).pieces();
      ProbeScene scene = Scenes.scene(pieces);
      ContactQuery query = new ContactQuery(scene);
      ContactBuffer buffer = new ContactBuffer();
      for (int i = 0; i < 1000; i++) {
        compare(
            scene,
            query,
            buffer,
            offset + 6 * random.nextDouble(),
            offset + 1.2 * random.nextDouble() - 0.5,
            offset + 6 * random.nextDouble());
      }
    }
    assertTrue(contacts > 100_000 && delayed > 50_000, contacts + " contacts, " + delayed);
    assertTrue(turned > 50_000, turned + " turned");
  }

  @Test
  void probesExactlyOverVerticesEdgesAndSeams() {
    long seed = 77;
    for (int ground = 0; ground < 4; ground++) {
      // odd grounds on a grid of 1/64 m: exact ties between different features are frequent there
      boolean grid = ground % 2 == 1;
      ProbeScene scene =
          Scenes.scene(
              new RandomGround(seed + ground, 8, 0.5, c -> grid ? Math.round(c * 64) / 64.0 : c)
                  .pieces());
      ContactQuery query = new ContactQuery(scene);
      ContactBuffer buffer = new ContactBuffer();
      float[] p = scene.surface().positions();
      int[] corners = scene.surface().triangles();
      double[] heights = {0, 0.25, RADIUS, 0.5};
      for (int t = 0; t < scene.surface().triangleCount(); t++) {
        double h = heights[t % heights.length];
        int a = 3 * corners[3 * t + t % 3];
        int b = 3 * corners[3 * t + (t + 1) % 3];
        compare(scene, query, buffer, p[a], p[a + 1] + h, p[a + 2]);
        // the exact middle of an edge, and a place on it as exact as doubles have it
        compare(scene, query, buffer, mid(p, a, b, 0), mid(p, a, b, 1) + h, mid(p, a, b, 2));
        double s = (t % 97 + 1) / 99.0;
        compare(scene, query, buffer, on(p, a, b, 0, s), on(p, a, b, 1, s) + h, on(p, a, b, 2, s));
      }
    }
    assertTrue(contacts > 20_000 && delayed > 10_000, contacts + " contacts, " + delayed);
  }

  @Test
  void flatGridFullOfTies() {
    // a flat road in two pieces, unit squares: over corners and middles everything ties exactly
    float[] left = Scenes.xyz(0, 0, 0, 0, 0, 1, 0, 0, 2, 1, 0, 0, 1, 0, 1, 1, 0, 2);
    float[] right = Scenes.xyz(1, 0, 0, 1, 0, 1, 1, 0, 2, 2, 0, 0, 2, 0, 1, 2, 0, 2);
    int[] quads = {0, 1, 3, 3, 1, 4, 1, 2, 4, 4, 2, 5};
    ProbeScene scene =
        Scenes.scene(Scenes.piece("left", left, quads), Scenes.piece("right", right, quads));
    ContactQuery query = new ContactQuery(scene);
    ContactBuffer buffer = new ContactBuffer();
    for (int i = -2; i <= 10; i++) {
      for (int j = -2; j <= 10; j++) {
        for (double y : new double[] {0, 0.125, 0.25}) {
          compare(scene, query, buffer, i / 4.0, y, j / 4.0);
        }
      }
    }
    assertTrue(contacts > 5_000, contacts + " contacts");
  }

  private static double mid(float[] p, int a, int b, int axis) {
    return ((double) p[a + axis] + p[b + axis]) / 2;
  }

  private static double on(float[] p, int a, int b, int axis, double s) {
    return p[a + axis] + s * ((double) p[b + axis] - p[a + axis]);
  }

  @Test
  void sortedOnSharedIndicesEqualsWelded() {
    // one piece, every vertex once: indices and bits say the same, so chapters 5 and 6 must agree
    for (long seed = 0; seed < 20; seed++) {
      List<Piece> pieces = new RandomGround(seed, 10, 0.5, c -> c).pieces();
      WeldedSurface welded = Scenes.scene(pieces).surface();
      Piece one = Scenes.piece("one", welded.positions(), welded.triangles());
      ProbeScene scene = Scenes.scene(one);
      ContactQuery query = new ContactQuery(scene);
      ContactBuffer sorted = new ContactBuffer();
      ContactBuffer reference = new ContactBuffer();
      Random random = new Random(seed);
      float[] p = welded.positions();
      for (int i = 0; i < 2000; i++) {
        int v = 3 * random.nextInt(welded.vertexCount());
        boolean over = i % 2 == 0;
        double x = over ? p[v] : 5 * random.nextDouble();
        double y = over ? p[v + 1] + 0.1 : random.nextDouble() - 0.3;
        double z = over ? p[v + 2] : 5 * random.nextDouble();
        double a = CONTACT_DISTANCES[i % 3];
        query.contacts(x, y, z, RADIUS, a, Scenes.method("voided-sorted"), sorted);
        query.contacts(x, y, z, RADIUS, a, Scenes.method("voided-welded"), reference);
        assertEquals(
            names(scene, reference), names(scene, sorted), "seed " + seed + ", probe " + i);
        contacts += sorted.size();
      }
    }
    assertTrue(contacts > 20_000, contacts + " contacts");
  }
}
