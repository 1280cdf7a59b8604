package org.trackwalk.ground.reach;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.parallel.WorkTally;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.tree.TriangleTree;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Kept blocks of ground answer as the tree does, in its order, but for triangles that do not lie
 * over the place, and cost less.
 */
class NearColumnsTest {

  private static final int QUESTIONS = 20_000;

  /** Ground of cells of a size, and loose triangles over it; near and far from the origin. */
  @ParameterizedTest
  @CsvSource({"1, 0.3, 0", "2, 4, 0", "3, 0.05, 0", "4, 1, 20000", "5, 30, -7000"})
  void answersAreThoseOfTheTree(long seed, float cell, float away) {
    Random random = new Random(seed);
    WeldedSurface surface =
        ExactWeld.weld(
            List.of(
                ground(cell, away, random),
                loose(cell, away, random),
                slivers(60, cell, away, random)),
            1,
            Progress.none());
    TriangleTree tree = Land.of(surface).tree();
    int[] all = new int[surface.triangles().length / 3];
    Arrays.setAll(all, t -> t);
    float first = NearColumns.fits(surface, all);
    assertEquals(Math.clamp(cell, 0.5f, 8), first, 0.01 * first);
    NearColumns near = new NearColumns(surface, tree, first);
    IntList found = new IntList();
    IntList expected = new IntList();
    float x = away;
    float y = 0;
    float z = away;
    for (int i = 0; i < QUESTIONS; i++) {
      boolean jump = random.nextInt(50) == 0;
      float pace = jump ? 40 * cell : random.nextInt(3) * 0.2f * cell;
      x = walk(x, pace, away, 40 * cell, random);
      z = walk(z, pace, away, 40 * cell, random);
      y = walk(y, jump ? 3 : 0.1f, 0, 4, random);
      float wide = random.nextInt(4) == 0 ? cell * random.nextFloat() : 0;
      float high = random.nextFloat() * 3;
      near.overlapping(x, y - high, z, x + wide, y + high, z + wide, found);
      tree.overlapping(x, y - high, z, x + wide, y + high, z + wide, expected);
      assertLies(surface, numbers(expected), numbers(found), x, z, x + wide, z + wide);
    }
  }

  /** All that lies over a rectangle was found, in its order, and nothing else was added. */
  private static void assertLies(
      WeldedSurface surface, int[] expected, int[] found, float x, float z, float toX, float toZ) {
    int at = 0;
    for (int t : expected) {
      if (at < found.length && found[at] == t) {
        at++;
      } else {
        assertFalse(over(surface, t, x, z, toX, toZ), t + " at " + x + " " + z);
      }
    }
    assertEquals(found.length, at, "no others, in order");
  }

  /** Whether a triangle lies over a rectangle: cut by its four sides something is left. */
  private static boolean over(
      WeldedSurface surface, int t, double x, double z, double toX, double toZ) {
    List<double[]> left = new ArrayList<>();
    for (int h = 3 * t; h < 3 * t + 3; h++) {
      int v = 3 * surface.triangles()[h];
      left.add(new double[] {surface.positions()[v], surface.positions()[v + 2]});
    }
    left = cut(left, 1, 0, x);
    left = cut(left, -1, 0, -toX);
    left = cut(left, 0, 1, z);
    left = cut(left, 0, -1, -toZ);
    return !left.isEmpty();
  }

  /** What of a polygon lies where a x + b z is at least so much. */
  private static List<double[]> cut(List<double[]> polygon, double a, double b, double least) {
    List<double[]> left = new ArrayList<>();
    for (int i = 0; i < polygon.size(); i++) {
      double[] p = polygon.get(i);
      double[] q = polygon.get((i + 1) % polygon.size());
      double in = a * p[0] + b * p[1] - least;
      double next = a * q[0] + b * q[1] - least;
      if (in >= 0) {
        left.add(p);
      }
      if (in < 0 != next < 0) {
        double part = in / (in - next);
        left.add(new double[] {p[0] + part * (q[0] - p[0]), p[1] + part * (q[1] - p[1])});
      }
    }
    return left;
  }

  /** Thin triangles aslant have boxes over many places where they are not: those cost nothing. */
  @ParameterizedTest
  @CsvSource({"7, 0.5", "8, 1", "9, 3"})
  void thinOnesAslantAreNotLookedAtWhereTheyAreNot(long seed, float cell) {
    Random random = new Random(seed);
    WeldedSurface surface =
        ExactWeld.weld(
            List.of(ground(cell, 0, random), slivers(40, cell, 0, random)), 1, Progress.none());
    TriangleTree tree = Land.of(surface).tree();
    int[] all = new int[surface.triangles().length / 3];
    Arrays.setAll(all, t -> t);
    NearColumns near = new NearColumns(surface, tree, NearColumns.fits(surface, all));
    long kept = driven(cell, (x, z, out) -> near.overlapping(x, -3, z, x, 3, z, out));
    long asked = driven(cell, (x, z, out) -> tree.overlapping(x, -3, z, x, 3, z, out));
    assertTrue(kept < 0.7 * asked, kept + " of " + asked);
  }

