package org.trackwalk.check.seeded;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.trackwalk.course.road.Strand;
import org.trackwalk.mesh.level.Piece;

/** Faults that are planted into a level at a place of its road. */
final class RealPlants {

  /** Width that a driver needs, metres. */
  private static final double NEEDED = 2.3;

  /** A wheel gets over what is no higher, metres. */
  private static final double HUB = 0.3;

  /** What is planted. */
  enum Kind {
    WALL_ACROSS,
    SHEET,
    BOX,
    OPEN_BOX,
    PLATE,
    BEAM,
    LOW_BRIDGE,
    BARRIER,
    FIN,
    BLOCK,
    HOLE,
    MISSING,
    SLIT,
    STEP,
    RAISED,
    ULP_SEAM,
    FLIPPED,
    VERGE_GONE,
    DUPLICATE,
    T_JUNCTION,
    NOT_A_NUMBER,
    FAR_OFF
  }

  /**
   * A level with a fault.
   *
   * @param what was planted, in words
   * @param pieces the level's
   * @param points of it
   * @param error whether it must be one; else a warning or an error
   * @param warning whether it must be no error
   * @param measures in metres, of which one must be told; none where it has no such size
   * @param rules of which one must tell it; empty for any, null where it need not be told
   */
  record Plant(
      String what,
      List<Piece> pieces,
      List<double[]> points,
      boolean error,
      boolean warning,
      List<Double> measures,
      Set<String> rules) {

    private Plant(
        String what,
        List<Piece> pieces,
        List<double[]> points,
        boolean error,
        boolean warning,
        List<Double> measures) {
      this(what, pieces, points, error, warning, measures, Set.of());
    }
  }

  private final List<Piece> pieces;
  private final Strand strand;
  private final Random random;

  RealPlants(List<Piece> pieces, Strand strand, long seed) {
    this.pieces = pieces;
    this.strand = strand;
    this.random = new Random(seed);
  }

  /** Some place of the road with a fault; null where the road is none for it. */
  Plant plant(Kind kind) {
    int row = 40 + random.nextInt(Math.max(1, strand.rows() - 80));
    if (strand.rows() < 120 || strand.width(row) < 3) {
      return null;
    }
    double left = strand.left(row);
    double right = strand.right(row);
    double width = left + right;
    double middle = (left - right) / 2;
    double u = -right + 0.7 + random.nextDouble() * Math.max(0.1, width - 1.4);
    return switch (kind) {
      case WALL_ACROSS -> {
        double height = 0.5 + random.nextDouble();
        yield thing(kind, row, middle, 0.5 * (width + 1), 0, 0, 0, height, 0);
      }
      case SHEET -> {
        double half = 0.3 + random.nextDouble();
        double turn = StrictMath.PI * random.nextDouble();
        yield thing(kind, row, u, half, 0, turn, 0, 0.4 + random.nextDouble(), 0);
      }
      case BOX, OPEN_BOX -> {
        double half = 0.3 + 0.7 * random.nextDouble();
        double turn = StrictMath.PI * random.nextDouble();
        int faces = kind == Kind.BOX ? 0b111111 : 0b011111 & ~(1 << random.nextInt(4));
        yield thing(kind, row, u, half, half, turn, 0, 0.4 + random.nextDouble(), faces);
      }
      case PLATE -> {
        double half = 0.3 + 0.5 * random.nextDouble();
        double height = 0.03 + 0.1 * random.nextDouble();
        yield thing(
            kind, row, u, half, half, StrictMath.PI * random.nextDouble(), 0, height, 0b111111);
      }
      case BEAM -> thing(kind, row, middle, width / 2 + 0.5, 0.15, 0, 0.8, 0.3, 0b111111);
      case LOW_BRIDGE -> thing(kind, row, middle, width / 2 + 1, 3, 0, 0.9, 0.6, 0b111111);
      case BARRIER -> {
        double at = -right + Math.min(width / 3, 1 + random.nextDouble());
        yield thing(kind, row, at, 0.15, 4, 0, 0, 0.9, 0b111111);
      }
      case FIN -> fin(row, u);
      case BLOCK -> block(row, u);
      case HOLE -> cut(kind, row, u, 0.6 + random.nextDouble(), 1 + random.nextDouble());
      case MISSING -> cut(kind, row, middle, width / 2 + 0.3, 1 + 4 * random.nextDouble());
      case SLIT -> cut(kind, row, middle, width / 2 + 0.3, 0.02 + 0.1 * random.nextDouble());
      default -> new MeshPlants(pieces, strand, this, random).plant(kind, row, u);
    };
  }

