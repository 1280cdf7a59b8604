package org.trackwalk.check.seeded;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.trackwalk.course.road.Strand;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;

/**
 * Faults of the mesh itself that are planted into a level: vertices that have moved, seams that no
 * longer fit, triangles that are turned over, copied or gone.
 */
final class MeshPlants {

  /** Rows that are walked on from a place until another piece begins. */
  private static final int FAR_ROWS = 120;

  /** The piece at a place lies so near to its height, metres. */
  private static final double LEVEL = 1;

  /** A car feels so much for certain, m/s: twice what is an error of ride.kink. */
  private static final double FELT = 3;

  /** How far off a vertex is put that has no place in the level, metres. */
  private static final float FAR_OFF = 1e9f;

  /** A verge is looked for so far beyond the border, metres. */
  private static final double BESIDE = 2;

  private final List<Piece> pieces;
  private final Strand strand;
  private final RealPlants places;
  private final Random random;

  MeshPlants(List<Piece> pieces, Strand strand, RealPlants places, Random random) {
    this.pieces = pieces;
    this.strand = strand;
    this.places = places;
    this.random = random;
  }

  /** A triangle of a piece. */
  private record Spot(int piece, int triangle) {}

  /** Where two pieces of the road meet: a piece, its vertices there, and the row. */
  private record Meeting(int piece, int other, List<Integer> vertices, int row) {}

  /** A fault at a row, at some metres to the left of its centre; null where there is no place. */
  RealPlants.Plant plant(RealPlants.Kind kind, int row, double u) {
    return switch (kind) {
      case STEP -> step(row);
      case ULP_SEAM -> floatSteps(row);
      case T_JUNCTION -> junction(row);
      case RAISED -> raised(row, u);
      case FLIPPED -> flipped(row, u);
      case DUPLICATE -> duplicate(row, u);
      case VERGE_GONE -> vergeGone(row);
      case NOT_A_NUMBER -> spoiled(row, u, Float.NaN, "import.non-finite");
      case FAR_OFF -> spoiled(row, u, FAR_OFF, "import.far-vertex");
      default -> throw new IllegalArgumentException(kind.name());
    };
  }

  private Spot spot(double[] p) {
    for (int i = 0; i < pieces.size(); i++) {
      Piece piece = pieces.get(i);
      for (int t = 0; piece.collidable() && t < piece.triangleCount(); t++) {
        double[][] c = PrismCut.corners(piece, t);
        double height = (c[0][1] + c[1][1] + c[2][1]) / 3;
        if (PrismCut.covers(c, p) && Math.abs(height - p[1]) < LEVEL) {
          return new Spot(i, t);
        }
      }
    }
    return null;
  }

  /** The next place along the road where its middle goes over to another piece. */
  private Meeting meeting(int from) {
    Spot last = spot(places.at(from, 0, 0, 0));
    for (int i = 1; last != null && i < FAR_ROWS; i++) {
      int row = strand.row(from, i);
      Spot here = row < 0 ? null : spot(places.at(row, 0, 0, 0));
      if (here == null) {
        return null;
      }
      if (here.piece() != last.piece()) {
        List<Integer> shared = shared(pieces.get(last.piece()), pieces.get(here.piece()));
        return shared.size() < 2 ? null : new Meeting(last.piece(), here.piece(), shared, row);
      }
    }
    return null;
  }

  /** Vertices of a piece that another has with the same bits, of those that triangles use. */
  private static List<Integer> shared(Piece piece, Piece other) {
    Set<List<Float>> there = new HashSet<>();
    for (int v : other.triangles()) {
      there.add(place(other, v));
    }
    List<Integer> shared = new ArrayList<>();
    for (int v : Arrays.stream(piece.triangles()).distinct().sorted().toArray()) {
      if (there.contains(place(piece, v))) {
        shared.add(v);
      }
    }
    return shared;
  }

  private static List<Float> place(Piece piece, int v) {
    float[] p = piece.positions();
    return List.of(p[3 * v] + 0f, p[3 * v + 1] + 0f, p[3 * v + 2] + 0f);
  }

