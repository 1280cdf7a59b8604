package org.trackwalk.io.manifest;

import java.util.Arrays;
import org.trackwalk.io.buffer.ChunkInput;
import org.trackwalk.io.importer.ImportException;

/**
 * A line as Assetto Corsa records it, {@code fast_lane.ai} and {@code pit_lane.ai}, version 7: a
 * head of four numbers, then points of 20 bytes; what else it knows of each point stands behind
 * them and is not read.
 */
final class AiLine {

  private static final int HEAD = 16;
  private static final int POINT = 20;
  private static final int VERSION = 7;

  /** Ends that lie farther apart are those of an open line, metres (AssettoServer's reader). */
  private static final double CLOSED_WITHIN = 50;

  private AiLine() {}

  static LineFile read(ChunkInput input) throws ImportException {
    input.require(0, HEAD, input.size(), "a recorded line");
    int version = input.intAt(0);
    int count = input.intAt(4);
    if (version != VERSION) {
      throw input.refusal(
          0, "this is version " + version + " of a recorded line; version 7 is read: record anew");
    }
    if (count < 2 || count > (input.size() - HEAD) / POINT) {
      throw input.refusal(
          4,
          count
              + " points are declared and the file has room for "
              + (input.size() - HEAD) / POINT
              + ": it is damaged or of another form that calls itself version 7; record it anew");
    }
    double[] points = new double[3 * count];
    for (int i = 0; i < count; i++) {
      for (int k = 0; k < 3; k++) {
        int at = HEAD + POINT * i + 4 * k;
        points[3 * i + k] = input.floatAt(at);
        if (!Double.isFinite(points[3 * i + k])) {
          throw input.refusal(at, "a coordinate of point " + i + " is not a finite number");
        }
      }
    }
    boolean repeated = count > 2 && distance(points, points.length - 3, 0) == 0;
    return new LineFile(
        repeated ? Arrays.copyOf(points, points.length - 3) : points, closed(points));
  }

  /** Whether the ends are near, and nearer than the line is long: a pit lane is none. */
  private static boolean closed(double[] points) {
    double length = 0;
    for (int i = 3; i < points.length; i += 3) {
      length += distance(points, i - 3, i);
    }
    double gap = distance(points, points.length - 3, 0);
    return gap <= CLOSED_WITHIN && gap < length / 2;
  }

  private static double distance(double[] points, int a, int b) {
    double x = points[b] - points[a];
    double y = points[b + 1] - points[a + 1];
    double z = points[b + 2] - points[a + 2];
    return StrictMath.sqrt(x * x + y * y + z * z);
  }
}
