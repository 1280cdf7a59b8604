package org.trackwalk.examples.seeded;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.trackwalk.examples.seeded.Expected.Told;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;

/**
 * A road that comes back to where it has been, as one sheet: it goes up through itself at grades of
 * 4 to 12 %, of which a car feels a kink. Or it passes over itself on a bridge, or winds up a
 * spiral, of which nothing is said.
 */
public final class OwnRoadScenes {

  private static final double NEAR = 2;

  /** Metres from a bridge's deck to the road below, at least. */
  private static final double CLEAR = 5;

  /** Grade of ramps to bridges and of spirals, at most. */
  private static final double GRADE = 0.08;

  /** A height over the way. */
  private interface Profile {
    double at(double s);
  }

  private OwnRoadScenes() {}

  /** A road of a seed that goes up through itself. */
  public static SeededScene of(long seed) {
    return eight(new Random(seed * 15485863 + 13), true);
  }

  /** A road of a seed that passes over itself. */
  public static SeededScene clean(long seed) {
    Random random = new Random(seed * 15485863 + 17);
    random.nextInt();
    return seed % 2 == 0 ? eight(random, false) : spiral(random);
  }

  /** A straight, a bend back, and a straight that meets the first. */
  private static SeededScene eight(Random random, boolean through) {
    random.nextInt();
    double width = 6 + 8 * random.nextDouble();
    double radius = 60 + 40 * random.nextDouble();
    double turn = Math.toRadians(245 + 50 * random.nextDouble());
    double back = radius * (1 - StrictMath.cos(turn)) / -StrictMath.sin(turn);
    double ahead = radius * StrictMath.sin(turn) + back * StrictMath.cos(turn);
    double first = 80 + 40 * random.nextDouble() + Math.max(0, -ahead);
    double bend = radius * turn;
    double side = random.nextBoolean() ? 1 : -1;
    double cross = first + bend + back;
    Centre centre =
        new Centre(new double[] {first, bend, 2 * back}, new double[] {0, side / radius, 0}, 0, 0);
    double grade = 0.04 + 0.08 * random.nextDouble();
    double deep = through ? grade * 2 * back / Math.PI : 0;
    double high = CLEAR + 3 * random.nextDouble();
    Profile profile =
        s -> {
          if (through) {
            return s <= first + bend
                ? -deep * smooth((s - first) / bend)
                : deep * StrictMath.sin(Math.PI * (s - cross) / (2 * back));
          }
          return high * smooth((s - first) / bend);
        };
    List<double[]> points = new ArrayList<>();
    for (double s = cross - 2 * width; through && s < cross + 2 * width; s += 0.5) {
      for (double u = -width / 2; u <= width / 2; u += 0.5) {
        double[] p = centre.at(s, u, 0);
        points.add(new double[] {p[0], p[1] + profile.at(s), p[2]});
      }
    }
    String told =
        String.format(
            Locale.ROOT,
            "%s w%.1f R%.0f turn %.0f grade %.3f",
            through ? "road through itself" : "road over itself",
            width,
            radius,
            Math.toDegrees(turn),
            through ? grade : high);
    return scene(random, centre, profile, width, through ? "own_road" : "own_bridge", told, points);
  }

  /** Some turns, each over the one before. */
  private static SeededScene spiral(Random random) {
    double width = 6 + 6 * random.nextDouble();
    double high = CLEAR + 2 * random.nextDouble();
    double radius = Math.max(width, high / (GRADE * 2 * Math.PI)) + 5 * random.nextDouble();
    double around = 2 * Math.PI * radius;
    double turns = 1.2 + 2.5 * random.nextDouble();
    double side = random.nextBoolean() ? 1 : -1;
    Centre centre =
        new Centre(new double[] {60, turns * around, 60}, new double[] {0, side / radius, 0}, 0, 0);
    double ramp = around / 4;
    Profile profile =
        s -> high / around * (eased(s - 60, ramp) - eased(s - 60 - turns * around, ramp));
    String told =
        String.format(
            Locale.ROOT, "spiral w%.1f R%.0f %.1f turns of %.1f m", width, radius, turns, high);
    return scene(random, centre, profile, width, "own_spiral", told, List.of());
  }

  /** From 0 to 1, level at both ends. */
  private static double smooth(double part) {
    double p = Math.max(0, Math.min(1, part));
    return p - StrictMath.sin(2 * Math.PI * p) / (2 * Math.PI);
  }

  /** Grows as its argument from an end on, where it begins softly. */
  private static double eased(double s, double ramp) {
    double half = ramp / 2;
    double t = Math.max(-half, Math.min(half, s));
    return s >= half ? s : (t + half) * (t + half) / (2 * ramp);
  }

  private static SeededScene scene(
      Random random,
      Centre centre,
      Profile profile,
      double width,
      String kind,
      String told,
      List<double[]> points) {
    int columns = 1 + random.nextInt(5);
    double quad = 1 + 2 * random.nextDouble();
    int rows = (int) Math.ceil(centre.length() / quad);
    boolean named = random.nextBoolean();
    float[] xyz = new float[3 * (rows + 1) * (columns + 1)];
    int[] triangles = new int[6 * rows * columns];
    int corner = 0;
    for (int r = 0; r <= rows; r++) {
      double s = centre.length() * r / rows;
      for (int c = 0; c <= columns; c++) {
        int v = r * (columns + 1) + c;
        double[] p = centre.at(s, width * ((double) c / columns - 0.5), 0);
        xyz[3 * v] = (float) p[0];
        xyz[3 * v + 1] = (float) (p[1] + profile.at(s));
        xyz[3 * v + 2] = (float) p[2];
        if (r < rows && c < columns) {
          int n = columns + 1;
          for (int at : new int[] {v, v + 1, v + n + 1, v, v + n + 1, v + n}) {
            triangles[corner++] = at;
          }
        }
      }
    }
    Piece piece = Piece.named(named ? "road" : "mesh", "own.obj").mesh(xyz, triangles).build();
    double[] start = centre.at(10, 0, 0);
    return new SeededScene(
        kind,
        told + String.format(Locale.ROOT, " %d columns, quads of %.1f", columns, quad),
        List.of(piece),
        LevelHints.NONE,
        start,
        named ? null : start,
        null,
        points.isEmpty()
            ? new Expected(null, null, List.of(), 0, List.of(), true, true)
            : new Expected(Told.WARNING, Told.ERROR, points, NEAR, List.of(), true, true));
  }
}
