package org.trackwalk.report.probe;

import org.trackwalk.contact.shape.Box;
import org.trackwalk.contact.shape.Capsule;
import org.trackwalk.contact.shape.Compound;
import org.trackwalk.contact.shape.ConvexHull;
import org.trackwalk.contact.shape.Cylinder;
import org.trackwalk.contact.shape.Polyhedron;
import org.trackwalk.contact.shape.Pose;
import org.trackwalk.contact.shape.Shape;
import org.trackwalk.contact.shape.Sphere;
import org.trackwalk.report.drawing.Camera;
import org.trackwalk.report.drawing.SvgText;

/** The outline of a probe: a circle, or the edges of what has edges. */
final class ProbeOutline {

  private static final int ROUND = 32;

  private final SvgText svg;
  private final Camera camera;
  private final String stroke;

  ProbeOutline(SvgText svg, Camera camera, String stroke) {
    this.svg = svg;
    this.camera = camera;
    this.stroke = stroke;
  }

  void draw(Shape shape, Pose pose) {
    switch (shape) {
      case Sphere s -> ball(pose.x(), pose.y(), pose.z(), s.radius());
      case Capsule c -> capsule(c, pose);
      case Box b -> edges(Polyhedron.ofBox(new Box(b.hx(), b.hy(), b.hz())), pose);
      case ConvexHull h -> edges(h.core(), pose);
      case Cylinder c -> wheel(c, pose);
      case Compound c -> c.parts().forEach(p -> draw(p.shape(), pose.then(p.pose())));
    }
  }

  private void ball(double x, double y, double z, double radius) {
    svg.circle(camera.x(x, y, z), camera.y(x, y, z), radius * camera.scale(), stroke);
  }

  private void capsule(Capsule c, Pose pose) {
    double[] top = new double[3];
    double[] bottom = new double[3];
    pose.toLevel(0, c.halfHeight(), 0, top);
    pose.toLevel(0, -c.halfHeight(), 0, bottom);
    ball(top[0], top[1], top[2], c.radius());
    ball(bottom[0], bottom[1], bottom[2], c.radius());
    double dx = camera.x(top[0], top[1], top[2]) - camera.x(bottom[0], bottom[1], bottom[2]);
    double dy = camera.y(top[0], top[1], top[2]) - camera.y(bottom[0], bottom[1], bottom[2]);
    double length = Math.sqrt(dx * dx + dy * dy);
    if (length < 1) {
      return;
    }
    for (int side = -1; side <= 1; side += 2) {
      double ox = side * -dy / length * c.radius() * camera.scale();
      double oy = side * dx / length * c.radius() * camera.scale();
      svg.line(
          camera.x(top[0], top[1], top[2]) + ox,
          camera.y(top[0], top[1], top[2]) + oy,
          camera.x(bottom[0], bottom[1], bottom[2]) + ox,
          camera.y(bottom[0], bottom[1], bottom[2]) + oy,
          stroke);
    }
  }

  private void edges(Polyhedron body, Pose pose) {
    double[] p = new double[3];
    double[] q = new double[3];
    for (int face = 0; face < body.faceCount(); face++) {
      for (int k = 0; k < body.faceSize(face); k++) {
        int i = body.faceVertex(face, k);
        int j = body.faceVertex(face, (k + 1) % body.faceSize(face));
        if (i < j) {
          pose.toLevel(body.vertex(i, 0), body.vertex(i, 1), body.vertex(i, 2), p);
          pose.toLevel(body.vertex(j, 0), body.vertex(j, 1), body.vertex(j, 2), q);
          line(p, q);
        }
      }
    }
  }

  private void wheel(Cylinder c, Pose pose) {
    double[] p = new double[3];
    double[] q = new double[3];
    for (int i = 0; i < ROUND; i++) {
      double a = 2 * Math.PI * i / ROUND;
      double b = 2 * Math.PI * (i + 1) / ROUND;
      for (int side = -1; side <= 1; side += 2) {
        rim(c, side, a, pose, p);
        rim(c, side, b, pose, q);
        line(p, q);
      }
      if (i % 4 == 0) {
        rim(c, -1, a, pose, p);
        rim(c, 1, a, pose, q);
        line(p, q);
      }
    }
  }

  private static void rim(Cylinder c, int side, double angle, Pose pose, double[] out) {
    double y = c.radius() * StrictMath.cos(angle);
    double z = c.radius() * StrictMath.sin(angle);
    pose.toLevel(side * c.halfWidth(), y, z, out);
  }

  private void line(double[] p, double[] q) {
    svg.line(
        camera.x(p[0], p[1], p[2]),
        camera.y(p[0], p[1], p[2]),
        camera.x(q[0], q[1], q[2]),
        camera.y(q[0], q[1], q[2]),
        stroke);
  }
}
