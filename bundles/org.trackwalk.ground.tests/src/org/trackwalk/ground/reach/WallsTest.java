package org.trackwalk.ground.reach;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.profile.BackFaces;

/** Walls among loose triangles against each triangle by itself, met by Cramer's rule. */
class WallsTest {

  private static final int SEEDS = 30;

  /** Nearer to an edge or an end than this, either answer is right. */
  private static final double CLOSE = 1e-9;

  private static WeldedSurface loose(Random random, int count, double size) {
    List<Piece> pieces = new ArrayList<>();
    for (int t = 0; t < count; t++) {
      float[] xyz = new float[9];
      double[] at = random.doubles(3, -2, 2).toArray();
      for (int i = 0; i < 9; i++) {
        xyz[i] = (float) (at[i % 3] + size * (2 * random.nextDouble() - 1));
      }
      Piece.Builder piece = Piece.named("t" + t, "f").mesh(xyz, new int[] {0, 1, 2});
      pieces.add(piece.twoSided(random.nextBoolean()).build());
    }
    return ExactWeld.weld(pieces, 1, Progress.none());
  }

  private static double[] corner(WeldedSurface s, int t, int k) {
    int v = 3 * s.triangles()[3 * t + k];
    return new double[] {s.positions()[v], s.positions()[v + 1], s.positions()[v + 2]};
  }

  private static double det(double[] a, double[] b, double[] c) {
    return a[0] * (b[1] * c[2] - b[2] * c[1])
        - a[1] * (b[0] * c[2] - b[2] * c[0])
        + a[2] * (b[0] * c[1] - b[1] * c[0]);
  }

  private static double[] minus(double[] a, double[] b) {
    return new double[] {a[0] - b[0], a[1] - b[1], a[2] - b[2]};
  }

  /** Where on a segment a triangle is met and how far that is inside of all limits. */
  private static double[] meet(WeldedSurface s, int t, double[] from, double[] to) {
    double[] u = minus(corner(s, t, 1), corner(s, t, 0));
    double[] v = minus(corner(s, t, 2), corner(s, t, 0));
    double[] q = minus(from, corner(s, t, 0));
    double[] back = minus(from, to);
    double all = det(u, v, back);
    double one = det(q, v, back) / all;
    double two = det(u, q, back) / all;
    double at = det(u, v, q) / all;
    double inside = Math.min(Math.min(one, two), 1 - one - two);
    return new double[] {at, Math.min(inside, Math.min(at, 1 - at))};
  }

  /** Whether a triangle's front looks towards what comes along. */
  private static boolean front(WeldedSurface s, int t, double[] from, double[] to) {
    double[] u = minus(corner(s, t, 1), corner(s, t, 0));
    double[] v = minus(corner(s, t, 2), corner(s, t, 0));
    return det(u, v, minus(to, from)) < 0;
  }

  private static double[] point(Random random) {
    return random.doubles(3, -3, 3).toArray();
  }

  @Test
  void eachTriangleByItself() {
    int met = 0;
    int passed = 0;
    int behind = 0;
    for (int seed = 0; seed < SEEDS; seed++) {
      Random random = new Random(seed);
      WeldedSurface s = loose(random, 40, 1.5);
      BackFaces backs = new BackFaces(seed % 3 == 0, seed % 3 == 1);
      Walls walls = Land.of(s).faces(backs);
      Walls steep = Land.of(s).walls(backs);
      assertEquals(40, walls.size());
      for (int i = 0; i < 60; i++) {
        double[] from = point(random);
        double[] to = point(random);
        int first = -1;
        double least = Double.POSITIVE_INFINITY;
        boolean stops = false;
        boolean steepStops = false;
        boolean close = false;
        for (int t = 0; t < 40; t++) {
          double[] at = meet(s, t, from, to);
          close |= Math.abs(at[1]) < CLOSE;
          boolean twoSided = s.pieces().get(s.pieceOf(t)).twoSided(s.sourceTriangle(t));
          boolean back = seed % 3 == 0 || seed % 3 == 2 && twoSided;
          boolean stopped = back || front(s, t, from, to);
          assertEquals(stopped, walls.stops(t, minus(to, from)));
          if (at[1] > 0) {
            stops |= stopped;
            steepStops |= stopped && Math.abs(Slopes.up(s, t)) < Slopes.GROUND;
            behind += stopped ? 0 : 1;
            first = at[0] < least ? t : first;
            least = Math.min(least, at[0]);
          }
        }
        if (close) {
          continue;
        }
        assertEquals(stops, walls.stops(from, to));
        assertEquals(steepStops, steep.stops(from, to));
        assertEquals(first, walls.first(from, to));
        assertEquals(least, walls.met(), first < 0 ? 0 : 1e-9);
        met += stops ? 1 : 0;
        passed += stops ? 0 : 1;
      }
    }
    assertTrue(met > 100 && passed > 100 && behind > 100, met + " " + passed + " " + behind);
  }