  /** The end of a piece is raised, that of the next is not. */
  private RealPlants.Plant step(int from) {
    Meeting m = meeting(from);
    if (m == null) {
      return null;
    }
    double height = 0.01 + 0.05 * random.nextDouble();
    Piece piece = pieces.get(m.piece());
    float[] p = piece.positions().clone();
    for (int v : m.vertices()) {
      p[3 * v + 1] = (float) (p[3 * v + 1] + height);
    }
    String what = "STEP of " + mm(height) + " after " + piece.name() + ", row " + m.row();
    return moved(
        what,
        m.piece(),
        p,
        m.vertices(),
        true,
        List.of(height),
        Set.of("seam.step", "cliff.step-up"));
  }

  /** One vertex of a seam misses its twin by some float steps. */
  private RealPlants.Plant floatSteps(int from) {
    Meeting m = meeting(from);
    if (m == null) {
      return null;
    }
    Piece piece = pieces.get(m.piece());
    int v = m.vertices().get(random.nextInt(m.vertices().size()));
    int k = 2 * random.nextInt(2);
    int steps = 1 + random.nextInt(8);
    float[] p = piece.positions().clone();
    for (int i = 0; i < steps; i++) {
      p[3 * v + k] = Math.nextUp(p[3 * v + k]);
    }
    double far = (double) p[3 * v + k] - piece.positions()[3 * v + k];
    String what =
        "ULP_SEAM of " + steps + " steps at an end of " + piece.name() + ", row " + m.row();
    return moved(what, m.piece(), p, List.of(v), false, List.of(far), Set.of("weld.near-miss"));
  }

  private RealPlants.Plant moved(
      String what,
      int at,
      float[] p,
      List<Integer> vertices,
      boolean error,
      List<Double> measures,
      Set<String> rules) {
    Piece piece = pieces.get(at);
    List<Piece> all = new ArrayList<>(pieces);
    all.set(at, piece.toBuilder().mesh(p, piece.triangles()).build());
    return new RealPlants.Plant(what, all, around(piece, vertices), error, false, measures, rules);
  }

  /** Corners of all triangles that use some vertices. */
  private static List<double[]> around(Piece piece, List<Integer> vertices) {
    List<double[]> points = new ArrayList<>();
    for (int t = 0; t < piece.triangleCount(); t++) {
      int[] c = piece.triangles();
      if (vertices.contains(c[3 * t])
          || vertices.contains(c[3 * t + 1])
          || vertices.contains(c[3 * t + 2])) {
        points.addAll(List.of(PrismCut.corners(piece, t)));
      }
    }
    return points;
  }

  /**
   * The side of a triangle on a seam gets a vertex in its middle, and the other piece gets none.
   */
  private RealPlants.Plant junction(int from) {
    Meeting m = meeting(from);
    if (m == null) {
      return null;
    }
    Piece piece = pieces.get(m.piece());
    for (int t = 0; t < piece.triangleCount(); t++) {
      for (int e = 0; e < 3; e++) {
        int a = piece.triangles()[3 * t + e];
        int b = piece.triangles()[3 * t + (e + 1) % 3];
        if (m.vertices().contains(a)
            && m.vertices().contains(b)
            && !place(piece, a).equals(place(piece, b))) {
          return split(m, t, e);
        }
      }
    }
    return null;
  }

