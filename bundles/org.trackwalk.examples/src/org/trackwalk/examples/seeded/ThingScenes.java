package org.trackwalk.examples.seeded;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.trackwalk.examples.seeded.Expected.Told;

/** Roads with one thing in the way. */
public final class ThingScenes {

  /** Width of the vehicle, metres. */
  private static final double CAR = 1.8;

  /** What a driver needs beside it to get past, metres. */
  private static final double ROOM = 0.5;

  /** So near to the width that is needed either severity is right, metres. */
  private static final double UNSURE = 0.1;

  /** The height from which a step is an error, metres. */
  private static final double STEP_ERROR = 0.02;

  /** Likewise where no vehicle fits between it and the border, as on a kerb, metres. */
  private static final double KERB_ERROR = 0.05;

  /** Radius of a wheel: what is lower it may roll over, and is a step, metres. */
  private static final double WHEEL = 0.3;

  /** Up to this height a face may be called a step as well as a thing, metres. */
  private static final double EITHER = 0.65;

  /** How far from a thing it may be told, metres. */
  private static final double NEAR = 2;

  /** How far from the road's ends things stand, metres. */
  private static final double ENDS = 35;

  private static final List<String> PLAIN =
      List.of("Cube.001", "road_ramp", "wall_x", "Object_7", "gfrx", "pCylinder3", "mesh");

  private static final List<String> MEANT_NAMES =
      List.of("cone_01", "tyre_stack_2", "tyrestack", "cone");

  private ThingScenes() {}

  /** The kinds of things. */
  public enum Kind {
    BOX,
    CYLINDER,
    WEDGE,
    SPHERE,
    OPEN_BELOW,
    OPEN_SIDE,
    SHEET,
    FIN,
    BLOCK,
    BEAM,
    BEAM_HANGING,
    LOW_BRIDGE,
    TUBE,
    BARRIER,
    PLATE,
    MEANT,
    OPEN_ABOVE,
    BROKEN
  }

  /** A scene of a seed; the kinds take turns. */
  public static SeededScene of(long seed, boolean onGrid) {
    Kind kind = Kind.values()[(int) Math.floorMod(seed, Kind.values().length)];
    return of(kind, seed, onGrid);
  }

  /** A scene of a kind. */
  public static SeededScene of(Kind kind, long seed, boolean onGrid) {
    Random random = new Random(seed * 104729 + 11);
    random.nextInt();
    Base base = new Base(random, onGrid);
    while (base.centre.length() < 2 * ENDS + 20 || !fits(kind, base)) {
      base = new Base(random, onGrid);
    }
    return switch (kind) {
      case FIN -> Welded.fin(base, random);
      case BLOCK -> Welded.block(base, random);
      default -> loose(kind, base, random);
    };
  }

  /** A body of a hundred metres lies on no hill without floating. */
  private static boolean fits(Kind kind, Base base) {
    boolean across = kind == Kind.LOW_BRIDGE || kind == Kind.TUBE;
    return !across || base.width < 20;
  }

