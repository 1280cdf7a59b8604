package org.trackwalk.eclipse.viewer.drive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Playing, standing still, winding. */
class DrivePlayerTest {

  private static final double PACE = 1.0 / 60;

  private final DrivePlayer player = new DrivePlayer();

  @BeforeEach
  void load() {
    player.load(3);
  }

  @Test
  void itGoesByAtItsRateAndStopsAtTheEnd() {
    player.play();
    player.elapsed(1);
    assertEquals(player.rate(), player.time(), 1e-12);
    assertTrue(player.playing());
    player.elapsed(100);
    assertEquals(3, player.time(), 1e-12);
    assertFalse(player.playing());
    player.play();
    assertEquals(0, player.time(), 1e-12, "from the beginning again");
  }

  @Test
  void whatStandsStillStaysThere() {
    player.play();
    player.elapsed(1);
    player.pause();
    double there = player.time();
    player.elapsed(5);
    assertEquals(there, player.time(), 1e-12);
  }

  @Test
  void stepsAreWholeAndStayOnTheTape() {
    player.wind(1.004);
    player.step(1, PACE);
    assertEquals(61 * PACE, player.time(), 1e-9);
    for (int i = 0; i < 100; i++) {
      player.step(1, PACE);
    }
    assertEquals(161 * PACE, player.time(), 1e-9, "rounding does not lose a step");
    player.step(-1000, PACE);
    assertEquals(0, player.time(), 1e-12);
    player.step(1000, PACE);
    assertEquals(3, player.time(), 1e-12);
  }

  @Test
  void itCanBeSlowerAndFasterWithinBounds() {
    double usual = player.rate();
    player.faster(1);
    assertEquals(2 * usual, player.rate(), 1e-12);
    for (int i = 0; i < 20; i++) {
      player.faster(-1);
    }
    assertEquals(1.0 / 64, player.rate(), 1e-12);
    for (int i = 0; i < 20; i++) {
      player.faster(1);
    }
    assertEquals(2, player.rate(), 1e-12);
  }

  @Test
  void anEmptyTapeDoesNotPlay() {
    player.load(0);
    player.play();
    assertFalse(player.playing());
  }
}
