package org.trackwalk.contact.query;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import javax.management.JMException;
import javax.management.ObjectName;
import org.junit.jupiter.api.Test;
import org.trackwalk.contact.method.ContactMethod;
import org.trackwalk.contact.packed.PackedScene;
import org.trackwalk.contact.packed.ProbeOrder;
import org.trackwalk.contact.packed.SphereBatch;
import org.trackwalk.contact.packed.SphereContacts;
import org.trackwalk.contact.packed.SphereKernels;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.contact.shape.Spheres;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.IdentityPolicy;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * The packed path against {@link ContactQuery} over a midphase that hands out every triangle: the
 * same contacts in the same order, every number the same to the last bit.
 */
class PackedComparisonTest {

  private static final double RADIUS = 0.35;
  private static final double[] CONTACT_DISTANCES = {0, 0.02, 0.2, 1};
  private static final String[] METHODS = {"voided-welded", "voided-sorted"};

  private long contacts;
  private long severals;

  private void compare(String what, List<Piece> pieces, double[] spheres) {
    WeldedSurface surface = ExactWeld.weld(pieces, 1, Progress.none());
    compare(what, ProbeScene.of(surface, new EveryTriangle(surface.triangleCount())), spheres);
  }

  private void compare(String what, ProbeScene scene, double[] spheres) {
    Spheres probes = Spheres.of(spheres);
    ContactQuery query = new ContactQuery(scene);
    ContactBuffer expected = new ContactBuffer();
    ContactBuffer actual = new ContactBuffer();
    SphereContacts batch = new SphereContacts();
    for (String id : METHODS) {
      ContactMethod method = Scenes.method(id);
      PackedScene packed = PackedScene.of(scene, method.identity(), 2, Progress.none());
      SphereBatch many = new SphereBatch(packed);
      for (double a : CONTACT_DISTANCES) {
        ProbeOrder order = a < 0.1 ? ProbeOrder.GIVEN : ProbeOrder.BY_PLACE;
        many.run(probes, 0, probes.size(), a, order, batch);
        assertEquals(probes.size(), batch.probes());
        for (int i = 0; i < probes.size(); i++) {
          double x = probes.x(i);
          double y = probes.y(i);
          double z = probes.z(i);
          String where = what + ", " + id + ", " + probes.get(i) + ", contact distance " + a;
          query.contacts(x, y, z, probes.radius(i), a, method, expected);
          batch.copy(i, x, y, z, actual);
          assertEquals(text(expected), text(actual), where);
          contacts += expected.size();
          severals += expected.size() > 1 ? 1 : 0;
        }
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

  private static double[] random(Random random, int count, double offset, double extent) {
    double[] spheres = new double[4 * count];
    for (int i = 0; i < count; i++) {
      spheres[4 * i] = offset + extent * random.nextDouble();
      spheres[4 * i + 1] = offset + 0.2 * extent * random.nextDouble() - 0.5;
      spheres[4 * i + 2] = offset + extent * random.nextDouble();
      spheres[4 * i + 3] = i % 3 == 0 ? 0.1 * extent * random.nextDouble() + 1e-3 : RADIUS;
    }
    return spheres;
  }

  /** Spheres exactly over every corner and the middle of an edge of every triangle, and on them. */
  private static double[] over(WeldedSurface surface, double scale) {
    float[] p = surface.positions();
    int[] corners = surface.triangles();
    double[] heights = {0, 0.25, RADIUS, 0.5};
    double[] spheres = new double[8 * surface.triangleCount()];
    for (int t = 0; t < surface.triangleCount(); t++) {
      int a = 3 * corners[3 * t + t % 3];
      int b = 3 * corners[3 * t + (t + 1) % 3];
      for (int axis = 0; axis < 3; axis++) {
        double h = axis == 1 ? scale * heights[t % heights.length] : 0;
        spheres[8 * t + axis] = p[a + axis] + h;
        spheres[8 * t + 4 + axis] = ((double) p[a + axis] + p[b + axis]) / 2 + h;
      }
      spheres[8 * t + 3] = scale * RADIUS;
      spheres[8 * t + 7] = scale * RADIUS;
    }
    return spheres;
  }

  @Test
  void randomGround() {
    for (long seed = 1; seed <= 6; seed++) {
      // the later grounds lie kilometres from the origin, where floats are coarse
      double offset = seed < 4 ? 0 : 900.0 * seed;
      List<Piece> pieces = new RandomGround(seed, 12, 0.5, c -> c + offset).pieces();
      compare("seed " + seed, pieces, random(new Random(seed), 400, offset, 6));
    }
    assertTrue(contacts > 20_000 && severals > 3_000, contacts + " contacts, " + severals);
  }

  @Test
  void spheresExactlyOverVerticesAndEdges() {
    for (long seed = 11; seed < 15; seed++) {
      // odd grounds on a grid of 1/64 m, where different features tie exactly
      boolean grid = seed % 2 == 1;
      List<Piece> pieces =
          new RandomGround(seed, 8, 0.5, c -> grid ? Math.round(c * 64) / 64.0 : c).pieces();
      WeldedSurface surface = ExactWeld.weld(pieces, 1, Progress.none());
      compare("seed " + seed, pieces, over(surface, 1));
    }
    assertTrue(contacts > 5_000, contacts + " contacts");
  }

  @Test
  void tinyAndHugeCoordinates() {
    for (double scale : new double[] {0x1p-120, 0x1p-30, 0x1p30, 0x1p110}) {
      List<Piece> pieces = new RandomGround(21, 4, 0.5, c -> scale * c).pieces();
      WeldedSurface surface = ExactWeld.weld(pieces, 1, Progress.none());
      compare("scale " + scale, pieces, over(surface, scale));
      double[] spheres = random(new Random(21), 60, 0, 2);
      for (int i = 0; i < spheres.length; i++) {
        spheres[i] *= scale;
      }
      compare("scale " + scale, pieces, spheres);
    }
    assertTrue(contacts > 1_000, contacts + " contacts");
  }

  @Test
  void slivers() {
    Random random = new Random(31);
    float[] positions = new float[9 * 200];
    int[] corners = new int[3 * 200];
    for (int t = 0; t < 200; t++) {
      double x = 3 * random.nextDouble();
      double z = 3 * random.nextDouble();
      double length = Math.pow(10, 2 * random.nextDouble() - 1);
      double width = Math.pow(10, -6 * random.nextDouble());
      double angle = 7 * random.nextDouble();
      for (int k = 0; k < 3; k++) {
        double along = k == 1 ? length : k == 2 ? length * random.nextDouble() : 0;
        double aside = k == 2 ? width : 0;
        int at = 9 * t + 3 * k;
        positions[at] = (float) (x + along * Math.sin(angle) - aside * Math.cos(angle));
        positions[at + 1] = (float) (0.1 * random.nextDouble() * width);
        positions[at + 2] = (float) (z + along * Math.cos(angle) + aside * Math.sin(angle));
        corners[3 * t + k] = 3 * t + k;
      }
    }
    compare(
        "slivers",
        List.of(Scenes.twoSided(Scenes.piece("slivers", positions, corners))),
        random(random, 600, 0, 3));
    assertTrue(contacts > 1_000, contacts + " contacts");
  }

  @Test
  void duplicatesAndBothSides() {
    Piece one = Scenes.piece("one", Scenes.xyz(0, 0, 0, 0, 0, 1, 1, 0, 0, 1, 0.5, 1), 0, 1, 2);
    Piece two = Scenes.piece("two", Scenes.xyz(0, 0, 0, 0, 0, 1, 1, 0, 0, 1, 0.5, 1), 0, 1, 2);
    Piece twice =
        Scenes.piece("twice", Scenes.xyz(0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 1), 0, 1, 2, 0, 3, 2);
    Piece turned = Scenes.piece("turned", Scenes.xyz(0, 0, 0, 0, 0, 1, 1, 0, 0), 0, 2, 1);
    Piece flat =
        Scenes.piece("flat", Scenes.xyz(0, 0, 0, 0, 0, 1, 0, 0, 2, 1, 0, 1), 0, 1, 2, 1, 3, 2);
    List<Piece> pieces = List.of(one, two, twice, turned, Scenes.twoSided(flat));
    WeldedSurface surface = ExactWeld.weld(pieces, 1, Progress.none());
    compare("duplicates", pieces, over(surface, 1));
    compare("duplicates", pieces, random(new Random(41), 300, -0.5, 2));
    assertTrue(contacts > 500 && severals > 100, contacts + " contacts, " + severals);
  }

  @Test
  void moreTrianglesThanAListHolds() {
    // a dense dome inside one sphere's reach: thousands of candidates
    List<Piece> pieces = new RandomGround(51, 40, 0.01, c -> c).pieces();
    compare("dense", pieces, random(new Random(51), 12, 0, 0.5));
    assertTrue(contacts > 100, contacts + " contacts");
  }

  @Test
  void anEmptyLevelAndOneWithoutArea() {
    Piece line = Scenes.piece("line", Scenes.xyz(0, 0, 0, 1, 0, 0, 2, 0, 0), 0, 1, 2);
    compare("empty", List.of(), new double[] {0, 0, 0, 1});
    compare("line", List.of(line), new double[] {0, 0, 0, 1});
    assertEquals(0, contacts);
  }

  @Test
  void nothingIsAllocatedPerQuery() throws JMException {
    ProbeScene scene = Scenes.scene(new RandomGround(71, 20, 0.5, c -> c).pieces());
    PackedScene packed = PackedScene.of(scene, IdentityPolicy.LEVEL_BITS, 1, Progress.none());
    SphereBatch many = new SphereBatch(packed, SphereKernels.scalar());
    SphereContacts batch = new SphereContacts();
    // a reach so small that the lists stay short: long ones are the reference's affair
    Spheres probes = Spheres.of(random(new Random(71), 2000, 0, 10));
    long before = 0;
    for (int round = 0; round < 3; round++) {
      before = allocatedBytes();
      many.run(probes, 0, probes.size(), 0.02, ProbeOrder.GIVEN, batch);
      many.run(probes, 0, probes.size(), 0.02, ProbeOrder.BY_PLACE, batch);
    }
    long allocated = allocatedBytes() - before;
    assertTrue(batch.size() > 500, batch.size() + " contacts");
    // asking how much allocates a little, too
    assertTrue(allocated < 20_000, allocated + " bytes for 4000 queries");
  }

  /** By name: the class that has the method is not everybody's to import. */
  private static long allocatedBytes() throws JMException {
    return (long)
        ManagementFactory.getPlatformMBeanServer()
            .getAttribute(
                new ObjectName(ManagementFactory.THREAD_MXBEAN_NAME),
                "CurrentThreadAllocatedBytes");
  }

  @Test
  void wavyGroundTakesFewBytes() {
    int n = 101;
    float[] positions = new float[3 * n * n];
    int[] corners = new int[6 * (n - 1) * (n - 1)];
    for (int v = 0; v < n * n; v++) {
      positions[3 * v] = 0.5f * (v / n);
      positions[3 * v + 1] = (float) (0.15 * Math.sin(0.2 * (v / n)) + 0.05 * Math.cos(v % n));
      positions[3 * v + 2] = 0.5f * (v % n);
    }
    for (int q = 0; q < (n - 1) * (n - 1); q++) {
      int a = q / (n - 1) * n + q % (n - 1);
      int[] quad = {a, a + 1, a + n, a + n, a + 1, a + n + 1};
      System.arraycopy(quad, 0, corners, 6 * q, 6);
    }
    ProbeScene scene = Scenes.scene(Scenes.piece("ground", positions, corners));
    PackedScene packed = PackedScene.of(scene, IdentityPolicy.LEVEL_BITS, 1, Progress.none());
    assertTrue(packed.bytesPerTriangle() <= 40, packed.bytesPerTriangle() + " bytes per triangle");
  }

  @Test
  void theNumberOfThreadsChangesNothing() {
    ProbeScene scene = Scenes.scene(new RandomGround(61, 150, 0.5, c -> c).pieces());
    PackedScene one = PackedScene.of(scene, IdentityPolicy.LEVEL_BITS, 1, Progress.none());
    PackedScene three = PackedScene.of(scene, IdentityPolicy.LEVEL_BITS, 3, Progress.none());
    assertArrayEquals(one.blocks(), three.blocks());
    assertArrayEquals(one.nodes(), three.nodes());
  }
}
