package org.trackwalk.contact.query;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import javax.management.JMException;
import javax.management.ObjectName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.trackwalk.contact.candidate.Reason;
import org.trackwalk.contact.method.ContactMethod;
import org.trackwalk.contact.method.MethodList;
import org.trackwalk.contact.narrow.TriangleKernel;
import org.trackwalk.contact.narrow.TriangleMeasure;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.contact.shape.Box;
import org.trackwalk.contact.shape.Capsule;
import org.trackwalk.contact.shape.ConvexShape;
import org.trackwalk.contact.shape.Cylinder;
import org.trackwalk.contact.shape.HullBuilder;
import org.trackwalk.contact.shape.Pose;
import org.trackwalk.contact.shape.Probe;
import org.trackwalk.mesh.level.Piece;

/** What holds for every method and every shape other than a sphere, on random ground. */
class ShapeJudgementTest {

  private static final long SEED = 3100;

  private static final List<ConvexShape> SHAPES =
      List.of(
          new Box(0.4, 0.2, 0.6),
          new Box(0.3, 0.3, 0.2, 0.05),
          new Capsule(0.2, 0.3),
          new Cylinder(0.35, 0.15),
          HullBuilder.hull(0.4, 0, 0, -0.3, 0.1, 0.3, -0.3, -0.1, -0.4, 0.1, 0.4, 0, 0, -0.3, 0.1));

  static List<String> methods() {
    return MethodList.all().stream()
        .filter(ContactMethod::takesShapes)
        .map(ContactMethod::id)
        .toList();
  }

  private static Pose pose(Random random) {
    return Pose.of(
        5 * random.nextDouble(),
        random.nextDouble() - 0.3,
        5 * random.nextDouble(),
        random.nextGaussian(),
        random.nextGaussian(),
        random.nextGaussian(),
        random.nextGaussian());
  }

  private static List<String> bits(ProbeScene scene, Probe probe, ContactMethod method) {
    ContactBuffer b = new ContactBuffer();
    new ContactQuery(scene).contacts(probe, 0.1, method, b);
    return ContactBits.of(scene, b);
  }

  @ParameterizedTest
  @MethodSource("methods")
  void anyOrderOfTrianglesAndPiecesGivesTheSame(String id) {
    Random random = new Random(SEED);
    List<Piece> pieces = new RandomGround(SEED, 10, 0.5, c -> c).pieces();
    List<Piece> shuffled = new ArrayList<>();
    for (Piece p : pieces) {
      shuffled.add(Permutation.of(p, random));
    }
    Collections.shuffle(shuffled, random);
    ProbeScene first = Scenes.scene(pieces);
    ProbeScene second = Scenes.scene(shuffled);
    int contacts = 0;
    for (int n = 0; n < 40; n++) {
      for (ConvexShape shape : SHAPES) {
        Probe probe = new Probe(shape, pose(random));
        List<String> expected = bits(first, probe, Scenes.method(id));
        assertEquals(expected, bits(second, probe, Scenes.method(id)), "seed " + SEED + " " + n);
        contacts += expected.size();
      }
    }
    assertTrue(contacts > 500);
  }

  /** The mirror image in the plane x = 0, turned around again so that its outside is outside. */
  private static Piece mirrored(Piece p) {
    float[] positions = p.positions().clone();
    int[] triangles = p.triangles().clone();
    for (int i = 0; i < positions.length; i += 3) {
      positions[i] = -positions[i];
    }
    for (int i = 0; i < triangles.length; i += 3) {
      int swap = triangles[i];
      triangles[i] = triangles[i + 1];
      triangles[i + 1] = swap;
    }
    return p.toBuilder().mesh(positions, triangles).build();
  }

  /** Separation and normal of each kept triangle; which of two at one edge it is may change. */
  private static List<double[]> kept(ProbeScene scene, Probe probe, String id, double sign) {
    List<double[]> kept = new ArrayList<>();
    for (Verdict v : new ContactQuery(scene).explain(probe, 0.1, Scenes.method(id)).contacts()) {
      var n = v.contact().normal();
      kept.add(new double[] {v.distance(), sign * n.x(), n.y(), n.z()});
    }
    return kept;
  }

