package org.trackwalk.examples.seeded;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.trackwalk.examples.seeded.Expected.Told;

/**
 * Terrain that comes up through a road: 0.1 m to 2 m, at slopes of 10 to 80 degrees, over all of
 * the road's width or a part of it. And terrain that stays under the road, rises beside it, or
 * follows its hills and banks, of which nothing is said.
 */
public final class RiseScenes {

  /** How far from the road's ends it rises, metres. */
  private static final double ENDS = 35;

  /** How far beside the road the terrain goes on, metres; in a bend less. */
  private static final double BESIDE = 12;

  /** Distance of the terrain's rows where it is plain, metres. */
  private static final double ROWS = 4;

  /** Slope up to which a wheel rolls up, degrees; steeper is what stands in the way. */
  private static final double ROLLS = 45;

  /** What is lower a wheel gets over, metres. */
  private static final double WHEEL = 0.28;

  /** A car stands on what is so long and wide, metres. */
  private static final double LONG = 6.5;

  private static final double WIDE = 4;

  /** About that slope either is right. */
  private static final double UNSURE = 2;

  private static final double NEAR = 2;

  /** Rows and columns so near to each other are one, metres. */
  private static final double SAME = 0.01;

  private RiseScenes() {}

  /** Where terrain is in a clean scene. */
  private enum Beside {
    UNDER,
    BANK,
    DITCH,
    NEAR_UNDER
  }

  /** A rise: between stations, as high, over a part of the width. */
  private record Rise(
      double from, double flat, double high, double low, double tan, double right, double left) {

    double run() {
      return (high + low) / tan;
    }

    double to() {
      return from + 2 * run() + flat;
    }

    /** Height over the road's plane at a place. */
    double at(double s, double u) {
      double along = Math.min(s - from, to() - s) * tan - low;
      double across = Math.min(u - right, left - u) * tan - low;
      return Math.max(-low, Math.min(high, Math.min(along, across)));
    }
  }

  /** A scene of a seed: terrain comes up through the road. */
  public static SeededScene of(long seed) {
    return of(seed, false);
  }

  /**
   * A scene of a seed: terrain comes up through the road.
   *
   * @param joined whether faces down from the road's end join the two
   */
  public static SeededScene of(long seed, boolean joined) {
    Random random = new Random(seed * 15485863 + 7);
    random.nextInt();
    Base base = base(random);
    double half = base.width / 2;
    double high = 0.1 * StrictMath.exp(random.nextDouble() * StrictMath.log(20));
    double degrees = 10 + 70 * random.nextDouble();
    double low = 0.1 + 0.4 * random.nextDouble();
    double tan = StrictMath.tan(Math.toRadians(degrees));
    double flat = random.nextBoolean() ? 0 : 3 * random.nextDouble();
    double length = 2 * (high + low) / tan + flat;
    double room = base.centre.length() - 2 * ENDS - length;
    double from = ENDS + Math.max(0, room) * random.nextDouble();
    boolean whole = random.nextBoolean();
    double out = half + BESIDE + 10;
    double edge = -half + (0.2 + 0.6 * random.nextDouble()) * base.width;
    boolean fromLeft = random.nextBoolean();
    Rise rise =
        new Rise(
            from,
            flat,
            high,
            low,
            tan,
            whole || !fromLeft ? -out : edge - low / tan,
            whole || fromLeft ? out : edge + low / tan);
    LevelPieces pieces = terrain(base, rise, Beside.UNDER, 0, joined);
    List<double[]> points = new ArrayList<>();
    double apart = Math.min(0.5, length / 8);
    for (double s = rise.from() + apart / 2; s <= rise.to(); s += apart) {
      for (double u = -half; u <= half; u += 0.5) {
        if (rise.at(s, u) > -low) {
          points.add(base.placing.put(base.centre.at(s, u, Math.max(0, rise.at(s, u)))));
        }
      }
    }
    // What a wheel does not get over and no car stands on is in the way, and leaves a way past.
    double part = whole ? base.width : fromLeft ? half - edge : edge + half;
    boolean carries = high < WHEEL || 2 * high / tan + flat > LONG && part > WIDE;
    boolean rolls = degrees <= ROLLS - UNSURE && carries;
    Told least = whole || rolls ? Told.ERROR : Told.WARNING;
    least = Math.abs(degrees - ROLLS) < UNSURE ? Told.WARNING : least;
    String told =
        String.format(
            Locale.ROOT,
            "rise %.2f high at %.0f deg, %.2f m of it level, %s, from %.2f below, at s %.1f",
            high,
            degrees,
            flat,
            whole
                ? "whole width"
                : String.format(Locale.ROOT, "%s of u %.2f", fromLeft ? "left" : "right", edge),
            low,
            rise.from());
    return pieces.scene(
        "rise", told, new Expected(least, Told.ERROR, points, NEAR, List.of(), true, true));
  }

  /** A scene of a seed in which terrain is where it may be. */
  public static SeededScene clean(long seed) {
    return clean(seed, false);
  }

