package org.trackwalk.drive.edges;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import org.trackwalk.mesh.level.Piece;

/**
 * A road, straight or bent, banked or flat, with bays beside it: each widens over a taper, goes on
 * and narrows again, metres.
 */
final class BayRoad {

  private static final String[] NAMES = {"road", "asphalt", "TRACK_main", "tarmac_01"};

  private static final double LEAD = 90;

  /** Where it widens, is wide, narrows and is as narrow as before; how deep it is. */
  private record Bay(double from, double in, double out, double to, double depth) {

    double at(double s) {
      if (s <= from || s >= to) {
        return 0;
      }
      if (s < in) {
        return depth * (s - from) / (in - from);
      }
      return s <= out ? depth : depth * (to - s) / (to - out);
    }

    @Override
    public String toString() {
      return String.format(Locale.ROOT, "%.1f-%.1f-%.1f-%.1f/%.1f", from, in, out, to, depth);
    }
  }

  /** A quad of the road or of a bay; its first and last corner lie on its first row. */
  record Quad(double from, double to, boolean bay, double[][] corners) {}

  private final double width;
  private final double bend;
  private final double bank;
  private final double spacing;
  private final boolean regular;
  private final String name;
  private final List<List<Bay>> bays = List.of(new ArrayList<>(), new ArrayList<>());
  private final List<Double> rows = new ArrayList<>();
  final List<Quad> quads = new ArrayList<>();
  private final int columns;

  /** One of many: a third has bays on both sides, a third has bays with square ends. */
  BayRoad(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    width = 5 + 17 * random.nextDouble();
    bend =
        random.nextInt(3) == 0
            ? 0
            : (random.nextBoolean() ? 1 : -1) / (2.5 * width + 300 * random.nextDouble());
    bank = random.nextBoolean() ? 0 : 0.2 * (2 * random.nextDouble() - 1);
    spacing = 1.5 + 5 * random.nextDouble();
    regular = random.nextBoolean();
    name = NAMES[random.nextInt(NAMES.length)];
    columns = 1 + random.nextInt(Math.max(1, Math.min(4, (int) (width / 2.5))));
    boolean square = random.nextInt(3) == 0;
    double end = 0;
    boolean both = random.nextInt(3) == 0;
    for (int side = 0; side < 2; side++) {
      if (side == 1 && !both) {
        break;
      }
      double s = LEAD + 10 * random.nextDouble();
      int count = 1 + random.nextInt(3);
      for (int i = 0; i < count; i++) {
        double depth = 1.5 + 3.5 * random.nextDouble();
        double taper =
            square
                ? 0
                : depth / StrictMath.tan(StrictMath.toRadians(15 + 65 * random.nextDouble()));
        double length = 3 + 22 * random.nextDouble();
        bays.get(side)
            .add(new Bay(s, s + taper, s + taper + length, s + 2 * taper + length, depth));
        s += 2 * taper + length + 0.8 + 12 * random.nextDouble();
      }
      end = Math.max(end, s);
    }
    TreeSet<Double> all = new TreeSet<>();
    double s = 0;
    while (s < end + LEAD) {
      all.add(s);
      s += regular ? spacing : spacing * (0.5 + random.nextDouble());
    }
    List<Double> breaks = new ArrayList<>();
    for (List<Bay> side : bays) {
      for (Bay b : side) {
        breaks.addAll(List.of(b.from, b.in, b.out, b.to));
      }
    }
    for (double b : breaks) {
      all.removeIf(r -> Math.abs(r - b) < 0.45 * spacing && !breaks.contains(r));
      all.add(b);
    }
    rows.addAll(all);
    for (int r = 0; r + 1 < rows.size(); r++) {
      double a = rows.get(r);
      double b = rows.get(r + 1);
      if (b - a < 1e-6) {
        continue;
      }
      for (int c = 0; c < columns; c++) {
        double l = -width / 2 + width * c / columns;
        double h = -width / 2 + width * (c + 1) / columns;
        quads.add(quad(a, b, l, h, l, h, false));
      }
      for (int side = 0; side < 2; side++) {
        double sign = side == 0 ? 1 : -1;
        double half = sign * width / 2;
        for (Bay bay : bays.get(side)) {
          if (a >= bay.from - 1e-9 && b <= bay.to + 1e-9) {
            double e = (b - a) * 1e-6;
            double wa = bay.at(a + e);
            double wb = bay.at(b - e);
            wa = wa < 1e-4 ? 0 : wa;
            wb = wb < 1e-4 ? 0 : wb;
            quads.add(
                quad(
                    a,
                    b,
                    half,
                    half + sign * snap(bay, wa),
                    half,
                    half + sign * snap(bay, wb),
                    true));
          }
        }
      }
    }
  }

  private static double snap(Bay bay, double w) {
    return Math.abs(w - bay.depth) < 1e-4 ? bay.depth : Math.rint(w * 1e4) / 1e4;
  }

  private Quad quad(double a, double b, double la, double ha, double lb, double hb, boolean bay) {
    return new Quad(a, b, bay, new double[][] {at(a, la), at(b, lb), at(b, hb), at(a, ha)});
  }

  private double[] at(double s, double lateral) {
    double x;
    double z;
    double way = bend * s;
    if (bend == 0) {
      x = 0;
      z = s;
    } else {
      x = (1 - StrictMath.cos(way)) / bend;
      z = StrictMath.sin(way) / bend;
    }
    return new double[] {
      x + lateral * StrictMath.cos(way), bank * lateral, z - lateral * StrictMath.sin(way)
    };
  }

  /** All of it but some triangles: two of each quad. */
  Piece piece(Set<Integer> gone) {
    int n = 0;
    float[] p = new float[18 * quads.size()];
    for (int q = 0; q < quads.size(); q++) {
      double[][] c = quads.get(q).corners;
      for (int half = 0; half < 2; half++) {
        int[] at = half == 0 ? new int[] {0, 1, 2} : new int[] {0, 2, 3};
        if (gone.contains(2 * q + half)
            || same(c[at[0]], c[at[1]])
            || same(c[at[1]], c[at[2]])
            || same(c[at[0]], c[at[2]])) {
          continue;
        }
        double[] u = c[at[0]];
        double[] v = c[at[1]];
        double[] w = c[at[2]];
        boolean up = (v[2] - u[2]) * (w[0] - u[0]) - (v[0] - u[0]) * (w[2] - u[2]) > 0;
        for (double[] k : up ? new double[][] {u, v, w} : new double[][] {u, w, v}) {
          for (int i = 0; i < 3; i++) {
            p[n++] = (float) k[i];
          }
        }
      }
    }
    int[] index = new int[n / 3];
    for (int i = 0; i < index.length; i++) {
      index[i] = i;
    }
    return Piece.named(name, "level.obj").mesh(Arrays.copyOf(p, n), index).build();
  }

  private static boolean same(double[] a, double[] b) {
    return Math.abs(a[0] - b[0]) + Math.abs(a[2] - b[2]) < 1e-3;
  }

  @Override
  public String toString() {
    return String.format(
        Locale.ROOT,
        "width %.1f/%d bend %.4f bank %.2f rows %.1f%s %s",
        width,
        columns,
        bend,
        bank,
        spacing,
        regular ? "" : "~",
        bays);
  }
}
