package org.trackwalk.check.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.examples.planted.CircuitThings;
import org.trackwalk.examples.planted.PlantedThing;
import org.trackwalk.examples.seeded.Expected;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.settings.CheckSettings;

/**
 * What stands beside and over the road is silent; what is in the way, and ground that is gone, is
 * told where it is, as loud as it must be, and nothing else is told.
 */
class CircuitThingsTest {

  private static List<Finding> check(Level level) {
    return LevelCheck.check(level, CheckSettings.defaults(), Progress.none()).findings();
  }

  private static String words(Finding f) {
    double[] p = f.position();
    return f.severity() + " " + f.rule() + " " + f.message() + " " + List.of(p[0], p[1], p[2]);
  }

  @Test
  void gantrySignHouseTunnelBridgePitLaneAndConesAreSilent() {
    List<Finding> found = check(CircuitThings.clean().level());
    assertEquals(
        List.of(),
        found.stream()
            .filter(f -> f.severity() != Severity.INFO)
            .map(CircuitThingsTest::words)
            .toList());
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void eachThingIsToldAsLoudAsItMustBeAndNothingElse(long seed) {
    CircuitThings planted = CircuitThings.planted(seed);
    List<Finding> found = check(planted.level());
    List<String> wrong = new ArrayList<>();
    for (PlantedThing thing : planted.things()) {
      Severity worst = null;
      List<String> heard = new ArrayList<>();
      for (Finding f : found) {
        if (near(thing.expected(), f)) {
          heard.add(words(f));
          worst = worst == null ? f.severity() : worst.worse(f.severity());
        }
      }
      boolean right =
          worst != null
              && worst.ordinal() >= thing.expected().least().ordinal()
              && worst.ordinal() <= thing.expected().most().ordinal();
      if (!right) {
        wrong.add(thing.kind() + " of " + thing.piece() + " is " + worst + ": " + heard);
      }
    }
    for (Finding f : found) {
      boolean planned = planted.things().stream().anyMatch(thing -> near(thing.expected(), f));
      if (f.severity() != Severity.INFO && !planned) {
        wrong.add("not planted: " + words(f));
      }
    }
    assertTrue(wrong.isEmpty(), "seed " + seed + "\n" + String.join("\n", wrong));
  }

  private static boolean near(Expected expected, Finding finding) {
    if (finding.whole()) {
      return finding.flow().stream().anyMatch(step -> expected.near(step.position()));
    }
    double[] path = finding.path();
    for (int i = 0; i + 2 < path.length; i += 3) {
      if (expected.near(new double[] {path[i], path[i + 1], path[i + 2]})) {
        return true;
      }
    }
    return expected.near(finding.position());
  }
}
