package org.trackwalk.drive.effect;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import org.trackwalk.contact.bump.BoxEdge;
import org.trackwalk.contact.bump.Bump;
import org.trackwalk.contact.bump.CornerFormula;
import org.trackwalk.contact.bump.RoundedBoxFormula;
import org.trackwalk.contact.bump.Slant;
import org.trackwalk.contact.shape.Box;
import org.trackwalk.course.road.Road;
import org.trackwalk.course.road.RoadPlace;
import org.trackwalk.course.road.Strand;

/**
 * Ways over a seam on which a box may come to it, both ways along the road, side by side. For one
 * with sharp edges the ground is looked at only until one of them is as bad as a level road, since
 * none is worse.
 */
final class BoxWays {

  /** Parts of a seam that are no farther apart are one beside the other, metres. */
  private static final double BESIDE = 0.1;

  private static final double[] EVERYWHERE = {Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY};

  private final Road road;
  private final IntUnaryOperator bodyOf;
  private final Box box;
  private final double before;
  private final List<double[]> places = new ArrayList<>();

  /** Of each place, where the seam ends to both sides of it, metres along the road's rows. */
  private final List<double[]> ends = new ArrayList<>();

  private final List<BoxGround> grounds = new ArrayList<>();

  /**
   * Ways over a seam.
   *
   * @param before so far before it the ground is looked at, metres
   * @param bodyOf the body of a triangle of the ground
   */
  BoxWays(Road road, Box box, double before, IntUnaryOperator bodyOf) {
    this.road = road;
    this.bodyOf = bodyOf;
    this.box = box;
    this.before = before;
  }

  /**
   * Adds a seam.
   *
   * @param parts middles of its parts in their order, level coordinates
   * @param across how much of each lies across the way, metres
   */
  void add(List<double[]> parts, List<Double> across) {
    boolean narrow = across.stream().mapToDouble(Double::doubleValue).sum() < 2 * box.hx();
    for (int i = 0; i < parts.size(); i++) {
      double[] at = parts.get(i).clone();
      double wide = across.get(i);
      // what goes on beside a narrow part is met with it
      while (narrow && i + 1 < parts.size() && touch(parts, across, i)) {
        double next = across.get(++i);
        for (int k = 0; k < 3 && wide + next > 0; k++) {
          at[k] = (wide * at[k] + next * parts.get(i)[k]) / (wide + next);
        }
        wide += next;
      }
      add(at, wide, narrow);
    }
  }

  private static boolean touch(List<double[]> parts, List<Double> across, int part) {
    double[] a = parts.get(part);
    double[] b = parts.get(part + 1);
    double apart = Math.hypot(b[0] - a[0], b[2] - a[2]);
    return apart <= (across.get(part) + across.get(part + 1)) / 2 + BESIDE;
  }

  /**
   * Adds a part of the seam: ways over it are no farther apart than the box is wide.
   *
   * @param at its middle, level coordinates
   * @param across how much of it lies across the way, metres
   * @param whole whether it is all of the seam, or so is what is as narrow beside it
   */
  private void add(double[] at, double across, boolean whole) {
    RoadPlace place = road.place(at[0], at[1], at[2]);
    if (place == null) {
      places.add(at);
      ends.add(EVERYWHERE);
      return;
    }
    Strand strand = road.strands().get(place.strand());
    double wide = 2 * box.hx();
    double[] asides =
        across < wide && !whole
            ? new double[1]
            : BoxPlaces.over(across, wide, 1, Integer.MAX_VALUE);
    for (double aside : asides) {
      double x = at[0] - aside * strand.headingZ(place.row());
      double z = at[2] + aside * strand.headingX(place.row());
      places.add(new double[] {x, at[1], z});
      boolean goesOn = across >= wide || !whole;
      ends.add(goesOn ? EVERYWHERE : new double[] {-across / 2 - aside, across / 2 - aside});
    }
  }

  /** Whether they are the ways of a box. */
  boolean isOf(Box other) {
    return box.equals(other);
  }

  /**
   * The worst of all ways of which the ground is known; the closed form where one is level, or none
   * is known. A front with sharp edges that hangs over a step comes down on it with its underside
   * farther on, and is stopped there: a step keeps the closed form, as does one that meets the flat
   * front of a rounded box.
   *
   * @param edge the box at the seam
   */
  synchronized Bump worst(BoxEdge edge, BoxContacts engine) {
    double rounded = engine.rounded();
    Bump level = RoundedBoxFormula.worst(edge, rounded);
    if (edge.raised() > 0 && edge.raised() >= rounded) {
      return level;
    }
    Bump worst = Bump.NONE;
    boolean known = false;
    for (int i = 0; i < 2 * places.size(); i++) {
      BoxGround ground = ground(i);
      if (ground == null || edge.raised() > 0 && ground.rise() < 0) {
        continue; // beside the road, or over another step; down the step
      }
      known = true;
      BoxGround met = edge.raised() > 0 ? ground : ground.asItRises();
      boolean asLevel = met.isPlane() || rounded == 0 && ground.rise() > BoxApproach.TOUCHES;
      Bump one =
          asLevel
              ? CornerFormula.worst(edge, rounded, 2 * box.hx(), new Slant(ground.skew(), 0))
              : BoxApproach.of(met, edge, 2 * box.hx(), engine);
      worst = isWorse(one, worst) ? one : worst;
      if (rounded == 0 && !isWorse(level, worst)) {
        return level;
      }
    }
    return known ? worst : level;
  }

  private static boolean isWorse(Bump one, Bump other) {
    return one.forward() > other.forward()
        || one.forward() == other.forward() && one.share() > other.share();
  }

  private BoxGround ground(int way) {
    if (way == grounds.size()) {
      int sense = way % 2 == 0 ? 1 : -1;
      BoxGround ground = BoxGround.of(road, places.get(way / 2), sense, box.hx(), before, bodyOf);
      double[] end = ends.get(way / 2);
      double left = sense > 0 ? end[0] : -end[1];
      double right = sense > 0 ? end[1] : -end[0];
      // what the box crosses beside the seam's ends is another one
      boolean part = ground != null && end != EVERYWHERE;
      grounds.add(part ? ground.within(left, right) : ground);
    }
    return grounds.get(way);
  }
}
