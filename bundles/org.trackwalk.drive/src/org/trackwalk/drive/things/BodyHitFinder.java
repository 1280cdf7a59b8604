package org.trackwalk.drive.things;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.trackwalk.course.road.Road;
import org.trackwalk.course.road.SeenRows;
import org.trackwalk.course.road.Strand;
import org.trackwalk.drive.shape.ShapeLimits;
import org.trackwalk.ground.memory.Answers.Question;
import org.trackwalk.ground.reach.Body;
import org.trackwalk.ground.reach.Floor;
import org.trackwalk.mesh.parallel.Budget;

/**
 * Puts a car's four wheels on the lanes, row by row, and looks whether the road between and around
 * them reaches higher over the plane of the wheels than the car's floor is.
 */
public final class BodyHitFinder {

  /** How far a foot may be off the plane of all four, metres: a soft suspension's travel. */
  private static final double UNEVEN = 0.04;

  /** Part of the clearance from which a row is looked at closely: a ridge between two rows. */
  private static final double LIKELY = 0.4;

  /** Spacing of a close look, along the road, metres. */
  private static final double CLOSE = 0.1;

  /** Close looks from a row to half way to the next. */
  private static final int SHIFTS = (int) Math.round(Strand.ROW / 2 / CLOSE);

  /** No road is looked at farther to both sides, metres. */
  private static final double WIDEST = 200;

  /** Two to this power of looks at known heights are a unit of work; a car takes fewer. */
  private static final int LOOKS = 6;

  private final SeenRows seen;
  private final Strand strand;
  private final Floor.Reader ground;
  private final int strandIndex;
  private final double clearance;
  private final double axle;
  private final int overhang;
  private final double nose;
  private final int side;
  private final double radius;

  private BodyHitFinder(
      Road road, int strandIndex, Body body, double length, double width, double clearance) {
    this.seen = road.seen();
    this.strand = road.strands().get(strandIndex);
    this.ground = road.ground().reader();
    this.strandIndex = strandIndex;
    this.clearance = clearance;
    // A car that is longer than the road meets all of it once.
    nose = Math.min(length, strand.rows() * Strand.ROW) / 2;
    axle = body.wheelbase() / body.length() * nose / Strand.ROW;
    radius = body.wheelRadius();
    overhang = (int) Math.max(1, Math.floor(nose / Strand.ROW));
    side = (int) Math.max(1, Math.round(Math.min(width, WIDEST) / 2 / Strand.LANE));
  }

  private BodyHitFinder(BodyHitFinder other, Strand noted) {
    seen = other.seen;
    strand = noted;
    ground = other.ground;
    strandIndex = other.strandIndex;
    clearance = other.clearance;
    axle = other.axle;
    overhang = other.overhang;
    nose = other.nose;
    side = other.side;
    radius = other.radius;
  }

  /** Where a car of some size touches. */
  private record Asked(double clearance, double axle, double nose, int side, double radius) {}

  /**
   * Where a car of this size touches, a place per stretch.
   *
   * @param body whose wheels it stands on
   * @param length of the car's floor, metres; likewise {@code width}
   * @param clearance height of the floor over the wheels' feet, metres
   */
  public static List<BodyHit> find(
      Road road, Body body, double length, double width, double clearance) {
    List<BodyHit> hits = new ArrayList<>();
    for (int s = 0; s < road.strands().size(); s++) {
      new BodyHitFinder(road, s, body, length, width, clearance).walk(hits);
    }
    return hits;
  }

  private void walk(List<BodyHit> hits) {
    BodyHit open = null;
    int last = 0;
    Question<BodyHit> question = Question.of(new Asked(clearance, axle, nose, side, radius));
    for (int row = 0; row < strand.rows(); row++) {
      int at = row;
      BodyHit hit =
          seen.at(
              question,
              strand,
              strandIndex,
              row,
              noted -> new BodyHitFinder(this, noted).worstLane(at));
      BodyHit worst = hit == null ? null : hit.at(strandIndex, row);
      if (worst == null) {
        continue;
      }
      if (open == null || row - last > 2 * overhang) {
        if (open != null) {
          hits.add(open);
        }
        open = worst;
      } else {
        BodyHit higher = worst.height() > open.height() ? worst : open;
        int rows = open.rows() + row - last;
        open =
            new BodyHit(
                strandIndex,
                higher.row(),
                higher.lane(),
                higher.position(),
                higher.height(),
                rows,
                higher.nose());
      }
      last = row;
    }
    if (open != null) {
      hits.add(open);
    }
  }

