package org.trackwalk.check.fix;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.trackwalk.check.rule.Mend;
import org.trackwalk.check.rules.RuleList;

class MendedRulesTest {

  @Test
  void everyRuleThatSaysHowItIsMendedHasAFixerAndNoOther() {
    Set<String> say =
        RuleList.all().stream()
            .filter(rule -> rule.info().traits().mend() != Mend.NONE)
            .map(rule -> rule.info().id())
            .collect(Collectors.toSet());
    List<String> fixed = FixList.rules();
    assertEquals(say, new HashSet<>(fixed));
    assertEquals(say.size(), fixed.size());
  }

  @ParameterizedTest
  @EnumSource(value = Mend.class, names = "NONE", mode = EnumSource.Mode.EXCLUDE)
  void nothingCanBeDoneThatNoRuleAsksFor(Mend mend) {
    assertFalse(RuleList.mended(mend).isEmpty());
  }
}
