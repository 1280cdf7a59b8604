package org.trackwalk.check.run;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.weld.WeldedSurface;

/** What a designer does to one place of a level, by chance. */
final class LocalEdits {

  /** How far a vertex is moved, metres. */
  private static final double[] DISTANCES = {0.0005, 0.003, 0.02, 0.1, 0.5, 2};

  /** An edit of more than this is not one place, metres. */
  private static final double ONE_PLACE = 60;

  /** What becomes of a coordinate that is damaged, metres. */
  private static final float[] DAMAGED = {Float.NaN, Float.POSITIVE_INFINITY, 1e9f};

  /** A vertex misses its twin by no more float steps. */
  private static final int STEPS = 8;

  /** Edges of the boxes that are put on a level, metres. */
  private static final double[] SIZES = {0.2, 0.6, 1.5};

  /** Parts of a metre that files of numbers in text have. */
  private static final double DECIMALS = 1e6;

  private static final int KINDS = 10;

  /** A level in which no piece is found so often is large, or of one piece, or has no road. */
  private static final int MOST_TRIES = 100_000;

  /** So many times as likely an edit of a piece of road is as one of another piece. */
  private static final int ROAD = 5;

  private static final int[] BOX = {
    0, 2, 6, 0, 6, 4, 1, 5, 7, 1, 7, 3, 0, 4, 5, 0, 5, 1, 2, 3, 7, 2, 7, 6, 0, 1, 3, 0, 3, 2, 4, 6,
    7, 4, 7, 5
  };

  private final Level level;
  private final List<SurfaceClass> classes;
  private final Random random;
  private int kind;

  /**
   * @param checked the level, checked: what a renamed piece is for is known by it
   */
  LocalEdits(Level level, CheckedLevel checked, long seed) {
    this.level = level;
    this.random = new Random(seed);
    this.kind = random.nextInt(KINDS);
    this.classes = new ArrayList<>();
    WeldedSurface surface = checked.context().surface();
    Map<Piece, SurfaceClass> first = new HashMap<>();
    for (int t = 0; t < surface.triangleCount(); t++) {
      first.putIfAbsent(
          surface.pieces().get(surface.pieceOf(t)), checked.report().surfaceClass().apply(t));
    }
    for (Piece piece : level.pieces()) {
      classes.add(first.getOrDefault(piece, SurfaceClass.UNKNOWN));
    }
  }

  /** An edit of the level; each kind in turn. */
  LocalEdit next() {
    for (int tries = 0; tries < MOST_TRIES; tries++) {
      int at = random.nextInt(level.pieces().size());
      Piece piece = level.pieces().get(at);
      boolean offRoad = classes.get(at) != SurfaceClass.ROAD;
      if (piece.triangleCount() < 2 || piece.isSoup() || offRoad && random.nextInt(ROAD) > 0) {
        continue;
      }
      LocalEdit edit =
          switch (kind % KINDS) {
            case 0 -> vertexMoved(at, piece);
            case 1 -> triangleLeftOut(at, piece);
            case 2 -> boxAdded(piece);
            case 3 -> pieceLeftOut(at, piece);
            case 4 -> edgeSplit(at, piece);
            case 6 -> triangleTurned(at, piece);
            case 7 -> pieceCopied(piece);
            case 8 -> vertexDamaged(at, piece);
            case 9 -> vertexOff(at, piece);
            default -> renamed(at, piece);
          };
      if (edit != null && Math.hypot(span(edit, 0), span(edit, 2)) <= ONE_PLACE) {
        kind++;
        return edit;
      }
    }
    throw new IllegalStateException(level.name() + " has no place for an edit");
  }

  /** The level without a piece. */
  LocalEdit leftOut(String name) {
    for (int at = 0; at < level.pieces().size(); at++) {
      if (level.pieces().get(at).name().equals(name)) {
        return pieceLeftOut(at, level.pieces().get(at));
      }
    }
    throw new IllegalArgumentException(level.name() + " has no piece " + name);
  }

  /** As the level's tool prints it: how many decimals a file has is said of all of it. */
  private static float printed(double value) {
    return (float) (Math.rint(value * DECIMALS) / DECIMALS);
  }

  private static double span(LocalEdit edit, int k) {
    return edit.box()[3 + k] - edit.box()[k];
  }

