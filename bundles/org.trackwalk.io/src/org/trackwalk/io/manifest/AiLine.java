package org.trackwalk.io.manifest;

import java.util.Arrays;
import org.trackwalk.io.buffer.ChunkInput;
import org.trackwalk.io.importer.ImportException;

/**
 * A line as Assetto Corsa records it, {@code fast_lane.ai} and {@code pit_lane.ai}, version 7: a
 * head of four numbers, then points of 20 bytes, then their number again and 72 bytes of each:
 * speed, pedals, sideways acceleration, radius, room to the left and to the right, camber and more.
 */
final class AiLine {

  private static final int HEAD = 16;
  private static final int POINT = 20;
  private static final int VERSION = 7;

  /** Bytes of what is known of a point besides. */
  private static final int MORE = 72;

  /** Byte of a point's speed in that, metres a second. */
  private static final int SPEED = 0;

  /** Bytes of the road to a point's left and right in that, metres. */
  private static final int LEFT = 20;

  private static final int RIGHT = 24;

  /** Who recorded a line did not stand still; slower is an empty column. */
  private static final double LEAST_SPEED = 0.1;

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
    refuseCut(input, count);
    double[] speeds = numbers(input, count, SPEED, LEAST_SPEED, LineFile.FASTEST);
    boolean repeated = count > 2 && distance(points, points.length - 3, 0) == 0;
    return new LineFile(
            repeated ? Arrays.copyOf(points, points.length - 3) : points, closed(points))
        .with(speeds, sides(input, count));
  }

  /**
   * A file that ends behind its points is a line without speeds; one that ends in the middle of
   * what it begins to say of them is cut.
   */
  private static void refuseCut(ChunkInput input, int count) throws ImportException {
    long head = HEAD + (long) POINT * count;
    long details = input.size() - head - 4;
    boolean begun = details >= 0 && input.intAt((int) head) == count;
    if (begun ? details / MORE < count : details > -4 && details < 0) {
      throw input.refusal(
          (int) head,
          "the file ends early: speed and room to the sides are there for "
              + Math.max(0, details / MORE)
              + " of "
              + count
              + " points; copy it again or record the line anew");
    }
  }

  /** Road to both sides; null where it is nowhere any: nobody has recorded it then. */
  private static double[] sides(ChunkInput input, int count) {
    double[] left = numbers(input, count, LEFT, 0, LineFile.WIDEST);
    double[] right = numbers(input, count, RIGHT, 0, LineFile.WIDEST);
    if (left == null || right == null) {
      return null;
    }
    double[] sides = LineText.inTurn(left, right);
    return Arrays.stream(sides).anyMatch(side -> side > 0) ? sides : null;
  }

  /**
   * One of the numbers that stand behind the points; null where the file goes on in another way, or
   * where one of them cannot be meant: some files say version 7 and hold something else.
   */
  private static double[] numbers(ChunkInput input, int count, int at, double least, double most) {
    long head = HEAD + (long) POINT * count;
    if (head + 4 > input.size() || input.intAt((int) head) != count) {
      return null;
    }
    double[] numbers = new double[count];
    for (int i = 0; i < count; i++) {
      numbers[i] = input.floatAt((int) head + 4 + MORE * i + at);
      if (!(numbers[i] >= least && numbers[i] <= most)) {
        return null;
      }
    }
    return numbers;
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
