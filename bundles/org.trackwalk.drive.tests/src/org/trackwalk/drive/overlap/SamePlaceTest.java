package org.trackwalk.drive.overlap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.contact.collide.Touch;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;

/** Bodies that lie in the place of another with the same faces: none crosses the other. */
class SamePlaceTest {

  /** Half a millimetre, as the search for the deepest point ends, and what floats round. */
  private static final double CLOSE = 6e-4;

  private enum Form {
    BOX,
    TOWER,
    BALL,
    SAUCER
  }

  /** A turned body and how deep its deepest point lies under its faces. */
  private record Solid(float[] points, int[] corners, double depth, double volume) {

    /** The same with points and triangles in another order, triangles beginning elsewhere. */
    Solid shuffled(Random random, boolean insideOut) {
      int n = points.length / 3;
      List<Integer> places = order(n, random);
      float[] p = new float[points.length];
      for (int v = 0; v < n; v++) {
        System.arraycopy(points, 3 * v, p, 3 * places.get(v), 3);
      }
      int[] c = new int[corners.length];
      List<Integer> rows = order(c.length / 3, random);
      for (int t = 0; t < rows.size(); t++) {
        int turn = random.nextInt(3);
        for (int k = 0; k < 3; k++) {
          int from = insideOut ? 2 - k : k;
          c[3 * rows.get(t) + (k + turn) % 3] = places.get(corners[3 * t + from]);
        }
      }
      return new Solid(p, c, depth, volume);
    }

    /** The same with each triangle cut in four at the middles of its sides. */
    Solid finer() {
      float[] p = new float[3 * corners.length + points.length];
      System.arraycopy(points, 0, p, 0, points.length);
      int[] c = new int[4 * corners.length];
      int n = points.length / 3;
      Map<Long, Integer> middles = new HashMap<>();
      for (int t = 0; t < corners.length; t += 3) {
        int[] m = new int[3];
        for (int k = 0; k < 3; k++) {
          int a = corners[t + k];
          int b = corners[t + (k + 1) % 3];
          long key = (long) Math.min(a, b) << 32 | Math.max(a, b);
          int at = n + middles.size();
          m[k] = middles.computeIfAbsent(key, any -> at);
          for (int axis = 0; axis < 3; axis++) {
            p[3 * m[k] + axis] = (p[3 * a + axis] + p[3 * b + axis]) / 2;
          }
        }
        int[] four = {
          corners[t],
          m[0],
          m[2],
          m[0],
          corners[t + 1],
          m[1],
          m[2],
          m[1],
          corners[t + 2],
          m[0],
          m[1],
          m[2]
        };
        System.arraycopy(four, 0, c, 4 * t, 12);
      }
      return new Solid(p, c, depth, volume);
    }

    /** The same moved, and larger about its middle by a factor. */
    Solid moved(double[] by, double times) {
      float[] p = new float[points.length];
      for (int i = 0; i < p.length; i++) {
        double middle = i % 3 == 0 ? 20 : 30;
        p[i] = (float) (middle + times * (points[i] - middle) + by[i % 3]);
      }
      return new Solid(p, corners, times * depth, times * times * times * volume);
    }

    Piece piece(String name) {
      return Piece.named(name, "level.obj").mesh(points, corners).build();
    }

    private static List<Integer> order(int n, Random random) {
      List<Integer> places = new ArrayList<>();
      for (int i = 0; i < n; i++) {
        places.add(i);
      }
      Collections.shuffle(places, random);
      return places;
    }
  }

  /** Some body beside the road, turned about the vertical and leaning. */
  private static Solid solid(Form form, Random random) {
    double wide = 1 + random.nextInt(8) / 4.0;
    double high = form == Form.TOWER ? 4 * wide : form == Form.SAUCER ? wide / 8 : wide;
    int sides = form == Form.BOX || form == Form.TOWER ? 4 : 12;
    int rings = sides == 4 ? 1 : 5;
    List<double[]> points = new ArrayList<>();
    List<Integer> corners = new ArrayList<>();
    for (int ring = 0; ring <= rings; ring++) {
      double at = sides == 4 ? 2 * ring - 1 : -StrictMath.cos((ring + 1) * Math.PI / (rings + 2));
      double radius = sides == 4 ? Math.sqrt(2) : Math.sqrt(1 - at * at);
      for (int i = 0; i < sides; i++) {
        double angle = 2 * Math.PI * (i + 0.5) / sides;
        points.add(
            new double[] {
              wide * radius * StrictMath.cos(angle),
              high * at,
              wide * radius * StrictMath.sin(angle)
            });
        int up = (ring + 1) * sides;
        int next = (i + 1) % sides;
        if (ring < rings) {
          corners.addAll(List.of(ring * sides + i, up + i, up + next));
          corners.addAll(List.of(ring * sides + i, up + next, ring * sides + next));
        }
      }
    }
    for (int i = 1; i + 1 < sides; i++) {
      corners.addAll(List.of(0, i, i + 1));
      int top = rings * sides;
      corners.addAll(List.of(top, top + i + 1, top + i));
    }
    float[] p = new float[3 * points.size()];
    double turn = 2 * Math.PI * random.nextDouble();
    double lean = 0.3 * random.nextDouble();
    for (int v = 0; v < points.size(); v++) {
      double[] q = points.get(v);
      double x = q[0] * StrictMath.cos(turn) - q[2] * StrictMath.sin(turn);
      double z = q[0] * StrictMath.sin(turn) + q[2] * StrictMath.cos(turn);
      p[3 * v] = (float) (20 + x * StrictMath.cos(lean) - q[1] * StrictMath.sin(lean));
      p[3 * v + 1] = (float) (30 + x * StrictMath.sin(lean) + q[1] * StrictMath.cos(lean));
      p[3 * v + 2] = (float) (30 + z);
    }
    int[] c = corners.stream().mapToInt(Integer::intValue).toArray();
    return new Solid(p, c, depth(points, c), volume(points, c));
  }

