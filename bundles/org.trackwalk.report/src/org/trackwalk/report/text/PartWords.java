package org.trackwalk.report.text;

import org.trackwalk.mesh.level.Frame;
import org.trackwalk.model.report.MeshParts;
import org.trackwalk.report.format.Numbers;

/** What hangs together, and where it ends, in words. */
public final class PartWords {

  private PartWords() {}

  /**
   * In a line, for instance "3 parts that hang together, 3 borders, the longest of 120 m".
   *
   * @param axes in whose unit borders are told
   */
  public static String of(MeshParts parts, Frame axes) {
    String hang = parts.components() == 1 ? "1 part" : count(parts) + " that hang together";
    return hang + ", " + borders(parts, axes);
  }

  /** Shorter, for a line that says other things, too: "2 parts, 1 border of 120 m". */
  public static String brief(MeshParts parts, Frame axes) {
    return count(parts) + ", " + borders(parts, axes);
  }

  /** Length of the longest border. */
  public static String longest(MeshParts parts, Frame axes) {
    return Numbers.length(parts.longestBorder() * axes.unit().metres());
  }

  private static String count(MeshParts parts) {
    return Numbers.counted(parts.components(), "part");
  }

  private static String borders(MeshParts parts, Frame axes) {
    int n = parts.borderLoops();
    if (n == 0) {
      return "no border";
    }
    return Numbers.counted(n, "border")
        + (n == 1 ? " of " : ", the longest of ")
        + longest(parts, axes);
  }
}