  private RealPlants.Plant split(Meeting m, int t, int e) {
    Piece piece = pieces.get(m.piece());
    int n = piece.triangleCount();
    int[] corners = Arrays.copyOf(piece.triangles(), 3 * (n + 1));
    float[] p = Arrays.copyOf(piece.positions(), piece.positions().length + 3);
    int made = piece.positions().length / 3;
    int a = corners[3 * t + e];
    int b = corners[3 * t + (e + 1) % 3];
    for (int k = 0; k < 3; k++) {
      p[3 * made + k] = (float) (((double) p[3 * a + k] + p[3 * b + k]) / 2);
    }
    System.arraycopy(corners, 3 * t, corners, 3 * n, 3);
    corners[3 * t + (e + 1) % 3] = made;
    corners[3 * n + e] = made;
    List<Piece> all = new ArrayList<>(pieces);
    int[] from = IntStream.rangeClosed(0, n).toArray();
    from[n] = t;
    all.set(m.piece(), LikePiece.of(piece, p, corners, from));
    List<double[]> points = List.of(PrismCut.corners(piece, t));
    String what = "T_JUNCTION at an end of " + piece.name() + ", row " + m.row();
    return new RealPlants.Plant(
        what, all, points, false, false, List.of(), Set.of("seam.t-junction"));
  }

  /** One vertex of the road, with all its copies, is raised. */
  private RealPlants.Plant raised(int row, double u) {
    Spot spot = spot(places.at(row, 0, u, 0));
    if (spot == null) {
      return null;
    }
    Piece piece = pieces.get(spot.piece());
    List<Float> place = place(piece, piece.triangles()[3 * spot.triangle() + random.nextInt(3)]);
    double[] at = {place.get(0), place.get(1), place.get(2)};
    double height = 0.05 + 0.1 * random.nextDouble();
    double before = 0;
    double behind = 0;
    List<Piece> all = new ArrayList<>(pieces);
    List<double[]> points = new ArrayList<>();
    for (int i = 0; i < all.size(); i++) {
      Piece here = pieces.get(i);
      float[] p = here.positions().clone();
      List<Integer> copies = new ArrayList<>();
      for (int w : Arrays.stream(here.triangles()).distinct().toArray()) {
        if (place(here, w).equals(place)) {
          copies.add(w);
          p[3 * w + 1] = (float) (p[3 * w + 1] + height);
        }
      }
      if (!copies.isEmpty()) {
        all.set(i, here.toBuilder().mesh(p, here.triangles()).build());
        List<double[]> corners = around(here, copies);
        points.addAll(corners);
        for (int c = 0; c < corners.size(); c += 3) {
          before = Math.max(before, far(at, corners.subList(c, c + 3), row, -1));
          behind = Math.max(behind, far(at, corners.subList(c, c + 3), row, 1));
        }
      }
    }
    // Up to it and down from it along the lane: where it has ground before and behind.
    double change = strand.speed(row) * height * (1 / before + 1 / behind);
    boolean inside = before > 0 && behind > 0 && isInside(at, row);
    String what =
        String.format(
            Locale.ROOT,
            "RAISED by %s, row %d at u %.2f, %.2f m before and %.2f m behind, %.1f m/s",
            mm(height),
            row,
            u,
            before,
            behind,
            change);
    return new RealPlants.Plant(
        what, all, points, false, false, List.of(), inside && change > FELT ? Set.of() : null);
  }

  /** Whether a wheel gets over a place: it is a metre within the borders. */
  private boolean isInside(double[] at, int row) {
    double dx = at[0] - strand.centre(row, 0);
    double dz = at[2] - strand.centre(row, 2);
    double aside = dx * strand.headingZ(row) - dz * strand.headingX(row);
    return aside < strand.left(row) - 1 && -aside < strand.right(row) - 1;
  }

  /** How far a triangle goes on along the road from its corner at a place; 0 where it does not. */
  private double far(double[] at, List<double[]> corners, int row, int sense) {
    double hx = sense * strand.headingX(row);
    double hz = sense * strand.headingZ(row);
    for (int c = 0; c < 3; c++) {
      double[] a = corners.get((c + 1) % 3);
      double[] b = corners.get((c + 2) % 3);
      boolean own = corners.get(c)[0] == at[0] && corners.get(c)[2] == at[2];
      double left = (a[0] - at[0]) * hz - (a[2] - at[2]) * hx;
      double right = (b[0] - at[0]) * hz - (b[2] - at[2]) * hx;
      if (own && left * right <= 0 && left != right) {
        double part = left / (left - right);
        double x = a[0] + part * (b[0] - a[0]) - at[0];
        double z = a[2] + part * (b[2] - a[2]) - at[2];
        return Math.max(0, x * hx + z * hz);
      }
    }
    return 0;
  }

