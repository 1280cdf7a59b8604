package org.trackwalk.report.drawing;

import org.trackwalk.report.format.Numbers;

/** Draws strips below each other over one way: their field, bands, curves, and the way's ticks. */
public final class StripPaper {

  /** Width of a page of strips, pixels. */
  public static final int WIDTH = 1200;

  /** What is free around them, pixels. */
  public static final int MARGIN = 30;

  /** Left of a strip, for its numbers, pixels. */
  public static final int LEFT = 64;

  /** Height of a strip, and what is between two, pixels. */
  public static final int STRIP = 84;

  public static final int GAP = 30;

  /** Columns of a strip. */
  public static final int COLUMNS = WIDTH - 2 * MARGIN - LEFT + 1;

  /** Colour of a band. */
  public static final String BAND = "#cbd5e1";

  /** Ticks of the way: at most so many. */
  private static final int TICKS = 12;

  /** Height of small letters, with what is between lines. */
  private static final int LETTERS = 12;

  private final SvgText out;
  private final double perUnit;

  /**
   * Paper for a way.
   *
   * @param length of the way, in its unit
   */
  public StripPaper(SvgText out, double length) {
    this.out = out;
    this.perUnit = (COLUMNS - 1) / Math.max(length, 1e-6);
  }

  /** Columns by unit of the way. */
  public double perUnit() {
    return perUnit;
  }

  /** Where a place of the way is, pixels from the left. */
  public double x(double s) {
    return MARGIN + LEFT + s * perUnit;
  }

  /** The strip's title, field, and the ends of its range. */
  public void field(Strip<?> strip, double[] range, double top) {
    double left = MARGIN + LEFT;
    out.text(left, top - 5, "class=\"title\"", strip.title());
    out.rectangle(left, top, COLUMNS, STRIP, "fill=\"" + Palette.FIELD + "\"");
    double nothing = 1e-3 * (range[1] - range[0]);
    label(top + 8, Math.abs(range[1]) < nothing ? 0 : range[1]);
    label(top + STRIP, Math.abs(range[0]) < nothing ? 0 : range[0]);
  }

  /** Words at the right, over a strip. */
  public void aside(String words, double top) {
    if (!words.isEmpty()) {
      out.text(MARGIN + LEFT + COLUMNS, top - 5, "class=\"body end\"", words);
    }
  }

  private void label(double y, double value) {
    out.text(MARGIN + LEFT - 6, y, "class=\"tick end\"", Numbers.rounded(value));
  }

  /** The values to compare with. */
  public void lines(Strip<?> strip, double[] range, double top) {
    double left = MARGIN + LEFT;
    double before = Double.NaN;
    for (Strip.Line line : strip.lines()) {
      if (line.value() > range[0] && line.value() < range[1]) {
        double y = y(line.value(), range, top);
        String dashed = "stroke=\"#94a3b8\" stroke-dasharray=\"4 4\"";
        out.line(left, y, left + COLUMNS, y, dashed);
        if (!(Math.abs(y - before) < LETTERS)) {
          out.text(left + COLUMNS - 4, y - 3, "class=\"tick end\"", line.words());
          before = y;
        }
      }
    }
  }

  private static double y(double value, double[] range, double top) {
    return top + STRIP - (value - range[0]) * STRIP / (range[1] - range[0]);
  }

  /** All between the least and the largest value of each column, cut to the strip. */
  public void band(StripColumns values, double[] range, double top) {
    out.raw("<path fill=\"none\" stroke=\"").raw(BAND).raw("\" d=\"");
    for (int i = 0; i < values.low().length; i++) {
      if (Double.isFinite(values.low()[i])) {
        double from = Math.clamp(y(values.low()[i], range, top), top, top + STRIP);
        double to = Math.clamp(y(values.high()[i], range, top), top, top + STRIP);
        out.raw("M").at(MARGIN + LEFT + i).raw(" ").at(from + 0.3).raw("V").at(to - 0.3).raw(" ");
      }
    }
    out.raw("\"/>\n");
  }

  /**
   * A line through the least and the largest value of each column, in that order.
   *
   * @param bridge so many columns two samples may be apart
   */
  public void curve(StripColumns values, double[] range, double top, String color, int bridge) {
    out.raw("<path fill=\"none\" stroke-width=\"1.1\" stroke=\"").raw(color).raw("\" d=\"");
    int before = -bridge - 1;
    for (int i = 0; i < values.low().length; i++) {
      double low = values.low()[i];
      double high = values.high()[i];
      if (Double.isFinite(low)) {
        double x = MARGIN + LEFT + i;
        out.raw(i - before <= bridge ? "L" : "M").at(x).raw(" ").at(y(low, range, top)).raw(" ");
        if (high > low) {
          out.raw("L").at(x).raw(" ").at(y(high, range, top)).raw(" ");
        }
        before = i;
      }
    }
    out.raw("\"/>\n");
  }

  /** The way's ticks with their unit. */
  public void ticks(double length, String unit, double y) {
    double step = step(length);
    for (int i = 0; i * step <= length; i++) {
      out.text(x(i * step), y, "class=\"tick mid\"", Numbers.rounded(i * step) + " " + unit);
    }
  }

  /** 1, 2 or 5 times a power of ten, so that there are few ticks. */
  private static double step(double length) {
    double step =
        length < TICKS
            ? StrictMath.pow(10, Math.floor(StrictMath.log10(Math.max(length, 1e-6))) - 1)
            : 1;
    for (int i = 0; length / step > TICKS; i++) {
      step *= i % 3 == 1 ? 2.5 : 2;
    }
    return step;
  }

  /** A number in a disc over the strips, and a line down through them. */
  public void mark(double x, double top, double bottom, int row, String color, int number) {
    out.line(x, top - 18, x, bottom, "stroke=\"" + color + "\" stroke-opacity=\"0.45\"");
    double y = top - 26 - row * 12;
    out.circle(x, y + 2, 7, "fill=\"" + color + "\"");
    out.text(x, y + 5.5, "class=\"no\"", String.valueOf(number));
  }
}
