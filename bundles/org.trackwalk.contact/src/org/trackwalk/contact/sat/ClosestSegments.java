package org.trackwalk.contact.sat;

/**
 * The closest points of two segments (C. Ericson, Real-Time Collision Detection, 5.1.9). Of
 * parallel segments that run beside each other, one of the closest pairs. Reused from pair to pair.
 */
public final class ClosestSegments {

  /** Where on the first segment, 0 at its start, 1 at its end. */
  public double s;

  /** Where on the second segment. */
  public double t;

  /** From the second's closest point to the first's, metres. */
  public double dx;

  /** From the second's closest point to the first's, up. */
  public double dy;

  /** From the second's closest point to the first's. */
  public double dz;

  /**
   * Measures two segments that have length.
   *
   * @param p xyz triples of the first; i and j are where the coordinates of its ends begin
   * @param q xyz triples of the second; k and l likewise
   * @return squared distance
   */
  public double measure(double[] p, int i, int j, double[] q, int k, int l) {
    double ux = p[j] - p[i];
    double uy = p[j + 1] - p[i + 1];
    double uz = p[j + 2] - p[i + 2];
    double vx = q[l] - q[k];
    double vy = q[l + 1] - q[k + 1];
    double vz = q[l + 2] - q[k + 2];
    double rx = p[i] - q[k];
    double ry = p[i + 1] - q[k + 1];
    double rz = p[i + 2] - q[k + 2];
    double uu = ux * ux + uy * uy + uz * uz;
    double vv = vx * vx + vy * vy + vz * vz;
    double uv = ux * vx + uy * vy + uz * vz;
    double ur = ux * rx + uy * ry + uz * rz;
    double vr = vx * rx + vy * ry + vz * rz;
    double cx = uy * vz - uz * vy;
    double cy = uz * vx - ux * vz;
    double cz = ux * vy - uy * vx;
    // |u x v|², without the cancellation of uu vv - uv²
    double det = cx * cx + cy * cy + cz * cz;
    double parallel = SeparatingAxes.PARALLEL_EDGES * SeparatingAxes.PARALLEL_EDGES;
    s = det > parallel * uu * vv ? clamp((uv * vr - ur * vv) / det) : 0;
    t = (uv * s + vr) / vv;
    if (t < 0) {
      t = 0;
      s = clamp(-ur / uu);
    } else if (t > 1) {
      t = 1;
      s = clamp((uv - ur) / uu);
    }
    dx = rx + s * ux - t * vx;
    dy = ry + s * uy - t * vy;
    dz = rz + s * uz - t * vz;
    return dx * dx + dy * dy + dz * dz;
  }

  private static double clamp(double share) {
    return share <= 0 ? 0 : share >= 1 ? 1 : share; // the fast compiler calls Math.min
  }
}
