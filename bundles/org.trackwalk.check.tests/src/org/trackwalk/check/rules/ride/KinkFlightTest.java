package org.trackwalk.check.rules.ride;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.course.road.SpeedLimits;
import org.trackwalk.ground.reach.Body;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.profile.VehicleList;
import org.trackwalk.model.settings.CheckSettings;

/** How long a car is said to fly over the upper end of a ramp, as long as it or not. Metres. */
class KinkFlightTest {

  private static final Pattern WORDS =
      Pattern.compile("in a crest, driven at (\\d+) km/h(?:; a car flies for ([\\d.]+) s.*)?");

  /** A road of 10 m and 300 m along z, level but for one ramp up to a level as long as the rest. */
  private static Level ramp(double length, double slope) {
    double[] z = new double[304];
    for (int i = 0; i < 152; i++) {
      z[i] = 148.0 * i / 151;
      z[303 - i] = 300 - (152 - length) * i / 151;
    }
    float[] p = new float[6 * z.length];
    int[] c = new int[6 * (z.length - 1)];
    for (int i = 0; i < z.length; i++) {
      double up = slope * Math.max(0, Math.min(length, z[i] - 148));
      for (int side = 0; side < 2; side++) {
        p[6 * i + 3 * side] = 10 * side;
        p[6 * i + 3 * side + 1] = (float) up;
        p[6 * i + 3 * side + 2] = (float) z[i];
      }
      if (i > 0) {
        int v = 2 * (i - 1);
        System.arraycopy(new int[] {v, v + 2, v + 3, v, v + 3, v + 1}, 0, c, 6 * (i - 1), 6);
      }
    }
    Piece road = Piece.named("road", "level.obj").mesh(p, c).build();
    return new Level("level", "", List.of(road), List.of(), List.of(), LevelHints.NONE);
  }

  /** Both axles are on the ramp, or it lifts them by its height and no more. */
  @Test
  void aCarFliesByTheWayOfBothAxles() {
    CheckSettings settings = CheckSettings.defaults().withOnly(Set.of("ride.kink"));
    double axles = Body.of(VehicleList.usual()).wheelbase();
    int crests = 0;
    for (int seed = 0; seed < 40; seed++) {
      Random random = new Random(seed);
      double length = seed % 2 == 0 ? 0.6 + 0.8 * random.nextDouble() : 4 + 6 * random.nextDouble();
      double slope = 0.1 + 0.25 * random.nextDouble();
      List<Finding> found =
          LevelCheck.check(ramp(length, slope), settings, Progress.none()).findings();
      Matcher crest =
          found.stream()
              .map(f -> WORDS.matcher(f.message()))
              .filter(Matcher::find)
              .findFirst()
              .orElse(null);
      if (crest == null) {
        continue; // the dip at the lower end, a row before, spoke for both
      }
      crests++;
      double speed = Double.parseDouble(crest.group(1)) / 3.6;
      double mean = slope * Math.min(1, length / axles);
      double flight = 2 * speed * mean / Math.sqrt(1 + mean * mean) / SpeedLimits.GRAVITY;
      String told = seed + ", " + length + " m, slope " + slope + ": " + crest.group();
      assertTrue(crest.group(2) != null, told);
      assertEquals(flight, Double.parseDouble(crest.group(2)), 0.02 + 0.03 * flight, told);
    }
    assertTrue(crests >= 25, crests + " crests");
  }
}
