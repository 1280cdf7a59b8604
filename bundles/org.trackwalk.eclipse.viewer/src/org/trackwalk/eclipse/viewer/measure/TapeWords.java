package org.trackwalk.eclipse.viewer.measure;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.joml.Vector3d;
import org.trackwalk.ground.geometry.FloatSteps;
import org.trackwalk.mesh.level.Frame;

/** What is said of a tape: distance, heights, and the numbers that the computer holds. */
final class TapeWords {

  private static final String[] AXES = {"x", "y", "z"};

  private TapeWords() {}

  /** The distance alone. */
  static String distance(TapeEnd a, TapeEnd b) {
    return length(a.place().distance(b.place()));
  }

  /**
   * All lines, a title first.
   *
   * @param frame axes and unit of the file
   */
  static List<String> of(TapeEnd a, TapeEnd b, Frame frame) {
    Vector3d way = b.place().sub(a.place());
    double flat = Math.hypot(way.x, way.z);
    List<String> lines = new ArrayList<>();
    lines.add("Distance " + length(way.length()));
    String slope =
        flat > 0 ? String.format(Locale.ROOT, ", slope %.2f %%", 100 * way.y / flat) : "";
    lines.add("Height " + signed(way.y) + ", from above " + length(flat) + slope);
    lines.add("A: " + words(a, frame));
    lines.add("B: " + words(b, frame));
    if (a.exact() && b.exact()) {
      StringBuilder steps = new StringBuilder("Float steps from A to B:");
      for (int k = 0; k < 3; k++) {
        long n = FloatSteps.between((float) a.at(k), (float) b.at(k));
        steps.append(k == 0 ? " " : ", ").append(AXES[k]).append(' ').append(grouped(n));
      }
      lines.add(steps.toString());
      if (a.vertex() == b.vertex()) {
        lines.add("One and the same vertex, bit for bit");
      }
    } else {
      lines.add("Float steps are counted between vertices: click nearer to one");
    }
    return lines;
  }

  /** While the other end is looked for. */
  static List<String> of(TapeEnd a, Frame frame) {
    return List.of("Measure: click the other end", "A: " + words(a, frame), "Esc ends it");
  }

  private static String words(TapeEnd end, Frame frame) {
    double[] p = frame.toFileAxes(end.x(), end.y(), end.z());
    StringBuilder text = new StringBuilder();
    if (!end.exact()) {
      text.append("on ").append(end.piece());
      for (int k = 0; k < 3; k++) {
        text.append(String.format(Locale.ROOT, ", %s %.4f", AXES[k], p[k]));
      }
      return text.toString();
    }
    text.append("vertex of ").append(end.piece());
    for (int k = 0; k < 3; k++) {
      float level = (float) end.at(k);
      text.append(k == 0 ? ": " : ", ")
          .append(AXES[k])
          .append(' ')
          .append(Float.toString(level))
          .append(String.format(Locale.ROOT, " = 0x%08X", Float.floatToRawIntBits(level)));
    }
    if (!frame.sameAsLevel()) {
      text.append(String.format(Locale.ROOT, " (file: %.4f %.4f %.4f)", p[0], p[1], p[2]));
    }
    return text.toString();
  }

  private static String grouped(long n) {
    return String.format(Locale.ROOT, "%,d", n).replace(',', ' ');
  }

  private static String signed(double metres) {
    return (metres > 0 ? "+" : metres < 0 ? "-" : "") + length(Math.abs(metres));
  }

  /** Millimetres under a metre, metres above; the smallest as they are. */
  static String length(double metres) {
    if (metres == 0) {
      return "0 mm";
    }
    return metres < 1
        ? String.format(Locale.ROOT, metres < 1e-4 ? "%.3g mm" : "%.3f mm", 1000 * metres)
        : String.format(Locale.ROOT, "%.4f m", metres);
  }
}