  /** A place on the road: metres along from a row, to the left of its centre, over the road. */
  double[] at(int row, double along, double u, double up) {
    double dx = strand.headingX(row);
    double dz = strand.headingZ(row);
    double x = strand.centre(row, 0) + along * dx + u * dz;
    double z = strand.centre(row, 2) + along * dz - u * dx;
    return new double[] {x, height(row, along, u) + up, z};
  }

  private double height(int row, double along, double u) {
    int r = strand.row(row, (int) Math.floor(along / Strand.ROW));
    int after = strand.row(r, 1);
    int next = after < 0 ? r : after;
    double part = along / Strand.ROW - Math.floor(along / Strand.ROW);
    return (1 - part) * lane(r, u) + part * lane(next, u);
  }

  /** Height of the road at its lane there, or at the nearest one that it has. */
  private double lane(int row, double u) {
    double lane = Math.max(-strand.rightmost(), Math.min(strand.leftmost(), u / Strand.LANE));
    int inward = lane > 0 ? -1 : 1;
    while (Math.abs(lane) > 1 && Double.isNaN(between(row, lane))) {
      lane += inward;
    }
    double height = between(row, lane);
    return Double.isNaN(height) ? strand.centre(row, 1) : height;
  }

  private double between(int row, double lane) {
    int low = (int) Math.floor(lane);
    double part = lane - low;
    double a = strand.height(row, low);
    return part == 0 ? a : (1 - part) * a + part * strand.height(row, low + 1);
  }

  private Plant thing(
      Kind kind,
      int row,
      double u,
      double half,
      double deep,
      double turn,
      double low,
      double height,
      int faces) {
    List<double[]> points = new ArrayList<>();
    boolean sheet = faces == 0;
    double foot = low > 0 ? low : -0.1;
    int parts = (int) Math.ceil(Math.max(half, deep));
    double right = Double.POSITIVE_INFINITY;
    double left = Double.NEGATIVE_INFINITY;
    // A grid of columns: it bends with the road as something that was laid onto it.
    List<float[]> xyz = new ArrayList<>();
    int deepParts = sheet ? 0 : parts;
    for (int i = 0; i <= parts; i++) {
      for (int j = 0; j <= deepParts; j++) {
        double a = half * (2.0 * i / parts - 1);
        double b = sheet ? 0 : deep * (2.0 * j / deepParts - 1);
        double along = a * StrictMath.sin(turn) + b * StrictMath.cos(turn);
        double aside = u + a * StrictMath.cos(turn) - b * StrictMath.sin(turn);
        right = Math.min(right, aside);
        left = Math.max(left, aside);
        double[] p = at(row, along, aside, 0);
        points.add(p);
        for (int k = 0; k < 2; k++) {
          float y = (float) (p[1] + (k == 0 ? foot : low + height));
          xyz.add(new float[] {(float) p[0], y, (float) p[2]});
        }
      }
    }
    List<int[]> t = new ArrayList<>();
    int n = deepParts + 1;
    for (int i = 0; i < parts; i++) {
      if (sheet || (faces & 1) != 0) {
        side(t, i * n, (i + 1) * n, false);
      }
      if (!sheet && (faces & 2) != 0) {
        side(t, i * n + n - 1, (i + 1) * n + n - 1, true);
      }
      for (int j = 0; j < deepParts; j++) {
        int a = i * n + j;
        if ((faces & 32) != 0) {
          quad(t, 2 * a + 1, 2 * (a + 1) + 1, 2 * (a + n + 1) + 1, 2 * (a + n) + 1);
        }
        if ((faces & 16) != 0) {
          quad(t, 2 * a, 2 * (a + n), 2 * (a + n + 1), 2 * (a + 1));
        }
      }
    }
    for (int j = 0; j < deepParts; j++) {
      if ((faces & 4) != 0) {
        side(t, j, j + 1, true);
      }
      if ((faces & 8) != 0) {
        side(t, parts * n + j, parts * n + j + 1, false);
      }
    }
    float[] flat = new float[3 * xyz.size()];
    for (int i = 0; i < xyz.size(); i++) {
      System.arraycopy(xyz.get(i), 0, flat, 3 * i, 3);
    }
    Piece piece =
        Piece.named("Object.0815", pieces.get(0).file())
            .mesh(flat, t.stream().flatMapToInt(Arrays::stream).toArray())
            .build();
    List<Piece> all = new ArrayList<>(pieces);
    all.add(piece);
    double free = Math.max(right + strand.right(row), strand.left(row) - left);
    boolean step = low == 0 && height < HUB;
    String what =
        String.format(
            Locale.ROOT, "%s row %d at u %.2f, high %.3f, free %.2f", kind, row, u, height, free);
    return new Plant(
        what,
        all,
        points,
        step ? height > 0.021 && free < 1e9 : free < NEEDED - 0.1,
        !step && free > NEEDED + 0.1 && height > 0.65,
        List.of(height, low + height, low, Math.max(0, free)));
  }

