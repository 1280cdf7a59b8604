package org.trackwalk.course.band;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Which of several closed bands is the road. One that stands out is, as long as no other lies
 * beside it; else the only one that has kerbs or lines along both sides. Where neither tells, all
 * that may be the road are taken for it, and that is said: a fault in any of them is told.
 *
 * @param bands the road; several only when it is doubtful, or when they are lanes of one road
 * @param others patches that may be the road too and are no closed bands
 * @param doubtful whether another band may just as well be the road
 */
record BandChoice(List<Band> bands, Set<Integer> others, boolean doubtful) {

  /** So many times the next band's score the road's is at least. */
  private static final double CLEARLY = 1.5;

  /** A road has kerbs or lines along this share of both its sides at least. */
  private static final double KERBED = 0.1;

  /** What has this part of the kerbs of another, or more, may as well be the road. */
  private static final double LESS = 1.0 / 3;

  /** Strips beside a band that have this part of its length, or more, may be the road. */
  private static final double MOSTLY = 0.5;

  BandChoice {
    bands = List.copyOf(bands);
  }

  /**
   * Chooses.
   *
   * @param bands all closed bands that may be driven on
   * @return null when none of them may be a road
   */
  static BandChoice of(List<Band> bands, BandSides sides) {
    Band best = null;
    for (Band band : bands) {
      best = best == null || band.score() > best.score() ? band : best;
    }
    if (best == null) {
      return null;
    }
    List<Band> rivals = rivals(best, bands, sides);
    boolean strips = best.besideStrips() && !best.flanked();
    if (rivals.size() == 1 && !strips) {
      return best.width() > BandFinder.WIDEST ? null : certain(best);
    }
    Set<Integer> known = new TreeSet<>();
    rivals.forEach(band -> known.add(band.patch()));
    if (rivals.size() > 1
        && lanes(rivals, sides)
        && sides.length(sides.strips(best, known)) < MOSTLY * best.length()) {
      return new BandChoice(rivals, Set.of(), false);
    }
    Band kerbed = rivals.size() == 1 ? null : kerbed(rivals, sides);
    if (kerbed != null && sides.length(sides.strips(kerbed, known)) < MOSTLY * kerbed.length()) {
      return certain(kerbed);
    }
    if (rivals.stream().allMatch(band -> band.width() > BandFinder.WIDEST)) {
      return null;
    }
    return new BandChoice(rivals, strips ? sides.strips(best, known) : Set.of(), true);
  }

  /**
   * The band with two ends, where none goes around and there is hardly anything else to drive on.
   *
   * @return null when there is none
   */
  static BandChoice ofOpen(List<Band> bands) {
    return bands.stream()
        .filter(band -> band.width() <= BandFinder.WIDEST)
        .findFirst()
        .map(BandChoice::certain)
        .orElse(null);
  }

  /**
   * The only band, where there is one and it lies amid something: a strip between two different
   * things is beside a road.
   *
   * @return null when there is none
   */
  static BandChoice ofStages(List<Band> bands) {
    if (bands.size() != 1) {
      return null;
    }
    Band band = bands.get(0);
    boolean amid = band.flanked() || band.alone() && !band.besideStrips();
    return amid && band.width() <= BandFinder.WIDEST ? certain(band) : null;
  }

  /** Whether bands are all lanes of one road, each beside one of those before it. */
  private static boolean lanes(List<Band> bands, BandSides sides) {
    List<Band> left = new ArrayList<>(bands);
    List<Band> road = new ArrayList<>(List.of(left.remove(0)));
    for (int i = 0; i < road.size(); i++) {
      Band lane = road.get(i);
      List<Band> next = left.stream().filter(band -> sides.lanes(lane, band)).toList();
      road.addAll(next);
      left.removeAll(next);
    }
    return left.isEmpty() && bands.stream().mapToDouble(Band::width).sum() <= BandFinder.WIDEST;
  }

  /** A band that is the road whatever its width. */
  static BandChoice certain(Band band) {
    return new BandChoice(List.of(band), Set.of(), false);
  }

  /** The best one and all that may be the road as well, in the order of their patches. */
  private static List<Band> rivals(Band best, List<Band> bands, BandSides sides) {
    List<Band> rivals = new ArrayList<>();
    rivals.add(best);
    for (Band band : bands) {
      if (band != best
          && (CLEARLY * band.score() > best.score()
              || !best.flanked() && sides.beside(best, band))) {
        rivals.add(band);
      }
    }
    // Of verge, road and verge the road's other neighbour is one, too.
    for (int i = 1; i < rivals.size(); i++) {
      for (Band band : bands) {
        if (!rivals.contains(band) && sides.beside(rivals.get(i), band)) {
          rivals.add(band);
        }
      }
    }
    rivals.sort(Comparator.comparingInt(Band::patch));
    return rivals;
  }

  /** The only one with kerbs along both sides; null for none or for several. */
  private static Band kerbed(List<Band> rivals, BandSides sides) {
    Band most = null;
    double share = 0;
    double next = 0;
    for (Band band : rivals) {
      double kerbs = sides.kerbs(band);
      if (kerbs > share) {
        next = share;
        share = kerbs;
        most = band;
      } else {
        next = Math.max(next, kerbs);
      }
    }
    boolean clear = share >= KERBED && next < LESS * share;
    return clear && most.width() <= BandFinder.WIDEST ? most : null;
  }
}
