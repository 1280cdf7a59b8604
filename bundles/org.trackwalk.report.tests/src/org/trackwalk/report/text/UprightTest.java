package org.trackwalk.report.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.trackwalk.mesh.level.UpAxis;

class UprightTest {

  @Test
  void aPictureOfATrackIsAskedAbout() {
    double[] stadium = {-41, -26, 0, 41, 26, 0};
    String words = Upright.words(UpAxis.Y, stadium);
    assertTrue(words.endsWith("if Z points up, say --up z"), words);
    assertEquals("", Upright.words(UpAxis.Z, stadium));
  }

  @Test
  void tracksHillsAndWallsAreNot() {
    assertEquals("", Upright.words(UpAxis.Y, new double[] {0, 0, 0, 931, 18.4, 571}));
    assertEquals("", Upright.words(UpAxis.Y, new double[] {0, 0, 0, 300, 200, 40}));
    assertEquals("", Upright.words(UpAxis.Y, new double[] {0, 0, 0, 100, 4, 0.2}));
    assertEquals("", Upright.words(UpAxis.Y, new double[0]));
  }
}
