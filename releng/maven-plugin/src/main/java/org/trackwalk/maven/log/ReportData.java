package org.trackwalk.maven.log;

import com.google.gson.Gson;
import com.google.gson.JsonParseException;
import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/** What a build says of a JSON report (trackwalk-report/1); its other members are passed over. */
final class ReportData {

  /** Effective settings; {@code failOn} always. */
  TreeMap<String, String> settings = new TreeMap<>();

  List<Input> inputs = new ArrayList<>();
  List<Level> levels = new ArrayList<>();

  private ReportData() {}

  /** What became of an input. */
  static final class Input {
    String path;
    String status;
    String reason;

    private Input() {}
  }

  /** One level that was checked. */
  static final class Level {
    String name;
    List<Finding> findings = new ArrayList<>();

    private Level() {}
  }

  /** One finding; the message begins with the pieces. */
  static final class Finding {
    String rule;
    String severity;
    String message;
    String help;
    double[] editorPosition;
    String baselineState;
    String group;

    private Finding() {}
  }

  /** Reads a report. */
  static ReportData read(Path file) throws IOException {
    try (Reader reader = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
      ReportData data = new Gson().fromJson(reader, ReportData.class);
      return data == null ? new ReportData() : data;
    } catch (JsonParseException e) {
      throw new IOException(file + ": " + e.getMessage(), e);
    }
  }
}