  @ParameterizedTest
  @MethodSource("methods")
  void aMirroredProbeHasMirroredContacts(String id) {
    if (id.startsWith("voided-passes") || id.equals("voided-vertices")) {
      // chapter 4 leaves its order open, and the result hangs on it (figure 7); and where vertices
      // are voided one by one it matters which of two triangles at one edge comes first
      return;
    }
    Random random = new Random(SEED);
    List<Piece> pieces = new RandomGround(SEED, 10, 0.5, c -> c).pieces();
    ProbeScene scene = Scenes.scene(pieces);
    ProbeScene image = Scenes.scene(pieces.stream().map(ShapeJudgementTest::mirrored).toList());
    for (int n = 0; n < 100; n++) {
      // their own mirror images, and measured without iteration
      ConvexShape shape = SHAPES.get(n % 3);
      double x = 5 * random.nextDouble();
      double y = random.nextDouble() - 0.3;
      double z = 5 * random.nextDouble();
      double[] q = new double[4];
      for (int k = 0; k < 4; k++) {
        q[k] = random.nextGaussian();
      }
      Probe here = new Probe(shape, Pose.of(x, y, z, q[0], q[1], q[2], q[3]));
      Probe there = new Probe(shape, Pose.of(-x, y, z, q[0], -q[1], -q[2], q[3]));
      List<double[]> expected = kept(scene, here, id, 1);
      List<double[]> found = kept(image, there, id, -1);
      String where = "seed " + SEED + ", probe " + n;
      assertEquals(expected.size(), found.size(), where);
      for (double[] e : expected) {
        assertTrue(found.stream().anyMatch(f -> close(e, f)), where);
      }
    }
  }

  private static boolean close(double[] a, double[] b) {
    boolean close = true;
    for (int k = 0; k < a.length; k++) {
      close &= Math.abs(a[k] - b[k]) < 1e-7;
    }
    return close;
  }

  /** Triangles and separations by {@link SlowKernel} over every triangle, without a tree. */
  @Test
  void candidatesAreAllTrianglesWithinReach() {
    Random random = new Random(SEED);
    ProbeScene scene = Scenes.scene(new RandomGround(SEED, 12, 0.5, c -> c).pieces());
    ContactQuery query = new ContactQuery(scene);
    int measured = 0;
    for (int n = 0; n < 200; n++) {
      // a wheel has no corners to list
      ConvexShape shape = SHAPES.get(n % 5 == 3 ? 0 : n % 5);
      Probe probe = new Probe(shape, pose(random));
      SlowKernel slow = new SlowKernel(shape);
      slow.place(probe.pose());
      double[] expected = new double[scene.surface().triangleCount()];
      TriangleMeasure out = new TriangleMeasure();
      int[] c = scene.surface().triangles();
      for (int t = 0; t < expected.length; t++) {
        int answer =
            scene.withoutArea(t)
                ? TriangleKernel.BEHIND
                : slow.measure(
                    scene.surface().positions(),
                    c[3 * t],
                    c[3 * t + 1],
                    c[3 * t + 2],
                    scene.twoSided(t),
                    0.1,
                    out);
        expected[t] = answer == TriangleKernel.BEHIND ? Double.NaN : out.separation;
      }
      double[] found = new double[expected.length];
      java.util.Arrays.fill(found, Double.NaN);
      for (Verdict v : query.explain(probe, 0.1, MethodList.reference()).verdicts()) {
        if (v.order() >= 0) {
          found[v.triangle()] = v.distance();
          measured++;
        }
      }
      for (int t = 0; t < expected.length; t++) {
        String where = "seed " + SEED + ", probe " + n + ", triangle " + t;
        if (Double.isNaN(found[t])) {
          assertTrue(!(expected[t] < 0.1 - 1e-6), where);
        } else {
          boolean segmentInside = shape instanceof Capsule && expected[t] < -shape.margin();
          // a face within a degree of the axis is measured along its own normal
          double allowed = 1e-6 + 4e-4 * (Math.abs(expected[t]) + shape.margin());
          assertEquals(expected[t], found[t], segmentInside ? 1 : allowed, where);
        }
      }
    }
    assertTrue(measured > 800, measured + " measured");
  }

  /** The reference, said once more with texts: which triangles are void, by whom not asked. */
  @Test
  void voidingIsWhatTheDefinitionsSay() {
    Random random = new Random(SEED);
    ProbeScene scene = Scenes.scene(new RandomGround(SEED + 1, 12, 0.5, c -> c).pieces());
    ContactQuery query = new ContactQuery(scene);
    int voided = 0;
    for (int n = 0; n < 600; n++) {
      ConvexShape shape = SHAPES.get(n % 5);
      Probe probe = new Probe(shape, pose(random));
      Explanation why = query.explain(probe, 0.1, MethodList.reference());
      List<Verdict> judged = why.verdicts().stream().filter(v -> v.order() >= 0).toList();
      TreeSet<Integer> before = new TreeSet<>();
      for (Verdict v : judged) {
        String where = "seed " + SEED + ", probe " + n + ", triangle " + v.triangle();
        boolean held = before.stream().anyMatch(t -> holds(scene, t, v));
        switch (v.reason()) {
          case FACE -> assertEquals("face", v.feature().id(), where);
          case FEATURE_FREE -> assertTrue(!held, where);
          case EDGE_VOIDED, VERTEX_VOIDED -> {
            assertTrue(held && holds(scene, v.culprit(), v), where);
            voided++;
          }
          case FEATURE_PASSED -> {
            assertTrue(!held && holds(scene, v.culprit(), v), where);
            assertTrue(v.distance() < -shape.margin(), where);
          }
          case FACE_BELOW -> assertTrue(v.distance() < -shape.margin(), where);
          default -> throw new AssertionError(v.reason());
        }
        before.add(v.triangle());
      }
      ContactBuffer all = new ContactBuffer();
      query.contacts(
          probe,
          0.1,
          MethodList.reference(),
          MethodList.reference().identity(),
          PointLimit.ALL,
          all);
      int points = why.contacts().stream().mapToInt(v -> v.points().size()).sum();
      assertEquals(points, all.size());
    }
    assertTrue(voided > 1000, voided + " voided");
  }

