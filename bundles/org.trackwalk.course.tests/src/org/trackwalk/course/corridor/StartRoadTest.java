package org.trackwalk.course.corridor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.settings.CheckSettings;

/** Roads of one mesh with numbered materials, from a start on the first of them. Metres. */
class StartRoadTest {

  private static final int SCENES = 12;

  private final List<Float> xyz = new ArrayList<>();
  private final List<Integer> triangles = new ArrayList<>();
  private final List<Integer> materials = new ArrayList<>();
  private double height;

  /** Quads along x, turned by an angle with all that is made. */
  private void strip(int material, double from, double to, double z, double wide, double turn) {
    int rows = (int) Math.ceil((to - from) / 10);
    for (int i = 0; i < rows; i++) {
      double a = i == 0 ? from : from + 10 * i;
      double b = i + 1 == rows ? to : from + 10 * (i + 1);
      triangle(material, turn, a, z, a, z + wide, b, z + wide);
      triangle(material, turn, a, z, b, z + wide, b, z);
    }
  }

  /** The strip of the same sizes that is seen from below. */
  private void underside(int material, double from, double to, double z, double wide, double turn) {
    int first = triangles.size();
    strip(material, from, to, z, wide, turn);
    for (int i = first; i < triangles.size(); i += 3) {
      Collections.swap(triangles, i, i + 1);
    }
  }

  /** What stands around a strip between two heights, seen from outside. */
  private void walls(double from, double to, double wide, double turn, double low) {
    double[] xz = {from, 0, from, wide, to, wide, to, 0};
    for (int i = 0; i < 8; i += 2) {
      int k = (i + 2) % 8;
      double[][] quad = {
        {xz[i], 0, xz[i + 1]},
        {xz[i], low, xz[i + 1]},
        {xz[k], low, xz[k + 1]},
        {xz[k], 0, xz[k + 1]}
      };
      for (int corner : new int[] {0, 1, 2, 0, 2, 3}) {
        height = quad[corner][1];
        corner(turn, quad[corner][0], quad[corner][2]);
      }
      height = 0;
      materials.add(0);
      materials.add(0);
    }
  }

  private void triangle(int material, double turn, double... xz) {
    for (int i = 0; i < 3; i++) {
      corner(turn, xz[2 * i], xz[2 * i + 1]);
    }
    materials.add(material);
  }

  private void corner(double turn, double x, double z) {
    double cos = StrictMath.cos(turn);
    double sin = StrictMath.sin(turn);
    triangles.add(triangles.size());
    xyz.add((float) (cos * x - sin * z));
    xyz.add((float) height);
    xyz.add((float) (sin * x + cos * z));
  }

  private Piece mesh() {
    float[] p = new float[xyz.size()];
    for (int i = 0; i < p.length; i++) {
      p[i] = xyz.get(i);
    }
    return Piece.named("mesh", "level.glb")
        .mesh(p, triangles.stream().mapToInt(i -> i).toArray())
        .surfaces(List.of("m0", "m1", "m2"), materials.stream().mapToInt(m -> m).toArray())
        .build();
  }

  private record Found(WeldedSurface surface, Corridor corridor) {

    String words() {
      return corridor.facts().explanation();
    }

    /** Square metres of road, as seen from above; what lies there twice counts twice. */
    double area() {
      double area = 0;
      for (int t = 0; t < surface.triangleCount(); t++) {
        if (corridor.classes().of(t) == SurfaceClass.ROAD) {
          float[] p = surface.positions();
          int[] c = surface.triangles();
          double[] a = {p[3 * c[3 * t]], p[3 * c[3 * t] + 2]};
          double x = p[3 * c[3 * t + 1]] - a[0];
          double z = p[3 * c[3 * t + 1] + 2] - a[1];
          double u = p[3 * c[3 * t + 2]] - a[0];
          double v = p[3 * c[3 * t + 2] + 2] - a[1];
          area += Math.abs(x * v - z * u) / 2;
        }
      }
      return area;
    }
  }

