package org.trackwalk.examples.seeded;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;

/**
 * Things of more shapes than those of {@link ThingScenes}, wherever roads lead: on laps, crests, at
 * their ends, where pieces meet, in tunnels and under bridges.
 */
public final class PlacedThings {

  /** How far from an open end of a road things stand, metres; near one, this at least. */
  private static final double ENDS = 35;

  private static final double CLEAR_OF_END = 8;

  /** Shorter no road is, metres. */
  static final double LEAST = 2 * ENDS + 20;

  /** Room that a bridge's pillars leave beside the road, metres. */
  private static final double BESIDE = 2;

  /** What is nearer to the border than this and reaches no deeper in may stand beside, metres. */
  private static final double CLEAR = 0.35;

  private static final double DEEP = 0.65;

  /** What is lower a wheel may roll over, metres. */
  private static final double LOW = 0.3;

  private static final List<String> NAMES =
      List.of("Cube.001", "wall_x", "Object_7", "gfrx", "pCylinder3", "mesh", "Polygon", "default");

  private PlacedThings() {}

  /** What stands there. */
  public enum Kind {
    TILTED,
    LEANING,
    FLOATING,
    CABLE,
    ROCK,
    PARKED,
    SLANTED,
    TRIANGLE,
    BOLLARDS,
    BOX
  }

  /** Where it stands. */
  public enum Where {
    ANYWHERE,
    LAP,
    CREST,
    NEAR_END,
    AT_CUT,
    TUNNEL,
    UNDER_BRIDGE,
    AT_BORDER
  }

  /** A scene of a seed; the kinds take turns, and the places. */
  public static SeededScene of(long seed) {
    Kind kind = Kind.values()[(int) Math.floorMod(seed, Kind.values().length)];
    int turn = (int) Math.floorMod(seed / Kind.values().length, Where.values().length);
    return of(kind, Where.values()[turn], seed);
  }

  /** A scene of a kind at a place. */
  public static SeededScene of(Kind kind, Where where, long seed) {
    Random random = new Random(seed * 15485863 + 29);
    random.nextInt();
    Base base = base(where, random);
    while (base.centre.length() < LEAST || kind == Kind.CABLE && base.width > 20) {
      base = base(where, random);
    }
    Deck deck = base.deck(new double[0], new double[0]);
    double s = station(where, base, deck, random);
    double bend = Math.abs(base.centre.curvature(s));
    double most = bend > 0 ? Math.min(6, 0.2 / bend) : 6;
    double u;
    Solid solid;
    Way way;
    do {
      u = aside(kind, where, base, random);
      solid = Shapes.stiff(shape(kind, base, most, random), base.centre, s, u);
      way = Way.of(deck, solid, s);
    } while (!stands(way, deck));
    String name = NAMES.get(random.nextInt(NAMES.size()));
    boolean twoSided = random.nextBoolean();
    LevelPieces pieces = new LevelPieces(base).deck(deck).thing(name, solid, twoSided);
    around(where, base, deck, s, pieces, random);
    String word = kind.name().toLowerCase(Locale.ROOT);
    String told =
        String.format(
            Locale.ROOT,
            "%s %s '%s' at s %.1f u %.2f high %.3f low %.3f free %.2f%s",
            word,
            where.name().toLowerCase(Locale.ROOT),
            name,
            s,
            u,
            way.reached(),
            way.low(),
            way.free(deck),
            twoSided ? " twoSided" : "");
    return pieces.scene(word, told, expected(kind, base, deck, solid, way));
  }

  private static double aside(Kind kind, Where where, Base base, Random random) {
    double half = base.width / 2;
    if (kind == Kind.CABLE) {
      return 0;
    }
    if (where == Where.AT_BORDER) {
      return (random.nextBoolean() ? 1 : -1) * (half - 0.6 * random.nextDouble());
    }
    return (random.nextDouble() * 2 - 1) * (half - Math.min(half / 2, 0.3));
  }

  /** Whether it stands in the road: what reaches the border and little more stands beside it. */
  private static boolean stands(Way way, Deck deck) {
    double left = deck.left() - way.right();
    double right = way.left() - deck.right();
    boolean atLeft = deck.left() - way.left() < CLEAR;
    boolean atRight = way.right() - deck.right() < CLEAR;
    return way.right() > way.left() || !(atLeft && left < DEEP) && !(atRight && right < DEEP);
  }

  static Base base(Where where, Random random) {
    Base base = new Base(random, where == Where.LAP);
    return switch (where) {
      case LAP -> base.lap(random);
      case CREST -> base.crest(random);
      case AT_CUT -> base.cut(10 + 30 * random.nextDouble());
      default -> base;
    };
  }

