package org.trackwalk.contact.query;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.contact.method.ContactMethod;
import org.trackwalk.contact.method.MethodList;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.contact.shape.Box;
import org.trackwalk.contact.shape.Pose;
import org.trackwalk.contact.shape.Probe;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.ExactWeld;

/**
 * Boxes deep in rough ground, where many triangles end in one corner and are equally deep: on the
 * ground mirrored in x the mirrored box has the mirrored points.
 */
class MirroredBoxTest {

  private static final int SIDE = 40;
  private static final double CELL = 0.5;

  /** Metres: far above rounding, far below what tells two points apart. */
  private static final double SAME = 1e-6;

  private final ContactMethod method = MethodList.reference();

  @ParameterizedTest
  @ValueSource(doubles = {0.02, 0.2})
  void mirroredGroundGivesMirroredPoints(double roughness) {
    ContactQuery query = new ContactQuery(ground(roughness, 1));
    ContactQuery mirrored = new ContactQuery(ground(roughness, -1));
    Box box = new Box(0.4, 0.3, 0.6);
    Random random = new Random(5);
    int touching = 0;
    for (int probe = 0; probe < 500; probe++) {
      double x = random.nextDouble() * 10 - 5;
      double y = roughness / 2 + 0.25 + random.nextDouble() * 0.1;
      double z = random.nextDouble() * 10 - 5;
      double qx = random.nextGaussian() * 0.05;
      double qy = random.nextGaussian();
      double qz = random.nextGaussian() * 0.05;
      double qw = random.nextGaussian();
      List<double[]> points = rows(query, new Probe(box, Pose.of(x, y, z, qx, qy, qz, qw)), 1);
      List<double[]> other =
          rows(mirrored, new Probe(box, Pose.of(-x, y, z, qx, -qy, -qz, qw)), -1);
      assertEquals(points.size(), other.size(), "seed 5, probe " + probe);
      for (double[] point : points) {
        assertTrue(
            other.removeIf(p -> same(p, point))
                || points.stream().filter(p -> same(p, point)).count() > 1,
            "seed 5, probe " + probe);
      }
      touching += points.isEmpty() ? 0 : 1;
    }
    assertTrue(touching > 400, "probes that touch: " + touching);
  }

  /** Point and normal of each contact, x times a sign. */
  private List<double[]> rows(ContactQuery query, Probe probe, int sign) {
    ContactBuffer contacts = new ContactBuffer();
    query.contacts(probe, 0.02, method, method.identity(), PointLimit.ALL, contacts);
    List<double[]> rows = new ArrayList<>();
    for (int i = 0; i < contacts.size(); i++) {
      rows.add(
          new double[] {
            sign * contacts.point(i, 0),
            contacts.point(i, 1),
            contacts.point(i, 2),
            sign * contacts.normal(i, 0),
            contacts.normal(i, 1),
            contacts.normal(i, 2)
          });
    }
    return rows;
  }

  private static boolean same(double[] a, double[] b) {
    for (int k = 0; k < a.length; k++) {
      if (Math.abs(a[k] - b[k]) > SAME) {
        return false;
      }
    }
    return true;
  }

  private static ProbeScene ground(double roughness, int sign) {
    Random random = new Random(11);
    float[] p = new float[3 * SIDE * SIDE];
    for (int v = 0; v < SIDE * SIDE; v++) {
      p[3 * v] = sign * (float) (CELL * (v / SIDE - SIDE / 2) + random.nextDouble() * 0.2);
      p[3 * v + 1] = (float) (roughness * random.nextDouble());
      p[3 * v + 2] = (float) (CELL * (v % SIDE - SIDE / 2) + random.nextDouble() * 0.2);
    }
    int[] triangles = new int[6 * (SIDE - 1) * (SIDE - 1)];
    int at = 0;
    for (int i = 0; i < SIDE - 1; i++) {
      for (int j = 0; j < SIDE - 1; j++) {
        int a = i * SIDE + j;
        int c = a + SIDE;
        for (int[] t : new int[][] {{a, a + 1, c}, {c, a + 1, c + 1}}) {
          triangles[at++] = t[0];
          triangles[at++] = sign > 0 ? t[1] : t[2];
          triangles[at++] = sign > 0 ? t[2] : t[1];
        }
      }
    }
    Piece piece = Piece.named("ground", "ground").mesh(p, triangles).build();
    return ProbeScene.of(ExactWeld.weld(List.of(piece), 1, Progress.none()), 1, Progress.none());
  }
}
