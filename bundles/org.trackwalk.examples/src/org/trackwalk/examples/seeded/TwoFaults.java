package org.trackwalk.examples.seeded;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.trackwalk.examples.seeded.Expected.Told;
import org.trackwalk.mesh.level.Piece;

/**
 * A straight road with two faults far from each other, of which one costs a car more speed.
 *
 * @param scene the level
 * @param worse the fault that must be read first
 * @param lesser the other one
 */
public record TwoFaults(SeededScene scene, Fault worse, Fault lesser) {

  /** What may be wrong. */
  public enum Kind {
    /** A piece is gone and nothing is below. */
    HOLE,
    /** A box that stops a car. */
    BOX,
    /** A plate that wheels climb. */
    PLATE,
    /** A vertex that is no number. */
    BROKEN_VERTEX,
    /** A vertex a million kilometres off. */
    FAR_VERTEX
  }

  /**
   * One of them.
   *
   * @param kind of fault
   * @param severity it has by its rule, the ground for being read first
   * @param loss the part of its speed that a car loses times the share of the width, from 0 to 1
   * @param place where it may be told
   */
  public record Fault(Kind kind, Told severity, double loss, Expected place) {}

  /** Radius of a wheel, metres. */
  private static final double WHEEL = 0.3;

  /** Width of the vehicle and what a driver needs beside it, metres. */
  private static final double PASSES = 2.3;

  /** As near as this to a limit nothing is said of the severity, metres. */
  private static final double UNSURE = 0.15;

  /** A loss so much greater is worse for sure: widths are told to 5 %. */
  private static final double WORSE = 1.2;

  private static final double ENDS = 32;

  /** How far from each other the two are, metres. */
  private static final double APART = 28;

  private static final double NEAR = 3;

  /** A fault before its scene is built: where, how wide, how high. */
  private record Plan(Kind kind, double s, double length, double right, double left, double up) {}

  /** The pair of a seed; both have the same severity. */
  public static TwoFaults of(long seed) {
    Random random = new Random(seed * 86028121 + 7);
    random.nextInt();
    while (true) {
      double verge = random.nextBoolean() ? 0 : 2 + 6 * random.nextDouble();
      Base base = new Base(random, false, false, verge);
      boolean straight = base.shape.equals("straight") || base.shape.equals("hill");
      if (!straight
          || base.saying == Base.Saying.LINE
          || base.width < 5
          || base.centre.length() < 2 * ENDS + APART + 20) {
        continue;
      }
      TwoFaults pair = of(base, random);
      if (pair != null) {
        return pair;
      }
    }
  }

