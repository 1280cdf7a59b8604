package org.trackwalk.examples.seeded;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;

/** Roads on which nothing is wrong, with what stands beside, over and under real ones. */
public final class CleanScenes {

  /** Room between the road's border and what stands beside it, metres. */
  private static final double BESIDE = 1;

  /** Lowest height of what hangs over a clean road, metres: more than a car's. */
  private static final double LOWEST = 1.32;

  private CleanScenes() {}

  /** What a clean road has. */
  public enum Kind {
    NOTHING,
    GANTRY,
    SIGN,
    HOUSE,
    FENCE,
    TUNNEL,
    BRIDGE_OVER,
    ROAD_ON_BRIDGE,
    ROAD_OVER,
    PIT_LANE,
    TREE,
    RAISED_KERB,
    TYRE_WALL,
    PAINT,
    ALL_OF_IT,
    CRATE
  }

  /** A scene of a seed; the kinds take turns, but for crates. */
  public static SeededScene of(long seed, boolean onGrid) {
    return of(Kind.values()[(int) Math.floorMod(seed, Kind.CRATE.ordinal())], seed, onGrid);
  }

  /** A scene of a kind. */
  public static SeededScene of(Kind kind, long seed, boolean onGrid) {
    Random random = new Random(seed * 7919 + 3);
    random.nextInt();
    double verge = random.nextInt(4) == 0 ? 0 : 2 + 6 * random.nextDouble();
    Base base = new Base(random, onGrid, kind == Kind.RAISED_KERB, verge);
    while (kind == Kind.RAISED_KERB && !base.kerb
        || bridges(kind) && !base.walls
        || kind == Kind.PIT_LANE && (!base.shape.equals("straight") || base.kerb)) {
      base = new Base(random, onGrid, kind == Kind.RAISED_KERB, kind == Kind.PIT_LANE ? 0 : verge);
    }
    Deck deck = base.deck(new double[0], new double[0]);
    LevelPieces pieces = new LevelPieces(base).deck(deck);
    String more = "";
    if (kind == Kind.ALL_OF_IT) {
      for (Kind one : new Kind[] {Kind.GANTRY, Kind.SIGN, Kind.HOUSE, Kind.TREE, Kind.TYRE_WALL}) {
        more += add(one, base, deck, pieces, random);
      }
    } else {
      more = add(kind, base, deck, pieces, random);
    }
    String word = kind.name().toLowerCase(Locale.ROOT);
    return pieces.scene(word, word + more, Expected.silence());
  }

  /** From a bridge without rails a car falls: that may be told. */
  private static boolean bridges(Kind kind) {
    return kind == Kind.ROAD_ON_BRIDGE || kind == Kind.ROAD_OVER;
  }