  private BodyHit worstLane(int row) {
    ground.lookAnew();
    BodyHit worst = null;
    int left = (int) (strand.left(row) / Strand.LANE) - side;
    int right = (int) (strand.right(row) / Strand.LANE) - side;
    for (int lane = -right; lane <= left; lane++) {
      BodyHit hit = at(row, lane);
      if (hit != null && (worst == null || hit.height() > worst.height())) {
        worst = hit;
      }
    }
    return worst == null ? null : closely(worst);
  }

  /**
   * The same place looked at every few centimetres: a ridge between two rows is higher than what
   * they have of it. Null when the car clears it.
   */
  private BodyHit closely(BodyHit rough) {
    int row = rough.row();
    int lane = rough.lane();
    double y = strand.height(row, lane);
    int far = SHIFTS + (int) Math.ceil(nose / CLOSE);
    CloseHeights heights = new CloseHeights(strand, ground, row, lane, y, CLOSE, far, side);
    BodyHit worst = null;
    for (int shift = -SHIFTS; shift <= SHIFTS; shift++) {
      BodyHit hit = closely(rough, heights, shift, worst == null ? clearance : worst.height());
      worst = hit == null ? worst : hit;
    }
    return worst;
  }

  /**
   * Where a car touches most that stands straight on a row's lanes, its middle so many paces before
   * the row; null for nowhere higher than something else.
   */
  private BodyHit closely(BodyHit rough, CloseHeights heights, int shift, double least) {
    int lane = rough.lane();
    double front = shift * CLOSE + axle * Strand.ROW;
    double rear = shift * CLOSE - axle * Strand.ROW;
    double frontLeft = wheel(heights, front, lane + side);
    double frontRight = wheel(heights, front, lane - side);
    double rearLeft = wheel(heights, rear, lane + side);
    double rearRight = wheel(heights, rear, lane - side);
    double middle = (frontLeft + frontRight + rearLeft + rearRight) / 4;
    if (Double.isNaN(middle)
        || Math.abs(frontLeft + rearRight - frontRight - rearLeft) / 4 > UNEVEN) {
      return null;
    }
    double along = (frontLeft + frontRight - rearLeft - rearRight) / (4 * axle * Strand.ROW);
    double across = (frontLeft + rearLeft - frontRight - rearRight) / (4 * side);
    List<Over> higher = new ArrayList<>();
    int paces = (int) Math.ceil(nose / CLOSE);
    for (int i = -paces; i <= paces; i++) {
      double d = Math.max(-nose, Math.min(nose, i * CLOSE));
      boolean even = d == i * CLOSE;
      for (int k = -side; k <= side; k++) {
        double h =
            even ? heights.atStep(shift + i, lane + k) : heights.at(shift * CLOSE + d, lane + k);
        double over = h - (middle + d * along + k * across);
        if (over > least) {
          higher.add(new Over(d, k, h, over));
        }
      }
    }
    // The highest first: one that counts is enough.
    higher.sort(Comparator.comparingDouble(o -> -o.over));
    StandingFaces faces =
        new StandingFaces(heights, shift * CLOSE, nose, lane, side, CLOSE, radius);
    for (Over o : higher) {
      if (!isBehindFace(heights, shift * CLOSE, o.ahead, lane, o.aside)
          && !faces.under(o.ahead, o.aside)) {
        double ahead = shift * CLOSE + o.ahead;
        double[] at = {
          heights.x(ahead, lane + o.aside), o.height, heights.z(ahead, lane + o.aside)
        };
        boolean isNose = Math.abs(o.ahead) > axle * Strand.ROW;
        return new BodyHit(strandIndex, rough.row(), lane, at, o.over, 1, isNose);
      }
    }
    return null;
  }

