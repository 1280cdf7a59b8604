package org.trackwalk.examples.seeded;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.examples.seeded.Expected.Told;

/**
 * Roads that are wider for a while on their left, level and with tapered or square ends, as a
 * lay-by is: nothing is wrong with it, unless a piece of it is missing.
 */
public final class LayByScenes {

  /** How far from the road's ends it lies, metres. */
  private static final double ENDS = 35;

  /** How far from a gap it may be told, metres. */
  private static final double NEAR = 2;

  private final Base base;
  private final Random random;
  private final Deck deck;
  private final LevelPieces pieces;
  private final double half;

  /** Stations: where it begins, is as wide as it gets, is so no more, and ends. */
  private final double[] s = new double[4];

  private final double wide;
  private final double outer;

  /** What is missing of it, from and to along the road; empty for nothing. */
  private final double[] gone;

  /** Piece and material of its own; null for those of the road. */
  private final String own;

  private final boolean sameMaterial;

  private LayByScenes(Random random, Base base, boolean torn) {
    this.base = base;
    this.random = random;
    half = base.width / 2;
    double room = base.centre.length() - 2 * ENDS;
    double first = random.nextInt(3) == 0 ? 0 : 3 + 17 * random.nextDouble();
    double last = random.nextInt(3) == 0 ? 0 : 3 + 17 * random.nextDouble();
    double length = Math.min(5 + 40 * random.nextDouble(), room - first - last - 2);
    s[0] = ENDS + random.nextDouble() * (room - first - last - length);
    s[1] = s[0] + first;
    s[2] = s[1] + length;
    s[3] = s[2] + last;
    double inside = base.centre.sharpest(1) > 0 ? 0.8 / base.centre.sharpest(1) - half - 1 : 99;
    wide = Math.min(inside, 2 + 6 * random.nextDouble());
    double verge =
        random.nextInt(4) == 0 ? 0 : Math.min(inside - wide, 1 + 9 * random.nextDouble());
    outer = verge > 0 ? half + wide + verge : 0;
    gone = torn ? gap(length) : new double[0];
    own = random.nextBoolean() ? null : random.nextBoolean() ? "layby_1" : "Object014";
    sameMaterial = random.nextBoolean();
    double[] asked = torn ? new double[] {s[0], s[1], gone[0], gone[1], s[2], s[3]} : s.clone();
    Deck whole = base.deck(asked, new double[0]);
    deck = roadAndRight(whole);
    pieces = new LevelPieces(base).deck(deck);
  }

  /** As much is left before and behind it: two bays with more between them are no one lay-by. */
  private double[] gap(double length) {
    double metres = Math.min(length / 3, 1.2 + 8 * random.nextDouble());
    double from = s[1] + metres + random.nextDouble() * (length - 3 * metres);
    return new double[] {from, from + metres};
  }

  /** A clean one of a seed. */
  public static SeededScene clean(long seed) {
    return of(seed, false);
  }

  /** One of which a piece is missing. */
  public static SeededScene torn(long seed) {
    return of(seed, true);
  }

  private static SeededScene of(long seed, boolean torn) {
    Random random = new Random(seed * 86028121 + 11);
    random.nextInt();
    Base base = new Base(random, false, false, 2 + 6 * random.nextDouble());
    while (base.kerb || base.walls || base.centre.length() < 2 * ENDS + 60 || isTight(base)) {
      base = new Base(random, false, false, 2 + 6 * random.nextDouble());
    }
    return new LayByScenes(random, base, torn).scene();
  }

  /** No lay-by fits into the inside of such a bend. */
  private static boolean isTight(Base base) {
    return base.centre.sharpest(1) > 0 && 0.8 / base.centre.sharpest(1) < base.width / 2 + 5;
  }

  /** The road, and what lies to the right of it. */
  private Deck roadAndRight(Deck whole) {
    List<Strip> strips = new ArrayList<>();
    int last = 0;
    for (Strip strip : whole.strips()) {
      if (whole.left(strip.from()) < half - 1e-9) {
        strips.add(strip);
        last = Math.max(last, strip.to());
      }
    }
    double[][] columns = new double[last + 1][];
    for (int c = 0; c <= last; c++) {
      columns[c] = new double[] {whole.left(c), 0};
    }
    return new Deck(base.centre, whole.rows(), columns, strips, base.diagonal);
  }

