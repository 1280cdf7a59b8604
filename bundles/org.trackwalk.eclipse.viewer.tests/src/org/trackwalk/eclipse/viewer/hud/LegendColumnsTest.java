package org.trackwalk.eclipse.viewer.hud;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.swt.widgets.Display;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.trackwalk.eclipse.viewer.gl.Picture;
import org.trackwalk.eclipse.viewer.scene.Legend;
import org.trackwalk.eclipse.viewer.theme.ViewTheme;

/** Many legends stand beside each other where they are too high for the room. */
class LegendColumnsTest {

  private static final int ROOMY = 10_000;

  private PanelPainter panels;

  @BeforeEach
  void open() {
    panels = new PanelPainter(Display.getDefault());
  }

  @AfterEach
  void close() {
    panels.dispose();
  }

  private static List<Legend> legends(int count, int entries) {
    List<Legend> all = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      List<Legend.Entry> its = new ArrayList<>();
      for (int e = 0; e < entries; e++) {
        its.add(new Legend.Entry(e, "what it means"));
      }
      all.add(new Legend("Legend", its));
    }
    return all;
  }

  private Picture painted(List<Legend> legends, int highest) {
    return panels.legend(legends, ViewTheme.LIGHT, highest);
  }

  @Test
  void theyAreNeverHigherThanTheRoomAndAllAreThere() {
    Picture one = painted(legends(1, 4), ROOMY);
    Picture all = painted(legends(6, 4), ROOMY);
    assertTrue(all.width() < 1.5 * one.width(), "one column where there is room");
    for (int highest = one.height(); highest < all.height(); highest += 7) {
      Picture picture = painted(legends(6, 4), highest);
      assertTrue(picture.height() <= highest, picture.height() + " of " + highest);
      assertTrue(picture.width() > one.width(), "beside each other");
      long room = (long) picture.width() * picture.height();
      assertTrue(room >= 0.8 * one.width() * all.height(), "nothing is left out");
    }
  }

  @Test
  void aSingleOneIsNeverCut() {
    Picture whole = painted(legends(1, 9), ROOMY);
    Picture tight = painted(legends(1, 9), whole.height() / 3);
    assertEquals(whole.height(), tight.height());
    assertEquals(whole.width(), tight.width());
  }
}
