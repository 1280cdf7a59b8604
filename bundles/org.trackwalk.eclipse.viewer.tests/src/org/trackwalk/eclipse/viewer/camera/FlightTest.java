package org.trackwalk.eclipse.viewer.camera;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** A flight begins and ends where it should, takes the short way round, and rises on long ways. */
class FlightTest {

  private static final CameraPose START = new CameraPose(0, 0, 0, 10, 3, 0.5);
  private static final CameraPose END = new CameraPose(1000, 5, 0, 4, -3, 0.9);
  private static final Flight FLIGHT = new Flight(START, END, 0.5);

  @Test
  void itBeginsAtTheStartAndEndsAtTheEnd() {
    assertEquals(START, FLIGHT.at(0));
    assertEquals(END, FLIGHT.at(0.5));
    assertEquals(END, FLIGHT.at(99));
    assertFalse(FLIGHT.over(0.49));
    assertTrue(FLIGHT.over(0.5));
  }

  @Test
  void itTurnsTheShortWay() {
    double middle = FLIGHT.at(0.25).yaw();
    assertEquals(Math.PI, middle, 0.1);
  }

  @Test
  void itRisesOnALongWayAndNotOnAShortOne() {
    assertTrue(FLIGHT.at(0.25).distance() > 200);
    Flight hop = new Flight(START, START.at(1, 0, 0), 0.5);
    assertEquals(10, hop.at(0.25).distance(), 1e-9);
  }
}
