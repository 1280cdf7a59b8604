package org.trackwalk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.trackwalk.check.rule.Parameter;
import org.trackwalk.check.rule.Rule;
import org.trackwalk.check.rules.RuleList;

class RulesCommandTest {

  @Test
  void everyRuleIsListedAndExplained() {
    String list = CliRun.of("rules").out();
    assertEquals(RuleList.all().size(), list.lines().count());
    for (Rule rule : RuleList.all()) {
      String id = rule.info().id();
      assertTrue(list.contains(id + " "), id);
      CliRun one = CliRun.of("rules", id);
      assertEquals(0, one.code());
      assertTrue(one.out().startsWith(id + ": "), one.out());
      for (Parameter parameter : rule.info().parameters()) {
        assertTrue(one.out().contains("  " + parameter.name() + " "), one.out());
      }
    }
  }

  @Test
  void whatARuleLooksAtIsSaidInWords() {
    String gap = CliRun.of("rules", "seam.gap").out();
    assertTrue(gap.contains("looks at  two pieces along the border between them"), gap);
    String edge = CliRun.of("rules", "edge.lost-contact").out();
    assertFalse(edge.contains("looks at  ball"), edge);
  }

  @Test
  void aGroupIsListedAlone() {
    String seams = CliRun.of("rules", "seam").out();
    assertTrue(seams.contains("seam.gap "), seams);
    assertFalse(seams.contains("weld."), seams);
  }

  @Test
  void noLineOfAnExplanationIsTooWide() {
    for (Rule rule : RuleList.all()) {
      String text = CliRun.of("rules", rule.info().id()).out();
      text.lines().forEach(line -> assertTrue(line.length() <= 100, line));
    }
  }

  @Test
  void theBeginOfARuleIsAnsweredWithTheRule() {
    CliRun run = CliRun.of("rules", "import.lef");
    assertEquals(2, run.code(), run.toString());
    assertTrue(run.err().contains("did you mean 'import.left-out'?"), run.err());
  }
}
