package org.trackwalk.drive.confirm;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.trackwalk.drive.confirm.MeasuredPlace.Told;
import org.trackwalk.model.finding.Effect;

class EngineRunTest {

  @Test
  void sharesAreOfThePlacesAndOfWhatWasDriven() {
    List<Confirmed> confirmed = new ArrayList<>();
    for (int i = 0; i <= 100; i++) {
      confirmed.add(confirmed(10, new Measured(5 + 0.1 * i, 0, 0, 0.1, 64)));
    }
    confirmed.add(confirmed(10, new Measured(0.05, 0, 0, 0, 64)));
    confirmed.add(confirmed(10, null));
    EngineRun run = run(confirmed, Told.FORETOLD, Told.FORETOLD, Told.PLACE, Told.NOTHING);
    assertEquals(0.5, run.recall());
    assertEquals(0.75, run.withPlace());
    assertEquals(1, run.leftOut());
    assertEquals(1 / 102.0, run.falseShare(), 1e-12);
    assertArrayEquals(new double[] {0.55, 1, 1.45}, run.ratio(), 1e-9);
  }

  @Test
  void withoutAnythingThereIsNoShare() {
    EngineRun run = run(List.of());
    assertTrue(Double.isNaN(run.recall()));
    assertTrue(Double.isNaN(run.falseShare()));
    assertTrue(Double.isNaN(run.ratio()[1]));
  }

  @Test
  void theDistanceFromALineIsThatFromItsSegments() {
    double[] path = {0, 0, 0, 10, 0, 0, 10, 0, 10};
    assertEquals(2, Places.distance(new double[] {5, 2, 0}, path), 1e-12);
    assertEquals(5, Places.distance(new double[] {13, 4, 5}, path), 1e-12);
    assertEquals(5, Places.distance(new double[] {-3, 0, 4}, path), 1e-12);
    assertEquals(3, Places.distance(new double[] {1, 3, 1}, new double[] {1, 0, 1}), 1e-12);
  }

  private static Confirmed confirmed(double foretold, Measured measured) {
    return new Confirmed(
        null,
        null,
        new Effect("physx", "sphere r 0.35", 55, foretold, 0, 0, 0.1),
        measured,
        measured == null ? Unmeasured.LEFT_OUT : null);
  }

  private static EngineRun run(List<Confirmed> confirmed, Told... told) {
    List<MeasuredPlace> places = new ArrayList<>();
    for (Told one : told) {
      places.add(new MeasuredPlace(new double[3], 1, 0, 0, 1, List.of(), one, ""));
    }
    return new EngineRun(
        "physx", "physx", "sphere", "1", "", 1, List.of(), 1, true, confirmed, places, 1, List.of(),
        "");
  }
}
