package org.trackwalk.benchmarks.picture;

import java.util.Locale;
import java.util.function.ToDoubleFunction;
import org.trackwalk.contact.replay.Frame;
import org.trackwalk.contact.replay.Replay;

/** Curves over time, each with its name at its end. */
final class CurvesPicture {

  private static final int LEFT = 52;
  private static final int RIGHT = 560;
  private static final int TOP = 34;
  private static final int BOTTOM = 234;

  private final SvgSheet sheet;
  private final double seconds;
  private final double most;
  private double lastLabel = Double.NEGATIVE_INFINITY;

  /**
   * Axes.
   *
   * @param seconds end of the axis to the right
   * @param most end of the axis upward
   * @param steps number of lines across
   */
  CurvesPicture(String title, String unit, double seconds, double most, int steps) {
    this.sheet = new SvgSheet(760, 274, title);
    this.seconds = seconds;
    this.most = most;
    sheet.text(LEFT - 40, 20, "b", title);
    for (int i = 0; i <= steps; i++) {
      double value = most * i / steps;
      double y = y(value);
      sheet.line(LEFT, y, RIGHT, y, i == 0 ? "#52606d" : "#e4e7eb", 1);
      sheet.text(LEFT - 6, y + 4, "n e", number(value) + (i == steps ? unit : ""));
    }
    for (int i = 0; i <= 5; i++) {
      double x = LEFT + (RIGHT - LEFT) * i / 5.0;
      sheet.text(x, BOTTOM + 18, "n m", number(seconds * i / 5) + (i == 5 ? " s" : ""));
    }
  }

  private static String number(double value) {
    String text = String.format(Locale.ROOT, "%.2f", value);
    return text.replaceAll("0+$", "").replaceAll("\\.$", "");
  }

  /** Draws a curve; the ones that end highest first, so that names do not lie on each other. */
  void curve(Replay replay, ToDoubleFunction<Frame> value, String colour, String name) {
    int count = 0;
    for (Frame frame : replay.frames()) {
      count += frame.time() <= seconds ? 1 : 0;
    }
    double[] xy = new double[2 * count];
    for (int i = 0; i < count; i++) {
      Frame frame = replay.frames().get(i);
      xy[2 * i] = LEFT + (RIGHT - LEFT) * frame.time() / seconds;
      xy[2 * i + 1] = y(value.applyAsDouble(frame));
    }
    sheet.curve(xy, colour, 2);
    double label = Math.max(xy[2 * count - 1] + 4, lastLabel + 16);
    lastLabel = label;
    sheet.dot(RIGHT + 34, label - 4, 4, colour);
    sheet.text(RIGHT + 44, label, "", name);
  }

  private double y(double value) {
    return BOTTOM - (BOTTOM - TOP) * Math.min(value, most) / most;
  }

  @Override
  public String toString() {
    return sheet.toString();
  }
}
