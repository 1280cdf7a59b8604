package org.trackwalk.model.finding;

import java.util.List;
import java.util.Map;
import org.trackwalk.mesh.level.SurfaceClass;

/**
 * One problem with its cause, place and size: a chain of edges, a piece or a level, never a single
 * edge of many. Findings are data; only writers turn them into words and colours.
 *
 * @param told what it says
 * @param place where it is
 * @param evidence what it rests on
 * @param standing what it is among the others
 */
public record Finding(Told told, Place place, Evidence evidence, Standing standing) {

  /** See {@link Told}. */
  public String rule() {
    return told.rule();
  }

  /** See {@link Told}. */
  public Severity severity() {
    return told.severity();
  }

  /** See {@link Told}. */
  public String message() {
    return told.message();
  }

  /** See {@link Told}. */
  public String help() {
    return told.help();
  }

  /** See {@link Told}. */
  public String subject() {
    return told.subject();
  }

  /** See {@link Told}. */
  public String cause() {
    return told.cause();
  }

  /** See {@link Told}. */
  public double confidence() {
    return told.confidence();
  }

  /** See {@link Told}. */
  public boolean fixable() {
    return told.fixable();
  }

  /** See {@link Place}. */
  public SurfaceClass surfaceClass() {
    return place.surfaceClass();
  }

  /** See {@link Place}. */
  public double[] position() {
    return place.position();
  }

  /** See {@link Place}. */
  public double[] path() {
    return place.path();
  }

  /** See {@link Place}. */
  public double length() {
    return place.length();
  }

  /** See {@link Place}. */
  public double[] bounds() {
    return place.bounds();
  }

  /** See {@link Place}. */
  public List<String> pieces() {
    return place.pieces();
  }

  /** See {@link Place}. */
  public Map<String, Features> features() {
    return place.features();
  }

  /** See {@link Evidence}. */
  public LedgerClass ledgerClass() {
    return evidence.ledgerClass();
  }

  /** See {@link Evidence}. */
  public int count() {
    return evidence.count();
  }

  /** See {@link Evidence}. */
  public Measure measure() {
    return evidence.measure();
  }

  /** See {@link Evidence}. */
  public List<Effect> effects() {
    return evidence.effects();
  }

  /** See {@link Evidence}. */
  public String effectNote() {
    return evidence.effectNote();
  }

  /** See {@link Evidence}. */
  public List<FlowStep> flow() {
    return evidence.flow();
  }

  /** See {@link Evidence}. */
  public List<SeamLine> lines() {
    return evidence.lines();
  }

  /** See {@link Standing}. */
  public String fingerprint() {
    return standing.fingerprint();
  }

  /** See {@link Standing}. */
  public double risk() {
    return standing.risk();
  }

  /** See {@link Standing}. */
  public String group() {
    return standing.group();
  }

  /** See {@link Standing}. */
  public String baselineState() {
    return standing.baselineState();
  }

  /** See {@link Standing}. */
  public Work work() {
    return standing.work();
  }

  /** The worst velocity change over all effects, m/s; 0 when none is known. */
  public double worstEffect() {
    double worst = 0;
    for (Effect effect : effects()) {
      worst = Math.max(worst, effect.worst());
    }
    return worst;
  }

  /** True when it is about whole pieces, a file, the level, or many places at once. */
  public boolean whole() {
    return subject() != null;
  }

  /**
   * False when it is about something as a whole and nothing of the level is known as an example, so
   * that its position means nothing.
   */
  public boolean placed() {
    double[] at = position();
    boolean origin = at[0] == 0 && at[1] == 0 && at[2] == 0;
    return !(origin && whole() && pieces().isEmpty() && features().isEmpty() && flow().isEmpty());
  }

  /**
   * The point that stands for all of it: the middle of its bounds.
   *
   * @return three doubles, level coordinates; null when it is about no place
   */
  public double[] anchor() {
    return whole() ? null : place.middle();
  }

  /** The same, with or without a safe fix. */
  public Finding fixable(boolean safe) {
    return new Finding(told.fixable(safe), place, evidence, standing);
  }

  /** The same with what ranking adds. */
  public Finding ranked(String fingerprint, double risk, String group) {
    return standing(new Standing(fingerprint, risk, group, baselineState(), work()));
  }

  /** The same on another class of surface. */
  public Finding on(SurfaceClass newClass) {
    return new Finding(told, place.on(newClass), evidence, standing);
  }

  /** The same with a cause that it shares with others. */
  public Finding causedBy(String cause) {
    return new Finding(told.causedBy(cause), place, evidence, standing);
  }

  /** The same, compared with an earlier check. */
  public Finding since(String state, String group) {
    return standing(new Standing(fingerprint(), risk(), group, state, work()));
  }

  /** The same with what the team says about it; null for nothing. */
  public Finding worked(Work work) {
    return standing(new Standing(fingerprint(), risk(), group(), baselineState(), work));
  }

  /** The same with more to be said about its effects, half a sentence. */
  public Finding noted(String words) {
    return new Finding(told, place, evidence.noted(words), standing);
  }

  /** The same finding speaking for others too, wherever they are. */
  public Finding speakingFor(
      Severity severity, String message, int count, List<FlowStep> flow, String subject) {
    return new Finding(
        told.about(severity, message, subject), place, evidence.of(count, flow), standing);
  }

  private Finding standing(Standing newStanding) {
    return new Finding(told, place, evidence, newStanding);
  }
}
