package org.trackwalk.drive.things;

import java.util.BitSet;
import java.util.function.IntPredicate;
import org.trackwalk.course.road.Road;
import org.trackwalk.course.road.Strand;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.ground.reach.Floor;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.ground.reach.Slopes;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * The road as a plane at a place: where a face stands up between two heights of it, that of the
 * lower one, which the body comes from.
 */
final class RoadFloor {

  /** How far over or under a row's sample of the road it is sought, metres. */
  static final double NEAR = 0.6;

  /** So far beside a face its foot is sought, one after the other, metres: it may be rounded. */
  private static final double[] ASIDE = {0.02, 0.1, 0.2, 0.4};

  private final WeldedSurface surface;
  private final Floor.Reader ground;
  private final double[] normal = new double[3];
  private final double[] plane = new double[6];
  private final double[] other = new double[6];

  private RoadFloor(WeldedSurface surface, Floor.Reader ground) {
    this.surface = surface;
    this.ground = ground;
  }

  /** The road without its steep places and without what belongs to a thing on it. */
  static Floor gentle(Land land, Road road, BitSet islands) {
    IntPredicate steep = land.steep();
    Gentle what = new Gentle(road.ground().triangles(), land.steepness(), (BitSet) islands.clone());
    return land.floor(what, t -> road.ground().has(t) && !steep.test(t) && !islands.get(t))
        .uncoveredAs(road.ground());
  }

  /** Of which road it is, and how steep that is, by the arrays themselves. */
  private record Gentle(int[] road, Object steepness, BitSet islands) {}

  static RoadFloor over(WeldedSurface surface, Floor gentle) {
    return new RoadFloor(surface, gentle.reader());
  }

  /** As if nobody had asked yet: then it costs what it costs whoever asks. */
  void lookAnew() {
    ground.lookAnew();
  }

  /**
   * Finds the road at a place.
   *
   * @param x of the place; likewise {@code z}
   * @param near about its height, metres
   * @return false where there is none
   */
  boolean under(double x, double z, double near) {
    return find(x, z, near, plane);
  }

  /**
   * Finds the road beside a face, on the side where it is lower.
   *
   * @param x of the face's middle; likewise {@code z}
   * @param ox unit direction square to the face, as seen from above; likewise {@code oz}
   * @param half how far the face reaches from its middle along that direction, metres
   * @return false where there is none on either side
   */
  boolean beside(double x, double z, double ox, double oz, double half, double near) {
    boolean first = outward(x, z, ox, oz, half, near, plane);
    boolean second = outward(x, z, -ox, -oz, half, near, other);
    if (second && (!first || height(other, x, z) < height(plane, x, z))) {
      System.arraycopy(other, 0, plane, 0, plane.length);
    }
    return first || second;
  }

  private boolean outward(
      double x, double z, double ox, double oz, double half, double near, double[] out) {
    for (double aside : ASIDE) {
      if (find(x + (half + aside) * ox, z + (half + aside) * oz, near, out)) {
        return true;
      }
    }
    return false;
  }

  private boolean find(double x, double z, double near, double[] out) {
    if (!ground.find(x, near, z, NEAR)) {
      return false;
    }
    Vec.areaNormal(surface.positions(), surface.triangles(), ground.triangle(), normal, 0);
    Vec.normalize(normal);
    out[0] = x;
    out[1] = ground.height();
    out[2] = z;
    out[3] = -normal[0] / normal[1];
    out[4] = -normal[2] / normal[1];
    out[5] = Math.abs(normal[1]);
    return true;
  }

  /** Height of the plane at a place, metres. */
  double height(double x, double z) {
    return height(plane, x, z);
  }

  private static double height(double[] plane, double x, double z) {
    return plane[1] + plane[3] * (x - plane[0]) + plane[4] * (z - plane[2]);
  }

  /** How much the plane rises along a direction as seen from above. */
  double slope(double dx, double dz) {
    return plane[3] * dx + plane[4] * dz;
  }

  /**
   * Whether a face is no steeper to the plane than a road may be to the level: it leans on from it,
   * as the side of a half pipe or a bank that rises more and more, and a wheel rolls onto it.
   *
   * @param face its unit normal, whichever way it looks
   */
  boolean leansOn(double[] face) {
    double along = face[1] - plane[3] * face[0] - plane[4] * face[2];
    return Math.abs(along) * plane[5] >= Slopes.ROAD;
  }

  /** Upward part of the plane's unit normal: what a metre straight up is along the normal. */
  double upward() {
    return plane[5];
  }

  /**
   * About how high the road is near a place of a row, metres: as the nearest sample that there is;
   * NaN where there is none.
   *
   * @param along metres before the row's centre
   * @param left metres to the left of it
   */
  static double near(Strand strand, int row, double along, double left) {
    int at = strand.row(row, (int) Math.rint(along / Strand.ROW));
    int lane = (int) Math.rint(left / Strand.LANE);
    double height = sample(strand, at, lane);
    for (int i = -1; i <= 1 && Double.isNaN(height); i++) {
      for (int k = -1; k <= 1; k++) {
        double h = sample(strand, strand.row(row, i), lane + k);
        height = Double.isNaN(height) || h < height ? h : height;
      }
    }
    return height;
  }

  /**
   * As above, but as the lowest sample around: on top of what was pulled up from the road rows lie
   * as well, and a face at its border is measured over the road before it.
   */
  static double lowest(Strand strand, int row, double along, double left) {
    int at = strand.row(row, (int) Math.rint(along / Strand.ROW));
    int lane = (int) Math.rint(left / Strand.LANE);
    double height = Double.NaN;
    for (int i = -1; i <= 1 && at >= 0; i++) {
      for (int k = -1; k <= 1; k++) {
        double h = sample(strand, strand.row(at, i), lane + k);
        height = Double.isNaN(height) || h < height ? h : height;
      }
    }
    return Double.isNaN(height) ? near(strand, row, along, left) : height;
  }

  private static double sample(Strand strand, int row, int lane) {
    boolean there = row >= 0 && lane <= strand.leftmost() && -lane <= strand.rightmost();
    return there ? strand.height(row, lane) : Double.NaN;
  }
}
