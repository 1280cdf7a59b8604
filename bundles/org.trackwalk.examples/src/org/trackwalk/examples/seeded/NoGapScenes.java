package org.trackwalk.examples.seeded;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;

/** What looks as if ground were missing, and is as it is meant. */
final class NoGapScenes {

  /** Height of a tunnel and of what crosses over the road, metres. */
  private static final double HIGH = 5;

  private NoGapScenes() {}

  static SeededScene of(GapScenes.Kind kind, Base base, Random random) {
    Deck deck = base.deck(new double[0], new double[0]);
    LevelPieces pieces = new LevelPieces(base).deck(deck);
    double length = base.centre.length();
    double half = base.width / 2;
    double from = 30 + random.nextDouble() * 10;
    double to = length - 30 - random.nextDouble() * 10;
    String told = "";
    switch (kind) {
      case NONE_KERB_ENDS -> {
        int side = base.centre.sharpest(1) > base.centre.sharpest(-1) ? -1 : 1;
        int r0 = Welded.row(deck, from);
        int r1 = Welded.row(deck, to);
        kerb(pieces, deck, r0, r1, side, 0.5 + random.nextDouble());
      }
      case NONE_LOWER_GROUND -> {
        double depth = 0.05 + 0.4 * random.nextDouble();
        told = String.format(Locale.ROOT, " %.3f", depth);
        for (int side = -1; side <= 1; side += 2) {
          double bend = base.centre.sharpest(side);
          double far = bend > 0 ? Math.min(half + 15, 0.85 / bend) : half + 15;
          double a = side * half;
          double b = side * far;
          String word = base.saying == Base.Saying.NAMES ? "grass_" : "q_";
          double[][] outline =
              side > 0
                  ? new double[][] {{b, -depth}, {a, -depth}, {a, 0}}
                  : new double[][] {{a, 0}, {a, -depth}, {b, -depth}};
          double apart = length / (deck.rows().length - 1);
          Solid strip = Shapes.swept(base.centre, 0, length, outline, false, apart);
          pieces.thing(word + (side > 0 ? "l" : "r"), strip.inward(), false);
        }
      }
      case NONE_TUNNEL -> tunnel(pieces, base, deck, from, to);
      case NONE_BRIDGE -> {
        double s = (from + to) / 2;
        double wide = 8 + 8 * random.nextDouble();
        double up = HIGH + 3 * random.nextDouble();
        Solid slab = Shapes.box(wide, 2 * half + 40, 0.8);
        double turn = (random.nextDouble() - 0.5) * 0.8;
        Solid placed = Shapes.stiff(Shapes.turned(slab, turn, up), base.centre, s, 0);
        pieces.thing("bridge_deck", placed.outward(placed.middle()), false);
      }
      default -> {
        double[] at = base.centre.at(length / 2, 0, 3 + 20 * random.nextDouble());
        List<double[]> v = new ArrayList<>();
        double wide = 20 + 200 * random.nextDouble();
        for (int i = 0; i < 4; i++) {
          double x = i == 0 || i == 3 ? -wide : wide;
          double z = i < 2 ? -wide : wide;
          v.add(new double[] {at[0] + x, Math.max(at[1], 12), at[2] + z});
        }
        Solid plane = new Solid(v, List.of(new int[] {0, 2, 1}, new int[] {0, 3, 2}));
        String name = random.nextBoolean() ? "Plane.003" : "sky";
        pieces.thing(name, random.nextBoolean() ? plane : plane.inward(), random.nextBoolean());
      }
    }
    String word = kind.name().toLowerCase(Locale.ROOT);
    return pieces.scene(word, word + told, Expected.silence());
  }

  /** A strip of faces beside the road's border, welded to it, from a row to a row. */
  static void kerb(LevelPieces pieces, Deck deck, int from, int to, int side, double wide) {
    double border = side * deck.left();
    List<double[]> v = new ArrayList<>();
    List<int[]> t = new ArrayList<>();
    for (int r = from; r <= to; r++) {
      double s = deck.rows()[r];
      v.add(deck.centre().at(s, border, 0));
      v.add(deck.centre().at(s, border + side * wide, 0));
      if (r > from) {
        int n = v.size();
        t.add(new int[] {n - 4, n - 3, n - 1});
        t.add(new int[] {n - 4, n - 1, n - 2});
      }
    }
    Solid strip = new Solid(v, t);
    pieces.thing("kerb_short", side > 0 ? strip : strip.inward(), false);
  }

  /** Walls and a roof around all of a deck, a little beside it and down into the ground. */
  static void tunnel(LevelPieces pieces, Base base, Deck deck, double from, double to) {
    double right = deck.left(0) - 0.3;
    double left = deck.left(deck.columns() - 1) + 0.3;
    double[][] arch = {
      {right, -0.4},
      {right, HIGH * 0.7},
      {right * 0.7, HIGH},
      {left * 0.7, HIGH},
      {left, HIGH * 0.7},
      {left, -0.4}
    };
    pieces.thing("tunnel", Shapes.swept(base.centre, from, to, arch, false, 4).inward(), false);
  }
}
