package org.trackwalk.report.format;

import java.util.Locale;
import org.trackwalk.model.finding.Features;

/**
 * Where a triangle stands in a binary file.
 *
 * @param offset of its first byte
 * @param length bytes; 0 when not known
 */
public record ByteRange(long offset, int length) {

  /** Bytes before the first triangle of a binary STL: a header of 80, and their number. */
  private static final long STL_HEAD = 84;

  /** A normal, three corners and two bytes that nobody uses. */
  private static final int STL_TRIANGLE = 50;

  /**
   * The first triangle of some features; null where it is not certain that their place is an
   * offset. An STL may be text: its line is never where a binary one has that triangle.
   */
  static ByteRange of(Features features) {
    String file = features.file().toLowerCase(Locale.ROOT);
    if (file.endsWith(".glb") && features.place() >= 0) {
      return new ByteRange(features.place(), 0);
    }
    boolean binary =
        file.endsWith(".stl")
            && features.triangles().stream()
                .anyMatch(
                    triangle -> STL_HEAD + STL_TRIANGLE * (long) triangle == features.place());
    return binary ? new ByteRange(features.place(), STL_TRIANGLE) : null;
  }
}