  static double station(Where where, Base base, Deck deck, Random random) {
    double length = base.centre.length();
    switch (where) {
      case NEAR_END -> {
        double s = CLEAR_OF_END + (ENDS - CLEAR_OF_END) * random.nextDouble();
        return random.nextBoolean() ? s : length - s;
      }
      case CREST -> {
        return length / 2 + 20 * (random.nextDouble() - 0.5);
      }
      case LAP -> {
        return length * (0.02 + 0.96 * random.nextDouble());
      }
      case AT_CUT -> {
        double s = ENDS + random.nextDouble() * (length - 2 * ENDS);
        double at = base.pieceLength * Math.max(1, Math.rint(s / base.pieceLength));
        for (double row : deck.rows()) {
          if (row >= at) {
            return row;
          }
        }
        return s;
      }
      default -> {
        return ENDS + random.nextDouble() * (length - 2 * ENDS);
      }
    }
  }

  /** What else there is at the place. */
  static void around(
      Where where, Base base, Deck deck, double s, LevelPieces pieces, Random random) {
    double half = base.width / 2;
    if (where == Where.TUNNEL) {
      double length = base.centre.length();
      double from = Math.max(15, s - 10 - 40 * random.nextDouble());
      double to = Math.min(length - 15, s + 10 + 40 * random.nextDouble());
      NoGapScenes.tunnel(pieces, base, deck, from, to);
    } else if (where == Where.UNDER_BRIDGE) {
      double up = 2.5 + 4 * random.nextDouble();
      Solid deckOver =
          Shapes.turned(Shapes.box(5 + 8 * random.nextDouble(), 2 * half + 30, 1), 0, up);
      Solid over = Shapes.stiff(deckOver, base.centre, s, 0);
      pieces.thing("bridge_1", over.outward(over.middle()), false);
      for (int side = -1; side <= 1; side += 2) {
        Solid pillar = Shapes.turned(Shapes.box(1, 1, up + 0.2), 0, -0.2);
        Solid placed = Shapes.stiff(pillar, base.centre, s, side * (half + BESIDE));
        pieces.thing("pillar" + side, placed.outward(placed.middle()), false);
      }
    }
  }

  /** The shape on the ground. */
  private static Solid shape(Kind kind, Base base, double most, Random random) {
    double size = 0.1 * StrictMath.exp(random.nextDouble() * StrictMath.log(most / 0.1));
    double turn = 2 * Math.PI * random.nextDouble();
    double height = size * (0.3 + 0.9 * random.nextDouble());
    switch (kind) {
      case TILTED -> {
        Solid box = Shapes.box(size, size * (0.4 + random.nextDouble()), height);
        Solid tilted = tilted(box, 0.7 * (random.nextDouble() - 0.5), turn);
        return outward(Shapes.turned(tilted, turn, -0.3 * height * random.nextDouble()));
      }
      case LEANING -> {
        double tall = 0.6 + 3 * random.nextDouble();
        Solid pole = Shapes.cylinder(0.03 + 0.15 * random.nextDouble(), tall, 6);
        Solid leaning = tilted(pole, 1.1 * random.nextDouble(), turn);
        return outward(Shapes.turned(leaning, turn, -0.1));
      }
      case FLOATING -> {
        Solid box = Shapes.box(size, size * (0.4 + random.nextDouble()), height);
        return outward(Shapes.turned(box, turn, 0.08 + random.nextDouble()));
      }
      case CABLE -> {
        double thick = 0.02 + 0.1 * random.nextDouble();
        double angle = 0.6 * (random.nextDouble() - 0.5);
        double wide = (base.width + 1) / StrictMath.cos(angle);
        Solid cable = Shapes.box(thick, wide, thick);
        return outward(Shapes.turned(cable, angle, 0.2 + 0.85 * random.nextDouble()));
      }
      case ROCK -> {
        Solid sphere = Shapes.sphere(0.5, 6 + 2 * random.nextInt(4));
        List<double[]> v = new ArrayList<>();
        for (double[] p : sphere.vertices()) {
          double far = 0.9 + 0.2 * random.nextDouble();
          v.add(
              new double[] {
                size * far * p[0], height * far * p[1], size * (0.5 + far * (p[2] - 0.5))
              });
        }
        Solid rock = new Solid(v, sphere.triangles());
        return outward(Shapes.turned(rock, turn, -size * (0.05 + 0.3 * random.nextDouble())));
      }
      case PARKED -> {
        Solid body = outward(Shapes.turned(Shapes.box(4.2, 1.7, 0.5), 0, 0.2));
        Solid cabin = outward(Shapes.turned(Shapes.box(2, 1.5, 0.55), 0, 0.65));
        Solid all = joined(body, cabin);
        for (int i = 0; i < 4; i++) {
          Solid wheel = Shapes.box(0.6, 0.2, 0.6);
          List<double[]> v = new ArrayList<>();
          for (double[] p : wheel.vertices()) {
            double x = p[0] + (i < 2 ? 1.3 : -1.3);
            v.add(new double[] {x, p[1] + (i % 2 == 0 ? 0.75 : -0.75), p[2]});
          }
          all = joined(all, outward(new Solid(v, wheel.triangles())));
        }
        return Shapes.turned(all, turn, 0);
      }
      case SLANTED -> {
        Solid sheet = Shapes.sheet(Math.max(0.2, size), Math.max(0.15, height), 2);
        return Shapes.turned(sheared(sheet, 1.6 * (random.nextDouble() - 0.5)), turn, -0.02);
      }
      case TRIANGLE -> {
        double wide = Math.max(0.2, size);
        double lean = 1.2 * (random.nextDouble() - 0.5);
        double high = Math.max(0.15, height);
        List<double[]> v = new ArrayList<>();
        v.add(new double[] {0, -wide / 2, -0.02});
        v.add(new double[] {0, wide / 2, -0.02});
        v.add(new double[] {high * lean, wide * (random.nextDouble() - 0.5), high});
        return Shapes.turned(new Solid(v, List.of(new int[] {0, 1, 2})), turn, 0);
      }
      case BOLLARDS -> {
        int count = 2 + random.nextInt(4);
        double apart = 0.3 + random.nextDouble();
        Solid all = new Solid(List.of(), List.of());
        for (int i = 0; i < count && (i == 0 || i * apart < base.width / 3); i++) {
          Solid one = Shapes.cylinder(0.06 + 0.1 * random.nextDouble(), 0.4 + 0.5 * size / 6, 8);
          List<double[]> v = new ArrayList<>();
          for (double[] p : one.vertices()) {
            v.add(new double[] {p[0], p[1] + i * apart, p[2] - 0.1});
          }
          all = joined(all, outward(new Solid(v, one.triangles())));
        }
        return all;
      }
      default -> {
        Solid box = Shapes.box(size, size * (0.5 + random.nextDouble()), height);
        return outward(Shapes.turned(box, turn, -0.05 * random.nextDouble()));
      }
    }
  }

