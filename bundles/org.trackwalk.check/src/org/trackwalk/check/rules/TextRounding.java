package org.trackwalk.check.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import org.trackwalk.check.chain.Chain;
import org.trackwalk.check.finding.Finding;
import org.trackwalk.check.finding.LedgerClass;
import org.trackwalk.check.finding.Severity;
import org.trackwalk.check.rule.Rule;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rule.Scope;
import org.trackwalk.mesh.level.Piece;

/** Near misses that come from a file's last printed digit. */
final class TextRounding implements Rule {

  private static final RuleInfo INFO =
      new RuleInfo(
          "import.text-rounding",
          "information",
          "near misses as small as the file's last digit",
          "The exporter printed too few digits: each piece rounds its border for itself, "
              + "and borders that were one are not any more.",
          "Export with more digits (9 significant digits hold a float exactly), or export "
              + "all pieces in one file.",
          Scope.SEAM,
          List.of(),
          "9 significant digits hold a float");

  /** Float rounding on top of the decimal one. */
  private static final double MARGIN = 1.01;

  @Override
  public RuleInfo info() {
    return INFO;
  }

  @Override
  public List<Finding> check(RuleContext context) {
    TreeMap<String, List<Chain>> byFile = new TreeMap<>();
    TreeMap<String, Integer> digitsOf = new TreeMap<>();
    for (Chain chain : context.chainsOf(LedgerClass.NEAR_MISS)) {
      Piece piece = context.surface().pieces().get(chain.piece());
      Piece other = context.surface().pieces().get(chain.other());
      int digits =
          Math.min(
              digitsOf.computeIfAbsent(piece.file(), f -> digits(context, f)),
              digitsOf.computeIfAbsent(other.file(), f -> digits(context, f)));
      // Each side is off by at most half a digit an axis.
      double unit = Math.max(unit(piece), unit(other));
      double limit = unit * StrictMath.pow(10, -digits) * StrictMath.sqrt(3) * MARGIN;
      if (digits > 0 && digits < PrintedDigits.FULL && chain.worst().distance() <= limit) {
        byFile.computeIfAbsent(piece.file(), k -> new ArrayList<>()).add(chain);
      }
    }
    List<Finding> findings = new ArrayList<>();
    byFile.forEach((file, chains) -> findings.add(finding(context, file, chains)));
    return findings;
  }

  /** Metres that one of the numbers in a piece's file stands for. */
  private static double unit(Piece piece) {
    return piece.frame().unit().metres();
  }

  /** Decimals of a file: the most that any of its pieces shows. */
  private static int digits(RuleContext context, String file) {
    int digits = 0;
    for (Piece piece : context.surface().pieces()) {
      if (piece.file().equals(file) && digits < PrintedDigits.FULL) {
        digits = Math.max(digits, PrintedDigits.of(piece));
      }
    }
    return digits;
  }

  private static Finding finding(RuleContext context, String file, List<Chain> chains) {
    Chain worst = chains.get(0);
    for (Chain chain : chains) {
      worst = chain.worst().distance() > worst.worst().distance() ? chain : worst;
    }
    int digits = digits(context, file);
    double unit = unit(context.surface().pieces().get(worst.piece()));
    String message =
        String.format(
            Locale.ROOT,
            "%s prints %d decimals: %d near %s not wider than the last of them",
            file,
            digits,
            chains.size(),
            chains.size() == 1 ? "miss is" : "misses are");
    return SeamFinding.of(INFO, Severity.INFO, context, worst, message)
        .count(chains.size())
        .about(file)
        .measure("distance", worst.worst().distance(), "m", unit * StrictMath.pow(10, -digits))
        .build();
  }
}
