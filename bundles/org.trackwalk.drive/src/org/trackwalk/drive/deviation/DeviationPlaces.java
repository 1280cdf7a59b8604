package org.trackwalk.drive.deviation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;

/** Samples that are apart put together: those of one kind in one stretch of the road. */
final class DeviationPlaces {

  /** Metres along the road between two samples from which they are two places. */
  private static final double APART = 5;

  private record At(LaneDeviation lane, int row, DeviationPlace.Kind kind) {

    double station() {
      return lane.station()[row];
    }

    double height() {
      return lane.height()[row];
    }
  }

  private DeviationPlaces() {}

  /** The places, holes first, then the farthest apart. */
  static List<DeviationPlace> of(List<LaneDeviation> lanes, double warning) {
    List<At> all = new ArrayList<>();
    for (LaneDeviation lane : lanes) {
      for (int row = 0; row < lane.size(); row++) {
        double height = lane.height()[row];
        if (Math.abs(height) >= warning) {
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
      while (to < all.size() && together(all.get(to - 1), all.get(to))) {
        to++;
      }
      places.add(place(all.subList(from, to)));
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

  private static boolean together(At a, At b) {
    return a.lane.strand() == b.lane.strand()
        && a.kind == b.kind
        && b.station() - a.station() <= APART;
  }

  private static DeviationPlace place(List<At> some) {
    At worst = some.get(0);
    TreeSet<Double> lanes = new TreeSet<>();
    for (At at : some) {
      lanes.add(at.lane.left());
      worst = Math.abs(at.height()) > Math.abs(worst.height()) ? at : worst;
    }
    At middle = Double.isInfinite(worst.height()) ? some.get(some.size() / 2) : worst;
    return new DeviationPlace(
        worst.kind,
        worst.lane.strand(),
        some.get(0).station(),
        some.get(some.size() - 1).station(),
        worst.height(),
        new double[] {
          middle.lane.x()[middle.row], middle.lane.y()[middle.row], middle.lane.z()[middle.row]
        },
        lanes.size());
  }
}
