package org.trackwalk.report.output;

import java.util.List;
import java.util.Optional;
import org.trackwalk.report.baseline.BaselineReport;
import org.trackwalk.report.blender.BlenderReport;
import org.trackwalk.report.csv.CsvReport;
import org.trackwalk.report.csv.SeamsCsvReport;
import org.trackwalk.report.format.ReportFormat;
import org.trackwalk.report.github.GithubReport;
import org.trackwalk.report.github.GithubSummary;
import org.trackwalk.report.html.HtmlReport;
import org.trackwalk.report.json.JsonLinesReport;
import org.trackwalk.report.json.JsonReport;
import org.trackwalk.report.junit.JunitReport;
import org.trackwalk.report.overlay.OverlayReport;
import org.trackwalk.report.sarif.SarifReport;
import org.trackwalk.report.seam.SeamsSvgReport;
import org.trackwalk.report.svg.CardReport;
import org.trackwalk.report.svg.SvgReport;
import org.trackwalk.report.text.TextReport;

/** Every report format; a new one is one line here. */
public final class FormatList {

  private static final List<ReportFormat> ALL =
      List.of(
          new TextReport(),
          new JsonReport(),
          new JsonLinesReport(),
          new HtmlReport(),
          new CsvReport(),
          new SarifReport(),
          new JunitReport(),
          new GithubReport(),
          new GithubSummary(),
          new SvgReport(),
          new CardReport(),
          new BaselineReport(),
          new OverlayReport(),
          new BlenderReport(),
          new SeamsCsvReport(),
          new SeamsSvgReport());

  private FormatList() {}

  /** All formats, in the order in which help lists them. */
  public static List<ReportFormat> all() {
    return ALL;
  }

  /** The format with an id. */
  public static Optional<ReportFormat> byId(String id) {
    return ALL.stream().filter(format -> format.id().equals(id)).findFirst();
  }

  /** The ids, in order. */
  public static List<String> ids() {
    return ALL.stream().map(ReportFormat::id).toList();
  }
}
