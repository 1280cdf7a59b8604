package org.trackwalk.drive.things;

import org.trackwalk.course.road.Road;
import org.trackwalk.course.road.Strand;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.ground.reach.Floor;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Low ground before a face that a wheel spans: its other side is near, or it is as narrow along the
 * face and lies across the road.
 */
public final class Grooves {

  /** How far in front of a face the low ground is looked at, metres. */
  private static final double LOOK = 0.1;

  /** What is narrower a wheel spans, metres: its diameter. */
  private static final double GROOVE = 0.6;

  /** From look to look by so much the other side of a groove is sought, metres. */
  private static final double SMALL = 0.05;

  /** Width of a wheel, metres: it spans a slit along the road that is narrower. */
  public static final double TYRE = 0.1;

  /** Cosine, of a face's direction and the road's, below which nobody drives against it. */
  private static final double ASKEW = 0.7;

  private final WeldedSurface surface;
  private final Road road;
  private final Floor.Reader ground;
  private final double[] slope = new double[3];

  Grooves(WeldedSurface surface, Road road) {
    this.surface = surface;
    this.road = road;
    this.ground = road.ground().reader();
  }

  /** Whether a wheel spans the low ground before a face of the road. */
  boolean spans(Met face) {
    double[] n = Vec.normal(surface.positions(), surface.triangles(), face.triangle());
    double flat = Math.sqrt(n[0] * n[0] + n[2] * n[2]);
    if (!face.upright()) {
      return spansBelow(face);
    }
    if (flat == 0) {
      return false;
    }
    double[] foot = middle(face);
    for (int sign = -1; sign <= 1; sign += 2) {
      double ox = sign * n[0] / flat;
      double oz = sign * n[2] / flat;
      double x = foot[0] + LOOK * ox;
      double z = foot[2] + LOOK * oz;
      // The side of the face's own top is no low ground, though a floor goes on under it.
      // Of a face a row may have a part only: its top lies higher.
      if (!ground.find(x, foot[1] + face.top(), z, GROOVE / 2, face.top() / 4)
          && ground.find(x, foot[1], z, face.top() / 2)) {
        return spans(face, new double[] {x, ground.height(), z}, ox, oz);
      }
    }
    return false;
  }

  /** The ground under the middle of what is met: at its ends other faces begin. */
  private static double[] middle(Met part) {
    double[] foot = part.foot();
    double x = ((double) part.box()[0] + part.box()[3]) / 2;
    double z = ((double) part.box()[2] + part.box()[5]) / 2;
    double y = foot[1] + part.slopeX() * (x - foot[0]) + part.slopeZ() * (z - foot[2]);
    return new double[] {x, y, z};
  }

  /** Whether the ground below a border that ends in the air is as narrow along the way. */
  private boolean spansBelow(Met rim) {
    Strand strand = road.strands().get(rim.strand());
    double dx = strand.headingX(rim.row());
    double dz = strand.headingZ(rim.row());
    double[] low = middle(rim);
    return width(low, dx, dz, rim.top()) + width(low, -dx, -dz, rim.top()) <= GROOVE;
  }

  private boolean spans(Met face, double[] low, double ox, double oz) {
    if (LOOK + width(low, ox, oz, face.top()) <= GROOVE) {
      return true;
    }
    Strand strand = road.strands().get(face.strand());
    double along = ox * strand.headingX(face.row()) + oz * strand.headingZ(face.row());
    double widest = Math.abs(along) < ASKEW ? GROOVE : TYRE;
    return width(low, oz, -ox, face.top()) + width(low, -oz, ox, face.top()) <= widest;
  }

  /**
   * How far off, in one direction, the ground is as high again as behind a face; more than a groove
   * when it is not.
   */
  private double width(double[] low, double dx, double dz, double height) {
    double rises = 0;
    if (ground.find(low[0], low[1], low[2], height / 2)) {
      Vec.areaNormal(surface.positions(), surface.triangles(), ground.triangle(), slope, 0);
      rises = slope[1] == 0 ? 0 : -(slope[0] * dx + slope[2] * dz) / slope[1];
    }
    for (double far = SMALL; far <= GROOVE; far += SMALL) {
      double x = low[0] + far * dx;
      double z = low[2] + far * dz;
      // The low ground itself may rise: that is no other side.
      double over = Math.abs(rises) < 1 ? rises * far : 0;
      if (ground.find(x, low[1] + height, z, GROOVE / 2, height / 2)
          && ground.height() - low[1] - over > height / 2) {
        return far;
      }
    }
    return 2 * GROOVE;
  }
}
