package org.trackwalk.check.tiles;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.trackwalk.check.rule.Parameter;
import org.trackwalk.check.rule.Rule;
import org.trackwalk.check.rules.RuleList;
import org.trackwalk.check.run.FarChanges;

/**
 * What a tile leaves out is what no rule has anything to say of, whatever a rule's limit becomes.
 */
class PlainGroundTest {

  private static double limit(String id, String name) {
    return RuleList.all().stream()
        .map(Rule::info)
        .filter(info -> info.id().equals(id))
        .flatMap(info -> info.parameters().stream())
        .filter(parameter -> parameter.name().equals(name))
        .mapToDouble(Parameter::value)
        .findFirst()
        .orElseThrow();
  }

  @Test
  void needlesAreKept() {
    assertTrue(PlainGround.HEIGHT > limit("quality.sliver", "height"));
    assertTrue(PlainGround.UNCERTAIN < limit("quality.sliver", "angle"));
    assertTrue(PlainGround.UNCERTAIN < limit("edge.wrong-normal", "angle"));
    assertTrue(PlainGround.RATIO > limit("quality.sliver", "ratio"));
  }

  @Test
  void shortEdgesAreKept() {
    // An edge is never shorter than the height over another one.
    assertTrue(PlainGround.HEIGHT > limit("quality.micro-edge", "length"));
  }

  @Test
  void longTrianglesAreKept() {
    assertTrue(PlainGround.LENGTH < limit("quality.oversized", "length"));
  }

  @Test
  void aCellIsWiderThanAChangeIsFelt() {
    assertTrue(CellSet.SIDE > FarChanges.NEAR);
  }
}
