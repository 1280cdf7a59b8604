package org.trackwalk.check.rules.imports;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.UpAxis;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.settings.CheckSettings;

/** A file's last digit is worth what its unit says. */
class TextRoundingTest {

  /** A quad of 400.25 units whose near border stands at x, in centimetres. */
  private static Piece quad(String name, float x) {
    float far = x + 400.25f;
    float[] p = {x, 0, 0, far, 0, 0, far, 0, 400.25f, x, 0, 400.25f};
    return Piece.named(name, "level.obj")
        .frame(Frame.of(UpAxis.Y, LengthUnit.CENTIMETRE))
        .mesh(p, new int[] {0, 2, 1, 0, 3, 2})
        .build();
  }

  private static List<Finding> findings(float x) {
    Level level =
        new Level(
            "two",
            "",
            List.of(quad("road_a", 0), quad("road_b", x)),
            List.of(),
            List.of(),
            LevelHints.NONE);
    return LevelCheck.check(level, CheckSettings.defaults(), Progress.none()).findings().stream()
        .filter(f -> f.rule().equals("import.text-rounding"))
        .toList();
  }

  @Test
  void anHundredthOfACentimetreIsTheLastOfTwoDecimals() {
    List<Finding> found = findings(400.26f);
    assertEquals(1, found.size());
    assertEquals(0.0001, found.get(0).measure().threshold(), 1e-12);
  }

  @Test
  void nineHundredthsAreNoRounding() {
    assertEquals(List.of(), findings(400.34f));
  }
}
