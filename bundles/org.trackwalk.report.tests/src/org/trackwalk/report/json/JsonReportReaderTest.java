package org.trackwalk.report.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.gson.JsonParser;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.UpAxis;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Work;
import org.trackwalk.model.finding.WorkState;
import org.trackwalk.model.report.CheckReport;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.report.fixture.CheckedLevels;
import org.trackwalk.report.fixture.DemoReport;
import org.trackwalk.report.format.EditorCoordinates;
import org.trackwalk.report.format.ReportFormat;
import org.trackwalk.report.format.ReportOptions;
import org.trackwalk.report.output.FormatList;
import org.trackwalk.report.sarif.SarifReport;

class JsonReportReaderTest {

  private static final String PLANTED = "examples/circuit-planted/circuit-planted.obj";

  @TempDir Path folder;

  @Test
  void everyFormatOfAReportThatWasReadIsThatOfTheCheck() throws Exception {
    Path manifest = file("examples/circuit-planted/circuit-planted.trackwalk.json");
    CheckReport report = CheckedLevels.check(manifest, null, null);
    assertTrue(report.levels().get(0).findings().size() > 10);
    assertSame(report);
    assertSame(CheckedLevels.accepting(report));
    CheckReport compared = CheckedLevels.compared(CheckedLevels.accepting(report), folder);
    assertFalse(compared.levels().get(0).baseline().before().isEmpty());
    assertFalse(compared.levels().get(0).baseline().fixed().isEmpty());
    assertSame(compared);
  }

  @ParameterizedTest
  @CsvSource({"CENTIMETRE, 100", "INCH, 39.37007874015748", "MILLIMETRE, 1000"})
  void soItIsInOtherUnitsAndWithZUp(LengthUnit unit, double scale) throws Exception {
    Path level = CheckedLevels.withZUp(file(PLANTED), scale, folder);
    CheckReport report = CheckedLevels.check(level, UpAxis.Z, unit);
    assertTrue(report.levels().get(0).findings().size() > 10);
    assertSame(CheckedLevels.compared(CheckedLevels.accepting(report), folder));
  }

  @Test
  void soItIsForPiecesWithOriginsOfTheirOwn() throws Exception {
    Path level = file("examples/circuit-own-origins/circuit-own-origins-obj.trackwalk.json");
    assertSame(CheckedLevels.check(level, null, null));
  }

  @Test
  void soItIsForReportsMadeByHand() throws Exception {
    assertSame(DemoReport.circuit());
    assertSame(DemoReport.of(List.of(), 0));
  }

  @Test
  void whatATeamSaysIsReadInEveryFormat() throws Exception {
    CheckReport report = DemoReport.circuit();
    List<LevelReport> levels = new ArrayList<>();
    for (LevelReport level : report.levels()) {
      List<Finding> findings = new ArrayList<>();
      for (Finding finding : level.findings()) {
        WorkState state = WorkState.values()[findings.size() % WorkState.values().length];
        findings.add(finding.worked(new Work(state, "mia", "a \"note\" <b>&amp;")));
      }
      levels.add(level.toBuilder().findings(findings).build());
    }
    CheckReport said =
        new CheckReport(
            report.toolVersion(),
            report.settings(),
            report.profiles(),
            report.inputs(),
            levels,
            report.exit());
    assertSame(said);
    String sarif = text(write(new SarifReport(), said, ReportOptions.USUAL));
    assertTrue(sarif.contains("\"justification\":\"a \\\"note\\\""), "a suppression");
    assertTrue(sarif.contains("\"state\":\"in work\""), "other states are properties");
  }

  /** What a record refuses is told with the place of the value that it is made of. */
  @ParameterizedTest
  @CsvSource({
    "'\"confidence\":1', '\"confidence\":1.5', '0 to 1, is not 1.5'",
    "'\"longestBorder\": ', '\"longestBorder\": -9', 'a size is not -9'",
  })
  void numbersThatThereAreNotAreToldWithTheirPlace(String was, String is, String words)
      throws Exception {
    String text = text(write(new JsonReport(), DemoReport.circuit(), ReportOptions.USUAL));
    String odd = text.replaceFirst(was, is);
    assertFalse(odd.equals(text), was);
    byte[] bytes = odd.getBytes(StandardCharsets.UTF_8);
    String told = assertThrows(JsonReportException.class, () -> read(bytes)).getMessage();
    assertTrue(told.matches("[^,]*, line [0-9]+, column [0-9]+: .*"), told);
    assertTrue(told.contains(words), told);
  }

  @Test
  void whatWasCutIsStillSaid() throws Exception {
    ReportOptions two = new ReportOptions(false, 2, false, 100, EditorCoordinates.FILE);
    byte[] cut = write(new JsonReport(), DemoReport.circuit(), two);
    CheckReport read = read(cut);
    assertEquals("{seam.t-junction=8}", read.levels().get(0).truncated().toString());
    assertEquals(text(cut), text(write(new JsonReport(), read, ReportOptions.USUAL)));
    ReportOptions one = new ReportOptions(false, 1, false, 100, EditorCoordinates.FILE);
    byte[] more = write(new JsonReport(), read, one);
    assertEquals(
        "{seam.step=1, seam.t-junction=9}", read(more).levels().get(0).truncated().toString());
  }

