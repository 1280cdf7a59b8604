package org.trackwalk.contact.manifold;

import org.trackwalk.contact.shape.Pose;

/**
 * Remembers up to four contact points from frame to frame (E. Coumans, Contact Generation, 2010,
 * "Persistent contact caching"; D. Gregorius, Robust Contact Creation for Physics Simulations,
 * 2015, "Building Incremental Manifolds"). Each is kept in the coordinates of both bodies, so that
 * its distance can be measured again wherever they have moved.
 */
public final class PersistentManifold {

  /**
   * A flat contact needs no more (D. Gregorius, Robust Contact Creation for Physics Simulations,
   * 2015, "Contact Manifolds").
   */
  public static final int MOST = 4;

  /** Own point of the probe, own point of the ground, own normal of the ground, separation. */
  private static final int NUMBERS = 10;

  private static final int ON_GROUND = 3;
  private static final int NORMAL = 6;
  private static final int SEPARATION = 9;

  private final CacheLimits limits;
  private final double[] numbers = new double[(MOST + 1) * NUMBERS];
  private final long[] features = new long[MOST + 1];
  private final long[] serials = new long[MOST + 1];
  private final double[] a = new double[3];
  private final double[] b = new double[3];
  private final double[] n = new double[3];
  private int size;
  private long nextSerial;

  /** An empty cache. */
  public PersistentManifold(CacheLimits limits) {
    this.limits = limits;
  }

  /** Number of points. */
  public int size() {
    return size;
  }

  /** Forgets the points. */
  public void clear() {
    size = 0;
  }

  /**
   * Measures the points again where the bodies are now, d = (a - b) · n (E. Coumans, Contact
   * Generation, 2010, "Update contact distance"), and removes those that came apart.
   */
  public void refresh(Pose probe, Pose ground) {
    int kept = 0;
    for (int i = 0; i < size; i++) {
      place(i, probe, ground);
      double along = (a[0] - b[0]) * n[0] + (a[1] - b[1]) * n[1] + (a[2] - b[2]) * n[2];
      double x = a[0] - b[0] - along * n[0];
      double y = a[1] - b[1] - along * n[1];
      double z = a[2] - b[2] - along * n[2];
      boolean apart = along > limits.along();
      if (!apart && x * x + y * y + z * z <= limits.across() * limits.across()) {
        numbers[NUMBERS * i + SEPARATION] = along;
        copy(i, kept++);
      }
    }
    size = kept;
  }

  /**
   * Adds a point that was found where the bodies are now. It takes the place of the same point
   * found earlier; among more than four, one goes: never the deepest, and of the others the one
   * without which the four that stay span the largest area (E. Coumans, Contact Generation, 2010,
   * "Adding points to cache").
   *
   * @param found where the point is
   * @param i its number there
   * @return whether it is in the cache now
   */
  public boolean add(WitnessBuffer found, int i, Pose probe, Pose ground) {
    probe.toOwn(found.onProbe(i, 0), found.onProbe(i, 1), found.onProbe(i, 2), a);
    int same = same(found.id(i));
    int at = same < 0 ? size : same;
    ground.toOwn(found.onGround(i, 0), found.onGround(i, 1), found.onGround(i, 2), b);
    ground.directionToOwn(found.normal(i, 0), found.normal(i, 1), found.normal(i, 2), n);
    System.arraycopy(a, 0, numbers, NUMBERS * at, 3);
    System.arraycopy(b, 0, numbers, NUMBERS * at + ON_GROUND, 3);
    System.arraycopy(n, 0, numbers, NUMBERS * at + NORMAL, 3);
    numbers[NUMBERS * at + SEPARATION] = found.separation(i);
    features[at] = found.id(i);
    if (same >= 0) {
      return true;
    }
    serials[at] = nextSerial++;
    size++;
    if (size <= MOST) {
      return true;
    }
    int superfluous = superfluous();
    copy(MOST, superfluous);
    size = MOST;
    return superfluous != MOST;
  }

  /**
   * Writes the points as they were last measured, where the bodies are now.
   *
   * @param out cleared, then filled; a point keeps its id as long as it is in the cache
   */
  public void write(Pose probe, Pose ground, WitnessBuffer out) {
    out.clear();
    for (int i = 0; i < size; i++) {
      place(i, probe, ground);
      double separation = numbers[NUMBERS * i + SEPARATION];
      out.add(a[0], a[1], a[2], n[0], n[1], n[2], separation, serials[i]);
    }
  }

  private void place(int i, Pose probe, Pose ground) {
    int at = NUMBERS * i;
    probe.toLevel(numbers[at], numbers[at + 1], numbers[at + 2], a);
    at += ON_GROUND;
    ground.toLevel(numbers[at], numbers[at + 1], numbers[at + 2], b);
    at = NUMBERS * i + NORMAL;
    ground.directionToLevel(numbers[at], numbers[at + 1], numbers[at + 2], n);
  }

  /** The point with that feature, or the nearest to {@code a} that counts as the same, or -1. */
  private int same(long feature) {
    int nearest = -1;
    double least = limits.same() * limits.same();
    for (int i = 0; i < size; i++) {
      if (feature != WitnessBuffer.NO_ID && features[i] == feature) {
        return i;
      }
      double x = numbers[NUMBERS * i] - a[0];
      double y = numbers[NUMBERS * i + 1] - a[1];
      double z = numbers[NUMBERS * i + 2] - a[2];
      double squared = x * x + y * y + z * z;
      if (squared <= least) {
        least = squared;
        nearest = i;
      }
    }
    return nearest;
  }

  /** Which of five points goes. */
  private int superfluous() {
    int deepest = 0;
    for (int i = 1; i <= MOST; i++) {
      if (numbers[NUMBERS * i + SEPARATION] < numbers[NUMBERS * deepest + SEPARATION]) {
        deepest = i;
      }
    }
    int best = -1;
    double most = -1;
    for (int i = 0; i <= MOST; i++) {
      double area = i == deepest ? -1 : areaWithout(i);
      if (area > most) {
        most = area;
        best = i;
      }
    }
    return best;
  }

  /**
   * Four times the area of the convex hull of the four other points. Whether the four are in convex
   * position or one lies between the others, their four triangles cover the hull twice.
   */
  private double areaWithout(int left) {
    double sum = 0;
    for (int i = 0; i <= MOST; i++) {
      if (i != left) {
        sum += triangle(left, i);
      }
    }
    return sum;
  }

  /** Twice the area of the triangle of the three points that are neither of two. */
  private double triangle(int left, int alsoLeft) {
    int p = -1;
    int q = -1;
    int r = -1;
    for (int i = 0; i <= MOST; i++) {
      if (i != left && i != alsoLeft) {
        p = q;
        q = r;
        r = i;
      }
    }
    double x = at(q, 0) - at(p, 0);
    double y = at(q, 1) - at(p, 1);
    double z = at(q, 2) - at(p, 2);
    double u = at(r, 0) - at(p, 0);
    double v = at(r, 1) - at(p, 1);
    double w = at(r, 2) - at(p, 2);
    double cx = y * w - z * v;
    double cy = z * u - x * w;
    double cz = x * v - y * u;
    return Math.sqrt(cx * cx + cy * cy + cz * cz);
  }

  private double at(int i, int axis) {
    return numbers[NUMBERS * i + axis];
  }

  private void copy(int from, int to) {
    if (from != to) {
      System.arraycopy(numbers, NUMBERS * from, numbers, NUMBERS * to, NUMBERS);
      features[to] = features[from];
      serials[to] = serials[from];
    }
  }
}
