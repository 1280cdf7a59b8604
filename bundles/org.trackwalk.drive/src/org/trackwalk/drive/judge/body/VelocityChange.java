package org.trackwalk.drive.judge.body;

import org.trackwalk.contact.query.ContactBuffer;

/**
 * What contacts do to the velocity of a free body in one step, without friction, restitution or
 * slop: the least impulses, each along its contact's normal, after which no contact's surfaces come
 * closer than they are apart (E. Catto, "Iterative Dynamics with Temporal Coherence", 2005:
 * projected Gauss-Seidel, here until nothing changes any more). Penetration is not undone by
 * velocity. One contact at a sphere's surface gives the closed form of docs/engines.md ("The
 * bump").
 *
 * <p>Reused from probe to probe; allocates nothing once it has grown.
 */
public final class VelocityChange {

  /** Sweeps over all contacts at most; a handful of contacts settles within tens. */
  private static final int MOST_SWEEPS = 400;

  private static final int NUMBERS = 11;

  /**
   * Per contact: normal, arm x normal, allowed approach (m/s, at most 0), 1 / effective mass, spin
   * of a unit impulse.
   */
  private double[] rows = new double[8 * NUMBERS];

  private double[] impulses = new double[8];
  private final double[] velocity = new double[6];

  /**
   * The velocity after the step; read it with {@link #after}.
   *
   * @param contacts of the body
   * @param c its centre, metres
   * @param start velocity and spin before the contacts act, six doubles, m/s and 1/s
   * @param inertia how easily it turns
   * @param step seconds
   */
  public void solve(
      ContactBuffer contacts, double[] c, double[] start, Inertia inertia, double step) {
    int n = contacts.size();
    if (n > impulses.length) {
      impulses = new double[2 * n];
      rows = new double[2 * n * NUMBERS];
    }
    System.arraycopy(start, 0, velocity, 0, 6);
    for (int i = 0; i < n; i++) {
      impulses[i] = 0;
      row(contacts, i, c, inertia, step);
    }
    for (int sweep = 0; sweep < MOST_SWEEPS; sweep++) {
      if (relax(n) < JudgeLimits.SETTLED) {
        return;
      }
    }
  }

  /** A coordinate of the velocity after the step (0 to 2) or of the spin (3 to 5). */
  public double after(int axis) {
    return velocity[axis];
  }

  private void row(ContactBuffer contacts, int i, double[] c, Inertia inertia, double step) {
    double nx = contacts.normal(i, 0);
    double ny = contacts.normal(i, 1);
    double nz = contacts.normal(i, 2);
    double rx = contacts.point(i, 0) - c[0];
    double ry = contacts.point(i, 1) - c[1];
    double rz = contacts.point(i, 2) - c[2];
    int at = NUMBERS * i;
    rows[at] = nx;
    rows[at + 1] = ny;
    rows[at + 2] = nz;
    rows[at + 3] = ry * nz - rz * ny;
    rows[at + 4] = rz * nx - rx * nz;
    rows[at + 5] = rx * ny - ry * nx;
    rows[at + 6] = -Math.max(0, contacts.separation(i)) / step;
    rows[at + 7] = 1 / (1 + inertia.along(rows[at + 3], rows[at + 4], rows[at + 5]));
    for (int k = 0; k < 3; k++) {
      rows[at + 8 + k] = inertia.turn(k, rows[at + 3], rows[at + 4], rows[at + 5]);
    }
  }

  /**
   * Solves each contact once, one after the other; how much the normal velocity of one was off at
   * most. Written out for the fast compiler, which neither takes calls apart nor keeps fields.
   */
  private double relax(int n) {
    double[] r = rows;
    double[] v = velocity;
    double vx = v[0];
    double vy = v[1];
    double vz = v[2];
    double wx = v[3];
    double wy = v[4];
    double wz = v[5];
    double change = 0;
    for (int i = 0; i < n; i++) {
      int at = NUMBERS * i;
      double closing =
          r[at] * vx
              + r[at + 1] * vy
              + r[at + 2] * vz
              + r[at + 3] * wx
              + r[at + 4] * wy
              + r[at + 5] * wz;
      double before = impulses[i];
      double wanted = before + (r[at + 6] - closing) * r[at + 7];
      wanted = wanted > 0 ? wanted : 0;
      double push = wanted - before;
      if (push != 0) {
        impulses[i] = wanted;
        vx += push * r[at];
        vy += push * r[at + 1];
        vz += push * r[at + 2];
        wx += push * r[at + 8];
        wy += push * r[at + 9];
        wz += push * r[at + 10];
        double off = push < 0 ? -push : push;
        change = off > change ? off : change;
      }
    }
    v[0] = vx;
    v[1] = vy;
    v[2] = vz;
    v[3] = wx;
    v[4] = wy;
    v[5] = wz;
    return change;
  }
}