  private static void side(List<int[]> t, int a, int b, boolean back) {
    if (back) {
      quad(t, 2 * b, 2 * a, 2 * a + 1, 2 * b + 1);
    } else {
      quad(t, 2 * a, 2 * b, 2 * b + 1, 2 * a + 1);
    }
  }

  private static void quad(List<int[]> t, int a, int b, int c, int d) {
    t.add(new int[] {a, b, c});
    t.add(new int[] {a, c, d});
  }

  /** An upright triangle on an edge of the road's own triangle at a place. */
  private Plant fin(int row, double u) {
    double[] p = at(row, 0, u, 0);
    double height = 0.1 + 0.7 * random.nextDouble();
    for (int i = 0; i < pieces.size(); i++) {
      Piece piece = pieces.get(i);
      for (int t = 0; piece.collidable() && t < piece.triangleCount(); t++) {
        double[][] c = PrismCut.corners(piece, t);
        if (PrismCut.covers(c, p) && Math.abs((c[0][1] + c[1][1] + c[2][1]) / 3 - p[1]) < 1) {
          int e = random.nextInt(3);
          double[] a = c[e];
          double[] b = c[(e + 1) % 3];
          int[] triangles = Arrays.copyOf(piece.triangles(), piece.triangles().length + 3);
          float[] xyz = Arrays.copyOf(piece.positions(), piece.positions().length + 3);
          int n = piece.triangles().length;
          triangles[n] = piece.triangles()[3 * t + e];
          triangles[n + 1] = piece.triangles()[3 * t + (e + 1) % 3];
          triangles[n + 2] = xyz.length / 3 - 1;
          int[] from = IntStream.rangeClosed(0, n / 3).toArray();
          from[n / 3] = t;
          List<double[]> points = new ArrayList<>();
          for (int k = 0; k < 3; k++) {
            xyz[xyz.length - 3 + k] = (float) ((a[k] + b[k]) / 2 + (k == 1 ? height : 0));
          }
          for (int k = 0; k <= 10; k++) {
            double f = k / 10.0;
            points.add(
                new double[] {
                  a[0] + f * (b[0] - a[0]), a[1] + f * (b[1] - a[1]), a[2] + f * (b[2] - a[2])
                });
          }
          List<Piece> all = new ArrayList<>(pieces);
          all.set(i, LikePiece.of(piece, xyz, triangles, from));
          String what =
              String.format(
                  Locale.ROOT,
                  "FIN row %d at u %.2f on an edge of %.2f m, high %.3f",
                  row,
                  u,
                  StrictMath.hypot(b[0] - a[0], b[2] - a[2]),
                  height);
          return new Plant(what, all, points, false, false, List.of(height));
        }
      }
    }
    return null;
  }

