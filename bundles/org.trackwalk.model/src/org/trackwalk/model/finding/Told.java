package org.trackwalk.model.finding;

import org.trackwalk.mesh.level.MayBeNull;
import org.trackwalk.mesh.level.Numbers;

/**
 * What a finding says.
 *
 * @param rule id, {@code group.name}
 * @param severity after value and effect were weighed
 * @param message one sentence with the numbers, for a designer
 * @param help what to do in the modelling tool, one or two sentences; null when nothing is said
 * @param subject null for a finding with a place; else the pieces, file or class of surface that it
 *     is about as a whole: then its position is an example, and its fingerprint has no place
 * @param cause what it has in common with others that are one fault with it, in words for a
 *     designer; null when it stands alone
 * @param confidence 0 to 1
 * @param fixable whether a safe fix is known
 */
public record Told(
    String rule,
    Severity severity,
    String message,
    @MayBeNull String help,
    @MayBeNull String subject,
    @MayBeNull String cause,
    double confidence,
    boolean fixable) {

  /**
   * Its numbers are such as there are.
   *
   * @throws IllegalArgumentException when they are not
   */
  public Told {
    Numbers.requireParts(confidence);
  }

  Told fixable(boolean safe) {
    return new Told(rule, severity, message, help, subject, cause, confidence, safe);
  }

  Told causedBy(String newCause) {
    return new Told(rule, severity, message, help, subject, newCause, confidence, fixable);
  }

  Told about(Severity newSeverity, String newMessage, String newSubject) {
    return new Told(rule, newSeverity, newMessage, help, newSubject, cause, confidence, fixable);
  }
}
