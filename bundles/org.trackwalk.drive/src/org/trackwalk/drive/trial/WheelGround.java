package org.trackwalk.drive.trial;

import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.contact.shape.Cylinder;
import org.trackwalk.drive.judge.body.Body;
import org.trackwalk.drive.judge.body.Crossing;
import org.trackwalk.drive.judge.body.Treatment;
import org.trackwalk.drive.judge.sweep.Resting;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.model.profile.Wheel;
import org.trackwalk.model.profile.WheelModel;

/**
 * What a wheel stands on: the first ground that a ray or a sweep along its spring meets. No method
 * of an engine has a say in it; a wheel asks what is below, however the triangles are joined.
 */
final class WheelGround {

  /** A ray so near to an edge, in parts of the triangle, meets both its sides: no crack opens. */
  private static final double EDGE_SLACK = 1e-7;

  private final ProbeScene scene;
  private final Treatment reference;
  private final Wheel wheel;
  private final Body swept;
  private final IntList near = new IntList();
  private final double[] normal = new double[3];
  private int triangle;
  private double deepest;

  /**
   * For the wheels of a vehicle.
   *
   * @param reference how a swept wheel makes contacts
   */
  WheelGround(ProbeScene scene, Treatment reference, Wheel wheel) {
    this.scene = scene;
    this.reference = reference;
    this.wheel = wheel;
    this.swept =
        switch (wheel.model()) {
          case SPHERE -> Body.sphere(wheel.radius(), false);
          case CYLINDER ->
              new Body(
                  "wheel",
                  new Cylinder(wheel.radius(), wheel.width() / 2),
                  wheel.radius(),
                  0,
                  false);
          default -> null;
        };
  }

  /** Unit normal of the ground that was found last, away from it. */
  double[] normal() {
    return normal;
  }

  /** Triangle of the welded surface that was found last; -1 for none. */
  int triangle() {
    return triangle;
  }

  /**
   * How far the ground stands into a wheel along its spring.
   *
   * @param hub where it is, level coordinates
   * @param up unit vector along the spring
   * @param ahead unit vector along the way of the wheel, at right angles to it
   * @return metres, not negative
   */
  double depth(double[] hub, double[] up, double[] ahead) {
    triangle = -1;
    if (swept != null) {
      return sweep(hub, up, ahead);
    }
    deepest = 0;
    int rays = wheel.model() == WheelModel.MULTI_RAY ? wheel.rays() : 1;
    double[] from = new double[3];
    for (int i = 0; i < rays; i++) {
      double off = rays < 2 ? 0 : ((double) i / (rays - 1) - 0.5) * wheel.patch();
      for (int k = 0; k < 3; k++) {
        from[k] = hub[k] + off * ahead[k];
      }
      ray(from, up);
    }
    return deepest;
  }

  private double sweep(double[] hub, double[] up, double[] ahead) {
    double[] foot = new double[3];
    for (int k = 0; k < 3; k++) {
      foot[k] = hub[k] - wheel.radius() * up[k];
    }
    Crossing way = new Crossing(foot, up, ahead, ahead);
    Resting resting = new Resting(scene, reference, swept, way, 0);
    if (!resting.at(0)) {
      return 0;
    }
    double depth = 0;
    for (int k = 0; k < 3; k++) {
      depth += (resting.centre()[k] - hub[k]) * up[k];
    }
    if (depth <= 0) {
      return 0;
    }
    System.arraycopy(resting.normal(), 0, normal, 0, 3);
    triangle = resting.triangle();
    return depth;
  }

  /** Finds what stands into the wheel by more than anything before. */
  private void ray(double[] hub, double[] up) {
    double[] top = new double[3];
    double[] foot = new double[3];
    for (int k = 0; k < 3; k++) {
      top[k] = hub[k] + wheel.radius() * up[k];
      foot[k] = hub[k] - wheel.radius() * up[k];
    }
    scene.tree().alongRay(top[0], top[1], top[2], foot[0], foot[1], foot[2], near);
    for (int i = 0; i < near.size(); i++) {
      if (!scene.withoutArea(near.get(i))) {
        meet(near.get(i), foot, up);
      }
    }
  }

  private void meet(int t, double[] foot, double[] up) {
    float[] p = scene.surface().positions();
    int[] c = scene.surface().triangles();
    double[] a = corner(p, c[3 * t]);
    double[] u = corner(p, c[3 * t + 1]);
    double[] v = corner(p, c[3 * t + 2]);
    double[] w = new double[3];
    for (int k = 0; k < 3; k++) {
      u[k] -= a[k];
      v[k] -= a[k];
      w[k] = foot[k] - a[k];
    }
    double[] n = Vec.cross(u, v);
    double along = Vec.dot(n, 0, up, 0);
    if (along == 0 || along < 0 && !scene.twoSided(t)) {
      return;
    }
    double[] q = Vec.cross(up, w);
    double ofU = Vec.dot(q, 0, v, 0) / along;
    double ofV = -Vec.dot(q, 0, u, 0) / along;
    double depth = -Vec.dot(n, 0, w, 0) / along;
    boolean inside = ofU >= -EDGE_SLACK && ofV >= -EDGE_SLACK && ofU + ofV <= 1 + EDGE_SLACK;
    if (inside && depth > deepest && depth <= 2 * wheel.radius()) {
      deepest = depth;
      triangle = t;
      Vec.normalize(n);
      for (int k = 0; k < 3; k++) {
        normal[k] = along < 0 ? -n[k] : n[k];
      }
    }
  }

  private static double[] corner(float[] p, int vertex) {
    return new double[] {p[3 * vertex], p[3 * vertex + 1], p[3 * vertex + 2]};
  }
}