  private static Found find(List<Piece> pieces, double turn) {
    double[] start = {5 * StrictMath.cos(turn) - StrictMath.sin(turn), 0.1, 0};
    start[2] = 5 * StrictMath.sin(turn) + StrictMath.cos(turn);
    CheckSettings settings = CheckSettings.defaults().withStart(start).withJobs(1);
    Level level = new Level("l", "", pieces, List.of(), List.of(), LevelHints.NONE);
    WeldedSurface surface = ExactWeld.weld(level.pieces(), 1, Progress.none());
    Topology topology = Topology.of(surface, 1, Progress.none());
    topology = topology.withoutCopies(surface, 1, Progress.none());
    return new Found(surface, CorridorFinder.find(level, Land.of(surface), topology, settings));
  }

  /** What goes on at the road's end, of another material, and never comes back. */
  @Test
  void whatGoesOnAtItsEndIsNamed() {
    Random random = new Random(18);
    for (int i = 0; i < SCENES; i++) {
      StartRoadTest scene = new StartRoadTest();
      double wide = 4 + 30 * random.nextDouble();
      double turn = 6 * random.nextDouble();
      double more = wide * (12 + 10 * random.nextDouble());
      scene.strip(0, 0, 15 * wide, 0, wide, turn);
      scene.strip(1, 15 * wide, 15 * wide + more, 0, wide, turn);
      Found found = find(List.of(scene.mesh()), turn);
      assertTrue(found.words().contains(" m of m1 of mesh looks like a road"), found.words());
      assertEquals(15 * wide * wide, found.area(), 0.01 * wide * wide);
    }
  }

  /** A road of the same material elsewhere is named; a yard or a run-off of it is none. */
  @Test
  void anotherRoadIsNamedAndAYardIsNot() {
    Random random = new Random(19);
    for (int i = 0; i < SCENES; i++) {
      StartRoadTest scene = new StartRoadTest();
      double wide = 4 + 30 * random.nextDouble();
      double turn = 6 * random.nextDouble();
      double off = wide + 30 + 30 * random.nextDouble();
      scene.strip(0, 0, 20 * wide, 0, wide, turn);
      scene.strip(2, 20 * wide, 23 * wide, 0, wide, turn);
      boolean road = i % 2 == 0;
      scene.strip(0, 0, road ? 15 * wide : wide, off, wide, turn);
      Found found = find(List.of(scene.mesh()), turn);
      assertEquals(
          road, found.words().contains(" m of m0 of mesh looks like a road"), found.words());
      assertFalse(found.words().contains("m2"), found.words());
    }
  }

  /** A roof of any material stands in what is missing, lower and narrower than the road. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void whatStandsInAGapTakesNoRoadAway(int halves) {
    Random random = new Random(22);
    for (int i = 0; i < SCENES; i++) {
      StartRoadTest scene = new StartRoadTest();
      double wide = 8 + 16 * random.nextDouble();
      double turn = 6 * random.nextDouble();
      double end = 10 * wide;
      scene.strip(0, 0, 3 * wide, 0, wide, turn);
      scene.strip(1, 3 * wide, end, 0, wide, turn);
      scene.strip(1, end + 30, end + 10 * wide, 0, wide, turn);
      scene.strip(0, end + 10 * wide, end + 14 * wide, 0, wide, turn);
      double narrow = (0.5 + 0.2 * random.nextDouble()) * wide;
      double roof = end + 4 + 8 * random.nextDouble();
      scene.height = i % 2 == 0 ? -5 : -0.4;
      scene.strip(2, roof, roof + 8, wide / 4, narrow, turn);
      Piece road = scene.mesh();
      StartRoadTest other = new StartRoadTest();
      other.height = scene.height;
      if (halves == 2) {
        other.strip(2, roof + 8, roof + 14, wide / 4, narrow, turn);
      }
      List<Piece> pieces = new ArrayList<>(List.of(road));
      if (halves == 2) {
        pieces.add(other.mesh().toBuilder().name("roof").build());
      }
      Found found = find(pieces, turn);
      double area = (end + 14 * wide - 30) * wide;
      assertEquals(area, found.area(), 0.01 * area, i + found.words());
    }
  }

  /** A slab's lower side is no other road, on terrain or over nothing, with walls or without. */
  @ParameterizedTest
  @CsvSource({"true, true", "true, false", "false, true", "false, false"})
  void theLowerSideOfASlabIsNoOtherRoad(boolean walls, boolean terrain) {
    Random random = new Random(21);
    for (int i = 0; i < SCENES; i++) {
      StartRoadTest scene = new StartRoadTest();
      double wide = 4 + 20 * random.nextDouble();
      double turn = 6 * random.nextDouble();
      double thick = 0.05 + random.nextDouble();
      double length = wide * (12 + 10 * random.nextDouble());
      scene.strip(0, 0, length, 0, wide, turn);
      scene.height = -thick;
      scene.underside(0, 0, length, 0, wide, turn);
      if (terrain) {
        scene.height = -thick - 0.3 * (i % 3);
        scene.strip(1, -300, length + 300, -300, 600 + wide, turn);
      }
      scene.height = 0;
      if (walls) {
        scene.walls(0, length, wide, turn, -thick);
      }
      Found found = find(List.of(scene.mesh()), turn);
      assertFalse(found.words().contains("looks like a road"), found.words());
      assertEquals(length * wide, found.area(), 0.01 * length * wide, found.words());
    }
  }