  private static TwoFaults of(Base base, Random random) {
    double room = base.centre.length() - 2 * ENDS - APART;
    double first = ENDS + random.nextDouble() * (room / 2 - 6);
    double second = ENDS + room / 2 + APART + random.nextDouble() * (room / 2 - 6);
    List<Plan> plans = List.of(plan(base, first, random), plan(base, second, random));
    List<Double> stations = new ArrayList<>();
    List<Double> offsets = new ArrayList<>();
    for (Plan plan : plans) {
      if (plan.kind == Kind.HOLE) {
        stations.addAll(List.of(plan.s, plan.s + plan.length));
        offsets.addAll(List.of(plan.right, plan.left));
      }
    }
    Deck deck = base.deck(array(stations), array(offsets));
    LevelPieces pieces = new LevelPieces(base);
    List<Fault> faults = new ArrayList<>();
    List<double[]> broken = new ArrayList<>();
    for (Plan plan : plans) {
      double half = base.width / 2;
      double right = plan.right;
      double left = plan.left;
      double high = 1;
      if (plan.kind == Kind.HOLE) {
        deck.remove(plan.s, plan.s + plan.length, right, left);
      } else if (plan.kind == Kind.BROKEN_VERTEX || plan.kind == Kind.FAR_VERTEX) {
        int row = Welded.row(deck, plan.s);
        int column = Welded.column(deck, right);
        if (Math.abs(deck.left(column)) > half - 0.5) {
          return null;
        }
        right = deck.left(column - 1);
        left = deck.left(column + 1);
        broken.add(base.placing.put(deck.position(row, column)));
      } else {
        high = plan.kind == Kind.BOX ? 1 : StrictMath.sqrt(1 - square(1 - plan.up / WHEEL));
      }
      double share = (left - right) / base.width;
      Told severity = severity(plan, Math.max(right + half, half - left));
      if (severity == null) {
        return null;
      }
      List<double[]> points = new ArrayList<>();
      for (double s = plan.s; s <= plan.s + plan.length; s += 0.5) {
        for (double u = right; u <= left; u += 0.5) {
          points.add(base.placing.put(base.centre.at(s, u, 0)));
        }
      }
      double reach = broken.isEmpty() ? NEAR : NEAR + base.spacing;
      Expected place =
          new Expected(severity, severity, points, reach, List.of(), !base.walls, false);
      faults.add(new Fault(plan.kind, severity, high * share, place));
    }
    Fault a = faults.get(0);
    Fault b = faults.get(1);
    boolean sure = Math.max(a.loss, b.loss) > WORSE * Math.min(a.loss, b.loss);
    if (a.severity != b.severity || !sure) {
      return null;
    }
    pieces.deck(deck);
    int n = 0;
    for (Plan plan : plans) {
      n++;
      if (plan.up > 0) {
        Solid box = Shapes.box(plan.length, plan.left - plan.right, plan.up + 0.2);
        double u = (plan.left + plan.right) / 2;
        double s = plan.s + plan.length / 2;
        Solid placed = Shapes.stiff(Shapes.turned(box, 0, -0.2), base.centre, s, u);
        pieces.thing("Cube.0" + n, placed.outward(placed.middle()), false);
      }
    }
    String told =
        String.format(
            Locale.ROOT,
            "%s %.3f at s %.0f, %s %.3f at s %.0f",
            a.kind,
            a.loss,
            plans.get(0).s,
            b.kind,
            b.loss,
            plans.get(1).s);
    SeededScene scene = pieces.scene("two_faults", told, a.place);
    Kind breaks = a.kind == Kind.FAR_VERTEX || b.kind == Kind.FAR_VERTEX ? Kind.FAR_VERTEX : null;
    scene = scene.with(spoilt(scene.pieces(), broken, breaks == null ? Float.NaN : 1e9f));
    return a.loss > b.loss ? new TwoFaults(scene, a, b) : new TwoFaults(scene, b, a);
  }

  private static Plan plan(Base base, double s, Random random) {
    Kind kind = Kind.values()[random.nextInt(Kind.values().length)];
    double wide =
        Math.min(base.width - 1, 0.8 * StrictMath.exp(random.nextDouble() * StrictMath.log(10)));
    double right = -base.width / 2 + 0.5 + random.nextDouble() * (base.width - 1 - wide);
    double up =
        switch (kind) {
          case BOX -> 0.7 + random.nextDouble();
          case PLATE -> 0.06 + 0.15 * random.nextDouble();
          default -> 0;
        };
    double length = kind == Kind.HOLE ? 1.5 + 4 * random.nextDouble() : 0.5 + random.nextDouble();
    return new Plan(kind, s, length, right, right + wide, up);
  }

  /** Null where it is not certain. */
  private static Told severity(Plan plan, double free) {
    if (plan.kind != Kind.BOX) {
      return Told.ERROR;
    }
    if (Math.abs(free - PASSES) < UNSURE) {
      return null;
    }
    return free < PASSES ? Told.ERROR : Told.WARNING;
  }

  private static List<Piece> spoilt(List<Piece> pieces, List<double[]> at, float value) {
    List<Piece> spoilt = new ArrayList<>();
    for (Piece piece : pieces) {
      float[] p = piece.positions().clone();
      for (int v = 0; v < p.length; v += 3) {
        for (double[] q : at) {
          if (p[v] == (float) q[0] && p[v + 1] == (float) q[1] && p[v + 2] == (float) q[2]) {
            p[v] = value;
            break;
          }
        }
      }
      spoilt.add(piece.toBuilder().mesh(p, piece.triangles()).build());
    }
    return spoilt;
  }

  private static double square(double x) {
    return x * x;
  }

  private static double[] array(List<Double> list) {
    return list.stream().mapToDouble(Double::doubleValue).toArray();
  }
}
