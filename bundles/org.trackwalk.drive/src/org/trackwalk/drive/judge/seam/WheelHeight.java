package org.trackwalk.drive.judge.seam;

import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.contact.shape.Cylinder;
import org.trackwalk.drive.judge.body.Body;
import org.trackwalk.drive.judge.body.Crossing;
import org.trackwalk.drive.judge.body.Treatment;
import org.trackwalk.drive.judge.sweep.Resting;
import org.trackwalk.model.profile.Wheel;

/** How high a wheel finds the ground over a way: what a ray or a sweep straight down hits first. */
interface WheelHeight {

  /**
   * The height of the ground x metres along the way from the place.
   *
   * @return metres over the way's plane; NaN where nothing is found
   */
  double at(double x);

  /** For a wheel on a scene. */
  static WheelHeight of(ProbeScene scene, Treatment reference, Wheel wheel, Crossing way) {
    return switch (wheel.model()) {
      case RAY -> new DownRay(scene, way)::at;
      case MULTI_RAY -> rays(new DownRay(scene, way), wheel);
      case SPHERE -> swept(scene, reference, Body.sphere(wheel.radius(), false), way);
      case CYLINDER -> {
        Cylinder shape = new Cylinder(wheel.radius(), wheel.width() / 2);
        Body body = new Body("wheel", shape, wheel.radius(), 0, false);
        yield swept(scene, reference, body, way);
      }
      case BODY -> throw new IllegalArgumentException("a body without wheels asks for no height");
    };
  }

  /** The highest of several rays behind each other. */
  private static WheelHeight rays(DownRay ray, Wheel wheel) {
    return x -> {
      double highest = Double.NaN;
      for (int i = 0; i < wheel.rays(); i++) {
        double part = wheel.rays() < 2 ? 0 : (double) i / (wheel.rays() - 1) - 0.5;
        double h = ray.at(x + part * wheel.patch());
        highest = Double.isNaN(highest) || h > highest ? h : highest;
      }
      return highest;
    };
  }

  private static WheelHeight swept(ProbeScene scene, Treatment reference, Body body, Crossing way) {
    Resting resting = new Resting(scene, reference, body, way, 0);
    return x -> {
      if (!resting.at(x)) {
        return Double.NaN;
      }
      double height = -body.height();
      for (int k = 0; k < 3; k++) {
        height += (resting.centre()[k] - way.point()[k]) * way.up()[k];
      }
      return height;
    };
  }
}
