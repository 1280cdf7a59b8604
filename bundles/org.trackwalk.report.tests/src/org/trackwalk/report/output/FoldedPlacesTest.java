package org.trackwalk.report.output;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.check.rank.Population;
import org.trackwalk.check.rank.Ranking;
import org.trackwalk.check.rule.FindingBuilder;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rules.RuleList;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.FlowStep;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.report.CheckReport;
import org.trackwalk.report.fixture.DemoReport;
import org.trackwalk.report.format.EditorCoordinates;
import org.trackwalk.report.format.ReportFormat;
import org.trackwalk.report.format.ReportOptions;

/** However many findings are told as one, no place of theirs is lost on the way to a report. */
class FoldedPlacesTest {

  private static final int PLACES = 240;

  private static final RuleInfo RULE = RuleList.byId("seam.gap").orElseThrow().info();

  private static Finding folded;

  @BeforeAll
  static void manyOnSceneryAreToldAsOne() {
    List<Finding> raw = new ArrayList<>();
    for (int i = 0; i < PLACES; i++) {
      raw.add(
          new FindingBuilder(RULE, Severity.WARNING, what(i))
              .on(SurfaceClass.SCENERY)
              .piece("fence_" + i)
              .at(x(i), 2.5, -7.25)
              .build());
    }
    List<Finding> told =
        Ranking.fold(Ranking.weigh(raw), new Population(9999, 9999, 9999), path -> null);
    assertEquals(1, told.size());
    folded = told.get(0);
  }

  private static String what(int i) {
    return "slit <" + i + ">";
  }

  private static double x(int i) {
    return 1000.5 + 8 * i;
  }

  private static String written(String format) throws IOException {
    CheckReport report = DemoReport.of(List.of(folded), 0);
    ReportFormat writer = FormatList.byId(format).orElseThrow();
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    writer.write(report, ReportOptions.USUAL, out);
    return out.toString(StandardCharsets.UTF_8);
  }

  @Test
  void theFindingHasEachPlaceOnceAndTheNameOfEachFinding() {
    Set<Double> xs = new HashSet<>();
    Set<String> names = new HashSet<>();
    for (FlowStep step : folded.flow()) {
      xs.add(step.position()[0]);
      names.add(step.fingerprint());
    }
    assertEquals(PLACES, folded.flow().size());
    assertEquals(PLACES, xs.size());
    assertEquals(PLACES, names.size());
  }

  /** A marker is no piece: its name stands in its finding's words, which each place tells. */
  @ParameterizedTest
  @ValueSource(strings = {"json", "html", "sarif", "text"})
  void whatIsAboutNoPieceIsNamed(String format) throws IOException {
    RuleInfo rule = RuleList.byId("place.spawn").orElseThrow().info();
    List<Finding> raw = new ArrayList<>();
    for (int i = 0; i < 5; i++) {
      raw.add(
          new FindingBuilder(rule, Severity.WARNING, "AC_START_" + i + " looks away")
              .at(x(i), 0, 0)
              .about("AC_START_" + i)
              .build());
    }
    List<Finding> told =
        Ranking.fold(Ranking.weigh(raw), new Population(9999, 9999, 9999), path -> null);
    ReportFormat writer = FormatList.byId(format).orElseThrow();
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    writer.write(DemoReport.of(told, 0), ReportOptions.USUAL, out);
    String text = out.toString(StandardCharsets.UTF_8).replaceAll("\\s+", " ");
    if (format.equals("text")) {
      assertTrue(text.contains("+4 more like it: AC_START_"), text);
      out.reset();
      writer.write(
          DemoReport.of(told, 0),
          new ReportOptions(true, 0, false, 110, EditorCoordinates.FILE),
          out);
      text = out.toString(StandardCharsets.UTF_8).replaceAll("\\s+", " ");
    }
    for (int i = 0; i < 5; i++) {
      assertTrue(text.contains("AC_START_" + i + " looks away"), format + " " + i + ": " + text);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"json", "jsonl", "sarif", "html"})
  void aReportHasThemAll(String format) throws IOException {
    String text = written(format);
    for (int i = 0; i < PLACES; i++) {
      String x = Double.toString(x(i));
      assertTrue(text.contains(x), format + " has no " + x);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"json", "jsonl", "sarif"})
  void dataHasTheNameOfEachFinding(String format) throws IOException {
    String text = written(format);
    for (FlowStep step : folded.flow()) {
      assertTrue(text.contains(step.fingerprint()), format + " has no " + step.fingerprint());
    }
  }
}