  private static Expected expected(Kind kind, Base base, Deck deck, Solid solid, Way way) {
    // What a car may drive up on one side may be a warning there.
    boolean gentle = kind == Kind.TILTED || kind == Kind.ROCK || kind == Kind.SLANTED;
    ThingScenes.Kind as = gentle ? ThingScenes.Kind.WEDGE : ThingScenes.Kind.BOX;
    Expected e = ThingScenes.expected(as, base, deck, solid, way);
    // Bollards are as many things as they are; of a rock the part is a step that is steep.
    boolean once = e.once() && kind != Kind.BOLLARDS;
    boolean round = kind == Kind.ROCK && way.reached() < LOW;
    return e.silent()
        ? e
        : new Expected(
            e.least(),
            e.most(),
            e.points(),
            e.reach(),
            round ? List.of() : e.measures(),
            e.edgesDrop(),
            once);
  }

  private static Solid outward(Solid solid) {
    return solid.outward(solid.middle());
  }

  private static Solid joined(Solid a, Solid b) {
    List<double[]> v = new ArrayList<>(a.vertices());
    List<int[]> t = new ArrayList<>(a.triangles());
    int n = v.size();
    v.addAll(b.vertices());
    for (int[] x : b.triangles()) {
      t.add(new int[] {x[0] + n, x[1] + n, x[2] + n});
    }
    return new Solid(v, t);
  }

  /** Leaning by an angle about an axis on the ground, with its lowest corner on the ground. */
  private static Solid tilted(Solid solid, double lean, double about) {
    double c = StrictMath.cos(about);
    double s = StrictMath.sin(about);
    double cl = StrictMath.cos(lean);
    double sl = StrictMath.sin(lean);
    double low = Double.POSITIVE_INFINITY;
    List<double[]> v = new ArrayList<>();
    for (double[] p : solid.vertices()) {
      double along = c * p[0] + s * p[1];
      double aside = c * p[1] - s * p[0];
      double far = cl * along + sl * p[2];
      double up = cl * p[2] - sl * along;
      low = Math.min(low, up);
      v.add(new double[] {c * far - s * aside, s * far + c * aside, up});
    }
    return Shapes.turned(new Solid(v, solid.triangles()), 0, -low);
  }

  /** Moved along by a part of the height. */
  private static Solid sheared(Solid solid, double part) {
    List<double[]> v = new ArrayList<>();
    for (double[] p : solid.vertices()) {
      v.add(new double[] {p[0] + part * p[2], p[1], p[2]});
    }
    return new Solid(v, solid.triangles());
  }
}
