package org.trackwalk.contact.query;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.joml.Quaterniond;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.trackwalk.contact.method.MethodList;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.contact.shape.Box;
import org.trackwalk.contact.shape.Capsule;
import org.trackwalk.contact.shape.ConvexHull;
import org.trackwalk.contact.shape.ConvexShape;
import org.trackwalk.contact.shape.Cylinder;
import org.trackwalk.contact.shape.HullBuilder;
import org.trackwalk.contact.shape.Pose;
import org.trackwalk.contact.shape.Probe;

/**
 * On a flat tessellated plane, welded or of two abutting pieces, a box at any yaw has four corner
 * contacts, all with the plane's normal; any shape has only face contacts with that normal.
 */
class ShapeOnFlatGroundTest {

  private static final long SEED = 20261121;

  /** From far smaller than a box to far larger, metres. */
  private static final double[] CELLS = {0.0125, 0.05, 0.3, 2};

  /** Metres: on cells below this only shapes below this are tried, to save time. */
  private static final double SMALL = 0.04;

  private static final double[] SLOPES = {0, 0.25};

  /** Metres into the ground; negative is above it, within the contact distance. */
  private static final double[] DEPTHS = {-0.015, -1e-4, 0, 1e-4, 0.002, 0.01, 0.02};

  private static final double CONTACT_DISTANCE = 0.02;

  /** Metres and unitless: rounding of doubles on a few metres, and of a rotation. */
  private static final double ROUNDING = 1e-9;

  private static final double[] NO_TURN = {0, 0, 0};

  private final ContactBuffer buffer = new ContactBuffer();
  private Random random = new Random(SEED);
  private double slope;
  private double turned;
  private double size;
  private String where = "";

  private interface Trial {
    void on(ContactQuery query, double cell, int k);
  }

  private void onAll(FlatGround.Pattern pattern, double reach, int trials, Trial trial) {
    random = new Random(SEED);
    for (double cell : CELLS) {
      size = cell;
      int cells = (int) Math.ceil((cell < SMALL ? 0.3 : 1) * reach / cell) + 2;
      for (double s : SLOPES) {
        slope = s;
        FlatGround ground = new FlatGround(pattern, cell, cells, s, SEED);
        for (ProbeScene scene : new ProbeScene[] {ground.scene(), ground.abutting()}) {
          ContactQuery query = new ContactQuery(scene);
          for (int k = 0; k < trials; k++) {
            trial.on(query, cell, k);
          }
        }
      }
    }
  }

  /** A pose on the plane at a height along its normal, turned in the plane, then by the slope. */
  private Pose pose(double x, double z, double height, double yaw, double[] turn) {
    turned = yaw;
    double length = Math.sqrt(1 + slope * slope);
    Quaterniond q =
        new Quaterniond()
            .rotateZ(StrictMath.atan(slope))
            .rotateY(yaw)
            .rotateXYZ(turn[0], turn[1], turn[2]);
    double px = x - slope / length * height;
    return Pose.of(px, slope * x + height / length, z, q.x, q.y, q.z, q.w);
  }

  /** Exactly along the grid, along its diagonals, and any. */
  private double yaw(int k) {
    return k % 3 == 0 ? Math.PI / 2 * (k % 4) : k % 3 == 1 ? Math.PI / 4 : 7 * random.nextDouble();
  }

  private void query(ContactQuery query, ConvexShape shape, Pose pose, double depth) {
    where =
        String.format(
            "seed %d: %s at %s %s %s, yaw %s, %s deep, slope %s, cells of %s",
            SEED, shape, pose.x(), pose.y(), pose.z(), turned, depth, slope, size);
    query.contacts(new Probe(shape, pose), CONTACT_DISTANCE, MethodList.reference(), buffer);
    assertTrue(buffer.size() > 0, () -> where);
    double length = Math.sqrt(1 + slope * slope);
    for (int i = 0; i < buffer.size(); i++) {
      assertEquals("face", buffer.feature(i).id(), where);
      assertEquals(-slope / length, buffer.normal(i, 0), ROUNDING, where);
      assertEquals(1 / length, buffer.normal(i, 1), ROUNDING, where);
      assertEquals(0, buffer.normal(i, 2), ROUNDING, where);
    }
    assertEquals(-depth, buffer.separation(0), ROUNDING, where);
  }

