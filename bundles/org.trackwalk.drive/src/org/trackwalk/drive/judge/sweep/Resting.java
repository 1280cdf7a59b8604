package org.trackwalk.drive.judge.sweep;

import org.trackwalk.contact.query.ContactBuffer;
import org.trackwalk.contact.query.ContactQuery;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.drive.judge.body.Body;
import org.trackwalk.drive.judge.body.Crossing;
import org.trackwalk.drive.judge.body.JudgeLimits;
import org.trackwalk.drive.judge.body.Treatment;

/** Where a body rests on the healed surface, phase by phase. */
public final class Resting {

  private static final int MOST_MOVES = 12;

  private final ContactQuery ground;
  private final Treatment reference;
  private final Body body;
  private final Crossing way;
  private final double depth;
  private final ContactBuffer nearest = new ContactBuffer();
  private final double[] centre = new double[3];

  /** Of the surface that carries the body. */
  private final double[] normal = new double[3];

  private int triangle = -1;

  /**
   * @param depth metres that the body is in the surface
   */
  public Resting(ProbeScene healed, Treatment reference, Body body, Crossing way, double depth) {
    this.ground = new ContactQuery(healed);
    this.reference = reference;
    this.body = body;
    this.way = way;
    this.depth = depth;
  }

  /** Its centre, level coordinates, metres; overwritten by the next call of {@link #at}. */
  public double[] centre() {
    return centre;
  }

  /** Unit normal of the surface that carries it; overwritten likewise. */
  public double[] normal() {
    return normal;
  }

  /** The triangle that carries it; -1 when none does. */
  public int triangle() {
    return triangle;
  }

  /**
   * Puts the body onto the healed surface, x metres along the way from the place.
   *
   * @return whether something carries it there
   */
  public boolean at(double x) {
    boolean carried = settle(x);
    for (int k = 0; k < 3; k++) {
      centre[k] -= depth * normal[k];
    }
    return carried;
  }

  private boolean settle(double x) {
    for (int k = 0; k < 3; k++) {
      centre[k] = way.point()[k] + x * way.along()[k] + body.height() * way.up()[k];
      normal[k] = way.up()[k];
    }
    triangle = -1;
    for (int move = 0; move < MOST_MOVES; move++) {
      ground.contacts(body.at(centre, way), JudgeLimits.REST_REACH, reference.method(), nearest);
      double lift = Double.NEGATIVE_INFINITY;
      for (int i = 0; i < nearest.size(); i++) {
        double up = upward(i);
        if (up > JudgeLimits.CARRIES && -nearest.separation(i) / up > lift) {
          lift = -nearest.separation(i) / up;
          triangle = nearest.triangle(i);
          for (int k = 0; k < 3; k++) {
            normal[k] = nearest.normal(i, k);
          }
        }
      }
      if (nearest.size() == 0 || Double.isInfinite(lift)) {
        return false;
      }
      if (Math.abs(lift) < (body.isLong() ? JudgeLimits.LONG_AT_REST : JudgeLimits.AT_REST)) {
        return true;
      }
      for (int k = 0; k < 3; k++) {
        centre[k] += lift * way.up()[k];
      }
    }
    return true;
  }

  private double upward(int contact) {
    double[] up = way.up();
    return nearest.normal(contact, 0) * up[0]
        + nearest.normal(contact, 1) * up[1]
        + nearest.normal(contact, 2) * up[2];
  }
}
