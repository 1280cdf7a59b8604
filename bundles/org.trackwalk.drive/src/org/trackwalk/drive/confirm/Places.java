package org.trackwalk.drive.confirm;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Gathers jolts into places, and finds what a report says there. */
final class Places {

  /** Jolts and findings so near to each other are about one place, metres. */
  static final double NEAR = 2.5;

  /** So far a rear edge comes in a step, metres: at 200 km/h and 60 steps a second. */
  private static final double STRIDE = 0.93;

  /**
   * Where a report says something.
   *
   * @param path xyz triples
   */
  record Told(String rule, double[] path) {}

  private final Under under;
  private final List<Told> foretold;
  private final List<Told> others;
  private final double behind;

  /**
   * Places of a level.
   *
   * @param foretold where a jolt of the probe is foretold
   * @param others where the report has something else
   * @param behind metres from where a jolt's place is told, ahead of a box, to its rear edge; 0 of
   *     what has none
   */
  Places(Under under, List<Told> foretold, List<Told> others, double behind) {
    this.under = under;
    this.foretold = foretold;
    this.others = others;
    this.behind = behind;
  }

  /** The places of jolts, the worst first. */
  List<MeasuredPlace> of(List<Jolted> jolts) {
    List<Jolted> sorted = new ArrayList<>(jolts);
    sorted.sort(Comparator.comparingDouble(Jolted::worst).reversed());
    List<Jolted> worst = new ArrayList<>();
    List<int[]> hits = new ArrayList<>();
    for (Jolted jolt : sorted) {
      int known = -1;
      for (int i = 0; i < worst.size() && known < 0; i++) {
        known = near(worst.get(i).place(), jolt.place()) ? i : -1;
      }
      if (known < 0) {
        worst.add(jolt);
        hits.add(new int[] {1});
      } else {
        hits.get(known)[0]++;
      }
    }
    List<MeasuredPlace> places = new ArrayList<>();
    for (int i = 0; i < worst.size(); i++) {
      places.add(place(worst.get(i), hits.get(i)[0]));
    }
    return places;
  }

  private MeasuredPlace place(Jolted jolt, int hits) {
    String there = at(jolt.place(), foretold, NEAR);
    MeasuredPlace.Told told = MeasuredPlace.Told.FORETOLD;
    List<String> pieces = under.pieces(jolt.place(), jolt.way());
    if (there == null) {
      there = at(jolt.place(), others, NEAR);
      there = there == null ? atRear(jolt) : there;
      told = there == null ? MeasuredPlace.Told.NOTHING : MeasuredPlace.Told.PLACE;
    }
    return new MeasuredPlace(
        jolt.place(),
        jolt.up(),
        jolt.forward(),
        jolt.side(),
        hits,
        pieces,
        told,
        there == null ? "" : there,
        jolt.load(),
        false);
  }

  /**
   * What the report has where the rear edge is: a seam that the front has met before. What is
   * foretold is what the front does, so this is a finding there and no more.
   */
  private String atRear(Jolted jolt) {
    if (behind == 0) {
      return null;
    }
    double[] rear = jolt.place().clone();
    rear[0] -= behind * jolt.way()[0];
    rear[2] -= behind * jolt.way()[1];
    String there = at(rear, foretold, STRIDE);
    return there == null ? at(rear, others, STRIDE) : there;
  }

  /** The rule of a finding about a border within a pass's reach; empty when there is none. */
  String border(SameGround.Reach reach) {
    for (List<Told> some : List.of(foretold, others)) {
      for (Told one : some) {
        boolean border = one.rule().startsWith("seam.") || one.rule().startsWith("weld.");
        if (border && reach.meets(one.path())) {
          return one.rule();
        }
      }
    }
    return "";
  }

  private static String at(double[] place, List<Told> told, double near) {
    for (Told one : told) {
      if (distance(place, one.path()) <= near) {
        return one.rule();
      }
    }
    return null;
  }

  private static boolean near(double[] a, double[] b) {
    double dx = a[0] - b[0];
    double dy = a[1] - b[1];
    double dz = a[2] - b[2];
    return dx * dx + dy * dy + dz * dz <= NEAR * NEAR;
  }

  /** Distance of a place from a polyline, metres. */
  static double distance(double[] place, double[] path) {
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i + 2 < path.length; i += 3) {
      int j = Math.min(i + 3, path.length - 3);
      double square = 0;
      double dot = 0;
      double length = 0;
      for (int k = 0; k < 3; k++) {
        dot += (place[k] - path[i + k]) * (path[j + k] - path[i + k]);
        length += (path[j + k] - path[i + k]) * (path[j + k] - path[i + k]);
      }
      double share = length > 0 ? Math.clamp(dot / length, 0, 1) : 0;
      for (int k = 0; k < 3; k++) {
        double d = place[k] - path[i + k] - share * (path[j + k] - path[i + k]);
        square += d * d;
      }
      least = Math.min(least, square);
    }
    return Math.sqrt(least);
  }
}