  /**
   * A scene of a seed in which terrain is where it may be.
   *
   * @param joined whether faces down from the road's end join the two
   */
  public static SeededScene clean(long seed, boolean joined) {
    Random random = new Random(seed * 15485863 + 11);
    random.nextInt();
    Base base = base(random);
    Beside beside = Beside.values()[(int) Math.floorMod(seed, Beside.values().length)];
    double low =
        beside == Beside.NEAR_UNDER
            ? 0.02 + 0.08 * random.nextDouble()
            : 0.1 + 0.8 * random.nextDouble();
    Rise rise = new Rise(0, 0, -low, low, 1, -1, 1);
    double slope = 0.1 + 0.9 * random.nextDouble();
    LevelPieces pieces = terrain(base, rise, beside, slope, joined);
    String word = "no_rise_" + beside.name().toLowerCase(Locale.ROOT);
    return pieces.scene(
        word,
        String.format(Locale.ROOT, "%s, terrain %.2f below", word, low),
        new Expected(null, null, List.of(), 0, List.of(), true, true));
  }

  /** A road with nothing of its own beside it, long enough. */
  private static Base base(Random random) {
    Base base = new Base(random, false, false, 0);
    while (base.centre.length() < 2 * ENDS + 45 || base.walls || base.terrain > 0 || base.kerb) {
      base = new Base(random, false, false, 0);
    }
    return base;
  }

  private static LevelPieces terrain(
      Base base, Rise rise, Beside beside, double slope, boolean joined) {
    Deck deck = base.deck(new double[0], new double[0]);
    LevelPieces pieces = new LevelPieces(base).deck(deck);
    double[] stations = stations(base, rise);
    double[] offsets = offsets(base, rise);
    List<double[]> v = new ArrayList<>();
    List<int[]> t = new ArrayList<>();
    int n = offsets.length;
    for (int r = 0; r < stations.length; r++) {
      for (int c = 0; c < n; c++) {
        double u = offsets[c];
        double out = Math.max(0, Math.abs(u) - base.width / 2 - 0.3);
        double up =
            switch (beside) {
              case BANK -> out * slope;
              case DITCH -> -out * slope;
              default -> 0;
            };
        v.add(base.centre.at(stations[r], u, rise.at(stations[r], u) + up));
        if (r > 0 && c > 0) {
          int k = n * r + c;
          t.add(new int[] {k - n - 1, k - n, k});
          t.add(new int[] {k - n - 1, k, k - 1});
        }
      }
    }
    if (joined) {
      join(deck, n, v, t);
    }
    String name = base.saying == Base.Saying.NAMES ? "terrain_1" : "q_1";
    return pieces.thing(name, new Solid(v, t), false);
  }

  /** Faces between the road's first row and the terrain's, from border to border. */
  private static void join(Deck deck, int columns, List<double[]> v, List<int[]> t) {
    int road = v.size();
    for (int c = 0; c < deck.columns(); c++) {
      v.add(deck.position(0, c));
    }
    int low = 0;
    int high = road;
    while (low + 1 < columns || high + 1 < v.size()) {
      boolean up =
          low + 1 == columns
              || high + 1 < v.size() && gone(v, road, high + 1) <= gone(v, 0, low + 1);
      t.add(new int[] {low, up ? high + 1 : low + 1, high});
      low += up ? 0 : 1;
      high += up ? 1 : 0;
    }
  }

  private static double gone(List<double[]> v, int from, int to) {
    double[] a = v.get(from);
    double[] b = v.get(to);
    return Math.hypot(b[0] - a[0], b[2] - a[2]);
  }

  /** Rows of the terrain: those of the road, so that it stays under it, and those of the rise. */
  private static double[] stations(Base base, Rise rise) {
    double length = base.centre.length();
    int parts = (int) Math.ceil(length / base.spacing);
    List<Double> all = new ArrayList<>();
    for (int i = 0; i <= parts; i++) {
      all.add(length * i / parts);
    }
    if (rise.high() > 0) {
      all.removeIf(s -> s > rise.from() - 0.2 && s < rise.to() + 0.2);
      double run = rise.run();
      for (double s : new double[] {rise.from(), rise.from() + run, rise.to() - run, rise.to()}) {
        all.add(s);
      }
    }
    return apart(all);
  }

  private static double[] offsets(Base base, Rise rise) {
    double half = base.width / 2;
    double right = base.centre.sharpest(-1);
    double left = base.centre.sharpest(1);
    double from = -Math.min(half + BESIDE, right > 0 ? Math.max(half, 0.85 / right) : 1e9);
    double to = Math.min(half + BESIDE, left > 0 ? Math.max(half, 0.85 / left) : 1e9);
    List<Double> all = new ArrayList<>();
    int parts = (int) Math.ceil((to - from) / ROWS);
    for (int i = 0; i <= parts; i++) {
      all.add(from + (to - from) * i / parts);
    }
    if (rise.high() > 0) {
      double run = rise.run();
      for (double u :
          new double[] {rise.right(), rise.right() + run, rise.left() - run, rise.left()}) {
        if (u > from && u < to) {
          all.add(u);
        }
      }
    } else {
      all.add(-half - 0.3);
      all.add(half + 0.3);
    }
    return apart(all.stream().filter(u -> u >= from && u <= to).toList());
  }

  /** In order, without those that lie where another one does. */
  private static double[] apart(List<Double> all) {
    List<Double> kept = new ArrayList<>();
    for (double at : all.stream().sorted().toList()) {
      if (kept.isEmpty() || at - kept.get(kept.size() - 1) > SAME) {
        kept.add(at);
      }
    }
    return kept.stream().mapToDouble(Double::doubleValue).toArray();
  }
}
