package org.trackwalk.contact.query;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.trackwalk.contact.method.ContactMethod;
import org.trackwalk.contact.method.MethodList;
import org.trackwalk.contact.narrow.Kernels;
import org.trackwalk.contact.narrow.PolyhedronKernel;
import org.trackwalk.contact.narrow.TriangleKernel;
import org.trackwalk.contact.packed.BoxBatch;
import org.trackwalk.contact.packed.PackedScene;
import org.trackwalk.contact.packed.SphereContacts;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.contact.shape.Box;
import org.trackwalk.contact.shape.ConvexShape;
import org.trackwalk.contact.shape.PlacedShapes;
import org.trackwalk.contact.shape.Pose;
import org.trackwalk.contact.shape.Probe;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.IdentityPolicy;

/**
 * Batches of boxes, and the kernel of boxes, against {@link ContactQuery} with the kernel of
 * polyhedra: the same contacts in the same order, every number the same to the last bit.
 */
class BoxComparisonTest {

  private long contacts;
  private long manifolds;

  private static TriangleKernel polyhedra(ConvexShape shape) {
    return shape instanceof Box box ? new PolyhedronKernel(box) : Kernels.of(shape);
  }

  private void compare(String what, ProbeScene scene, List<Probe> boxes, double... distances) {
    ContactMethod method = MethodList.reference();
    ContactQuery reference = new ContactQuery(scene, BoxComparisonTest::polyhedra);
    ContactQuery query = new ContactQuery(scene);
    BoxBatch batch =
        new BoxBatch(PackedScene.of(scene, IdentityPolicy.LEVEL_BITS, 1, Progress.none()));
    SphereContacts found = new SphereContacts();
    ContactBuffer expected = new ContactBuffer();
    ContactBuffer actual = new ContactBuffer();
    for (double a : distances) {
      batch.run(new PlacedShapes(boxes), 0, boxes.size(), a, found);
      for (int i = 0; i < boxes.size(); i++) {
        Pose at = boxes.get(i).pose();
        String where = what + ", box " + i + ", contact distance " + a;
        reference.contacts(boxes.get(i), a, method, expected);
        query.contacts(boxes.get(i), a, method, actual);
        assertEquals(text(expected), text(actual), where);
        found.copy(i, at.x(), at.y(), at.z(), actual);
        assertEquals(text(expected), text(actual), where);
        contacts += expected.size();
        manifolds += expected.size() > 3 ? 1 : 0;
      }
    }
  }

