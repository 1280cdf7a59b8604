package org.trackwalk.check.baseline;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.trackwalk.check.rule.FindingBuilder;
import org.trackwalk.check.rules.level.UnexpectedLevel;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.report.LevelExtent;

/**
 * Whether a level is still the one of the baseline: where it lies and how large it is, its road and
 * its surface. Only what a day's work does not change is compared, and only the first cause told: a
 * level that is a hundred times as large has a longer road, too.
 */
final class ExtentChange {

  /** The level's axes in the six orders that a swap can bring them into, as they are first. */
  private static final int[][] ORDERS = {
    {0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}
  };

  private final LevelExtent before;
  private final LevelExtent now;
  private final String road;

  private ExtentChange(LevelExtent before, LevelExtent now, String road) {
    this.before = before;
    this.now = now;
    this.road = road;
  }

  /**
   * What is told of a level that is not what it was.
   *
   * @param before null where the baseline does not say
   * @param now null, or without a guard, where nobody asks
   * @param road how the road is found now, in words
   */
  static List<Finding> of(LevelExtent before, LevelExtent now, String road) {
    if (before == null || now == null || now.guard() == null || before.bounds().length == 0) {
      return List.of();
    }
    return new ExtentChange(before, now, road).findings();
  }

  private List<Finding> findings() {
    List<Finding> findings = new ArrayList<>();
    String read = readOtherwise();
    if (!read.isEmpty()) {
      findings.add(
          error("extents", "the level is not read as it was: " + read)
              .help(
                  "Export it as before, or say how it is to be read with \"units\" and \"up\" in"
                      + " the manifest (--units, --up). If it is meant so, write the baseline"
                      + " again.")
              .build());
      return findings;
    }
    road(findings);
    surface(findings);
    findings.addAll(GonePieces.of(before.pieces(), now.pieces()));
    return findings;
  }

  static FindingBuilder error(String subject, String words) {
    return new FindingBuilder(UnexpectedLevel.INFO, Severity.ERROR, words).about(subject);
  }

  /** That all extents changed by one factor, or changed places; empty when they did not. */
  private String readOtherwise() {
    for (int[] order : ORDERS) {
      double factor = factor(order);
      boolean turned = order[1] != 1;
      boolean scaled = factor > ChangeLimits.SCALED || factor < 1 / ChangeLimits.SCALED;
      if (factor > 0 && (turned || scaled)) {
        String size =
            !scaled
                ? ""
                : String.format(
                    Locale.ROOT,
                    "it is %s times as large",
                    factor < 0.1 ? String.format(Locale.ROOT, "%.4f", factor) : metres(factor));
        String turn = turned ? "another axis points up" : "";
        String both = size.isEmpty() || turn.isEmpty() ? size + turn : turn + " and " + size;
        return both + ", " + size(now) + "; it was " + size(before);
      }
      if (factor > 0) {
        return ""; // it is what it was, or lies turned on the ground
      }
    }
    return "";
  }

  /** By which all extents have become larger, brought into this order; 0 where they have not. */
  private double factor(int[] order) {
    double least = Double.POSITIVE_INFINITY;
    double most = 0;
    double largest = Math.max(before.size(0), Math.max(before.size(1), before.size(2)));
    for (int axis = 0; axis < 3; axis++) {
      double was = before.size(axis);
      double is = now.size(order[axis]);
      if (was <= ChangeLimits.EXTENT_NOISE * largest && was < 1) {
        continue; // a road without hills
      }
      least = Math.min(least, is / was);
      most = Math.max(most, is / was);
    }
    double flat =
        before.size(1) <= ChangeLimits.EXTENT_NOISE * largest && before.size(1) < 1
            ? now.size(order[1])
            : 0;
    boolean even =
        most > 0
            && most <= (1 + ChangeLimits.EXTENT_NOISE) * least
            && flat <= ChangeLimits.EXTENT_NOISE * largest * most;
    return even ? StrictMath.sqrt(least * most) : 0;
  }

  /** {@code 853 x 39 x 798 m, 39 m high}: the height is what an exchanged axis changes. */
  private static String size(LevelExtent level) {
    return metres(level.size(0))
        + " x "
        + metres(level.size(1))
        + " x "
        + metres(level.size(2))
        + " m, "
        + metres(level.size(1))
        + " m high";
  }

  private static String metres(double value) {
    return String.format(Locale.ROOT, value < 10 ? "%.2f" : "%,.0f", value);
  }

  private void road(List<Finding> findings) {
    double was = before.roadLength();
    double is = now.roadLength();
    boolean walked = was > 0 && Double.isFinite(is);
    if (!walked) {
      was = before.roadArea();
      is = now.roadArea();
    }
    String unit = walked ? "m" : "m²";
    String of = walked ? "long" : "large";
    LevelExtent.Guard guard = now.guard();
    if (was > 0 && is < (1 - guard.lost()) * was) {
      String words =
          is == 0
              ? String.format(
                  Locale.ROOT,
                  "no road is checked any more; it was %,.0f %s %s in the baseline: %s",
                  was,
                  unit,
                  of,
                  now.roadArea() == 0 ? road : "no stretch of it can be driven along")
              : String.format(
                  Locale.ROOT,
                  "the road is %,.0f %s %s; it was %,.0f %s in the baseline",
                  is,
                  unit,
                  of,
                  was,
                  unit);
      findings.add(
          error("road", words)
              .measure(
                  "part of the road that is gone", 100 * (1 - is / was), "%", 100 * guard.lost())
              .build());
    } else if (was > 0 && is > guard.grown() * was) {
      String words =
          String.format(
              Locale.ROOT,
              "the road is %,.0f %s %s; it was %,.0f %s in the baseline",
              is,
              unit,
              of,
              was,
              unit);
      findings.add(
          error("road", words).measure("times as " + of, is / was, "", guard.grown()).build());
    }
  }

  private void surface(List<Finding> findings) {
    LevelExtent.Guard guard = now.guard();
    double part = before.area() > 0 ? now.area() / before.area() : 1;
    double reach = diagonal(before) > 0 ? diagonal(now) / diagonal(before) : 1;
    if (part < 1 - guard.lost()) {
      String words =
          String.format(
              Locale.ROOT,
              "%.0f %% of the level's surface is gone: %,.0f m²; it was %,.0f m² in the baseline",
              100 * (1 - part),
              now.area(),
              before.area());
      findings.add(
          error("surface", words)
              .measure(
                  "part of the surface that is gone", 100 * (1 - part), "%", 100 * guard.lost())
              .build());
    } else if (part > guard.grown() || reach > guard.grown()) {
      String words =
          String.format(
              Locale.ROOT,
              "the level is %,.0f m² and %s; in the baseline it was %,.0f m² and %s",
              now.area(),
              size(now),
              before.area(),
              size(before));
      findings.add(
          error("surface", words)
              .measure("times as large", Math.max(part, reach), "", guard.grown())
              .build());
    }
  }

  private static double diagonal(LevelExtent level) {
    double sum = 0;
    for (int axis = 0; axis < 3; axis++) {
      sum += level.size(axis) * level.size(axis);
    }
    return Math.sqrt(sum);
  }
}
