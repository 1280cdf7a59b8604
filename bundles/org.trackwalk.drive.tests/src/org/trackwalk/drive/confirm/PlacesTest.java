package org.trackwalk.drive.confirm;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.course.road.Road;
import org.trackwalk.drive.shape.Roads;

/** Where a report's seam is, of the front and the rear edge of a box of 4.5 m. */
class PlacesTest {

  private static final Road ROAD = Roads.straight(x -> 0);

  private static final double LONG = 4.5;

  private static final double SEAM = 100;

  @ParameterizedTest
  @ValueSource(ints = {1, -1})
  void aSeamAtTheRearEdgeIsAFindingThereAndNotForetold(int sense) {
    for (double metres = -8; metres <= 12; metres += 0.25) {
      boolean front = Math.abs(metres) <= Places.NEAR;
      boolean rear = Math.abs(metres - LONG) <= 0.93;
      MeasuredPlace place = place(SEAM + sense * metres, sense, LONG, true);
      MeasuredPlace.Told told = rear ? MeasuredPlace.Told.PLACE : MeasuredPlace.Told.NOTHING;
      assertEquals(front ? MeasuredPlace.Told.FORETOLD : told, place.told(), metres + " m behind");
      assertEquals(front || rear ? "seam.step" : "", place.rule());
      // a finding without a jolt
      told = front || rear ? MeasuredPlace.Told.PLACE : MeasuredPlace.Told.NOTHING;
      assertEquals(told, place(SEAM + sense * metres, sense, LONG, false).told());
    }
  }

  @Test
  void whatIsRoundHasNoRearEdge() {
    assertEquals(MeasuredPlace.Told.NOTHING, place(SEAM + LONG, 1, 0, true).told());
  }

  private static MeasuredPlace place(double x, int sense, double behind, boolean jolting) {
    Places.Told seam = new Places.Told("seam.step", new double[] {SEAM, 0, -4, SEAM, 0, 4});
    Places places =
        new Places(
            new Under(ROAD.ground()), jolting ? List.of(seam) : List.of(), List.of(seam), behind);
    Jolted jolt = new Jolted(new double[] {x, 0, 0}, new double[] {sense, 0}, 0.3, 0, 0);
    return places.of(List.of(jolt)).get(0);
  }
}
