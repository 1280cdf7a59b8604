package org.trackwalk.examples.seeded;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Random;

/**
 * What a scene's road is like, drawn from a seed: its shape, width and bank, what lies beside it,
 * how it is cut into pieces and triangles, and how the level says which part it is.
 */
final class Base {

  /** How the level says what its road is. */
  enum Saying {
    NAMES,
    MANIFEST,
    START,
    LINE
  }

  /** How far from the middle of a bend the ground may reach, as a part of its radius. */
  private static final double INSIDE = 0.8;

  /** Rows and columns closer to one that was asked for give way to it, metres. */
  private static final double APART = 0.25;

  /** Steeper than this a bank's rows turn by less, degrees. */
  private static final double LEANS = 15;

  /** On laps and over crests rows are no farther apart, metres. */
  private static final double ROW = 2;

  final String shape;
  final Centre centre;
  final double width;
  final boolean kerb;
  final double kerbHeight;
  final double verge;
  final boolean walls;
  final double terrain;
  final double spacing;
  final int lanes;
  final int diagonal;
  final double pieceLength;
  final Saying saying;
  final Placing placing;
  final double lineAt;
  private final String told;

  Base(Random random, boolean onGrid) {
    this(random, onGrid, false, random.nextInt(4) == 0 ? 0 : 2 + 6 * random.nextDouble());
  }

  /**
   * A road.
   *
   * @param onGrid whether all coordinates are multiples of a power of two that is no finer than
   *     floats are
   * @param raised whether kerbs may rise over the road
   * @param vergeWidth metres; 0 for none
   */
  Base(Random random, boolean onGrid, boolean raised, double vergeWidth) {
    this(random, onGrid, raised, vergeWidth, 0);
  }

  /**
   * A road that leans.
   *
   * @param steepest bank, degrees; 0 for one of three roads with a bank, up to 15 degrees
   */
  Base(Random random, boolean onGrid, boolean raised, double vergeWidth, double steepest) {
    double w = width(random);
    width = w;
    double degrees;
    if (steepest > 0) {
      degrees = steepest * random.nextDouble();
    } else {
      degrees = random.nextInt(3) == 0 ? 1 + random.nextInt(15) : 0;
    }
    double hill = random.nextInt(3) == 0 ? 0.2 + 0.3 * random.nextDouble() : 0;
    int which = random.nextInt(6);
    double tight = Math.max(12, 0.75 * w);
    double turn;
    double radius;
    double run = 70 + random.nextInt(40);
    switch (which) {
      case 0, 1 -> {
        shape = "straight";
        centre = centre(hill, degrees, run, 0, run, 0);
      }
      case 2 -> {
        shape = "bend";
        radius = Math.max(1.5 * w, 40 + random.nextInt(160));
        turn = side(random) / radius;
        centre = centre(hill, degrees, 60, 0, Math.min(1.6 * radius, 120), turn, 60, 0);
      }
      case 3 -> {
        shape = "hairpin";
        radius = tight + random.nextDouble() * Math.max(0, 60 - tight);
        turn = side(random) / radius;
        centre = centre(0, degrees, 60, 0, Math.PI * radius, turn, 60, 0);
      }
      case 4 -> {
        shape = "S";
        radius = Math.max(1.5 * w, 60 + random.nextInt(100));
        turn = side(random) / radius;
        centre = centre(hill, degrees, 50, 0, radius, turn, radius, -turn, 50, 0);
      }
      default -> {
        shape = "hill";
        centre = centre(0.5 + 0.3 * random.nextDouble(), degrees, run + 20, 0, run + 20, 0);
      }
    }
    kerb = random.nextInt(3) == 0;
    double rises = 0.02 + 0.03 * random.nextDouble();
    kerbHeight = raised ? rises : 0;
    verge = vergeWidth;
    walls = random.nextInt(3) == 0;
    terrain = !walls && random.nextInt(2) == 0 ? 10 + random.nextInt(20) : 0;
    boolean fine = random.nextBoolean();
    double bent = Math.max(centre.sharpest(1), centre.sharpest(-1));
    // A bend of ten metres' rows is one that nobody drives: a row turns at most by 3 degrees.
    // On a bank such a turn is a kink of its own.
    double turns = Math.toRadians(degrees > 0 ? Math.min(1, LEANS / degrees) : 3);
    double most = bent > 0 ? Math.min(10, turns / bent) : 10;
    spacing =
        fine
            ? Math.min(most, 1 + random.nextDouble())
            : Math.min(most, 5 + 5 * random.nextDouble());
    lanes = fine ? (int) Math.max(2, Math.min(12, w / 1.5)) : 1 + random.nextInt(3);
    diagonal = random.nextInt(3);
    pieceLength = random.nextInt(3) == 0 ? 1e9 : 10 + 30 * random.nextDouble();
    saying = Saying.values()[random.nextInt(4)];
    double[] move = {0, 0, 0};
    if (random.nextInt(4) == 0) {
      int far = onGrid ? 500 : 2000;
      move = new double[] {side(random) * far, random.nextInt(50), side(random) * far};
    }
    double angle = random.nextInt(3) == 0 ? 0 : 2 * Math.PI * random.nextDouble();
    placing = new Placing(angle, move, onGrid ? 1.0 / (1 << 13) : 0);
    lineAt = w * (random.nextDouble() - 0.5) * 0.4;
    told =
        String.format(
            Locale.ROOT,
            "%s R%.0f w%.1f bank%.0f%s%s%s%s %s%d %s %s%s",
            shape,
            bent > 0 ? 1 / bent : 0,
            w,
            degrees,
            kerb ? String.format(Locale.ROOT, " kerb%.0fmm", 1000 * kerbHeight) : "",
            verge > 0 ? String.format(Locale.ROOT, " verge%.1f", verge) : "",
            walls ? " walls" : "",
            terrain > 0 ? " terrain" : "",
            fine ? "fine" : "coarse",
            diagonal,
            pieceLength > 1e6 ? "onePiece" : String.format(Locale.ROOT, "cut%.0f", pieceLength),
            saying,
            move[0] == 0 ? "" : " far");
  }