  /** Who drives on and asks at each row across it has less looked at than who asks the tree. */
  @ParameterizedTest
  @CsvSource({"0.25", "0.5", "1"})
  void whoDrivesPaysLess(float cell) {
    WeldedSurface surface =
        ExactWeld.weld(List.of(ground(cell, 0, new Random(6))), 1, Progress.none());
    TriangleTree tree = Land.of(surface).tree();
    int[] all = new int[surface.triangles().length / 3];
    Arrays.setAll(all, t -> t);
    NearColumns near = new NearColumns(surface, tree, NearColumns.fits(surface, all));
    long kept = driven(cell, (x, z, out) -> near.overlapping(x, -3, z, x, 3, z, out));
    long asked = driven(cell, (x, z, out) -> tree.overlapping(x, -3, z, x, 3, z, out));
    assertTrue(kept < 0.95 * asked, kept + " of " + asked);
  }

  private interface Question {
    void ask(float x, float z, IntList out);
  }

  private static long driven(float cell, Question question) {
    WorkTally tally = new WorkTally();
    IntList out = new IntList();
    tally.of(
        "drive",
        Progress.none(),
        () -> {
          for (float x = -15 * cell; x < 15 * cell; x += 0.1f * cell) {
            for (float z = -5 * cell; z < 5 * cell; z += 0.25f * cell) {
              question.ask(x, z, out);
            }
          }
          return 0;
        });
    return tally.total();
  }

  private static float walk(float at, float pace, float middle, float reach, Random random) {
    float next = at + pace * (2 * random.nextFloat() - 1);
    return Math.max(middle - reach, Math.min(middle + reach, next));
  }

  private static int[] numbers(IntList list) {
    int[] numbers = new int[list.size()];
    Arrays.setAll(numbers, list::get);
    return numbers;
  }

  private static Piece ground(float cell, float away, Random random) {
    int n = 40;
    float[] p = new float[3 * (n + 1) * (n + 1)];
    int[] corners = new int[6 * n * n];
    int at = 0;
    for (int i = 0; i <= n; i++) {
      for (int k = 0; k <= n; k++) {
        p[at++] = away + (i - n / 2) * cell;
        p[at++] = random.nextFloat();
        p[at++] = away + (k - n / 2) * cell;
      }
    }
    at = 0;
    for (int i = 0; i < n; i++) {
      for (int k = 0; k < n; k++) {
        int v = i * (n + 1) + k;
        for (int corner : new int[] {v, v + 1, v + n + 1, v + 1, v + n + 2, v + n + 1}) {
          corners[at++] = corner;
        }
      }
    }
    return Piece.named("ground", "a.obj").mesh(p, corners).build();
  }

  /** A hundredth as wide as long, in all directions. */
  private static Piece slivers(int n, float cell, float away, Random random) {
    float[] p = new float[9 * n];
    int[] corners = new int[3 * n];
    for (int i = 0; i < n; i++) {
      double way = 2 * Math.PI * random.nextDouble();
      float x = away + 10 * cell * (float) random.nextGaussian();
      float z = away + 10 * cell * (float) random.nextGaussian();
      float[] along = {0, 8 * cell, 8 * cell};
      float[] aside = {0, 0, 0.08f * cell};
      for (int k = 0; k < 3; k++) {
        p[9 * i + 3 * k] = x + (float) (along[k] * Math.cos(way) - aside[k] * Math.sin(way));
        p[9 * i + 3 * k + 1] = random.nextFloat();
        p[9 * i + 3 * k + 2] = z + (float) (along[k] * Math.sin(way) + aside[k] * Math.cos(way));
      }
    }
    Arrays.setAll(corners, i -> i);
    return Piece.named("slivers", "a.obj").mesh(p, corners).build();
  }

  private static Piece loose(float cell, float away, Random random) {
    int n = 200;
    float[] p = new float[9 * n];
    int[] corners = new int[3 * n];
    for (int i = 0; i < p.length; i++) {
      float middle = i % 3 == 1 ? 1 : away + 20 * cell * (float) random.nextGaussian();
      p[i] = middle + 3 * cell * random.nextFloat();
    }
    Arrays.setAll(corners, i -> i);
    return Piece.named("loose", "a.obj").mesh(p, corners).build();
  }
}