  /** Numbers of metres as they come: floats of corners, and doubles of what was computed. */
  @ParameterizedTest
  @EnumSource(LengthUnit.class)
  void whatAFilesUnitDoesNotGiveBackIsKnown(LengthUnit unit) {
    for (UpAxis up : UpAxis.values()) {
      FileNumbers numbers = new FileNumbers(Frame.of(up, unit));
      Random random = new Random(41);
      int back = 0;
      for (int i = 0; i < 20_000; i++) {
        double[] corner = {
          (float) (random.nextGaussian() * 1000),
          (float) random.nextGaussian(),
          (float) (random.nextGaussian() * 1e-5)
        };
        String where = unit + " " + up + ", seed 41, number " + i;
        assertTrue(numbers.comesBack(corner), where);
        double[] computed = {random.nextGaussian(), random.nextGaussian() * 300, 0};
        double[] read = numbers.toLevel(numbers.toFile(computed));
        boolean same = read[0] == computed[0] && read[1] == computed[1] && read[2] == computed[2];
        assertEquals(same, numbers.comesBack(computed), where);
        back += same ? 1 : 0;
      }
      assertTrue(unit != LengthUnit.METRE || back == 20_000, "metres need no help");
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"schema\": \"trackwalk-report/1\" | \"schema\": \"trackwalk-report/2\""
            + " | line 2, column 13: this is no JSON report (schema trackwalk-report/1): its schema"
            + " is trackwalk-report/2",
        "\"exit\": 3, | | line 1, column 1: 'exit' is missing",
        "\"exit\": 3 | \"exit\": \"3\" | a number belongs here, not a text in quotes",
        "\"severity\":\"error\" | \"severity\":\"fatal\""
            + " | 'fatal' is none of info, warning, error",
        "\"fixable\":false, | | 'fixable' is missing",
        "\"frames\": 1 | \"frames\": 1.5 | a whole number from 0 to",
        "\"position\":[ | \"position\":[1, | 3 numbers belong here, not 4",
        "\"levels\": [ | \"levels\": [, | a value belongs here, not ','"
      })
  void whatIsWrongIsSaidWithItsPlace(String right, String wrong, String message) throws Exception {
    String text = text(write(new JsonReport(), DemoReport.circuit(), ReportOptions.USUAL));
    assertTrue(text.contains(right), right);
    String broken = text.replace(right, wrong == null ? "" : wrong);
    JsonReportException e =
        assertThrows(
            JsonReportException.class, () -> read(broken.getBytes(StandardCharsets.UTF_8)));
    assertTrue(e.getMessage().contains(message), e.getMessage());
    assertTrue(e.getMessage().matches("report.json, line \\d+, column \\d+: [^\\n]*"));
    assertTrue(e.getMessage().endsWith("--report json=FILE wrote it"), e.getMessage());
  }

  /** A report that was cut off anywhere is one clear error, and never half a report. */
  @Test
  void aReportThatWasCutOffIsRefused() throws Exception {
    byte[] whole = write(new JsonReport(), DemoReport.circuit(), ReportOptions.USUAL);
    for (int length = 0; length < whole.length - 2; length += 97) {
      byte[] part = Arrays.copyOf(whole, length);
      assertThrows(JsonReportException.class, () -> read(part), length + " bytes");
    }
  }

  @Test
  void aFileThatIsNotThereIsNamed() {
    Path missing = folder.resolve("none.json");
    JsonReportException e =
        assertThrows(JsonReportException.class, () -> JsonReportReader.read(missing));
    assertEquals(missing + ": there is no such file", e.getMessage());
    JsonReportException f =
        assertThrows(JsonReportException.class, () -> JsonReportReader.read(folder));
    assertTrue(f.getMessage().contains("that is a folder"), f.getMessage());
  }

  /** Each format that needs no geometry, and the JSON report against its schema. */
  private static void assertSame(CheckReport report) throws Exception {
    byte[] json = write(new JsonReport(), report, ReportOptions.USUAL);
    try (var in = JsonReport.class.getResourceAsStream(JsonReport.SCHEMA_RESOURCE)) {
      String schema = text(in.readAllBytes());
      assertEquals(
          List.of(),
          SchemaCheck.errors(
              JsonParser.parseString(schema).getAsJsonObject(),
              JsonParser.parseString(text(json))));
    }
    CheckReport read = read(json);
    int formats = 0;
    for (ReportFormat format : FormatList.all()) {
      for (EditorCoordinates coords : EditorCoordinates.values()) {
        ReportOptions options = new ReportOptions(true, 0, false, 100, coords);
        if (!format.draws()) {
          assertEquals(
              text(write(format, bare(report), options)),
              text(write(format, read, options)),
              format.id());
          formats++;
        }
      }
    }
    assertTrue(formats >= 30, formats + " reports");
  }

  /** Without geometry, as reading leaves it. */
  private static CheckReport bare(CheckReport report) {
    return new CheckReport(
        report.toolVersion(),
        report.settings(),
        report.profiles(),
        report.inputs(),
        report.levels().stream().map(LevelReport::withoutSurface).toList(),
        report.exit());
  }

  private static Path file(String name) {
    Optional<Path> file = CheckedLevels.inRepository(name);
    assumeTrue(file.isPresent(), "needs the repository");
    return file.get();
  }

  private static CheckReport read(byte[] json) throws JsonReportException {
    return JsonReportReader.read(new ByteArrayInputStream(json), "report.json");
  }

  private static byte[] write(ReportFormat format, CheckReport report, ReportOptions options)
      throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    format.write(report, options, out);
    return out.toByteArray();
  }

  private static String text(byte[] bytes) {
    return new String(bytes, StandardCharsets.ISO_8859_1);
  }
}