  /** Another road with the same ground beside it. */
  private Base(Base other, String word, Centre middle, double pieces) {
    shape = word;
    centre = middle;
    pieceLength = pieces;
    width = other.width;
    kerb = other.kerb;
    kerbHeight = other.kerbHeight;
    verge = other.verge;
    walls = other.walls;
    terrain = other.terrain;
    spacing = Math.min(other.spacing, ROW);
    lanes = other.lanes;
    diagonal = other.diagonal;
    saying = other.saying;
    placing = other.placing;
    lineAt = other.lineAt;
    told = word + " " + other.told;
  }

  /** Its ground around a lap: two straights and two bends. */
  Base lap(Random random) {
    double radius = Math.max(2 * width, 40) + 60 * random.nextDouble();
    double straight = 60 + 100 * random.nextDouble();
    double bend = side(random) / radius;
    double around = Math.PI * radius;
    Centre middle =
        centre(0, 0, straight / 2, 0, around, bend, straight, 0, around, bend, straight / 2, 0);
    return new Base(this, "lap", middle, pieceLength);
  }

  /** Its ground over a crest that no car flies over. */
  Base crest(Random random) {
    double length = 160 + 80 * random.nextDouble();
    double radius = 500 + 500 * random.nextDouble();
    double high = length * length / (2 * Math.PI * Math.PI * radius);
    Centre middle = centre(high, 0, length / 2, 0, length / 2, 0);
    return new Base(this, "crest", middle, pieceLength);
  }

  /** The same cut into pieces of a length. */
  Base cut(double metres) {
    return new Base(this, shape, centre, metres);
  }

  /** The width of a road: between 4 and 60 m, half of them as tracks are. */
  private static double width(Random random) {
    if (random.nextBoolean()) {
      return 8 + 7 * random.nextDouble();
    }
    return 4 * StrictMath.exp(random.nextDouble() * StrictMath.log(15));
  }

  private static int side(Random random) {
    return random.nextBoolean() ? 1 : -1;
  }

  private static Centre centre(double hill, double degrees, double... parts) {
    double[] lengths = new double[parts.length / 2];
    double[] curvatures = new double[parts.length / 2];
    for (int i = 0; i < lengths.length; i++) {
      lengths[i] = parts[2 * i];
      curvatures[i] = parts[2 * i + 1];
    }
    return new Centre(lengths, curvatures, hill, Math.toRadians(degrees));
  }

