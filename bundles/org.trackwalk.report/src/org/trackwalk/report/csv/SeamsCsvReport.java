package org.trackwalk.report.csv;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import org.trackwalk.model.report.CheckReport;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.model.seam.Seam;
import org.trackwalk.model.seam.SeamBook;
import org.trackwalk.model.seam.SeamCurve;
import org.trackwalk.report.format.ReportFormat;
import org.trackwalk.report.format.ReportOptions;

/**
 * Gap and step along every seam that is not shared throughout, one row per sample. Positions are in
 * file axes and unit; {@code along} is in metres, {@code height} (the other piece above this one)
 * and {@code width} (a slit; negative an overlap) in millimetres, empty where nothing faces.
 */
public final class SeamsCsvReport implements ReportFormat {

  private static final String END = "\r\n";
  private static final String HEADER = "level,piece,other,run,along_m,x,y,z,height_mm,width_mm";
  private static final double MILLIMETRES = 1000;

  @Override
  public String id() {
    return "seams";
  }

  @Override
  public String description() {
    return "gap and step along each seam, as curves for spreadsheets (CSV)";
  }

  @Override
  public boolean draws() {
    return true;
  }

  @Override
  public void write(CheckReport report, ReportOptions options, OutputStream out)
      throws IOException {
    Writer text = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
    text.append(HEADER).append(END);
    for (LevelReport level : report.levels()) {
      SeamBook book = level.seams().get();
      for (Seam seam : book.seams()) {
        int run = 0;
        for (SeamCurve curve : seam.curves()) {
          rows(text, level, book, seam, ++run, curve);
        }
      }
    }
    text.flush();
  }

  private static void rows(
      Writer text, LevelReport level, SeamBook book, Seam seam, int run, SeamCurve curve)
      throws IOException {
    String start =
        CsvCell.text(level.name())
            + ','
            + CsvCell.text(book.names().get(seam.piece()))
            + ','
            + CsvCell.text(book.names().get(seam.other()))
            + ','
            + run
            + ',';
    for (int i = 0; i < curve.along().length; i++) {
      double[] at = curve.points();
      double[] p = level.axes().toFileAxes(at[3 * i], at[3 * i + 1], at[3 * i + 2]);
      text.append(start).append(CsvCell.number(curve.along()[i]));
      for (double coordinate : p) {
        text.append(',').append(CsvCell.number(coordinate));
      }
      text.append(',').append(CsvCell.number(MILLIMETRES * curve.height()[i]));
      text.append(',').append(CsvCell.number(MILLIMETRES * curve.width()[i]));
      text.append(END);
    }
  }
}
