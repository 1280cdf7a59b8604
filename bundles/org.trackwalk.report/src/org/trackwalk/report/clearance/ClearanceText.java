package org.trackwalk.report.clearance;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.drive.clearance.ClearanceWay;
import org.trackwalk.drive.clearance.Side;
import org.trackwalk.drive.clearance.Touch;
import org.trackwalk.mesh.names.ShownText;
import org.trackwalk.report.format.Numbers;

/** The room around a vehicle in words, for the screen. */
public final class ClearanceText {

  /** Touches on the first screen, and marked in the picture. */
  static final int MOST = 20;

  private ClearanceText() {}

  /** The whole list, with a line break at its end. */
  public static String of(ClearanceBook book) {
    StringBuilder out = new StringBuilder();
    List<String> words = words(book);
    out.append(ShownText.of(book.level())).append(": ").append(words.get(0)).append('\n');
    for (String line : words.subList(1, words.size())) {
      out.append("  ").append(line).append('\n');
    }
    for (String line : touches(book)) {
      out.append("  ").append(line).append('\n');
    }
    return out.toString();
  }

  /** The verdict first, then how it was driven, then the least room to each side. */
  static List<String> words(ClearanceBook book) {
    List<String> words = new ArrayList<>();
    int touched = book.found().touches().size();
    words.add(
        ShownText.of(book.mesh().name())
            + (touched == 0
                ? " fits"
                : " does not fit: it touches in " + Numbers.counted(touched, "place")));
    double[] box = book.mesh().box();
    int wheels = book.found().wheels();
    words.add(
        Numbers.count(book.mesh().triangleCount())
            + " triangles, "
            + Numbers.rounded(box[5] - box[2])
            + " m long, "
            + Numbers.rounded(box[3] - box[0])
            + " m wide, "
            + Numbers.rounded(box[4])
            + " m high; "
            + (wheels == 0 ? "no wheels in it, thought" : Numbers.counted(wheels, "wheel"))
            + " with "
            + Numbers.rounded(book.found().wheelbase())
            + " m between the axles and "
            + Numbers.rounded(book.found().track())
            + " m across");
    long lanes = book.found().ways().size() / 2;
    words.add(Numbers.counted(lanes, "lane") + ", each driven both ways");
    for (Side side : Side.values()) {
      words.add(least(book, side));
    }
    return words;
  }

  private static String least(ClearanceBook book, Side side) {
    int[] at = book.found().least(side);
    String name = side.id() + ": ";
    if (at[0] < 0) {
      return name + "nothing in reach";
    }
    ClearanceWay way = book.found().ways().get(at[0]);
    double room = way.room(side)[at[1]];
    String free = room < 0 ? Numbers.length(-room) + " too deep" : Numbers.length(room) + " free";
    return name + free + ", at " + where(book, way, at[1]);
  }

  private static String where(ClearanceBook book, ClearanceWay way, int k) {
    return Numbers.fixed(way.s()[k], 1)
        + " m of lane "
        + book.lane(way.strand(), way.lane())
        + ", "
        + way.direction()
        + " "
        + Numbers.position(book.place(way, k));
  }

  /** The touches of the first screen, numbered, and how many there are more. */
  static List<String> touches(ClearanceBook book) {
    List<String> lines = new ArrayList<>();
    List<Touch> touches = book.found().touches();
    for (int i = 0; i < Math.min(MOST, touches.size()); i++) {
      lines.add(i + 1 + ". " + touch(book, touches.get(i)));
    }
    if (touches.size() > MOST) {
      lines.add("and " + (touches.size() - MOST) + " more: --report json=FILE has all");
    }
    return lines;
  }

  private static String touch(ClearanceBook book, Touch touch) {
    String far = touch.length() < 1 ? "" : " along " + Numbers.rounded(touch.length()) + " m,";
    return ShownText.of(book.pieces().get(touch.piece()))
        + ": "
        + Numbers.length(touch.depth())
        + " deep "
        + touch.side().words()
        + ","
        + far
        + " at "
        + Numbers.position(book.place(touch.position()))
        + "; "
        + Numbers.fixed(touch.s(), 1)
        + " m of lane "
        + book.lane(touch.strand(), touch.lane())
        + ", "
        + (touch.reverse() ? "reverse" : "forward")
        + "; on "
        + touch.ways()
        + " of "
        + Numbers.counted(book.found().ways().size(), "way");
  }
}