  String told() {
    return told;
  }

  /** The ground of this road with rows and columns where they are asked for. */
  Deck deck(double[] stations, double[] offsets) {
    List<double[]> right = beside(-1);
    List<double[]> left = beside(1);
    List<double[]> columns = new ArrayList<>();
    List<Strip> strips = new ArrayList<>();
    for (int i = right.size() - 1; i >= 0; i--) {
      columns.add(right.get(i));
    }
    int first = columns.size();
    for (double u : among(-width / 2, width / 2, lanes, offsets)) {
      columns.add(new double[] {u, 0});
    }
    int last = columns.size() - 1;
    columns.addAll(left);
    strips.add(new Strip(Strip.Role.ROAD, first, last));
    strips(strips, right, first, -1);
    strips(strips, left, last, 1);
    int parts = (int) Math.ceil(centre.length() / spacing);
    double[] rows = among(0, centre.length(), parts, stations);
    return new Deck(centre, rows, columns.toArray(new double[0][]), strips, diagonal);
  }

  /** Columns beside the road from its border outward: distance, height, and the role's ordinal. */
  private List<double[]> beside(int side) {
    double bend = centre.sharpest(side);
    double limit = bend > 0 ? INSIDE / bend : Double.POSITIVE_INFINITY;
    List<double[]> columns = new ArrayList<>();
    double u = width / 2;
    if (kerb && u + 1 < limit) {
      columns.add(new double[] {side * (u + 0.5), kerbHeight, Strip.Role.KERB.ordinal()});
      columns.add(new double[] {side * (u + 1), kerbHeight, Strip.Role.KERB.ordinal()});
      u += 1;
    }
    double v = columns.isEmpty() ? 0 : kerbHeight;
    if (verge > 0 && u + verge < limit) {
      columns.add(new double[] {side * (u + verge), v, Strip.Role.VERGE.ordinal()});
      u += verge;
    }
    if (terrain > 0 && u + 2 < limit) {
      double far = Math.min(limit, u + terrain);
      columns.add(new double[] {side * far, v, Strip.Role.TERRAIN.ordinal()});
    }
    return columns;
  }

  private static void strips(List<Strip> strips, List<double[]> columns, int border, int side) {
    int from = border;
    for (int i = 0; i < columns.size(); i++) {
      boolean ends = i + 1 == columns.size() || columns.get(i + 1)[2] != columns.get(i)[2];
      if (ends) {
        int to = border + side * (i + 1);
        Strip.Role role = Strip.Role.values()[(int) columns.get(i)[2]];
        strips.add(new Strip(role, Math.min(from, to), Math.max(from, to)));
        from = to;
      }
    }
  }

  private static double[] among(double from, double to, int parts, double[] asked) {
    List<Double> all = new ArrayList<>();
    for (int i = 0; i <= parts; i++) {
      double at = from + (to - from) * i / parts;
      boolean near = false;
      for (double a : asked) {
        near |= Math.abs(a - at) < APART && i > 0 && i < parts;
      }
      if (!near) {
        all.add(at);
      }
    }
    for (double a : asked) {
      if (a > from && a < to) {
        all.add(a);
      }
    }
    return all.stream().mapToDouble(Double::doubleValue).sorted().distinct().toArray();
  }

  /** The racing line, xyz triples as the level holds them; null unless the level has one. */
  double[] line() {
    if (saying != Saying.LINE) {
      return null;
    }
    double[] line = new double[0];
    for (double s = 2; s < centre.length() - 2; s += 4) {
      double[] p = placing.put(centre.at(s, lineAt, 0));
      line = Arrays.copyOf(line, line.length + 3);
      System.arraycopy(p, 0, line, line.length - 3, 3);
    }
    return line;
  }

  /** A start on the road, three doubles as the level holds them; null unless the level has one. */
  double[] start() {
    return saying == Saying.START ? onRoad() : null;
  }

  /** A point on the road, three doubles as the level holds them. */
  double[] onRoad() {
    return placing.put(centre.at(6, lineAt, 0));
  }
}
