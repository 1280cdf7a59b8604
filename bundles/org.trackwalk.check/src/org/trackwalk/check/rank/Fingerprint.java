package org.trackwalk.check.rank;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import org.trackwalk.check.finding.Finding;

/**
 * A name for a finding that survives a new export: rule, class, sorted piece names, position in
 * cells of 0.25 m, length class (RULES 5).
 */
final class Fingerprint {

  /** Edge of a cell, metres. */
  private static final double CELL = 0.25;

  private Fingerprint() {}

  static String of(Finding finding) {
    StringBuilder text = new StringBuilder(finding.rule());
    text.append('\n').append(finding.ledgerClass() == null ? "" : finding.ledgerClass().id());
    finding.pieces().forEach(name -> text.append('\n').append(name));
    for (double x : finding.position()) {
      text.append('\n').append((long) Math.floor(x / CELL));
    }
    text.append('\n').append(lengthClass(finding.length()));
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256")
              .digest(text.toString().getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(digest, 0, 8);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  /** Lengths by powers of four: up to 1 m, 4 m, 16 m, … */
  private static int lengthClass(double length) {
    int c = 0;
    for (double limit = 1; length > limit && c < 10; limit *= 4) {
      c++;
    }
    return c;
  }
}
