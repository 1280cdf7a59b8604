package org.trackwalk.model.profile;

/**
 * The wheels of a vehicle.
 *
 * @param model how they feel the ground
 * @param radius metres
 * @param width metres
 * @param rays for {@link WheelModel#MULTI_RAY} how many lie behind each other along the way over
 *     the patch; else 1
 * @param patch metres between the first and the last of them; else 0
 * @param ride natural frequency of the body on its springs, hertz
 * @param damping of that motion over the critical one
 * @param travel metres that a spring gives way from rest before it bottoms out
 * @param source where that comes from
 */
public record Wheel(
    WheelModel model,
    double radius,
    double width,
    int rays,
    double patch,
    double ride,
    double damping,
    double travel,
    String source) {

  /**
   * Radius of a car's wheel where no vehicle is asked, metres: what is ground, a wall or a hole
   * does not depend on who drives. Over an edge below its hub a wheel rolls, against a higher one
   * it hits.
   */
  public static final double CAR_RADIUS = 0.3;

  /** Damping where a file says nothing: between comfort (0.3) and race cars (0.7). */
  public static final double USUAL_DAMPING = 0.5;

  /** Travel where a file says nothing, metres: a road car's, upward from rest. */
  public static final double USUAL_TRAVEL = 0.1;

  /** As effects name it. */
  public String label() {
    return "wheel as " + model.id();
  }

  /** The same wheel felt in another way. */
  public Wheel with(WheelModel other) {
    return new Wheel(other, radius, width, rays, patch, ride, damping, travel, source);
  }
}
