package org.trackwalk.report.overlap;

import java.util.List;
import org.trackwalk.drive.overlap.Meant;
import org.trackwalk.drive.overlap.Overlap;
import org.trackwalk.report.format.Numbers;

/** The overlaps in words, for the screen. */
public final class OverlapText {

  /** Lines on the first screen. */
  private static final int MOST = 20;

  private OverlapText() {}

  /** The whole list, with a line break at its end. */
  public static String of(OverlapBook book) {
    StringBuilder out = new StringBuilder();
    List<Overlap> told = book.overlaps().told();
    out.append(book.level()).append(": ");
    String pairs = Numbers.counted(told.size(), "pair") + " of pieces ";
    out.append(told.isEmpty() ? "no pieces " : pairs);
    out.append(told.size() == 1 ? "goes" : "go").append(" through each other where it is felt\n");
    if (!book.road().isEmpty()) {
      out.append("  no road was found, so none is told on it: ").append(book.road()).append('\n');
    }
    for (int i = 0; i < Math.min(MOST, told.size()); i++) {
      line(book, told.get(i), i + 1, out);
    }
    if (told.size() > MOST) {
      out.append("  and ").append(told.size() - MOST).append(" more: --report json=FILE has all\n");
    }
    for (Meant meant : Meant.values()) {
      int count = book.overlaps().meant().getOrDefault(meant, 0);
      if (count > 0) {
        out.append("  meant: ").append(Numbers.counted(count, "pair")).append(" of parts ");
        out.append(meant.words()).append('\n');
      }
    }
    return out.toString();
  }

  private static void line(OverlapBook book, Overlap overlap, int number, StringBuilder out) {
    String a = book.pieces().get(overlap.a());
    String b = book.pieces().get(overlap.b());
    out.append("  ").append(number).append(". ").append(a);
    out.append(overlap.a() == overlap.b() ? ", two bodies of it: " : " | " + b + ": ");
    out.append(Numbers.length(overlap.depth())).append(" deep, ");
    out.append(Numbers.length(overlap.contourLength())).append(" long");
    if (Double.isFinite(overlap.volume())) {
      out.append(", ").append(Numbers.rounded(overlap.volume())).append(" m³ in common");
    }
    out.append(", at ").append(Numbers.position(book.place(overlap.position())));
    out.append(overlap.places() > 1 ? " and " + (overlap.places() - 1) + " more places" : "");
    out.append("\n     ").append(overlap.why().words()).append('\n');
  }
}
