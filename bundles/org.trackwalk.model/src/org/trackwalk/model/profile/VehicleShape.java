package org.trackwalk.model.profile;

import org.trackwalk.contact.shape.ConvexShape;

/**
 * A shape that belongs to a vehicle.
 *
 * @param shape its z axis points along the way, its y axis up
 * @param onGround whether it slides or rolls on the ground; else it hangs over it
 * @param source where its size comes from
 */
public record VehicleShape(ConvexShape shape, boolean onGround, String source) {

  /** For reports: {@code sphere r 0.35}, {@code box 4.5 x 1.8 x 0.5}. */
  public String label() {
    return ShapeLabel.of(shape);
  }

  /** As effects name it where it hangs and meets the ground all the same. */
  public String chassisLabel() {
    return "chassis, " + label();
  }

  /** Its kind. */
  public ShapeKind kind() {
    return ShapeKind.of(shape);
  }
}
