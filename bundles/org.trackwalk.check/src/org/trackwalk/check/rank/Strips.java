package org.trackwalk.check.rank;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Joins strips to a line across the way, each where the strips before it end: in one sweep to the
 * one side and one to the other.
 */
final class Strips {

  private final StripLine line;
  private final double from;
  private final double to;
  private final List<Strip> strips = new ArrayList<>();

  /**
   * None yet.
   *
   * @param section in which all strips begin or end
   */
  Strips(StripLine line, WayAcross.Section section) {
    this.line = line;
    double middle = line.at(section.x(), section.z());
    this.from = middle - section.reach();
    this.to = middle + section.reach();
  }

  /**
   * What may be joined.
   *
   * @param number of the finding
   * @param path xyz triples, of which points lie on the line
   */
  void add(int number, double[] path) {
    Strip strip = line.strip(number, path);
    if (strip.from() <= to && strip.to() >= from) {
      strips.add(strip);
    }
  }

  /** Numbers of what is joined. */
  List<Integer> joined() {
    List<Integer> joined = new ArrayList<>();
    strips.sort(Comparator.comparingDouble(Strip::from).thenComparingInt(Strip::number));
    sweep(joined);
    strips.sort(Comparator.comparingDouble(Strip::to).reversed().thenComparingInt(Strip::number));
    sweep(joined);
    return joined;
  }

  private void sweep(List<Integer> joined) {
    List<Strip> left = new ArrayList<>();
    for (Strip strip : strips) {
      if (line.joins(strip)) {
        joined.add(strip.number());
      } else {
        left.add(strip);
      }
    }
    strips.clear();
    strips.addAll(left);
  }

  /**
   * What of a finding lies on the line.
   *
   * @param number of the finding
   * @param from where it begins along the line, metres from the line's middle
   * @param to where it ends
   * @param low its least height, metres
   * @param high its largest
   */
  record Strip(int number, double from, double to, double low, double high) {}
}
