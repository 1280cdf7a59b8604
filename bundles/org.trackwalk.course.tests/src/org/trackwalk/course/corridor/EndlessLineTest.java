package org.trackwalk.course.corridor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.model.settings.CheckSettings;

/** A wrong point in a racing line makes it as long as floats reach; it is walked all the same. */
class EndlessLineTest {

  private static final int MOST = 1_000_000;

  private static int[] visits(double far) {
    Level level = new Level("x", "", List.of(), List.of(), List.of(), LevelHints.NONE);
    double[] line = {0, 0, 0, 100, 0, 0, far, 0, 0};
    CheckSettings d = CheckSettings.defaults();
    CheckSettings settings =
        new CheckSettings(
            d.profiles(),
            null,
            null,
            null,
            line,
            false,
            null,
            d.only(),
            d.skip(),
            d.parameters(),
            d.failOn(),
            1,
            0);
    RacingLine racing = RacingLine.of(level, settings);
    int[] visits = {0};
    racing.walk(1, (x, y, z, dx, dz) -> visits[0]++);
    return visits;
  }

  @Test
  void aMetreApartWhereItIsAsLongAsALap() {
    assertEquals(6000, visits(6000)[0]);
  }

  @ParameterizedTest
  @ValueSource(doubles = {1e7, 1e12, 1e30, 1e300, Double.MAX_VALUE})
  void atSoManyPlacesWhereItIsLonger(double far) {
    assertTrue(visits(far)[0] <= MOST + 2, far + " m: " + visits(far)[0]);
  }
}
