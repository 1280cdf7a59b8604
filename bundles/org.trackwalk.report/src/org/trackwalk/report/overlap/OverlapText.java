package org.trackwalk.report.overlap;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.trackwalk.contact.collide.SurfaceContact;
import org.trackwalk.contact.collide.Touch;
import org.trackwalk.drive.overlap.GridOutline;
import org.trackwalk.drive.overlap.Meant;
import org.trackwalk.drive.overlap.Overlap;
import org.trackwalk.drive.overlap.PairContacts;
import org.trackwalk.mesh.names.ShownText;
import org.trackwalk.report.format.Numbers;

/** The overlaps in words, for the screen. */
public final class OverlapText {

  /** Pairs on the first screen, and in the picture. */
  static final int MOST = 20;

  /** Lines about the contacts of a pair at most. */
  private static final int MOST_LINES = 4;

  private OverlapText() {}

  /** The whole list, with a line break at its end. */
  public static String of(OverlapBook book) {
    StringBuilder out = new StringBuilder();
    List<Overlap> told = book.overlaps().told();
    List<String> words = words(book);
    out.append(ShownText.of(book.level())).append(": ").append(words.get(0)).append('\n');
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
    for (Touch touch : Touch.values()) {
      int count = book.touching().getOrDefault(touch, 0);
      if (count > 0) {
        words.add("touching: " + Numbers.counted(count, "pair") + " of parts " + touch.words());
      }
    }
    return words;
  }

  /** What contacts a pair has, a line each. */
  static List<String> contacts(OverlapBook book, int number) {
    List<String> lines = new ArrayList<>();
    List<PairContacts> pairs = book.contacts(number);
    int all = 0;
    SurfaceContact deepest = null;
    for (PairContacts pair : pairs) {
      for (SurfaceContact contact : pair.points()) {
        all++;
        deepest = deepest == null || contact.depth() > deepest.depth() ? contact : deepest;
      }
    }
    if (!pairs.isEmpty()) {
      StringBuilder line = new StringBuilder(pairs.get(0).settings().method().id());
      line.append(": ").append(Numbers.counted(all, "contact"));
      if (deepest != null) {
        line.append(", the deepest ").append(Numbers.length(deepest.depth()));
        line.append(" at ").append(Numbers.position(book.place(deepest.point())));
        line.append(", normal ").append(Numbers.position(book.direction(deepest.normal())));
      }
      lines.add(line.toString());
    }
    for (PairContacts pair : pairs) {
      lines.addAll(pair.refused().stream().map(why -> "none: " + why).toList());
      for (GridOutline grid : pair.grids()) {
        int[] cells = grid.cells();
        lines.add(
            String.format(
                Locale.ROOT,
                "distance grid of %d x %d x %d cells of %s; where it is 0 misses the corners by"
                    + " up to %s",
                cells[0],
                cells[1],
                cells[2],
                Numbers.length(grid.spacing()),
                Numbers.length(grid.error())));
      }
    }
    return lines.stream().distinct().limit(MOST_LINES).toList();
  }

  /** The names of a pair. */
  static String pieces(OverlapBook book, Overlap overlap) {
    String a = ShownText.of(book.pieces().get(overlap.a()));
    return overlap.a() == overlap.b()
        ? a + ", two bodies of it"
        : a + " | " + ShownText.of(book.pieces().get(overlap.b()));
  }

  /** How large a pair's overlap is, and where. */
  static String sizes(OverlapBook book, Overlap overlap) {
    StringBuilder out = new StringBuilder();
    out.append(Numbers.length(overlap.depth())).append(" deep");
    if (!overlap.contours().isEmpty()) {
      out.append(", ").append(Numbers.length(overlap.contourLength())).append(" long");
    }
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
    for (String contact : contacts(book, number - 1)) {
      out.append("     ").append(contact).append('\n');
    }
  }
}
