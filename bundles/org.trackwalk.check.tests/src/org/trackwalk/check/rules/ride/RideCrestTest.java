package org.trackwalk.check.rules.ride;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.settings.CheckSettings;

/**
 * The radius of a crest, and from which speed on a car takes off there, against the closed form.
 */
class RideCrestTest {

  private static final Pattern WORDS =
      Pattern.compile("crest of (\\d+) m radius .* takes off from (\\d+) km/h on");

  /** A road of 10 m and 300 m along z, level but for an arc of a radius from 120 to 180 m. */
  private static Level hill(double radius) {
    int rows = 601;
    float[] p = new float[6 * rows];
    int[] c = new int[6 * (rows - 1)];
    double half = 30;
    double slope = half / Math.sqrt(radius * radius - half * half);
    for (int i = 0; i < rows; i++) {
      double z = 0.5 * i;
      double away = Math.abs(z - 150);
      double y =
          away < half
              ? Math.sqrt(radius * radius - away * away)
              : Math.sqrt(radius * radius - half * half) - slope * (away - half);
      for (int side = 0; side < 2; side++) {
        p[6 * i + 3 * side] = 10 * side;
        p[6 * i + 3 * side + 1] = (float) (y - radius);
        p[6 * i + 3 * side + 2] = (float) z;
      }
      if (i > 0) {
        int v = 2 * (i - 1);
        System.arraycopy(new int[] {v, v + 2, v + 3, v, v + 3, v + 1}, 0, c, 6 * (i - 1), 6);
      }
    }
    Piece road = Piece.named("road", "level.obj").mesh(p, c).build();
    return new Level("level", "", List.of(road), List.of(), List.of(), LevelHints.NONE);
  }

  @ParameterizedTest
  @ValueSource(doubles = {120, 160, 200, 280})
  void radiusAndSpeedAreThoseOfTheArc(double radius) {
    CheckSettings settings = CheckSettings.defaults().withOnly(Set.of("ride.crest"));
    List<Finding> found = LevelCheck.check(hill(radius), settings, Progress.none()).findings();
    assertEquals(1, found.size(), found.toString());
    Matcher words = WORDS.matcher(found.get(0).message());
    assertTrue(words.find(), found.get(0).message());
    assertEquals(radius, Double.parseDouble(words.group(1)), 0.05 * radius);
    // v² = g R, in km/h.
    double speed = 3.6 * Math.sqrt(9.80665 * radius);
    assertEquals(speed, Double.parseDouble(words.group(2)), 0.03 * speed);
  }
}
