package org.trackwalk.report.ride;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.trackwalk.model.ride.Ride;
import org.trackwalk.report.drawing.Palette;
import org.trackwalk.report.drawing.SvgText;
import org.trackwalk.report.format.Numbers;

/**
 * The ride as a strip chart: quantities below each other over the distance along the road, the
 * racing line or middle lane as a line forward and in reverse, all lanes as a band, findings marked
 * at their place.
 */
public final class RideChart {

  private static final int WIDTH = 1200;
  private static final int MARGIN = 30;
  private static final int LEFT = 64;
  private static final int STRIP = 84;
  private static final int GAP = 30;
  private static final int MARKS = 50;

  /** Ticks of the distance: at most so many. */
  private static final int TICKS = 12;

  /** Height of small letters, with what is between lines. */
  private static final int LETTERS = 12;

  private static final String BAND = "#cbd5e1";

  private static final String STYLE =
      "<style>text{font-family:'DejaVu Sans','Segoe UI',Helvetica,Arial,sans-serif;fill:"
          + Palette.INK
          + "}.head{font-size:22px;font-weight:bold}.title{font-size:13px;font-weight:bold}"
          + ".body{font-size:12px}.tick{font-size:10px;fill:"
          + Palette.FAINT_INK
          + "}.end{text-anchor:end}.mid{text-anchor:middle}.no{font-size:10px;fill:#fff;"
          + "font-weight:bold;text-anchor:middle}</style>\n";

  private final RideBook book;
  private final SvgText out = new SvgText();
  private double perMetre;

  private RideChart(RideBook book) {
    this.book = book;
  }