  private LocalEdit vertexMoved(int at, Piece piece) {
    float[] p = piece.positions().clone();
    int corner = piece.triangles()[random.nextInt(piece.triangles().length)];
    int k = random.nextInt(3);
    double by = DISTANCES[random.nextInt(DISTANCES.length)] * (random.nextBoolean() ? 1 : -1);
    p[3 * corner + k] = printed(p[3 * corner + k] + by);
    double[] box = none();
    for (int t = 0; t < piece.triangleCount(); t++) {
      if (uses(piece, t, corner)) {
        add(box, piece, piece.positions(), t);
        add(box, piece, p, t);
      }
    }
    String what =
        String.format(Locale.ROOT, "vertex %d of %s by %.4f along %d", corner, piece.name(), by, k);
    Piece moved = piece.toBuilder().mesh(p, piece.triangles()).build();
    return edit(what, with(at, moved), box);
  }

  /** A coordinate of a vertex is no number, or nowhere near. */
  private LocalEdit vertexDamaged(int at, Piece piece) {
    float[] p = piece.positions().clone();
    int corner = piece.triangles()[random.nextInt(piece.triangles().length)];
    float damaged = DAMAGED[random.nextInt(DAMAGED.length)];
    p[3 * corner + random.nextInt(3)] = damaged;
    double[] box = none();
    for (int t = 0; t < piece.triangleCount(); t++) {
      if (uses(piece, t, corner)) {
        add(box, piece, piece.positions(), t);
      }
    }
    Piece broken = piece.toBuilder().mesh(p, piece.triangles()).build();
    return edit(
        "vertex " + corner + " of " + piece.name() + " at " + damaged, with(at, broken), box);
  }

  /** A vertex misses those of its neighbours by some float steps. */
  private LocalEdit vertexOff(int at, Piece piece) {
    float[] p = piece.positions().clone();
    int corner = piece.triangles()[random.nextInt(piece.triangles().length)];
    int k = 3 * corner + random.nextInt(3);
    int steps = 1 + random.nextInt(STEPS);
    for (int i = 0; i < steps; i++) {
      p[k] = Math.nextUp(p[k]);
    }
    double[] box = none();
    for (int t = 0; t < piece.triangleCount(); t++) {
      if (uses(piece, t, corner)) {
        add(box, piece, p, t);
      }
    }
    Piece moved = piece.toBuilder().mesh(p, piece.triangles()).build();
    String what = "vertex " + corner + " of " + piece.name() + " off by " + steps + " float steps";
    return edit(what, with(at, moved), box);
  }

  private LocalEdit triangleTurned(int at, Piece piece) {
    int t = random.nextInt(piece.triangleCount());
    int[] corners = piece.triangles().clone();
    corners[3 * t] = piece.triangles()[3 * t + 1];
    corners[3 * t + 1] = piece.triangles()[3 * t];
    double[] box = none();
    add(box, piece, piece.positions(), t);
    Piece turned = piece.toBuilder().mesh(piece.positions(), corners).build();
    return edit("triangle " + t + " of " + piece.name() + " turned over", with(at, turned), box);
  }

  private LocalEdit pieceCopied(Piece piece) {
    List<Piece> pieces = new ArrayList<>(level.pieces());
    Piece copy = piece.toBuilder().name(piece.name() + ".001").build();
    pieces.add(random.nextInt(pieces.size() + 1), copy);
    return edit(piece.name() + " copied", pieces, around(piece));
  }

  private static boolean uses(Piece piece, int t, int vertex) {
    int[] c = piece.triangles();
    return c[3 * t] == vertex || c[3 * t + 1] == vertex || c[3 * t + 2] == vertex;
  }

  private LocalEdit triangleLeftOut(int at, Piece piece) {
    int out = random.nextInt(piece.triangleCount());
    int n = piece.triangleCount() - 1;
    int[] corners = new int[3 * n];
    int[] surfaces = new int[n];
    for (int t = 0; t < n; t++) {
      int from = t < out ? t : t + 1;
      System.arraycopy(piece.triangles(), 3 * from, corners, 3 * t, 3);
      surfaces[t] = piece.surfaceIndex(from);
    }
    double[] box = none();
    add(box, piece, piece.positions(), out);
    Piece left =
        like(piece).mesh(piece.positions(), corners).surfaces(piece.surfaces(), surfaces).build();
    return edit("triangle " + out + " of " + piece.name() + " left out", with(at, left), box);
  }

