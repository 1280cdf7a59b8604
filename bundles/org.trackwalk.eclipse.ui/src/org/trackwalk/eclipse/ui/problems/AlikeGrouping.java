package org.trackwalk.eclipse.ui.problems;

import org.eclipse.core.resources.IMarker;
import org.trackwalk.eclipse.core.marker.FindingDrafts;
import org.trackwalk.eclipse.ui.marker.TrackMarker;

/** The names under which the platform keeps what is read as one line, as the command line does. */
final class AlikeGrouping {

  /** Id of the grouping that the view begins with; said in plugin.xml too. */
  static final String KEY = "alike";

  /** Begins the names of our groups, and of no other. */
  private static final String SIGN = "\u2063";

  private static final String NOTES = SIGN + "notes";

  private static final String MORE = NOTES + " more ";

  private AlikeGrouping() {}

  /** Equal for findings that are one line; all notes are one, but not that there are more. */
  static String name(TrackMarker finding) {
    if (finding.rule().equals(FindingDrafts.MORE)) {
      return MORE + finding.anchor();
    }
    boolean note = finding.severity() == IMarker.SEVERITY_INFO;
    return note && !Shown.FIXED.equals(finding.since()) ? NOTES : SIGN + finding.alike();
  }

  /** Whether a line of the platform is one of ours. */
  static boolean isOurs(String description) {
    return description.startsWith(SIGN);
  }

  /** Whether a line of the platform stands for findings that are alike. */
  static boolean isGroup(String description) {
    return isOurs(description) && !isNotes(description);
  }

  /** Whether it stands for all notes. */
  static boolean isNotes(String description) {
    // The platform adds how many there are.
    return description.startsWith(NOTES) && !isMore(description);
  }

  /** Whether it says of a level that it has more findings than lines. */
  static boolean isMore(String description) {
    return description.startsWith(MORE);
  }
}
