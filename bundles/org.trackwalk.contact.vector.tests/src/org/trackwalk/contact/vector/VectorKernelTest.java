package org.trackwalk.contact.vector;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import jdk.incubator.vector.FloatVector;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.contact.method.MethodList;
import org.trackwalk.contact.packed.BlockLayout;
import org.trackwalk.contact.packed.NearTriangles;
import org.trackwalk.contact.packed.PackedScene;
import org.trackwalk.contact.packed.ProbeGroup;
import org.trackwalk.contact.packed.ProbeOrder;
import org.trackwalk.contact.packed.SphereBatch;
import org.trackwalk.contact.packed.SphereContacts;
import org.trackwalk.contact.packed.SphereKernel;
import org.trackwalk.contact.packed.SphereKernels;
import org.trackwalk.contact.query.ContactBuffer;
import org.trackwalk.contact.query.ContactQuery;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.contact.shape.Spheres;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.IdentityPolicy;

/** Vector code, scalar code and the reference give the same contacts, every number to the bit. */
class VectorKernelTest {

  private static final double[] CONTACT_DISTANCES = {0.02, 0.3};

  private long contacts;

  /** A rough sheet with holes, and a two-sided soup of slivers above it. */
  private static List<Piece> ground(Random random, int cells, double size, double offset) {
    int n = cells + 1;
    float[] sheet = new float[3 * n * n];
    for (int v = 0; v < n * n; v++) {
      sheet[3 * v] = (float) (offset + size * (v / n + 0.3 * random.nextDouble()));
      sheet[3 * v + 1] = (float) (offset + 0.4 * size * random.nextDouble());
      sheet[3 * v + 2] = (float) (offset + size * (v % n + 0.3 * random.nextDouble()));
    }
    int[] corners = new int[6 * cells * cells];
    for (int q = 0; q < cells * cells; q++) {
      int a = q / cells * n + q % cells;
      int[] quad = {a, a + 1, a + n, a + n, a + 1, random.nextInt(9) > 0 ? a + n + 1 : a + n};
      System.arraycopy(quad, 0, corners, 6 * q, 6);
    }
    float[] soup = new float[9 * cells];
    int[] soupCorners = new int[3 * cells];
    for (int i = 0; i < soupCorners.length; i++) {
      soupCorners[i] = i;
      double wide = i % 3 == 2 ? 1e-3 : 1;
      for (int axis = 0; axis < 3; axis++) {
        double from =
            i % 3 == 0 ? size * cells * random.nextDouble() : soup[i / 3 * 9 + axis] - offset;
        soup[3 * i + axis] = (float) (offset + from + wide * size * random.nextDouble());
      }
    }
    return List.of(
        Piece.named("sheet", "sheet.obj").mesh(sheet, corners).build(),
        Piece.named("soup", "soup.obj").mesh(soup, soupCorners).twoSided(true).build());
  }

  private static SphereKernel kernel(int bits) throws ReflectiveOperationException {
    int longest = FloatVector.SPECIES_PREFERRED.vectorBitSize();
    assumeTrue(bits <= longest, "no vectors of " + bits + " bits here, but of " + longest);
    SphereKernel vector = KernelOfWidth.of(bits);
    assertEquals("vector of " + bits + " bits", vector.name());
    return vector;
  }

  private void compare(int bits, String what, List<Piece> pieces, Spheres probes)
      throws ReflectiveOperationException {
    SphereKernel vector = kernel(bits);
    ProbeScene scene =
        ProbeScene.of(ExactWeld.weld(pieces, 1, Progress.none()), 1, Progress.none());
    PackedScene packed = PackedScene.of(scene, IdentityPolicy.LEVEL_BITS, 1, Progress.none());
    SphereBatch fast = new SphereBatch(packed, vector);
    SphereBatch plain = new SphereBatch(packed, SphereKernels.scalar());
    ContactQuery query = new ContactQuery(scene);
    ContactBuffer buffer = new ContactBuffer();
    SphereContacts byVector = new SphereContacts();
    SphereContacts byScalar = new SphereContacts();
    for (double a : CONTACT_DISTANCES) {
      fast.run(probes, 0, probes.size(), a, ProbeOrder.BY_PLACE, byVector);
      plain.run(probes, 0, probes.size(), a, ProbeOrder.GIVEN, byScalar);
      for (int i = 0; i < probes.size(); i++) {
        double x = probes.x(i);
        double y = probes.y(i);
        double z = probes.z(i);
        String where = what + ", sphere " + i + ", contact distance " + a;
        query.contacts(x, y, z, probes.radius(i), a, MethodList.reference(), buffer);
        List<String> expected = text(buffer);
        byVector.copy(i, x, y, z, buffer);
        assertEquals(expected, text(buffer), where);
        byScalar.copy(i, x, y, z, buffer);
        assertEquals(expected, text(buffer), where);
        contacts += expected.size();
      }
    }
  }