  /** One long and one short stretch of another material make one road, whichever has the start. */
  @ParameterizedTest
  @ValueSource(doubles = {0, 0.02, 0.3, 2, 11})
  void aStretchBetweenTwoThatIsTornIsRoad(double slit) {
    Random random = new Random(20);
    for (int i = 0; i < SCENES; i++) {
      StartRoadTest scene = new StartRoadTest();
      double wide = 4 + 30 * random.nextDouble();
      double turn = 6 * random.nextDouble();
      scene.strip(0, 0, 3 * wide, 0, wide, turn);
      scene.strip(1, 3 * wide, 10 * wide, 0, wide, turn);
      scene.strip(1, 10 * wide + slit, 17 * wide, 0, wide, turn);
      scene.strip(0, 17 * wide, 20 * wide, 0, wide, turn);
      Found found = find(List.of(scene.mesh()), turn);
      assertEquals((20 * wide - slit) * wide, found.area(), 0.01 * wide * wide, found.words());
    }
  }

  /** A fin stands on an edge that leads across all of the road. */
  @Test
  void whatStandsOnAnEdgeEndsNoRoad() {
    for (int fins = 1; fins <= 3; fins++) {
      StartRoadTest scene = new StartRoadTest();
      scene.strip(0, 0, 300, 0, 10, 0);
      List<Piece> pieces = new ArrayList<>(List.of(scene.mesh()));
      float[] p = {200, 0, 0, 200, 0, 10, 200, 1, 5};
      for (int i = 0; i < fins; i++) {
        pieces.add(Piece.named("fin" + i, "level.glb").mesh(p, new int[] {0, 1, 2}).build());
      }
      assertEquals(3000, find(pieces, 0).area(), 1);
    }
  }

  /** All of it is there twice, or twice but for what lies at the start. */
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void whatIsThereTwiceIsRoadTwice(boolean whole) {
    StartRoadTest scene = new StartRoadTest();
    scene.strip(0, 0, 300, 0, 10, 0);
    Piece mesh = scene.mesh();
    BitSet kept = new BitSet();
    kept.set(whole ? 0 : 10, mesh.triangleCount());
    int[] some = kept.stream().flatMap(t -> IntStream.range(3 * t, 3 * t + 3)).toArray();
    Piece copy =
        Piece.named("mesh.001", "level.glb")
            .mesh(mesh.positions(), some)
            .surfaces(List.of("m0"), new int[kept.cardinality()])
            .build();
    assertEquals(3000 + (whole ? 3000 : 2500), find(List.of(mesh, copy), 0).area(), 1);
  }

  /** Likewise, where the quads of one are cut along the other diagonal. */
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void whatIsThereTwiceIsRoadTwiceHoweverItIsCut(boolean whole) {
    StartRoadTest scene = new StartRoadTest();
    scene.strip(0, 0, 300, 0, 10, 0);
    Piece mesh = scene.mesh();
    StartRoadTest other = new StartRoadTest();
    for (int x = whole ? 0 : 50; x < 300; x += 10) {
      other.triangle(0, 0, x, 0, x, 10, x + 10, 0);
      other.triangle(0, 0, x, 10, x + 10, 10, x + 10, 0);
    }
    Piece copy = other.mesh().toBuilder().name("mesh.001").build();
    double area = 3000 + (whole ? 3000 : 2500);
    assertEquals(area, find(List.of(mesh, copy), 0).area(), 1);
    copy = copy.toBuilder().name("a").build();
    assertEquals(area, find(List.of(copy, mesh), 0).area(), 1);
  }
}
