package org.trackwalk.report.parts;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.trackwalk.contact.parts.Part;
import org.trackwalk.contact.shape.Polyhedron;
import org.trackwalk.report.drawing.Palette;
import org.trackwalk.report.drawing.ScaleBar;
import org.trackwalk.report.drawing.SvgText;

/** The parts in colours, from two opposite sides, a little from above. */
public final class PartsPicture {

  private static final int MARGIN = 30;
  private static final int WIDTH = 620;
  private static final int HEIGHT = 460;

  /** Room of a panel that stays free around the parts, pixels. */
  private static final int FREE = 30;

  /** Length of the scale bar at most, pixels. */
  private static final int BAR = 90;

  private static final double[] TURNS = {StrictMath.toRadians(35), StrictMath.toRadians(215)};
  private static final double DOWN = StrictMath.toRadians(25);

  /** Golden angle, degrees: hues of parts that follow each other are far apart. */
  private static final double HUE = 137.508;

  private static final String STYLE =
      "<style>text{font-family:'DejaVu Sans','Segoe UI',Helvetica,Arial,sans-serif;font-size:12px;"
          + "fill:"
          + Palette.INK
          + "}.head{font-size:22px;font-weight:bold}polygon{stroke:#1f2933;stroke-width:.1;"
          + "stroke-linejoin:round}</style>\n";

  /** A side of a part that is seen. */
  private record Side(int part, double[] xy, double away, double light) {}

  private PartsPicture() {}

  /** Writes the picture; does not close the stream. */
  public static void write(PartsBook book, OutputStream stream) throws IOException {
    SvgText out = new SvgText();
    double y = MARGIN + 22;
    out.text(MARGIN, y, "class=\"head\"", book.name() + " in convex parts");
    for (String line : PartsText.words(book)) {
      y += 20;
      out.text(MARGIN, y, "class=\"body\"", line);
    }
    y += 20;
    List<List<Side>> views = new ArrayList<>();
    double inf = Double.POSITIVE_INFINITY;
    double[][] boxes = {{inf, inf, -inf, -inf}, {inf, inf, -inf, -inf}};
    double scale = inf;
    for (int i = 0; i < TURNS.length; i++) {
      views.add(sides(book, TURNS[i]));
      for (Side side : views.get(i)) {
        for (int k = 0; k < side.xy.length; k++) {
          boxes[i][k % 2] = Math.min(boxes[i][k % 2], side.xy[k]);
          boxes[i][2 + k % 2] = Math.max(boxes[i][2 + k % 2], side.xy[k]);
        }
      }
      scale = Math.min(scale, (WIDTH - 2 * FREE) / (boxes[i][2] - boxes[i][0]));
      scale = Math.min(scale, (HEIGHT - 2 * FREE) / (boxes[i][3] - boxes[i][1]));
    }
    for (int i = 0; i < TURNS.length; i++) {
      double left = MARGIN + i * (WIDTH + MARGIN);
      out.rectangle(left, y, WIDTH, HEIGHT, "fill=\"" + Palette.FIELD + "\"");
      double middleX = left + WIDTH / 2.0 - scale * (boxes[i][0] + boxes[i][2]) / 2;
      double middleY = y + HEIGHT / 2.0 + scale * (boxes[i][1] + boxes[i][3]) / 2;
      for (Side side : views.get(i)) {
        polygon(out, side, middleX, middleY, scale);
      }
      ScaleBar.write(out, left + 10, y + HEIGHT - 12, BAR, scale);
    }
    double width = 3.0 * MARGIN + 2 * WIDTH;
    double height = y + HEIGHT + MARGIN;
    SvgText page = new SvgText();
    page.raw("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"").at(width);
    page.raw("\" height=\"").at(height).raw("\" viewBox=\"0 0 ").at(width).raw(" ").at(height);
    page.raw("\">\n").raw(STYLE);
    page.rectangle(0, 0, width, height, "fill=\"" + Palette.PAPER + "\"");
    Writer text = new OutputStreamWriter(stream, StandardCharsets.UTF_8);
    text.append(page.toString()).append(out.toString()).append("</svg>\n");
    text.flush();
  }

  private static void polygon(SvgText out, Side side, double x, double y, double scale) {
    double hue = side.part * HUE % 360;
    String color = String.format(Locale.ROOT, "hsl(%.0f,62%%,%.0f%%)", hue, 35 + 35 * side.light);
    out.raw("<polygon fill=\"").raw(color).raw("\" points=\"");
    for (int k = 0; k < side.xy.length; k += 2) {
      out.raw(k == 0 ? "" : " ").at(x + scale * side.xy[k]).raw(",");
      out.at(y - scale * side.xy[k + 1]);
    }
    out.raw("\"/>\n");
  }

  /** What is seen, the farthest first. */
  private static List<Side> sides(PartsBook book, double turn) {
    double[] right = {StrictMath.cos(turn), 0, -StrictMath.sin(turn)};
    double[] back = {
      StrictMath.sin(turn) * StrictMath.cos(DOWN),
      StrictMath.sin(DOWN),
      StrictMath.cos(turn) * StrictMath.cos(DOWN)
    };
    double[] up = {
      -StrictMath.sin(turn) * StrictMath.sin(DOWN),
      StrictMath.cos(DOWN),
      -StrictMath.cos(turn) * StrictMath.sin(DOWN)
    };
    List<Side> sides = new ArrayList<>();
    for (int i = 0; i < book.parts().parts().size(); i++) {
      Part part = book.parts().parts().get(i);
      Polyhedron core = part.hull().core();
      for (int f = 0; f < core.faceCount(); f++) {
        double light = 0;
        for (int axis = 0; axis < 3; axis++) {
          light += core.facePlane(f, axis) * back[axis];
        }
        if (light <= 0) {
          continue;
        }
        double[] xy = new double[2 * core.faceSize(f)];
        double away = 0;
        for (int k = 0; k < core.faceSize(f); k++) {
          int v = core.faceVertex(f, k);
          xy[2 * k] = along(core, v, right);
          xy[2 * k + 1] = along(core, v, up);
          away += along(core, v, back) / core.faceSize(f);
        }
        sides.add(new Side(i, xy, away, light));
      }
    }
    // The sort keeps the order of equals: that of the parts.
    sides.sort(Comparator.comparingDouble(Side::away));
    return sides;
  }

  private static double along(Polyhedron core, int v, double[] way) {
    return core.vertex(v, 0) * way[0] + core.vertex(v, 1) * way[1] + core.vertex(v, 2) * way[2];
  }
}
