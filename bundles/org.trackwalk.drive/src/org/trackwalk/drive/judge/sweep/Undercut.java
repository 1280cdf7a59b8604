package org.trackwalk.drive.judge.sweep;

import org.trackwalk.contact.query.ContactBuffer;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.drive.judge.body.JudgeLimits;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.mesh.geometry.ClosestPoint;
import org.trackwalk.mesh.tree.IntList;

/**
 * Whether a sphere's contact is a local minimum of the distance to the surface as a set of points,
 * whoever shares a vertex with whom. It is not when a triangle that touches the contact's place has
 * a point nearer to the centre: then, triangles being convex, points beside the place are nearer
 * too. This is the Voronoi criterion of P. Terdiman, Contact generation for meshes, chapter 3, put
 * without topology, so that it also holds over folds and where triangles are culled.
 */
final class Undercut {

  private final ProbeScene scene;
  private final IntList near = new IntList();
  private final double[] out = new double[ClosestPoint.RESULT_LENGTH];

  Undercut(ProbeScene scene) {
    this.scene = scene;
  }

  /** True when contact i of a sphere around c is no local minimum. */
  boolean is(ContactBuffer contacts, int i, double[] c, double radius) {
    double distance = contacts.distance(i);
    double scale = distance / radius;
    double x = c[0] + (contacts.point(i, 0) - c[0]) * scale;
    double y = c[1] + (contacts.point(i, 1) - c[1]) * scale;
    double z = c[2] + (contacts.point(i, 2) - c[2]) * scale;
    scene.tree().withinSphere(x, y, z, JudgeLimits.TOUCH, near);
    float[] p = scene.surface().positions();
    int[] t = scene.surface().triangles();
    for (int k = 0; k < near.size(); k++) {
      int a = 3 * near.get(k);
      ClosestPoint.onTriangle(p, t[a], t[a + 1], t[a + 2], x, y, z, out);
      if (out[6] > JudgeLimits.TOUCH * JudgeLimits.TOUCH || culled(near.get(k), c)) {
        continue;
      }
      ClosestPoint.onTriangle(p, t[a], t[a + 1], t[a + 2], c[0], c[1], c[2], out);
      if (Math.sqrt(out[6]) < distance - JudgeLimits.NEARER) {
        return true;
      }
    }
    return false;
  }

  /** Whether a triangle is seen from behind, so that it carries nobody. */
  private boolean culled(int triangle, double[] c) {
    if (scene.twoSided(triangle)) {
      return false;
    }
    float[] p = scene.surface().positions();
    int[] t = scene.surface().triangles();
    double[] n = Vec.normal(p, t, triangle);
    int a = 3 * t[3 * triangle];
    return n[0] * (c[0] - p[a]) + n[1] * (c[1] - p[a + 1]) + n[2] * (c[2] - p[a + 2]) < 0;
  }
}
