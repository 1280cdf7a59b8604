package org.trackwalk.schemas;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.contrastsecurity.sarif.ReportingDescriptor;
import com.contrastsecurity.sarif.Result;
import com.contrastsecurity.sarif.Run;
import com.contrastsecurity.sarif.SarifSchema210;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.SpecVersion;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** SARIF as OASIS wants it, and as a reader that knows nothing else takes it. */
class SarifSchemaTest {

  private static final ObjectMapper STRICT =
      new ObjectMapper()
          .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .enable(DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY);

  @TempDir static Path folder;

  private static CommandLineRun check;
  private static JsonNode schema;
  private static JsonNode log;
  private static Run run;

  @BeforeAll
  static void check() throws IOException {
    check = PlantedRun.check(folder, "sarif=report.sarif");
    File file = folder.resolve("report.sarif").toFile();
    schema = Schemas.of(SarifSchema210.class, "/schema/sarif-schema-2.1.0.json");
    log = STRICT.readTree(file);
    run = STRICT.readValue(file, SarifSchema210.class).getRuns().get(0);
  }

  @Test
  void theOfficialSchemaHasNothingToSay() {
    assertEquals(List.of(), Schemas.errors(schema, log, SpecVersion.VersionFlag.V7));
  }

  @Test
  void theValidatorSeesWhatIsWrong() {
    ObjectNode broken = log.deepCopy();
    ObjectNode result = (ObjectNode) broken.at("/runs/0/results/0");
    result.put("level", "fatal");
    result.put("colour", "red");
    result.remove("message");
    assertEquals(3, Schemas.errors(schema, broken, SpecVersion.VersionFlag.V7).size());
  }

  @Test
  void everyRuleHasHelpAndResultsPointToTheirs() {
    List<ReportingDescriptor> rules = new ArrayList<>(run.getTool().getDriver().getRules());
    assertTrue(rules.size() >= 40, rules.size() + " rules");
    for (ReportingDescriptor rule : rules) {
      assertFalse(rule.getShortDescription().getText().isBlank(), rule.getId());
      assertFalse(rule.getFullDescription().getText().isBlank(), rule.getId());
      assertFalse(rule.getHelp().getText().isBlank(), rule.getId());
      assertTrue(rule.getHelp().getMarkdown().contains(rule.getHelp().getText()), rule.getId());
      assertNotNull(rule.getDefaultConfiguration().getLevel(), rule.getId());
      assertTrue(rule.getName().matches("([A-Z][a-z0-9]*)+"), rule.getName());
    }
    for (Result result : run.getResults()) {
      assertEquals(result.getRuleId(), rules.get(result.getRuleIndex()).getId());
    }
  }

  @Test
  void aSecondRunMarksNewUnchangedAndAbsent() {
    Map<String, Long> states =
        run.getResults().stream()
            .collect(
                Collectors.groupingBy(r -> r.getBaselineState().value(), Collectors.counting()));
    List<Result> fresh = with("new");
    assertTrue(rules(fresh).contains("topology.duplicate-triangle"), states.toString());
    assertTrue(fresh.stream().allMatch(r -> names(r, PlantedRun.BROKEN)), fresh.toString());
    List<Result> absent = with("absent");
    assertTrue(rules(absent).contains("topology.duplicate-triangle"), states.toString());
    assertTrue(absent.stream().allMatch(r -> names(r, PlantedRun.MENDED)), absent.toString());
    assertTrue(absent.get(0).getMessage().getText().startsWith("Fixed: "));
    assertTrue(states.get("unchanged") > 10, states.toString());
  }

  @Test
  void whatIsAcceptedStaysAndIsMarked() {
    List<Result> accepted =
        run.getResults().stream().filter(r -> r.getSuppressions() != null).toList();
    assertFalse(accepted.isEmpty());
    for (Result result : accepted) {
      var suppression = result.getSuppressions().iterator().next();
      assertEquals(PlantedRun.ACCEPTED, result.getRuleId());
      assertEquals("external", suppression.getKind().value());
      assertEquals("accepted", suppression.getStatus().value());
      assertEquals("the \"old\" bridge & its joint <b>", suppression.getJustification());
    }
    assertTrue(
        run.getResults().stream()
            .filter(r -> r.getRuleId().equals(PlantedRun.ACCEPTED))
            .filter(r -> r.getBaselineState() != Result.BaselineState.ABSENT)
            .allMatch(r -> r.getSuppressions() != null));
  }

  @Test
  void theRunSaysHowItEndedAndWhatWasNotRead() {
    var invocation = run.getInvocations().get(0);
    assertEquals(3, check.code());
    assertEquals(3, invocation.getExitCode());
    assertFalse(invocation.getExecutionSuccessful());
    List<String> messages =
        invocation.getToolExecutionNotifications().stream()
            .map(n -> n.getLevel().value() + " " + n.getDescriptor().getId())
            .sorted()
            .toList();
    assertTrue(messages.contains("error input.failed"), messages.toString());
  }

  @Test
  void placesAreFilesLinesAndPieces() {
    List<Result> there =
        run.getResults().stream().filter(r -> r.getRuleId().equals("seam.step")).toList();
    assertFalse(there.isEmpty());
    for (Result result : there) {
      var location = result.getLocations().get(0);
      String uri = location.getPhysicalLocation().getArtifactLocation().getUri();
      assertTrue(uri.endsWith("circuit-planted/circuit-planted.obj"), uri);
      assertTrue(location.getPhysicalLocation().getRegion().getStartLine() > 1);
      var piece = location.getLogicalLocations().iterator().next();
      var listed = new ArrayList<>(run.getLogicalLocations()).get(piece.getIndex());
      assertEquals(listed.getFullyQualifiedName(), piece.getFullyQualifiedName());
      assertEquals("piece", listed.getKind());
      var level = new ArrayList<>(run.getLogicalLocations()).get(listed.getParentIndex());
      assertEquals("level", level.getKind());
      assertNull(level.getParentIndex() < 0 ? null : level.getParentIndex());
      // A seam has two pieces: the other one is a related location.
      assertTrue(result.getRelatedLocations().size() >= 1);
    }
  }

  private static List<Result> with(String state) {
    return run.getResults().stream()
        .filter(r -> r.getBaselineState().value().equals(state))
        .toList();
  }

  private static boolean names(Result result, String piece) {
    return result.getMessage().getText().contains(piece);
  }

  private static List<String> rules(List<Result> results) {
    return results.stream().map(Result::getRuleId).toList();
  }
}