  private PrismCut prism(int row, double u, double half, double along) {
    double[][] corners = new double[4][];
    for (int i = 0; i < 4; i++) {
      double[] p = at(row, i < 2 ? -along / 2 : along / 2, u + (i % 3 == 0 ? -half : half), 0);
      corners[i] = new double[] {p[0], p[2]};
    }
    double y = at(row, 0, u, 0)[1];
    return new PrismCut(corners, y - 2, y + 2);
  }

  private Plant cut(Kind kind, int row, double u, double half, double along) {
    PrismCut prism = prism(row, u, half, along);
    List<Piece> all = prism.of(pieces);
    List<double[]> points = points(prism);
    if (points.isEmpty()) {
      return null;
    }
    String what =
        String.format(
            Locale.ROOT,
            "%s row %d at u %.2f, %.2f wide, %.3f long",
            kind,
            row,
            u,
            2 * half,
            along);
    List<Double> measures = List.of(along, along / 2, 2 * half, half, strand.width(row));
    return new Plant(what, all, points, true, false, measures);
  }

  private static List<double[]> points(PrismCut prism) {
    return prism.takenOut().stream().map(p -> new double[] {p[0], p[1], p[2]}).toList();
  }

  /** What lies in a rectangle of the road is pulled up, with walls around it, as one piece. */
  private Plant block(int row, double u) {
    double half = 0.4 + random.nextDouble();
    double along = 0.6 + 2 * random.nextDouble();
    double height = 0.1 + random.nextDouble();
    PrismCut prism = prism(row, u, half, along);
    List<Piece> all = new ArrayList<>(prism.of(pieces));
    List<double[]> points = points(prism);
    if (points.isEmpty()) {
      return null;
    }
    float[] xyz = new float[3 * 8];
    for (int i = 0; i < 4; i++) {
      double s = i < 2 ? -along / 2 : along / 2;
      double[] p = at(row, s, u + (i % 3 == 0 ? -half : half), 0);
      for (int k = 0; k < 3; k++) {
        xyz[3 * i + k] = (float) (p[k] - (k == 1 ? 0.3 : 0));
        xyz[12 + 3 * i + k] = (float) (p[k] + (k == 1 ? height : 0));
      }
    }
    List<int[]> t = new ArrayList<>();
    quad(t, 4, 5, 6, 7);
    for (int i = 0; i < 4; i++) {
      int j = (i + 1) % 4;
      quad(t, j, i, 4 + i, 4 + j);
    }
    int[] corners = t.stream().flatMapToInt(Arrays::stream).toArray();
    double up =
        (double) (xyz[15 + 2] - xyz[12 + 2]) * (xyz[18] - xyz[12])
            - (double) (xyz[15] - xyz[12]) * (xyz[18 + 2] - xyz[12 + 2]);
    for (int i = 0; up < 0 && i < corners.length; i += 3) {
      int c = corners[i];
      corners[i] = corners[i + 1];
      corners[i + 1] = c;
    }
    all.add(Piece.named("Object.0816", pieces.get(0).file()).mesh(xyz, corners).build());
    double free = Math.max(u - half + strand.right(row), strand.left(row) - u - half);
    boolean step = height < HUB;
    String what =
        String.format(
            Locale.ROOT,
            "BLOCK row %d at u %.2f, %.2f x %.2f, high %.3f, free %.2f",
            row,
            u,
            along,
            2 * half,
            height,
            free);
    return new Plant(
        what,
        all,
        points,
        step || free < NEEDED - 0.1,
        !step && free > NEEDED + 0.1 && height > 0.65,
        List.of(height, free));
  }
}
