package org.trackwalk.eclipse.viewer.hud;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.swt.graphics.Rectangle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Labels stay in the view, beside their thing, and off what was there before. */
class LabelPlacerTest {

  @ParameterizedTest
  @CsvSource({"400, 300", "2, 2", "798, 598", "2, 598", "798, 2", "-50, 900"})
  void aLabelIsInTheViewAndNotOverItsThing(int x, int y) {
    Rectangle room = new LabelPlacer(800, 600).place(x, y, 200, 80);
    assertTrue(new Rectangle(0, 0, 800, 600).contains(room.x, room.y));
    assertTrue(room.x + room.width <= 800 && room.y + room.height <= 600);
    assertFalse(room.contains(x, y));
  }

  @Test
  void threeLabelsOfOnePlaceDoNotCoverEachOther() {
    LabelPlacer placer = new LabelPlacer(800, 600);
    List<Rectangle> rooms = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      Rectangle room = placer.place(400, 300, 150, 40);
      rooms.forEach(other -> assertFalse(other.intersects(room)));
      rooms.add(room);
    }
  }

  @Test
  void aPanelIsLeftFree() {
    LabelPlacer placer = new LabelPlacer(800, 600);
    Rectangle panel = new Rectangle(400, 0, 400, 300);
    placer.take(panel);
    assertFalse(placer.place(390, 310, 150, 60).intersects(panel));
  }

  @ParameterizedTest
  @CsvSource({
    "100, 900",
    "-300, 900",
    "100, 601",
    "-1, 500",
    "5000, 5000",
    "100, -400",
    "900, 300"
  })
  void theLabelOfAThingOutOfSightLeavesAPanelFreeToo(int x, int y) {
    for (int corner = 0; corner < 4; corner++) {
      LabelPlacer placer = new LabelPlacer(800, 600);
      Rectangle panel = new Rectangle(10 + corner % 2 * 460, 10 + corner / 2 * 390, 320, 190);
      placer.take(panel);
      assertFalse(placer.place(x, y, 300, 150).intersects(panel));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "0.0004, 0.0002, 0.2 mm",
    "0.034, 0.02, 2 cm",
    "0.99, 0.5, 50 cm",
    "7, 5, 5 m",
    "100, 100, 100 m",
    "2999, 2000, 2 km"
  })
  void lengthsAreRound(double metres, double round, String text) {
    assertEquals(round, NiceLength.under(metres), 1e-12);
    assertEquals(text, NiceLength.text(round));
  }
}
