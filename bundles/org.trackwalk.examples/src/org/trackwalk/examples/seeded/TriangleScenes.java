package org.trackwalk.examples.seeded;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.examples.seeded.Expected.Told;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;

/**
 * Roads of straight legs of which one triangle, or both of a quad, is missing: what is gone has
 * edges at any angle to the way. And the same roads without a fault.
 */
public final class TriangleScenes {

  private static final String FILE = "seeded.obj";

  /** How far from the road's ends it is missing, metres. */
  private static final double ENDS = 35;

  /** A gap is told where a circle of a wheel's radius fits in, metres. */
  private static final double WHEEL = 0.3;

  /** And where it gets this far from the road's border: less is a notch of it, metres. */
  private static final double NOTCH = 1.6;

  /** How far from what is missing it may be told, metres; it is looked at so often. */
  private static final double NEAR = 2;

  private static final double APART = 1;

  /** How far ground below reaches beside the road, metres. */
  private static final double BESIDE = 10;

  private TriangleScenes() {}

  /** What a road is like from above. */
  private enum Shape {
    STRAIGHT,
    ZIGZAG,
    CORNERS,
    BEND,
    HAIRPIN
  }

  /** The road, its grid of quads, and which way their diagonals run. */
  private record Plan(String told, LegRoad road, double width, int columns, int diagonal) {

    boolean ahead(int row, int column) {
      return diagonal == 2 ? (row + column) % 2 == 0 : diagonal == 0;
    }

    /** The corners of a triangle of a quad, three row and column pairs, facing up. */
    int[] triangle(int r, int c, int half) {
      if (ahead(r, c)) {
        return half == 0
            ? new int[] {r, c, r + 1, c, r + 1, c + 1}
            : new int[] {r, c, r + 1, c + 1, r, c + 1};
      }
      return half == 0
          ? new int[] {r, c, r + 1, c, r, c + 1}
          : new int[] {r, c + 1, r + 1, c, r + 1, c + 1};
    }

    double[][] points(int[] triangle) {
      return new double[][] {
        road.at(triangle[0], triangle[1]),
        road.at(triangle[2], triangle[3]),
        road.at(triangle[4], triangle[5])
      };
    }
  }

  /** A scene of a seed: the road, what is missing of it, and what lies below. */
  public static SeededScene of(long seed) {
    return scene(seed, true);
  }

  /** The same road without a fault. */
  public static SeededScene clean(long seed) {
    return scene(seed, false);
  }

  private static SeededScene scene(long seed, boolean torn) {
    SplittableRandom random = new SplittableRandom(seed * 7368787 + 11);
    Plan plan;
    int[] gone;
    do {
      plan = plan(random);
      gone = gone(plan, random);
    } while (gone == null);
    double depth = random.nextBoolean() ? 0 : 0.1 * StrictMath.exp(random.nextDouble() * 6.9);
    List<Piece> pieces = new ArrayList<>();
    pieces.add(road(plan, torn ? gone : null));
    if (depth > 0) {
      pieces.add(ground(plan, depth));
    }
    String told =
        String.format(
            Locale.ROOT,
            "%s; %s of the quad behind row %d, column %d%s",
            plan.told(),
            gone[2] == 2 ? "both" : "half " + gone[2],
            gone[0],
            gone[1],
            depth > 0 ? String.format(Locale.ROOT, ", ground %.2f below", depth) : "");
    Expected expected =
        torn
            ? new Expected(Told.ERROR, Told.ERROR, points(plan, gone), NEAR, List.of(), true, true)
            : new Expected(null, null, List.of(), 0, List.of(), true, true);
    return new SeededScene(
        torn ? "triangle" : "whole",
        told,
        pieces,
        LevelHints.NONE,
        middle(plan),
        null,
        null,
        expected);
  }

  /** A place in the middle of the road, xyz, near its first end. */
  private static double[] middle(Plan plan) {
    double[] left = plan.road().at(1, 0);
    double[] right = plan.road().at(1, plan.columns());
    double[] middle = new double[3];
    Arrays.setAll(middle, k -> (left[k] + right[k]) / 2);
    return middle;
  }

