package org.trackwalk.report.overlap;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.trackwalk.contact.collide.SurfaceContact;
import org.trackwalk.drive.overlap.Overlap;
import org.trackwalk.drive.overlap.PairContacts;
import org.trackwalk.report.drawing.Palette;
import org.trackwalk.report.drawing.ScaleBar;
import org.trackwalk.report.drawing.SvgText;
import org.trackwalk.report.format.Numbers;

/**
 * The overlaps from above, a panel for each pair in the order of the list: the contour at its
 * deepest point with what else of it lies around there. Level x goes to the right, level z down the
 * page.
 */
public final class OverlapPicture {

  private static final int MARGIN = 30;
  private static final int WIDTH = 560;
  private static final int HEIGHT = 260;
  private static final int COLUMNS = 2;

  /** Height of a panel's words with the room to the next one. */
  private static final int WORDS = 92;

  private static final int FONT = 12;

  /** Length of a level normal, pixels. */
  private static final int ARROW = 24;

  /** Length of a line of the legend, pixels. */
  private static final int SWATCH = 24;

  /** Length of the scale bar at most, pixels. */
  private static final int BAR = 90;

  private static final String STYLE =
      "<style>text{font-family:'DejaVu Sans','Segoe UI',Helvetica,Arial,sans-serif;font-size:12px;"
          + "fill:"
          + Palette.INK
          + "}.head{font-size:22px;font-weight:bold}.title{font-weight:bold}.line{fill:none;stroke:"
          + Palette.MARK
          + ";stroke-width:2;stroke-linejoin:round;stroke-linecap:round}.a,.b{fill:none;stroke:"
          + Palette.SIDE_A
          + ";stroke-width:1.5}.b{stroke:"
          + Palette.SIDE_B
          + "}.normal{stroke:"
          + Palette.OTHER
          + ";stroke-width:1.5}.zero{stroke:"
          + Palette.INK
          + ";stroke-width:1;stroke-dasharray:3 2}</style>\n";

  private final OverlapBook book;
  private final SvgText out = new SvgText();

  private OverlapPicture(OverlapBook book) {
    this.book = book;
  }

