package org.trackwalk.examples.seeded;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;

/** Things that are part of the road's own mesh: fins on its inner edges, blocks pulled up. */
final class Welded {

  private static final double ENDS = 35;

  private Welded() {}

  /** Upright faces on inner edges of the road: a triangle, or a sheet over several edges. */
  static SeededScene fin(Base base, Random random) {
    double s = ENDS + random.nextDouble() * (base.centre.length() - 2 * ENDS);
    double wide = Math.min(base.width - 1.2, 0.5 + 3 * random.nextDouble());
    double u = (random.nextDouble() - 0.5) * (base.width - wide - 1);
    boolean along = random.nextInt(3) == 0;
    double reach = 1 + 3 * random.nextDouble();
    double[] stations = along ? new double[] {s, s + reach} : new double[] {s};
    double[] offsets = along ? new double[] {u} : new double[] {u - wide / 2, u + wide / 2};
    Deck deck = base.deck(stations, offsets);
    double height = 0.05 * StrictMath.exp(random.nextDouble() * StrictMath.log(40));
    boolean pointed = random.nextBoolean();
    LevelPieces pieces = new LevelPieces(base).deck(deck);
    List<int[]> foot = new ArrayList<>();
    int first = row(deck, s);
    String name = pieces.road(deck, first);
    if (along) {
      int column = column(deck, u);
      for (int r = first; r < deck.rows().length && deck.rows()[r] <= s + reach + 1e-6; r++) {
        if (pieces.road(deck, Math.max(first, r - 1)).equals(name)) {
          foot.add(new int[] {r, column});
        }
      }
    } else {
      for (int c = column(deck, u - wide / 2); c <= column(deck, u + wide / 2); c++) {
        foot.add(new int[] {first, c});
      }
    }
    List<double[]> v = new ArrayList<>();
    List<int[]> t = new ArrayList<>();
    int n = foot.size();
    double[] up = base.centre.axes(s);
    List<Integer> index = new ArrayList<>();
    for (int[] f : foot) {
      v.add(deck.position(f[0], f[1]));
      index.add(pieces.vertex(deck, name, f[0], f[1]));
    }
    if (pointed) {
      double[] a = v.get(0);
      double[] b = v.get(n - 1);
      double[] top = new double[3];
      for (int k = 0; k < 3; k++) {
        top[k] = (a[k] + b[k]) / 2 + height * up[6 + k];
      }
      v.add(top);
      for (int i = 1; i < n; i++) {
        t.add(new int[] {i - 1, i, n});
      }
    } else {
      for (int i = 0; i < n; i++) {
        double[] top = v.get(i).clone();
        for (int k = 0; k < 3; k++) {
          top[k] += height * up[6 + k];
        }
        v.add(top);
      }
      for (int i = 1; i < n; i++) {
        t.add(new int[] {i - 1, i, n + i});
        t.add(new int[] {i - 1, n + i, n + i - 1});
      }
    }
    for (int i = n; i < v.size(); i++) {
      index.add(pieces.add(name, v.get(i)));
    }
    boolean back = random.nextBoolean();
    for (int[] x : t) {
      pieces.triangle(
          name, index.get(x[0]), index.get(x[back ? 2 : 1]), index.get(x[back ? 1 : 2]));
    }
    boolean both = random.nextBoolean();
    if (both) {
      pieces.draft(name).twoSided(true);
    }
    Solid solid = new Solid(v, t);
    Way way = Way.of(deck, solid, s);
    String told =
        String.format(
            Locale.ROOT,
            "fin %s %s high %.3f at u %.2f free %.2f%s",
            along ? "along" : "across",
            pointed ? "pointed" : "sheet",
            way.reached(),
            u,
            way.free(deck),
            both ? " twoSided" : "");
    return pieces.scene(
        "fin", told, ThingScenes.expected(ThingScenes.Kind.FIN, base, deck, solid, way));
  }