  /** A place of the road under a car: metres before its middle, lanes beside it, and how high. */
  private record Over(double ahead, int aside, double height, double over) {}

  /**
   * Whether a face steeper than 45 degrees stands up between the car's middle and a place: a car
   * meets that face, which is a step or a thing, or what the road ends at.
   *
   * @param shift metres from the row to the car's middle
   * @param ahead metres from there to the place; likewise {@code aside}, lanes
   */
  private static boolean isBehindFace(
      CloseHeights heights, double shift, double ahead, int lane, int aside) {
    double far = Math.sqrt(ahead * ahead + aside * aside * Strand.LANE * Strand.LANE);
    int paces = (int) Math.ceil(far / CLOSE);
    double before = Double.NaN;
    for (int i = 0; i <= paces; i++) {
      double part = paces == 0 ? 0 : (double) i / paces;
      double here = heights.at(shift + part * ahead, lane + part * aside);
      if (here - before > CLOSE) {
        return true;
      }
      before = here;
    }
    return false;
  }

  /** Height of the foot of a wheel: it spans what is narrower than it is round. */
  private double wheel(CloseHeights heights, double ahead, int lane) {
    double foot = heights.at(ahead, lane);
    for (double d = CLOSE; d < radius; d += CLOSE) {
      double up = radius - Math.sqrt(radius * radius - d * d);
      double before = heights.at(ahead + d, lane) - up;
      double behind = heights.at(ahead - d, lane) - up;
      foot = before > foot ? before : foot;
      foot = behind > foot ? behind : foot;
    }
    return foot;
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
    if (Math.abs(along) > ShapeLimits.STEEPEST * Strand.ROW
        || Math.abs(across) > ShapeLimits.STEEPEST * Strand.LANE) {
      return null;
    }
    double warp = Math.abs(frontLeft + rearRight - frontRight - rearLeft) / 4;
    if (warp > UNEVEN) {
      // One wheel hangs in the air: the car stands on three, in a way that we do not know.
      return null;
    }
    double worst = LIKELY * clearance;
    int ahead = 0;
    int aside = 0;
    boolean any = false;
    Budget.spend((2L * overhang + 1) * (2L * side + 1) >> LOOKS);
    for (int i = -overhang; i <= overhang; i++) {
      int at = strand.row(row, i);
      for (int k = -side; k <= side && at >= 0; k++) {
        double over = strand.height(at, lane + k) - (middle + i * along + k * across);
        if (over > worst) {
          any = true;
          worst = over;
          ahead = i;
          aside = k;
        }
      }
    }
    // Asked last: on most of a road nothing comes near the floor, and this is the dearest.
    return any && isEven(row, lane) ? hit(row, lane, ahead, aside, worst) : null;
  }

  /** Whether all lanes under the car run on evenly. */
  private boolean isEven(int row, int lane) {
    for (int k = -side; k <= side; k++) {
      if (!strand.even(row, overhang + 1, overhang + 1, lane + k)) {
        return false;
      }
    }
    return true;
  }

  private BodyHit hit(int row, int lane, int i, int k, double over) {
    int at = strand.row(row, i);
    double[] position = {
      strand.laneX(at, lane + k), strand.height(at, lane + k), strand.laneZ(at, lane + k)
    };
    return new BodyHit(strandIndex, row, lane, position, over, 1, Math.abs(i) > axle);
  }

  private double height(int row, int further, int lane) {
    int at = strand.row(row, further);
    return at < 0 ? Double.NaN : strand.height(at, lane);
  }

  /** Height of the road under a wheel, between two rows. */
  private double foot(int row, double further, int lane) {
    int before = (int) Math.floor(further);
    double part = further - before;
    return (1 - part) * height(row, before, lane) + part * height(row, before + 1, lane);
  }
}