  private SeededScene scene() {
    double[] rows = deck.rows();
    for (int r = 0; r + 1 < rows.length; r++) {
      double a = width(rows[r], true);
      double b = width(rows[r + 1], false);
      boolean torn = gone.length > 0 && rows[r] >= gone[0] && rows[r + 1] <= gone[1];
      if (a + b > 0 && !torn) {
        String name = own == null ? pieces.road(deck, r) : own;
        double[][] around = {at(r, 0), at(r, a), at(r + 1, b), at(r + 1, 0)};
        polygon(name, own == null || sameMaterial ? roadMaterial() : layByMaterial(), around);
      }
      if (outer > 0) {
        verge(r, a, b);
      }
    }
    String told =
        String.format(
            Locale.ROOT,
            "layby %.1f wide, s %.1f %.1f %.1f %.1f, verge to %.1f, %s%s",
            wide,
            s[0],
            s[1],
            s[2],
            s[3],
            outer,
            own == null ? "the road's piece" : own,
            gone.length == 0
                ? ""
                : String.format(Locale.ROOT, ", gone from %.2f to %.2f", gone[0], gone[1]));
    return pieces.scene(gone.length == 0 ? "layby" : "layby_gone", told, expected());
  }

  private Expected expected() {
    if (gone.length == 0) {
      return Expected.silence();
    }
    List<double[]> points = new ArrayList<>();
    for (double at = gone[0]; at <= gone[1]; at += 0.5) {
      for (double u = half; u <= half + wide; u += 0.5) {
        points.add(base.placing.put(base.centre.at(at, u, 0)));
      }
    }
    return new Expected(Told.WARNING, Told.ERROR, points, NEAR, List.of(), true, false);
  }

  private String roadMaterial() {
    return base.saying == Base.Saying.NAMES ? Strip.Role.ROAD.material() : "m0";
  }

  private String layByMaterial() {
    return base.saying == Base.Saying.NAMES ? "asphalt_old" : "m7";
  }

  /** How wide it is at a station, ahead of it or before: at a square end these differ. */
  private double width(double at, boolean ahead) {
    if (at < s[0] || at > s[3] || at == s[0] && (!ahead || s[1] > s[0]) || at == s[3] && ahead) {
      return 0;
    }
    if (at < s[1]) {
      return wide * (at - s[0]) / (s[1] - s[0]);
    }
    return at <= s[2] ? wide : wide * (s[3] - at) / (s[3] - s[2]);
  }

  private double[] at(int row, double out) {
    return base.centre.at(deck.rows()[row], half + out, 0);
  }

  private void verge(int r, double a, double b) {
    String name = base.saying == Base.Saying.NAMES ? "verge_9" : "partv";
    double far = outer - half;
    List<double[]> around = new ArrayList<>();
    around.add(at(r, a));
    double before = width(deck.rows()[r], false);
    if (before > a) {
      around.add(at(r, before));
    }
    around.add(at(r, far));
    around.add(at(r + 1, far));
    double next = width(deck.rows()[r + 1], true);
    if (next > b) {
      around.add(at(r + 1, next));
    }
    around.add(at(r + 1, b));
    String material = base.saying == Base.Saying.NAMES ? Strip.Role.VERGE.material() : "m2";
    polygon(name, material, around.toArray(new double[0][]));
  }

  /** A convex polygon in plan, clockwise as seen from above in the scene's own sense. */
  private void polygon(String name, String material, double[]... around) {
    MeshDraft draft = pieces.draft(name);
    // The fan begins where no corner of its two sides lies on one line with the next.
    int n = around.length;
    int[] v = new int[n];
    for (int i = 0; i < n; i++) {
      v[i] = pieces.add(name, around[i]);
    }
    int from = n == 5 && isBetween(around[0], around[1], around[2]) ? 1 : 0;
    for (int i = 1; i + 1 < n; i++) {
      int b = (from + i) % n;
      int c = (from + i + 1) % n;
      if (!same(around[from], around[b])
          && !same(around[b], around[c])
          && !same(around[c], around[from])) {
        draft.triangle(v[from], v[b], v[c], material);
      }
    }
  }

  private static boolean isBetween(double[] a, double[] b, double[] c) {
    return Math.abs(length(a, b) + length(b, c) - length(a, c)) < 1e-6;
  }

  private static boolean same(double[] a, double[] b) {
    return length(a, b) < 1e-6;
  }

  private static double length(double[] a, double[] b) {
    return Math.sqrt(
        (a[0] - b[0]) * (a[0] - b[0])
            + (a[1] - b[1]) * (a[1] - b[1])
            + (a[2] - b[2]) * (a[2] - b[2]));
  }
}
