package org.trackwalk.contact.query;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
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
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.ExactWeld;

/**
 * A shape mirrored on mirrored ground has the mirrored contacts: every shape that is no sphere,
 * every method that judges such shapes, all three planes, all numbers of points; close to the
 * ground and deep in it, where many ways out are almost as short and many triangles tie.
 */
class MirroredShapeTest {

  private static final int SIDE = 24;
  private static final double CELL = 0.5;

  /** Metres and parts of a unit vector: above rounding, below what tells two points apart. */
  private static final double SAME = 1e-6;

  private static final int PROBES = 60;

  /** No two corners of it are mirror images. */
  private static final double[] HULL = {
    0.3, -0.2, 0.05, -0.2, -0.25, 0.3, -0.2, -0.2, -0.35, 0.05, 0.35, 0.02, 0.35, 0.1, -0.2, -0.3,
    0.15, 0.12
  };

  /** A shape, mirrored across a level plane when the number of its axis is not below zero. */
  private record Shape(String name, IntFunction<ConvexShape> of) {
    @Override
    public String toString() {
      return name;
    }
  }

  private static final List<Shape> SHAPES =
      List.of(
          new Shape("box", axis -> new Box(0.4, 0.3, 0.6)),
          new Shape("box with margin", axis -> new Box(0.4, 0.3, 0.6, 0.05)),
          new Shape("wheel", axis -> new Cylinder(0.35, 0.15)),
          new Shape("wheel with margin", axis -> new Cylinder(0.35, 0.15, 0.03)),
          new Shape("capsule", axis -> new Capsule(0.3, 0.5)),
          new Shape("hull", axis -> HullBuilder.hull(hull(axis))),
          new Shape("hull with margin", axis -> HullBuilder.rounded(0.05, hull(axis))));

  private static double[] hull(int axis) {
    double[] corners = HULL.clone();
    for (int i = axis; axis >= 0 && i < corners.length; i += 3) {
      corners[i] = -corners[i];
    }
    return corners;
  }

  static Stream<Arguments> shapesAndPlanes() {
    return SHAPES.stream()
        .flatMap(s -> IntStream.range(0, 3).mapToObj(axis -> Arguments.of(s, axis)));
  }

