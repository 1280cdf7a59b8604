package org.trackwalk.ground.reach;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;

/** Floors over and under places among loose triangles, against each triangle by itself. */
class FloorTest {

  private static final int TRIANGLES = 60;

  private static final double EXACT = 1e-9;

  private record Lying(int triangle, double height) {}

  private static WeldedSurface loose(Random random) {
    List<Piece> pieces = new ArrayList<>();
    for (int t = 0; t < TRIANGLES; t++) {
      float[] xyz = new float[9];
      double[] at = random.doubles(3, -3, 3).toArray();
      for (int i = 0; i < 9; i++) {
        double size = i % 3 == 1 ? 1.5 : 3;
        xyz[i] = (float) (at[i % 3] + size * (2 * random.nextDouble() - 1));
      }
      pieces.add(Piece.named("t" + t, "f").mesh(xyz, new int[] {0, 1, 2}).build());
    }
    return ExactWeld.weld(pieces, 1, Progress.none());
  }

  private static double at(WeldedSurface s, int t, int corner, int axis) {
    return s.positions()[3 * s.triangles()[3 * t + corner] + axis];
  }

  /** Twice the area of two corners and a place, seen from above. */
  private static double area(WeldedSurface s, int t, int corner, double x, double z) {
    int next = (corner + 1) % 3;
    return (at(s, t, next, 0) - at(s, t, corner, 0)) * (z - at(s, t, corner, 2))
        - (at(s, t, next, 2) - at(s, t, corner, 2)) * (x - at(s, t, corner, 0));
  }

  /** All that is not over 60 degrees steep and lies at a place, the lowest first. */
  private static List<Lying> lying(WeldedSurface s, double x, double z) {
    List<Lying> all = new ArrayList<>();
    for (int t = 0; t < s.triangleCount(); t++) {
      double[] part = {area(s, t, 1, x, z), area(s, t, 2, x, z), area(s, t, 0, x, z)};
      double whole = part[0] + part[1] + part[2];
      boolean holds = part[0] / whole > 0 && part[1] / whole > 0 && part[2] / whole > 0;
      if (holds && Math.abs(Slopes.up(s, t)) >= 0.5) {
        double height = 0;
        for (int k = 0; k < 3; k++) {
          height += at(s, t, k, 1) * part[k] / whole;
        }
        all.add(new Lying(t, height));
      }
    }
    all.sort(Comparator.comparingDouble(Lying::height));
    return all;
  }

  @Test
  void columnsAndTheNearestAreThoseOfEachTriangle() {
    int found = 0;
    int most = 0;
    for (int seed = 0; seed < 20; seed++) {
      Random random = new Random(seed);
      WeldedSurface s = loose(random);
      Floor floor = Land.of(s).floor();
      Floor.Reader reader = floor.reader();
      int carrying = 0;
      for (int t = 0; t < TRIANGLES; t++) {
        boolean carries = Math.abs(Slopes.up(s, t)) >= 0.5;
        assertEquals(carries, floor.has(t));
        if (carries) {
          assertEquals(t, floor.triangle(carrying++));
        }
      }
      assertEquals(carrying, floor.size());
      for (int i = 0; i < 100; i++) {
        double x = random.nextDouble(-4, 4);
        double z = random.nextDouble(-4, 4);
        double y = random.nextDouble(-3, 3);
        double up = 3 * random.nextDouble();
        double down = 3 * random.nextDouble();
        List<Lying> near = new ArrayList<>(lying(s, x, z));
        near.removeIf(l -> l.height < y - down || l.height > y + up);
        assertEquals(near.size(), reader.column(x, z, y - down, y + up));
        for (int k = 0; k < near.size(); k++) {
          assertEquals(near.get(k).triangle, reader.triangle(k));
          assertEquals(near.get(k).height, reader.height(k), EXACT);
        }
        Lying nearest =
            near.stream().min(Comparator.comparingDouble(l -> Math.abs(l.height - y))).orElse(null);
        assertEquals(nearest != null, reader.find(x, y, z, up, down));
        assertEquals(nearest == null ? -1 : nearest.triangle, reader.triangle());
        if (nearest != null) {
          assertEquals(nearest.height, reader.height(), EXACT);
          found++;
        }
        most = Math.max(most, near.size());
      }
    }
    assertTrue(found > 500 && most > 7, found + " found, " + most + " over each other");
  }

