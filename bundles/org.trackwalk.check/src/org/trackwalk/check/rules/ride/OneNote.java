package org.trackwalk.check.rules.ride;

import java.util.List;
import org.trackwalk.model.finding.Finding;

/**
 * What many roads have on purpose: several places of it are read as one note, but each stays one
 * finding with a name of its own, so that a change at one place is no change at the others.
 */
final class OneNote {

  private OneNote() {}

  /**
   * The findings as ranking folds them.
   *
   * @param words what is so of all of them, ahead of their number and the hardest one's message
   */
  static List<Finding> of(List<Finding> all, String words) {
    return all.stream().map(finding -> finding.causedBy(words)).toList();
  }
}
