package org.trackwalk.check.rules.seam;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.ground.reach.Slopes;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.profile.Bodies;

/**
 * Where two bodies of a level meet exactly: edges that the weld made one and whose sides are two
 * bodies, or whose ends an engine that compares indices takes for different vertices, pair by pair
 * of pieces. Walls and scenery, on which nothing rolls, are left out.
 */
public final class SharedSeams {

  /** Half-edges of one pair, one for each edge. */
  public static final class Pair {
    private final int piece;
    private final int other;
    private final List<Integer> edges = new ArrayList<>();
    private double length;
    private SurfaceClass surface = SurfaceClass.SCENERY;

    private Pair(int piece, int other) {
      this.piece = piece;
      this.other = other;
    }

    public int piece() {
      return piece;
    }

    public int other() {
      return other;
    }

    /** Names of its pieces, one or two. */
    List<String> pieces(RuleContext context) {
      return piece == other
          ? List.of(context.pieceName(piece))
          : List.of(context.pieceName(piece), context.pieceName(other));
    }

    public List<Integer> edges() {
      return edges;
    }

    /** Of all its edges together, metres. */
    public double length() {
      return length;
    }

    /** The worst class of all sides; road is the worst. */
    public SurfaceClass surface() {
      return surface;
    }
  }

  private SharedSeams() {}

  /** The pairs of bodies: road first, then the longest, then by name. */
  public static List<Pair> of(RuleContext context, Bodies bodies) {
    return bodies == Bodies.ONE ? List.of() : of(context, bodies, false);
  }

  /**
   * The same.
   *
   * @param byIndex whether vertices that are stored twice are two, also in one body
   */
  static List<Pair> of(RuleContext context, Bodies bodies, boolean byIndex) {
    Map<Long, Pair> pairs = new HashMap<>();
    for (int h = 0; h < 3 * context.surface().triangleCount(); h++) {
      int twin = context.topology().twin(h);
      boolean apart =
          twin > h
              && (apart(context, h / 3, twin / 3, bodies)
                  || byIndex && storedTwice(context, h, twin));
      if (apart && rolledOn(context, h, twin)) {
        int a = context.surface().pieceOf(h / 3);
        int b = context.surface().pieceOf(twin / 3);
        int first = Math.min(a, b);
        int second = Math.max(a, b);
        Pair pair =
            pairs.computeIfAbsent((long) first << 32 | second, k -> new Pair(first, second));
        pair.edges.add(h);
        pair.length += length(context, h);
        pair.surface = heavier(pair.surface, lighter(context, h, twin));
      }
    }
    List<Pair> sorted = new ArrayList<>(pairs.values());
    sorted.sort(
        Comparator.comparingDouble((Pair p) -> -p.surface.weight())
            .thenComparingDouble(p -> -p.length)
            .thenComparingInt(p -> p.piece)
            .thenComparingInt(p -> p.other));
    return sorted;
  }

  private static boolean apart(RuleContext context, int t, int u, Bodies bodies) {
    int a = context.surface().pieceOf(t);
    int b = context.surface().pieceOf(u);
    if (a == b || bodies != Bodies.FILE) {
      return a != b && bodies == Bodies.PIECE;
    }
    String file = context.surface().pieces().get(a).file();
    return !file.equals(context.surface().pieces().get(b).file());
  }

  /** Whether an end of an edge is one vertex on this side and another on the other. */
  private static boolean storedTwice(RuleContext context, int h, int twin) {
    WeldedSurface surface = context.surface();
    if (surface.pieceOf(h / 3) != surface.pieceOf(twin / 3)) {
      return true;
    }
    boolean same = context.topology().sameDirection(h);
    int first = same ? twin : Topology.next(twin);
    int second = same ? Topology.next(twin) : twin;
    return stored(surface, h) != stored(surface, first)
        || stored(surface, Topology.next(h)) != stored(surface, second);
  }

  private static int stored(WeldedSurface surface, int corner) {
    return surface.sourceVertex(corner / 3, corner % 3);
  }

  private static boolean rolledOn(RuleContext context, int h, int twin) {
    double weight = lighter(context, h, twin).weight();
    boolean driven = weight > SurfaceClass.SCENERY.weight();
    boolean wall =
        classOf(context, h) == SurfaceClass.BARRIER
            || classOf(context, twin) == SurfaceClass.BARRIER;
    return driven && !wall && flat(context, h / 3) && flat(context, twin / 3);
  }

  private static SurfaceClass classOf(RuleContext context, int h) {
    return context.corridor().classes().of(h / 3);
  }

  private static SurfaceClass lighter(RuleContext context, int h, int twin) {
    SurfaceClass a = classOf(context, h);
    SurfaceClass b = classOf(context, twin);
    return a.weight() <= b.weight() ? a : b;
  }

  private static SurfaceClass heavier(SurfaceClass a, SurfaceClass b) {
    return a.weight() >= b.weight() ? a : b;
  }

  /** Whether a body slides on a triangle. */
  private static boolean flat(RuleContext context, int t) {
    return Math.abs(normal(context, t)[1]) >= Slopes.GROUND;
  }

  /** By how much the ground rises behind an edge, radians; 0 where it is level or falls. */
  static double hollow(RuleContext context, int h) {
    double[] a = normal(context, h / 3);
    // Where a triangle faces down, what lies before its front lies below.
    if (context.topology().bend(h) * Math.signum(a[1]) >= 0) {
      return 0;
    }
    double[] b = normal(context, context.topology().twin(h) / 3);
    double dot = Math.abs(a[0] * b[0] + a[1] * b[1] + a[2] * b[2]);
    return StrictMath.acos(Math.min(1, dot));
  }

  private static double[] normal(RuleContext context, int t) {
    double[] e = edge(context, 3 * t);
    double[] f = edge(context, 3 * t + 1);
    double x = e[1] * f[2] - e[2] * f[1];
    double y = e[2] * f[0] - e[0] * f[2];
    double z = e[0] * f[1] - e[1] * f[0];
    double length = Math.sqrt(x * x + y * y + z * z);
    return new double[] {x / length, y / length, z / length};
  }

  static double[] edge(RuleContext context, int h) {
    float[] p = context.surface().positions();
    int from = 3 * context.topology().from(h);
    int to = 3 * context.topology().to(h);
    return new double[] {
      (double) p[to] - p[from], (double) p[to + 1] - p[from + 1], (double) p[to + 2] - p[from + 2]
    };
  }

  /** Length of an edge, metres. */
  public static double length(RuleContext context, int h) {
    double[] e = edge(context, h);
    return Math.sqrt(e[0] * e[0] + e[1] * e[1] + e[2] * e[2]);
  }

  /** The middle of an edge, three doubles. */
  static double[] middle(RuleContext context, int h) {
    float[] p = context.surface().positions();
    int from = 3 * context.topology().from(h);
    int to = 3 * context.topology().to(h);
    double[] middle = new double[3];
    for (int k = 0; k < 3; k++) {
      middle[k] = ((double) p[from + k] + p[to + k]) / 2;
    }
    return middle;
  }
}
