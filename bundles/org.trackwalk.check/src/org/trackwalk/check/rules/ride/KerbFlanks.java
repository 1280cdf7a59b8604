package org.trackwalk.check.rules.ride;

import java.util.function.IntPredicate;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rules.finding.Kerb;
import org.trackwalk.course.road.Strand;
import org.trackwalk.ground.reach.Floor;

/** The flanks of kerbs in cuts across the road, from its middle outward. */
final class KerbFlanks {

  /** Metres between two samples where kerbs are sought: none is narrower. */
  private static final double COARSE = 0.25;

  /** Metres between two samples of a kerb: a flank's height is known to 4 mm at 35 degrees. */
  private static final double FINE = 0.005;

  /** Metres beyond the road's border that a kerb may reach. */
  private static final double BEYOND = 2;

  /** Metres without ground to stand on that are a flank still: what is steep carries no car. */
  private static final double STEEP = 0.3;

  /** Metres over or under the last sample at which the ground goes on. */
  private static final double REACH = 0.5;

  /**
   * The highest flank of a cut.
   *
   * @param height metres, 0 where there is none
   * @param angle of its steepest part, degrees
   * @param aside metres to the left of the road's middle
   * @param top height of its upper end in the level, metres
   */
  record Flank(double height, double angle, double aside, double top) {

    static final Flank NONE = new Flank(0, 0, 0, 0);
  }

  private final Floor.Reader ground;
  private final IntPredicate kerb;
  private final double steep;

  KerbFlanks(RuleContext context, double degrees) {
    ground = context.road().ground().reader();
    kerb = Kerb.triangles(context);
    steep = StrictMath.tan(StrictMath.toRadians(degrees));
  }

  /** The highest on one side of a row: 1 to the left, -1 to the right; up or down. */
  Flank highest(Strand strand, int row, int side) {
    double border = side > 0 ? strand.left(row) : strand.right(row);
    int cells = (int) Math.ceil((border + BEYOND) / COARSE);
    boolean[] kerbs = new boolean[cells + 1];
    double y = strand.centre(row, 1);
    double[] heights = new double[cells + 1];
    boolean any = false;
    for (int i = 0; i <= cells; i++) {
      boolean found = find(strand, row, side * i * COARSE, y);
      y = found ? ground.height() : y;
      heights[i] = y;
      kerbs[i] = found && kerb.test(ground.triangle());
      any |= kerbs[i];
    }
    Flank highest = Flank.NONE;
    for (int i = 0; any && i <= cells; i++) {
      if (kerbs[i]) {
        int first = Math.max(0, i - 2);
        while (i < cells && kerbs[i]) {
          i++;
        }
        Flank here = highest(strand, row, side, first * COARSE, (i + 1) * COARSE, heights[first]);
        highest = here.height() > highest.height() ? here : highest;
      }
    }
    return highest;
  }

  private boolean find(Strand strand, int row, double aside, double y) {
    double lane = aside / Strand.LANE;
    return ground.find(strand.laneX(row, lane), y, strand.laneZ(row, lane), REACH);
  }

  private Flank highest(Strand strand, int row, int side, double begin, double end, double height) {
    Flank highest = Flank.NONE;
    double y = height;
    boolean onKerb = false;
    double known = Double.NEGATIVE_INFINITY;
    double from = y;
    double steepest = 0;
    for (int i = 0; begin + i * FINE <= end; i++) {
      double aside = begin + i * FINE;
      if (!find(strand, row, side * aside, y)) {
        continue;
      }
      double here = ground.height();
      boolean kerbHere = kerb.test(ground.triangle());
      double slope = (here - y) / (aside - known);
      boolean goesOn = aside - known <= STEEP && (kerbHere || onKerb) && Math.abs(slope) > steep;
      if (!goesOn || slope * steepest < 0) {
        from = goesOn ? y : here;
        steepest = 0;
      }
      if (goesOn) {
        steepest = Math.abs(slope) > Math.abs(steepest) ? slope : steepest;
        double rise = Math.abs(here - from);
        if (rise > highest.height()) {
          double angle = StrictMath.toDegrees(StrictMath.atan(Math.abs(steepest)));
          highest = new Flank(rise, angle, side * aside, Math.max(here, from));
        }
      }
      y = here;
      known = aside;
      onKerb = kerbHere;
    }
    return highest;
  }
}
