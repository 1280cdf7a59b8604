package org.trackwalk.check.rule;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.trackwalk.model.settings.CheckSettings;

class RuleContextTest {

  private static final RuleInfo RULE =
      new RuleInfo(
          "seam.test",
          "warning",
          "a",
          "b",
          "c",
          Scope.SEAM,
          List.of(new Parameter("most", 0.5, "m", "the most")),
          "-");

  private static RuleContext context(CheckSettings settings) {
    return new RuleContext(null, null, null, null, null, settings, null);
  }

  @Test
  void aParameterIsTheRulesUnlessTheUserSaysOtherwise() {
    CheckSettings plain = CheckSettings.defaults();
    assertEquals(0.5, context(plain).parameter(RULE, "most"));
    CheckSettings set = plain.withParameters(Map.of("seam.test.most", 0.25));
    assertEquals(0.25, context(set).parameter(RULE, "most"));
    CheckSettings other = plain.withParameters(Map.of("seam.other.most", 0.25));
    assertEquals(0.5, context(other).parameter(RULE, "most"));
  }

  @Test
  void aParameterThatTheRuleDoesNotHaveIsAMistake() {
    RuleContext context = context(CheckSettings.defaults());
    assertThrows(IllegalArgumentException.class, () -> context.parameter(RULE, "least"));
  }

  @Test
  void traitsAreAddedOneByOne() {
    RuleTraits traits = RuleTraits.NONE.inAnyUnit().mended(Mend.SNAP).drawn(Picture.MISS);
    RuleInfo info = RULE.with(traits);
    assertEquals(traits, info.traits());
    assertEquals(RuleTraits.NONE, RULE.traits());
    assertEquals(RuleTraits.Counted.TRIANGLES, traits.counted());
    assertEquals(RULE.parameters(), info.parameters());
    assertEquals("seam", info.group());
  }
}
