package org.trackwalk.drive.deviation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;
import org.trackwalk.drive.ride.Stretches;

/** Samples that are apart put together: those of one kind in one stretch of the road. */
final class DeviationPlaces {

  /** Metres along the road between two samples from which they are two places. */
  private static final double APART = 5;

  /** The end of a place is known to so many halves of a row: a millimetre. */
  private static final int HALVES = 10;

  private record At(LaneDeviation lane, int row, DeviationPlace.Kind kind) {

    double station() {
      return lane.station()[row];
    }

    double height() {
      return lane.height()[row];
    }
  }

  /** What lies between the rows of a lane. */
  @FunctionalInterface
  interface Between {

    /** The height part of the way from a row to the next or the one before. */
    double height(LaneDeviation lane, int row, int next, double part);
  }

  private final double warning;
  private final Between between;

  private DeviationPlaces(double warning, Between between) {
    this.warning = warning;
    this.between = between;
  }

  /** The places, holes first, then the farthest apart. */
  static List<DeviationPlace> of(List<LaneDeviation> lanes, double warning, Between between) {
    return new DeviationPlaces(warning, between).places(lanes);
  }

  private List<DeviationPlace> places(List<LaneDeviation> lanes) {
    List<At> all = new ArrayList<>();
    for (LaneDeviation lane : lanes) {
      for (int row = 0; row < lane.size(); row++) {
        double height = lane.height()[row];
        if (bad(height)) {
          all.add(new At(lane, row, kind(height)));
        }
      }
    }
    all.sort(
        Comparator.<At>comparingInt(at -> at.lane.strand())
            .thenComparing(At::kind)
            .thenComparingDouble(At::station)
            .thenComparingDouble(at -> at.lane.left()));
    List<DeviationPlace> places = new ArrayList<>();
    for (int from = 0; from < all.size(); ) {
      int to = from + 1;
      while (to < all.size()
          && all.get(to).lane.strand() == all.get(from).lane.strand()
          && all.get(to).kind == all.get(from).kind) {
        to++;
      }
      Stretches.of(all.subList(from, to), At::station, APART, all.get(from).lane.lap())
          .forEach(stretch -> places.add(place(stretch)));
      from = to;
    }
    places.sort(
        Comparator.<DeviationPlace>comparingDouble(place -> -Math.abs(place.worst()))
            .thenComparing(DeviationPlace::kind)
            .thenComparingDouble(place -> -place.length())
            .thenComparingInt(DeviationPlace::strand)
            .thenComparingDouble(DeviationPlace::from));
    return places;
  }

  private static DeviationPlace.Kind kind(double height) {
    if (!Double.isInfinite(height)) {
      return DeviationPlace.Kind.APART;
    }
    return height > 0 ? DeviationPlace.Kind.UNSEEN : DeviationPlace.Kind.UNFELT;
  }

  private DeviationPlace place(List<At> some) {
    At worst = some.getFirst();
    double first = some.getFirst().station();
    double length = Stretches.length(first, some.getLast().station(), worst.lane.lap());
    double before = 0;
    double after = length;
    TreeSet<Double> lanes = new TreeSet<>();
    for (At at : some) {
      lanes.add(at.lane.left());
      worst = Math.abs(at.height()) > Math.abs(worst.height()) ? at : worst;
      double along = Stretches.length(first, at.station(), at.lane.lap());
      before = Math.min(before, along - beyond(at, -1));
      after = Math.max(after, along + beyond(at, 1));
    }
    At middle = Double.isInfinite(worst.height()) ? some.get(some.size() / 2) : worst;
    return new DeviationPlace(
        worst.kind,
        worst.lane.strand(),
        first + before,
        first + after,
        worst.height(),
        new double[] {
          middle.lane.x()[middle.row], middle.lane.y()[middle.row], middle.lane.z()[middle.row]
        },
        lanes.size());
  }

  /** Metres that it goes on beyond a row, where the next one is sound: halved again and again. */
  private double beyond(At at, int sense) {
    int n = at.lane.size();
    boolean closed = Double.isFinite(at.lane.lap());
    int next = closed ? Math.floorMod(at.row + sense, n) : at.row + sense;
    if (next < 0
        || next >= n
        || Double.isNaN(at.lane.height()[next])
        || bad(at.lane.height()[next])) {
      return 0;
    }
    double in = 0;
    double out = 1;
    for (int i = 0; i < HALVES; i++) {
      double part = (in + out) / 2;
      double height = between.height(at.lane, at.row, next, part);
      boolean same = bad(height) && kind(height) == at.kind;
      in = same ? part : in;
      out = same ? out : part;
    }
    double from = at.lane.station()[sense > 0 ? at.row : next];
    double to = at.lane.station()[sense > 0 ? next : at.row];
    return in * Stretches.length(from, to, at.lane.lap());
  }

  private boolean bad(double height) {
    return Math.abs(height) >= warning;
  }
}