  private RealPlants.Plant flipped(int row, double u) {
    Spot spot = spot(places.at(row, 0, u, 0));
    if (spot == null || pieces.get(spot.piece()).twoSided(spot.triangle())) {
      return null;
    }
    Piece piece = pieces.get(spot.piece());
    int[] corners = piece.triangles().clone();
    int t = 3 * spot.triangle();
    int c = corners[t];
    corners[t] = corners[t + 1];
    corners[t + 1] = c;
    List<Piece> all = new ArrayList<>(pieces);
    all.set(spot.piece(), piece.toBuilder().mesh(piece.positions(), corners).build());
    String what = "FLIPPED triangle " + spot.triangle() + " of " + piece.name() + ", row " + row;
    return new RealPlants.Plant(
        what,
        all,
        List.of(PrismCut.corners(piece, spot.triangle())),
        false,
        false,
        List.of(),
        Set.of("topology.winding", "normal.facing-down", "topology.back-to-back"));
  }

  private RealPlants.Plant duplicate(int row, double u) {
    Spot spot = spot(places.at(row, 0, u, 0));
    if (spot == null) {
      return null;
    }
    Piece piece = pieces.get(spot.piece());
    List<Piece> all = new ArrayList<>(pieces);
    all.add(piece.toBuilder().name(piece.name() + ".001").build());
    String what = "DUPLICATE of " + piece.name() + ", row " + row;
    return new RealPlants.Plant(
        what, all, corners(piece), false, true, List.of(), Set.of("topology.duplicate-triangle"));
  }

  private static List<double[]> corners(Piece piece) {
    List<double[]> points = new ArrayList<>();
    for (int t = 0; t < piece.triangleCount(); t++) {
      points.addAll(List.of(PrismCut.corners(piece, t)));
    }
    return points;
  }

  /** The piece beside the road is gone, and nothing lies below. */
  private RealPlants.Plant vergeGone(int row) {
    boolean left = random.nextBoolean();
    Spot road = spot(places.at(row, 0, 0, 0));
    double u = left ? strand.left(row) + BESIDE : -strand.right(row) - BESIDE;
    Spot verge = spot(places.at(row, 0, u, 0));
    if (road == null
        || verge == null
        || verge.piece() == road.piece()
        || shared(pieces.get(verge.piece()), pieces.get(road.piece())).size() < 2) {
      return null; // a wall or a rail may stand between
    }
    Piece piece = pieces.get(verge.piece());
    List<Piece> all = new ArrayList<>(pieces);
    all.remove(verge.piece());
    for (Piece other : all) {
      for (int t = 0; t < other.triangleCount(); t++) {
        if (PrismCut.covers(PrismCut.corners(other, t), places.at(row, 0, u, 0))) {
          return null; // the ground goes on under it
        }
      }
    }
    if (piece.surfaceClass() == SurfaceClass.SCENERY) {
      return null;
    }
    String what = "VERGE_GONE: " + piece.name() + " beside row " + row;
    return new RealPlants.Plant(what, all, corners(piece), false, false, List.of(), Set.of());
  }

  /** One vertex of the road has a coordinate that is no place. */
  private RealPlants.Plant spoiled(int row, double u, float x, String rule) {
    Spot spot = spot(places.at(row, 0, u, 0));
    if (spot == null) {
      return null;
    }
    Piece piece = pieces.get(spot.piece());
    int v = piece.triangles()[3 * spot.triangle() + random.nextInt(3)];
    float[] p = piece.positions().clone();
    p[3 * v] = x;
    String what = "vertex " + v + " of " + piece.name() + " at x " + x + ", row " + row;
    return moved(what, spot.piece(), p, List.of(v), true, List.of(), Set.of(rule));
  }

  private static String mm(double metres) {
    return String.format(Locale.ROOT, "%.1f mm", 1000 * metres);
  }
}