  private static String add(Kind kind, Base base, Deck deck, LevelPieces pieces, Random random) {
    double length = base.centre.length();
    double s = 25 + random.nextDouble() * (length - 50);
    int side = random.nextBoolean() ? 1 : -1;
    double half = base.width / 2;
    switch (kind) {
      case GANTRY -> {
        double up = LOWEST + 4 * random.nextDouble() * random.nextDouble();
        double wide = base.width + 2 * BESIDE + 1;
        put(pieces, "gantry_beam", Shapes.box(0.5, wide, 0.6), base, s, 0, 0, up);
        put(pieces, "gantry_l", Shapes.box(0.4, 0.4, up), base, s, wide / 2 - 0.2, 0, 0);
        put(pieces, "gantry_r", Shapes.box(0.4, 0.4, up), base, s, 0.2 - wide / 2, 0, 0);
        return String.format(Locale.ROOT, " %.2f over the road", up);
      }
      case SIGN -> {
        for (int i = 0; i < 5; i++) {
          double at = 20 + random.nextDouble() * (length - 40);
          double u = side * (half + BESIDE + 2 * random.nextDouble());
          put(pieces, "sign_" + i, Shapes.box(0.1, 1.2, 1.5), base, at, u, random.nextDouble(), 0);
        }
      }
      case HOUSE -> {
        double size = 6 + 8 * random.nextDouble();
        // On the inside of a hairpin it would stand on the road.
        double out = half + BESIDE + size * 0.8;
        double room = 1 / Math.max(base.centre.sharpest(side), 1e-9);
        double u = (room < out + size * 0.8 ? -side : side) * out;
        Solid house = Shapes.box(size, size, 4 + 6 * random.nextDouble());
        boolean open = random.nextBoolean();
        put(
            pieces,
            open ? "house_1" : "Cube.002",
            open ? Shapes.without(house, 2, false) : house,
            base,
            s,
            u,
            0.2,
            0);
      }
      case FENCE -> {
        double u = side * (half + BESIDE + random.nextDouble());
        double[][] sheet = {{u, -0.1}, {u, 0.8 + random.nextDouble()}};
        Solid fence = Shapes.swept(base.centre, 15, length - 15, sheet, false, 3);
        // From the left its face is to the right, where the road is.
        pieces.thing(
            random.nextBoolean() ? "fence" : "Plane.004",
            side > 0 ? fence : fence.inward(),
            random.nextBoolean());
      }
      case TUNNEL -> NoGapScenes.tunnel(pieces, base, deck, 30, length - 30);
      case BRIDGE_OVER -> {
        double up = 2.5 + 4 * random.nextDouble();
        double wide = 5 + 8 * random.nextDouble();
        put(pieces, "bridge_1", Shapes.box(wide, base.width + 30, 1), base, s, 0, 0.3, up);
        put(pieces, "pillar_l", Shapes.box(1, 1, up), base, s, half + BESIDE + 1, 0, 0);
        put(pieces, "pillar_r", Shapes.box(1, 1, up), base, s, -half - BESIDE - 1, 0, 0);
      }
      case ROAD_ON_BRIDGE -> {
        // Another road crosses below, level though this one is banked.
        double down = 5 + 3 * random.nextDouble() + base.centre.rise(half);
        pieces.thing("road_low", level(flat(8, 160, -down, 8), base, length / 2), false);
      }
      case ROAD_OVER -> {
        // Level over a road that may be banked.
        double up = 4.5 + 3 * random.nextDouble() + base.centre.rise(half);
        pieces.thing("road_high", level(flat(9, 160, up, 8), base, length / 2), false);
        for (int rail = -1; rail <= 1; rail += 2) {
          Solid sheet = flat(1, 160, up, 8);
          List<double[]> v = new ArrayList<>();
          for (double[] p : sheet.vertices()) {
            v.add(new double[] {rail * 4.5, p[1], p[2] + p[0] + 0.5});
          }
          Solid face = new Solid(v, sheet.triangles());
          pieces.thing(
              "wall_high" + rail, level(rail > 0 ? face : face.inward(), base, length / 2), true);
        }
      }
      case PIT_LANE -> {
        // Beside a straight: a strip of grass, then the lane, all welded.
        Deck lane = deck;
        int column = side > 0 ? lane.columns() - 1 : 0;
        if (base.terrain > 0 || base.walls) {
          return " none";
        }
        strip(pieces, lane, column, side, "grass_pit", 0, 3);
        strip(pieces, lane, column, side, "pitlane", 3, 9);
      }
      case TREE -> {
        for (int i = 0; i < 4; i++) {
          double at = 20 + random.nextDouble() * (length - 40);
          double u = side * (half + BESIDE + 0.3 + 3 * random.nextDouble());
          Solid crown = Shapes.sphere(2, 8);
          String name = random.nextBoolean() ? "tree_" + i : "Icosphere.00" + i;
          put(pieces, name, Shapes.cylinder(0.2, 3, 6), base, at, u, 0, 0);
          put(pieces, name + "_crown", crown, base, at, u, 0, 2.6);
        }
      }
      case TYRE_WALL -> {
        double u = side * (half + BESIDE);
        for (int i = 0; i < 12; i++) {
          put(pieces, "tyre_" + i, Shapes.cylinder(0.32, 0.9, 10), base, s - 6 + i * 0.7, u, 0, 0);
        }
      }
      case CRATE -> {
        for (int i = 0; i < 4; i++) {
          double at = 20 + random.nextDouble() * (length - 40);
          double size = 0.5 + 1.5 * random.nextDouble();
          double u = side * (half + BESIDE + size * (1 + random.nextDouble()));
          // Higher than a wheel gets over.
          Solid box = Shapes.box(size, size, 0.6 + size * random.nextDouble());
          boolean whole = random.nextBoolean();
          Solid crate = whole ? Shapes.without(box, 2, true) : Shapes.broken(box, random);
          put(pieces, "Cube.01" + i, crate, base, at, u, random.nextDouble(), 0);
          // Through the open side of a broken one its walls are seen from behind.
          pieces.draft("Cube.01" + i).twoSided(!whole);
        }
      }
      case PAINT -> {
        Solid paint = flat(3, base.width * 0.6, 0.004, 1);
        pieces.thing("paint_1", stiff(paint, base, s, 0, 0), false);
        pieces.draft("paint_1").collidable(false);
      }
      default -> {
        // The road alone.
      }
    }
    return "";
  }