  /** Without what lies under one that a body gets onto and that leaves it too little room. */
  @Test
  void coveredPlacesAreLeftOut() {
    int covered = 0;
    for (int seed = 0; seed < 20; seed++) {
      Random random = new Random(100 + seed);
      WeldedSurface s = loose(random);
      double room = 0.2 + random.nextDouble();
      Floor.Stack stack = (lower, upper) -> (lower + upper) % 3 != 0;
      Floor floor = Land.of(s).floor();
      Floor.Reader reader = floor.uncoveredAs(floor.uncovered(stack, room)).reader();
      for (int i = 0; i < 100; i++) {
        double x = random.nextDouble(-4, 4);
        double z = random.nextDouble(-4, 4);
        double y = random.nextDouble(-3, 3);
        List<Lying> all = lying(s, x, z);
        Lying nearest = null;
        for (Lying l : all) {
          boolean under = false;
          for (Lying over : all) {
            double gap = over.height - l.height;
            under |= gap > 0.02 && gap < room && stack.joined(l.triangle, over.triangle);
          }
          double far = Math.abs(l.height - y);
          covered += under ? 1 : 0;
          if (!under && far <= 2 && (nearest == null || far < Math.abs(nearest.height - y))) {
            nearest = l;
          }
        }
        assertEquals(nearest != null, reader.find(x, y, z, 2));
        assertEquals(nearest == null ? -1 : nearest.triangle, reader.triangle());
      }
    }
    assertTrue(covered > 300, covered + " places covered");
  }

  /** The last place of a way that is over the triangle still, and none a hair further on. */
  @Test
  void aWayEndsWhereItLeavesTheTriangle() {
    Random random = new Random(7);
    WeldedSurface s = loose(random);
    Floor.Reader reader = Land.of(s).floor().reader();
    for (int t = 0; t < TRIANGLES; t++) {
      double[] share = {random.nextDouble(), random.nextDouble(), random.nextDouble()};
      double sum = share[0] + share[1] + share[2];
      double x = 0;
      double z = 0;
      for (int k = 0; k < 3; k++) {
        x += share[k] / sum * at(s, t, k, 0);
        z += share[k] / sum * at(s, t, k, 2);
      }
      double angle = 2 * Math.PI * random.nextDouble();
      double ax = Math.cos(angle);
      double az = Math.sin(angle);
      double before = random.nextDouble();
      double end = reader.end(t, x - before * ax, z - before * az, ax, az) - before;
      double near = end * (1 - 1e-6);
      double far = end * (1 + 1e-6);
      assertTrue(inside(s, t, x + near * ax, z + near * az), "triangle " + t);
      assertFalse(inside(s, t, x + far * ax, z + far * az), "triangle " + t);
    }
  }

  private static boolean inside(WeldedSurface s, int t, double x, double z) {
    double[] part = {area(s, t, 0, x, z), area(s, t, 1, x, z), area(s, t, 2, x, z)};
    double whole = part[0] + part[1] + part[2];
    return Arrays.stream(part).allMatch(p -> p / whole > 0);
  }

  /** Around all places and heights that were asked for since the look. */
  @Test
  void whatWasSeenIsTheBoxOfWhatWasAsked() {
    Random random = new Random(8);
    Floor.Reader reader = Land.of(loose(random)).floor().reader();
    for (int round = 0; round < 20; round++) {
      if (round % 2 == 0) {
        reader.look();
      } else {
        reader.lookAnew();
      }
      assertTrue(reader.seen()[0] > reader.seen()[3], "nothing yet");
      double[] box = new double[6];
      Arrays.fill(box, 0, 3, Double.POSITIVE_INFINITY);
      Arrays.fill(box, 3, 6, Double.NEGATIVE_INFINITY);
      for (int i = 0; i <= round % 4; i++) {
        double[] p = random.doubles(3, -3, 3).toArray();
        if (i % 2 == 0) {
          reader.find(p[0], p[1], p[2], 0.5, 0.25);
        } else {
          reader.column(p[0], p[2], p[1] - 0.25, p[1] + 0.5);
        }
        double[] low = {p[0], p[1] - 0.25, p[2]};
        double[] high = {p[0], p[1] + 0.5, p[2]};
        for (int k = 0; k < 3; k++) {
          box[k] = Math.min(box[k], low[k]);
          box[3 + k] = Math.max(box[3 + k], high[k]);
        }
      }
      assertArrayEquals(box, reader.seen());
    }
  }

  /** A micrometre beside an edge one still stands on it, a tenth farther not. */
  @Test
  void anEdgeHasAMicrometreOfSlack() {
    // no edge along an axis: there the tree's boxes end with the triangle
    float[] triangle = {0, 1, 0, 1, 1, 3, 3, 1, 1};
    for (int[] winding : new int[][] {{0, 1, 2}, {0, 2, 1}, {1, 2, 0}, {2, 1, 0}}) {
      Piece piece = Piece.named("t", "f").mesh(triangle, winding).build();
      WeldedSurface s = ExactWeld.weld(List.of(piece), 1, Progress.none());
      Floor.Reader reader = Land.of(s).floor().reader();
      for (int k = 0; k < 3; k++) {
        int next = (k + 1) % 3;
        double ex = triangle[3 * next] - triangle[3 * k];
        double ez = triangle[3 * next + 2] - triangle[3 * k + 2];
        double length = Math.hypot(ex, ez);
        for (double by : new double[] {0.9, 1.1}) {
          double away = by * Floor.EDGE_SLACK / length;
          double x = triangle[3 * k] + 0.5 * ex - away * ez;
          double z = triangle[3 * k + 2] + 0.5 * ez + away * ex;
          assertEquals(by < 1, reader.find(x, 1, z, 0.5), "edge " + k + ", " + by);
        }
      }
    }
  }
}