  /**
   * Chapter 4 leaves the order of its passes open, and figure 7 shows that the result hangs on it;
   * a mirror image has other geometry keys.
   */
  private static List<ContactMethod> methods() {
    return MethodList.all().stream()
        .filter(ContactMethod::takesShapes)
        .filter(m -> !m.id().startsWith("voided-passes") || m.id().endsWith("distance"))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("shapesAndPlanes")
  void mirroredGroundGivesMirroredPoints(Shape shape, int axis) {
    int touching = 0;
    int probes = 0;
    for (double roughness : new double[] {0.02, 0.2, 1}) {
      ContactQuery query = new ContactQuery(ground(roughness, -1));
      ContactQuery mirrored = new ContactQuery(ground(roughness, axis));
      Random random = new Random(5);
      for (int n = 0; n < PROBES; n++) {
        double[] pose = pose(random, roughness, n % 2 == 0 ? 1 : 0.05);
        Probe probe = new Probe(shape.of.apply(-1), pose(pose, -1));
        Probe image = new Probe(shape.of.apply(axis), pose(pose, axis));
        boolean touches = false;
        for (ContactMethod method : methods()) {
          for (PointLimit limit : PointLimit.values()) {
            String where = "seed 5, ground " + roughness + ", probe " + n + ", " + method.id();
            List<double[]> rows = rows(query, probe, method, limit, -1);
            assertSame(rows, rows(mirrored, image, method, limit, axis), where + ", " + limit);
            touches |= !rows.isEmpty();
          }
        }
        probes++;
        touching += touches ? 1 : 0;
      }
    }
    assertTrue(touching > probes / 2, touching + " of " + probes + " touch");
  }

  /** The same over holes, folds, fences with two sides and single triangles of any kind. */
  @ParameterizedTest
  @MethodSource("shapesAndPlanes")
  void mirroredPiecesGiveMirroredPoints(Shape shape, int axis) {
    List<Piece> pieces = new RandomGround(57, 10, 0.5, c -> c).pieces();
    List<Piece> images = pieces.stream().map(p -> MethodContractTest.mirrored(p, axis)).toList();
    ContactQuery query = new ContactQuery(Scenes.scene(pieces));
    ContactQuery mirrored = new ContactQuery(Scenes.scene(images));
    Random random = new Random(6);
    int touching = 0;
    for (int n = 0; n < PROBES; n++) {
      double[] pose = pose(random, 0.1, n % 2 == 0 ? 1 : 0.05);
      pose[0] = 5 * random.nextDouble();
      pose[2] = 5 * random.nextDouble();
      Probe probe = new Probe(shape.of.apply(-1), pose(pose, -1));
      Probe image = new Probe(shape.of.apply(axis), pose(pose, axis));
      for (ContactMethod method : methods()) {
        String where = "seed 57 and 6, probe " + n + ", " + method.id();
        List<double[]> rows = rows(query, probe, method, PointLimit.FOUR, -1);
        assertSame(rows, rows(mirrored, image, method, PointLimit.FOUR, axis), where);
        touching += rows.isEmpty() ? 0 : 1;
      }
    }
    assertTrue(touching > PROBES, touching + " answers with contacts");
  }

  /** Position and quaternion of a probe, its centre not far above the ground's mean. */
  private static double[] pose(Random random, double roughness, double tilt) {
    return new double[] {
      random.nextDouble() * 8 - 4,
      roughness / 2 + 0.2 + random.nextDouble() * 0.15,
      random.nextDouble() * 8 - 4,
      random.nextGaussian() * tilt,
      random.nextGaussian(),
      random.nextGaussian() * tilt,
      random.nextGaussian()
    };
  }

  private static Pose pose(double[] numbers, int axis) {
    double[] p = numbers.clone();
    for (int k = 0; axis >= 0 && k < 3; k++) {
      p[k] = k == axis ? -p[k] : p[k];
      p[3 + k] = k == axis ? p[3 + k] : -p[3 + k];
    }
    return Pose.of(p[0], p[1], p[2], p[3], p[4], p[5], p[6]);
  }

  /** Point, normal and separation of each contact, mirrored. */
  private static List<double[]> rows(
      ContactQuery query, Probe probe, ContactMethod method, PointLimit limit, int axis) {
    ContactBuffer contacts = new ContactBuffer();
    query.contacts(probe, 0.02, method, method.identity(), limit, contacts);
    List<double[]> rows = new ArrayList<>();
    for (int i = 0; i < contacts.size(); i++) {
      double[] row = new double[7];
      for (int k = 0; k < 3; k++) {
        double sign = k == axis ? -1 : 1;
        row[k] = sign * contacts.point(i, k);
        row[3 + k] = sign * contacts.normal(i, k);
      }
      row[6] = contacts.separation(i);
      rows.add(row);
    }
    return rows;
  }

  /** The same rows in any order. */
  private static void assertSame(List<double[]> expected, List<double[]> found, String where) {
    assertEquals(expected.size(), found.size(), where);
    List<double[]> left = new ArrayList<>(found);
    for (double[] row : expected) {
      int k = 0;
      while (k < left.size() && !same(row, left.get(k))) {
        k++;
      }
      assertTrue(k < left.size(), where);
      left.remove(k);
    }
  }

  private static boolean same(double[] a, double[] b) {
    for (int k = 0; k < a.length; k++) {
      if (Math.abs(a[k] - b[k]) > SAME) {
        return false;
      }
    }
    return true;
  }

  private static ProbeScene ground(double roughness, int axis) {
    Random random = new Random(11);
    float[] p = new float[3 * SIDE * SIDE];
    for (int v = 0; v < SIDE * SIDE; v++) {
      p[3 * v] = (float) (CELL * (v / SIDE - SIDE / 2) + random.nextDouble() * 0.2);
      p[3 * v + 1] = (float) (roughness * random.nextDouble());
      p[3 * v + 2] = (float) (CELL * (v % SIDE - SIDE / 2) + random.nextDouble() * 0.2);
      if (axis >= 0) {
        p[3 * v + axis] = -p[3 * v + axis];
      }
    }
    int[] triangles = new int[6 * (SIDE - 1) * (SIDE - 1)];
    int at = 0;
    for (int i = 0; i < SIDE - 1; i++) {
      for (int j = 0; j < SIDE - 1; j++) {
        int a = i * SIDE + j;
        int c = a + SIDE;
        for (int[] t : new int[][] {{a, a + 1, c}, {c, a + 1, c + 1}}) {
          triangles[at++] = t[0];
          triangles[at++] = axis < 0 ? t[1] : t[2];
          triangles[at++] = axis < 0 ? t[2] : t[1];
        }
      }
    }
    Piece piece = Piece.named("ground", "ground").mesh(p, triangles).build();
    return ProbeScene.of(ExactWeld.weld(List.of(piece), 1, Progress.none()), 1, Progress.none());
  }
}