  /** All that a buffer says, every bit of it: {@link Double#toString} tells doubles apart. */
  private static List<String> text(ContactBuffer buffer) {
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < buffer.size(); i++) {
      StringBuilder line = new StringBuilder();
      line.append(buffer.triangle(i)).append(' ').append(buffer.featureCode(i));
      for (int axis = 0; axis < 3; axis++) {
        line.append(' ').append(buffer.point(i, axis)).append(' ').append(buffer.normal(i, axis));
      }
      line.append(' ').append(buffer.separation(i)).append(' ').append(buffer.distance(i));
      lines.add(line.toString());
    }
    return lines;
  }

  private static Box box(Random random) {
    double margin = random.nextInt(3) == 0 ? 0.03 : 0;
    return new Box(
        0.1 + 0.5 * random.nextDouble(),
        0.1 + 0.5 * random.nextDouble(),
        0.1 + 0.5 * random.nextDouble(),
        margin);
  }

  private static Pose turned(Random random, double x, double y, double z, double tilt) {
    return Pose.of(
        x,
        y,
        z,
        tilt * random.nextGaussian(),
        random.nextGaussian(),
        tilt * random.nextGaussian(),
        random.nextGaussian());
  }

  @Test
  void randomGround() {
    for (long seed = 1; seed <= 6; seed++) {
      double offset = seed < 4 ? 0 : 900.0 * seed;
      ProbeScene scene =
          Scenes.scene(new RandomGround(seed, 12, seed == 2 ? 0.2 : 0.5, c -> c + offset).pieces());
      Random random = new Random(seed);
      double extent = seed == 2 ? 2.4 : 6;
      List<Probe> boxes = new ArrayList<>();
      for (int i = 0; i < 250; i++) {
        double x = offset + extent * random.nextDouble();
        double y = offset + random.nextDouble() - 0.3;
        double z = offset + extent * random.nextDouble();
        Pose at = turned(random, x, y, z, i % 2 == 0 ? 1 : 0.02);
        boxes.add(new Probe(box(random), at));
      }
      compare("seed " + seed, scene, boxes, 0, 0.02, 0.3);
    }
    assertTrue(contacts > 5_000 && manifolds > 1_000, contacts + " contacts, " + manifolds);
  }

  @Test
  void flatGround() {
    for (FlatGround.Pattern pattern : FlatGround.Pattern.values()) {
      for (double slope : new double[] {0, 0.25}) {
        FlatGround ground = new FlatGround(pattern, 0.5, 4, slope, 5);
        ProbeScene scene = slope == 0 ? ground.scene() : ground.abutting();
        Random random = new Random(7);
        List<Probe> boxes = new ArrayList<>();
        double lean = StrictMath.atan(slope) / 2;
        for (int i = 0; i < 80; i++) {
          // grid places and quarter turns, where everything ties; sunk in, flush or above
          boolean odd = i % 2 == 1;
          double x = odd ? random.nextDouble() - 0.5 : 0.25 * random.nextInt(4);
          double z = odd ? random.nextDouble() - 0.5 : 0.25 * random.nextInt(4);
          double up = 0.25 + new double[] {-0.02, 0, 0.01, -0.2}[random.nextInt(4)];
          double yaw = odd ? 4 * random.nextDouble() : random.nextInt(3) * StrictMath.PI / 2;
          double qy = StrictMath.sin(yaw / 2);
          double qw = StrictMath.cos(yaw / 2);
          double s = StrictMath.sin(lean);
          double c = StrictMath.cos(lean);
          double n = Math.sqrt(1 + slope * slope);
          Pose at =
              Pose.of(x - up * slope / n, slope * x + up / n, z, -s * qy, c * qy, s * qw, c * qw);
          boxes.add(new Probe(new Box(0.5, 0.25, 0.375), at));
        }
        compare(pattern + " slope " + slope, scene, boxes, 0, 0.02);
      }
    }
    assertTrue(contacts > 3_000, contacts + " contacts");
  }

  @Test
  void wallsStepsAndDuplicates() {
    Piece floor =
        Scenes.piece("floor", Scenes.xyz(0, 0, 0, 0, 0, 4, 4, 0, 0, 4, 0, 4), 0, 1, 2, 2, 1, 3);
    Piece step =
        Scenes.piece(
            "step",
            Scenes.xyz(2, 0.0001, 0, 2, 0.0001, 4, 6, 0.0001, 0, 6, 0.0001, 4),
            0,
            1,
            2,
            2,
            1,
            3);
    Piece wall =
        Scenes.piece(
            "wall", Scenes.xyz(1, 0, 0, 1, 0, 4, 1, 3, 0, 1, 3, 4), 0, 1, 2, 2, 1, 3, 0, 1, 2);
    ProbeScene scene = Scenes.scene(floor, step, Scenes.twoSided(wall));
    Random random = new Random(9);
    List<Probe> boxes = new ArrayList<>();
    for (int i = 0; i < 400; i++) {
      Pose at =
          turned(
              random,
              5 * random.nextDouble(),
              0.1 + 0.4 * random.nextDouble(),
              4 * random.nextDouble(),
              i % 3 == 0 ? 0.5 : 0);
      boxes.add(new Probe(box(random), at));
    }
    compare("steps", scene, boxes, 0, 0.02, 0.1);
    assertTrue(contacts > 500, contacts + " contacts");
  }

  @Test
  void manyTrianglesUnderOneBox() {
    ProbeScene scene = Scenes.scene(new RandomGround(51, 20, 0.05, c -> c).pieces());
    Random random = new Random(51);
    List<Probe> boxes = new ArrayList<>();
    for (int i = 0; i < 15; i++) {
      boxes.add(new Probe(box(random), turned(random, 0.5, 0.2, 0.5, 0.01)));
    }
    compare("dense", scene, boxes, 0.02);
    assertTrue(contacts > 30, contacts + " contacts");
  }

  @Test
  void nothingIsAllocatedPerBox() {
    ProbeScene scene = new FlatGround(FlatGround.Pattern.RANDOM_DIAGONALS, 0.5, 10, 0, 3).scene();
    BoxBatch batch =
        new BoxBatch(PackedScene.of(scene, IdentityPolicy.LEVEL_BITS, 1, Progress.none()));
    SphereContacts found = new SphereContacts();
    Random random = new Random(71);
    List<Probe> boxes = new ArrayList<>();
    Box box = new Box(0.4, 0.3, 0.6);
    for (int i = 0; i < 1000; i++) {
      double x = 6 * random.nextDouble() - 3;
      double z = 6 * random.nextDouble() - 3;
      boxes.add(new Probe(box, turned(random, x, 0.28, z, 0.01)));
    }
    PlacedShapes probes = new PlacedShapes(boxes);
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long before = 0;
    for (int round = 0; round < 3; round++) {
      before = threads.getCurrentThreadAllocatedBytes();
      batch.run(probes, 0, probes.size(), 0.02, found);
    }
    long allocated = threads.getCurrentThreadAllocatedBytes() - before;
    assertTrue(found.size() > 2000, found.size() + " contacts");
    assertTrue(allocated < 2000, allocated + " bytes for 1000 boxes");
  }
}
