package org.trackwalk.contact.gjk;

/**
 * How deep two overlapping bodies lie in each other: the expanding polytope algorithm (G. van den
 * Bergen, Collision Detection in Interactive 3D Environments, 4.3.8). A polytope inside the bodies'
 * difference grows where it is nearest to the origin.
 *
 * <p>Every direction that is tried is a way out, so its length bounds the depth from above, and the
 * polytope bounds it from below. The answer is the shortest way out that was tried: it is always
 * one that separates the bodies, and exact once the bounds meet, which they do for polyhedra. A
 * difference without volume has depth zero. The origin may also lie outside by rounding. One
 * instance per thread; allocates nothing per query once it has grown.
 */
public final class Epa {

  /** Part of the difference's size: a point nearer to a plane than this is in it. */
  private static final double IN_PLANE = 0x1p-44;

  /** The bounds have met when they differ by less than this part of the depth. */
  private static final double MET = 1e-11;

  /** Part of the difference's size within which faces are looked at for the nearest point. */
  private static final double NEAR = 1e-6;

  /** Points of the polytope, for round bodies whose depth many directions share. */
  private static final int MOST_POINTS = 256;

  private final Polytope polytope = new Polytope();
  private final StartingTetrahedron start = new StartingTetrahedron(polytope.points);
  private final NearestOfSimplex nearest = new NearestOfSimplex();
  private final double[] triangle = new double[9];
  private final DifferencePoints carriers = new DifferencePoints();
  private final double[] weights = new double[3];
  private int count;
  private double depth;
  private double nx;
  private double ny;
  private double nz;
  private double size;

  /**
   * Finds the shortest way out.
   *
   * @param gjk the walk that said they overlap
   * @param dx roughly from B to A, which decides where all ways are as long; likewise dy and dz
   */
  public void measure(Support a, Support b, Gjk gjk, double dx, double dy, double dz) {
    DifferencePoints points = polytope.points;
    depth = Double.POSITIVE_INFINITY;
    int dimension = start.find(a, b);
    size = start.size();
    double tolerance = IN_PLANE * size;
    if (dimension < 3) {
      flat(dimension, gjk, dx, dy, dz);
      return;
    }
    polytope.tetrahedron();
    while (polytope.pointCount < MOST_POINTS) {
      int f = lowest();
      if (f < 0 || polytope.planes[4 * f + 3] >= depth - MET * Math.abs(depth) - tolerance) {
        break;
      }
      double mx = polytope.planes[4 * f];
      double my = polytope.planes[4 * f + 1];
      double mz = polytope.planes[4 * f + 2];
      int next = polytope.pointCount;
      points.sample(a, b, mx, my, mz, next);
      double reach = points.along(next, mx, my, mz);
      if (reach < depth - tolerance) {
        depth = reach;
        nx = -mx;
        ny = -my;
        nz = -mz;
      }
      size = Math.max(size, Math.sqrt(points.squared(next)));
      if (reach - polytope.planes[4 * f + 3] <= tolerance
          || points.among(next, next)
          || !polytope.grow(f, tolerance)) {
        polytope.states[f] = Polytope.CLOSED;
      }
    }
    locate();
  }

  private int lowest() {
    int best = -1;
    double least = Double.POSITIVE_INFINITY;
    for (int f = 0; f < polytope.faceCount; f++) {
      if (polytope.states[f] == Polytope.OPEN && polytope.planes[4 * f + 3] < least) {
        least = polytope.planes[4 * f + 3];
        best = f;
      }
    }
    return best;
  }

  /** Where on the polytope the way out ends; other faces may be as near to the origin. */
  private void locate() {
    double least = Double.POSITIVE_INFINITY;
    for (int f = 0; f < polytope.faceCount; f++) {
      if (!polytope.gone(f) && polytope.planes[4 * f + 3] <= depth + NEAR * size) {
        for (int k = 0; k < 3; k++) {
          int corner = 3 * polytope.corners[3 * f + k];
          triangle[3 * k] = polytope.points.w[corner] + depth * nx;
          triangle[3 * k + 1] = polytope.points.w[corner + 1] + depth * ny;
          triangle[3 * k + 2] = polytope.points.w[corner + 2] + depth * nz;
        }
        nearest.find(triangle, 3);
        if (nearest.squared < least) {
          least = nearest.squared;
          take(
              polytope.points,
              polytope.corners[3 * f],
              polytope.corners[3 * f + 1],
              polytope.corners[3 * f + 2]);
        }
      }
    }
  }

  private void take(DifferencePoints from, int i, int j, int k) {
    count = 0;
    for (int c = 0; c < 3; c++) {
      if (nearest.weights[c] > 0) {
        carriers.copy(from, c == 0 ? i : c == 1 ? j : k, count);
        weights[count] = nearest.weights[c];
        count++;
      }
    }
  }

  /** A difference without volume: out along what it has no extent in, towards a direction. */
  private void flat(int dimension, Gjk gjk, double dx, double dy, double dz) {
    start.normal(dimension, dx, dy, dz, triangle);
    nx = triangle[0];
    ny = triangle[1];
    nz = triangle[2];
    depth = 0;
    int corners = Math.min(gjk.count, 3);
    nearest.find(gjk.simplex.w, corners);
    take(gjk.simplex, 0, 1, 2);
  }

  /** How far A must be pushed along the normal to be apart, metres; below zero by rounding only. */
  public double depth() {
    return depth;
  }

  /** Unit vector from B to A, the direction in which A is to be pushed. */
  public double normal(int axis) {
    return (axis == 0 ? nx : axis == 1 ? ny : nz) + 0.0;
  }

  /** How many points of the difference carry the deepest points: one to three. */
  public int count() {
    return count;
  }

  /** Weight of a carrying point; above zero. */
  public double weight(int i) {
    return weights[i];
  }

  /** The corner of A in a carrying point. */
  public int cornerA(int i) {
    return carriers.cornerA[i];
  }

  /** The corner of B in a carrying point. */
  public int cornerB(int i) {
    return carriers.cornerB[i];
  }

  /** A coordinate of A's deepest point, metres. */
  public double pointA(int axis) {
    return mixed(carriers.a, axis);
  }

  /** A coordinate of B's deepest point, metres. */
  public double pointB(int axis) {
    return mixed(carriers.b, axis);
  }

  private double mixed(double[] of, int axis) {
    double sum = 0;
    for (int i = 0; i < count; i++) {
      sum += weights[i] * of[3 * i + axis];
    }
    return sum;
  }

  /** Points of the last polytope: what it cost. */
  public int points() {
    return polytope.pointCount;
  }
}