  /** A rectangle of the road that is pulled up, with walls that are welded to it. */
  static SeededScene block(Base base, Random random) {
    double s = ENDS + random.nextDouble() * (base.centre.length() - 2 * ENDS - 6);
    double wide = Math.min(base.width - 1.2, 0.5 + 4 * random.nextDouble());
    double u = (random.nextDouble() - 0.5) * (base.width - wide - 1);
    double length = 0.3 + 5 * random.nextDouble();
    double height = 0.03 * StrictMath.exp(random.nextDouble() * StrictMath.log(100));
    double right = u - wide / 2;
    double left = u + wide / 2;
    Deck deck = base.deck(new double[] {s, s + length}, new double[] {right, left});
    Deck whole = base.deck(new double[] {s, s + length}, new double[] {right, left});
    deck.remove(s, s + length, right, left);
    LevelPieces pieces = new LevelPieces(base).deck(deck);
    int r0 = row(deck, s);
    int r1 = row(deck, s + length);
    int c0 = column(deck, right);
    int c1 = column(deck, left);
    double[] up = base.centre.axes(s);
    List<double[]> v = new ArrayList<>();
    List<int[]> t = new ArrayList<>();
    String name = pieces.road(deck, r0);
    List<int[]> ring = new ArrayList<>();
    for (int c = c0; c < c1; c++) {
      ring.add(new int[] {r0, c});
    }
    for (int r = r0; r < r1; r++) {
      ring.add(new int[] {r, c1});
    }
    for (int c = c1; c > c0; c--) {
      ring.add(new int[] {r1, c});
    }
    for (int r = r1; r > r0; r--) {
      ring.add(new int[] {r, c0});
    }
    int n = ring.size();
    List<Integer> index = new ArrayList<>();
    for (int[] p : ring) {
      v.add(deck.position(p[0], p[1]));
      index.add(pieces.vertex(deck, name, p[0], p[1]));
    }
    for (int i = 0; i < n; i++) {
      double[] top = v.get(i).clone();
      for (int k = 0; k < 3; k++) {
        top[k] += height * up[6 + k];
      }
      v.add(top);
      index.add(pieces.add(name, top));
    }
    // A roof from one corner would be a fan over a bend: from the middle it is always right.
    double[] middle = new double[3];
    for (int i = n; i < 2 * n; i++) {
      for (int k = 0; k < 3; k++) {
        middle[k] += v.get(i)[k] / n;
      }
    }
    v.add(middle);
    index.add(pieces.add(name, middle));
    for (int i = 0; i < n; i++) {
      int j = (i + 1) % n;
      t.add(new int[] {i, n + j, j});
      t.add(new int[] {i, n + i, n + j});
      t.add(new int[] {n + i, 2 * n, n + j});
    }
    for (int[] x : t) {
      pieces.triangle(name, index.get(x[0]), index.get(x[2]), index.get(x[1]));
    }
    Solid solid = new Solid(v, t);
    Way way = Way.of(whole, solid, s);
    String told =
        String.format(
            Locale.ROOT,
            "block %.2f x %.2f high %.3f at u %.2f free %.2f",
            length,
            wide,
            way.reached(),
            u,
            way.free(deck));
    // Over a bend the roof bulges; what a wheel meets is the face.
    Expected expected =
        ThingScenes.expected(ThingScenes.Kind.BLOCK, base, whole, solid, way).orMeasure(height);
    return pieces.scene("block", told, expected);
  }

  static int row(Deck deck, double s) {
    int best = 0;
    for (int r = 0; r < deck.rows().length; r++) {
      if (Math.abs(deck.rows()[r] - s) < Math.abs(deck.rows()[best] - s)) {
        best = r;
      }
    }
    return best;
  }

  static int column(Deck deck, double u) {
    int best = 0;
    for (int c = 0; c < deck.columns(); c++) {
      if (Math.abs(deck.left(c) - u) < Math.abs(deck.left(best) - u)) {
        best = c;
      }
    }
    return best;
  }
}
