package org.trackwalk.examples.seeded;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.trackwalk.examples.seeded.Expected.Told;

/**
 * Roads on banks of 0 to 30 degrees, 4 to 60 m wide: with ground beside them that lies lower, as
 * steep as the bank or level, and with a piece that is gone over shallow ground.
 */
public final class BankScenes {

  private static final double STEEPEST = 30;

  /**
   * From here on lower ground is told, metres; what is nearer to it than {@link #CLEAR} neither.
   */
  private static final double LEAST_DROP = 0.5;

  private static final double CLEAR = 0.02;

  /** How far beside the road the ground goes on, metres; in a bend less. */
  private static final double BESIDE = 15;

  /** How far from the road's ends a piece is gone, metres. */
  private static final double ENDS = 35;

  /** How far ground that lies lower goes on under the road, metres. */
  private static final double UNDER = 1.5;

  private static final double CLEAR_OF_BORDER = 0.3;

  private static final double NEAR = 2;
  private static final double APART = 1;

  private BankScenes() {}

  /** What the scenes show. */
  public enum Kind {
    NONE_PLAIN,
    NONE_LOWER,
    NONE_LOWER_LEVEL,
    DROP,
    DROP_LEVEL,
    GONE
  }

  /** A scene of a seed; the kinds take turns. */
  public static SeededScene of(long seed) {
    Kind kind = Kind.values()[(int) Math.floorMod(seed, Kind.values().length)];
    Random random = new Random(seed * 86028121 + 3);
    random.nextInt();
    boolean bare = kind.name().contains("LOWER") || kind.name().contains("DROP");
    double verge = bare || random.nextInt(4) == 0 ? 0 : 2 + 6 * random.nextDouble();
    Base base = new Base(random, false, false, verge, STEEPEST);
    while (base.centre.length() < 2 * ENDS + 45
        || bare && (base.walls || base.terrain > 0 || base.kerb)) {
      base = new Base(random, false, false, verge, STEEPEST);
    }
    return switch (kind) {
      case GONE -> gone(base, random);
      case NONE_PLAIN ->
          new LevelPieces(base)
              .deck(base.deck(new double[0], new double[0]))
              .scene(
                  "bank_plain",
                  "bank_plain",
                  new Expected(null, null, List.of(), 0, List.of(), !base.walls, true));
      default -> lower(kind, base, random);
    };
  }

  /** Ground beside both borders that lies lower at them by the same. */
  private static SeededScene lower(Kind kind, Base base, Random random) {
    boolean silent = kind == Kind.NONE_LOWER || kind == Kind.NONE_LOWER_LEVEL;
    boolean level = kind == Kind.NONE_LOWER_LEVEL || kind == Kind.DROP_LEVEL;
    double from = silent ? 0.03 : LEAST_DROP + CLEAR;
    double most = silent ? LEAST_DROP - CLEAR : 6;
    double depth = from * StrictMath.exp(random.nextDouble() * StrictMath.log(most / from));
    boolean side = level || random.nextBoolean();
    double in = 0.1 + (UNDER - 0.1) * random.nextDouble();
    LevelPieces pieces = new LevelPieces(base).deck(base.deck(new double[0], new double[0]));
    List<double[]> points = new ArrayList<>();
    double length = base.centre.length();
    double half = base.width / 2;
    for (int left = -1; left <= 1; left += 2) {
      double bend = base.centre.sharpest(left);
      double out = bend > 0 ? Math.min(BESIDE, 0.85 / bend - half) : BESIDE;
      double[] foot = under(base, left * half, 0, -depth);
      double[] end =
          level
              ? under(base, left * half, left * out, -depth)
              : new double[] {foot[0] + left * out, foot[1]};
      double[] top = {left * half, 0};
      double[][] outline =
          left > 0 ? new double[][] {end, foot, top} : new double[][] {top, foot, end};
      if (!side) {
        // It goes on under the road, which is laid on it.
        double[] inner = {foot[0] - left * in, foot[1]};
        outline = left > 0 ? new double[][] {end, inner} : new double[][] {inner, end};
      }
      double apart = length / Math.ceil(length / base.spacing);
      String word = base.saying == Base.Saying.NAMES ? "grass_" : "q_";
      Solid strip = Shapes.swept(base.centre, 0, length, outline, false, apart);
      pieces.thing(word + (left > 0 ? "l" : "r"), strip.inward(), false);
      for (double s = 0; s <= length; s += APART) {
        points.add(base.placing.put(base.centre.at(s, left * half, 0)));
      }
    }
    String word = "bank_" + kind.name().toLowerCase(Locale.ROOT);
    String told =
        String.format(
            Locale.ROOT, "%s %.3f%s", word, depth, side ? " side" : " from " + in + " under");
    Expected expected =
        silent
            ? Expected.silence()
            : new Expected(Told.WARNING, Told.WARNING, points, NEAR, List.of(depth), false, false);
    return pieces.scene(word, told, expected);
  }

  /** A place so far out and high from one on the road, seen from above. */
  private static double[] under(Base base, double u, double out, double high) {
    double[] lean = base.centre.leaning(out, high);
    return new double[] {u + lean[0], lean[1]};
  }

  /** A piece of the road that is gone, and ground 0.1 to 0.5 m below. */
  private static SeededScene gone(Base base, Random random) {
    double depth = 0.1 * StrictMath.exp(random.nextDouble() * StrictMath.log(5));
    double length = 0.8 + 6 * random.nextDouble();
    double room = base.centre.length() - 2 * ENDS;
    double s = ENDS + random.nextDouble() * (room - length);
    double wide = Math.min(base.width, 2 + random.nextDouble() * base.width);
    double right = -base.width / 2 + random.nextDouble() * (base.width - wide);
    double left = right + wide;
    // No sliver of road is left along its border.
    right = right < CLEAR_OF_BORDER - base.width / 2 ? -base.width / 2 : right;
    left = left > base.width / 2 - CLEAR_OF_BORDER ? base.width / 2 : left;
    Deck deck = base.deck(new double[] {s, s + length}, new double[] {right, left});
    deck.remove(s, s + length, right, left);
    LevelPieces pieces = new LevelPieces(base).deck(deck);
    pieces.thing("terrain_low", GapScenes.ground(deck, depth), false);
    List<double[]> points = new ArrayList<>();
    for (double at = s; at <= s + length; at += APART) {
      for (double u = right; u <= left; u += APART) {
        points.add(base.placing.put(base.centre.at(at, u, 0)));
      }
    }
    String told =
        String.format(
            Locale.ROOT,
            "bank_gone %.3f long from s %.1f, u %.2f to %.2f, ground %.2f below",
            length,
            s,
            right,
            left,
            depth);
    return pieces.scene(
        "bank_gone",
        told,
        new Expected(Told.ERROR, Told.ERROR, points, NEAR, List.of(), !base.walls, false));
  }
}