  private LocalEdit edgeSplit(int at, Piece piece) {
    int t = random.nextInt(piece.triangleCount());
    int side = random.nextInt(3);
    int n = piece.triangleCount();
    int[] corners = Arrays.copyOf(piece.triangles(), 3 * (n + 1));
    float[] p = Arrays.copyOf(piece.positions(), piece.positions().length + 3);
    int a = corners[3 * t + side];
    int b = corners[3 * t + (side + 1) % 3];
    int made = piece.positions().length / 3;
    for (int k = 0; k < 3; k++) {
      p[3 * made + k] = printed(((double) p[3 * a + k] + p[3 * b + k]) / 2);
    }
    System.arraycopy(corners, 3 * t, corners, 3 * n, 3);
    corners[3 * t + (side + 1) % 3] = made;
    corners[3 * n + side] = made;
    int[] surfaces = new int[n + 1];
    for (int i = 0; i <= n; i++) {
      surfaces[i] = piece.surfaceIndex(i == n ? t : i);
    }
    double[] box = none();
    add(box, piece, p, t);
    add(box, piece, piece.positions(), t);
    Piece split = like(piece).mesh(p, corners).surfaces(piece.surfaces(), surfaces).build();
    return edit(
        "edge " + side + " of triangle " + t + " of " + piece.name() + " split",
        with(at, split),
        box);
  }

  private static Piece.Builder like(Piece piece) {
    return Piece.named(piece.name(), piece.file())
        .node(piece.node())
        .frame(piece.frame())
        .surfaceClass(piece.surfaceClass())
        .collidable(piece.collidable());
  }

  /** On or beside a vertex, a little sunk in. */
  private LocalEdit boxAdded(Piece beside) {
    int v = beside.triangles()[random.nextInt(beside.triangles().length)];
    float[] at = new float[3];
    float[] p = beside.positions();
    beside.frame().place(p[3 * v], p[3 * v + 1], p[3 * v + 2], at, 0);
    float size = (float) SIZES[random.nextInt(SIZES.length)];
    float x = at[0] + (float) (6 * random.nextDouble() - 3);
    float z = at[2] + (float) (6 * random.nextDouble() - 3);
    float[] corners = new float[24];
    double[] box = none();
    for (int i = 0; i < 8; i++) {
      corners[3 * i] = printed(x + ((i & 4) == 0 ? 0 : size));
      corners[3 * i + 1] = printed(at[1] - 0.1f + ((i & 2) == 0 ? 0 : size));
      corners[3 * i + 2] = printed(z + ((i & 1) == 0 ? 0 : size));
      grow(box, corners[3 * i], corners[3 * i + 1], corners[3 * i + 2]);
    }
    List<Piece> pieces = new ArrayList<>(level.pieces());
    Piece crate = Piece.named("crate added", beside.file()).mesh(corners, BOX).build();
    pieces.add(random.nextInt(pieces.size() + 1), crate);
    return edit("box of " + size + " m beside " + beside.name(), pieces, box);
  }

  private LocalEdit pieceLeftOut(int at, Piece piece) {
    List<Piece> pieces = new ArrayList<>(level.pieces());
    pieces.remove(at);
    return edit(piece.name() + " left out", pieces, around(piece));
  }

  private LocalEdit renamed(int at, Piece piece) {
    if (classes.get(at) == SurfaceClass.ROAD) {
      return null;
    }
    // What the name says of its use must stay: only a number is put behind it.
    String name = piece.name() + "_0815";
    List<Piece> pieces = with(at, piece.toBuilder().name(name).build());
    LocalEdit edit = edit(piece.name() + " renamed", pieces, around(piece));
    return new LocalEdit(edit.what(), edit.level(), edit.box(), piece.name(), name);
  }

  private List<Piece> with(int at, Piece piece) {
    List<Piece> pieces = new ArrayList<>(level.pieces());
    pieces.set(at, piece);
    return pieces;
  }

  private LocalEdit edit(String what, List<Piece> pieces, double[] box) {
    Level edited =
        new Level(
            level.name(),
            level.grouping(),
            pieces,
            level.problems(),
            level.sources(),
            level.hints(),
            level.markers());
    return new LocalEdit(what, edited, box, null, null);
  }

  private static double[] around(Piece piece) {
    double[] box = none();
    for (int t = 0; t < piece.triangleCount(); t++) {
      add(box, piece, piece.positions(), t);
    }
    return box;
  }

  private static double[] none() {
    double far = Double.POSITIVE_INFINITY;
    return new double[] {far, far, far, -far, -far, -far};
  }

  private static void add(double[] box, Piece piece, float[] p, int triangle) {
    float[] at = new float[3];
    for (int c = 3 * triangle; c < 3 * triangle + 3; c++) {
      int v = 3 * piece.triangles()[c];
      piece.frame().place(p[v], p[v + 1], p[v + 2], at, 0);
      grow(box, at[0], at[1], at[2]);
    }
  }

  private static void grow(double[] box, double x, double y, double z) {
    double[] at = {x, y, z};
    for (int k = 0; k < 3; k++) {
      box[k] = Math.min(box[k], at[k]);
      box[3 + k] = Math.max(box[3 + k], at[k]);
    }
  }
}
