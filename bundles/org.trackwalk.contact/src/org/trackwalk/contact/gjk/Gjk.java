package org.trackwalk.contact.gjk;

/**
 * The distance of two convex bodies (E. G. Gilbert, D. W. Johnson, S. S. Keerthi, 1988; G. van den
 * Bergen, Collision Detection in Interactive 3D Environments, 4.3): a simplex of the bodies'
 * difference walks towards the origin. It ends for certain: every step brings it nearer, or the
 * walk is over. One instance per thread; allocates nothing per query.
 */
public final class Gjk {

  /** What a walk found out. */
  public enum Outcome {
    /** The bodies are apart; distance and points are known. */
    APART,
    /** The bodies overlap, or touch to within rounding. */
    OVERLAPPING,
    /** The distance is above the limit; nothing else is known. */
    BEYOND
  }

  /** Part of the squared distance that a further step must promise. */
  private static final double PROMISE = 1e-14;

  /** Bodies nearer than this part of the difference's size touch: what rounding leaves open. */
  private static final double TOUCHING = 0x1p-48;

  /** Polyhedra need a few dozen steps; round bodies get a digit every two or three. */
  private static final int MOST_STEPS = 100;

  final DifferencePoints simplex = new DifferencePoints();
  final double[] weights = new double[4];
  int count;

  private final NearestOfSimplex nearest = new NearestOfSimplex();
  private double vx;
  private double vy;
  private double vz;
  private double squared;
  private double size;
  private int steps;

  /**
   * Walks.
   *
   * @param dx roughly from B to A; likewise dy and dz; zero is allowed
   * @param limit metres: farther bodies need not be measured
   */
  public Outcome measure(Support a, Support b, double dx, double dy, double dz, double limit) {
    boolean none = dx == 0 && dy == 0 && dz == 0;
    simplex.sample(a, b, none ? -1 : -dx, -dy, -dz, 0);
    count = 1;
    weights[0] = 1;
    take(simplex.w[0], simplex.w[1], simplex.w[2], simplex.squared(0));
    double largest = squared;
    for (steps = 1; steps <= MOST_STEPS; steps++) {
      size = Math.sqrt(largest);
      if (squared <= TOUCHING * TOUCHING * largest) {
        return Outcome.OVERLAPPING;
      }
      simplex.sample(a, b, -vx, -vy, -vz, count);
      double along = simplex.along(count, vx, vy, vz);
      if (along > 0 && along * along > limit * limit * squared) {
        return Outcome.BEYOND;
      }
      if (squared - along <= PROMISE * squared || simplex.among(count, count)) {
        return Outcome.APART;
      }
      largest = Math.max(largest, simplex.squared(count));
      if (!nearest.find(simplex.w, count + 1)) {
        count = 4;
        return Outcome.OVERLAPPING;
      }
      if (!(nearest.squared < squared)) {
        return Outcome.APART;
      }
      take(nearest.x, nearest.y, nearest.z, nearest.squared);
      keep();
    }
    return Outcome.APART;
  }

  private void take(double x, double y, double z, double xyz) {
    vx = x;
    vy = y;
    vz = z;
    squared = xyz;
  }

  /** Drops the corners that carry nothing. */
  private void keep() {
    int kept = 0;
    for (int i = 0; i <= count; i++) {
      if (nearest.weights[i] > 0) {
        if (kept < i) {
          simplex.copy(simplex, i, kept);
        }
        weights[kept] = nearest.weights[i];
        kept++;
      }
    }
    count = kept;
  }

  /** Metres between the bodies, after {@link Outcome#APART}. */
  public double distance() {
    return Math.sqrt(squared);
  }

  /** A coordinate of the vector from B's nearest point to A's, metres. */
  public double between(int axis) {
    return axis == 0 ? vx : axis == 1 ? vy : vz;
  }

  /** How far the difference reached from the origin, metres: what rounding is measured against. */
  public double size() {
    return size;
  }

  /** Corners of the simplex that carries the nearest points: one to three when apart. */
  public int count() {
    return count;
  }

  /** Weight of a corner of the simplex; above zero. */
  public double weight(int i) {
    return weights[i];
  }

  /** The corner of A in a corner of the simplex. */
  public int cornerA(int i) {
    return simplex.cornerA[i];
  }

  /** The corner of B in a corner of the simplex. */
  public int cornerB(int i) {
    return simplex.cornerB[i];
  }

  /** A coordinate of A's nearest point, metres. */
  public double pointA(int axis) {
    return mixed(simplex.a, axis);
  }

  /** A coordinate of B's nearest point, metres. */
  public double pointB(int axis) {
    return mixed(simplex.b, axis);
  }

  private double mixed(double[] points, int axis) {
    double sum = 0;
    for (int i = 0; i < count; i++) {
      sum += weights[i] * points[3 * i + axis];
    }
    return sum;
  }

  /** Steps of the last walk. */
  public int steps() {
    return steps;
  }
}
