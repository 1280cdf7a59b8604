package org.trackwalk.report.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.UpAxis;

class UprightTest {

  @Test
  void aPictureOfATrackIsAskedAbout() {
    double[] stadium = {-41, -26, 0, 41, 26, 0};
    String words = Upright.words(Frame.LEVEL, stadium);
    assertTrue(words.endsWith("0 m deep; if Z points up, say --up z"), words);
    assertEquals("", Upright.words(Frame.of(UpAxis.Z, LengthUnit.METRE), stadium));
  }

  @Test
  void tracksHillsAndWallsAreNot() {
    assertEquals("", Upright.words(Frame.LEVEL, new double[] {0, 0, 0, 931, 18.4, 571}));
    assertEquals("", Upright.words(Frame.LEVEL, new double[] {0, 0, 0, 300, 200, 40}));
    assertEquals("", Upright.words(Frame.LEVEL, new double[] {0, 0, 0, 100, 4, 0.2}));
    assertEquals("", Upright.words(Frame.LEVEL, new double[0]));
  }
}
