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
   * Takes a copy of the list. Which side of a triangle a shape is on is asked of its origin, so a
   * hull that does not hold its own (a car is modelled over the ground that it stands on) is taken
   * about its middle, where it was.
   *
   * @throws IllegalArgumentException when it is empty
   */
  public Compound {
    parts = parts.stream().map(Compound::aboutMiddle).toList();
    if (parts.isEmpty()) {
      throw new IllegalArgumentException("a compound needs at least one part");
    }
  }

  /**
   * A convex shape; where it is a hull that does not hold its origin, as a compound of it alone.
   */
  public static Shape of(ConvexShape shape) {
    return shape instanceof ConvexHull hull && !hull.core().holdsOrigin()
        ? new Compound(List.of(new Part(shape, Pose.at(0, 0, 0))))
        : shape;
  }

  private static Part aboutMiddle(Part part) {
    if (!(part.shape() instanceof ConvexHull hull) || hull.core().holdsOrigin()) {
      return part;
    }
    double[] middle = hull.core().middle();
    Polyhedron core = hull.core().about(middle);
    double radius = HullBuilder.radius(core) + hull.margin();
    Pose there = Pose.at(middle[0], middle[1], middle[2]);
    return new Part(new ConvexHull(core, hull.margin(), radius), part.pose().then(there));
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