  private void assertCorners(Pose pose, double hx, double hy, double hz, double depth) {
    assertEquals(4, buffer.size(), where);
    double[] corner = new double[3];
    for (int k = 0; k < 4; k++) {
      pose.toLevel(k % 2 == 0 ? hx : -hx, -hy, k / 2 == 0 ? hz : -hz, corner);
      double least = Double.POSITIVE_INFINITY;
      for (int i = 0; i < 4; i++) {
        double far = 0;
        for (int axis = 0; axis < 3; axis++) {
          far = Math.max(far, Math.abs(buffer.point(i, axis) - corner[axis]));
        }
        least = Math.min(least, far);
        assertEquals(-depth, buffer.separation(i), ROUNDING, where);
      }
      assertEquals(0, least, ROUNDING, where + ", corner " + k);
    }
  }

  @ParameterizedTest
  @EnumSource
  void aBoxHasFourCorners(FlatGround.Pattern pattern) {
    onAll(
        pattern,
        1.1,
        42,
        (query, cell, k) -> {
          double half = cell < SMALL ? 0.1 : 0.5;
          double hx = half * (0.3 + 0.7 * random.nextDouble());
          double hy = half * (0.3 + 0.7 * random.nextDouble());
          double hz = half * (0.3 + 0.7 * random.nextDouble());
          double depth = DEPTHS[k % DEPTHS.length];
          // corners and sides exactly on vertices and edges of the grid, and anywhere
          boolean exact = k % 3 == 0;
          double x = exact ? hx : cell * random.nextDouble();
          double z = exact ? -hz : cell * random.nextDouble();
          Pose pose = pose(x, z, hy - depth, exact ? 0 : yaw(k), NO_TURN);
          query(query, new Box(hx, hy, hz), pose, depth);
          assertCorners(pose, hx, hy, hz, depth);
        });
  }

  @ParameterizedTest
  @EnumSource
  void aHullOfABoxIsABox(FlatGround.Pattern pattern) {
    double hx = 0.2;
    double hy = 0.12;
    double hz = 0.15;
    double[] points = new double[24];
    for (int i = 0; i < 8; i++) {
      points[3 * i] = (i & 1) == 0 ? hx : -hx;
      points[3 * i + 1] = (i & 2) == 0 ? hy : -hy;
      points[3 * i + 2] = (i & 4) == 0 ? hz : -hz;
    }
    ConvexHull hull = HullBuilder.hull(points);
    onAll(
        pattern,
        1.5,
        7,
        (query, cell, k) -> {
          double depth = DEPTHS[k % DEPTHS.length];
          double x = 0.1 * random.nextDouble();
          Pose pose = pose(x, 0.1 * random.nextDouble(), hy - depth, yaw(k), NO_TURN);
          query(query, hull, pose, depth);
          assertCorners(pose, hx, hy, hz, depth);
        });
  }

  @ParameterizedTest
  @EnumSource
  void roundShapesHaveOnlyThePlanesNormal(FlatGround.Pattern pattern) {
    double[] flat = {0, 0, Math.PI / 2};
    onAll(
        pattern,
        3,
        7,
        (query, cell, k) -> {
          double depth = DEPTHS[k % DEPTHS.length];
          double x = 0.1 * random.nextDouble();
          double z = 0.1 * random.nextDouble();
          double yaw = yaw(k);
          query(query, new Capsule(0.2, 0.4), pose(x, z, 0.2 - depth, yaw, flat), depth);
          query(query, new Capsule(0.2, 0.4), pose(x, z, 0.6 - depth, yaw, NO_TURN), depth);
          query(query, new Cylinder(0.3, 0.1), pose(x, z, 0.3 - depth, yaw, NO_TURN), depth);
          query(query, new Cylinder(0.3, 0.1), pose(x, z, 0.1 - depth, yaw, flat), depth);
          query(query, new Box(0.3, 0.2, 0.4, 0.05), pose(x, z, 0.2 - depth, yaw, NO_TURN), depth);
        });
  }
}
