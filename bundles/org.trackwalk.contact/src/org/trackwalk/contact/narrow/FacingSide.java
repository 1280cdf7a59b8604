package org.trackwalk.contact.narrow;

import org.trackwalk.contact.shape.Box;
import org.trackwalk.contact.shape.Capsule;
import org.trackwalk.contact.shape.ConvexHull;
import org.trackwalk.contact.shape.ConvexShape;
import org.trackwalk.contact.shape.Cylinder;
import org.trackwalk.contact.shape.Polyhedron;
import org.trackwalk.contact.shape.Pose;

/**
 * The side of a shape's core that faces a direction: of a polyhedron the face that faces it most,
 * of a cylinder eight points of its rim when an end faces it more than the round side does, else
 * the line of the round side that lies farthest out.
 */
final class FacingSide {

  private static final double EIGHTH_TURN = Math.sqrt(0.5);

  private final ConvexShape shape;
  private final Polyhedron polyhedron;
  private final double[] own = new double[3];
  private final double[] point = new double[3];

  FacingSide(ConvexShape shape) {
    this.shape = shape;
    this.polyhedron =
        switch (shape) {
          case Box box -> Polyhedron.ofBox(box);
          case ConvexHull hull -> hull.core();
          default -> null;
        };
  }

  /**
   * Finds the side.
   *
   * @param dx unit vector, level axes; likewise dy and dz
   * @param out cleared and filled, told from the shape's centre
   */
  void towards(Pose at, double dx, double dy, double dz, ClippedPatch out) {
    out.clear();
    at.directionToOwn(dx, dy, dz, own);
    if (polyhedron != null) {
      face(at, out);
    } else if (shape instanceof Cylinder cylinder) {
      cylinder(cylinder, at, out);
    } else if (shape instanceof Capsule capsule) {
      add(at, 0, -capsule.halfHeight(), 0, out);
      add(at, 0, capsule.halfHeight(), 0, out);
    } else {
      add(at, 0, 0, 0, out);
    }
  }

  private void face(Pose at, ClippedPatch out) {
    int best = 0;
    double most = Double.NEGATIVE_INFINITY;
    for (int f = 0; f < polyhedron.faceCount(); f++) {
      double facing =
          polyhedron.facePlane(f, 0) * own[0]
              + polyhedron.facePlane(f, 1) * own[1]
              + polyhedron.facePlane(f, 2) * own[2];
      if (facing > most) {
        most = facing;
        best = f;
      }
    }
    for (int k = 0; k < polyhedron.faceSize(best); k++) {
      int v = polyhedron.faceVertex(best, k);
      add(at, polyhedron.vertex(v, 0), polyhedron.vertex(v, 1), polyhedron.vertex(v, 2), out);
    }
  }

  private void cylinder(Cylinder cylinder, Pose at, ClippedPatch out) {
    double radius = cylinder.radius() - cylinder.margin();
    double half = cylinder.halfWidth() - cylinder.margin();
    double across = Math.sqrt(own[1] * own[1] + own[2] * own[2]);
    boolean end = Math.abs(own[0]) > across;
    // the lowest point of the rim first
    double y = across > 0 ? own[1] / across * radius : radius;
    double z = across > 0 ? own[2] / across * radius : 0;
    double x = own[0] < 0 ? -half : half;
    if (!end) {
      add(at, -half, y, z, out);
      add(at, half, y, z, out);
    } else if (radius == 0) {
      add(at, x, 0, 0, out);
    } else {
      for (int k = 0; k < 8; k++) {
        add(at, x, y, z, out);
        double turned = EIGHTH_TURN * (y - z);
        z = EIGHTH_TURN * (y + z);
        y = turned;
      }
    }
  }

  private void add(Pose at, double x, double y, double z, ClippedPatch out) {
    at.directionToLevel(x, y, z, point);
    out.add(point[0], point[1], point[2]);
  }
}
