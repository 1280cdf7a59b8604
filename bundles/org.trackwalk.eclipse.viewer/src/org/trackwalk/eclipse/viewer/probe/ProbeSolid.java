package org.trackwalk.eclipse.viewer.probe;

import org.trackwalk.contact.shape.Box;
import org.trackwalk.contact.shape.Capsule;
import org.trackwalk.contact.shape.Compound;
import org.trackwalk.contact.shape.ConvexHull;
import org.trackwalk.contact.shape.Cylinder;
import org.trackwalk.contact.shape.Polyhedron;
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
    draw(probe.shape(), probe.pose(), patches, lines);
  }

  private static void draw(Shape shape, Pose pose, PatchSet patches, LineSet lines) {
    switch (shape) {
      case Sphere sphere -> {
        sphere(pose, sphere.radius(), patches);
        for (int axis = 0; axis < 3; axis++) {
          circle(pose, sphere.radius(), axis, lines);
        }
      }
      case Box box -> BoxSolid.add(pose, box, COLOUR, OPACITY, patches, lines);
      case Capsule capsule ->
          turned(pose, 1, arcs(capsule.radius(), capsule.halfHeight()), patches, lines);
      case Cylinder wheel -> {
        double w = wheel.halfWidth();
        double r = wheel.radius();
        double[][] outline = {{-w, 0}, {-w, r}, {w, r}, {w, 0}};
        turned(pose, 0, outline, patches, lines);
      }
      case ConvexHull hull -> faces(hull.core(), pose, patches, lines);
      case Compound whole ->
          whole.parts().forEach(p -> draw(p.shape(), pose.then(p.pose()), patches, lines));
    }
  }

  private static void faces(Polyhedron core, Pose pose, PatchSet patches, LineSet lines) {
    double[][] at = new double[core.vertexCount()][3];
    for (int v = 0; v < at.length; v++) {
      pose.toLevel(core.vertex(v, 0), core.vertex(v, 1), core.vertex(v, 2), at[v]);
    }
    for (int f = 0; f < core.faceCount(); f++) {
      int size = core.faceSize(f);
      for (int k = 0; k < size; k++) {
        double[] a = at[core.faceVertex(f, k)];
        double[] b = at[core.faceVertex(f, (k + 1) % size)];
        if (k > 0 && k + 1 < size) {
          patches.add(at[core.faceVertex(f, 0)], a, b, COLOUR, OPACITY);
        }
        lines.add(a[0], a[1], a[2], b[0], b[1], b[2], COLOUR);
      }
    }
  }

  /** From pole to pole of a capsule: places along its axis, and how far out. */
  private static double[][] arcs(double radius, double half) {
    double[][] outline = new double[STRIPES + 2][];
    for (int i = 0; i <= STRIPES / 2; i++) {
      double angle = Math.PI * i / STRIPES;
      double along = half + radius * Math.cos(angle);
      double out = radius * Math.sin(angle);
      outline[i] = new double[] {-along, out};
      outline[STRIPES + 1 - i] = new double[] {along, out};
    }
    return outline;
  }

  /** What an outline draws when it is turned around one of the body's own axes. */
  private static void turned(
      Pose pose, int axis, double[][] outline, PatchSet patches, LineSet lines) {
    int around = 2 * STRIPES;
    for (int j = 0; j < around; j++) {
      for (int i = 0; i + 1 < outline.length; i++) {
        double[] a = onTurned(pose, axis, outline[i], j);
        double[] b = onTurned(pose, axis, outline[i + 1], j);
        double[] c = onTurned(pose, axis, outline[i + 1], j + 1);
        double[] d = onTurned(pose, axis, outline[i], j + 1);
        patches.add(a, b, c, COLOUR, OPACITY);
        patches.add(a, c, d, COLOUR, OPACITY);
        if (j % (around / 4) == 0) {
          lines.add(a[0], a[1], a[2], b[0], b[1], b[2], COLOUR);
        }
        // rims, and where a cap begins
        if (i == outline.length / 2 - 1) {
          lines.add(a[0], a[1], a[2], d[0], d[1], d[2], COLOUR);
          lines.add(b[0], b[1], b[2], c[0], c[1], c[2], COLOUR);
        }
      }
    }
  }

  private static double[] onTurned(Pose pose, int axis, double[] place, int j) {
    double angle = Math.PI * j / STRIPES;
    double[] local = new double[3];
    local[axis] = place[0];
    local[(axis + 1) % 3] = place[1] * Math.cos(angle);
    local[(axis + 2) % 3] = place[1] * Math.sin(angle);
    double[] at = new double[3];
    pose.toLevel(local[0], local[1], local[2], at);
    return at;
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