  private static boolean holds(ProbeScene scene, int triangle, Verdict v) {
    if (v.featureCode() == 0) {
      return false;
    }
    int k = (v.featureCode() - 1) % 3;
    int[] c = scene.surface().triangles();
    int from = c[3 * v.triangle() + k];
    int to = v.feature().id().equals("edge") ? c[3 * v.triangle() + (k + 1) % 3] : from;
    boolean hasFrom = false;
    boolean hasTo = false;
    for (int i = 0; i < 3; i++) {
      hasFrom |= c[3 * triangle + i] == from;
      hasTo |= c[3 * triangle + i] == to;
    }
    return hasFrom && hasTo;
  }

  @Test
  void nothingIsDroppedForLackOfRoom() {
    // 51,200 triangles of 5 mm under a box: all are faces, and nothing else
    ProbeScene scene = new FlatGround(FlatGround.Pattern.REGULAR, 1 / 256.0, 80, 0, SEED).scene();
    Probe probe = new Probe(new Box(0.5, 0.2, 0.5), Pose.at(0, 0.199, 0));
    Explanation why = new ContactQuery(scene).explain(probe, 0.02, MethodList.reference());
    assertEquals(51_200, why.contacts().size());
    assertTrue(why.contacts().stream().allMatch(v -> v.reason() == Reason.FACE));
    ContactBuffer all = new ContactBuffer();
    new ContactQuery(scene)
        .contacts(
            probe,
            0.02,
            MethodList.reference(),
            MethodList.reference().identity(),
            PointLimit.ALL,
            all);
    assertTrue(all.size() >= 3 * 51_200);
    ContactBuffer five = new ContactBuffer();
    new ContactQuery(scene)
        .contacts(
            probe,
            0.02,
            MethodList.reference(),
            MethodList.reference().identity(),
            PointLimit.FIVE,
            five);
    assertTrue(five.size() >= 4 && five.size() <= 5);
  }

  @Test
  void everyMethodTakesABoxThatRestsOnFlatGround() {
    ProbeScene scene = new FlatGround(FlatGround.Pattern.REGULAR, 1, 2, 0, SEED).scene();
    Probe probe = new Probe(new Box(0.5, 0.2, 0.5), Pose.at(0, 0.199, 0));
    ContactQuery query = new ContactQuery(scene);
    ContactBuffer out = new ContactBuffer();
    for (ContactMethod m : MethodList.all()) {
      query.contacts(probe, 0.02, m, out);
      double up = 0;
      for (int i = 0; i < out.size(); i++) {
        up = Math.max(up, out.normal(i, 1));
      }
      assertEquals(1, up, 1e-12, m.id());
    }
    ContactMethod reference = MethodList.reference();
    assertThrows(IllegalArgumentException.class, () -> query.contacts(probe, -1, reference, out));
  }

  private static long allocated() {
    try {
      return (Long)
          ManagementFactory.getPlatformMBeanServer()
              .invoke(
                  new ObjectName(ManagementFactory.THREAD_MXBEAN_NAME),
                  "getThreadAllocatedBytes",
                  new Object[] {Thread.currentThread().threadId()},
                  new String[] {"long"});
    } catch (JMException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void queriesAllocateNothing() {
    Random random = new Random(SEED);
    ProbeScene scene = Scenes.scene(new RandomGround(SEED, 12, 0.5, c -> c).pieces());
    ContactQuery query = new ContactQuery(scene);
    ContactBuffer out = new ContactBuffer();
    List<Probe> probes = new ArrayList<>();
    for (int n = 0; n < 1000; n++) {
      probes.add(new Probe(SHAPES.get(n % 5), pose(random)));
    }
    ContactMethod reference = MethodList.reference();
    long least = Long.MAX_VALUE;
    for (int round = 0; round < 8; round++) {
      long before = allocated();
      for (int n = 0; n < probes.size(); n++) {
        query.contacts(probes.get(n), 0.1, reference, out);
      }
      least = Math.min(least, allocated() - before);
    }
    // an object for every tenth probe would be more; asking costs some bytes too
    assertTrue(least < 16 * probes.size() / 10, least + " bytes for " + probes.size());
  }
}
