package org.trackwalk.contact.shape;

import java.util.List;

/**
 * Several convex shapes that move as one, such as a chassis with its wheels.
 *
 * @param parts at least one, each with its place in the compound's coordinates
 */
public record Compound(List<Part> parts) implements Shape {

  /**
   * One of the shapes.
   *
   * @param pose where it stands in the compound's coordinates
   */
  public record Part(ConvexShape shape, Pose pose) {}

  /**
   * Takes a copy of the list.
   *
   * @throws IllegalArgumentException when it is empty
   */
  public Compound {
    parts = List.copyOf(parts);
    if (parts.isEmpty()) {
      throw new IllegalArgumentException("a compound needs at least one part");
    }
  }

  @Override
  public double boundingRadius() {
    double radius = 0;
    for (Part part : parts) {
      Pose at = part.pose();
      double centre = Math.sqrt(at.x() * at.x() + at.y() * at.y() + at.z() * at.z());
      radius = Math.max(radius, centre + part.shape().boundingRadius());
    }
    return radius;
  }

  @Override
  public String kind() {
    return "compound";
  }
}