  /** All bodies here are convex and equal to both sides of their middle, at 0. */
  private static double depth(List<double[]> p, int[] c) {
    double least = Double.POSITIVE_INFINITY;
    for (int t = 0; t < c.length; t += 3) {
      double[] n = normal(p, c, t);
      double[] a = p.get(c[t]);
      double dot = n[0] * a[0] + n[1] * a[1] + n[2] * a[2];
      least = Math.min(least, Math.abs(dot) / Math.hypot(n[0], Math.hypot(n[1], n[2])));
    }
    return least;
  }

  private static double volume(List<double[]> p, int[] c) {
    double sum = 0;
    for (int t = 0; t < c.length; t += 3) {
      double[] n = normal(p, c, t);
      double[] a = p.get(c[t]);
      sum += (n[0] * a[0] + n[1] * a[1] + n[2] * a[2]) / 6;
    }
    return Math.abs(sum);
  }

  private static double[] normal(List<double[]> p, int[] c, int t) {
    double[] u = new double[3];
    double[] v = new double[3];
    for (int k = 0; k < 3; k++) {
      u[k] = p.get(c[t + 1])[k] - p.get(c[t])[k];
      v[k] = p.get(c[t + 2])[k] - p.get(c[t])[k];
    }
    return new double[] {
      u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]
    };
  }

  private static void assertTwice(Solid solid, List<Piece> pieces, String what) {
    Bodies level = Bodies.of(pieces);
    Overlaps found = level.overlaps(Bodies.TOUCH);
    assertEquals(List.of(Why.SAME_PLACE), found.told().stream().map(Overlap::why).toList(), what);
    Overlap told = found.told().get(0);
    assertEquals(solid.depth(), told.depth(), CLOSE + 3e-4 * solid.depth(), what);
    assertEquals(solid.volume(), told.volume(), 1e-5 * solid.volume(), what);
    Map<Touch, Integer> touching =
        TouchSurvey.of(level.surface(), Bodies.TOUCH, 1, Progress.none());
    assertFalse(touching.containsKey(Touch.FACE), what);
    Overlaps stated = level.overlaps(Bodies.TOUCH, Bodies.said("one", "*", false));
    if (pieces.size() > 1) {
      assertEquals(Why.STATED, stated.told().get(0).why(), what);
    }
  }

  /**
   * A copy a hair beside its place, or a hair larger: the ball in the middle of the one, less what
   * the other is moved by, lies in both, and none is larger than that of the smaller one.
   */
  @ParameterizedTest
  @CsvSource({"BOX", "TOWER", "BALL", "SAUCER"})
  void nearlyInItsPlaceIsNearlyAsDeep(Form form) {
    for (int seed = 1; seed <= 3; seed++) {
      Random random = new Random(seed);
      Solid solid = solid(form, random);
      for (double off : new double[] {0.0005, 0.002, 0.01 * solid.depth(), 0.3 * solid.depth()}) {
        double[] by = {random.nextGaussian(), random.nextGaussian(), random.nextGaussian()};
        double length = Math.sqrt(by[0] * by[0] + by[1] * by[1] + by[2] * by[2]);
        for (int k = 0; k < 3; k++) {
          by[k] *= off / length;
        }
        String what = form + " " + seed + ", " + off + " m beside";
        assertDeep(solid.depth() - off, solid.depth(), solid, solid.moved(by, 1), what);
        double times = 1 + off / solid.depth();
        Solid larger = solid.moved(new double[3], times);
        assertDeep(solid.depth(), larger.depth(), solid, larger, what + " all around");
      }
    }
  }

  private static void assertDeep(double least, double most, Solid one, Solid two, String what) {
    Overlaps found = Bodies.of(List.of(one.piece("one"), two.piece("two"))).overlaps(Bodies.TOUCH);
    assertEquals(List.of(Why.SAME_PLACE), found.told().stream().map(Overlap::why).toList(), what);
    double depth = found.told().get(0).depth();
    assertTrue(depth >= 0.99 * least - CLOSE && depth <= most + CLOSE, what + ": " + depth);
  }

  @ParameterizedTest
  @CsvSource({"BOX", "TOWER", "BALL", "SAUCER"})
  void twice(Form form) {
    for (int seed = 1; seed <= 3; seed++) {
      Random random = new Random(seed);
      Solid solid = solid(form, random);
      Piece one = solid.piece("one");
      String what = form + " " + seed;
      assertTwice(solid, List.of(one, solid.piece("other")), what);
      assertTwice(solid, List.of(one, solid.shuffled(random, false).piece("other")), what);
      assertTwice(solid, List.of(one, solid.shuffled(random, true).piece("other")), what);
    }
  }

  /** Cut into other triangles, middles of sides lie a rounding beside the other's faces. */
  @ParameterizedTest
  @CsvSource({"BOX", "TOWER", "BALL", "SAUCER"})
  void onceInFinerTriangles(Form form) {
    for (int seed = 1; seed <= 3; seed++) {
      Solid solid = solid(form, new Random(seed));
      assertTwice(
          solid, List.of(solid.piece("one"), solid.finer().piece("other")), form + " " + seed);
    }
  }

  /** The same in one piece, where all triangles are there twice. */
  @Test
  void twiceInOnePiece() {
    for (Form form : Form.values()) {
      Solid solid = solid(form, new Random(7));
      int n = solid.corners().length;
      int[] corners = new int[2 * n];
      for (int i = 0; i < 2 * n; i++) {
        corners[i] = solid.corners()[i % n];
      }
      assertTwice(
          solid,
          List.of(new Solid(solid.points(), corners, 0, 0).piece("one")),
          form + " in one piece");
    }
  }

  /**
   * Each of three is told with the first; where a triangle of the third is missing, it is no body.
   */
  @Test
  void threeTimes() {
    Solid solid = solid(Form.BOX, new Random(3));
    List<Piece> pieces = List.of(solid.piece("one"), solid.piece("two"), solid.piece("three"));
    assertEquals(2, Bodies.of(pieces).overlaps(Bodies.TOUCH).told().size());
    int[] torn = Arrays.copyOf(solid.corners(), solid.corners().length - 3);
    Piece open = Piece.named("three", "level.obj").mesh(solid.points(), torn).build();
    assertEquals(
        1,
        Bodies.of(List.of(pieces.get(0), pieces.get(1), open))
            .overlaps(Bodies.TOUCH)
            .told()
            .size());
  }

  /** A box in a box with one to five faces in common, two of which have the same triangles. */
  @ParameterizedTest
  @CsvSource({"0, 2, 1.0, 1.0", "0, 2, 1.5, 1.5", "0, 1.4, 2, 2", "0, 1.4, 2, 1.4", "0, 1.4, 1, 1"})
  void oneInTheOther(double low, double high, double wide, double along) {
    Piece one = Bodies.boxes("house", 20, 10, 40, 22, 12, 42);
    Piece other = Bodies.boxes("hut", 20, 10 + low, 40, 20 + wide, 10 + high, 40 + along);
    Overlaps found = Bodies.of(List.of(one, other)).overlaps(Bodies.TOUCH);
    assertEquals(List.of(Why.SAME_PLACE), found.told().stream().map(Overlap::why).toList());
    Overlap told = found.told().get(0);
    assertEquals(wide * along * (high - low), told.volume(), 1e-4);
    assertTrue(told.depth() > 0.1, () -> "deep " + told.depth());
  }

  /** Two plates that are thinner than two touches hold no ball that is larger than one. */
  @ParameterizedTest
  @CsvSource({"0.004, 1", "0.0021, 1", "0.0019, 0", "0.001, 0"})
  void platesSoThin(double thick, int expected) {
    Piece one = Bodies.boxes("one", 20, 0.25, 40, 22, 0.25 + thick, 42);
    Piece other = Bodies.boxes("other", 20, 0.25, 40, 22, 0.25 + thick, 42);
    Overlaps found = Bodies.of(List.of(one, other)).overlaps(Bodies.TOUCH);
    assertEquals(expected, found.told().size());
  }

  /** A sheet of a face's own triangles lies on it; it is not a hole with a border around it. */
  @Test
  void aSheetOnAFace() {
    Piece box = Bodies.boxes("box", 20, 10, 40, 22, 12, 42);
    float[] p = {20, 12, 40, 20, 12, 42, 22, 12, 42, 22, 12, 40};
    Piece sheet = Piece.named("sheet", "level.obj").mesh(p, new int[] {0, 1, 2, 0, 2, 3}).build();
    Bodies level = Bodies.of(List.of(box, sheet));
    assertEquals(List.of(), level.overlaps(Bodies.TOUCH).told());
    assertEquals(
        1, TouchSurvey.of(level.surface(), Bodies.TOUCH, 1, Progress.none()).get(Touch.FACE));
  }
}
