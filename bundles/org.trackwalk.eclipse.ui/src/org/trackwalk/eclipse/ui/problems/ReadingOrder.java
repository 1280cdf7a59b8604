package org.trackwalk.eclipse.ui.problems;

import java.util.Comparator;
import org.eclipse.core.resources.IMarker;
import org.trackwalk.eclipse.core.marker.FindingDrafts;
import org.trackwalk.eclipse.ui.marker.TrackMarker;

/**
 * The order in which the command line tells findings, below what cannot be read at all: of that
 * nothing is known, and it has no risk to stand by. Then what is new or worse than the baseline,
 * then severity, risk, and among equals as {@code org.trackwalk.check.rank.WorstFirst} has it. It
 * looks at nothing but the findings, so several levels can be read in one list.
 */
final class ReadingOrder {

  static final Comparator<TrackMarker> WORST_FIRST =
      Comparator.comparing(ReadingOrder::isRead)
          .thenComparingInt(ReadingOrder::urgency)
          .thenComparing(Comparator.comparingInt(TrackMarker::severity).reversed())
          .thenComparing(Comparator.comparingDouble(TrackMarker::risk).reversed())
          .thenComparing(Comparator.comparingDouble(TrackMarker::weight).reversed())
          .thenComparing(Comparator.comparingDouble(TrackMarker::length).reversed())
          .thenComparing(ReadingOrder::byPlace)
          .thenComparing(TrackMarker::rule)
          .thenComparing(TrackMarker::message)
          .thenComparing(TrackMarker::level);

  private static final int URGENCIES = 3;

  /** Above the bits of the risk. */
  private static final int RANK = 58;

  private ReadingOrder() {}

  /**
   * A finding with its {@link #key}, for whoever compares it often.
   *
   * @param finding as it was read
   */
  record Keyed(TrackMarker finding, long key) {

    /** As {@link ReadingOrder#WORST_FIRST}. */
    static final Comparator<Keyed> ORDER =
        Comparator.comparingLong(Keyed::key)
            .thenComparing(Keyed::finding, ReadingOrder.WORST_FIRST);

    static Keyed of(TrackMarker finding) {
      return new Keyed(finding, ReadingOrder.key(finding));
    }
  }

  /**
   * What decides first in {@link #WORST_FIRST}, in one number: of two findings the one with the
   * smaller number comes first. Equal numbers say nothing, and only then need more be compared.
   */
  static long key(TrackMarker finding) {
    long rank = (isRead(finding) ? URGENCIES : 0) + urgency(finding);
    long grave =
        IMarker.SEVERITY_ERROR
            - Math.clamp(finding.severity(), IMarker.SEVERITY_INFO, IMarker.SEVERITY_ERROR);
    // Bits of doubles that are not negative are in the order of their values. The six lowest are
    // left out, so risks that differ in no others are equal here.
    long risk = Double.doubleToLongBits(Math.max(0, finding.risk())) >>> (64 - RANK);
    return (rank << 2 | grave) << RANK | (1L << RANK) - 1 - risk;
  }

  private static boolean isRead(TrackMarker finding) {
    return !FindingDrafts.UNREADABLE.equals(finding.rule());
  }

  /** As reports with a baseline begin. */
  private static int urgency(TrackMarker finding) {
    return switch (finding.state()) {
      case "new" -> 0;
      case "worse" -> 1;
      default -> 2;
    };
  }

  private static int byPlace(TrackMarker a, TrackMarker b) {
    double[] p = a.position();
    double[] q = b.position();
    if (p == null || q == null) {
      return Boolean.compare(p == null, q == null);
    }
    int order = Double.compare(p[0], q[0]);
    order = order == 0 ? Double.compare(p[1], q[1]) : order;
    return order == 0 ? Double.compare(p[2], q[2]) : order;
  }
}
