package org.trackwalk.examples.seeded;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.trackwalk.examples.seeded.Expected.Told;

/** Roads of which a piece is missing, and what looks like it and is none. */
public final class GapScenes {

  /** How far from the road's ends ground is missing, metres. */
  private static final double ENDS = 35;

  /** How far from a gap it may be told, metres. */
  private static final double NEAR = 2;

  /** How far apart the points are that stand for a gap, metres. */
  private static final double APART = 1;

  /** Radius of a wheel, metres. */
  private static final double WHEEL = 0.3;

  /** What is farther down than this is nothing at all, metres. */
  private static final double LOWEST = 30;

  /** Lanes in which the length of a gap is measured. */
  private static final int LANES = 16;

  /** Points on each side of a gap's rim. */
  private static final int RIM = 300;

  private GapScenes() {}

  /** The kinds of gaps, then those that are none. */
  public enum Kind {
    PIECE,
    PIECE_OVER_GROUND,
    WHOLE_WIDTH,
    WHOLE_WIDTH_OVER_GROUND,
    VERGE,
    SLIT,
    SLIT_OVER_GROUND,
    NONE_KERB_ENDS,
    NONE_LOWER_GROUND,
    NONE_TUNNEL,
    NONE_BRIDGE,
    NONE_PLANE_OVER
  }

  /** A scene of a seed; the kinds take turns. */
  public static SeededScene of(long seed, boolean onGrid) {
    Kind kind = Kind.values()[(int) Math.floorMod(seed, Kind.values().length)];
    Random random = new Random(seed * 15485863 + 5);
    random.nextInt();
    return switch (kind) {
      case PIECE, PIECE_OVER_GROUND, WHOLE_WIDTH, WHOLE_WIDTH_OVER_GROUND, VERGE ->
          piece(kind, base(random, onGrid, kind), random);
      case SLIT, SLIT_OVER_GROUND -> {
        double width = 0.012 * StrictMath.exp(random.nextDouble() * StrictMath.log(1000));
        Base base = base(random, onGrid, kind);
        yield slit(base, random, kind == Kind.SLIT_OVER_GROUND, width);
      }
      default -> NoGapScenes.of(kind, base(random, onGrid, kind), random);
    };
  }

  /** The same road and place with a slit of another width. */
  public static SeededScene slit(long seed, boolean onGrid, double width) {
    Random random = new Random(seed * 32452843 + 5);
    Base base = base(random, onGrid, Kind.SLIT);
    return slit(base, random, random.nextBoolean(), width);
  }

  private static Base base(Random random, boolean onGrid, Kind kind) {
    double verge = random.nextInt(4) == 0 && kind != Kind.VERGE ? 0 : 2 + 6 * random.nextDouble();
    if (kind == Kind.NONE_KERB_ENDS || kind == Kind.NONE_LOWER_GROUND) {
      verge = 0;
    }
    Base base = new Base(random, onGrid, false, verge);
    boolean bare = kind == Kind.NONE_KERB_ENDS || kind == Kind.NONE_LOWER_GROUND;
    while (base.centre.length() < 2 * ENDS + 45
        || bare && (base.walls || base.terrain > 0 || base.kerb)) {
      base = new Base(random, onGrid, false, verge);
    }
    return base;
  }

  private static SeededScene piece(Kind kind, Base base, Random random) {
    double room = base.centre.length() - 2 * ENDS;
    double length = 0.8 * StrictMath.exp(random.nextDouble() * StrictMath.log(30 / 0.8));
    double s = ENDS + random.nextDouble() * (room - Math.min(length, room));
    double right;
    double left;
    if (kind == Kind.VERGE) {
      Deck whole = base.deck(new double[0], new double[0]);
      Strip verge =
          whole.strips().stream().filter(x -> x.role() == Strip.Role.VERGE).findAny().orElse(null);
      if (verge == null) {
        return piece(Kind.PIECE, base, random);
      }
      right = whole.left(verge.from());
      left = whole.left(verge.to());
      length = 2 + length;
    } else if (kind == Kind.WHOLE_WIDTH || kind == Kind.WHOLE_WIDTH_OVER_GROUND) {
      right = -base.width / 2;
      left = base.width / 2;
    } else {
      double wide = Math.min(base.width - 1, 0.8 + random.nextDouble() * base.width * 0.8);
      double free = base.width - wide;
      right = -base.width / 2 + (random.nextInt(3) == 0 ? 0 : random.nextDouble() * free);
      left = right + wide;
    }
    boolean ground = kind == Kind.PIECE_OVER_GROUND || kind == Kind.WHOLE_WIDTH_OVER_GROUND;
    double depth = ground ? 0.1 * StrictMath.exp(random.nextDouble() * StrictMath.log(1000)) : 0;
    return scene(kind, base, new double[] {s, s + length, right, left}, depth);
  }

  private static SeededScene slit(Base base, Random random, boolean ground, double width) {
    double room = base.centre.length() - 2 * ENDS - 12;
    double s = ENDS + random.nextDouble() * room;
    double depth = ground ? 0.1 * StrictMath.exp(random.nextDouble() * StrictMath.log(1000)) : 0;
    boolean all = random.nextBoolean();
    double side = all ? 1e6 : base.width / 2;
    Kind kind = ground ? Kind.SLIT_OVER_GROUND : Kind.SLIT;
    return scene(kind, base, new double[] {s, s + width, -side, side}, depth);
  }

