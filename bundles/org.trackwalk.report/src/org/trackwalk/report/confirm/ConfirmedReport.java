package org.trackwalk.report.confirm;

import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.trackwalk.drive.confirm.Confirmed;
import org.trackwalk.drive.confirm.EngineRun;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.report.CheckReport;
import org.trackwalk.model.report.InputStatus;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.model.report.LevelSketch;
import org.trackwalk.report.format.Numbers;
import org.trackwalk.report.format.ReportFormat;
import org.trackwalk.report.format.ReportOptions;

/** The report of a check in which each foretold jolt says what engines did there. */
public final class ConfirmedReport {

  private ConfirmedReport() {}

  /**
   * Writes a book as a report of a check; the stream stays open.
   *
   * @param toolVersion for instance {@code 0.1.0}
   */
  public static void write(
      ConfirmBook book, String toolVersion, ReportFormat format, OutputStream out)
      throws IOException {
    List<Finding> findings = new ArrayList<>();
    for (Finding finding : book.findings()) {
      List<String> words = words(book, finding);
      findings.add(words.isEmpty() ? finding : finding.noted(String.join("; ", words)));
    }
    LevelReport level = book.report().toBuilder().findings(findings).build();
    CheckReport report =
        new CheckReport(
            toolVersion,
            Map.of("bodies", book.bodies()),
            book.runs().stream().map(EngineRun::profile).distinct().toList(),
            List.of(new InputStatus(level.name(), "checked", "")),
            List.of(level.sketched(new LevelSketch(format.sketch(level)))),
            0);
    format.write(report, ReportOptions.USUAL, out);
  }

  /** What each engine did at a finding. */
  private static List<String> words(ConfirmBook book, Finding finding) {
    List<String> words = new ArrayList<>();
    for (EngineRun run : book.runs()) {
      List<Confirmed> here =
          run.confirmed().stream().filter(one -> one.finding() == finding).toList();
      if (here.size() == 1) {
        words.add("measured: " + run.probe() + ", " + ConfirmText.measured(run, here.get(0)));
      } else if (!here.isEmpty()) {
        words.add("measured: " + run.probe() + ", " + many(run, here));
      }
    }
    return words;
  }

  private static String many(EngineRun run, List<Confirmed> here) {
    long driven = here.stream().filter(one -> one.measured() != null).count();
    long felt = here.stream().filter(one -> one.measured() != null && !one.unfelt()).count();
    double most =
        here.stream()
            .filter(one -> one.measured() != null)
            .mapToDouble(one -> one.measured().worst())
            .max()
            .orElse(0);
    return run.engine()
        + " felt "
        + felt
        + " of "
        + driven
        + " seams that lanes cross, at most "
        + Numbers.rounded(most)
        + " m/s";
  }
}
