package org.trackwalk.report.format;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.trackwalk.check.rule.FindingBuilder;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rule.Scope;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;

/** A place is told where one is known, and only there. */
class FindingWordsTest {

  private static final RuleInfo RULE =
      new RuleInfo("import.test", "note", "a", "b", "c", Scope.PIECE, List.of(), "d");

  private static FindingBuilder builder() {
    return new FindingBuilder(RULE, Severity.INFO, "a test").measure("left out", 78, "", 0);
  }

  private static String told(Finding f) {
    return FindingWords.placeAndSize(FindingWords.place(f, f.message(), f.position()), f);
  }

  @Test
  void aFileWithoutAPlaceHasOnlyASize() {
    assertEquals("78 left out", told(builder().about("lines.gltf").build()));
  }

  @Test
  void anExampleIsAPlace() {
    assertEquals(
        "at (1.00, 2.00, 3.00): 78 left out",
        told(builder().about("lines.gltf").at(1, 2, 3).build()));
  }

  @Test
  void whatIsNoWholeMayLieInTheOrigin() {
    assertEquals("at (0.00, 0.00, 0.00): 78 left out", told(builder().build()));
    assertEquals(
        "road at (0.00, 0.00, 0.00): 78 left out",
        told(builder().about("road").piece("road").build()));
  }
}
