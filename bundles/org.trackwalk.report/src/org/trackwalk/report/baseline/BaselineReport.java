package org.trackwalk.report.baseline;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.trackwalk.check.baseline.BaselineReader;
import org.trackwalk.check.baseline.KnownFinding;
import org.trackwalk.model.finding.Measure;
import org.trackwalk.model.report.CheckReport;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.report.format.ReportFormat;
import org.trackwalk.report.format.ReportOptions;
import org.trackwalk.report.json.ExtentJson;
import org.trackwalk.report.json.JsonText;

/**
 * What {@code --baseline} reads (docs/baseline.md): one finding per line, levels by name, findings
 * by rule and fingerprint, so that two baselines differ in the lines of what has changed. Complete:
 * {@code --max-findings} cuts nothing here. Findings that the team has accepted are left out.
 */
public final class BaselineReport implements ReportFormat {

  /** Resource beside this class that describes the shape. */
  public static final String SCHEMA_RESOURCE = "trackwalk-baseline.schema.json";

  /** Decimals of metres and m/s; finer digits are the noise of an export. */
  private static final int DECIMALS = 4;

  /** Decimals of where a level and its pieces end: two baselines differ in those that moved. */
  private static final int EXTENT_DECIMALS = 2;

  /** Decimals of a way along the road. */
  private static final int WAY_DECIMALS = 1;

  /** Decimals of a measure, which may be a near miss of a float step. */
  private static final int MEASURE_DECIMALS = 9;

  private final Path file;

  /** A writer that does not know where the file will lie: levels are known by name alone. */
  public BaselineReport() {
    this(null);
  }

  private BaselineReport(Path file) {
    this.file = file;
  }

  /** With the paths of levels as seen from there, so that the team may check from any folder. */
  @Override
  public Optional<ReportFormat> forFile(String name) {
    return Optional.of(name.equals("-") ? this : new BaselineReport(Path.of(name)));
  }

  @Override
  public String id() {
    return "baseline";
  }

  @Override
  public String description() {
    return "what a later check is compared with (schema " + BaselineReader.SCHEMA + ")";
  }

  @Override
  public void write(CheckReport report, ReportOptions options, OutputStream out)
      throws IOException {
    Writer text = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
    JsonText json = new JsonText(text);
    json.object(true);
    json.name("schema").value(BaselineReader.SCHEMA);
    json.name("tool").value(report.toolVersion());
    json.name("levels").array(true);
    List<LevelReport> levels =
        report.levels().stream().sorted(Comparator.comparing(LevelReport::name)).toList();
    for (LevelReport level : levels) {
      json.object(true);
      json.name("name").value(level.name());
      path(json, level);
      ExtentJson.write(json, level.extent(), number -> rounded(number, EXTENT_DECIMALS));
      json.name("findings").array(true);
      List<KnownFinding> findings =
          level.findings().stream().map(KnownFinding::of).sorted(BaselineReport::compare).toList();
      for (KnownFinding finding : findings) {
        finding(json, finding);
      }
      json.end().end();
    }
    json.end().end();
    text.append('\n');
    text.flush();
  }

  /**
   * Not of a level on another drive, whose path would be true on one machine only, nor of one that
   * was checked where files have names that they cannot have here.
   */
  private void path(JsonText json, LevelReport level) throws IOException {
    if (file == null || level.sources().isEmpty()) {
      return;
    }
    Path folder = file.toAbsolutePath().normalize().getParent();
    Path first;
    try {
      first = Path.of(level.sources().get(0)).toAbsolutePath().normalize();
    } catch (InvalidPathException e) {
      return;
    }
    if (folder != null && Objects.equals(folder.getRoot(), first.getRoot())) {
      json.name("path").value(folder.relativize(first).toString().replace('\\', '/'));
    }
  }

  private static void finding(JsonText json, KnownFinding f) throws IOException {
    json.object(false);
    json.name("rule").value(f.rule());
    json.name("fingerprint").value(f.fingerprint());
    json.name("severity").value(f.severity().id());
    json.name("class").value(f.surfaceClass().id());
    json.name("pieces").texts(f.pieces());
    json.name("at").numbers(place(f.at()));
    json.name("worst").numbers(place(f.worst()));
    json.name("length").value(rounded(f.length(), DECIMALS));
    json.name("count").value(f.count());
    Measure m = f.measure();
    if (m != null) {
      json.name("measure").object(false);
      json.name("name").value(m.name());
      json.name("value").value(rounded(m.value(), MEASURE_DECIMALS));
      json.name("unit").value(m.unit());
      json.name("threshold").value(m.threshold());
      json.end();
    }
    json.name("effect").value(rounded(f.effect(), DECIMALS));
    if (f.way() != null) {
      double[] way = Arrays.stream(f.way()).map(x -> rounded(x, WAY_DECIMALS)).toArray();
      json.name("way").numbers(way);
    }
    json.name("message").value(f.message());
    json.end();
  }

  private static double[] place(double[] at) {
    return at == null
        ? null
        : new double[] {
          rounded(at[0], DECIMALS), rounded(at[1], DECIMALS), rounded(at[2], DECIMALS)
        };
  }

  private static double rounded(double value, int decimals) {
    return Double.isFinite(value)
        ? new BigDecimal(value).setScale(decimals, RoundingMode.HALF_UP).doubleValue() + 0.0
        : value;
  }

  private static int compare(KnownFinding a, KnownFinding b) {
    int c = a.rule().compareTo(b.rule());
    c = c != 0 ? c : a.fingerprint().compareTo(b.fingerprint());
    return c != 0 ? c : a.message().compareTo(b.message());
  }
}