  /** Writes the picture; does not close the stream. */
  public static void write(RideBook book, OutputStream stream) throws IOException {
    RideChart chart = new RideChart(book);
    double height = chart.draw();
    SvgText page = new SvgText();
    page.raw("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"").at(WIDTH);
    page.raw("\" height=\"").at(height).raw("\" viewBox=\"0 0 ").at(WIDTH).raw(" ").at(height);
    page.raw("\">\n").raw(STYLE);
    page.rectangle(0, 0, WIDTH, height, "fill=\"" + Palette.PAPER + "\"");
    Writer text = new OutputStreamWriter(stream, StandardCharsets.UTF_8);
    text.append(page.toString()).append(chart.out.toString()).append("</svg>\n");
    text.flush();
  }

  private double draw() {
    double y = MARGIN + 22;
    out.text(MARGIN, y, "class=\"head\"", "Ride of " + book.level());
    y += 22;
    for (String line : RideText.words(book)) {
      out.text(MARGIN, y, "class=\"body\"", line);
      y += 17;
    }
    legend(y + 4);
    y += 26;
    for (int strand = 0; strand < book.strands(); strand++) {
      y = strand(strand, y);
    }
    return y + MARGIN;
  }

  private void legend(double y) {
    double x = MARGIN + LEFT;
    out.rectangle(x, y - 8, 18, 3, "fill=\"" + Palette.SIDE_A + "\"");
    String shown = book.lined() ? "racing line" : "middle lane";
    out.text(x + 24, y - 3, "class=\"body\"", shown + ", forward");
    out.rectangle(x + 180, y - 8, 18, 3, "fill=\"" + Palette.SIDE_B + "\"");
    out.text(x + 204, y - 3, "class=\"body\"", shown + ", in reverse");
    out.rectangle(x + 380, y - 12, 18, 10, "fill=\"" + BAND + "\"");
    out.text(x + 404, y - 3, "class=\"body\"", "all lanes, both directions");
    out.circle(x + 605, y - 7, 7, "fill=\"" + Palette.MARK + "\"");
    out.text(x + 605, y - 3.5, "class=\"no\"", "1");
    out.text(x + 618, y - 3, "class=\"body\"", "finding of this number");
  }

  private double strand(int strand, double top) {
    List<Ride> forward = book.of(strand, false);
    List<Ride> reverse = book.of(strand, true);
    if (forward.isEmpty()) {
      return top;
    }
    double length = 0;
    for (Ride ride : forward) {
      length = Math.max(length, ride.station()[ride.size() - 1]);
    }
    Ride middle = book.shown(strand, false);
    Ride back = book.shown(strand, true);
    perMetre = (WIDTH - 2.0 * MARGIN - LEFT) / Math.max(length, 1e-6);
    double y = top + MARKS;
    double from = y;
    for (Strip strip : RideStrips.of(book)) {
      strip(strip, forward, reverse, middle, back, y);
      y += STRIP + GAP;
    }
    distance(length, y - GAP + 14);
    marks(strand, from, y - GAP);
    return y + 10;
  }

  private double x(double s) {
    return MARGIN + LEFT + s * perMetre;
  }

  private void strip(
      Strip strip, List<Ride> forward, List<Ride> reverse, Ride middle, Ride back, double top) {
    int columns = WIDTH - 2 * MARGIN - LEFT + 1;
    List<Ride> both = Stream.concat(forward.stream(), reverse.stream()).toList();
    RideColumns all = RideColumns.of(columns, perMetre, strip, both);
    // One bad place of one lane would make everything else look even.
    double[] range = RideColumns.of(columns, perMetre, strip, List.of(middle, back)).range(strip);
    double least = range[0];
    double most = range[1];
    double scale = STRIP / (most - least);
    double left = MARGIN + LEFT;
    out.text(left, top - 5, "class=\"title\"", strip.title());
    out.rectangle(left, top, columns, STRIP, "fill=\"" + Palette.FIELD + "\"");
    double nothing = 1e-3 * (most - least);
    label(left, top + 8, Math.abs(most) < nothing ? 0 : most);
    label(left, top + STRIP, Math.abs(least) < nothing ? 0 : least);
    band(all.low(), all.high(), least, scale, top);
    double before = Double.NaN;
    for (Strip.Line line : strip.lines()) {
      if (line.value() > least && line.value() < most) {
        double y = top + STRIP - (line.value() - least) * scale;
        String dashed = "stroke=\"#94a3b8\" stroke-dasharray=\"4 4\"";
        out.line(left, y, left + columns, y, dashed);
        if (!(Math.abs(y - before) < LETTERS)) {
          out.text(left + columns - 4, y - 3, "class=\"tick end\"", line.words());
          before = y;
        }
      }
    }
    curve(
        RideColumns.of(columns, perMetre, strip, List.of(back)), least, scale, top, Palette.SIDE_B);
    curve(
        RideColumns.of(columns, perMetre, strip, List.of(middle)),
        least,
        scale,
        top,
        Palette.SIDE_A);
  }

  private void label(double left, double y, double value) {
    out.text(left - 6, y, "class=\"tick end\"", Numbers.rounded(value));
  }

  private void band(double[] low, double[] high, double least, double scale, double top) {
    out.raw("<path fill=\"none\" stroke=\"").raw(BAND).raw("\" d=\"");
    for (int i = 0; i < low.length; i++) {
      if (Double.isFinite(low[i])) {
        double x = MARGIN + LEFT + i;
        double from = top + STRIP - Math.clamp((low[i] - least) * scale, 0, STRIP);
        double to = top + STRIP - Math.clamp((high[i] - least) * scale, 0, STRIP);
        out.raw("M").at(x).raw(" ").at(from + 0.3).raw("V").at(to - 0.3).raw(" ");
      }
    }
    out.raw("\"/>\n");
  }

  /** A line through the least and the largest value of each column of pixels, in that order. */
  private void curve(RideColumns values, double least, double scale, double top, String color) {
    double[] low = values.low();
    double[] high = values.high();
    out.raw("<path fill=\"none\" stroke-width=\"1.1\" stroke=\"").raw(color).raw("\" d=\"");
    // On a short road there are fewer samples than columns.
    int bridge = (int) Math.ceil(perMetre) + 1;
    int before = -bridge - 1;
    for (int i = 0; i < low.length; i++) {
      if (Double.isFinite(low[i])) {
        double x = MARGIN + LEFT + i;
        out.raw(i - before <= bridge ? "L" : "M").at(x).raw(" ");
        out.at(top + STRIP - (low[i] - least) * scale).raw(" ");
        if (high[i] > low[i]) {
          out.raw("L").at(x).raw(" ").at(top + STRIP - (high[i] - least) * scale).raw(" ");
        }
        before = i;
      }
    }
    out.raw("\"/>\n");
  }

  private void distance(double length, double y) {
    double step = step(length);
    for (int i = 0; i * step <= length; i++) {
      out.text(x(i * step), y, "class=\"tick mid\"", Numbers.rounded(i * step) + " m");
    }
  }

  /** 1, 2 or 5 times a power of ten, so that there are few ticks. */
  private static double step(double length) {
    double step = 1;
    for (int i = 0; length / step > TICKS; i++) {
      step *= i % 3 == 1 ? 2.5 : 2;
    }
    return step;
  }

  private void marks(int strand, double top, double bottom) {
    double[] taken = {Double.NEGATIVE_INFINITY, Double.NEGATIVE_INFINITY};
    List<RideBook.Mark> marks = new ArrayList<>(book.marks());
    marks.sort(Comparator.comparingDouble(RideBook.Mark::station));
    for (RideBook.Mark mark : marks) {
      if (mark.strand() != strand) {
        continue;
      }
      double x = x(mark.station());
      String color = Palette.severity(mark.severity());
      out.line(x, top - 18, x, bottom, "stroke=\"" + color + "\" stroke-opacity=\"0.45\"");
      int row = Math.abs(x - taken[0]) > 16 ? 0 : 1;
      taken[row] = x;
      double y = top - 26 - row * 12;
      out.circle(x, y + 2, 7, "fill=\"" + color + "\"");
      out.text(x, y + 5.5, "class=\"no\"", String.valueOf(mark.number()));
    }
  }
}
