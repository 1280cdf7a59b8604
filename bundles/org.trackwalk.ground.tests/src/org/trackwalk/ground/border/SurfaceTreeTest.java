package org.trackwalk.ground.border;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.mesh.geometry.ClosestPoint;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;

/** A board with holes: its triangles near borders, against the distance of each from each. */
final class SurfaceTreeTest {

  private static final double FAR = 1e6;

  /** Squares of some size, a few left out, heights at random; the last row is of long ones. */
  private static WeldedSurface board(Random random, int size, float step) {
    int row = size + 1;
    float[] xyz = new float[3 * row * row];
    for (int v = 0; v < row * row; v++) {
      xyz[3 * v] = v / row * step + (v / row == size ? 40 : 0);
      xyz[3 * v + 1] = random.nextFloat();
      xyz[3 * v + 2] = v % row * step;
    }
    IntList corners = new IntList();
    for (int cell = 0; cell < size * size; cell++) {
      if (random.nextInt(100) == 0) {
        continue;
      }
      int v = cell / size * row + cell % size;
      for (int c : new int[] {v, v + 1, v + row, v + 1, v + row + 1, v + row}) {
        corners.add(c);
      }
    }
    Piece piece = Piece.named("board", "f").mesh(xyz, corners.array()).build();
    return ExactWeld.weld(List.of(piece), 1, Progress.none());
  }

  private static TreeSet<Integer> in(SurfaceTree tree, double low, double high) {
    IntList hits = new IntList();
    tree.overlapping(low, low, low, high, high, high, hits);
    TreeSet<Integer> found = new TreeSet<>();
    for (int i = 0; i < hits.size(); i++) {
      assertTrue(found.isEmpty() || tree.triangle(hits.get(i)) > found.last(), "ascending");
      found.add(tree.triangle(hits.get(i)));
    }
    return found;
  }

  /** Distance of a triangle's nearest corner from the edges: at least that of the triangle. */
  private static double ofCorners(WeldedSurface s, OpenEdges edges, int t) {
    double least = Double.POSITIVE_INFINITY;
    for (int k = 0; k < 3; k++) {
      double[] p = BorderScenes.corner(s, t, k);
      for (int e = 0; e < edges.count(); e++) {
        least = Math.min(least, distance(s, edges, e, p));
      }
    }
    return least;
  }

  private static double distance(WeldedSurface s, OpenEdges edges, int e, double[] p) {
    double[] closest = new double[ClosestPoint.RESULT_LENGTH];
    ClosestPoint.onTriangle(
        s.positions(), edges.from(e), edges.to(e), edges.to(e), p[0], p[1], p[2], closest);
    return Math.sqrt(closest[6]);
  }

  @Test
  void hasAllTrianglesWithinReachOfABorderAndFewFarther() {
    Random random = new Random(1);
    for (int round = 0; round < 6; round++) {
      WeldedSurface surface = board(random, 24, 1.5f);
      OpenEdges edges = BorderScenes.edges(surface);
      double reach = 0.5 + 1.5 * random.nextDouble();
      TreeSet<Integer> found = null;
      for (int threads = 1; threads <= 3; threads++) {
        SurfaceTree tree = SurfaceTree.nearBorders(surface, edges, reach, threads, Progress.none());
        TreeSet<Integer> now = in(tree, -FAR, FAR);
        assertTrue(found == null || found.equals(now), "threads change nothing");
        found = now;
      }
      int near = 0;
      for (int t = 0; t < surface.triangleCount(); t++) {
        double distance = ofCorners(surface, edges, t);
        near += distance <= reach ? 1 : 0;
        assertTrue(distance > reach || found.contains(t), "near and not there");
        // A cell beside one in reach of a part of an edge as long as a cell, all along the
        // diagonal.
        double farthest = reach + Math.sqrt(3) * 3 * 2;
        assertTrue(distance <= farthest || !found.contains(t), "far and there");
      }
      assertTrue(near > 50 && found.size() < surface.triangleCount());
    }
  }

  @Test
  void aLongTriangleIsThereThoughAllOfItsCornersAreFarFromTheBorder() {
    // Its corners are 30 m from the small one that lies over its middle.
    Piece large =
        Piece.named("large", "f")
            .mesh(new float[] {-30, 0, -30, 30, 0, -30, 0, 0, 50}, new int[] {0, 1, 2})
            .build();
    Piece small =
        Piece.named("small", "f")
            .mesh(new float[] {0, 1, 0, 0.5f, 1, 0, 0, 1, 0.5f}, new int[] {0, 1, 2})
            .build();
    WeldedSurface surface = ExactWeld.weld(List.of(large, small), 1, Progress.none());
    SurfaceTree tree =
        SurfaceTree.nearBorders(surface, BorderScenes.edges(surface), 1, 1, Progress.none());
    assertEquals(2, in(tree, -FAR, FAR).size());
  }

  @Test
  void aClosedSurfaceHasNoBordersAndNothingNearThem() {
    float[] xyz = {0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1};
    int[] corners = {0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3};
    Piece piece = Piece.named("body", "f").mesh(xyz, corners).build();
    WeldedSurface surface = ExactWeld.weld(List.of(piece), 1, Progress.none());
    OpenEdges edges = BorderScenes.edges(surface);
    assertEquals(0, edges.count());
    SurfaceTree tree = SurfaceTree.nearBorders(surface, edges, 1, 1, Progress.none());
    assertEquals(0, in(tree, -FAR, FAR).size());
  }

  @Test
  void aTreeOverAllHasAllAndABoxMeetsThoseWhoseBoxesItMeets() {
    Random random = new Random(3);
    WeldedSurface surface = BorderScenes.loose(random, 300, 10, 2);
    SurfaceTree tree = SurfaceTree.whole(Land.of(surface).tree());
    assertEquals(surface.triangleCount(), in(tree, -FAR, FAR).size());
    for (int round = 0; round < 100; round++) {
      double low = -12 + 20 * random.nextDouble();
      double high = low + 4 * random.nextDouble();
      TreeSet<Integer> expected = new TreeSet<>();
      for (int t = 0; t < surface.triangleCount(); t++) {
        boolean meets = true;
        for (int k = 0; k < 3; k++) {
          double a = BorderScenes.corner(surface, t, 0)[k];
          double b = BorderScenes.corner(surface, t, 1)[k];
          double c = BorderScenes.corner(surface, t, 2)[k];
          meets &= Math.min(a, Math.min(b, c)) <= high && Math.max(a, Math.max(b, c)) >= low;
        }
        if (meets) {
          expected.add(t);
        }
      }
      assertEquals(expected, in(tree, low, high));
    }
  }
}