  private static Plan plan(SplittableRandom random) {
    Shape shape = Shape.values()[random.nextInt(Shape.values().length)];
    double width = 4 * StrictMath.exp(random.nextDouble() * StrictMath.log(15));
    int columns = 1 + random.nextInt(4);
    double quad = 1.5 * StrictMath.exp(random.nextDouble() * StrictMath.log(8));
    double degrees = random.nextInt(3) == 0 ? random.nextInt(-12, 13) : 0;
    double bank = StrictMath.tan(Math.toRadians(degrees));
    boolean even = random.nextBoolean();
    int diagonal = random.nextInt(3);
    double[] lengths;
    double[] ways;
    switch (shape) {
      case STRAIGHT -> {
        lengths = new double[] {120 + 4 * width};
        ways = new double[] {2 * Math.PI * random.nextDouble()};
      }
      case ZIGZAG, CORNERS -> {
        lengths = new double[4];
        ways = new double[4];
        double way = 2 * Math.PI * random.nextDouble();
        for (int i = 0; i < 4; i++) {
          lengths[i] = 3.2 * width + 20 * (1 + random.nextDouble());
          ways[i] = way;
          double turn = Math.toRadians(20 + 65 * random.nextDouble());
          way += (shape == Shape.ZIGZAG ? i % 2 == 0 : i < 2) ? turn : -turn;
        }
        bank = 0;
      }
      default -> {
        double tight = Math.max(12, 0.75 * width);
        double radius =
            shape == Shape.BEND
                ? Math.max(1.5 * width, 40 + 160 * random.nextDouble())
                : tight + random.nextDouble() * Math.max(0, 60 - tight);
        double most = Math.toRadians(bank == 0 ? 10 : 1);
        double turned = shape == Shape.BEND ? Math.min(1.6, 120 / radius) : Math.PI;
        int parts = (int) Math.ceil(turned / Math.min(most, quad / radius));
        double side = random.nextBoolean() ? turned : -turned;
        int straight = (int) Math.ceil(60 / quad);
        lengths = new double[parts + 2 * straight];
        ways = new double[parts + 2 * straight];
        for (int i = 0; i < lengths.length; i++) {
          int bent = Math.max(0, Math.min(parts, i - straight));
          lengths[i] = i < straight || i >= straight + parts ? quad : radius * turned / parts;
          ways[i] = side * bent / parts;
        }
      }
    }
    LegRoad road = new LegRoad(width / 2, bank, columns).legs(lengths, ways, quad, even);
    String told =
        String.format(
            Locale.ROOT,
            "%s w%.1f bank%.0f %d columns, quads of %.1f%s, diagonal %d",
            shape,
            width,
            bank == 0 ? 0 : degrees,
            columns,
            quad,
            even ? " even" : "",
            diagonal);
    return new Plan(told, road, width, columns, diagonal);
  }

  /** Row, column, and which half or 2 for both; null where it would be no gap of the road. */
  private static int[] gone(Plan plan, SplittableRandom random) {
    LegRoad road = plan.road();
    List<Integer> corners = road.corners();
    int row = random.nextInt(road.rows() - 1);
    if (!corners.isEmpty() && random.nextBoolean()) {
      row = corners.get(random.nextInt(corners.size())) - random.nextInt(2);
    }
    int[] gone = {row, random.nextInt(plan.columns()), random.nextInt(3)};
    boolean wide = false;
    boolean deep = false;
    boolean middle = true;
    double[] first = road.at(0, plan.columns() / 2);
    double[] last = road.at(road.rows() - 1, plan.columns() / 2);
    for (int half = 0; half < 2; half++) {
      if (gone[2] == half || gone[2] == 2) {
        int[] triangle = plan.triangle(gone[0], gone[1], half);
        double[][] p = plan.points(triangle);
        wide |= inscribed(p) >= WHEEL;
        for (int i = 0; i < 3; i++) {
          int c = triangle[2 * i + 1];
          deep |= Math.min(c, plan.columns() - c) * plan.width() / plan.columns() >= NOTCH;
          middle &= distance(p[i], first) > ENDS + plan.width();
          middle &= distance(p[i], last) > ENDS + plan.width();
        }
      }
    }
    deep |= plan.columns() == 1;
    return wide && deep && middle ? gone : null;
  }

