package org.trackwalk.contact.gjk;

import org.trackwalk.contact.shape.ConvexShape;
import org.trackwalk.contact.shape.Pose;

/**
 * How far two convex shapes are apart, or how deep in each other: the distance of their cores less
 * both margins, by GJK; by EPA only when the cores themselves overlap (E. Coumans, Contact
 * Generation, 2010, "Collision margins"). One instance per thread; allocates nothing per query once
 * it has grown.
 */
public final class ConvexPair {

  private final Gjk gjk = new Gjk();
  private final Epa epa = new Epa();
  private final PlacedShape placedA = new PlacedShape();
  private final PlacedShape placedB = new PlacedShape();
  private final double[] normal = new double[3];
  private final double[] pointA = new double[3];
  private final double[] pointB = new double[3];
  private boolean overlapping;
  private double separation;

  /**
   * Measures a pair.
   *
   * @param limit metres: pairs farther apart need not be measured; infinite to measure all
   * @return false when the separation is above the limit; then nothing else is known
   */
  public boolean measure(ConvexShape a, Pose poseA, ConvexShape b, Pose poseB, double limit) {
    // told from B, so that nothing is lost far from the level's origin
    double x = poseA.x() - poseB.x();
    double y = poseA.y() - poseB.y();
    double z = poseA.z() - poseB.z();
    placedA.place(a, poseA, poseB.x(), poseB.y(), poseB.z());
    placedB.place(b, poseB, poseB.x(), poseB.y(), poseB.z());
    double margins = a.margin() + b.margin();
    switch (gjk.measure(placedA, placedB, x, y, z, limit + margins)) {
      case BEYOND -> {
        return false;
      }
      case APART -> {
        overlapping = false;
        double distance = gjk.distance();
        separation = distance - margins;
        for (int axis = 0; axis < 3; axis++) {
          normal[axis] = gjk.between(axis) / distance + 0.0;
          pointA[axis] = gjk.pointA(axis);
          pointB[axis] = gjk.pointB(axis);
        }
      }
      default -> {
        overlapping = true;
        epa.measure(placedA, placedB, gjk, x, y, z);
        separation = -epa.depth() - margins;
        for (int axis = 0; axis < 3; axis++) {
          normal[axis] = epa.normal(axis);
          pointA[axis] = epa.pointA(axis);
          pointB[axis] = epa.pointB(axis);
        }
      }
    }
    for (int axis = 0; axis < 3; axis++) {
      double anchor = axis == 0 ? poseB.x() : axis == 1 ? poseB.y() : poseB.z();
      pointA[axis] += anchor - a.margin() * normal[axis];
      pointB[axis] += anchor + b.margin() * normal[axis];
    }
    return separation <= limit;
  }

  /** Metres between the surfaces along the normal; negative is penetration. */
  public double separation() {
    return separation;
  }

  /** A coordinate of the unit vector from B to A. */
  public double normal(int axis) {
    return normal[axis];
  }

  /** A coordinate of A's closest or deepest surface point, metres, level coordinates. */
  public double pointOnA(int axis) {
    return pointA[axis];
  }

  /** A coordinate of B's closest or deepest surface point, metres, level coordinates. */
  public double pointOnB(int axis) {
    return pointB[axis];
  }

  /** Whether the cores themselves overlap, so that EPA was asked. */
  public boolean coresOverlap() {
    return overlapping;
  }

  /** How many pairs of corners carry the points: one to three. */
  public int carriers() {
    return overlapping ? epa.count() : gjk.count();
  }

  /** A's corner of a carrying pair, see {@link ConvexShape#support}. */
  public int cornerOfA(int carrier) {
    return overlapping ? epa.cornerA(carrier) : gjk.cornerA(carrier);
  }

  /** B's corner of a carrying pair. */
  public int cornerOfB(int carrier) {
    return overlapping ? epa.cornerB(carrier) : gjk.cornerB(carrier);
  }
}
