package org.trackwalk.report.json;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.report.CheckReport;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.report.format.Cut;
import org.trackwalk.report.format.ReportFormat;
import org.trackwalk.report.format.ReportOptions;

/**
 * One finding per line, each a JSON object that also names its level: for {@code grep} and streams.
 */
public final class JsonLinesReport implements ReportFormat {

  @Override
  public String id() {
    return "jsonl";
  }

  @Override
  public String description() {
    return "one finding per line, for grep and streams";
  }

  @Override
  public void write(CheckReport report, ReportOptions options, OutputStream out)
      throws IOException {
    Writer text = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
    for (LevelReport level : report.levels()) {
      for (Finding finding : Cut.of(level, options).kept()) {
        JsonText line = new JsonText(text);
        new FindingJson(line, level.axes(), options.coords()).write(level.name(), finding);
        text.append('\n');
      }
    }
    text.flush();
  }
}