  private static void strip(
      LevelPieces pieces, Deck deck, int column, int side, String name, double near, double far) {
    List<double[]> v = new ArrayList<>();
    List<int[]> t = new ArrayList<>();
    double border = deck.left(column);
    for (int r = 0; r < deck.rows().length; r++) {
      double s = deck.rows()[r];
      v.add(deck.centre().at(s, border + side * near, 0));
      v.add(deck.centre().at(s, border + side * far, 0));
      if (r > 0) {
        int n = v.size();
        t.add(new int[] {n - 4, n - 3, n - 1});
        t.add(new int[] {n - 4, n - 1, n - 2});
      }
    }
    Solid strip = new Solid(v, t);
    pieces.thing(name, side > 0 ? strip : strip.inward(), false);
  }

  private static void put(
      LevelPieces pieces,
      String name,
      Solid solid,
      Base base,
      double s,
      double u,
      double turn,
      double up) {
    // What stands goes a little into the ground, as it does where someone puts it.
    Solid placed = stiff(Shapes.turned(solid, turn, up > 0 ? up : -0.2), base, s, u, 0);
    pieces.thing(name, placed.outward(placed.middle()), false);
  }

  private static Solid stiff(Solid solid, Base base, double s, double u, double turn) {
    return Shapes.stiff(Shapes.turned(solid, turn, 0), base.centre, s, u);
  }

  /** Over the road's middle, level though the road is banked. */
  private static Solid level(Solid solid, Base base, double s) {
    double[] at = base.centre.at(s, 0, 0);
    double[] axes = base.centre.axes(s);
    double flat = StrictMath.hypot(axes[0], axes[2]);
    List<double[]> v = new ArrayList<>();
    for (double[] p : solid.vertices()) {
      double x = axes[0] / flat;
      double z = axes[2] / flat;
      v.add(new double[] {at[0] + p[0] * x - p[1] * z, at[1] + p[2], at[2] + p[0] * z + p[1] * x});
    }
    return new Solid(v, solid.triangles());
  }

  /** A level sheet that faces up: as wide along the road, as long across it. */
  private static Solid flat(double wide, double length, double up, int parts) {
    List<double[]> v = new ArrayList<>();
    List<int[]> t = new ArrayList<>();
    for (int i = 0; i <= parts; i++) {
      double b = length * ((double) i / parts - 0.5);
      v.add(new double[] {-wide / 2, b, up});
      v.add(new double[] {wide / 2, b, up});
      if (i > 0) {
        int n = 2 * i;
        t.add(new int[] {n - 2, n, n + 1});
        t.add(new int[] {n - 2, n + 1, n - 1});
      }
    }
    return new Solid(v, t);
  }
}
