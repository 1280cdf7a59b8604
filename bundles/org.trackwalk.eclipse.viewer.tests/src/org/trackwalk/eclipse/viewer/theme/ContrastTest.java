package org.trackwalk.eclipse.viewer.theme;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.trackwalk.model.finding.Severity;

/** What is written in the views that paint themselves can be read, whatever lies below. */
class ContrastTest {

  private static final List<ViewTheme> THEMES = List.of(ViewTheme.LIGHT, ViewTheme.DARK);

  @Test
  void theScaleIsThatOfTheGuideline() {
    assertEquals(21, Contrast.of(0, 0xFFFFFF), 1e-9);
    assertEquals(1, Contrast.of(0x3E82F7, 0x3E82F7), 1e-9);
    // As the guideline's own examples have it: grey on white.
    assertEquals(4.54, Contrast.of(0x767676, 0xFFFFFF), 0.005);
    assertEquals(3.99, Contrast.of(0xFF0000, 0xFFFFFF), 0.01);
  }

  @Test
  void wordsOnPanelsCanBeReadOverBlackAndOverWhite() {
    for (ViewTheme theme : THEMES) {
      for (int below : new int[] {0, 0xFFFFFF, theme.skyTop(), theme.skyBottom()}) {
        int ground = Palette.mix(below, theme.panel(), ViewTheme.PANEL_OPACITY / 255.0);
        String where = theme + " over " + Integer.toHexString(below);
        assertTrue(Contrast.of(theme.text(), ground) >= Contrast.TEXT, where);
        double faint = Contrast.of(theme.faint(), ground);
        assertTrue(faint >= Contrast.TEXT, where + ": " + faint);
      }
    }
  }

  @Test
  void wordsInTheColourOfACurveCanBeReadAndKeepIt() {
    Random random = new Random(23);
    for (int i = 0; i < 2000; i++) {
      int colour = random.nextInt(0x1000000);
      for (ViewTheme theme : THEMES) {
        int text = Contrast.readable(colour, theme.panel());
        assertTrue(Contrast.of(text, theme.panel()) >= Contrast.TEXT);
        boolean good = Contrast.of(colour, theme.panel()) >= Contrast.TEXT;
        assertEquals(good, text == colour, "changed only where it must be");
      }
    }
  }

  @Test
  void numbersOnLightsCanBeRead() {
    for (Severity severity : Severity.values()) {
      int light = Palette.of(severity);
      double contrast = Contrast.of(Contrast.onto(light), light);
      assertTrue(contrast >= Contrast.TEXT, severity + ": " + contrast);
    }
  }
}
