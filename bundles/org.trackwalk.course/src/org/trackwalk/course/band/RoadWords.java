package org.trackwalk.course.band;

import java.util.Comparator;
import java.util.Locale;
import java.util.stream.Collectors;

/** What is said of a road that was found by its shape, for a designer. */
public final class RoadWords {

  /** Metres. */
  private static final double KILOMETRE = 1000;

  /** Ends that are no farther apart touch, metres. */
  private static final double TOUCHING = 0.0005;

  /** What is shorter is told in millimetres, metres. */
  private static final double SLIT = 0.1;

  /** So many widths are named. */
  private static final int NAMED = 5;

  /** What is said first of a ring that is narrower than a road. */
  public static final String NARROW =
      "DOUBTFUL: it is narrower than a road for cars, so the unit may not be the metre; ";

  /** Likewise of one that is wider. */
  public static final String WIDE =
      "DOUBTFUL: it is wider than a road for cars, so the unit may not be the metre; ";

  private RoadWords() {}

  /** How a road that was found by its shape was found, for a designer. */
  public static String of(RoadShape shape) {
    return shape.doubtful() ? doubtful(shape) : certain(shape);
  }

  private static String certain(RoadShape shape) {
    Band band = shape.bands().get(0);
    int lanes = shape.bands().size();
    return String.format(
        Locale.ROOT,
        "%s %s m wide and %s long%s%s, by its shape%s; --start or a manifest is surer",
        lanes > 1
            ? lanes + " closed bands beside each other, together"
            : band.open() ? "a band with two ends," : "a closed band",
        width(shape.bands().stream().mapToDouble(Band::width).sum()),
        length(band),
        torn(band),
        down(shape),
        shape.stage() ? " and a name of ground" : "");
  }

  private static String width(double metres) {
    return String.format(Locale.ROOT, metres < BandFinder.KERB ? "%.2f" : "%.0f", metres);
  }

  private static String torn(Band band) {
    if (band.gap() < TOUCHING) {
      return "";
    }
    return band.gap() < SLIT
        ? String.format(Locale.ROOT, " but for %.0f mm", 1000 * band.gap())
        : String.format(Locale.ROOT, " but for %.1f m", band.gap());
  }

  private static String doubtful(RoadShape shape) {
    int bands = shape.bands().size();
    String widths =
        shape.bands().stream()
            .mapToDouble(Band::width)
            .boxed()
            .sorted(Comparator.reverseOrder())
            .limit(NAMED)
            .map(width -> String.format(Locale.ROOT, "%.0f m", width))
            .collect(Collectors.joining(", "));
    String what =
        bands == 1
            ? "a closed band " + widths + " wide or a strip beside it"
            : "each of "
                + bands
                + " closed bands ("
                + widths
                + (bands > NAMED ? " …" : "")
                + " wide"
                + (shape.strips() ? ") and strips beside them" : ")");
    return "DOUBTFUL: "
        + what
        + down(shape)
        + " may be the road, so all are taken for it; say which is with --start X,Y,Z or in a"
        + " manifest (trackwalk init)";
  }

  private static String down(RoadShape shape) {
    return shape.down() ? " that faces down" : "";
  }

  private static String length(Band band) {
    boolean far = band.length() >= KILOMETRE;
    return String.format(
        Locale.ROOT, far ? "%.1f km" : "%.0f m", far ? band.length() / KILOMETRE : band.length());
  }
}
