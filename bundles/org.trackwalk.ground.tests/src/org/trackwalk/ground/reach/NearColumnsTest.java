package org.trackwalk.ground.reach;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

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

/** Kept blocks of ground tell the heights that the tree's triangles have, and cost less. */
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
    Levels found = new Levels();
    Levels expected = new Levels();
    int lying = 0;
    double x = away;
    double y = 0;
    double z = away;
    for (int i = 0; i < QUESTIONS; i++) {
      boolean jump = random.nextInt(50) == 0;
      double pace = jump ? 40 * cell : random.nextInt(3) * 0.2 * cell;
      x = walk(x, pace, away, 40 * cell, random);
      z = walk(z, pace, away, 40 * cell, random);
      y = walk(y, jump ? 3 : 0.1, 0, 4, random);
      double high = 3 * random.nextDouble();
      near.heights(x, z, y - high, y + high, found);
      ask(tree, surface, x, z, y - high, y + high, expected);
      assertEquals(expected.size(), found.size(), "at " + x + " " + z);
      for (int k = 0; k < found.size(); k++) {
        assertEquals(expected.triangle(k), found.triangle(k));
        assertEquals(expected.height(k), found.height(k));
      }
      lying += found.size();
    }
    assertTrue(lying > QUESTIONS / 4, lying + " found");
  }

  /** What the tree's triangles say, each by itself. */
  private static void ask(
      TriangleTree tree,
      WeldedSurface surface,
      double x,
      double z,
      double low,
      double high,
      Levels out) {
    IntList hits = new IntList();
    tree.overlapping(
        Math.nextDown((float) x),
        Math.nextDown((float) low),
        Math.nextDown((float) z),
        Math.nextUp((float) x),
        Math.nextUp((float) high),
        Math.nextUp((float) z),
        hits);
    out.clear();
    int[] c = surface.triangles();
    for (int i = 0; i < hits.size(); i++) {
      int t = hits.get(i);
      float[] p = surface.positions();
      out.add(PlaneHeight.at(p, 3 * c[3 * t], 3 * c[3 * t + 1], 3 * c[3 * t + 2], x, z), t);
    }
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
    long kept = driven(cell, (x, z, out) -> near.heights(x, z, -3, 3, out));
    long asked = driven(cell, (x, z, out) -> ask(tree, surface, x, z, -3, 3, out));
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
    long kept = driven(cell, (x, z, out) -> near.heights(x, z, -3, 3, out));
    long asked = driven(cell, (x, z, out) -> ask(tree, surface, x, z, -3, 3, out));
    assertTrue(kept < 0.95 * asked, kept + " of " + asked);
  }

  private interface Question {
    void ask(double x, double z, Levels out);
  }

  /**
   * What it costs to drive over ground of cells, off the lines between them: at those two columns
   * are met, and who asks at each of them pays as much as the tree costs.
   */
  private static long driven(float cell, Question question) {
    WorkTally tally = new WorkTally();
    Levels out = new Levels();
    tally.of(
        "drive",
        Progress.none(),
        () -> {
          for (double x = -14.97 * cell; x < 15 * cell; x += 0.1 * cell) {
            for (double z = -4.98 * cell; z < 5 * cell; z += 0.25 * cell) {
              question.ask(x, z, out);
            }
          }
          return 0;
        });
    return tally.total();
  }

  private static double walk(double at, double pace, double middle, double reach, Random random) {
    double next = at + pace * (2 * random.nextDouble() - 1);
    return Math.max(middle - reach, Math.min(middle + reach, next));
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
