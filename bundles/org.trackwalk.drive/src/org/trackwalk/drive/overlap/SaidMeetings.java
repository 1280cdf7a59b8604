package org.trackwalk.drive.overlap;

import java.util.List;
import org.trackwalk.io.names.NamePattern;
import org.trackwalk.mesh.level.LevelHints.MeetingRule;

/** What a manifest says of pieces that go through each other: the first rule that fits a pair. */
public final class SaidMeetings {

  private final List<Rule> rules;

  private record Rule(NamePattern a, NamePattern b, MeetingRule rule) {

    boolean fits(String one, String other) {
      return a.matches(one) && b.matches(other);
    }
  }

  /**
   * What holds for a pair.
   *
   * @param rule as the manifest has it
   * @param turned whether its {@code a} names the second of the pair
   */
  public record Said(MeetingRule rule, boolean turned) {}

  /** The rules of a level, in their order. */
  public SaidMeetings(List<MeetingRule> rules) {
    this.rules =
        rules.stream()
            .map(rule -> new Rule(new NamePattern(rule.a()), new NamePattern(rule.b()), rule))
            .toList();
  }

  /** What holds for two pieces of these names; null when nothing is said. */
  public Said of(String one, String other) {
    for (Rule rule : rules) {
      boolean straight = rule.fits(one, other);
      if (straight || rule.fits(other, one)) {
        return new Said(rule.rule(), !straight);
      }
    }
    return null;
  }

  /** True when two pieces may go through each other, false when they must not, else null. */
  Boolean allowed(String one, String other) {
    Said said = of(one, other);
    if (said == null) {
      return null;
    }
    return said.rule().allowed() == null && "inactive".equals(said.rule().method())
        ? Boolean.TRUE
        : said.rule().allowed();
  }
}
