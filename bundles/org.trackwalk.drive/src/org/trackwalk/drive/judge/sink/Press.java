package org.trackwalk.drive.judge.sink;

import org.trackwalk.contact.query.ContactBuffer;
import org.trackwalk.contact.shape.Sphere;
import org.trackwalk.drive.judge.body.Body;
import org.trackwalk.drive.judge.body.Inertia;
import org.trackwalk.drive.judge.body.JudgeLimits;
import org.trackwalk.drive.judge.body.VelocityChange;
import org.trackwalk.drive.judge.sweep.Side;

/**
 * Presses a sphere against an edge, against the contact that it should have there, a millimetre at
 * a time: what contacts an engine makes on the way hold it or let it slide, without friction and
 * without speed. So it comes to rest where an engine lets it rest.
 */
final class Press {

  /** Seconds of a step, so that the sphere is pressed with 1 m/s. */
  private static final double STEP = JudgeLimits.STRIDE;

  private final Sphere sphere;
  private final Body body;
  private final VelocityChange change = new VelocityChange();
  private final double[] centre = new double[3];
  private final double[] start = new double[6];

  /** Of a body that is a sphere. */
  Press(Body body, Sphere sphere) {
    this.body = body;
    this.sphere = sphere;
  }

  /**
   * How far an edge comes into the sphere, metres; the sphere's radius when nothing stops it.
   *
   * @param side the contacts that the sphere gets on its way
   * @param from its centre where it touches the edge, three doubles
   * @param up unit vector from the edge to the centre; the sphere is pressed the other way
   * @param a one end of the edge, three doubles; likewise b
   */
  double depth(Side side, double[] from, double[] up, double[] a, double[] b) {
    double deepest = 0;
    for (int k = 0; k < 3; k++) {
      centre[k] = from[k];
      start[k] = -up[k];
      start[3 + k] = 0;
    }
    int most = (int) Math.ceil(2 * sphere.radius() / JudgeLimits.STRIDE);
    for (int i = 0; i < most && deepest < sphere.radius(); i++) {
      ContactBuffer contacts = side.contacts(body, centre, null);
      change.solve(contacts, centre, start, Inertia.NONE, STEP);
      double pressed = 0;
      for (int k = 0; k < 3; k++) {
        pressed -= change.after(k) * up[k];
      }
      if (pressed < JudgeLimits.HELD) {
        return deepest;
      }
      for (int k = 0; k < 3; k++) {
        centre[k] += change.after(k) * STEP;
      }
      double in = sphere.radius() - distance(a, b);
      if (in < deepest - JudgeLimits.STRIDE) {
        // It has slid off.
        return deepest;
      }
      // Beyond the middle the edge leaves the sphere on its other side.
      boolean past = along(from, up) > sphere.radius();
      deepest = past ? sphere.radius() : Math.max(deepest, in);
    }
    return deepest;
  }

  /** How far the sphere has gone in the direction in which it is pressed. */
  private double along(double[] from, double[] up) {
    double gone = 0;
    for (int k = 0; k < 3; k++) {
      gone += (from[k] - centre[k]) * up[k];
    }
    return gone;
  }

  /** From the centre to the edge. */
  private double distance(double[] a, double[] b) {
    double length = 0;
    double along = 0;
    for (int k = 0; k < 3; k++) {
      length += (b[k] - a[k]) * (b[k] - a[k]);
      along += (b[k] - a[k]) * (centre[k] - a[k]);
    }
    double t = Math.max(0, Math.min(1, along / length));
    double sum = 0;
    for (int k = 0; k < 3; k++) {
      double d = centre[k] - a[k] - t * (b[k] - a[k]);
      sum += d * d;
    }
    return Math.sqrt(sum);
  }
}
