package org.trackwalk.drive.confirm;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.trackwalk.model.finding.Effect;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.SeamLine;

/** What findings foretell for one engine and one probe. */
final class Foretold {

  private final List<Finding> findings;
  private final String profile;
  private final Probe probe;

  /**
   * Of some findings.
   *
   * @param profile id
   */
  Foretold(List<Finding> findings, String profile, Probe probe) {
    this.findings = findings;
    this.profile = profile;
    this.probe = probe;
  }

  /** Every jolt, the worst first. */
  List<Confirmed> jolts() {
    List<Confirmed> foretold = new ArrayList<>();
    for (Finding finding : findings) {
      for (SeamLine line : finding.lines()) {
        add(finding, line, line.effects(), foretold);
      }
      if (finding.lines().isEmpty()) {
        add(finding, null, finding.effects(), foretold);
      }
    }
    foretold.sort(
        Comparator.comparingDouble((Confirmed c) -> c.effect().worst())
            .reversed()
            .thenComparing(c -> c.finding().fingerprint()));
    return foretold;
  }

  private void add(Finding finding, SeamLine line, List<Effect> effects, List<Confirmed> foretold) {
    for (Effect effect : effects) {
      if (effect.profile().equals(profile)
          && probe.labels().contains(effect.shape())
          && effect.worst() >= Jolted.LEAST) {
        foretold.add(new Confirmed(finding, line, effect, null, Unmeasured.LEFT_OUT));
      }
    }
  }

  /**
   * Where what is measured may have been foretold.
   *
   * @param jolts of {@link #jolts}
   */
  Places places(List<Confirmed> jolts, Under under) {
    List<Places.Told> jolting = new ArrayList<>();
    jolts.forEach(f -> jolting.add(new Places.Told(f.finding().rule(), f.path())));
    List<Places.Told> others = new ArrayList<>();
    for (Finding finding : findings) {
      for (SeamLine line : finding.lines()) {
        others.add(new Places.Told(finding.rule(), line.path()));
      }
      if (!finding.whole()) {
        others.add(new Places.Told(finding.rule(), finding.path()));
      }
    }
    boolean slides = probe.car() == null && !probe.round();
    return new Places(under, jolting, others, slides ? 2 * probe.front() : 0);
  }
}
