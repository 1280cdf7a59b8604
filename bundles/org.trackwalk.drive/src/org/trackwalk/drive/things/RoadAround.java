package org.trackwalk.drive.things;

import java.util.List;
import org.trackwalk.course.road.Road;
import org.trackwalk.course.road.Strand;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.ground.reach.Body;
import org.trackwalk.ground.reach.Floor;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Tells what stands in the road from what the road ends at: the road lies before it and goes on
 * behind it.
 */
final class RoadAround {

  /** Where the road is looked for before and behind a face, metres: a house is as deep. */
  private static final double[] FAR = {0.3, 0.6, 1, 1.5, 2, 3, 4, 6, 8, 10, 12, 14, 16, 18, 20};

  /** Behind what is no body of its own, such as a wall, the road goes on at once, metres. */
  private static final double THICK = 2;

  /** How far the road behind may lie over or under the plane before it, metres. */
  private static final double OFF = 0.1;

  /** Likewise for each metre of the distance: what a road bends over so short a way. */
  private static final double OFF_A_METRE = 0.05;

  /** Cosine, of a face's normal and the way, from which it stands across it: 30 degrees. */
  private static final double ACROSS = 0.866;

  /** Rows from the end of a road at which what stands across it is its end: a car's length. */
  private static final int END = (int) Math.ceil(Body.CAR.length() / Strand.ROW);

  private final WeldedSurface surface;
  private final Road road;
  private final List<Borders> borders;
  private final Floor.Reader ground;

  RoadAround(WeldedSurface surface, Road road, List<Borders> borders) {
    this.surface = surface;
    this.road = road;
    this.borders = borders;
    this.ground = road.ground().reader();
  }

  /**
   * Whether road lies on both sides of a face; true for what has no sides.
   *
   * @param body whether it belongs to a body, which may be as deep as a house
   */
  boolean isOn(Met part, boolean body) {
    double most = body ? FAR[FAR.length - 1] : THICK;
    double[] n = Vec.normal(surface.positions(), surface.triangles(), part.triangle());
    double flat = Math.sqrt(n[0] * n[0] + n[2] * n[2]);
    return !part.upright()
        || !isEnd(part, n[0] / flat, n[2] / flat)
            && reaches(part, n[0] / flat, n[2] / flat, most)
            && reaches(part, -n[0] / flat, -n[2] / flat, most);
  }

  /** Whether a face stands across the way where the road ends. */
  private boolean isEnd(Met part, double ox, double oz) {
    Strand strand = road.strands().get(part.strand());
    double along = ox * strand.headingX(part.row()) + oz * strand.headingZ(part.row());
    return Math.abs(along) > ACROSS
        && (strand.row(part.row(), END) < 0 || strand.row(part.row(), -END) < 0);
  }

  private boolean reaches(Met part, double ox, double oz, double most) {
    Strand strand = road.strands().get(part.strand());
    double along = ox * strand.headingX(part.row()) + oz * strand.headingZ(part.row());
    for (int i = 0; i < FAR.length && FAR[i] <= most; i++) {
      double far = FAR[i];
      double x = part.foot()[0] + far * ox;
      double z = part.foot()[2] + far * oz;
      double y = part.foot()[1] + far * (part.slopeX() * ox + part.slopeZ() * oz);
      int row = nearest(strand, part.row(), (int) Math.rint(far * along / Strand.ROW), x, z);
      if (row >= 0 && isRoad(part.strand(), row, x, y, z, OFF + OFF_A_METRE * far)) {
        return true;
      }
    }
    return false;
  }

  /** The row beside a place, from a guess so many rows further; -1 beyond an end. */
  private static int nearest(Strand strand, int row, int further, double x, double z) {
    int guess = strand.row(row, further);
    if (guess < 0) {
      return -1;
    }
    double along =
        (x - strand.centre(guess, 0)) * strand.headingX(guess)
            + (z - strand.centre(guess, 2)) * strand.headingZ(guess);
    return strand.row(guess, (int) Math.rint(Math.max(-FAR.length, Math.min(FAR.length, along))));
  }

  private boolean isRoad(int s, int row, double x, double y, double z, double off) {
    Strand strand = road.strands().get(s);
    double along =
        (x - strand.centre(row, 0)) * strand.headingX(row)
            + (z - strand.centre(row, 2)) * strand.headingZ(row);
    double left =
        (x - strand.centre(row, 0)) * strand.headingZ(row)
            - (z - strand.centre(row, 2)) * strand.headingX(row);
    int lane = (int) Math.rint(left / Strand.LANE);
    // Where rows turn, the row that was guessed may not be the place's, and one that lies askew to
    // the road's border has samples beside a place that lies behind it: the ground is asked, too.
    return Math.abs(along) <= Strand.ROW
        && left < borders.get(s).left(row)
        && -left < borders.get(s).right(row)
        && lane <= strand.leftmost()
        && -lane <= strand.rightmost()
        && Math.abs(strand.height(row, lane) - y) <= off
        && ground.find(x, y, z, off);
  }
}
