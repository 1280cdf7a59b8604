package org.trackwalk.check.rank;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.trackwalk.check.rule.FindingBuilder;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rule.Scope;
import org.trackwalk.model.finding.Fingerprint;
import org.trackwalk.model.finding.Severity;

class FingerprintTest {

  private static final RuleInfo RULE =
      new RuleInfo("seam.gap", "warning", "t", "w", "f", Scope.SEAM, List.of(), "s");

  /** A chain from x = 0 to 10 that is worst at the place given. */
  private static FindingBuilder worstAt(double x) {
    return new FindingBuilder(RULE, Severity.WARNING, "m")
        .piece("road_1")
        .piece("road_2")
        .at(x, 0.6, -0.1)
        .along(new double[] {0, 0.6, -0.1, 10, 0.6, -0.1}, 10);
  }

  private static Fingerprint of(FindingBuilder builder) {
    return Fingerprint.of(builder.build());
  }

  @Test
  void theWorstPlaceMayJumpAlongTheFinding() {
    assertEquals(of(worstAt(0)), of(worstAt(9)));
  }

  @Test
  void theCellIsThatOfTheMiddle() {
    Fingerprint f = of(worstAt(3));
    assertEquals(List.of(20, 2, -1), f.cell());
    assertArrayEquals(new double[] {5.125, 0.625, -0.125}, f.place());
    assertTrue(f.toString().matches("[0-9a-f]{8}:20:2:-1:[0-9a-f]{3}"), f.toString());
  }

  @Test
  void theKindDoesWithoutThePlaceAndTheLength() {
    Fingerprint here = of(worstAt(3));
    Fingerprint longer = of(worstAt(3).along(new double[] {0, 0, 0, 90, 0, 0}, 90));
    assertEquals(here.kind(), longer.kind());
    assertNotEquals(here.detail(), longer.detail());
    assertNotEquals(here.kind(), of(worstAt(3).piece("road_3")).kind());
  }

  @Test
  void whatIsAboutAWholePieceHasNoPlace() {
    Fingerprint f = of(worstAt(3).about("road_1"));
    assertEquals(f, of(worstAt(7).piece("another").about("road_1")));
    assertNotEquals(f, of(worstAt(3).about("road_2")));
    assertTrue(f.toString().contains(":all:"), f.toString());
  }

  @Test
  void itsTextReadsBack() {
    for (Fingerprint f : List.of(of(worstAt(3)), of(worstAt(3).about("x")))) {
      assertEquals(f, Fingerprint.parse(f.toString()).orElseThrow());
    }
    for (String wrong : List.of("", "0123456789abcdef", "cbc99422:1:2:64e", "x:all:64e")) {
      assertTrue(Fingerprint.parse(wrong).isEmpty(), wrong);
    }
  }
}
