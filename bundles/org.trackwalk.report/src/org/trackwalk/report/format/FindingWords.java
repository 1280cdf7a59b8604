package org.trackwalk.report.format;

import java.util.List;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Measure;

/** Where a finding is and how bad it is, in the words that all reports for people share. */
public final class FindingWords {

  private FindingWords() {}

  /**
   * Pieces and position: {@code road_07 | road_08 at (365.5, 3.3, -3.0)}.
   *
   * @param headline what was said before: pieces that it names are not named again
   * @param position three doubles, in the coordinates of the reader's tool
   * @return empty when nobody knows a place
   */
  public static String place(Finding f, String headline, double[] position) {
    if (!f.placed()) {
      return "";
    }
    String at = "at " + Numbers.position(position);
    List<String> pieces = f.pieces();
    String names =
        switch (pieces.size()) {
          case 0 -> "";
          case 1 -> pieces.get(0) + " ";
          case 2 -> pieces.get(0) + " | " + pieces.get(1) + " ";
          default ->
              pieces.get(0)
                  + " | "
                  + pieces.get(1)
                  + " and "
                  + Numbers.counted(pieces.size() - 2, "more piece")
                  + " ";
        };
    SurfaceClass surface = f.surfaceClass();
    boolean plain = surface == SurfaceClass.ROAD || surface == SurfaceClass.UNKNOWN;
    boolean named = !names.isEmpty() && headline.contains(names.strip());
    return (named ? "" : names) + at + (plain ? "" : ", " + surface.id());
  }

  /**
   * What tells a finding from the others of its group: its pieces and its place; of one that is
   * about no piece, a marker for one, its own words, too.
   *
   * @param position three doubles, in the coordinates of the reader's tool
   */
  public static String member(Finding f, double[] position) {
    String place = place(f, "", position);
    boolean named = f.placed() && !f.pieces().isEmpty();
    return named ? place : f.message() + (place.isEmpty() ? "" : " " + place);
  }

  /** Place and size, where there are such: {@code road_07 at (1, 2, 3): 4.5 mm (limit 1 mm)}. */
  public static String placeAndSize(String place, Finding f) {
    String size = size(f);
    return place + (place.isEmpty() || size.isEmpty() ? "" : ": ") + size;
  }

  /** Measure beside its threshold, length, and what a car feels. */
  public static String size(Finding f) {
    StringBuilder text = new StringBuilder();
    Measure m = f.measure();
    if (m != null && !m.name().equals("count")) {
      text.append(m.unit().isEmpty() ? plain(m) : Size.measure(f));
    }
    if (f.length() > 0 && !f.message().contains(" along ")) {
      text.append(text.isEmpty() ? "" : ", ").append(Numbers.length(f.length()));
      text.append(isRing(f.path()) ? " around" : " long");
    }
    String jolt = Size.jolt(f);
    if (!jolt.isEmpty()) {
      text.append(text.isEmpty() ? "" : "; ").append(jolt);
    }
    return text.toString();
  }

  /** True for the rim of a hole or of a patch of triangles. */
  private static boolean isRing(double[] path) {
    int last = path.length - 3;
    return last >= 9
        && path[0] == path[last]
        && path[1] == path[last + 1]
        && path[2] == path[last + 2];
  }

  /** A number without a unit, with what it counts. */
  private static String plain(Measure m) {
    return Double.isFinite(m.value())
        ? Numbers.measure(m.value(), m.unit()) + noun(m) + Limit.words(m)
        : "";
  }

  /** What a plain number counts: {@code 19 edges}, {@code 1 triangle}. */
  private static String noun(Measure m) {
    if (!m.unit().isEmpty() || m.name().equals("count")) {
      return "";
    }
    if (m.value() == 1 && m.name().equals("vertices")) {
      return " vertex";
    }
    boolean one = m.value() == 1 && m.name().endsWith("s");
    return " " + (one ? m.name().substring(0, m.name().length() - 1) : m.name());
  }
}
