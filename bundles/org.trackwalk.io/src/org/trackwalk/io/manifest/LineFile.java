package org.trackwalk.io.manifest;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.trackwalk.io.buffer.ChunkInput;
import org.trackwalk.io.buffer.FileBytes;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.opendrive.OpenDriveLine;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.UpAxis;
import org.trackwalk.mesh.progress.Progress;

/**
 * A racing line as a polyline, from a file of one of five kinds, by its ending:
 *
 * <ul>
 *   <li>{@code .obj}: vertices {@code v x y z} in the order of the first {@code l} element, without
 *       one in the order of the file;
 *   <li>{@code .csv}: a header with columns {@code x}, {@code y} and {@code z} (others are
 *       ignored), or three columns without a header; comma, semicolon or tab; a column {@code
 *       speed} is m/s, columns {@code left} and {@code right} are metres of road beside it;
 *   <li>{@code .json}: a list of {@code [x, y, z]}, or an object with such a list as {@code
 *       points};
 *   <li>{@code .ai}: a line that Assetto Corsa recorded, version 7;
 *   <li>{@code .xodr}: the reference line of the roads of an ASAM OpenDRIVE file, and the driven
 *       lanes beside it.
 * </ul>
 *
 * @param points xyz triples in the file's axes and unit, at least two points, no repeated end
 * @param closed whether the file says that the line returns to its start: it ends where it began
 * @param speeds how fast each point is driven through, m/s; null when the file does not say
 * @param sides metres of road to the left and to the right of each point, in turn; null when the
 *     file does not say
 * @param axes of the points where the kind of file has its own, whatever the level's are; else null
 */
public record LineFile(
    double[] points, boolean closed, double[] speeds, double[] sides, Frame axes) {

  /** The column of a CSV file with speeds. */
  public static final String SPEED = "speed";

  /** The columns of a CSV file with the road to both sides. */
  public static final List<String> SIDES = List.of("left", "right");

  /** Wider than any road; a larger number is none of metres. */
  static final double WIDEST = 200;

  /** Faster than any car; a larger number is none of metres a second. */
  static final double FASTEST = 200;

  /** Farther than from point to point of any line: 200 km in millimetres. */
  private static final double FARTHEST = 2e8;

  /** A line that says neither speeds nor room. */
  public LineFile(double[] points, boolean closed) {
    this(points, closed, null, null, null);
  }

  /**
   * Reads a line.
   *
   * @param shown the file's name for messages
   * @throws ImportException when it is not a line of at least two points, all of them finite
   * @throws IOException when it cannot be read from disk
   */
  public static LineFile read(Path file, String shown) throws ImportException, IOException {
    Path folder = file.toAbsolutePath().getParent();
    ImportRequest request = new ImportRequest(file, shown, folder, false, null, null);
    String name = file.toString().toLowerCase(Locale.ROOT); // a root has no file name
    if (name.endsWith(".ai")) {
      LineFile recorded =
          AiLine.read(new ChunkInput(FileBytes.read(request, Progress.none()), shown));
      refuseFar(recorded.points(), shown);
      return recorded;
    }
    if (name.endsWith(".xodr")) {
      OpenDriveLine read = OpenDriveLine.read(file, shown);
      LineFile line = of(read.xyz(), shown).with(null, read.sides());
      refuseWide(line.sides(), shown);
      Frame axes = Frame.of(UpAxis.Z, LengthUnit.METRE);
      return new LineFile(line.points(), line.closed(), null, line.sides(), axes);
    }
    FileBytes bytes = FileBytes.readText(request, Progress.none());
    String text = new String(bytes.bytes(), bytes.start(), bytes.size(), StandardCharsets.UTF_8);
    double[] points;
    if (name.endsWith(".obj")) {
      points = LineText.ofObj(text, shown);
    } else if (name.endsWith(".csv")) {
      points = LineText.ofCsv(text, shown);
      return of(points, shown).with(LineText.speeds(text), LineText.sides(text));
    } else if (name.endsWith(".json")) {
      points = LineText.ofJson(text, shown);
    } else {
      throw new ImportException(
          shown, "", "a line is read from an .obj, .csv, .json, .ai or .xodr file");
    }
    return of(points, shown);
  }

  private static LineFile of(double[] points, String shown) throws ImportException {
    int last = points.length - 3;
    boolean closed =
        points.length > 6
            && points[0] == points[last]
            && points[1] == points[last + 1]
            && points[2] == points[last + 2];
    double[] kept = closed ? Arrays.copyOf(points, last) : points;
    if (kept.length < 6) {
      throw new ImportException(shown, "", "a line needs at least two points");
    }
    refuseFar(kept, shown);
    return new LineFile(kept, closed);
  }

  /** A point that lies beyond all others is wrong, and all that is asked along the line with it. */
  private static void refuseFar(double[] points, String shown) throws ImportException {
    for (int i = 3; i < points.length; i += 3) {
      double far = 0;
      for (int k = 0; k < 3; k++) {
        far = Math.max(far, Math.abs(points[i + k] - points[i + k - 3]));
      }
      if (far > FARTHEST) {
        throw new ImportException(
            shown,
            "point " + (i / 3 + 1),
            String.format(
                Locale.ROOT,
                "it lies %.3g away from the point before, farther than any line goes: correct or"
                    + " delete it",
                far));
      }
    }
  }

  private static void refuseWide(double[] sides, String shown) throws ImportException {
    for (int i = 0; sides != null && i < sides.length; i++) {
      if (!(sides[i] <= WIDEST)) {
        throw new ImportException(
            shown,
            "point " + (i / 2 + 1),
            String.format(
                Locale.ROOT,
                "the lanes beside it are %.3g m wide, wider than any road: correct their widths",
                sides[i]));
      }
    }
  }

  /** The same line driven from its end to its start. */
  public LineFile reversed() {
    double[] turned = new double[points.length];
    for (int i = 0; i < points.length; i += 3) {
      System.arraycopy(points, points.length - 3 - i, turned, i, 3);
    }
    double[] driven = speeds == null ? null : speeds.clone();
    for (int i = 0; driven != null && i < driven.length; i++) {
      driven[i] = speeds[driven.length - 1 - i];
    }
    double[] beside = sides == null ? null : sides.clone();
    for (int i = 0; beside != null && i < beside.length; i++) {
      beside[i] = sides[beside.length - 1 - i];
    }
    return new LineFile(turned, closed, driven, beside, axes);
  }

  /** The same with what stands beside its points, also beside a repeated end; null for none. */
  LineFile with(double[] driven, double[] beside) {
    int n = points.length / 3;
    return new LineFile(points, closed, first(driven, n), first(beside, 2 * n), axes);
  }

  private static double[] first(double[] numbers, int count) {
    return numbers == null || numbers.length < count ? null : Arrays.copyOf(numbers, count);
  }
}
