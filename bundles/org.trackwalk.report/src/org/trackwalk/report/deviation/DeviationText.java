package org.trackwalk.report.deviation;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.trackwalk.drive.deviation.DeviationPlace;
import org.trackwalk.drive.deviation.Deviations;
import org.trackwalk.drive.deviation.LaneDeviation;
import org.trackwalk.mesh.names.ShownText;
import org.trackwalk.report.format.Numbers;

/** What is seen against what is felt in words, for the screen. */
public final class DeviationText {

  /** Places on the first screen, and in the picture. */
  static final int MOST = 20;

  private static final double MILLIMETRES = 1000;
  private static final double PERCENT = 100;

  private DeviationText() {}

  /** The whole list, with a line break at its end. */
  public static String of(DeviationBook book) {
    StringBuilder out = new StringBuilder();
    List<String> words = words(book);
    out.append(ShownText.of(book.level())).append(": ").append(words.get(0)).append('\n');
    for (String line : words.subList(1, words.size())) {
      out.append("  ").append(line).append('\n');
    }
    for (String line : places(book)) {
      out.append("  ").append(line).append('\n');
    }
    out.append("  how far apart: share of the road's samples, share of all that is felt\n");
    double[] road = book.found().road();
    double[] all = book.found().everywhere();
    for (int i = 0; i < road.length; i++) {
      out.append("    ").append(String.format(Locale.ROOT, "%-14s", column(i)));
      out.append(String.format(Locale.ROOT, "%8s %%", Numbers.fixed(PERCENT * road[i], 2)));
      out.append(String.format(Locale.ROOT, "%8s %%", Numbers.fixed(PERCENT * all[i], 2)))
          .append('\n');
    }
    return out.toString();
  }

  /** What the columns of the histogram are. */
  static String column(int i) {
    int n = Deviations.COLUMNS.size();
    return i < n
        ? "to " + Numbers.rounded(MILLIMETRES * Deviations.COLUMNS.get(i)) + " mm"
        : i == n
            ? "over " + Numbers.rounded(MILLIMETRES * Deviations.COLUMNS.get(n - 1)) + " mm"
            : "nothing there";
  }

  /** What is said of all: how the road is, the mean and the worst height. */
  static List<String> words(DeviationBook book) {
    List<String> words = new ArrayList<>();
    int places = book.found().places().size();
    words.add(
        "what is seen and what is felt are "
            + (places == 0
                ? "nowhere " + Numbers.length(book.warning()) + " apart on the road"
                : Numbers.length(book.warning())
                    + " apart or more in "
                    + Numbers.counted(places, "stretch").replace("stretchs", "stretches")
                    + " of the road"));
    if (!book.road().isEmpty()) {
      words.set(0, "no road was found, so no heights were measured: " + book.road());
      return words;
    }
    double sum = 0;
    double low = Double.POSITIVE_INFINITY;
    double high = Double.NEGATIVE_INFINITY;
    long n = 0;
    for (LaneDeviation lane : book.found().lanes()) {
      for (double height : lane.height()) {
        if (Double.isFinite(height)) {
          sum += height;
          low = Math.min(low, height);
          high = Math.max(high, height);
          n++;
        }
      }
    }
    if (n > 0) {
      words.add(
          "what is seen lies "
              + Numbers.length(low)
              + " to "
              + Numbers.length(high)
              + " over the road that is felt, in the mean "
              + Numbers.length(sum / n));
    }
    return words;
  }

  /** The places of the first screen, numbered, and how many there are more. */
  static List<String> places(DeviationBook book) {
    List<String> lines = new ArrayList<>();
    List<DeviationPlace> places = book.found().places();
    for (int i = 0; i < Math.min(MOST, places.size()); i++) {
      DeviationPlace place = places.get(i);
      lines.add(
          i
              + 1
              + ". "
              + words(place)
              + ", along "
              + Numbers.length(place.length())
              + " on "
              + Numbers.counted(place.lanes(), "lane")
              + ", at "
              + Numbers.position(book.place(place.position())));
    }
    if (places.size() > MOST) {
      lines.add("and " + (places.size() - MOST) + " more: --report json=FILE has all");
    }
    return lines;
  }

  private static String words(DeviationPlace place) {
    return switch (place.kind()) {
      case UNSEEN -> "a car drives on what is not seen";
      case UNFELT -> "what is seen carries no car";
      case APART ->
          "what is seen lies "
              + Numbers.length(Math.abs(place.worst()))
              + (place.worst() > 0 ? " over" : " under")
              + " what is felt";
    };
  }
}
