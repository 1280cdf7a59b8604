package org.trackwalk.report.output;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.model.report.LevelSketch;
import org.trackwalk.report.format.ReportFormat;

/**
 * What is kept of a level until the reports of a run are written: all of its geometry where one of
 * them draws, else the sketches that they make of it.
 */
public final class KeptGeometry {

  private KeptGeometry() {}

  /** Takes the sketches of all formats and lets the surface go unless one of them draws. */
  public static UnaryOperator<LevelReport> of(List<ReportFormat> formats) {
    boolean draws = formats.stream().anyMatch(ReportFormat::draws);
    return level -> {
      Map<String, byte[]> parts = new TreeMap<>();
      for (ReportFormat format : formats) {
        parts.putAll(format.sketch(level));
      }
      LevelReport sketched = parts.isEmpty() ? level : level.sketched(new LevelSketch(parts));
      return draws ? sketched : sketched.withoutSurface();
    };
  }

  /**
   * Takes out of the sketches what the formats will not show, given the other levels of the run.
   *
   * @return a new one, for one run
   */
  public static UnaryOperator<LevelReport> thinner(List<ReportFormat> formats) {
    List<UnaryOperator<Map<String, byte[]>>> each =
        formats.stream().map(ReportFormat::thinner).toList();
    return level -> {
      if (level.sketch() == null) {
        return level;
      }
      Map<String, byte[]> parts = level.sketch().parts();
      for (UnaryOperator<Map<String, byte[]>> thinner : each) {
        parts = thinner.apply(parts);
      }
      return level.sketched(new LevelSketch(parts));
    };
  }

  /** The ids of those formats that make a sketch, sorted: what is kept of a level for them. */
  public static List<String> sketchers(List<ReportFormat> formats) {
    return formats.stream()
        .filter(KeptGeometry::sketches)
        .map(ReportFormat::id)
        .distinct()
        .sorted()
        .toList();
  }

  /** Whether a format has its own way to make one. */
  private static boolean sketches(ReportFormat format) {
    try {
      Class<?> maker = format.getClass().getMethod("sketch", LevelReport.class).getDeclaringClass();
      return maker != ReportFormat.class;
    } catch (NoSuchMethodException e) {
      throw new IllegalStateException("the method of the interface is gone", e);
    }
  }
}
