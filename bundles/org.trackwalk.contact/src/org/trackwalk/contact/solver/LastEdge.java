package org.trackwalk.contact.solver;

import org.trackwalk.contact.manifold.WitnessBuffer;
import org.trackwalk.contact.shape.Pose;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * The point at which a sphere touches a triangle that its centre is not over, as an engine takes it
 * that goes around the edges and forgets the one before: of the last edge within reach, though
 * another is nearer.
 */
final class LastEdge {

  private final WeldedSurface surface;
  private final double radius;
  private final double distance;
  private final double[] from = new double[3];
  private final double[] way = new double[3];
  private final double[] aside = new double[3];
  private final double[] kept = new double[3];

  /** Of a sphere; {@code distance} beyond its radius there is no contact, metres. */
  LastEdge(WeldedSurface surface, double radius, double distance) {
    this.surface = surface;
    this.radius = radius;
    this.distance = distance;
  }

  /** Adds the point; at least one edge is within reach. */
  void add(int triangle, Pose at, WitnessBuffer out) {
    double length = 0;
    for (int k = 0; k < 3; k++) {
      double far = measure(triangle, k, at);
      if (far < radius + distance) {
        length = far;
        System.arraycopy(aside, 0, kept, 0, 3);
      }
    }
    if (length > 0) {
      double x = kept[0] / length;
      double y = kept[1] / length;
      double z = kept[2] / length;
      out.add(
          at.x() - radius * x,
          at.y() - radius * y,
          at.z() - radius * z,
          x,
          y,
          z,
          length - radius,
          WitnessBuffer.NO_ID);
    }
  }

  /** Metres from an edge to the centre; the way from its nearest point stands in {@link #aside}. */
  private double measure(int triangle, int edge, Pose at) {
    double along = 0;
    double squared = 0;
    for (int axis = 0; axis < 3; axis++) {
      from[axis] = corner(triangle, edge, axis);
      way[axis] = corner(triangle, (edge + 1) % 3, axis) - from[axis];
      double centre = axis == 0 ? at.x() : axis == 1 ? at.y() : at.z();
      aside[axis] = centre - from[axis];
      along += way[axis] * aside[axis];
      squared += way[axis] * way[axis];
    }
    double share = Math.max(0, Math.min(1, along / squared));
    double sum = 0;
    for (int axis = 0; axis < 3; axis++) {
      aside[axis] -= share * way[axis];
      sum += aside[axis] * aside[axis];
    }
    return Math.sqrt(sum);
  }

  /** A coordinate of a corner, counted as the triangle is stored. */
  private double corner(int triangle, int stored, int axis) {
    int k = 0;
    while (surface.sourceCorner(triangle, k) % 3 != stored) {
      k++;
    }
    return surface.positions()[3 * surface.triangles()[3 * triangle + k] + axis];
  }
}