  /** Writes the picture; does not close the stream. */
  public static void write(OverlapBook book, OutputStream stream) throws IOException {
    OverlapPicture picture = new OverlapPicture(book);
    double height = picture.draw();
    double width = (COLUMNS + 1) * MARGIN + COLUMNS * WIDTH;
    SvgText page = new SvgText();
    page.raw("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"").at(width);
    page.raw("\" height=\"").at(height).raw("\" viewBox=\"0 0 ").at(width).raw(" ").at(height);
    page.raw("\">\n").raw(STYLE);
    page.rectangle(0, 0, width, height, "fill=\"" + Palette.PAPER + "\"");
    Writer text = new OutputStreamWriter(stream, StandardCharsets.UTF_8);
    text.append(page.toString()).append(picture.out.toString()).append("</svg>\n");
    text.flush();
  }

  /** The height of the page, pixels. */
  private double draw() {
    double y = MARGIN + 22;
    out.text(MARGIN, y, "class=\"head\"", "What goes through what in " + book.level());
    for (String line : OverlapText.words(book)) {
      y += 20;
      out.text(MARGIN, y, "class=\"body\"", line);
    }
    y += 22;
    legend(y);
    y += 30;
    List<Overlap> told = book.overlaps().told();
    int shown = Math.min(OverlapText.MOST, told.size());
    for (int i = 0; i < shown; i++) {
      double left = MARGIN + i % COLUMNS * (WIDTH + MARGIN);
      panel(told.get(i), i + 1, left, y + i / COLUMNS * (HEIGHT + WORDS));
    }
    return y + (shown + COLUMNS - 1) / COLUMNS * (HEIGHT + WORDS) + MARGIN;
  }

  private void panel(Overlap overlap, int number, double left, double top) {
    String pieces = number + ". " + OverlapText.pieces(book, overlap);
    for (String line : SvgText.fold(pieces, WIDTH, FONT, 1)) {
      out.text(left, top, "class=\"title\"", line);
    }
    out.text(left, top + 17, "class=\"body\"", OverlapText.sizes(book, overlap));
    out.text(left, top + 34, "class=\"body\"", overlap.why().words());
    double y = top + 42;
    out.rectangle(left, y, WIDTH, HEIGHT, "fill=\"" + Palette.FIELD + "\"");
    if (overlap.contours().isEmpty()) {
      String words = "one lies wholly inside the other, or in its place: there is no line to draw";
      out.text(left + 12, y + 24, "class=\"body\"", words);
    } else {
      plan(overlap, book.contacts(number - 1), left, y);
    }
  }

  /** The line along which a distance grid is 0. */
  private void zeroSet(double[] section, OverlapWindow window) {
    for (int i = 0; i < section.length; i += 4) {
      out.raw("<polyline class=\"zero\" points=\"").at(window.x(section[i])).raw(",");
      out.at(window.y(section[i + 1])).raw(" ").at(window.x(section[i + 2])).raw(",");
      out.at(window.y(section[i + 3])).raw("\"/>\n");
    }
  }

  /** A point, and the way of its normal seen from above. */
  private void contact(SurfaceContact contact, OverlapWindow window) {
    double x = window.x(contact.point()[0]);
    double y = window.y(contact.point()[2]);
    out.raw("<polyline class=\"normal\" points=\"").at(x).raw(",").at(y).raw(" ");
    out.at(x + ARROW * contact.normal()[0]).raw(",").at(y + ARROW * contact.normal()[2]);
    out.raw("\"/>\n");
    out.circle(x, y, 3, "fill=\"" + Palette.OTHER + "\"");
  }

  private void outline(int piece, String style, OverlapWindow window) {
    for (List<Double> edge : OverlapOutline.of(book.surface(), piece, window)) {
      stroke(style, edge.get(0), edge.get(1), edge.get(2), edge.get(3));
    }
  }

  private void stroke(String style, double x0, double y0, double x1, double y1) {
    out.line(x0, y0, x1, y1, "class=\"" + style + "\"");
  }

  /** Which outline is whose. */
  private void names(Overlap overlap, double left, double y) {
    int[] pieces = {overlap.a(), overlap.b()};
    for (int i = 0; i < (pieces[0] == pieces[1] ? 1 : 2); i++) {
      double x = left + i * WIDTH / 2.0;
      stroke(i == 0 ? "a" : "b", x, y - 4, x + SWATCH, y - 4);
      String name = book.pieces().get(pieces[i]);
      String shown = SvgText.fold(name, WIDTH / 2 - 2 * SWATCH, FONT, 1).get(0);
      out.text(x + SWATCH + 6, y, "class=\"body\"", shown);
    }
  }

  /** What the lines and points of all panels are. */
  private void legend(double y) {
    boolean contacts = !book.contacts().isEmpty();
    double x = MARGIN;
    String[] words = {
      "a", "outline of the first piece",
      "b", "of the second",
      "line", "where they cross",
      "normal", "a contact and its normal",
      "zero", "where a distance grid is 0"
    };
    for (int i = 0; i < (contacts ? words.length : 6); i += 2) {
      stroke(words[i], x, y - 4, x + SWATCH, y - 4);
      out.text(x + SWATCH + 6, y, "class=\"body\"", words[i + 1]);
      x += SWATCH + 30 + SvgText.width(words[i + 1], FONT);
    }
    out.circle(x + 4, y - 4, 4, "fill=\"" + Palette.INK + "\"");
    out.text(x + 14, y, "class=\"body\"", "the place told");
  }

  private void plan(Overlap overlap, List<PairContacts> pairs, double left, double top) {
    OverlapWindow window = OverlapWindow.of(overlap, WIDTH, HEIGHT);
    out.raw("<svg x=\"").at(left).raw("\" y=\"").at(top).raw("\" width=\"").at(WIDTH);
    out.raw("\" height=\"").at(HEIGHT).raw("\">\n");
    outline(overlap.a(), "a", window);
    if (overlap.b() != overlap.a()) {
      outline(overlap.b(), "b", window);
    }
    int away = 0;
    for (double[] contour : overlap.contours()) {
      if (!window.shows(contour)) {
        away++;
        continue;
      }
      out.raw("<polyline class=\"line\" points=\"");
      for (int i = 0; i < contour.length; i += 3) {
        out.raw(i == 0 ? "" : " ").at(window.x(contour[i])).raw(",").at(window.y(contour[i + 2]));
      }
      out.raw("\"/>\n");
    }
    for (PairContacts pair : pairs) {
      pair.grids().forEach(grid -> zeroSet(grid.section(), window));
      pair.points().forEach(contact -> contact(contact, window));
    }
    double[] p = overlap.position();
    out.circle(window.x(p[0]), window.y(p[2]), 4, "fill=\"" + Palette.INK + "\"");
    out.raw("</svg>\n");
    names(overlap, left, top + HEIGHT + 17);
    ScaleBar.write(out, left + 10, top + HEIGHT - 12, BAR, window.scale());
    if (away > 0) {
      String words = Numbers.counted(away, "contour") + " outside the picture";
      out.text(left + WIDTH - 200, top + HEIGHT - 12, "class=\"body\"", words);
    }
  }
}
