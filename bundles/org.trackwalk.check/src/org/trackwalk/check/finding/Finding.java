package org.trackwalk.check.finding;

import java.util.List;
import java.util.Map;
import org.trackwalk.mesh.level.SurfaceClass;

/**
 * One problem with its cause, place and size: a chain of edges, a piece or a level, never a single
 * edge of many. Findings are data; only writers turn them into words and colours.
 *
 * @param rule id, {@code group.name}
 * @param severity after value and effect were weighed
 * @param message one sentence with the numbers, for a designer
 * @param help what to do in the modelling tool, one or two sentences
 * @param surfaceClass of the place; of a pair the one with the lower weight
 * @param ledgerClass of the open edges; null when the rule is not about open edges
 * @param position three doubles, level coordinates (metres, Y up)
 * @param path polyline along the chain, xyz triples in level coordinates; at least one point
 * @param length metres along the chain; 0 for a point
 * @param bounds six doubles, min then max corner, level coordinates
 * @param count elements folded into this finding (edges, triangles, vertices)
 * @param measure the number and its threshold; null when there is none
 * @param effects per profile and shape
 * @param effectNote what is to be said about how the effects were found, half a sentence: that they
 *     were not computed and why, or that probing and closed form differ; null when there is nothing
 * @param pieces names, sorted; the first two are the pair at a seam
 * @param features per piece name the elements concerned, sorted by name
 * @param flow evidence in reading order
 * @param fingerprint stable under re-export (RULES 5)
 * @param baselineState {@code new}, {@code unchanged}, {@code better}, {@code worse}; null without
 *     baseline
 * @param confidence 0 to 1
 * @param fixable whether a safe fix is known
 * @param risk what it is ranked by (RULES 3), larger is worse
 * @param group key of the group that a designer reads as one line
 * @param subject null for a finding with a place; else the pieces, file or class of surface that it
 *     is about as a whole: then its position is an example, and its fingerprint has no place
 * @param cause what it has in common with others that are one fault with it, in words for a
 *     designer; null when it stands alone
 */
public record Finding(
    String rule,
    Severity severity,
    String message,
    String help,
    SurfaceClass surfaceClass,
    LedgerClass ledgerClass,
    double[] position,
    double[] path,
    double length,
    double[] bounds,
    int count,
    Measure measure,
    List<Effect> effects,
    String effectNote,
    List<String> pieces,
    Map<String, Features> features,
    List<FlowStep> flow,
    String fingerprint,
    String baselineState,
    double confidence,
    boolean fixable,
    double risk,
    String group,
    String subject,
    String cause) {

  /** The worst velocity change over all effects, m/s; 0 when none is known. */
  public double worstEffect() {
    double worst = 0;
    for (Effect effect : effects) {
      worst = Math.max(worst, effect.worst());
    }
    return worst;
  }

  /** True when it is about whole pieces, a file, the level, or many places at once. */
  public boolean whole() {
    return subject != null;
  }

  /**
   * False when it is about something as a whole and nothing of the level is known as an example, so
   * that its position means nothing.
   */
  public boolean placed() {
    boolean origin = position[0] == 0 && position[1] == 0 && position[2] == 0;
    return !(origin && whole() && pieces.isEmpty() && features.isEmpty() && flow.isEmpty());
  }

  /**
   * The point that stands for all of it: the middle of its bounds. The worst place jumps between
   * places that are equally bad, the middle stays.
   *
   * @return three doubles, level coordinates; null when it is about no place
   */
  public double[] anchor() {
    if (whole()) {
      return null;
    }
    double[] middle = position.clone();
    for (int k = 0; k < 3 && bounds.length == 6; k++) {
      middle[k] = (bounds[k] + bounds[3 + k]) / 2;
    }
    return middle;
  }

  /** The same, with or without a safe fix. */
  public Finding fixable(boolean safe) {
    ChangedFinding changed = new ChangedFinding(this);
    changed.fixable = safe;
    return changed.finding();
  }

  /** The same with what ranking adds. */
  public Finding ranked(String newFingerprint, double newRisk, String newGroup) {
    ChangedFinding changed = new ChangedFinding(this);
    changed.fingerprint = newFingerprint;
    changed.risk = newRisk;
    changed.group = newGroup;
    return changed.finding();
  }

  /** The same on another class of surface. */
  public Finding on(SurfaceClass newClass) {
    ChangedFinding changed = new ChangedFinding(this);
    changed.surfaceClass = newClass;
    return changed.finding();
  }

  /** The same with a cause that it shares with others. */
  public Finding causedBy(String newCause) {
    ChangedFinding changed = new ChangedFinding(this);
    changed.cause = newCause;
    return changed.finding();
  }

  /** The same, compared with an earlier check. */
  public Finding since(String newState, String newGroup) {
    ChangedFinding changed = new ChangedFinding(this);
    changed.baselineState = newState;
    changed.group = newGroup;
    return changed.finding();
  }

  /** The same finding speaking for others too, wherever they are. */
  public Finding speakingFor(
      Severity newSeverity,
      String newMessage,
      int newCount,
      List<FlowStep> newFlow,
      String newSubject) {
    ChangedFinding changed = new ChangedFinding(this);
    changed.severity = newSeverity;
    changed.message = newMessage;
    changed.count = newCount;
    changed.flow = newFlow;
    changed.subject = newSubject;
    return changed.finding();
  }
}
