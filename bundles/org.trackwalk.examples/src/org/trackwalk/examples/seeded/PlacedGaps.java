package org.trackwalk.examples.seeded;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.DoubleStream;
import org.trackwalk.examples.seeded.Expected.Told;
import org.trackwalk.examples.seeded.PlacedThings.Where;

/**
 * Ground that is missing in more outlines than those of {@link GapScenes}, wherever roads lead, and
 * the same roads whole.
 */
public final class PlacedGaps {

  /** How far from a gap it may be told, metres. */
  private static final double NEAR = 2;

  /** Points that stand for a gap are so far apart, metres. */
  private static final double APART = 0.5;

  /** Less of the road's width than this is left nowhere, metres. */
  private static final double LEFT = 0.5;

  /** So much of the road is left before and behind what is missing, metres. */
  private static final double ENDS = 4;

  /** Likewise where so much is missing that what is left must be a road by itself. */
  private static final double ROAD = 25;

  private PlacedGaps() {}

  /** What is missing. */
  public enum Kind {
    HOLE,
    NOTCH,
    WHOLE_WIDTH,
    LONG,
    CORNER,
    MOAT,
    NONE
  }

  /** A scene of a seed; the kinds take turns, and the places. */
  public static SeededScene of(long seed) {
    Kind kind = Kind.values()[(int) Math.floorMod(seed, Kind.values().length)];
    int places = Where.AT_BORDER.ordinal();
    int turn = (int) Math.floorMod(seed / Kind.values().length, places);
    return of(kind, Where.values()[turn], seed);
  }

  /** A scene of a kind at a place. */
  public static SeededScene of(Kind kind, Where where, long seed) {
    Random random = new Random(seed * 32452843 + 37);
    random.nextInt();
    Base base = PlacedThings.base(where, random);
    while (base.centre.length() < Math.max(PlacedThings.LEAST, 4 * base.width)) {
      base = PlacedThings.base(where, random);
    }
    double depth =
        random.nextBoolean() ? 0.1 * StrictMath.exp(random.nextDouble() * StrictMath.log(1000)) : 0;
    double length =
        kind == Kind.LONG
            ? 12 + 30 * random.nextDouble()
            : 0.8 * StrictMath.exp(random.nextDouble() * StrictMath.log(10));
    Deck before = base.deck(new double[0], new double[0]);
    double end = base.centre.length();
    double room = kind == Kind.LONG ? Math.max(ROAD, 1.1 * base.width) : ENDS;
    double at = PlacedThings.station(where, base, before, random);
    double middle = Math.max(room + 1, Math.min(end - room - 1, at));
    length = Math.min(length, 2 * (Math.min(middle, end - middle) - room));
    double from = middle - length / 2;
    double to = middle + length / 2;
    List<double[]> gone = kind == Kind.NONE ? List.of() : gone(kind, base, from, to, random);
    Deck deck = base.deck(columns(gone, 0), columns(gone, 2));
    List<double[]> points = new ArrayList<>();
    for (double[] g : gone) {
      deck.remove(g[0], g[1], g[2], g[3]);
      for (double s = g[0]; s <= g[1]; s += APART) {
        for (double u = g[2]; u <= g[3]; u += APART) {
          points.add(base.placing.put(base.centre.at(s, u, 0)));
        }
      }
    }
    LevelPieces pieces = new LevelPieces(base).deck(deck);
    if (depth > 0 && kind != Kind.NONE) {
      pieces.thing("terrain_low", GapScenes.ground(deck, depth), false);
    }
    PlacedThings.around(where, base, deck, middle, pieces, random);
    String word = "gap_" + kind.name().toLowerCase(Locale.ROOT);
    String told =
        String.format(
            Locale.ROOT,
            "%s %s from s %.1f to %.1f%s",
            word,
            where.name().toLowerCase(Locale.ROOT),
            from,
            to,
            depth > 0 ? String.format(Locale.ROOT, ", ground %.2f below", depth) : "");
    Expected expected =
        kind == Kind.NONE
            ? Expected.silence()
            : new Expected(Told.ERROR, Told.ERROR, points, NEAR, List.of(), !base.walls, false);
    return pieces.scene(word, told, expected);
  }

  /** Stations and distances to the left between which ground is missing, four numbers each. */
  private static List<double[]> gone(Kind kind, Base base, double from, double to, Random random) {
    double half = base.width / 2;
    double wide = Math.min(base.width - 2 * LEFT, 0.8 + random.nextDouble() * base.width * 0.7);
    double right = LEFT - half + random.nextDouble() * (base.width - 2 * LEFT - wide);
    double left = right + wide;
    double middle = (from + to) / 2;
    return switch (kind) {
      case NOTCH ->
          random.nextBoolean()
              ? List.of(new double[] {from, to, -half, wide - half})
              : List.of(new double[] {from, to, half - wide, half});
      case WHOLE_WIDTH, LONG -> List.of(new double[] {from, to, -half, half});
      case CORNER -> {
        double across = right + wide * (0.3 + 0.4 * random.nextDouble());
        yield List.of(
            new double[] {from, middle, right, left}, new double[] {middle, to, right, across});
      }
      case MOAT -> {
        double part = 0.2 * Math.min(wide, to - from);
        yield List.of(
            new double[] {from, from + part, right, left},
            new double[] {to - part, to, right, left},
            new double[] {from + part, to - part, right, right + part},
            new double[] {from + part, to - part, left - part, left});
      }
      default -> List.of(new double[] {from, to, right, left});
    };
  }

  private static double[] columns(List<double[]> gone, int first) {
    return gone.stream()
        .flatMapToDouble(g -> DoubleStream.of(g[first], g[first + 1]))
        .distinct()
        .toArray();
  }
}
