package org.trackwalk.mesh.tree;

import java.math.BigDecimal;

/** Whether a segment meets a box, without rounding. */
final class ExactRay {

  private BigDecimal enterOver = BigDecimal.ZERO;
  private BigDecimal enterUnder = BigDecimal.ONE;
  private BigDecimal leaveOver = BigDecimal.ONE;
  private BigDecimal leaveUnder = BigDecimal.ONE;

  private ExactRay() {}

  /**
   * @param ray from x, y, z, to x, y, z
   * @param more by how much the box is enlarged on every side
   */
  static boolean meets(float[] boxes, int at, double[] ray, double more) {
    ExactRay test = new ExactRay();
    for (int k = 0; k < 3; k++) {
      BigDecimal from = new BigDecimal(ray[k]);
      BigDecimal way = new BigDecimal(ray[3 + k]).subtract(from);
      BigDecimal low = new BigDecimal(boxes[at + k]).subtract(new BigDecimal(more));
      BigDecimal high = new BigDecimal(boxes[at + 3 + k]).add(new BigDecimal(more));
      if (way.signum() == 0) {
        if (from.compareTo(low) < 0 || from.compareTo(high) > 0) {
          return false;
        }
      } else if (way.signum() > 0) {
        test.clip(low.subtract(from), high.subtract(from), way);
      } else {
        test.clip(from.subtract(high), from.subtract(low), way.negate());
      }
    }
    return notAbove(test.enterOver, test.enterUnder, test.leaveOver, test.leaveUnder);
  }

  private void clip(BigDecimal first, BigDecimal last, BigDecimal under) {
    if (notAbove(enterOver, enterUnder, first, under)) {
      enterOver = first;
      enterUnder = under;
    }
    if (notAbove(last, under, leaveOver, leaveUnder)) {
      leaveOver = last;
      leaveUnder = under;
    }
  }

  /** a / b <= c / d, b and d above zero. */
  private static boolean notAbove(BigDecimal a, BigDecimal b, BigDecimal c, BigDecimal d) {
    return a.multiply(d).compareTo(c.multiply(b)) <= 0;
  }
}
