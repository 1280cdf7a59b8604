package org.trackwalk.report.csv;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Measure;
import org.trackwalk.model.report.CheckReport;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.report.format.Cut;
import org.trackwalk.report.format.ReportFormat;
import org.trackwalk.report.format.ReportOptions;

/**
 * One row per finding (docs/reports.md; quoting after RFC 4180, lines end with CRLF). Positions and
 * lengths are in file axes and unit, pieces are joined by {@code |}.
 */
public final class CsvReport implements ReportFormat {

  private static final String END = "\r\n";
  private static final String HEADER =
      "level,rule,severity,class,x,y,z,value,unit,length,count,pieces,message,fingerprint";

  @Override
  public String id() {
    return "csv";
  }

  @Override
  public String description() {
    return "one finding per row, for spreadsheets";
  }

  @Override
  public void write(CheckReport report, ReportOptions options, OutputStream out)
      throws IOException {
    Writer text = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
    text.append(HEADER).append(END);
    for (LevelReport level : report.levels()) {
      for (Finding finding : Cut.of(level, options).kept()) {
        row(text, level, finding);
      }
    }
    text.flush();
  }

  private static void row(Writer text, LevelReport level, Finding f) throws IOException {
    double[] p = level.axes().toFileAxes(f.position()[0], f.position()[1], f.position()[2]);
    Measure m = f.measure();
    String[] cells = {
      CsvCell.text(level.name()),
      f.rule(),
      f.severity().id(),
      f.surfaceClass().id(),
      CsvCell.number(p[0]),
      CsvCell.number(p[1]),
      CsvCell.number(p[2]),
      m == null ? "" : CsvCell.number(m.value()),
      CsvCell.text(m == null ? "" : m.unit()),
      CsvCell.number(f.length() / level.axes().unit().metres()),
      Integer.toString(f.count()),
      CsvCell.text(String.join("|", f.pieces())),
      CsvCell.text(f.message()),
      CsvCell.text(f.fingerprint())
    };
    for (int i = 0; i < cells.length; i++) {
      text.append(i == 0 ? "" : ",").append(cells[i]);
    }
    text.append(END);
  }
}
