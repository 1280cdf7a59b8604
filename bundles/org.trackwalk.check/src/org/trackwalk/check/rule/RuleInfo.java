package org.trackwalk.check.rule;

import java.util.List;

/**
 * What a rule tells about itself; the text of {@code trackwalk rules ID} and of its page.
 *
 * @param id {@code group.name}, stable for ever
 * @param severity {@code error}, {@code warning}, {@code information} or {@code by value}
 * @param title what it detects, in a few words
 * @param why what the player feels or the engine does
 * @param fix what to do in the modelling tool
 * @param scope how far a rule looks
 * @param parameters thresholds with defaults
 * @param source where the numbers come from
 * @param traits what others ask of it
 */
public record RuleInfo(
    String id,
    String severity,
    String title,
    String why,
    String fix,
    Scope scope,
    List<Parameter> parameters,
    String source,
    RuleTraits traits) {

  /** A rule of which nothing more is asked. */
  public RuleInfo(
      String id,
      String severity,
      String title,
      String why,
      String fix,
      Scope scope,
      List<Parameter> parameters,
      String source) {
    this(id, severity, title, why, fix, scope, parameters, source, RuleTraits.NONE);
  }

  /** The same with what others ask of it. */
  public RuleInfo with(RuleTraits newTraits) {
    return new RuleInfo(id, severity, title, why, fix, scope, parameters, source, newTraits);
  }

  /** The part before the dot. */
  public String group() {
    return id.substring(0, id.indexOf('.'));
  }
}
