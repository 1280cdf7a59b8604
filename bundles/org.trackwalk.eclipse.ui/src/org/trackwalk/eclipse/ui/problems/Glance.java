package org.trackwalk.eclipse.ui.problems;

import org.eclipse.core.resources.IMarker;
import org.trackwalk.eclipse.core.marker.FindingDrafts;
import org.trackwalk.eclipse.ui.marker.TrackMarker;

/**
 * What is asked of each finding whenever others are shown, in bits of one number: of a hundred
 * thousand findings even a look at the texts behind each is felt.
 */
final class Glance {

  private static final int SEVERITY = 3;
  private static final int FIXED = 1 << 2;
  private static final int FRESH = 1 << 3;
  private static final int OPEN = 1 << 4;
  private static final int COMPARED = 1 << 5;
  private static final int MORE = 1 << 6;

  private Glance() {}

  /** A finding at a glance. */
  static int at(TrackMarker finding) {
    boolean fixed = Shown.FIXED.equals(finding.since());
    return Math.clamp(finding.severity(), IMarker.SEVERITY_INFO, IMarker.SEVERITY_ERROR)
        | flag(FIXED, fixed)
        | flag(FRESH, !fixed && !finding.since().isEmpty())
        | flag(OPEN, finding.open())
        | flag(COMPARED, !finding.byProfile().isEmpty())
        | flag(MORE, finding.rule().equals(FindingDrafts.MORE));
  }

  private static int flag(int bit, boolean set) {
    return set ? bit : 0;
  }

  /** {@link IMarker#SEVERITY_ERROR} and so on. */
  static int severity(int glance) {
    return glance & SEVERITY;
  }

  /** Whether the last check does not find it any more. */
  static boolean fixed(int glance) {
    return (glance & FIXED) != 0;
  }

  /** Whether it is new or worse since the check before. */
  static boolean fresh(int glance) {
    return (glance & FRESH) != 0;
  }

  /** Whether there is still something to be done about it. */
  static boolean open(int glance) {
    return (glance & OPEN) != 0;
  }

  /** Whether it has been judged by two engines or vehicles. */
  static boolean compared(int glance) {
    return (glance & COMPARED) != 0;
  }

  /** Whether it only says that there are more. */
  static boolean more(int glance) {
    return (glance & MORE) != 0;
  }
}