  private static SeededScene loose(Kind kind, Base base, Random random) {
    double size = 0.06 * StrictMath.exp(random.nextDouble() * StrictMath.log(20 / 0.06));
    double s = ENDS + random.nextDouble() * (base.centre.length() - 2 * ENDS);
    double half = base.width / 2;
    double u = (random.nextDouble() * 2 - 1) * (half - Math.min(half / 2, 0.3));
    double turn = 2 * Math.PI * random.nextDouble();
    // Long things are not longer than the road is straight there.
    double bend = Math.abs(base.centre.curvature(s));
    if (bend > 0) {
      size = Math.min(size, 0.2 / bend);
    }
    boolean twoSided = random.nextBoolean();
    double flat = Math.min(size, 12);
    double height = height(random, size);
    Deck deck = base.deck(new double[0], new double[0]);
    Solid solid;
    boolean rigid = true;
    switch (kind) {
      case BOX, OPEN_BELOW, OPEN_SIDE, OPEN_ABOVE, BROKEN, MEANT -> {
        double side = kind == Kind.MEANT ? 0.3 + 0.4 * random.nextDouble() : flat;
        double up = kind == Kind.MEANT ? 0.5 + 0.4 * random.nextDouble() : height;
        solid = Shapes.box(side, side * (0.5 + random.nextDouble()), up);
      }
      case CYLINDER -> solid = Shapes.cylinder(flat / 2, height, 8 + random.nextInt(12));
      case WEDGE -> solid = Shapes.wedge(flat, flat * (0.5 + random.nextDouble()), height);
      case SPHERE -> solid = Shapes.sphere(size / 2, 8 + 2 * random.nextInt(5));
      case SHEET ->
          solid = Shapes.sheet(Math.max(0.2, flat), Math.max(0.1, height), 1 + random.nextInt(4));
      case BEAM, BEAM_HANGING ->
          solid =
              Shapes.box(
                  0.1 + random.nextDouble(),
                  base.width + 2 * random.nextDouble(),
                  0.1 + 0.7 * random.nextDouble());
      case LOW_BRIDGE ->
          solid =
              Shapes.box(
                  3 + 9 * random.nextDouble(),
                  base.width + 2 + 4 * random.nextDouble(),
                  0.3 + random.nextDouble());
      case PLATE ->
          solid =
              Shapes.box(
                  0.3 + 2 * random.nextDouble(),
                  0.3 + 2 * random.nextDouble(),
                  0.025 * StrictMath.exp(random.nextDouble() * StrictMath.log(6)));
      default -> {
        solid = null;
        rigid = false;
      }
    }
    double sunk = 0;
    if (rigid) {
      double low =
          switch (kind) {
            case BEAM_HANGING, LOW_BRIDGE -> 0.35 + 0.7 * random.nextDouble();
            default -> 0;
          };
      // On a hill or a bend a flat foot would float: it is sunk by as much as the road falls away.
      sunk = random.nextInt(3) == 0 ? 0.02 + 0.3 * random.nextDouble() : 0;
      boolean across = kind == Kind.BEAM || kind == Kind.BEAM_HANGING || kind == Kind.LOW_BRIDGE;
      if (kind == Kind.SPHERE) {
        sunk = size * 0.4 * random.nextDouble();
      }
      double angle = across ? 0.2 * (random.nextDouble() - 0.5) : turn;
      if (across) {
        u = 0;
        solid = longer(solid, angle);
      }
      if (kind == Kind.OPEN_BELOW) {
        solid = Shapes.without(solid, 2, false);
      } else if (kind == Kind.OPEN_SIDE) {
        solid = Shapes.without(solid, 0, random.nextBoolean());
      } else if (kind == Kind.OPEN_ABOVE) {
        solid = Shapes.without(solid, 2, true);
      } else if (kind == Kind.BROKEN) {
        solid = Shapes.broken(solid, random);
      }
      if (low > 0) {
        sunk = 0;
      } else if (kind != Kind.SPHERE) {
        // The foot goes below the road, the top stays.
        solid = deeper(solid, sunk);
        sunk = 0;
      }
      double[] middle = solid.middle();
      solid = Shapes.turned(solid, angle, low - sunk);
      double[] m =
          Shapes.stiff(
                  new Solid(List.of(turned(middle, angle, low - sunk)), List.of()),
                  base.centre,
                  s,
                  u)
              .vertices()
              .get(0);
      solid = Shapes.stiff(solid, base.centre, s, u);
      if (kind != Kind.SHEET) {
        solid = solid.outward(m);
      }
    } else if (kind == Kind.BARRIER) {
      double inset = 0.5 + 1.5 * random.nextDouble();
      double thick = 0.1 + 0.4 * random.nextDouble();
      double length = Math.min(5 + 55 * random.nextDouble(), base.centre.length() - 2 * ENDS);
      s = ENDS + random.nextDouble() * (base.centre.length() - 2 * ENDS - length);
      double up = 0.5 + 0.7 * random.nextDouble();
      int side = random.nextBoolean() ? 1 : -1;
      double a = side * (half - Math.min(inset, half - 0.5));
      double b = a - side * thick;
      double[][] outline = outline(Math.min(a, b), Math.max(a, b), 0, up);
      solid = Shapes.swept(base.centre, s, s + length, outline, true, 2);
    } else {
      double length = 4 + 20 * random.nextDouble();
      double apex = 0.6 + 0.5 * random.nextDouble();
      s = Math.min(s, base.centre.length() - ENDS - length);
      double wide = half + 0.3;
      double[][] outline = {
        {wide, 0},
        {-wide, 0},
        {-wide, apex * 0.8},
        {-wide * 0.6, apex},
        {wide * 0.6, apex},
        {wide, apex * 0.8}
      };
      double[][] arch = {outline[1], outline[2], outline[3], outline[4], outline[5], outline[0]};
      solid = Shapes.swept(base.centre, s, s + length, arch, false, 3);
      // Seen from inside; a real one has a skin outside, too.
      solid = random.nextBoolean() ? solid.inward() : solid;
    }
    String name = name(kind, random);
    LevelPieces pieces = new LevelPieces(base).deck(deck).thing(name, solid, twoSided);
    Way way = Way.of(deck, solid, s);
    String told =
        String.format(
            Locale.ROOT,
            "%s '%s' size %.2f high %.3f low %.3f at u %.2f free %.2f%s%s",
            kind.name().toLowerCase(Locale.ROOT),
            name,
            size,
            way.reached(),
            way.low(),
            u,
            way.free(deck),
            twoSided ? " twoSided" : "",
            sunk > 0 ? " sunk" : "");
    return pieces.scene(
        kind.name().toLowerCase(Locale.ROOT),
        told,
        named(name, kind, expected(kind, base, deck, solid, way)));
  }

