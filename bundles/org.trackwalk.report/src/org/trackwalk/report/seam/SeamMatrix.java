package org.trackwalk.report.seam;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.trackwalk.model.seam.Seam;
import org.trackwalk.model.seam.SeamBook;
import org.trackwalk.report.drawing.Palette;
import org.trackwalk.report.drawing.SvgText;
import org.trackwalk.report.format.Numbers;

/**
 * The matrix piece x piece: a square per pair that meets, green where all its edges are shared,
 * from yellow to red by the worst height or width.
 */
final class SeamMatrix {

  /** Pieces shown: those of the worst seams. */
  private static final int MOST_PIECES = 24;

  private static final int CELL = 16;
  private static final int LABELS = 150;

  /** Colours and from which height or width on, metres: float noise, a miss, a step, a kerb. */
  private static final double[] FROM = {0, 0.000_01, 0.001, 0.01, 0.05};

  private static final String[] COLORS = {"#fef3c7", "#fcd34d", "#f59e0b", "#dc2626", "#7f1d1d"};
  private static final String[] WORDS = {
    "under 0.01 mm", "to 1 mm", "to 10 mm", "to 50 mm", "more"
  };
  private static final String EXACT = "#86c79a";

  private SeamMatrix() {}

  /** Draws it with its upper left corner at x, y; the lower end. */
  static double draw(SvgText out, SeamBook book, List<Seam> open, double x, double y) {
    Map<Integer, Integer> rows = new HashMap<>();
    List<Integer> pieces = new ArrayList<>();
    for (Seam seam : open) {
      for (int piece : new int[] {seam.piece(), seam.other()}) {
        if (pieces.size() < MOST_PIECES && rows.putIfAbsent(piece, pieces.size()) == null) {
          pieces.add(piece);
        }
      }
    }
    out.text(x, y + 14, "class=\"title\"", "Which pieces meet");
    double left = x + LABELS;
    double top = y + 24;
    for (int i = 0; i < pieces.size(); i++) {
      String name = shortened(book.names().get(pieces.get(i)));
      out.text(left - 6, top + CELL * i + 12, "class=\"tick end\"", (i + 1) + "  " + name);
      String number = Integer.toString(i + 1);
      out.text(
          left + CELL * (i + 0.5), top + CELL * pieces.size() + 12, "class=\"tick mid\"", number);
    }
    double size = CELL * pieces.size();
    out.rectangle(left, top, size, size, "fill=\"" + Palette.FIELD + "\"");
    for (Seam seam : book.seams()) {
      Integer a = rows.get(seam.piece());
      Integer b = rows.get(seam.other());
      if (a != null && b != null) {
        cell(out, book, seam, left + CELL * a, top + CELL * b);
        if (!a.equals(b)) {
          cell(out, book, seam, left + CELL * b, top + CELL * a);
        }
      }
    }
    legend(out, left + size + 16, top);
    double end = top + size + 18;
    int all = (int) open.stream().flatMapToInt(s -> ends(s)).distinct().count();
    if (all > pieces.size()) {
      String more =
          "the pieces of the worst seams; " + (all - pieces.size()) + " more are not shown";
      out.text(left, end + 10, "class=\"note\"", more);
      end += 14;
    }
    return Math.max(end, top + 18 * (COLORS.length + 2));
  }

  private static IntStream ends(Seam seam) {
    return IntStream.of(seam.piece(), seam.other());
  }

  private static void cell(SvgText out, SeamBook book, Seam seam, double x, double y) {
    String color = seam.openEdges() == 0 ? EXACT : COLORS[step(seam.worst())];
    out.raw("<g>");
    out.rectangle(x + 0.5, y + 0.5, CELL - 1, CELL - 1, "fill=\"" + color + "\"");
    String words =
        book.title(seam)
            + ": "
            + Numbers.counted(seam.shared(), "shared edge")
            + ", "
            + seam.openEdges()
            + " open, worst "
            + Numbers.length(seam.worst());
    out.raw("<title>").escaped(words).raw("</title></g>\n");
  }

  private static int step(double worst) {
    int step = 0;
    while (step + 1 < FROM.length && worst >= FROM[step + 1]) {
      step++;
    }
    return step;
  }

  private static void legend(SvgText out, double x, double y) {
    out.rectangle(x, y, 12, 12, "fill=\"" + EXACT + "\"");
    out.text(x + 18, y + 10, "class=\"tick\"", "exact");
    for (int i = 0; i < COLORS.length; i++) {
      double at = y + 18 * (i + 1);
      out.rectangle(x, at, 12, 12, "fill=\"" + COLORS[i] + "\"");
      out.text(x + 18, at + 10, "class=\"tick\"", WORDS[i]);
    }
  }

  private static String shortened(String name) {
    return name.length() <= 20 ? name : "…" + name.substring(name.length() - 19);
  }
}
