package org.trackwalk.contact.query;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.trackwalk.contact.method.ContactMethod;
import org.trackwalk.contact.method.MethodList;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.contact.shape.Box;
import org.trackwalk.contact.shape.Capsule;
import org.trackwalk.contact.shape.ConvexShape;
import org.trackwalk.contact.shape.Cylinder;
import org.trackwalk.contact.shape.HullBuilder;
import org.trackwalk.contact.shape.Pose;
import org.trackwalk.contact.shape.Probe;
import org.trackwalk.mesh.level.Piece;

/** What {@link MethodContractTest} asks of every method, for the shapes that are no spheres. */
class ShapeContractTest {

  private static final List<ConvexShape> SHAPES =
      List.of(
          new Box(0.4, 0.2, 0.3),
          new Box(0.4, 0.2, 0.3, 0.05),
          new Capsule(0.2, 0.3),
          new Cylinder(0.3, 0.1),
          HullBuilder.hull(0.3, -0.2, 0, -0.2, -0.2, 0.3, -0.2, -0.2, -0.3, 0, 0.3, 0));

  /** Triangles under one probe. */
  private static final int MANY = 100_000;

  /** Needles that meet under one probe. */
  private static final int NEEDLES = 10_000;

  /** Processor time that no such probe may take. */
  private static final Duration LONG = Duration.ofSeconds(30);

  static Stream<String> methods() {
    return MethodList.all().stream().filter(ContactMethod::takesShapes).map(ContactMethod::id);
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

  @ParameterizedTest
  @MethodSource("methods")
  void anyOrderOfTrianglesAndPiecesGivesTheSame(String id) {
    ContactMethod method = Scenes.method(id);
    long seed = 71;
    Random random = new Random(seed);
    List<Piece> pieces = new RandomGround(seed, 10, 0.5, c -> c).pieces();
    List<Piece> shuffled = new ArrayList<>();
    for (Piece p : pieces) {
      shuffled.add(Permutation.of(p, random));
    }
    Collections.shuffle(shuffled, random);
    ProbeScene first = Scenes.scene(pieces);
    ProbeScene second = Scenes.scene(shuffled);
    ContactQuery query = new ContactQuery(first);
    ContactQuery other = new ContactQuery(second);
    int contacts = 0;
    for (int n = 0; n < 300; n++) {
      Probe probe = new Probe(SHAPES.get(n % SHAPES.size()), pose(random));
      double reach = n % 2 == 0 ? 0.02 : 0.3;
      ContactBuffer a = new ContactBuffer();
      ContactBuffer b = new ContactBuffer();
      query.contacts(probe, reach, method, a);
      other.contacts(probe, reach, method, b);
      contacts += a.size();
      assertEquals(
          ContactBits.of(first, a), ContactBits.of(second, b), "seed " + seed + ", probe " + n);
    }
    assertTrue(contacts > 300, contacts + " contacts");
  }

  /** A flat square of very many triangles, all of them under the probe. */
  private static ProbeScene dense() {
    int n = (int) Math.sqrt(MANY / 2.0);
    float[] positions = new float[3 * (n + 1) * (n + 1)];
    int[] corners = new int[6 * n * n];
    for (int i = 0; i <= n; i++) {
      for (int j = 0; j <= n; j++) {
        int at = 3 * (i * (n + 1) + j);
        positions[at] = (i - n / 2) / 1024f;
        positions[at + 2] = (j - n / 2) / 1024f;
      }
    }
    int k = 0;
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        int a = i * (n + 1) + j;
        for (int corner : new int[] {a, a + 1, a + n + 1, a + n + 1, a + 1, a + n + 2}) {
          corners[k++] = corner;
        }
      }
    }
    return Scenes.scene(Scenes.piece("dense", positions, corners));
  }

  @ParameterizedTest
  @MethodSource("methods")
  void noneOfVeryManyTrianglesIsDropped(String id) {
    Work.assertAtMost(
        LONG,
        () -> {
          ProbeScene scene = dense();
          ContactQuery query = new ContactQuery(scene);
          Box box = new Box(0.4, 0.2, 0.3);
          for (double depth : new double[] {0.01, -0.01}) {
            Probe probe = new Probe(box, Pose.at(0, 0.2 - depth, 0));
            Explanation why = query.explain(probe, 0.02, Scenes.method(id));
            Set<Integer> judged = new HashSet<>();
            why.verdicts().forEach(v -> assertTrue(judged.add(v.triangle())));
            assertEquals(scene.surface().triangleCount(), judged.size());
            assertTrue(why.verdicts().stream().allMatch(Verdict::kept), "all are faces");
            ContactBuffer out = new ContactBuffer();
            query.contacts(probe, 0.02, Scenes.method(id), out);
            assertEquals(4, out.size());
          }
        });
  }

  /** A fan of very many needles around a hub, its rim a regular polygon in the plane y = 0. */
  private static ProbeScene fan() {
    float[] positions = new float[3 * (NEEDLES + 1)];
    int[] corners = new int[3 * NEEDLES];
    for (int k = 0; k < NEEDLES; k++) {
      double angle = 2 * Math.PI * k / NEEDLES;
      positions[3 * (k + 1)] = (float) Math.cos(angle);
      positions[3 * (k + 1) + 2] = (float) Math.sin(angle);
      corners[3 * k + 1] = 1 + (k + 1) % NEEDLES;
      corners[3 * k + 2] = 1 + k;
    }
    return Scenes.scene(Scenes.piece("fan", positions, corners));
  }

  /** A box that stands on its corner, a centimetre deep beside the hub. */
  @ParameterizedTest
  @MethodSource("methods")
  void noneOfVeryManyNeedlesIsDropped(String id) {
    Work.assertAtMost(
        LONG,
        () -> {
          ProbeScene scene = fan();
          double half = Math.acos(1 / Math.sqrt(3)) / 2;
          double s = Math.sin(half) / Math.sqrt(2);
          Pose pose = Pose.of(0.01, 0.4 * Math.sqrt(3) - 0.01, 0.003, -s, 0, s, Math.cos(half));
          Probe probe = new Probe(new Box(0.4, 0.4, 0.4), pose);
          Explanation why = new ContactQuery(scene).explain(probe, 0.02, Scenes.method(id));
          Set<Integer> judged = new HashSet<>();
          why.verdicts().forEach(v -> assertTrue(judged.add(v.triangle())));
          assertEquals(NEEDLES, judged.size());
          ContactBuffer out = new ContactBuffer();
          new ContactQuery(scene).contacts(probe, 0.02, Scenes.method(id), out);
          assertTrue(out.size() > 0);
        });
  }
}