  private static Piece road(Plan plan, int[] gone) {
    MeshDraft draft = new MeshDraft("road", SurfaceClass.UNKNOWN);
    for (int r = 0; r < plan.road().rows(); r++) {
      for (int c = 0; c <= plan.columns(); c++) {
        double[] p = plan.road().at(r, c);
        draft.vertex(p[0], p[1], p[2]);
      }
    }
    int n = plan.columns() + 1;
    for (int r = 0; r + 1 < plan.road().rows(); r++) {
      for (int c = 0; c < plan.columns(); c++) {
        for (int half = 0; half < 2; half++) {
          boolean here = gone != null && gone[0] == r && gone[1] == c;
          if (!here || gone[2] == 1 - half) {
            int[] t = plan.triangle(r, c, half);
            draft.triangle(n * t[0] + t[1], n * t[2] + t[3], n * t[4] + t[5], "asphalt");
          }
        }
      }
    }
    draft.dropUnused();
    return draft.build(FILE);
  }

  /** A level sheet under all of the road. */
  private static Piece ground(Plan plan, double depth) {
    double[] low = {Double.MAX_VALUE, Double.MAX_VALUE, Double.MAX_VALUE};
    double[] high = {-Double.MAX_VALUE, -Double.MAX_VALUE, -Double.MAX_VALUE};
    for (int r = 0; r < plan.road().rows(); r++) {
      for (int c = 0; c <= plan.columns(); c++) {
        double[] p = plan.road().at(r, c);
        for (int k = 0; k < 3; k++) {
          low[k] = Math.min(low[k], p[k]);
          high[k] = Math.max(high[k], p[k]);
        }
      }
    }
    MeshDraft draft = new MeshDraft("terrain_low", SurfaceClass.UNKNOWN);
    double y = low[1] - depth;
    draft.vertex(low[0] - BESIDE, y, low[2] - BESIDE);
    draft.vertex(low[0] - BESIDE, y, high[2] + BESIDE);
    draft.vertex(high[0] + BESIDE, y, high[2] + BESIDE);
    draft.vertex(high[0] + BESIDE, y, low[2] - BESIDE);
    draft.quad(0, 1, 2, 3, "grass");
    return draft.build(FILE);
  }

  /** Points all over what is missing. */
  private static List<double[]> points(Plan plan, int[] gone) {
    List<double[]> points = new ArrayList<>();
    for (int half = 0; half < 2; half++) {
      if (gone[2] == half || gone[2] == 2) {
        double[][] p = plan.points(plan.triangle(gone[0], gone[1], half));
        double longest =
            Math.max(distance(p[0], p[1]), Math.max(distance(p[1], p[2]), distance(p[2], p[0])));
        int parts = (int) Math.ceil(longest / APART);
        for (int i = 0; i <= parts; i++) {
          for (int j = 0; i + j <= parts; j++) {
            double[] q = new double[3];
            for (int k = 0; k < 3; k++) {
              q[k] = p[0][k] + (i * (p[1][k] - p[0][k]) + j * (p[2][k] - p[0][k])) / parts;
            }
            points.add(q);
          }
        }
      }
    }
    return points;
  }

  /** Radius of the circle in a triangle, as seen from above. */
  private static double inscribed(double[][] p) {
    double[] sides = {distance(p[0], p[1]), distance(p[1], p[2]), distance(p[2], p[0])};
    double around = Arrays.stream(sides).sum();
    double[] a = p[0];
    double twice = (p[1][0] - a[0]) * (p[2][2] - a[2]) - (p[1][2] - a[2]) * (p[2][0] - a[0]);
    return Math.abs(twice) / around;
  }

  private static double distance(double[] a, double[] b) {
    double x = a[0] - b[0];
    double z = a[2] - b[2];
    return Math.sqrt(x * x + z * z);
  }
}
