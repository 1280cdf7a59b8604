package org.trackwalk.examples.seeded;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.trackwalk.examples.seeded.Expected.Told;

/**
 * What is laid on a road and rises from it, without a name that says so: ramps and plates, with
 * upright or sloping sides, open below or closed, over a part of the road's width or all of it, and
 * kerbs along its border, wound either way. Its outline is let into the ground a little.
 */
public final class RampScenes {

  private static final double NEAR = 2;

  /** A mound between stations and offsets. */
  private record Mound(
      double from,
      double to,
      double right,
      double left,
      double high,
      double lip,
      double along,
      double across) {

    double at(double s, double u) {
      double ahead = Math.min(s - from, to - s) * along - lip;
      double aside = Math.min(u - right, left - u) * across - lip;
      return Math.max(-lip, Math.min(high, Math.min(ahead, aside)));
    }
  }

  private RampScenes() {}

  /** A scene of a seed: an error is none of it for how it rises. */
  public static SeededScene of(long seed) {
    Random random = new Random(seed * 15485863 + 19);
    random.nextInt();
    Base base = base(random);
    boolean kerb = seed % 3 == 0;
    double half = base.width / 2;
    double lip = 0.01 + 0.05 * random.nextDouble();
    double high = lip + 0.03 + (kerb ? 0.07 : 0.3) * random.nextDouble();
    double along = StrictMath.tan(Math.toRadians(3 + 12 * random.nextDouble()));
    boolean upright = random.nextBoolean();
    double across = upright ? 20 : 0.15 + 0.4 * random.nextDouble();
    double wide = 2.5 + (base.width - 3.5) * random.nextDouble();
    double right = -half + 0.5 + (base.width - 1 - wide) * random.nextDouble();
    double left = right + wide;
    if (kerb) {
      right = half - 1;
      left = half + 0.5;
      across = 2 * (high + lip);
    } else if (random.nextInt(4) == 0) {
      right = -half - 0.5;
      left = half + 0.5;
    }
    double run = (high + lip) / along;
    double length = 2 * run + (kerb ? 10 : 1) + 4 * random.nextDouble();
    double from = 30 + (base.centre.length() - 60 - length) * random.nextDouble();
    Mound mound = new Mound(from, from + length, right, left, high, lip, along, across);
    boolean closed = random.nextBoolean();
    LevelPieces pieces = new LevelPieces(base).deck(base.deck(new double[0], new double[0]));
    Solid solid = solid(base, mound, run, closed);
    pieces.thing("q_1", seed / 3 % 2 == 0 ? solid : solid.inward(), false);
    List<double[]> points = new ArrayList<>();
    for (double s = from; s <= from + length; s += 0.5) {
      for (double u = right; u <= left; u += 0.5) {
        points.add(base.placing.put(base.centre.at(s, u, Math.max(0, mound.at(s, u)))));
      }
    }
    return pieces.scene(
        kerb ? "laid_kerb" : "laid_ramp",
        String.format(
            Locale.ROOT,
            "%s %.2f high, %.2f let in, %.0f deg, %.1f long, from u %.1f to %.1f, at s %.1f%s",
            kerb ? "kerb" : upright ? "ramp" : "plate",
            high,
            lip,
            Math.toDegrees(StrictMath.atan(along)),
            length,
            right,
            left,
            from,
            closed ? ", closed" : ""),
        new Expected(Told.INFO, Told.ERROR, points, NEAR, List.of(), true, false));
  }

  private static Base base(Random random) {
    Base base = new Base(random, false, false, 3 + 3 * random.nextDouble());
    while (base.centre.length() < 110
        || base.walls
        || base.kerb
        || base.width < 5
        || base.centre.sharpest(1) > 0.02
        || base.centre.sharpest(-1) > 0.02) {
      base = new Base(random, false, false, 3 + 3 * random.nextDouble());
    }
    return base;
  }

  private static Solid solid(Base base, Mound mound, double run, boolean closed) {
    double side = (mound.high + mound.lip) / mound.across;
    double[] u = {mound.right, mound.right + side, mound.left - side, mound.left};
    List<Double> rows = new ArrayList<>();
    double[] s = {mound.from, mound.from + run, mound.to - run, mound.to};
    for (int i = 0; i < 3; i++) {
      int parts = (int) Math.ceil((s[i + 1] - s[i]) / 2);
      for (int k = 0; k < parts; k++) {
        rows.add(s[i] + (s[i + 1] - s[i]) * k / parts);
      }
    }
    rows.add(s[3]);
    List<double[]> v = new ArrayList<>();
    List<int[]> t = new ArrayList<>();
    for (int r = 0; r < rows.size(); r++) {
      for (int c = 0; c < 4; c++) {
        v.add(base.centre.at(rows.get(r), u[c], mound.at(rows.get(r), u[c])));
        if (r > 0 && c > 0) {
          int k = 4 * r + c;
          t.add(new int[] {k - 5, k - 4, k});
          t.add(new int[] {k - 5, k, k - 1});
        }
      }
    }
    for (int r = 1; closed && r < rows.size(); r++) {
      t.add(new int[] {4 * r - 4, 4 * r + 3, 4 * r - 1});
      t.add(new int[] {4 * r - 4, 4 * r, 4 * r + 3});
    }
    return new Solid(v, t);
  }
}
