package org.trackwalk.report.probe;

import org.trackwalk.contact.query.Verdict;

/** Colours of verdicts; their lightness differs too, so that they are told apart without colour. */
final class VerdictColors {

  static final String CONTACT = "#1f7a4d";
  static final String VOIDED = "#b7791f";
  static final String IGNORED = "#94a3b8";

  private VerdictColors() {}

  static String line(Verdict v) {
    return v.kept() ? CONTACT : v.order() < 0 ? IGNORED : VOIDED;
  }

  static String fill(Verdict v) {
    return v.kept() ? "#8fd3ae" : v.order() < 0 ? "#eef1f5" : "#fbe3b3";
  }

  static String word(Verdict v) {
    return v.kept() ? "CONTACT" : v.order() < 0 ? "ignored" : "voided";
  }
}