  private static List<String> text(ContactBuffer b) {
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < b.size(); i++) {
      StringBuilder line = new StringBuilder().append(b.triangle(i)).append(b.featureCode(i));
      for (int axis = 0; axis < 3; axis++) {
        line.append(' ').append(b.point(i, axis)).append(' ').append(b.normal(i, axis));
      }
      lines.add(line.append(' ').append(b.separation(i)).append(b.distance(i)).toString());
    }
    return lines;
  }

  private static Spheres spheres(Random random, int count, double extent, double offset) {
    double[] numbers = new double[4 * count];
    for (int i = 0; i < count; i++) {
      numbers[4 * i] = offset + extent * random.nextDouble();
      numbers[4 * i + 1] = offset + extent * (0.15 * random.nextDouble() - 0.05);
      numbers[4 * i + 2] = offset + extent * random.nextDouble();
      numbers[4 * i + 3] = extent * (i % 3 == 0 ? 0.1 * random.nextDouble() + 1e-4 : 0.05);
    }
    return Spheres.of(numbers);
  }

  @ParameterizedTest
  @ValueSource(ints = {128, 256, 512})
  void randomGroundNearAndFar(int bits) throws ReflectiveOperationException {
    for (long seed = 1; seed <= 5; seed++) {
      double offset = seed < 3 ? 0 : Math.pow(20, seed - 1);
      Random random = new Random(seed);
      compare(
          bits, "seed " + seed, ground(random, 14, 0.5, offset), spheres(random, 1500, 7, offset));
    }
    assertTrue(contacts > 10_000, contacts + " contacts");
  }

  @ParameterizedTest
  @ValueSource(ints = {128, 256, 512})
  void tinyAndHugeGround(int bits) throws ReflectiveOperationException {
    for (double size : new double[] {1e-30, 1e-12, 1e-4, 1e4, 1e9, 1e30}) {
      Random random = new Random(7);
      compare(bits, "size " + size, ground(random, 6, size, 0), spheres(random, 60, 6 * size, 0));
    }
    assertTrue(contacts > 500, contacts + " contacts");
  }

  @ParameterizedTest
  @ValueSource(ints = {128, 256, 512})
  void spheresExactlyOverVerticesAndEdges(int bits) throws ReflectiveOperationException {
    Random random = new Random(9);
    List<Piece> pieces = ground(random, 10, 0.5, 0);
    float[] p = pieces.get(0).positions();
    int[] corners = pieces.get(0).triangles();
    double[] numbers = new double[8 * (corners.length / 3)];
    for (int t = 0; t < corners.length / 3; t++) {
      int a = 3 * corners[3 * t + t % 3];
      int b = 3 * corners[3 * t + (t + 1) % 3];
      for (int axis = 0; axis < 3; axis++) {
        double up = axis == 1 ? 0.25 * (t % 3) : 0;
        numbers[8 * t + axis] = p[a + axis] + up;
        numbers[8 * t + 4 + axis] = ((double) p[a + axis] + p[b + axis]) / 2 + up;
      }
      numbers[8 * t + 3] = 0.35;
      numbers[8 * t + 7] = 0.35;
    }
    compare(bits, "over vertices", pieces, Spheres.of(numbers));
    assertTrue(contacts > 500, contacts + " contacts");
  }

  /** Whatever part of a block a vector holds: a sphere that reaches all of it finds each once. */
  @ParameterizedTest
  @ValueSource(ints = {128, 256, 512})
  void eachTriangleOfABlockIsFoundOnce(int bits) throws ReflectiveOperationException {
    SphereKernel vector = kernel(bits);
    List<Piece> pieces = ground(new Random(3), 12, 0.5, 0).subList(0, 1);
    ProbeScene scene =
        ProbeScene.of(ExactWeld.weld(pieces, 1, Progress.none()), 1, Progress.none());
    PackedScene packed = PackedScene.of(scene, IdentityPolicy.LEVEL_BITS, 1, Progress.none());
    ProbeGroup all = new ProbeGroup();
    all.add(3, 40, 3, 100);
    vector.findBlocks(packed, all);
    int triangles = 0;
    for (int i = 0; i < all.blockCount(0); i++) {
      ProbeGroup one = new ProbeGroup();
      one.add(3, 40, 3, 100);
      one.addBlock(0, all.block(0, i));
      NearTriangles found = new NearTriangles();
      vector.findTriangles(packed, one, 0, found);
      int held = BlockLayout.triangles(packed.blocks()[all.block(0, i)]);
      assertEquals(held, found.size(), "block " + i);
      triangles += held;
    }
    assertTrue(triangles > 200, triangles + " triangles");
  }
}
