package org.trackwalk.check.fix;

import org.trackwalk.model.finding.Finding;

/**
 * What can be done about a finding.
 *
 * @param finding before folding
 * @param fix null when it is refused
 * @param refusal why nothing safe can be done; empty when something can
 */
public record Proposal(Finding finding, Fix fix, String refusal) {

  static Proposal of(Finding finding, Fix fix) {
    return new Proposal(finding, fix, "");
  }

  static Proposal refused(Finding finding, String reason) {
    return new Proposal(finding, null, reason);
  }

  /** Which finding it is about: the same when the same files are checked again. */
  public String key() {
    return key(finding);
  }

  /** The same of a finding before folding. */
  public static String key(Finding finding) {
    double[] p = finding.position();
    return finding.rule() + " " + finding.pieces() + " " + p[0] + " " + p[1] + " " + p[2];
  }

  /** Whether there is a fix. */
  public boolean safe() {
    return fix != null;
  }

  /** The same, refused after all. */
  public Proposal refusedFor(String reason) {
    return refused(finding, reason);
  }
}
