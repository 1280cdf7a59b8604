package org.trackwalk.report.overlap;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.drive.overlap.Meant;
import org.trackwalk.drive.overlap.Overlap;
import org.trackwalk.report.format.Numbers;

/** The overlaps in words, for the screen. */
public final class OverlapText {

  /** Pairs on the first screen, and in the picture. */
  static final int MOST = 20;

  private OverlapText() {}

  /** The whole list, with a line break at its end. */
  public static String of(OverlapBook book) {
    StringBuilder out = new StringBuilder();
    List<Overlap> told = book.overlaps().told();
    List<String> words = words(book);
    out.append(book.level()).append(": ").append(words.get(0)).append('\n');
    if (!book.road().isEmpty()) {
      out.append("  ").append(words.get(1)).append('\n');
    }
    for (int i = 0; i < Math.min(MOST, told.size()); i++) {
      line(book, told.get(i), i + 1, out);
    }
    for (String rest : words.subList(book.road().isEmpty() ? 1 : 2, words.size())) {
      out.append("  ").append(rest).append('\n');
    }
    return out.toString();
  }

  /** What is said of all: how many are told, why no road was found, what is left out or meant. */
  static List<String> words(OverlapBook book) {
    List<String> words = new ArrayList<>();
    int told = book.overlaps().told().size();
    String pairs = told == 0 ? "no pieces " : Numbers.counted(told, "pair") + " of pieces ";
    words.add(pairs + (told == 1 ? "goes" : "go") + " through each other where it is felt");
    if (!book.road().isEmpty()) {
      words.add("no road was found, so none is told on it: " + book.road());
    }
    if (told > MOST) {
      words.add("and " + (told - MOST) + " more: --report json=FILE has all");
    }
    for (Meant meant : Meant.values()) {
      int count = book.overlaps().meant().getOrDefault(meant, 0);
      if (count > 0) {
        words.add("meant: " + Numbers.counted(count, "pair") + " of parts " + meant.words());
      }
    }
    return words;
  }

  /** The names of a pair. */
  static String pieces(OverlapBook book, Overlap overlap) {
    String a = book.pieces().get(overlap.a());
    return overlap.a() == overlap.b()
        ? a + ", two bodies of it"
        : a + " | " + book.pieces().get(overlap.b());
  }

  /** How large a pair's overlap is, and where. */
  static String sizes(OverlapBook book, Overlap overlap) {
    StringBuilder out = new StringBuilder();
    out.append(Numbers.length(overlap.depth())).append(" deep, ");
    out.append(Numbers.length(overlap.contourLength())).append(" long");
    if (Double.isFinite(overlap.volume())) {
      out.append(", ").append(Numbers.rounded(overlap.volume())).append(" m³ in common");
    }
    out.append(", at ").append(Numbers.position(book.place(overlap.position())));
    out.append(overlap.places() > 1 ? " and " + (overlap.places() - 1) + " more places" : "");
    return out.toString();
  }

  private static void line(OverlapBook book, Overlap overlap, int number, StringBuilder out) {
    out.append("  ").append(number).append(". ").append(pieces(book, overlap)).append(": ");
    out.append(sizes(book, overlap));
    out.append("\n     ").append(overlap.why().words()).append('\n');
  }
}
