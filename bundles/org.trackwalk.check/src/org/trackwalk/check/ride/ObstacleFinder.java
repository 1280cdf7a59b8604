package org.trackwalk.check.ride;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntPredicate;
import org.trackwalk.check.chain.Clusters;
import org.trackwalk.check.corridor.SurfaceClasses;
import org.trackwalk.check.geometry.ClippedTriangle;
import org.trackwalk.check.geometry.Partition;
import org.trackwalk.check.geometry.Vec;
import org.trackwalk.check.ground.Slopes;
import org.trackwalk.check.memory.Memory;
import org.trackwalk.check.road.GroundTree;
import org.trackwalk.check.road.Road;
import org.trackwalk.check.road.Strand;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.tree.TriangleTree;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Finds what stands on the road: row by row, the parts of steep faces that are not road and rise
 * over it between its borders, no higher than a car is.
 */
public final class ObstacleFinder {

  /** What is lower is told by nobody, metres: the least step that is worth a word. */
  private static final double LEAST = 0.005;

  /** A car fits under what hangs higher over the road, metres. */
  private static final double CAR = 1.0;

  /** What stands so near to the road's border stands beside the road, metres. */
  private static final double BORDER = 0.25;

  private static final double TOUCHING = 1e-3;

  /** Rows so wide overlap in bends, so that nothing is missed on their outer side, metres. */
  private static final double HALF_ROW = 0.8 * Strand.ROW;

  /** How far over or under a row's lane the road is sought, metres. */
  private static final double NEAR = 0.6;

  /** Closer faces are one thing, metres. */
  private static final float ONE_THING = 0.5f;

  private final WeldedSurface surface;
  private final Road road;
  private final GroundTree.Reader ground;
  private final TriangleTree tree;
  private final SmallBodies bodies;
  private final ClippedTriangle slab = new ClippedTriangle();
  private final ClippedTriangle cell = new ClippedTriangle();
  private final double[] slope = new double[2];
  private final List<Part> parts = new ArrayList<>();

  /** What a row has of a face: heights are over the road, the box is in the level. */
  private record Part(
      int strand, int row, int triangle, Bounds bounds, double[] at, double ground) {}

  /** Least and most of the distance to the left of the centre, and of the height over the road. */
  private static final class Bounds {
    double left = Double.NEGATIVE_INFINITY;
    double right = Double.POSITIVE_INFINITY;
    double low = Double.POSITIVE_INFINITY;
    double high = Double.NEGATIVE_INFINITY;
    final float[] box = {
      Float.POSITIVE_INFINITY,
      Float.POSITIVE_INFINITY,
      Float.POSITIVE_INFINITY,
      Float.NEGATIVE_INFINITY,
      Float.NEGATIVE_INFINITY,
      Float.NEGATIVE_INFINITY
    };
  }

  private ObstacleFinder(
      WeldedSurface surface, Road road, GroundTree ground, SmallBodies bodies, TriangleTree tree) {
    this.surface = surface;
    this.road = road;
    this.ground = ground.reader();
    this.bodies = bodies;
    this.tree = tree;
  }

  /**
   * What stands on a road, by strand and row.
   *
   * @param asked which triangles may belong to something that is worth a word
   */
  public static List<Obstacle> find(
      WeldedSurface surface,
      Topology topology,
      SurfaceClasses classes,
      Road road,
      IntPredicate asked,
      Memory memory,
      int threads) {
    if (road.strands().isEmpty()) {
      return List.of();
    }
    SmallBodies bodies = new SmallBodies(surface, topology, classes);
    LooseRoad loose = new LooseRoad(surface, topology, classes, bodies);
    IntPredicate wanted = t -> loose.has(t) || classes.of(t) != SurfaceClass.ROAD && asked.test(t);
    int[] faces = steep(surface, wanted);
    if (faces.length == 0) {
      return List.of();
    }
    TriangleTree tree = memory.trees().over(surface, faces, threads, Progress.none());
    ObstacleFinder finder =
        new ObstacleFinder(surface, road, loose.ground(road, memory, threads), bodies, tree);
    IntList hits = new IntList();
    for (int s = 0; s < road.strands().size(); s++) {
      for (int row = 0; row < road.strands().get(s).rows(); row++) {
        finder.look(s, row, hits);
      }
    }
    return finder.join();
  }

  private static int[] steep(WeldedSurface surface, IntPredicate wanted) {
    IntList steep = new IntList();
    for (int t = 0; t < surface.triangleCount(); t++) {
      if (wanted.test(t) && isSteep(surface, t)) {
        steep.add(t);
      }
    }
    return steep.array();
  }

  /** Whether a triangle is steeper than 45 degrees. */
  static boolean isSteep(WeldedSurface surface, int t) {
    return Math.abs(Vec.normal(surface.positions(), surface.triangles(), t)[1]) < Slopes.ROAD;
  }

