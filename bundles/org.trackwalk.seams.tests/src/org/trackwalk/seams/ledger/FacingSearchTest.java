package org.trackwalk.seams.ledger;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.trackwalk.ground.border.BorderLimits;
import org.trackwalk.ground.border.OpenEdges;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;

/** Which border the edge from (0, z) to (1, z) of the first of some strips faces at its middle. */
class FacingSearchTest {

  /** A strip of 1 m along x between two z, in two triangles that face up. */
  private static Piece strip(String name, float x, float z0, float z1) {
    float[] p = {x, 0, z0, x, 0, z1, x + 1, 0, z1, x + 1, 0, z0};
    return Piece.named(name, "l.obj").mesh(p, new int[] {0, 1, 2, 0, 2, 3}).build();
  }

  /** Millimetres behind the edge to the border that it faces; NaN where it faces none. */
  private static double behind(float z, Piece... pieces) {
    WeldedSurface surface = ExactWeld.weld(List.of(pieces), 1, Progress.none());
    Topology topology = Topology.of(surface, 1, Progress.none());
    OpenEdges edges = OpenEdges.of(surface, topology, 1);
    FacingSearch search = new FacingSearch(edges, BorderLimits.DEFAULT);
    for (int e = 0; e < edges.count(); e++) {
      boolean first = surface.pieces().get(edges.piece(e)).name().equals("first");
      if (first && edges.point(e, 0.5, 0) == 0.5 && edges.point(e, 0.5, 2) == z) {
        search.start(e);
        int facing = search.at(0.5);
        return facing < 0 ? Double.NaN : -1000 * search.inPlanePart();
      }
    }
    throw new AssertionError("no such edge");
  }

  @Test
  void aNarrowStripDoesNotOverlapItself() {
    assertTrue(Double.isNaN(behind(0, strip("first", 0, 0, 0.02f))));
    assertTrue(Double.isNaN(behind(0.02f, strip("first", 0, 0, 0.02f))));
  }

  @Test
  void stripsThatLieOverEachOtherDo() {
    Piece first = strip("first", 0, 0, 0.02f);
    // 8 mm of the second one lie over the first one, whose other border is as near.
    assertEquals(8, behind(0.02f, first, strip("second", 0, 0.012f, 0.1f)), 0.001);
    // A border before the edge is faced still: a gap of 5 mm.
    assertEquals(-5, behind(0.02f, first, strip("second", 0, 0.025f, 0.1f)), 0.001);
  }

  /** A triangle that faces up or down, its side along x from {@code x} to {@code far}. */
  private static Piece needle(String name, float x, float far, float z, float side) {
    float[] p = {x, 0, z, far, 0, z, x, 0, z + side};
    return Piece.named(name, "l.obj").mesh(p, new int[] {0, 1, 2}).build();
  }

  /** The edge along x of the piece with this number. */
  private static int alongX(OpenEdges edges, int piece) {
    for (int e = 0; e < edges.count(); e++) {
      if (edges.piece(e) == piece && edges.point(e, 0, 2) == edges.point(e, 1, 2)) {
        return e;
      }
    }
    throw new AssertionError("no such edge");
  }

  @Test
  void soFarOutThatRoundingHidesAGapNothingIsFaced() {
    float far = 1e12f;
    Piece first = needle("first", 0, far, 0, -1);
    Piece beside = needle("beside", 0, far, 0.008f, 1);
    Piece same = needle("same", -0.0f, far, -0.0f, 1);
    for (Piece other : List.of(beside, same)) {
      WeldedSurface surface = ExactWeld.weld(List.of(first, other), 1, Progress.none());
      OpenEdges edges = OpenEdges.of(surface, Topology.of(surface, 1, Progress.none()), 1);
      int e = alongX(edges, 0);
      int f = alongX(edges, 1);
      for (int crowd : new int[] {FacingSearch.CROWD, 1}) {
        FacingSearch search = new FacingSearch(edges, BorderLimits.DEFAULT, crowd);
        search.start(e);
        assertEquals(f, search.at(1 / far), "a metre from its near end");
        assertEquals(-1, search.at(0.5), "half a billion kilometres out");
        // Edges that end where it ends are two spellings of one all the same.
        IntList around = search.around(e, BorderLimits.DEFAULT.exact());
        boolean found = Arrays.stream(around.array(), 0, around.size()).anyMatch(i -> i == f);
        assertTrue(other == beside || found, "among " + around.size());
      }
    }
  }

  /** Triangles by chance on so many square metres, in layers 1 cm apart at most. */
  private static OpenEdges heap(int triangles, double side) {
    Random random = new Random(7);
    float[] p = new float[9 * triangles];
    int[] corners = new int[3 * triangles];
    for (int t = 0; t < triangles; t++) {
      double x = side * random.nextDouble();
      double z = side * random.nextDouble();
      double y = 0.01 * random.nextInt(2) * random.nextDouble();
      for (int v = 0; v < 3; v++) {
        p[9 * t + 3 * v] = (float) (x + random.nextDouble() - 0.5);
        p[9 * t + 3 * v + 1] = (float) y;
        p[9 * t + 3 * v + 2] = (float) (z + random.nextDouble() - 0.5);
        corners[3 * t + v] = 3 * t + v;
      }
    }
    Piece piece = Piece.named("heap", "l.obj").mesh(p, corners).build();
    WeldedSurface surface = ExactWeld.weld(List.of(piece), 1, Progress.none());
    return OpenEdges.of(surface, Topology.of(surface, 1, Progress.none()), 1);
  }

  @Test
  void pointByPointItFindsWhatFreshSearchesFind() {
    OpenEdges edges = heap(120, 1);
    FacingSearch search = new FacingSearch(edges, BorderLimits.DEFAULT);
    FacingSearch fresh = new FacingSearch(edges, BorderLimits.DEFAULT);
    int found = 0;
    for (int e = 0; e < edges.count(); e++) {
      search.start(e);
      for (int i = 0; i < 33; i++) {
        // forward by halves, and back again: who asks need not go in order
        double t = i % 5 == 4 ? 0.01 * i : i / 33.0;
        fresh.start(e);
        int expected = fresh.at(t);
        assertEquals(expected, search.at(t));
        if (expected >= 0) {
          assertEquals(fresh.height(), search.height());
          assertEquals(fresh.normalPart(), search.normalPart());
          assertEquals(fresh.inPlanePart(), search.inPlanePart());
          found++;
        }
      }
    }
    assertTrue(found > 3_000, found + " found");
    // counts of work: most edges are far from most points
    assertTrue(
        2 * search.looks() < fresh.looks(), search.looks() + " looks, " + fresh.looks() + " fresh");
  }

  /** How many looks it takes to measure all edges of a heap at 33 points each. */
  private static long looks(int triangles) {
    OpenEdges edges = heap(triangles, StrictMath.sqrt(triangles / 120.0));
    FacingSearch search = new FacingSearch(edges, BorderLimits.DEFAULT);
    for (int e = 0; e < edges.count(); e++) {
      search.start(e);
      for (int i = 0; i < 33; i++) {
        search.at(i / 33.0);
      }
    }
    return search.looks();
  }

  @Test
  void aHeapOfTwiceTheSizeTakesTwiceTheLooks() {
    long once = looks(240);
    long twice = looks(480);
    assertTrue(twice < 2.5 * once, once + " looks, then " + twice);
  }
}
