package org.trackwalk.drive.judge.sweep;

import org.trackwalk.contact.gjk.Gjk;
import org.trackwalk.contact.gjk.PlacedShape;
import org.trackwalk.contact.gjk.TriangleCore;
import org.trackwalk.contact.query.ContactBuffer;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.contact.shape.ConvexShape;
import org.trackwalk.contact.shape.Pose;
import org.trackwalk.drive.judge.body.JudgeLimits;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.mesh.geometry.ClosestPoint;
import org.trackwalk.mesh.tree.IntList;

/**
 * The same for shapes that touch in many points ({@link Undercut}). Contacts of one normal are one
 * manifold: it is a local minimum of the distance when one of its points is, because the others are
 * where the same face is farther away. A point is not when a triangle that goes through it comes
 * nearer to the body; a body that is in the surface has no distance left, and its contacts stay.
 */
final class BoxUndercut {

  private final ProbeScene scene;
  private final IntList near = new IntList();
  private final double[] out = new double[ClosestPoint.RESULT_LENGTH];
  private final PlacedShape placed = new PlacedShape();
  private final TriangleCore triangle = new TriangleCore();
  private final Gjk gjk = new Gjk();

  BoxUndercut(ProbeScene scene) {
    this.scene = scene;
  }

  /** True when contact i and all of its manifold are no local minima. */
  boolean is(ContactBuffer contacts, int i, ConvexShape shape, Pose pose) {
    for (int j = 0; j < contacts.size(); j++) {
      if (together(contacts, i, j) && !isPoint(contacts, j, shape, pose)) {
        return false;
      }
    }
    return true;
  }

  private static boolean together(ContactBuffer contacts, int i, int j) {
    double cosine = 0;
    for (int k = 0; k < 3; k++) {
      cosine += contacts.normal(i, k) * contacts.normal(j, k);
    }
    return cosine > JudgeLimits.ONE_MANIFOLD;
  }

  private boolean isPoint(ContactBuffer contacts, int i, ConvexShape shape, Pose pose) {
    double separation = contacts.separation(i);
    if (separation <= JudgeLimits.BOX_NEARER) {
      return false;
    }
    double x = contacts.point(i, 0) - separation * contacts.normal(i, 0);
    double y = contacts.point(i, 1) - separation * contacts.normal(i, 1);
    double z = contacts.point(i, 2) - separation * contacts.normal(i, 2);
    scene.tree().withinSphere(x, y, z, JudgeLimits.TOUCH, near);
    float[] p = scene.surface().positions();
    int[] t = scene.surface().triangles();
    for (int k = 0; k < near.size(); k++) {
      int a = 3 * near.get(k);
      ClosestPoint.onTriangle(p, t[a], t[a + 1], t[a + 2], x, y, z, out);
      if (out[6] <= JudgeLimits.TOUCH * JudgeLimits.TOUCH
          && !culled(near.get(k), pose)
          && distance(near.get(k), shape, pose) < separation - JudgeLimits.BOX_NEARER) {
        return true;
      }
    }
    return false;
  }

  /** Between the body and a triangle, metres; 0 where they overlap. */
  private double distance(int t, ConvexShape shape, Pose pose) {
    int[] c = scene.surface().triangles();
    placed.place(shape, pose, pose.x(), pose.y(), pose.z());
    triangle.set(
        scene.surface().positions(),
        c[3 * t],
        c[3 * t + 1],
        c[3 * t + 2],
        pose.x(),
        pose.y(),
        pose.z());
    Gjk.Outcome outcome = gjk.measure(placed, triangle, 0, 0, 0, Double.POSITIVE_INFINITY);
    return outcome == Gjk.Outcome.APART ? Math.max(0, gjk.distance() - shape.margin()) : 0;
  }

  /** Whether a triangle is seen from behind, so that it carries nobody. */
  private boolean culled(int t, Pose pose) {
    if (scene.twoSided(t)) {
      return false;
    }
    float[] p = scene.surface().positions();
    int[] c = scene.surface().triangles();
    double[] n = Vec.normal(p, c, t);
    int a = 3 * c[3 * t];
    return n[0] * (pose.x() - p[a]) + n[1] * (pose.y() - p[a + 1]) + n[2] * (pose.z() - p[a + 2])
        < 0;
  }
}