  /** What is called a ramp and is one may be meant. */
  private static Expected named(String name, Kind kind, Expected e) {
    boolean meant = kind == Kind.WEDGE && name.contains("ramp") && !e.silent();
    return meant
        ? new Expected(
            Told.INFO, e.most(), e.points(), e.reach(), e.measures(), e.edgesDrop(), e.once())
        : e;
  }

  static Expected expected(Kind kind, Base base, Deck deck, Solid solid, Way way) {
    if (way.right() > way.left() || way.reached() < 0.005) {
      return Expected.silence();
    }
    List<double[]> points = new ArrayList<>();
    for (double[] p : solid.points(1)) {
      points.add(base.placing.put(p));
    }
    double free = way.free(deck);
    Told least = Told.WARNING;
    Told most = Told.WARNING;
    if (free < CAR + ROOM - UNSURE) {
      least = Told.ERROR;
      most = Told.ERROR;
    } else if (free < CAR + ROOM + UNSURE) {
      most = Told.ERROR;
    }
    if (way.freeWithKerbs(deck) >= CAR + ROOM - UNSURE) {
      // An error is where no car gets past: over a flat kerb one does.
      least = Told.WARNING;
    }
    boolean stands = way.low() < 0.05;
    if (stands && way.reached() < WHEEL) {
      double beside = Math.min(way.right() - deck.right(), deck.left() - way.left());
      // About the width of a car either is right.
      boolean passed = free >= CAR - UNSURE;
      double limit = beside < CAR + UNSURE && passed ? KERB_ERROR : STEP_ERROR;
      boolean error = way.reached() > limit + 0.001;
      least = error ? Told.ERROR : Told.WARNING;
      most = Told.ERROR;
    } else if (stands && way.reached() < EITHER) {
      most = Told.ERROR;
    }
    double side = Math.max(way.right() - base.lineAt, base.lineAt - way.left());
    if (base.saying == Base.Saying.LINE && side < 1) {
      most = Told.ERROR;
      least = side < -0.05 ? Told.ERROR : least;
    }
    if (kind == Kind.WEDGE && most == Told.ERROR) {
      // Up its gentle side a car may drive.
      least = Told.WARNING;
    }
    if (kind == Kind.MEANT) {
      least = Told.INFO;
      most = Told.INFO;
    }
    List<Double> measures = new ArrayList<>();
    measures.add(way.high());
    measures.add(way.reached());
    measures.add(Math.max(0, free));
    if (stands && way.whole() > way.high()) {
      // What leans out over the border may be highest there.
      measures.add(way.whole());
    }
    if (!stands) {
      measures.add(way.low());
    }
    return new Expected(least, most, points, NEAR, measures, true, true);
  }

  private static double height(Random random, double size) {
    return size * (0.3 + 0.9 * random.nextDouble());
  }

  private static String name(Kind kind, Random random) {
    List<String> names = kind == Kind.MEANT ? MEANT_NAMES : PLAIN;
    return names.get(random.nextInt(names.size()));
  }

  private static double[][] outline(double right, double left, double low, double high) {
    return new double[][] {{left, low}, {right, low}, {right, high}, {left, high}};
  }

  private static double[] turned(double[] p, double angle, double up) {
    double c = StrictMath.cos(angle);
    double s = StrictMath.sin(angle);
    return new double[] {c * p[0] - s * p[1], s * p[0] + c * p[1], p[2] + up};
  }

  /** As much longer to the left as it takes to reach both borders though it is turned. */
  private static Solid longer(Solid solid, double angle) {
    List<double[]> v = new ArrayList<>();
    for (double[] p : solid.vertices()) {
      v.add(new double[] {p[0], p[1] / StrictMath.cos(angle) + Math.signum(p[1]) * 0.6, p[2]});
    }
    return new Solid(v, solid.triangles());
  }

  private static Solid deeper(Solid solid, double by) {
    List<double[]> v = new ArrayList<>();
    for (double[] p : solid.vertices()) {
      v.add(new double[] {p[0], p[1], p[2] == 0 ? -by : p[2]});
    }
    return new Solid(v, solid.triangles());
  }
}
