package org.trackwalk.check.baseline;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.trackwalk.io.buffer.BoundedFile;
import org.trackwalk.io.buffer.TooLargeException;
import org.trackwalk.io.importer.MemoryNeed;
import org.trackwalk.io.json.JsonException;
import org.trackwalk.io.json.JsonText;
import org.trackwalk.io.json.JsonValue;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.level.UpAxis;
import org.trackwalk.model.finding.Effect;
import org.trackwalk.model.finding.Fingerprint;
import org.trackwalk.model.finding.Measure;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.report.LevelExtent;

/**
 * Reads a baseline: a file that {@code trackwalk baseline} wrote, or the JSON report of an earlier
 * check. Keys that are not needed are passed over, so a baseline of a later version that only adds
 * some is still read.
 */
public final class BaselineReader {

  /** Name and version of the baseline file's shape. */
  public static final String SCHEMA = "trackwalk-baseline/1";

  /** The JSON report that is read too. */
  private static final String REPORT = "trackwalk-report/1";

  /** What is larger is no list of findings that anybody keeps. */
  private static final long LARGEST = 1L << 30;

  private BaselineReader() {}

  /**
   * Reads a file.
   *
   * @throws BaselineException when it cannot be read or is no baseline; the message has file, line
   *     and column
   */
  public static Baseline read(Path file) throws BaselineException {
    try {
      return parse(BoundedFile.bytes(file, LARGEST), file.toString());
    } catch (OutOfMemoryError e) {
      throw new BaselineException(file + ": " + MemoryNeed.exhausted());
    } catch (TooLargeException e) {
      throw new BaselineException(file + ": too large to be a baseline");
    } catch (NoSuchFileException e) {
      throw new BaselineException(file + ": there is no such file");
    } catch (IOException e) {
      throw new BaselineException(file + ": cannot be read");
    }
  }

  /** Reads the bytes of a file of this name. */
  static Baseline parse(byte[] utf8, String file) throws BaselineException {
    try {
      JsonValue root = JsonText.parse(utf8);
      JsonValue schema = root.get("schema");
      String shape = schema == null ? "" : schema.text();
      boolean report = shape.equals(REPORT);
      if (!report && !shape.equals(SCHEMA)) {
        throw new JsonException(
            schema == null ? root : schema,
            "this is neither a baseline (\"schema\": \""
                + SCHEMA
                + "\") nor a JSON report ("
                + REPORT
                + ")");
      }
      SortedMap<String, List<KnownFinding>> levels = new TreeMap<>();
      Map<String, Path> paths = new HashMap<>();
      Map<String, LevelExtent> extents = new HashMap<>();
      for (JsonValue level : required(root, "levels").items()) {
        JsonValue name = required(level, "name");
        Frame axes = report ? axes(required(level, "axes")) : Frame.LEVEL;
        if (report) {
          requireAll(level.get("truncated"));
        }
        List<KnownFinding> findings = new ArrayList<>();
        for (JsonValue finding : required(level, "findings").items()) {
          findings.add(report ? reported(finding, axes) : kept(finding));
        }
        if (levels.put(name.text(), List.copyOf(findings)) != null) {
          throw new JsonException(name, "the level '" + name.text() + "' comes twice");
        }
        LevelExtent extent = ExtentReading.of(level.get("extent"));
        if (extent != null) {
          extents.put(name.text(), extent);
        }
        JsonValue path = report ? null : level.get("path");
        if (path != null) {
          paths.put(name.text(), beside(file, path));
        }
      }
      return new Baseline(file, levels, Map.copyOf(paths), Map.copyOf(extents));
    } catch (JsonException e) {
      throw new BaselineException(file + ", " + e.place() + ": " + e.getMessage());
    }
  }

  /** A path as seen from the folder of the baseline. */
  private static Path beside(String file, JsonValue path) throws JsonException {
    try {
      Path known = Path.of(file).toAbsolutePath();
      return known.resolveSibling(path.text()).normalize();
    } catch (InvalidPathException e) {
      throw new JsonException(path, "this is no path of a file");
    }
  }

  /** A report in which findings were left out would make them new. */
  private static void requireAll(JsonValue truncated) throws JsonException {
    if (truncated != null && !truncated.members().isEmpty()) {
      throw new JsonException(
          truncated, "findings were left out of this report by --max-findings; write it without");
    }
  }

  /** A finding of a baseline file. */
  private static KnownFinding kept(JsonValue f) throws JsonException {
    JsonValue at = required(f, "at");
    JsonValue worst = required(f, "worst");
    JsonValue effect = f.get("effect");
    return finding(
        f,
        required(f, "class"),
        at.is(JsonValue.Kind.NULL) ? null : numbers(at, 3),
        numbers(worst, 3),
        1,
        effect == null ? 0 : effect.number(),
        f.get("way") == null ? null : points(f.get("way")));
  }

