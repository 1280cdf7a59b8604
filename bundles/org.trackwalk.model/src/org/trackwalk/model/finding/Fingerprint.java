package org.trackwalk.model.finding;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A name for a finding that survives a new export, as text {@code 9f2c61d0:1461:13:-12:7be}: what
 * it is and between which pieces, the cell of its middle, its class and length class. The parts
 * stay apart so that a finding that has moved a little, or has become a little longer, is still
 * known by the first two.
 *
 * @param kind hash of rule and sorted piece names (without a place: of rule and subject), 8
 *     hexadecimal digits
 * @param cell of the finding's middle, three whole numbers; null when it is about no place
 * @param detail hash of ledger class and length class, 3 hexadecimal digits
 */
public record Fingerprint(String kind, List<Integer> cell, String detail) {

  /** Edge of a cell, metres. */
  public static final double CELL = 0.25;

  /** Farther away a finding is another one, metres. */
  public static final double REACH = 1.0;

  private static final int KIND_DIGITS = 8;
  private static final int DETAIL_DIGITS = 3;
  private static final String NO_PLACE = "all";
  private static final Pattern TEXT =
      Pattern.compile(
          "([0-9a-f]{8}):(?:all|(-?[0-9]{1,9}):(-?[0-9]{1,9}):(-?[0-9]{1,9})):([0-9a-f]{3})");

  /** The name of a single finding. */
  public static Fingerprint of(Finding finding) {
    if (finding.whole()) {
      String what = finding.rule() + "\n\n" + finding.subject();
      return new Fingerprint(digest(what, KIND_DIGITS), null, digest("", DETAIL_DIGITS));
    }
    StringBuilder kind = new StringBuilder(finding.rule());
    finding.pieces().forEach(name -> kind.append('\n').append(name));
    String owner = finding.ledgerClass() == null ? "" : finding.ledgerClass().id();
    return new Fingerprint(
        digest(kind.toString(), KIND_DIGITS),
        cell(finding.anchor()),
        digest(owner + "\n" + lengthClass(finding.length()), DETAIL_DIGITS));
  }

  /** Reads what {@link #toString} wrote; empty for any other text. */
  public static Optional<Fingerprint> parse(String text) {
    Matcher m = TEXT.matcher(text);
    if (!m.matches()) {
      return Optional.empty();
    }
    List<Integer> cell =
        m.group(2) == null
            ? null
            : List.of(
                Integer.valueOf(m.group(2)),
                Integer.valueOf(m.group(3)),
                Integer.valueOf(m.group(4)));
    return Optional.of(new Fingerprint(m.group(1), cell, m.group(5)));
  }

  /** The middle of the cell, three doubles in level coordinates; null without a place. */
  public double[] place() {
    if (cell == null) {
      return null;
    }
    double[] at = new double[3];
    for (int k = 0; k < 3; k++) {
      at[k] = (cell.get(k) + 0.5) * CELL;
    }
    return at;
  }

  @Override
  public String toString() {
    String place = cell == null ? NO_PLACE : cell.get(0) + ":" + cell.get(1) + ":" + cell.get(2);
    return kind + ":" + place + ":" + detail;
  }

  private static List<Integer> cell(double[] at) {
    if (at == null) {
      return null;
    }
    return List.of(cell(at[0]), cell(at[1]), cell(at[2]));
  }

  /** Places beyond 10^8 m are in the outermost cell: nobody drives there. */
  private static int cell(double x) {
    double limit = 4e8;
    return (int) Math.max(-limit, Math.min(limit, Math.floor(x / CELL)));
  }

  /** Lengths by powers of four: up to 1 m, 4 m, 16 m, … */
  private static int lengthClass(double length) {
    int c = 0;
    for (double limit = 1; length > limit && c < 10; limit *= 4) {
      c++;
    }
    return c;
  }

  private static String digest(String text, int digits) {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(digest).substring(0, digits);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
