package org.trackwalk.course.flight;

import org.trackwalk.course.body.GroundCover;
import org.trackwalk.ground.geometry.ClippedTriangle;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.profile.Wheel;

/**
 * An edge of level ground that a car leaves in flight, because none is joined to it that goes on,
 * and what it lands on: what is no higher than its wheels' hubs over the edge, with nothing in the
 * way of its {@link Flight}.
 *
 * <p>The triangle is clipped to the places in reach, and the corners of the common part, its middle
 * and the places halfway between are looked at.
 */
final class Brink {

  /** A float has 24 binary digits: so many places along an edge are not the same one. */
  private static final int TOLD_APART = 1 << 24;

  /**
   * By how much steeper joined ground goes down where a car leaves it: it falls away by more than a
   * wheel's radius over a jump.
   */
  private static final double FALLS_AWAY = Wheel.CAR_RADIUS / StepOnto.JUMP;

  /** Metres along the edge per metre outward that a car flies at most: 60 degrees. */
  private static final double ASIDE = StrictMath.sqrt(3);

  private final WeldedSurface surface;
  private final Topology topology;
  private final ClippedTriangle part = new ClippedTriangle();

  /** Its ends, and unit directions along it and outward, as seen from above. */
  private int start;

  private int end;
  private double length;
  private double alongX;
  private double alongZ;
  private double outX;
  private double outZ;

  /** 1 where outward is the direction along, turned from x to z; -1 where it is the other one. */
  private int side;

  /** Metres that the ground rises per metre outward. */
  private double slope;

  /** The stretch that is looked at: metres from the start. */
  private double from;

  private double to;

  Brink(WeldedSurface surface, Topology topology) {
    this.surface = surface;
    this.topology = topology;
  }

  /** Takes an edge of level ground; false when a car goes on over it on joined ground. */
  boolean at(int halfEdge) {
    start = 3 * topology.from(halfEdge);
    end = 3 * topology.to(halfEdge);
    float[] p = surface.positions();
    double x = (double) p[end] - p[start];
    double z = (double) p[end + 2] - p[start + 2];
    length = Math.sqrt(x * x + z * z);
    if (length == 0) {
      return false;
    }
    alongX = x / length;
    alongZ = z / length;
    side = 1;
    outX = -alongZ;
    outZ = alongX;
    double inside = out(3 * topology.apex(halfEdge));
    if (inside > 0) {
      side = -1;
      outX = -outX;
      outZ = -outZ;
    }
    slope = slope(halfEdge / 3);
    int twin = topology.twin(halfEdge);
    boolean joined =
        twin >= 0 && out(3 * topology.apex(twin)) > 0 && GroundCover.carries(surface, twin / 3);
    return inside != 0 && !(joined && slope(twin / 3) >= slope - FALLS_AWAY);
  }

  /**
   * In how many stretches it is looked at: none is longer than a jump. An edge of which floats do
   * not tell one from the next is looked at nowhere: where it runs nobody knows.
   */
  int stretches() {
    double stretches = Math.ceil(length / StepOnto.JUMP);
    return stretches > TOLD_APART ? 0 : (int) stretches;
  }

  /** Takes a stretch, and gives the box of what is in reach: smallest, then largest x, y, z. */
  void stretch(int number, float[] box) {
    from = length * number / stretches();
    to = length * (number + 1) / stretches();
    float[] p = surface.positions();
    float jump = (float) StepOnto.JUMP;
    for (int k = 0; k < 3; k += 2) {
      double along = k == 0 ? alongX : alongZ;
      float a = (float) (p[start + k] + from * along);
      float b = (float) (p[start + k] + to * along);
      box[k] = Math.min(a, b) - jump;
      box[3 + k] = Math.max(a, b) + jump;
    }
    box[1] = -Float.MAX_VALUE;
    box[4] = Math.max(p[start + 1], p[end + 1]) + (float) Wheel.CAR_RADIUS;
  }

  /** Whether a car that leaves the stretch, slowly or fast, lands on a triangle. */
  boolean onto(int triangle, Flight flight) {
    double jump = StepOnto.JUMP;
    return part(triangle, from, to, Flight.BESIDE, StepOnto.SIDE) && lands(flight)
        || part(triangle, from, to, StepOnto.SIDE, jump) && lands(flight)
        || from == 0 && part(triangle, -jump, 0, 0, jump) && lands(flight)
        || to == length && part(triangle, length, length + jump, 0, jump) && lands(flight);
  }

  private boolean part(int triangle, double left, double right, double near, double far) {
    float[] p = surface.positions();
    part.take(p, surface.triangles(), triangle, p[start], p[start + 2], alongX, alongZ);
    return part.keep(0, left, right)
        && part.keep(1, side > 0 ? near : -far, side > 0 ? far : -near);
  }

  private boolean lands(Flight flight) {
    int corners = part.corners();
    double[] middle = new double[3];
    for (int i = 0; i < corners; i++) {
      for (int k = 0; k < 3; k++) {
        middle[k] += part.at(i, k) / corners;
      }
    }
    if (lands(middle[0], middle[1], middle[2], flight)) {
      return true;
    }
    for (int i = 0; i < corners; i++) {
      double s = part.at(i, 0);
      double t = part.at(i, 1);
      double low = part.at(i, 2);
      if (lands(s, t, low, flight)
          || lands((s + middle[0]) / 2, (t + middle[1]) / 2, (low + middle[2]) / 2, flight)) {
        return true;
      }
    }
    return false;
  }

  private boolean lands(double s, double t, double low, Flight flight) {
    float[] p = surface.positions();
    double leaves = Math.max(0, Math.min(length, s));
    double high = p[start + 1] + leaves / length * ((double) p[end + 1] - p[start + 1]);
    double aside = Math.abs(s - leaves);
    double far = Math.sqrt(aside * aside + t * t);
    boolean inReach = far > 0 && far <= StepOnto.JUMP && aside <= ASIDE * Math.abs(t);
    if (!inReach || low > high + Wheel.CAR_RADIUS) {
      return false;
    }
    double x = p[start] + s * alongX + side * t * outX;
    double z = p[start + 2] + s * alongZ + side * t * outZ;
    flight.from(p[start] + leaves * alongX, high, p[start + 2] + leaves * alongZ, slope);
    return flight.reaches(x, low, z);
  }

  /** Metres that a triangle rises per metre outward. */
  private double slope(int triangle) {
    double[] n = Vec.normal(surface.positions(), surface.triangles(), triangle);
    return -(n[0] * outX + n[2] * outZ) / n[1];
  }

  /** How far outward from the brink a corner lies, metres. */
  private double out(int corner) {
    float[] p = surface.positions();
    return outX * ((double) p[corner] - p[start]) + outZ * ((double) p[corner + 2] - p[start + 2]);
  }
}
