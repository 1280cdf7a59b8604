package org.trackwalk.eclipse.ui.problems;

import org.eclipse.core.resources.IMarker;
import org.trackwalk.eclipse.core.marker.MarkerAttributes;
import org.trackwalk.eclipse.ui.marker.TrackMarker;

/** What findings come to, each looked at once. */
final class Tally {

  private final int[] severities = new int[IMarker.SEVERITY_ERROR + 1];
  private int findings;
  private int unlisted;
  private int held;
  private boolean compared;

  /** One finding more. */
  void add(TrackMarker finding) {
    add(finding, Glance.at(finding));
  }

  /** One finding more, with what it is at a {@link Glance}. */
  void add(TrackMarker finding, int glance) {
    findings++;
    compared |= Glance.compared(glance);
    if (Glance.more(glance)) {
      unlisted += finding.marker().getAttribute(MarkerAttributes.COUNT, 0);
    } else {
      severities[Glance.severity(glance)]++;
    }
  }

  /** One that is not to be shown now. */
  void hold() {
    held++;
  }

  /** All of another. */
  void add(Tally other) {
    findings += other.findings;
    unlisted += other.unlisted;
    held += other.held;
    compared |= other.compared;
    for (int i = 0; i < severities.length; i++) {
      severities[i] += other.severities[i];
    }
  }

  /** How many lines they would be, each by itself. */
  int findings() {
    return findings;
  }

  /** How many the list has been given that are not to be shown now. */
  int held() {
    return held;
  }

  /** How many are of a severity; what only says that there are more is of none. */
  int of(int severity) {
    return severities[severity];
  }

  /** How many findings have no marker. */
  int unlisted() {
    return unlisted;
  }

  /** Whether one of them has been judged by two engines or vehicles. */
  boolean compared() {
    return compared;
  }
}
