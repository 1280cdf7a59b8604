package org.trackwalk.eclipse.viewer.strip;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Path;
import org.eclipse.swt.graphics.Point;
import org.trackwalk.eclipse.viewer.strip.StripSheet.Curve;
import org.trackwalk.eclipse.viewer.strip.StripSheet.Mark;
import org.trackwalk.eclipse.viewer.strip.StripSheet.Row;
import org.trackwalk.eclipse.viewer.theme.Contrast;
import org.trackwalk.eclipse.viewer.theme.Palette;
import org.trackwalk.eclipse.viewer.theme.ViewTheme;
import org.trackwalk.report.drawing.Strip;
import org.trackwalk.report.drawing.StripColumns;
import org.trackwalk.report.format.Numbers;

/** Draws a strip chart: all but the cursor, and the cursor over it. */
final class StripPainter {

  /** Radius of a mark with a number, and of one without, pixels. */
  static final int DISC = 8;

  static final int DOT = 4;

  private static final double BAND_SHARE = 0.25;
  private static final double FIELD_SHARE = 0.06;
  private static final int TICKS = 12;

  /** Places are written in hundredths of their unit. */
  private static final double PLACE = 100;

  /** A strip's ends that are this share of it are written as 0. */
  private static final double NOTHING = 1e-3;

  private final GC gc;
  private final StripSheet sheet;
  private final StripLayout layout;
  private final ViewTheme theme;

  StripPainter(GC gc, StripSheet sheet, StripLayout layout, ViewTheme theme) {
    this.gc = gc;
    this.sheet = sheet;
    this.layout = layout;
    this.theme = theme;
    gc.setAntialias(SWT.ON);
    gc.setTextAntialias(SWT.ON);
  }

  /** Everything that stays while the cursor moves. */
  void chart() {
    back(theme.panel());
    gc.fillRectangle(0, 0, layout.width(), layout.height());
    for (int i = 0; i < sheet.rows().size(); i++) {
      row(i, sheet.rows().get(i));
    }
    ticks();
    sheet.marks().stream().filter(mark -> mark.number() == 0).forEach(this::mark);
    sheet.marks().stream().filter(mark -> mark.number() > 0).forEach(this::mark);
  }

  private void row(int i, Row row) {
    int top = layout.top(i);
    int right = layout.width() - StripLayout.RIGHT;
    back(Palette.mix(theme.panel(), theme.text(), FIELD_SHARE));
    gc.fillRectangle(StripLayout.LEFT, top, right - StripLayout.LEFT, layout.strip());
    fore(theme.text());
    gc.drawText(row.title(), StripLayout.LEFT, top - 17, true);
    fore(theme.faint());
    double[] range = row.range();
    end(range[1], range, top - 4);
    end(range[0], range, top + layout.strip() - 13);
    if (row.band() != null) {
      band(i, row);
    }
    for (Strip.Line line : row.lines()) {
      if (line.value() > range[0] && line.value() < range[1]) {
        int y = (int) layout.y(i, line.value(), range);
        fore(theme.faint());
        gc.setLineStyle(SWT.LINE_DASH);
        gc.drawLine(StripLayout.LEFT, y, right, y);
        gc.setLineStyle(SWT.LINE_SOLID);
        Point size = gc.textExtent(line.words());
        gc.drawText(line.words(), right - size.x - 3, y - size.y, true);
      }
    }
    row.curves().forEach(curve -> curve(i, row, curve));
  }

  private void end(double value, double[] range, int y) {
    boolean none = Math.abs(value) < NOTHING * (range[1] - range[0]);
    String text = Numbers.rounded(none ? 0 : value);
    gc.drawText(text, StripLayout.LEFT - 5 - gc.textExtent(text).x, y, true);
  }

  private void band(int i, Row row) {
    back(Palette.mix(theme.panel(), theme.text(), BAND_SHARE));
    StripColumns band = row.band();
    int wide = (int) Math.ceil(layout.columnX(1) - layout.columnX(0));
    for (int c = 0; c < band.low().length; c++) {
      if (Double.isFinite(band.low()[c])) {
        double from = layout.y(i, band.high()[c], row.range());
        double to = layout.y(i, band.low()[c], row.range());
        int high = Math.max(1, (int) Math.round(to - from));
        gc.fillRectangle((int) layout.columnX(c), (int) from, wide, high);
      }
    }
  }

  private void curve(int i, Row row, Curve curve) {
    fore(curve.colour());
    gc.setLineWidth(1);
    StripColumns values = curve.values();
    int bridge = bridge(values);
    Path path = new Path(gc.getDevice());
    int before = Integer.MIN_VALUE / 2;
    for (int c = 0; c < values.low().length; c++) {
      if (Double.isFinite(values.low()[c])) {
        float x = (float) layout.columnX(c);
        float low = (float) layout.y(i, values.low()[c], row.range());
        float high = (float) layout.y(i, values.high()[c], row.range());
        if (c - before <= bridge) {
          path.lineTo(x, low);
        } else {
          path.moveTo(x, low);
        }
        path.lineTo(x, high);
        before = c;
      }
    }
    gc.drawPath(path);
    path.dispose();
  }

