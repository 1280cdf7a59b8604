package org.trackwalk.course.line;

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

  private static long visits(double far) {
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
    long[] visits = {0};
    racing.walk(1, (x, y, z, dx, dz) -> visits[0]++);
    return visits[0];
  }

  @Test
  void aMetreApartWhereItIsAsLongAsALap() {
    assertEquals(6000, visits(6000));
  }

  @ParameterizedTest
  @ValueSource(doubles = {1e7, 1e12, 1e30, 1e300, Double.MAX_VALUE})
  void atSoManyPlacesWhereItIsLonger(double far) {
    long visits = visits(far);
    assertTrue(visits > 0 && visits <= MOST + 2, far + " m: " + visits);
  }
}
