package org.trackwalk.check.ride;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.check.road.Road;
import org.trackwalk.check.road.Strand;

/**
 * Puts a car's four wheels on the lanes, row by row, and looks whether the road between and around
 * them reaches higher over the plane of the wheels than the car's floor is.
 */
public final class BodyHitFinder {

  /** Part of the length from the middle of the car to an axle: 2.9 m wheelbase for 4.5 m. */
  private static final double AXLE = 0.32;

  /** Heights between two rows that are a step or another level. */
  private static final double STEEPEST = 0.5;

  /** How far a foot may be off the plane of all four, metres: a soft suspension's travel. */
  private static final double UNEVEN = 0.04;

  private final Strand strand;
  private final int strandIndex;
  private final double clearance;
  private final double axle;
  private final int overhang;
  private final int side;

  private BodyHitFinder(
      Strand strand, int strandIndex, double length, double width, double clearance) {
    this.strand = strand;
    this.strandIndex = strandIndex;
    this.clearance = clearance;
    axle = AXLE * length / Strand.ROW;
    overhang = (int) Math.max(1, Math.floor(length / 2 / Strand.ROW));
    side = (int) Math.max(1, Math.round(width / 2 / Strand.LANE));
  }

  /**
   * Where a car of this size touches, a place per stretch.
   *
   * @param length of the car's floor, metres; likewise {@code width}
   * @param clearance height of the floor over the wheels' feet, metres
   */
  public static List<BodyHit> find(Road road, double length, double width, double clearance) {
    List<BodyHit> hits = new ArrayList<>();
    for (int s = 0; s < road.strands().size(); s++) {
      Strand strand = road.strands().get(s);
      new BodyHitFinder(strand, s, length, width, clearance).walk(hits);
    }
    return hits;
  }

  private void walk(List<BodyHit> hits) {
    BodyHit open = null;
    int last = 0;
    for (int row = 0; row < strand.rows(); row++) {
      BodyHit worst = worstLane(row);
      if (worst == null) {
        continue;
      }
      if (open == null || row - last > 2 * overhang) {
        if (open != null) {
          hits.add(open);
        }
        open = worst;
      } else {
        BodyHit at = worst.height() > open.height() ? worst : open;
        int rows = open.rows() + row - last;
        open = new BodyHit(strandIndex, at.row(), at.lane(), at.position(), at.height(), rows);
      }
      last = row;
    }
    if (open != null) {
      hits.add(open);
    }
  }

  private BodyHit worstLane(int row) {
    BodyHit worst = null;
    int left = (int) (strand.left(row) / Strand.LANE) - side;
    int right = (int) (strand.right(row) / Strand.LANE) - side;
    for (int lane = -right; lane <= left; lane++) {
      BodyHit hit = at(row, lane);
      if (hit != null && (worst == null || hit.height() > worst.height())) {
        worst = hit;
      }
    }
    return worst;
  }

  private BodyHit at(int row, int lane) {
    double frontLeft = foot(row, axle, lane + side);
    double frontRight = foot(row, axle, lane - side);
    double rearLeft = foot(row, -axle, lane + side);
    double rearRight = foot(row, -axle, lane - side);
    double middle = (frontLeft + frontRight + rearLeft + rearRight) / 4;
    if (Double.isNaN(middle)) {
      return null;
    }
    // The plane that lies best on four feet: its slopes are the means of both sides.
    double along = (frontLeft + frontRight - rearLeft - rearRight) / (4 * axle);
    double across = (frontLeft + rearLeft - frontRight - rearRight) / (4 * side);
    if (Math.abs(along) > STEEPEST * Strand.ROW || Math.abs(across) > STEEPEST * Strand.LANE) {
      return null;
    }
    double warp = Math.abs(frontLeft + rearRight - frontRight - rearLeft) / 4;
    if (warp > UNEVEN) {
      // One wheel hangs in the air: the car stands on three, in a way that we do not know.
      return null;
    }
    for (int k = -side; k <= side; k++) {
      if (!strand.even(row, overhang + 1, overhang + 1, lane + k)) {
        return null;
      }
    }
    BodyHit worst = null;
    for (int i = -overhang; i <= overhang; i++) {
      for (int k = -side; k <= side; k++) {
        double over = height(row, i, lane + k) - (middle + i * along + k * across);
        if (over > clearance && (worst == null || over > worst.height())) {
          worst = hit(row, lane, i, k, over);
        }
      }
    }
    return worst;
  }

  private BodyHit hit(int row, int lane, int i, int k, double over) {
    int at = strand.row(row, i);
    double[] position = {
      strand.laneX(at, lane + k), strand.height(at, lane + k), strand.laneZ(at, lane + k)
    };
    return new BodyHit(strandIndex, row, lane, position, over, 1);
  }

  private double height(int row, int further, int lane) {
    int at = strand.row(row, further);
    if (at < 0 || lane > strand.leftmost() || -lane > strand.rightmost()) {
      return Double.NaN;
    }
    return strand.height(at, lane);
  }

  /** Height of the road under a wheel, between two rows. */
  private double foot(int row, double further, int lane) {
    int before = (int) Math.floor(further);
    double part = further - before;
    return (1 - part) * height(row, before, lane) + part * height(row, before + 1, lane);
  }
}
