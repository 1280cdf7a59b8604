package org.trackwalk.seams.ledger;

import java.util.Arrays;
import org.trackwalk.ground.border.BorderLimits;
import org.trackwalk.ground.border.OpenEdges;
import org.trackwalk.ground.border.OpposedEdges;
import org.trackwalk.mesh.parallel.Budget;
import org.trackwalk.mesh.tree.IntList;

/**
 * Measures the distance of points on one open edge to the nearest border that faces them, split
 * into the part along the mean surface normal and the part along the outward conormal
 * (docs/ledger.md). Not safe for use by several threads; each has its own.
 */
public final class FacingSearch {

  /** With more edges than this near an edge those are sought that are turned against it. */
  static final int CROWD = 256;

  /** What faces an edge in a crowd may cost as much as the search from so many of its points. */
  private static final int POINTS = 2;

  /** A distance costs as much as so many items of a search. */
  private static final long LOOK = 2;

  /** What distances of two points may be off by for rounding: metres, and part of coordinates. */
  private static final double HAIR = 1e-6;

  private static final double ROUNDING = 0x1p-40;

  /** Metres: of a longer edge, of which the hair may be less than rounding, nothing is recalled. */
  private static final double FAR = 1e6;

  private final OpenEdges edges;
  private final BorderLimits limits;
  private final int crowd;

  /** Finds what faces an edge in a crowd; null until there is one. */
  private OpposedEdges opposed;

  private final ReachBox box;
  private final IntList near = new IntList();
  private final IntList facing = new IntList();
  private final double[] sample = new double[3];
  private final double[] q = new double[3];
  private int edge;

  private boolean crowded;

  /** Whether all of a crowd that face the edge have been sought. */
  private boolean isSought;

  /** How far the point has moved since the start, and what rounding hides, metres. */
  private double drift;

  /** Per edge of {@code facing}: it is at least so far from the point, and the drift, metres. */
  private double[] apart = new double[16];

  /**
   * Which of {@code facing}, or in a crowd which edge, was the nearest to the last point; -1 for
   * none.
   */
  private int lastBest;

  private double lastDistance;
  private long looks;
  private double bestDistance;
  private double bestNormal;
  private double bestInPlane;
  private double bestHeight;
  private double splitNormal;
  private double splitInPlane;
  private double splitHeight;

  /** A search among all open edges of a level. */
  public FacingSearch(OpenEdges edges, BorderLimits limits) {
    this(edges, limits, CROWD);
  }

  /**
   * Likewise.
   *
   * @param crowd with more edges than this near an edge those are sought that are turned against it
   */
  FacingSearch(OpenEdges edges, BorderLimits limits, int crowd) {
    this.edges = edges;
    this.limits = limits;
    this.crowd = crowd;
    this.box = new ReachBox(edges);
  }

  /**
   * The edges whose boxes are within {@code side} metres of an edge's; in a crowd at least those
   * that lie along it and are turned against it. Of an edge that goes so far out that rounding
   * hides a gap, at least those that end where it ends. Valid until the next call.
   *
   * @param side no less than any limit within which edges lie on one line
   */
  IntList around(int e, double side) {
    int outer = size(e, 0) > size(e, 1) ? 0 : 1;
    boolean blurred = isBlurred(size(e, outer));
    box.around(e, blurred ? outer : 0, blurred ? outer : 1, side, 0);
    if (!box.edges(crowd, near)) {
      opposed().along(e, side, limits.looseOpposition(), near);
    }
    Budget.spend(LOOK * near.size());
    near.sort();
    return near;
  }

  /** The sum of an end's coordinates without their signs, metres. */
  private double size(int e, int end) {
    return Math.abs(edges.point(e, end, 0))
        + Math.abs(edges.point(e, end, 1))
        + Math.abs(edges.point(e, end, 2));
  }

  /** Whether rounding hides a gap between points of such coordinates. */
  private boolean isBlurred(double size) {
    return ROUNDING * size > limits.gapLimit();
  }

  private OpposedEdges opposed() {
    if (opposed == null) {
      opposed = edges.opposed();
    }
    return opposed;
  }

  /** Turns to another edge. */
  public void start(int e) {
    edge = e;
    // Along the normal a step may be high; across it borders are near.
    box.around(e, 0, 1, limits.gapLimit(), limits.stepLimit() - limits.gapLimit());
    crowded = !box.edges(crowd, near);
    isSought = false;
    drift = 0;
    lastBest = -1;
    Budget.spend(near.size());
    if (!crowded) {
      gather();
    }
  }

  /** Keeps which of {@code near} face the edge. */
  private void gather() {
    facing.clear();
    for (int i = 0; i < near.size(); i++) {
      int f = near.get(i);
      if (faces(edge, f) && box.meets(f)) {
        facing.add(f);
      }
    }
    if (apart.length < facing.size()) {
      apart = new double[2 * facing.size()];
    }
    Arrays.fill(apart, 0, facing.size(), 0);
  }

  /**
   * After the search from the first point: gathers what may face the edge at all, if that costs no
   * more than some points, so that the next ones need not search.
   */
  private void gatherCrowd() {
    if (isSought) {
      return;
    }
    isSought = true;
    int most = POINTS * opposed().looked();
    if (opposed().beside(edge, farthest(), limits.strictOpposition(), most, near)) {
      crowded = false;
      gather();
      lastBest = -1;
    }
  }

  /** What faces a point is no farther from it, metres. */
  private double farthest() {
    return 2 * limits.stepLimit();
  }

  /** How many distances of points from edges have been measured so far. */
  long looks() {
    return looks;
  }

