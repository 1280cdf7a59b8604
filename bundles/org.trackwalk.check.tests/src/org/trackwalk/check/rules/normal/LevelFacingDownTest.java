package org.trackwalk.check.rules.normal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.check.rules.SmallLevel;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;

/** A level of which no road is known, 60 m each way, that faces down but for a sheet above it. */
class LevelFacingDownTest {

  private static final String RULE = "normal.facing-down";

  /** Square metres. */
  private static final double AREA = 3600;

  private static MeshDraft turned(double upward) {
    MeshDraft mesh = new MeshDraft("mesh", SurfaceClass.UNKNOWN);
    for (int i = 0; i < 169; i++) {
      mesh.vertex(5 * (i % 13), 3, 5 * (i / 13));
    }
    for (int v = 0; v < 156; v++) {
      if (v % 13 < 12) {
        mesh.quad(v, v + 1, v + 14, v + 13, "");
      }
    }
    if (upward > 0) {
      int a = mesh.vertex(20, 5, 20);
      int b = mesh.vertex(20, 5, 30);
      int c = mesh.vertex(20 + upward / 10, 5, 30);
      mesh.quad(a, b, c, mesh.vertex(20 + upward / 10, 5, 20), "");
    }
    return mesh;
  }

  @ParameterizedTest
  @CsvSource({
    "0, 'no triangle of the level faces up, and 100 %'",
    "3, 'less than 0.1 % of the level faces up, and 100 %'",
    "4, 'only 0.1 % of the level faces up, and 100 %'",
    "32, 'only 0.9 % of the level faces up, and 99 %'"
  })
  void whatFacesUpIsTold(double upward, String words) {
    Finding found = SmallLevel.finding(RULE, turned(upward));
    assertEquals(words + " of its area faces down: a car falls through all of it", found.message());
    assertEquals(Severity.WARNING, found.severity());
    assertEquals(100 * AREA / (AREA + upward), found.measure().value(), 1e-3);
    assertEquals(upward > 25 ? 5 : 3, found.position()[1], "the middle of the largest triangle");
    assertFalse(found.fixable());
  }

  @Test
  void whereMoreThanAHundredthFacesUpItIsAsItShallBe() {
    assertEquals(List.of(), SmallLevel.findings(RULE, turned(40)));
  }
}
