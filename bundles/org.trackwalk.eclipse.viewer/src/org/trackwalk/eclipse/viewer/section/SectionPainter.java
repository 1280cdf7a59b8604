package org.trackwalk.eclipse.viewer.section;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.trackwalk.eclipse.viewer.hud.NiceLength;
import org.trackwalk.eclipse.viewer.theme.Palette;
import org.trackwalk.eclipse.viewer.theme.ViewTheme;
import org.trackwalk.report.format.Numbers;

/** Draws a section as an inset: pieces in their colours, the fault with its measure, a scale. */
public final class SectionPainter {

  /** Points of the inset where there is room, and shares of the view where there is little. */
  private static final int WIDTH = 300;

  private static final int HEIGHT = 176;
  private static final double WIDE_SHARE = 0.4;
  private static final double HIGH_SHARE = 0.46;

  private static final int MARGIN = 10;
  private static final int HEAD = 22;
  private static final int FOOT = 24;

  /** Share of the height that heights fill. */
  private static final double FILLED = 0.5;

  /** Heights are drawn so many times as large as widths at most. */
  private static final double STEEPEST = 1000;

  /** Metres under which two ends are one: less than a float step of a metre. */
  private static final double FINEST = 5e-8;

  /** Parts of what two vertices miss each other by are told from this share of the whole on. */
  private static final double TOLD = 0.05;

  /** A measure with fewer points is not drawn, only said. */
  private static final double SEEN = 3;

  private final FaultSection section;
  private final double apart;
  private final String head;
  private final ViewTheme theme;
  private final int width;
  private final int height;
  private final double wide;
  private final double high;
  private final double middle;

  /**
   * A painter of one section.
   *
   * @param apart metres that two vertices miss each other by, of which step and gap are parts; NaN
   *     for another fault
   * @param view points of the view that it is laid over
   */
  public SectionPainter(FaultSection section, double apart, ViewTheme theme, Point view) {
    this(
        section,
        apart,
        section.lengthwise() ? "Section along the way" : "Section across",
        List.of(section),
        theme,
        (int) Math.min(WIDTH, WIDE_SHARE * view.x),
        (int) Math.min(HEIGHT, HIGH_SHARE * view.y));
  }

  /**
   * A painter of one of several sections that are compared.
   *
   * @param head which one it is, in a few words
   * @param together all of them: each is drawn in the same scale
   * @param width points; likewise height
   */
  public SectionPainter(
      FaultSection section,
      String head,
      List<FaultSection> together,
      ViewTheme theme,
      int width,
      int height) {
    this(section, Double.NaN, head, together, theme, width, height);
  }

  private SectionPainter(
      FaultSection section,
      double apart,
      String head,
      List<FaultSection> together,
      ViewTheme theme,
      int width,
      int height) {
    this.section = section;
    this.apart = apart;
    this.head = head;
    this.theme = theme;
    this.width = width;
    this.height = height;
    double least = Double.POSITIVE_INFINITY;
    double most = Double.NEGATIVE_INFINITY;
    for (FaultSection one : together) {
      for (SectionCut.Line line : one.cut().lines()) {
        least = Math.min(least, Math.min(line.h(), line.k()));
        most = Math.max(most, Math.max(line.h(), line.k()));
      }
    }
    middle = (least + most) / 2;
    double room = FILLED * (height - HEAD - FOOT);
    double fit = (width - 2 * MARGIN) / (2 * section.reach());
    double steep = most > least ? room / (most - least) / fit : 1;
    wide = Math.min(fit, fit * steep);
    high = wide * (steep <= 1 ? 1 : NiceLength.under(Math.min(STEEPEST, steep)));
  }

  /** Points from left to right. */
  public int width() {
    return width;
  }

  /** Points from top to bottom. */
  public int height() {
    return height;
  }

  /** How many times as large as widths heights are drawn. */
  public double exaggeration() {
    return high / wide;
  }

  /** What the inset says on top. */
  public String words() {
    return head + measures();
  }

  /** The same as far as it fits: the measures are what one looks for, then what it is. */
  List<String> lines(GC gc) {
    String measures = measures();
    if (measures.isEmpty() || fits(gc, words())) {
      return List.of(words());
    }
    String plain = measures.substring(2);
    int first = plain.indexOf(", ");
    return first < 0 || fits(gc, plain)
        ? List.of(plain)
        : List.of(plain.substring(0, first), plain.substring(first + 2));
  }

  private boolean fits(GC gc, String line) {
    return gc.stringExtent(line).x <= width - 2 * MARGIN;
  }

