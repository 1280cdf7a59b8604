package org.trackwalk.check.rules.weld;

import java.util.TreeMap;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.seams.chain.Chain;

/** Which near misses are no wider than the last digit that their files printed. */
public final class RoundedSeams {

  /** Float rounding on top of the decimal one. */
  private static final double MARGIN = 1.01;

  private final RuleContext context;
  private final TreeMap<String, Integer> digitsOf = new TreeMap<>();

  public RoundedSeams(RuleContext context) {
    this.context = context;
  }

  /** True when the printed digits alone can have made this near miss. */
  public boolean explains(Chain chain) {
    Piece piece = context.surface().pieces().get(chain.piece());
    Piece other = context.surface().pieces().get(chain.other());
    int digits = Math.min(digits(piece.file()), digits(other.file()));
    // Each side is off by at most half a digit an axis.
    double unit = Math.max(unit(piece), unit(other));
    double limit = unit * StrictMath.pow(10, -digits) * StrictMath.sqrt(3) * MARGIN;
    return digits > 0 && digits < PrintedDigits.FULL && chain.worst().distance() <= limit;
  }

  /** Metres that one of the numbers in a piece's file stands for. */
  public static double unit(Piece piece) {
    return piece.frame().unit().metres();
  }

  /** Decimals of a file: the most that any of its pieces shows; all of what no file printed. */
  public int digits(String file) {
    return digitsOf.computeIfAbsent(file, this::shown);
  }

  private int shown(String file) {
    int digits = file.isEmpty() ? PrintedDigits.FULL : 0;
    for (Piece piece : context.surface().pieces()) {
      if (piece.file().equals(file) && digits < PrintedDigits.FULL) {
        digits = Math.max(digits, PrintedDigits.of(piece));
      }
    }
    return digits;
  }
}