  /** All segments that were asked since the look, and nothing before it. */
  @Test
  void whatWasSeenIsTheBoxOfTheSegments() {
    Random random = new Random(9);
    Walls walls = Land.of(loose(random, 10, 1)).faces(new BackFaces(true, false));
    for (int round = 0; round < 20; round++) {
      walls.look();
      double[] box = walls.seen();
      assertTrue(box[0] > box[3] && box[1] > box[4] && box[2] > box[5], "nothing yet");
      double[] expected = new double[6];
      Arrays.fill(expected, 0, 3, Double.POSITIVE_INFINITY);
      Arrays.fill(expected, 3, 6, Double.NEGATIVE_INFINITY);
      for (int i = 0; i <= round % 4; i++) {
        double[][] ends = {point(random), point(random)};
        if (i % 2 == 0) {
          walls.stops(ends[0], ends[1]);
        } else {
          walls.first(ends[0], ends[1]);
        }
        for (double[] end : ends) {
          for (int k = 0; k < 3; k++) {
            expected[k] = Math.min(expected[k], end[k]);
            expected[3 + k] = Math.max(expected[3 + k], end[k]);
          }
        }
      }
      assertArrayEquals(expected, walls.seen());
    }
  }

  @Test
  void boxesMeetBoxes() {
    Random random = new Random(10);
    WeldedSurface s = loose(random, 6, 0.5);
    Walls walls = Land.of(s).faces(new BackFaces(true, false));
    int some = 0;
    for (int i = 0; i < 500; i++) {
      double[] a = point(random);
      double[] box = {a[0], a[1], a[2], a[0] + 1, a[1] + 1, a[2] + 1};
      boolean any = false;
      for (int t = 0; t < 6; t++) {
        boolean meets = true;
        for (int k = 0; k < 3; k++) {
          double[] c = {corner(s, t, 0)[k], corner(s, t, 1)[k], corner(s, t, 2)[k]};
          Arrays.sort(c);
          meets &= c[0] <= box[3 + k] && c[2] >= box[k];
        }
        any |= meets;
      }
      assertEquals(any, walls.anyIn(box));
      some += any ? 1 : 0;
    }
    assertTrue(some > 20 && some < 480, some + " of 500");
    float[] one = {1, 1, 1, 2, 1, 1, 1, 2, 1};
    Piece piece = Piece.named("one", "f").mesh(one, new int[] {0, 1, 2}).build();
    Walls touching =
        Land.of(ExactWeld.weld(List.of(piece), 1, Progress.none()))
            .faces(new BackFaces(true, true));
    assertTrue(touching.anyIn(new double[] {0, 0, 0, 1, 1, 1}), "what touches meets");
    assertFalse(touching.anyIn(new double[] {0, 0, 0, 1, 1, 1 - 1e-6}));
  }

  /** A rail as high as a hand somewhere between hub and roof stops a body, one over it does not. */
  @Test
  void aRailStopsABodyWhereItStandsInItsWay() {
    for (double low = 0; low < 2; low += 0.05) {
      float y = (float) low;
      float top = (float) (low + 0.12);
      float[] rail = {1, y, -1, 1, y, 1, 1, top, 1, 1, top, -1};
      Piece piece = Piece.named("rail", "f").mesh(rail, new int[] {0, 1, 2, 0, 2, 3}).build();
      WeldedSurface s = ExactWeld.weld(List.of(piece), 1, Progress.none());
      Walls walls = Land.of(s).walls(new BackFaces(true, false));
      double hub = Body.CAR.hub();
      boolean way = walls.stop(Body.CAR, new double[] {0, hub, 0}, new double[] {2, hub, 0});
      if (top > hub + 1e-6 && low < Body.CAR.height() - 0.1 - 1e-6) {
        assertTrue(way, "rail at " + low);
      } else if (top < hub - 1e-6 || low > Body.CAR.height()) {
        assertFalse(way, "rail at " + low);
      }
      assertFalse(walls.stop(Body.CAR, new double[] {0, hub, 3}, new double[] {2, hub, 3}));
      assertFalse(walls.stop(Body.CAR, new double[] {0, hub, 0}, new double[] {0.9, hub, 0}));
    }
  }

  /** Of two sheets in one place the one that stops counts, in whatever order they come. */
  @Test
  void ofTwoAtOnePlaceTheOneThatStops() {
    float[] at = {1, -1, -1, 1, -1, 1, 1, 1, 0};
    for (int turned = 0; turned < 2; turned++) {
      int[][] windings = {{0, 1, 2}, {0, 2, 1}};
      List<Piece> pieces =
          List.of(
              Piece.named("a", "f").mesh(at, windings[turned]).build(),
              Piece.named("b", "f").mesh(at, windings[1 - turned]).build());
      WeldedSurface s = ExactWeld.weld(pieces, 1, Progress.none());
      Walls walls = Land.of(s).faces(new BackFaces(false, true));
      double[][] ends = {{0, 0, 0}, {4, 0, 0}};
      for (int way = 0; way < 2; way++) {
        double[] from = ends[way];
        double[] to = ends[1 - way];
        int first = walls.first(from, to);
        assertTrue(walls.stops(first, minus(to, from)));
        assertEquals(way == 0 ? 0.25 : 0.75, walls.met(), 1e-12);
      }
    }
  }
}
