package org.trackwalk.check.rules.ride;

import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.FlowStep;

/** What many roads have on purpose: several places of it are one note. */
final class OneNote {

  private OneNote() {}

  /**
   * One finding that names all the places; as they are where it is none or one.
   *
   * @param hard how hard a finding is: the hardest speaks for all
   * @param words what is so of how many, ahead of the hardest one's message; a {@code %d} in it
   * @param subject what they are together
   */
  static List<Finding> of(
      List<Finding> all, ToDoubleFunction<Finding> hard, String words, String subject) {
    if (all.size() < 2) {
      return all;
    }
    Finding hardest = all.get(0);
    for (Finding finding : all) {
      hardest = hard.applyAsDouble(finding) > hard.applyAsDouble(hardest) ? finding : hardest;
    }
    List<FlowStep> places = all.stream().map(f -> new FlowStep(f.position(), f.message())).toList();
    String message = String.format(Locale.ROOT, words, all.size()) + hardest.message();
    return List.of(hardest.speakingFor(hardest.severity(), message, all.size(), places, subject));
  }
}