  private void look(int s, int row, IntList hits) {
    Strand strand = road.strands().get(s);
    double left = strand.left(row) - BORDER;
    double right = strand.right(row) - BORDER;
    if (left + right <= 0) {
      return;
    }
    double low = strand.centre(row, 1);
    double high = low;
    for (int lane = -(int) (right / Strand.LANE); lane <= left / Strand.LANE; lane++) {
      double h = strand.height(row, lane);
      low = h < low ? h : low;
      high = h > high ? h : high;
    }
    double dx = strand.headingX(row);
    double dz = strand.headingZ(row);
    double x = strand.centre(row, 0);
    double z = strand.centre(row, 2);
    // The corners of the row, seen from above: left and right of the centre, before and behind.
    double wideX = Math.max(Math.abs(left * dz), Math.abs(right * dz)) + Math.abs(HALF_ROW * dx);
    double wideZ = Math.max(Math.abs(left * dx), Math.abs(right * dx)) + Math.abs(HALF_ROW * dz);
    tree.overlapping(
        (float) (x - wideX),
        (float) (low - NEAR),
        (float) (z - wideZ),
        (float) (x + wideX),
        (float) (high + NEAR + CAR),
        (float) (z + wideZ),
        hits);
    for (int i = 0; i < hits.size(); i++) {
      int t = hits.get(i);
      float[] body = bodies.box(t);
      if (body == null || !standsOn(strand, row, body)) {
        continue;
      }
      slab.take(surface.positions(), surface.triangles(), t, x, z, dx, dz);
      if (slab.keep(0, -HALF_ROW, HALF_ROW) && slab.keep(1, -left, right)) {
        cells(s, row, t, left, right);
      }
    }
  }

  /** Whether a body's middle is over the road: what only reaches over its border is beside it. */
  private static boolean standsOn(Strand strand, int row, float[] body) {
    double x = ((double) body[0] + body[3]) / 2 - strand.centre(row, 0);
    double z = ((double) body[2] + body[5]) / 2 - strand.centre(row, 2);
    double aside = x * strand.headingZ(row) - z * strand.headingX(row);
    return aside <= strand.left(row) && -aside <= strand.right(row);
  }

