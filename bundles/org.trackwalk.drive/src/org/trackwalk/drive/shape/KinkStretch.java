package org.trackwalk.drive.shape;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.course.road.Strand;

/**
 * Kinks that a designer mends in one go: those of one bump or dip, or a long row of them where the
 * road is made of facets too coarse for its curves.
 *
 * @param kinks in driving order, at least one
 * @param length metres from the first to the last
 */
public record KinkStretch(List<Kink> kinks, double length) {
  /** So many kinks in a row, with a facet between each, are a coarse curve. */
  private static final int COARSE = 4;

  /** Takes a copy. */
  public KinkStretch {
    kinks = List.copyOf(kinks);
  }

  /** The worst of them. */
  public Kink worst() {
    Kink worst = kinks.get(0);
    for (Kink kink : kinks) {
      worst = kink.change() > worst.change() ? kink : worst;
    }
    return worst;
  }

  /** True when the road is made of facets too coarse for its curves. */
  public boolean coarse() {
    return kinks.size() >= COARSE && length > COARSE * ShapeLimits.ONE_PLACE;
  }

  /**
   * Groups the kinks of one strand.
   *
   * @param kinks of one strand, in the order of their rows
   */
  public static List<KinkStretch> of(Strand strand, List<Kink> kinks) {
    List<KinkStretch> stretches = new ArrayList<>();
    List<List<Kink>> runs = runs(kinks, ShapeLimits.FACET);
    if (strand.closed() && runs.size() > 1) {
      List<Kink> first = runs.get(0);
      List<Kink> last = runs.get(runs.size() - 1);
      int gap = first.get(0).row() + strand.rows() - last.get(last.size() - 1).row();
      if (gap * Strand.ROW <= ShapeLimits.FACET) {
        last.addAll(first);
        runs.remove(0);
      }
    }
    for (List<Kink> run : runs) {
      KinkStretch whole = stretch(strand, run);
      if (whole.coarse()) {
        stretches.add(whole);
      } else {
        for (List<Kink> place : runs(run, ShapeLimits.ONE_PLACE)) {
          stretches.add(stretch(strand, place));
        }
      }
    }
    return stretches;
  }

  private static KinkStretch stretch(Strand strand, List<Kink> run) {
    int rows = run.get(run.size() - 1).row() - run.get(0).row();
    return new KinkStretch(run, (rows < 0 ? rows + strand.rows() : rows) * Strand.ROW);
  }

  private static List<List<Kink>> runs(List<Kink> kinks, double reach) {
    List<List<Kink>> runs = new ArrayList<>();
    Kink before = null;
    for (Kink kink : kinks) {
      if (before == null || (kink.row() - before.row()) * Strand.ROW > reach) {
        runs.add(new ArrayList<>());
      }
      runs.get(runs.size() - 1).add(kink);
      before = kink;
    }
    return runs;
  }
}
