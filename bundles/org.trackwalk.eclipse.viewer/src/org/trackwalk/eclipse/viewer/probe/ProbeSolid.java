package org.trackwalk.eclipse.viewer.probe;

import org.trackwalk.contact.shape.Box;
import org.trackwalk.contact.shape.Pose;
import org.trackwalk.contact.shape.Probe;
import org.trackwalk.contact.shape.Shape;
import org.trackwalk.contact.shape.Sphere;
import org.trackwalk.eclipse.viewer.scene.BoxSolid;
import org.trackwalk.eclipse.viewer.scene.LineSet;
import org.trackwalk.eclipse.viewer.scene.PatchSet;
import org.trackwalk.eclipse.viewer.theme.Palette;

/** The body of a probe as triangles and lines. */
final class ProbeSolid {

  private static final int COLOUR = 0x3A86FF;
  private static final int OPACITY = 46;

  /** Stripes from pole to pole of a sphere, and twice as many around. */
  private static final int STRIPES = 14;

  /** Sides of a circle. */
  private static final int SIDES = 48;

  private ProbeSolid() {}

  static void draw(Probe probe, PatchSet patches, LineSet lines) {
    Shape shape = probe.shape();
    if (shape instanceof Sphere sphere) {
      sphere(probe.pose(), sphere.radius(), patches);
      for (int axis = 0; axis < 3; axis++) {
        circle(probe.pose(), sphere.radius(), axis, lines);
      }
    } else if (shape instanceof Box box) {
      BoxSolid.add(probe.pose(), box, COLOUR, OPACITY, patches, lines);
    }
  }

  private static void sphere(Pose pose, double radius, PatchSet patches) {
    for (int i = 0; i < STRIPES; i++) {
      for (int j = 0; j < 2 * STRIPES; j++) {
        double[] a = onSphere(pose, radius, i, j);
        double[] b = onSphere(pose, radius, i + 1, j);
        double[] c = onSphere(pose, radius, i + 1, j + 1);
        double[] d = onSphere(pose, radius, i, j + 1);
        // lighter towards the sky, so that it looks round
        int colour = Palette.mix(0x14428F, 0x9CC4FF, 1 - (i + 0.5) / STRIPES);
        patches.add(a, b, c, colour, OPACITY);
        patches.add(a, c, d, colour, OPACITY);
      }
    }
  }

  private static double[] onSphere(Pose pose, double radius, int i, int j) {
    double down = Math.PI * i / STRIPES;
    double round = Math.PI * j / STRIPES;
    double flat = radius * Math.sin(down);
    return new double[] {
      pose.x() + flat * Math.cos(round),
      pose.y() + radius * Math.cos(down),
      pose.z() + flat * Math.sin(round)
    };
  }

  private static void circle(Pose pose, double radius, int axis, LineSet lines) {
    double[] from = onCircle(pose, radius, axis, 0);
    for (int i = 1; i <= SIDES; i++) {
      double[] to = onCircle(pose, radius, axis, i);
      lines.add(from[0], from[1], from[2], to[0], to[1], to[2], COLOUR);
      from = to;
    }
  }

  private static double[] onCircle(Pose pose, double radius, int axis, int i) {
    double angle = 2 * Math.PI * i / SIDES;
    double[] at = {pose.x(), pose.y(), pose.z()};
    at[(axis + 1) % 3] += radius * Math.cos(angle);
    at[(axis + 2) % 3] += radius * Math.sin(angle);
    return at;
  }
}