  private String measures() {
    FaultSection.Ends ends = section.ends();
    List<String> words = new ArrayList<>();
    double step = ends == null ? 0 : Math.abs(ends.step());
    double gap = ends == null ? 0 : Math.abs(ends.gap());
    double least = Double.isNaN(apart) ? FINEST : Math.max(FINEST, TOLD * apart);
    if (step >= least) {
      words.add("step " + Numbers.length(step));
    }
    if (gap >= least) {
      words.add((ends.gap() < 0 ? "overlap " : "gap ") + Numbers.length(gap));
    }
    double along = Math.sqrt(apart * apart - step * step - gap * gap);
    if (ends != null && along >= least) {
      words.add(Numbers.length(along) + " along");
    }
    String whole = Numbers.length(apart);
    boolean said =
        words.size() == 1
            && DoubleStream.of(step, gap, along).mapToObj(Numbers::length).anyMatch(whole::equals);
    if (!Double.isNaN(apart) && !said) {
      words.add(0, whole + " apart");
    }
    if (ends != null && words.isEmpty()) {
      words.add("no step, no gap");
      if (section.cornerInEdge()) {
        words.add("a corner within an edge");
      }
    }
    return words.isEmpty() ? "" : ": " + String.join(", ", words);
  }

  /** Draws it. */
  public void paint(GC gc) {
    gc.setAntialias(SWT.ON);
    gc.setBackground(colour(theme.panel()));
    gc.fillRectangle(0, 0, width, height);
    gc.setClipping(0, HEAD, width, height - HEAD - FOOT);
    for (SectionCut.Line line : section.cut().lines()) {
      gc.setForeground(colour(Palette.piece(line.piece())));
      gc.setLineWidth(3);
      gc.drawLine(x(line.u()), y(line.h()), x(line.v()), y(line.k()));
      gc.setBackground(gc.getForeground());
      gc.fillOval(x(line.u()) - 2, y(line.h()) - 2, 5, 5);
      gc.fillOval(x(line.v()) - 2, y(line.k()) - 2, 5, 5);
    }
    gc.setClipping(0, 0, width, height);
    if (section.ends() != null) {
      ends(gc, section.ends());
    }
    gc.setForeground(colour(theme.text()));
    int top = 4;
    for (String line : lines(gc)) {
      gc.drawString(line, MARGIN, top, true);
      top += gc.getFontMetrics().getHeight();
    }
    scale(gc);
  }

  private void ends(GC gc, FaultSection.Ends ends) {
    int left = x(ends.leftU());
    int right = x(ends.rightU());
    int low = y(ends.leftH());
    int top = y(ends.rightH());
    gc.setForeground(colour(Palette.STEP));
    gc.setLineWidth(2);
    if (Math.abs(low - top) >= SEEN) {
      gc.drawLine((left + right) / 2, low, (left + right) / 2, top);
    }
    gc.setForeground(colour(Palette.SLIT));
    if (Math.abs(right - left) >= SEEN) {
      int beside = Math.max(low, top) + 8;
      gc.drawLine(left, beside, right, beside);
      gc.drawLine(left, beside - 4, left, beside + 4);
      gc.drawLine(right, beside - 4, right, beside + 4);
    }
  }

  private void scale(GC gc) {
    double length = NiceLength.under(0.3 * width / wide);
    int end = MARGIN + (int) Math.round(length * wide);
    int base = height - 8;
    gc.setLineWidth(2);
    gc.drawLine(MARGIN, base, end, base);
    gc.drawLine(MARGIN, base - 4, MARGIN, base);
    gc.drawLine(end, base - 4, end, base);
    gc.setForeground(colour(theme.faint()));
    String text = NiceLength.text(length);
    gc.drawString(text, end + 6, base - 14, true);
    double times = exaggeration();
    String heights =
        times == 1 ? "heights as they are" : "heights × " + Math.round(times * 10) / 10.0;
    String plain = heights.endsWith(".0") ? heights.substring(0, heights.length() - 2) : heights;
    int left = width - MARGIN - gc.stringExtent(plain).x;
    if (left > end + 6 + gc.stringExtent(text).x) {
      gc.drawString(plain, left, base - 14, true);
    }
  }

  private int x(double u) {
    return (int) Math.round(width / 2.0 + u * wide);
  }

  private int y(double h) {
    double centre = HEAD + (height - HEAD - FOOT) / 2.0;
    return (int) Math.round(Math.max(-9999, Math.min(9999, centre - (h - middle) * high)));
  }

  private static Color colour(int rgb) {
    return new Color(rgb >> 16 & 0xFF, rgb >> 8 & 0xFF, rgb & 0xFF);
  }
}
