package org.trackwalk.drive.effect;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntUnaryOperator;
import org.trackwalk.contact.bump.BoxEdge;
import org.trackwalk.contact.bump.Bump;
import org.trackwalk.contact.bump.RoundedBoxFormula;
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
   * Adds a corner of a seam: who drives along the road has it under the middle of the front, where
   * it is felt most. A box that stands on both sides of a hollow is clear of it there.
   *
   * @param at level coordinates
   * @param hollow whether to add those ways on which it lies under either side of the front
   */
  void addCorner(double[] at, boolean hollow) {
    RoadPlace place = road.place(at[0], at[1], at[2]);
    if (place == null) {
      return;
    }
    Strand strand = road.strands().get(place.strand());
    double hx = strand.headingX(place.row());
    double hz = strand.headingZ(place.row());
    double near = box.hx() / (BoxGround.PLACES - 1);
    double[] asides = BoxPlaces.overCorner(box.hx());
    for (double aside : Arrays.copyOfRange(asides, hollow ? 0 : 2, 3)) {
      places.add(new double[] {at[0] - aside * hz, at[1], at[2] + aside * hx});
      ends.add(new double[] {-aside - near, -aside + near});
    }
  }

  /** Whether there are none. */
  boolean isEmpty() {
    return places.isEmpty();
  }

  /** Adds a seam: its parts in their order. */
  void add(List<SeamPart> parts) {
    boolean narrow = parts.stream().mapToDouble(SeamPart::across).sum() < 2 * box.hx();
    for (int i = 0; i < parts.size(); i++) {
      SeamPart part = parts.get(i);
      // what goes on beside a narrow part is met with it
      while (narrow && i + 1 < parts.size() && touch(parts.get(i), parts.get(i + 1))) {
        part = part.with(parts.get(++i));
      }
      add(part, narrow);
    }
  }

  private static boolean touch(SeamPart one, SeamPart next) {
    double apart = Math.hypot(next.at()[0] - one.at()[0], next.at()[2] - one.at()[2]);
    return apart <= (one.across() + next.across()) / 2 + BESIDE;
  }

  /**
   * Adds a part of the seam: ways over it are no farther apart than the box is wide.
   *
   * @param whole whether it is all of the seam, or so is what is as narrow beside it
   */
  private void add(SeamPart part, boolean whole) {
    double[] at = part.at();
    RoadPlace place = road.place(at[0], at[1], at[2]);
    if (place == null) {
      places.add(at);
      ends.add(EVERYWHERE);
      return;
    }
    Strand strand = road.strands().get(place.strand());
    double across = part.across();
    double wide = 2 * box.hx();
    double[] asides =
        across < wide && !whole
            ? new double[1]
            : BoxPlaces.over(across, wide, 1, Integer.MAX_VALUE);
    for (double aside : asides) {
      places.add(part.beside(aside, strand.headingX(place.row()), strand.headingZ(place.row())));
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
   * @param skew how much farther along the seam lies per metre to the side where nobody knows
   *     better
   */
  synchronized Bump worst(BoxEdge edge, BoxContacts engine, double skew) {
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
              ? ground.seam().level(edge, 2 * box.hx(), engine)
              : BoxApproach.of(met, edge, 2 * box.hx(), engine);
      worst = isWorse(one, worst) ? one : worst;
      if (rounded == 0 && !isWorse(level, worst)) {
        return level;
      }
    }
    return known ? worst : SeamLine.straight(skew).level(edge, 2 * box.hx(), engine);
  }

  /** By what is told, the larger of the two; then by how often. */
  private static boolean isWorse(Bump one, Bump other) {
    double more = Math.max(one.up(), one.forward()) - Math.max(other.up(), other.forward());
    return more > 0 || more == 0 && one.share() > other.share();
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
