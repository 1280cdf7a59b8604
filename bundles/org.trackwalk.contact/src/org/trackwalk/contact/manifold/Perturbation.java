package org.trackwalk.contact.manifold;

import org.trackwalk.contact.shape.Capsule;
import org.trackwalk.contact.shape.Cylinder;
import org.trackwalk.contact.shape.Shape;
import org.trackwalk.contact.shape.Sphere;

/**
 * How a shape is tilted to find further points (E. Coumans, Contact Generation, 2010, "Multiple
 * contact points using perturbation").
 *
 * @param angle by how much, radians, above zero; "keep perturbation small"
 * @param iterations into how many directions around the normal, above zero
 * @param reach metres: a point that far apart at the actual place is no contact; not negative
 * @param keepActual whether the contact at the actual place takes the place of a tilted one that is
 *     the same point, "replace contact at actual position"
 * @param skipRound whether round shapes keep their one point, "last resort: … skip round shapes"
 */
public record Perturbation(
    double angle, int iterations, double reach, boolean keepActual, boolean skipRound) {

  /**
   * Largest angle, radians: an eighth of a half turn, the limit of Bullet, the engine of E.
   * Coumans' talk.
   */
  public static final double LARGEST_ANGLE = Math.PI / 8;

  /** Eight directions: with four, those that lie along a box's sides find the same corner twice. */
  public static final int DIRECTIONS = 8;

  /**
   * Checks the numbers.
   *
   * @throws IllegalArgumentException when one is not as it must be
   */
  public Perturbation {
    if (!(angle > 0) || angle > LARGEST_ANGLE) {
      throw new IllegalArgumentException("angle must be above 0 up to pi/8, not " + angle);
    }
    if (iterations < 1) {
      throw new IllegalArgumentException("iterations must be above zero, not " + iterations);
    }
    if (!(reach >= 0) || !Double.isFinite(reach)) {
      throw new IllegalArgumentException("reach must not be negative, but is " + reach);
    }
  }

  /**
   * What suits a shape: so small an angle that no point of it moves farther than the distance at
   * which a cache drops a point.
   */
  public static Perturbation of(Shape shape, CacheLimits limits) {
    double angle = Math.min(LARGEST_ANGLE, limits.along() / shape.boundingRadius());
    return new Perturbation(angle, DIRECTIONS, limits.along(), true, true);
  }

  /** The same without care for round shapes. */
  public Perturbation careless() {
    return new Perturbation(angle, iterations, reach, false, false);
  }

  /** The same in another number of directions. */
  public Perturbation directions(int number) {
    return new Perturbation(angle, number, reach, keepActual, skipRound);
  }

  /** True for a shape that would start to roll. */
  static boolean isRound(Shape shape) {
    return shape instanceof Sphere || shape instanceof Capsule || shape instanceof Cylinder;
  }
}