  /** A finding of a JSON report, where lengths and places are in the file's axes and unit. */
  private static KnownFinding reported(JsonValue f, Frame axes) throws JsonException {
    String name = required(f, "fingerprint").text();
    double[] at = null;
    if (Fingerprint.parse(name).map(p -> p.cell() != null).orElse(true)) {
      double[] b = numbers(required(f, "bounds"), 6);
      at = axes.fromFileAxes((b[0] + b[3]) / 2, (b[1] + b[4]) / 2, (b[2] + b[5]) / 2);
    }
    double[] p = numbers(required(f, "position"), 3);
    double[] place = axes.fromFileAxes(p[0], p[1], p[2]);
    double worst = 0;
    for (JsonValue e : required(f, "effects").items()) {
      Effect effect =
          new Effect(
              "",
              "",
              0,
              required(e, "dvUp").number(),
              required(e, "dvForward").number(),
              required(e, "dvSide").number(),
              0);
      worst = Math.max(worst, effect.worst());
    }
    double[] way = null;
    if (at != null && RoadStretches.of(required(f, "rule").text())) {
      double[] path = points(required(f, "path"));
      for (int i = 0; i < path.length; i += 3) {
        double[] q = axes.fromFileAxes(path[i], path[i + 1], path[i + 2]);
        System.arraycopy(q, 0, path, i, 3);
      }
      way = RoadStretches.way(path);
    }
    return finding(f, required(f, "surfaceClass"), at, place, axes.unit().metres(), worst, way);
  }

  private static KnownFinding finding(
      JsonValue f,
      JsonValue surface,
      double[] at,
      double[] worst,
      double unit,
      double effect,
      double[] way)
      throws JsonException {
    List<String> pieces = new ArrayList<>();
    for (JsonValue piece : required(f, "pieces").items()) {
      pieces.add(piece.text());
    }
    return new KnownFinding(
        required(f, "rule").text(),
        oneOf(required(f, "severity"), Severity.values(), Severity::id),
        oneOf(surface, SurfaceClass.values(), SurfaceClass::id),
        List.copyOf(pieces),
        at,
        worst,
        required(f, "length").number() * unit,
        required(f, "count").index(Integer.MAX_VALUE),
        measure(f.get("measure")),
        effect,
        way,
        required(f, "message").text(),
        required(f, "fingerprint").text());
  }

  private static Measure measure(JsonValue m) throws JsonException {
    if (m == null || m.is(JsonValue.Kind.NULL)) {
      return null;
    }
    JsonValue value = required(m, "value");
    JsonValue limit = required(m, "threshold");
    return new Measure(
        required(m, "name").text(), finite(value), required(m, "unit").text(), finite(limit));
  }

  private static double finite(JsonValue number) throws JsonException {
    return number.is(JsonValue.Kind.NULL) ? Double.NaN : number.number();
  }

  private static Frame axes(JsonValue axes) throws JsonException {
    return Frame.of(
        oneOf(required(axes, "up"), UpAxis.values(), UpAxis::id),
        oneOf(required(axes, "unit"), LengthUnit.values(), LengthUnit::id));
  }

  interface Id<T> {
    String of(T value);
  }

  static <T> T oneOf(JsonValue json, T[] values, Id<T> id) throws JsonException {
    String text = json.text();
    for (T value : values) {
      if (id.of(value).equals(text)) {
        return value;
      }
    }
    List<String> known = Stream.of(values).map(id::of).toList();
    throw new JsonException(json, "'" + text + "' is none of " + String.join(", ", known));
  }

  /** Points one after the other. */
  private static double[] points(JsonValue list) throws JsonException {
    int count = list.items().size();
    return numbers(list, count - count % 3);
  }

  static double[] numbers(JsonValue list, int count) throws JsonException {
    List<JsonValue> items = list.items();
    if (items.size() != count) {
      throw new JsonException(list, count + " numbers belong here, not " + items.size());
    }
    double[] numbers = new double[count];
    for (int i = 0; i < count; i++) {
      numbers[i] = items.get(i).number();
      if (!Double.isFinite(numbers[i])) {
        throw new JsonException(items.get(i), "this number is too large");
      }
    }
    return numbers;
  }

  static JsonValue required(JsonValue object, String key) throws JsonException {
    JsonValue value = object.get(key);
    if (value == null) {
      throw new JsonException(object, "'" + key + "' is missing");
    }
    return value;
  }
}