  /** Looks at a face lane by lane: over so small a place the road is a plane. */
  private void cells(int s, int row, int t, double left, double right) {
    Strand strand = road.strands().get(s);
    double least = Double.POSITIVE_INFINITY;
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < slab.corners(); i++) {
      least = Math.min(least, slab.at(i, 1));
      most = Math.max(most, slab.at(i, 1));
    }
    Bounds bounds = new Bounds();
    double[] at = null;
    double under = 0;
    int first = (int) Math.floor(least / Strand.LANE);
    for (int lane = first; lane * Strand.LANE <= most; lane++) {
      double aside = Math.max(-left, Math.min(right, (lane + 0.5) * Strand.LANE));
      cell.take(slab);
      if (!cell.keep(1, lane * Strand.LANE, (lane + 1) * Strand.LANE)
          || !overGround(strand, row, aside)
          || !cell.keep(2, LEAST, CAR)) {
        continue;
      }
      for (int i = 0; i < cell.corners(); i++) {
        double h = cell.at(i, 2);
        boolean higher = h > bounds.high;
        double[] point = point(strand, row, cell.at(i, 0), cell.at(i, 1));
        point[1] = ground(point, h);
        under = higher ? point[1] - h : under;
        at = higher ? point : at;
        add(bounds, point, -cell.at(i, 1), h);
      }
    }
    if (at != null) {
      parts.add(new Part(s, row, t, bounds, at, under));
    }
  }

  private static void add(Bounds bounds, double[] point, double left, double h) {
    bounds.left = Math.max(bounds.left, left);
    bounds.right = Math.min(bounds.right, left);
    bounds.low = Math.min(bounds.low, h);
    bounds.high = Math.max(bounds.high, h);
    for (int k = 0; k < 3; k++) {
      bounds.box[k] = Math.min(bounds.box[k], (float) point[k]);
      bounds.box[3 + k] = Math.max(bounds.box[3 + k], (float) point[k]);
    }
  }

  /** Makes heights of the cell heights over the road; false where there is no road under it. */
  private boolean overGround(Strand strand, int row, double aside) {
    double[] middle = point(strand, row, 0, aside);
    int lane = (int) Math.rint(-aside / Strand.LANE);
    boolean known = lane <= strand.leftmost() && -lane <= strand.rightmost();
    double lanes = known ? strand.height(row, lane) : Double.NaN;
    double near = Double.isNaN(lanes) ? strand.centre(row, 1) : lanes;
    if (!ground.find(middle[0], near, middle[2], NEAR)
        || !Slope.of(surface, ground.triangle(), slope, 0)) {
      return false;
    }
    double dx = strand.headingX(row);
    double dz = strand.headingZ(row);
    plane[0] = middle[0];
    plane[1] = ground.height();
    plane[2] = middle[2];
    cell.over(
        ground.height(), 0, aside, slope[0] * dx + slope[1] * dz, slope[1] * dx - slope[0] * dz);
    return true;
  }

  private final double[] plane = new double[3];

  /** Height, in the level, of a place so high over the plane of the road. */
  private double ground(double[] point, double over) {
    return plane[1] + slope[0] * (point[0] - plane[0]) + slope[1] * (point[2] - plane[2]) + over;
  }

  /** A place seen from a row's centre: along its direction, and to the right. */
  private static double[] point(Strand strand, int row, double along, double right) {
    double dx = strand.headingX(row);
    double dz = strand.headingZ(row);
    return new double[] {
      strand.centre(row, 0) + along * dx - right * dz,
      0,
      strand.centre(row, 2) + along * dz + right * dx
    };
  }

  private List<Obstacle> join() {
    int n = parts.size();
    float[] points = new float[3 * n];
    float[] boxes = new float[6 * n];
    for (int i = 0; i < n; i++) {
      System.arraycopy(parts.get(i).bounds().box, 0, points, 3 * i, 3);
      System.arraycopy(parts.get(i).bounds().box, 0, boxes, 6 * i, 6);
    }
    Partition things = Clusters.of(points, boxes, ONE_THING, (i, j) -> near(boxes, i, j));
    List<List<Part>> joined = new ArrayList<>();
    int[] number = new int[n];
    for (int i = 0; i < n; i++) {
      int first = things.first(i);
      if (first == i) {
        number[i] = joined.size();
        joined.add(new ArrayList<>());
      }
      joined.get(number[first]).add(parts.get(i));
    }
    return joined.stream().map(this::one).filter(o -> o.length() <= SmallBodies.LARGEST).toList();
  }

  private static boolean near(float[] boxes, int i, int j) {
    double square = 0;
    for (int k = 0; k < 3; k++) {
      double gap =
          Math.max(
              (double) boxes[6 * i + k] - boxes[6 * j + 3 + k],
              (double) boxes[6 * j + k] - boxes[6 * i + 3 + k]);
      square += gap > 0 ? gap * gap : 0;
    }
    return square <= ONE_THING * ONE_THING;
  }

  /**
   * Metres of road to the left and to the right of a thing, in the row where it leaves least: what
   * lies along a bend meets one border here and the other there, and is passed all the same.
   */
  private double[] free(List<Part> own, int s) {
    Strand strand = road.strands().get(s);
    Map<Integer, double[]> rows = new TreeMap<>();
    for (Part part : own) {
      if (part.strand() == s) {
        double left = strand.left(part.row()) - part.bounds().left;
        double right = strand.right(part.row()) + part.bounds().right;
        rows.merge(
            part.row(),
            new double[] {left, right},
            (a, b) -> new double[] {Math.min(a[0], b[0]), Math.min(a[1], b[1])});
      }
    }
    return rows.values().stream()
        .min(Comparator.comparingDouble(free -> Math.max(free[0], free[1])))
        .orElseThrow();
  }

  private Obstacle one(List<Part> own) {
    Part worst =
        own.stream()
            .min(
                Comparator.comparingDouble((Part p) -> -height(p))
                    .thenComparingInt(Part::triangle)
                    .thenComparingInt(Part::row))
            .orElseThrow();
    Strand strand = road.strands().get(worst.strand());
    double foot = Double.POSITIVE_INFINITY;
    double[] box = {
      Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY,
      Double.NEGATIVE_INFINITY, Double.NEGATIVE_INFINITY
    };
    for (Part part : own) {
      foot = Math.min(foot, part.bounds().low);
      for (int k = 0; k < 2; k++) {
        box[k] = Math.min(box[k], part.bounds().box[2 * k]);
        box[2 + k] = Math.max(box[2 + k], part.bounds().box[3 + 2 * k]);
      }
    }
    double[] free = free(own, worst.strand());
    int[] triangles =
        own.stream()
            .sorted(
                Comparator.comparing((Part p) -> p.triangle() != worst.triangle())
                    .thenComparingInt(Part::triangle))
            .mapToInt(Part::triangle)
            .distinct()
            .toArray();
    double dx = box[2] - box[0];
    double dz = box[3] - box[1];
    return new Obstacle(
        triangles,
        new double[] {worst.at()[0], worst.ground(), worst.at()[2]},
        height(worst),
        foot,
        Math.sqrt(dx * dx + dz * dz),
        free[0] <= BORDER + TOUCHING ? 0 : free[0],
        free[1] <= BORDER + TOUCHING ? 0 : free[1],
        strand.width(worst.row()),
        strand.speed(worst.row()),
        bodies.isRamp(worst.triangle(), worst.ground()));
  }

  /** How high the whole face reaches over the road under it. */
  private double height(Part part) {
    double top = Double.NEGATIVE_INFINITY;
    for (int k = 0; k < 3; k++) {
      int v = surface.triangles()[3 * part.triangle() + k];
      top = Math.max(top, surface.positions()[3 * v + 1]);
    }
    return top - part.ground();
  }
}
