package org.trackwalk.report.format;

import org.trackwalk.model.finding.Effect;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Measure;

/** How bad a finding is: its number beside the limit, and what a car feels. */
public final class Size {

  private static final String SPEED = "m/s";

  /** A jolt and a measure that differ by less than this part are one number. */
  private static final double SAME = 0.01;

  private Size() {}

  /**
   * The number with its limit. Empty for a finding without a number, and for a length of nothing,
   * of which the fault is another one.
   */
  public static String measure(Finding f) {
    Measure m = f.measure();
    if (m == null || !Double.isFinite(m.value()) || (m.value() == 0 && m.unit().equals("m"))) {
      return "";
    }
    String text = Numbers.measure(m.value(), m.unit()) + Limit.words(m);
    return isJolt(f) ? "jolt of " + text + Jolt.when(Jolt.worst(f)) : text;
  }

  /** The jolt as {@link Jolt} tells it; empty where it is the measured number itself. */
  public static String jolt(Finding f) {
    return isJolt(f) ? "" : Jolt.words(f);
  }

  /** True where the measured number is the jolt, held against limits of the rule. */
  public static boolean isJolt(Finding f) {
    Measure m = f.measure();
    Effect worst = Jolt.worst(f);
    return m != null
        && worst != null
        && m.unit().equals(SPEED)
        && Math.abs(worst.worst() - m.value()) <= SAME * m.value();
  }
}
