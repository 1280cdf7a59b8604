package org.trackwalk.examples.writer;

import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** A racing line as text, with the road that it says is to its left and right. */
public final class LineCsvFile {

  private LineCsvFile() {}

  /**
   * The bytes.
   *
   * @param points xyz triples, metres
   * @param sides of each point to the left and to the right, in turn
   */
  public static byte[] bytes(double[] points, double[] sides) {
    StringBuilder text = new StringBuilder("x,y,z,left,right\n");
    for (int i = 0; 3 * i < points.length; i++) {
      text.append(
          String.format(
              Locale.ROOT,
              "%.3f,%.3f,%.3f,%.2f,%.2f\n",
              points[3 * i],
              points[3 * i + 1],
              points[3 * i + 2],
              sides[2 * i],
              sides[2 * i + 1]));
    }
    return text.toString().getBytes(StandardCharsets.UTF_8);
  }
}
