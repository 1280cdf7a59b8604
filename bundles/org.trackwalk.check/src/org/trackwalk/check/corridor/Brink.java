package org.trackwalk.check.corridor;

import org.trackwalk.check.geometry.Vec;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * An edge of level ground beyond which no ground is joined to it, and what a car that goes over it
 * falls onto: what lies below beside it with no other ground between.
 *
 * <p>A place may be open where it is farther from the brink than ground covers and no farther than
 * a car jumps. The triangle is clipped to that strip, the part that a slow car gets to first (I.
 * Sutherland, G. Hodgman, Reentrant polygon clipping, 1974), and the corners of the common part,
 * its middle and the places halfway between are looked at.
 */
final class Brink {

  /** A triangle clipped by four lines has at most seven corners. */
  private static final int CORNERS = 7;

  private final WeldedSurface surface;
  private final Topology topology;

  /** Its ends, and unit directions along it and outward, as seen from above. */
  private int start;

  private int end;
  private double length;
  private double alongX;
  private double alongZ;
  private double outX;
  private double outZ;

  /** The clipped triangle: metres along the brink and outward from it, for each corner. */
  private double[] part = new double[2 * CORNERS];

  private double[] spare = new double[2 * CORNERS];

  Brink(WeldedSurface surface, Topology topology) {
    this.surface = surface;
    this.topology = topology;
  }

  /** Takes an edge of level ground; false when ground is joined to it, which makes it no brink. */
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
    outX = alongZ;
    outZ = -alongX;
    double inside = out(3 * topology.apex(halfEdge));
    if (inside > 0) {
      outX = -outX;
      outZ = -outZ;
    }
    int twin = topology.twin(halfEdge);
    boolean joined =
        twin >= 0 && out(3 * topology.apex(twin)) > 0 && OpenSky.cover(surface, twin / 3);
    return inside != 0 && !joined;
  }

  /** Box of what lies beside the brink: smallest, then largest x, y, z; as deep as one falls. */
  void box(float[] box) {
    float[] p = surface.positions();
    float jump = (float) StepOnto.JUMP;
    for (int k = 0; k < 3; k += 2) {
      float out = jump * (float) (k == 0 ? outX : outZ);
      box[k] = Math.min(p[start + k], p[end + k]) + Math.min(0, out);
      box[3 + k] = Math.max(p[start + k], p[end + k]) + Math.max(0, out);
    }
    box[1] = -Float.MAX_VALUE;
    box[4] = Math.max(p[start + 1], p[end + 1]);
  }

  /** Whether a car that goes over the brink, slowly or fast, falls onto a level triangle. */
  boolean onto(int triangle, OpenSky sky) {
    return onto(triangle, OpenSky.BESIDE, StepOnto.SIDE, sky)
        || onto(triangle, StepOnto.SIDE, StepOnto.JUMP, sky);
  }

  private boolean onto(int triangle, double nearest, double farthest, OpenSky sky) {
    int corners = clip(triangle, nearest, farthest);
    if (corners == 0) {
      return false;
    }
    double s = 0;
    double t = 0;
    for (int i = 0; i < corners; i++) {
      s += part[2 * i] / corners;
      t += part[2 * i + 1] / corners;
    }
    double[] n = Vec.normal(surface.positions(), surface.triangles(), triangle);
    if (open(triangle, n, s, t, sky)) {
      return true;
    }
    for (int i = 0; i < corners; i++) {
      if (open(triangle, n, part[2 * i], part[2 * i + 1], sky)
          || open(triangle, n, (s + part[2 * i]) / 2, (t + part[2 * i + 1]) / 2, sky)) {
        return true;
      }
    }
    return false;
  }

  private boolean open(int triangle, double[] n, double s, double t, OpenSky sky) {
    float[] p = surface.positions();
    int corner = 3 * surface.triangles()[3 * triangle];
    double x = p[start] + s * alongX + t * outX;
    double z = p[start + 2] + s * alongZ + t * outZ;
    double low = p[corner + 1] - (n[0] * (x - p[corner]) + n[2] * (z - p[corner + 2])) / n[1];
    double high = p[start + 1] + s / length * ((double) p[end + 1] - p[start + 1]);
    return low < high - StepOnto.STEP && sky.open(x, z, low, high);
  }

  /** How far outward from the brink a corner lies, metres. */
  private double out(int corner) {
    float[] p = surface.positions();
    return outX * ((double) p[corner] - p[start]) + outZ * ((double) p[corner + 2] - p[start + 2]);
  }

  /** Clips a triangle to a strip beside the brink; the number of corners left. */
  private int clip(int triangle, double nearest, double farthest) {
    float[] p = surface.positions();
    for (int k = 0; k < 3; k++) {
      int corner = 3 * surface.triangles()[3 * triangle + k];
      part[2 * k] =
          alongX * ((double) p[corner] - p[start])
              + alongZ * ((double) p[corner + 2] - p[start + 2]);
      part[2 * k + 1] = out(corner);
    }
    int corners = clip(3, 0, 1, 0);
    corners = clip(corners, 0, -1, -length);
    corners = clip(corners, 1, 1, nearest);
    return clip(corners, 1, -1, -farthest);
  }

  /** Keeps the part whose coordinate {@code axis}, times a sign, is at least {@code least}. */
  private int clip(int corners, int axis, int sign, double least) {
    int kept = 0;
    for (int i = 0; i < corners; i++) {
      int a = 2 * i;
      int b = 2 * ((i + 1) % corners);
      double da = sign * part[a + axis] - least;
      double db = sign * part[b + axis] - least;
      if (da >= 0) {
        spare[2 * kept] = part[a];
        spare[2 * kept + 1] = part[a + 1];
        kept++;
      }
      if (da >= 0 != db >= 0) {
        double share = da / (da - db);
        spare[2 * kept] = part[a] + share * (part[b] - part[a]);
        spare[2 * kept + 1] = part[a + 1] + share * (part[b + 1] - part[a + 1]);
        kept++;
      }
    }
    double[] old = part;
    part = spare;
    spare = old;
    return kept;
  }
}