  /** On a short way there are fewer samples than columns: so many may lie between two. */
  private static int bridge(StripColumns values) {
    int filled = 0;
    for (double value : values.low()) {
      filled += Double.isFinite(value) ? 1 : 0;
    }
    return 1 + 2 * values.low().length / Math.max(1, filled);
  }

  private void ticks() {
    fore(theme.faint());
    double step = layout.tick(TICKS);
    for (int i = 0; i * step <= sheet.length(); i++) {
      String text = Numbers.rounded(i * step) + " " + sheet.unit();
      int x = (int) layout.x(i * step);
      gc.drawLine(x, layout.bottom(), x, layout.bottom() + 3);
      int left = x - gc.textExtent(text).x / 2;
      gc.drawText(text, left, layout.bottom() + 4, true);
    }
  }

  private void mark(Mark mark) {
    int x = (int) layout.x(mark.at());
    back(mark.colour());
    if (mark.number() == 0) {
      gc.fillOval(x - DOT, markY(mark) - DOT, 2 * DOT, 2 * DOT);
      return;
    }
    fore(mark.colour());
    gc.setAlpha(110);
    gc.drawLine(x, markY(mark), x, layout.bottom());
    gc.setAlpha(255);
    gc.fillOval(x - DISC, markY(mark) - DISC, 2 * DISC, 2 * DISC);
    fore(Contrast.onto(mark.colour()));
    String text = String.valueOf(mark.number());
    Point size = gc.textExtent(text);
    gc.drawText(text, x - size.x / 2, markY(mark) - size.y / 2, true);
  }

  /** The middle of a mark; those without a number lie lower. */
  static int markY(Mark mark) {
    return mark.number() == 0 ? StripLayout.TOP - DOT : StripLayout.TOP / 2 - 3;
  }

  /** A ring around the mark that is selected. */
  void selected(Mark mark) {
    int x = (int) layout.x(mark.at());
    int r = (mark.number() == 0 ? DOT : DISC) + 2;
    fore(Palette.SELECTED);
    gc.setLineWidth(2);
    gc.drawLine(x, markY(mark) + r, x, layout.bottom());
    gc.drawOval(x - r, markY(mark) - r, 2 * r, 2 * r);
    gc.setLineWidth(1);
  }

  /** The cursor, with what the curves are worth there beside each title. */
  void cursor(double at) {
    int x = (int) Math.round(layout.x(at));
    fore(theme.text());
    gc.drawLine(x, StripLayout.TOP, x, layout.bottom() + 3);
    int column = sheet.column(at);
    for (int i = 0; i < sheet.rows().size(); i++) {
      Row row = sheet.rows().get(i);
      int right = layout.width() - StripLayout.RIGHT;
      for (int c = row.curves().size() - 1; c >= 0; c--) {
        Curve curve = row.curves().get(c);
        String text = (curve.name() + " " + value(curve.values(), column)).strip();
        fore(Contrast.readable(curve.colour(), theme.panel()));
        right -= gc.textExtent(text).x;
        gc.drawText(text, right, layout.top(i) - 17, true);
        right -= 14;
      }
    }
    place(at, x);
  }

  /** Where the cursor is, beside it in the line of the first title: there it is never scrolled. */
  private void place(double at, int x) {
    String place = Numbers.rounded(Math.rint(PLACE * at) / PLACE) + " " + sheet.unit();
    Point size = gc.textExtent(place);
    int most = layout.width() - StripLayout.RIGHT - size.x;
    int left = x + 6 > most ? x - size.x - 6 : x + 6;
    int top = layout.top(0) - 17;
    back(theme.text());
    gc.fillRectangle(left - 3, top, size.x + 6, size.y);
    fore(theme.panel());
    gc.drawText(place, left, top, true);
  }

  /** What a curve is worth in a column: the value that is farther from nothing. */
  private static String value(StripColumns values, int column) {
    for (int away = 0; away < 4; away++) {
      for (int side = -1; side <= 1; side += 2) {
        int c = column + side * away;
        if (c >= 0 && c < values.low().length && Double.isFinite(values.low()[c])) {
          double low = values.low()[c];
          double high = values.high()[c];
          return Numbers.rounded(Math.abs(low) > Math.abs(high) ? low : high);
        }
      }
    }
    return "–";
  }

  private void fore(int rgb) {
    gc.setForeground(color(rgb));
  }

  private void back(int rgb) {
    gc.setBackground(color(rgb));
  }

  private static Color color(int rgb) {
    return new Color(rgb >> 16 & 0xFF, rgb >> 8 & 0xFF, rgb & 0xFF);
  }
}
