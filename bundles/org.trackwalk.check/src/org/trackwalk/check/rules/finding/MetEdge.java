package org.trackwalk.check.rules.finding;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.course.road.MeetingAngle;
import org.trackwalk.drive.effect.Approach;
import org.trackwalk.drive.effect.BoxPlaces;
import org.trackwalk.drive.effect.RoadCorners;
import org.trackwalk.drive.effect.SeamEffects;
import org.trackwalk.drive.effect.SeamPart;

/**
 * An edge of a seam as who drives along the road meets it: with the part of the speed that goes
 * over it.
 *
 * @param edge its index
 * @param speed of the vehicle there, m/s
 * @param sine of the angle between its way and the edge
 * @param across how much of it lies across the way, metres
 * @param at a point of it, level coordinates
 * @param along its direction and length
 */
public record MetEdge(
    int edge, double speed, double sine, double across, double[] at, double[] along) {

  /** Edges that are met as hard as the hardest, but for this part, are as good. */
  private static final double AS_GOOD = 0.95;

  /** What is met at a smaller angle is met from its side: the way says little of that ground. */
  private static final double SQUARE = 0.5;

  /** Places of a seam that are looked at for how the ground lies before them. */
  private static final int PLACES = 3;

  /** Less of a seam than this across the way is a point (docs/ranking.md), metres. */
  private static final double POINT = 0.05;

  /**
   * An edge; square to the way where nobody knows how the road runs.
   *
   * @param at a point of it, level coordinates
   * @param along three doubles, its direction and length
   */
  public static MetEdge of(RuleContext context, int edge, double[] at, double[] along) {
    double length = Math.sqrt(along[0] * along[0] + along[1] * along[1] + along[2] * along[2]);
    double sine =
        context.corridor().known() ? MeetingAngle.sine(context.road(), at, along[0], along[2]) : 1;
    double speed = context.speedAt(at[0], at[1], at[2]);
    return new MetEdge(edge, speed, sine, sine * length, at, along);
  }

  /** The one that is met hardest, but for what is shorter than a point. */
  public static MetEdge hardest(List<MetEdge> edges) {
    List<MetEdge> sorted = new ArrayList<>(edges);
    sorted.sort(
        Comparator.comparingDouble((MetEdge e) -> -e.over()).thenComparingInt(MetEdge::edge));
    double all = sorted.stream().mapToDouble(MetEdge::across).sum();
    double need = Math.min(POINT, all / 2);
    int i = 0;
    for (double met = sorted.get(0).across; met < need; met += sorted.get(i).across) {
      i++;
    }
    return sorted.get(i);
  }

  /** The part of the speed that goes over the edge, m/s. */
  public double over() {
    return speed * sine;
  }

  /** Whether the road's lanes hardly ever meet it. */
  public boolean runsAlong() {
    return sine < MeetingAngle.CROSSED;
  }

  /** What the vehicle feels that meets it so on a level road. */
  public SeamEffects effects(RuleContext context) {
    return context.effects().at(speed).across(sine);
  }

  /**
   * What it feels where it comes down on a seam hardest, from the worse of both directions.
   *
   * @param seam its edges, in order
   * @param hollow by how much the ground rises behind it for who drives along it, radians
   * @param atCorners whether to look at how the ground lies at corners that are passed along it
   */
  public SeamEffects effects(
      RuleContext context, List<MetEdge> seam, double hollow, boolean atCorners) {
    SeamEffects level = effects(context).hollow(hollow);
    if (atCorners) {
      level = corners(context, level, seam, BoxPlaces.CORNERS, hollow > 0);
    }
    if (!isGroundKnown(context)) {
      return level;
    }
    List<Approach> ways = new ArrayList<>();
    for (MetEdge one : some(seam)) {
      for (int sense = 1; sense >= -1; sense -= 2) {
        ways.add(Approach.of(context.road(), one.at, sense));
      }
    }
    return boxes(context, level.over(ways), seam);
  }

  /**
   * The same of boxes; others as on a level road. For seams over which round shapes are moved where
   * they lie, and which may be steps.
   *
   * @param seam its edges, in order
   */
  public SeamEffects ofBoxes(RuleContext context, List<MetEdge> seam) {
    SeamEffects level = corners(context, effects(context), seam, 1, true);
    return isGroundKnown(context) ? boxes(context, level, seam) : level;
  }

  private boolean isGroundKnown(RuleContext context) {
    return sine >= SQUARE && context.corridor().known() && !context.vehicle().grounds().isEmpty();
  }

  private SeamEffects boxes(RuleContext context, SeamEffects others, List<MetEdge> seam) {
    List<SeamPart> parts =
        some(seam).stream().map(e -> new SeamPart(e.at, e.along, e.across)).toList();
    return others.under(context.road(), context.surface(), parts);
  }

  /** Who drives along a seam may be caught at its corners. */
  private SeamEffects corners(
      RuleContext context, SeamEffects others, List<MetEdge> seam, int most, boolean mayBeHollow) {
    if (!context.corridor().known() || context.vehicle().grounds().isEmpty()) {
      return others;
    }
    List<double[]> all = new ArrayList<>();
    for (int corner = 0; corner <= seam.size(); corner++) {
      all.add(corner(seam, corner));
    }
    List<double[]> some = RoadCorners.of(context.road(), all, most);
    return others.alongCorners(context.road(), context.surface(), some, mayBeHollow);
  }

  /** The one between an edge and that before it; the first and the last are ends. */
  static double[] corner(List<MetEdge> seam, int corner) {
    int last = seam.size() - 1;
    MetEdge one = seam.get(Math.min(corner, last));
    if (last == 0) {
      return one.end(corner - 0.5);
    }
    double[] beside = seam.get(corner == 0 ? 1 : Math.min(corner, last) - 1).at;
    boolean forward = squared(one.end(-0.5), beside) < squared(one.end(0.5), beside);
    boolean between = corner > 0 && corner <= last;
    return one.end(forward == between ? -0.5 : 0.5);
  }

  /** A place of the edge, so many lengths from its middle. */
  private double[] end(double lengths) {
    return new double[] {
      at[0] + lengths * along[0], at[1] + lengths * along[1], at[2] + lengths * along[2]
    };
  }

  private static double squared(double[] a, double[] b) {
    double x = a[0] - b[0];
    double y = a[1] - b[1];
    double z = a[2] - b[2];
    return x * x + y * y + z * z;
  }

  /** Some of the edges that are met as hard, evenly over the seam. */
  List<MetEdge> some(List<MetEdge> seam) {
    List<MetEdge> good = seam.stream().filter(e -> e.over() >= AS_GOOD * over()).toList();
    int n = Math.min(PLACES, good.size());
    List<MetEdge> few = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      few.add(good.get((2 * i + 1) * good.size() / (2 * n)));
    }
    return few;
  }

  /** What it feels that changes lanes over it. */
  public SeamEffects changingLanes(RuleContext context) {
    return context.effects().at(speed).across(MeetingAngle.CROSSED);
  }
}