  /** Whether an edge is turned so that it can face another, wherever it lies. */
  private boolean faces(int e, int f) {
    return edges.triangle(f) != edges.triangle(e)
        && edges.conormalDot(e, f) < limits.strictOpposition()
        && Math.abs(edges.normalDot(e, f)) >= 0.5;
  }

  /** Distance along the mean surface normal at the last point that something faced, metres. */
  public double normalPart() {
    return bestNormal;
  }

  /** The same with a sign: positive where the facing border lies above the edge's outer side. */
  public double height() {
    return bestHeight;
  }

  /** Distance along the edge's outward conormal there, metres; ahead positive. */
  public double inPlanePart() {
    return bestInPlane;
  }

  /**
   * The nearest open edge that faces the point at {@code t} of the edge; -1 when none does, or
   * where its coordinates are so large that rounding hides a gap. Sets the two parts of the
   * distance.
   */
  public int at(double t) {
    long before = looks;
    int found = nearestAt(t);
    Budget.spend(LOOK * (looks - before));
    return found;
  }

  private int nearestAt(double t) {
    int e = edge;
    double moved = 0;
    double size = 0;
    for (int k = 0; k < 3; k++) {
      double next = edges.point(e, t, k);
      moved += (next - sample[k]) * (next - sample[k]);
      size += Math.abs(next);
      sample[k] = next;
    }
    drift += Math.sqrt(moved) + HAIR + ROUNDING * size;
    if (isBlurred(size)) {
      return -1;
    }
    if (!crowded) {
      return nearestFacing(e);
    }
    return nearestOpposed(e);
  }

  /** The nearest of a crowd; of two at one distance that with the lower number. */
  private int nearestOpposed(int e) {
    bestDistance = Double.POSITIVE_INFINITY;
    lastBest = lastBest < 0 || !isNearer(e, lastBest, -1) ? -1 : lastBest;
    opposed()
        .nearest(
            e,
            sample,
            limits.strictOpposition(),
            limits.gapLimit(),
            Math.min(farthest(), bestDistance),
            f -> {
              if (faces(e, f) && box.meets(f) && isNearer(e, f, lastBest)) {
                lastBest = f;
              }
              return bestDistance;
            });
    int best = lastBest;
    gatherCrowd();
    return best;
  }

  /**
   * The nearest of all that face the edge. From point to point an edge comes nearer by no more than
   * the point has moved, so that most need not be measured again.
   */
  private int nearestFacing(int e) {
    bestDistance = Double.POSITIVE_INFINITY;
    int best = lastBest < 0 || !isNearer(e, facing.get(lastBest), -1) ? -1 : facing.get(lastBest);
    for (int i = 0; i < facing.size(); i++) {
      if (apart[i] > bestDistance + drift) {
        continue;
      }
      int f = facing.get(i);
      if (isNearer(e, f, best)) {
        best = f;
        lastBest = i;
      }
      apart[i] = edges.length(f) > FAR ? 0 : lastDistance + drift;
    }
    return best;
  }

  /** Whether an edge faces the point and is nearer than the best so far; then it is the best. */
  private boolean isNearer(int e, int f, int best) {
    double distance = closest(f);
    lastDistance = distance;
    looks++;
    if ((distance < bestDistance || distance == bestDistance && f < best)
        && split(e, f)
        && !(splitInPlane < 0 && joined(e, f))) {
      bestDistance = distance;
      bestNormal = splitNormal;
      bestHeight = splitHeight;
      bestInPlane = splitInPlane;
      return true;
    }
    return false;
  }

  /**
   * Whether the triangles of two edges are joined: then what lies behind the one is no other
   * surface, but the far border of the narrow strip that both bound.
   */
  private boolean joined(int e, int f) {
    int[] c = edges.surface().triangles();
    int common = 0;
    for (int i = 0; i < 3; i++) {
      int corner = c[3 * edges.triangle(e) + i];
      for (int j = 0; j < 3; j++) {
        common += c[3 * edges.triangle(f) + j] == corner ? 1 : 0;
      }
    }
    return common == 2;
  }

  private double closest(int f) {
    double s = 0;
    for (int k = 0; k < 3; k++) {
      s += (sample[k] - edges.point(f, 0, k)) * edges.direction(f, k);
    }
    double t = Math.max(0, Math.min(1, s / edges.length(f)));
    double sum = 0;
    for (int k = 0; k < 3; k++) {
      q[k] = edges.point(f, t, k);
      sum += (q[k] - sample[k]) * (q[k] - sample[k]);
    }
    return Math.sqrt(sum);
  }

  /** Splits sample to q; false when f does not lie square to e there or is out of reach. */
  private boolean split(int e, int f) {
    double sign = edges.normalDot(e, f) < 0 ? -1 : 1;
    double nx = edges.normal(e, 0) + sign * edges.normal(f, 0);
    double ny = edges.normal(e, 1) + sign * edges.normal(f, 1);
    double nz = edges.normal(e, 2) + sign * edges.normal(f, 2);
    double length = Math.sqrt(nx * nx + ny * ny + nz * nz);
    double dx = q[0] - sample[0];
    double dy = q[1] - sample[1];
    double dz = q[2] - sample[2];
    double normal = (dx * nx + dy * ny + dz * nz) / length;
    double ahead =
        dx * edges.conormal(e, 0) + dy * edges.conormal(e, 1) + dz * edges.conormal(e, 2);
    double side =
        dx * edges.direction(e, 0) + dy * edges.direction(e, 1) + dz * edges.direction(e, 2);
    splitNormal = Math.abs(normal);
    splitHeight = normal;
    splitInPlane = ahead;
    return splitNormal <= limits.stepLimit()
        && Math.abs(ahead) <= limits.gapLimit()
        && Math.abs(side) <= limits.exact() + Math.max(splitNormal, Math.abs(ahead));
  }
}