  /**
   * The scene of a gap.
   *
   * @param gap from and to along the road, right and left border
   * @param depth of the ground below, metres; 0 for none
   */
  private static SeededScene scene(Kind kind, Base base, double[] gap, double depth) {
    double[] stations = {gap[0], gap[1]};
    double half = base.width / 2;
    double[] offsets =
        Math.abs(gap[2]) < half || Math.abs(gap[3]) < half
            ? new double[] {gap[2], gap[3]}
            : new double[0];
    Deck deck = base.deck(stations, offsets);
    deck.remove(gap[0], gap[1], gap[2], gap[3]);
    LevelPieces pieces = new LevelPieces(base).deck(deck);
    if (depth > 0) {
      pieces.thing("terrain_low", ground(deck, depth), false);
    }
    double right = Math.max(gap[2], deck.left(0));
    double left = Math.min(gap[3], deck.left(deck.columns() - 1));
    List<double[]> points = new ArrayList<>();
    for (double s = gap[0]; s <= gap[1] + 1e-9; s += Math.min(APART, gap[1] - gap[0])) {
      for (double u = right; u <= left + 1e-9; u += Math.min(APART, left - right)) {
        points.add(base.placing.put(base.centre.at(s, u, 0)));
      }
    }
    double turn = base.centre.turn(gap[0], gap[1]);
    List<Double> measures = new ArrayList<>();
    for (int i = 0; i <= LANES; i++) {
      double along = gap[1] - gap[0] - (right + (left - right) * i / LANES) * turn;
      measures.add(along);
      measures.add(along / 2);
      if (along < 2 * WHEEL) {
        // How much deeper than a wheel that rests on both rims a ray falls.
        double sinks = WHEEL - StrictMath.sqrt(WHEEL * WHEEL - along * along / 4);
        measures.add((depth > 0 ? Math.min(depth, LOWEST) : LOWEST) - sinks);
      }
    }
    measures.add(largest(base.centre, gap[0], gap[1], right, left));
    measures.add(left - right);
    measures.add((left - right) / 2);
    measures.add(base.width);
    if (depth > 0) {
      measures.add(depth);
    }
    Told least = kind == Kind.VERGE ? Told.WARNING : Told.ERROR;
    String word = kind.name().toLowerCase(Locale.ROOT);
    String told =
        String.format(
            Locale.ROOT,
            "%s %.3f long from s %.1f, u %.2f to %.2f%s",
            word,
            gap[1] - gap[0],
            gap[0],
            right,
            left,
            depth > 0 ? String.format(Locale.ROOT, ", ground %.2f below", depth) : "");
    return pieces.scene(
        word, told, new Expected(least, Told.ERROR, points, NEAR, measures, !base.walls, false));
  }

  /** Radius of the largest circle in a gap, metres. */
  private static double largest(Centre centre, double from, double to, double right, double left) {
    List<double[]> rim = new ArrayList<>();
    for (int i = 0; i <= RIM; i++) {
      double u = right + (left - right) * i / RIM;
      double s = from + (to - from) * i / RIM;
      rim.add(centre.at(from, u, 0));
      rim.add(centre.at(to, u, 0));
      rim.add(centre.at(s, right, 0));
      rim.add(centre.at(s, left, 0));
    }
    double most = 0;
    for (int i = 1; i < LANES; i++) {
      for (int j = 1; j < 2 * LANES; j++) {
        double[] p =
            centre.at(from + (to - from) * i / LANES, right + (left - right) * j / (2 * LANES), 0);
        double least = Double.POSITIVE_INFINITY;
        for (double[] q : rim) {
          double x = p[0] - q[0];
          double y = p[1] - q[1];
          double z = p[2] - q[2];
          least = Math.min(least, x * x + y * y + z * z);
        }
        most = Math.max(most, least);
      }
    }
    return Math.sqrt(most);
  }

  /** A sheet under all of a deck. */
  static Solid ground(Deck deck, double depth) {
    List<double[]> v = new ArrayList<>();
    List<int[]> t = new ArrayList<>();
    double right = deck.left(0);
    double left = deck.left(deck.columns() - 1);
    int columns = 4;
    int rows = (int) Math.ceil(deck.centre().length() / 4);
    for (int r = 0; r <= rows; r++) {
      for (int c = 0; c <= columns; c++) {
        double s = deck.centre().length() * r / rows;
        double[] p = deck.centre().at(s, right + (left - right) * c / columns, 0);
        v.add(new double[] {p[0], p[1] - depth, p[2]});
      }
    }
    for (int r = 0; r < rows; r++) {
      for (int c = 0; c < columns; c++) {
        int a = r * (columns + 1) + c;
        int b = a + columns + 1;
        t.add(new int[] {a, a + 1, b + 1});
        t.add(new int[] {a, b + 1, b});
      }
    }
    return new Solid(v, t);
  }
}
