package org.trackwalk.check.rules.weld;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.trackwalk.check.rules.finding.SeamFinding;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.UpAxis;
import org.trackwalk.seams.ledger.Twin;

class TwinTest {

  /** Level coordinates: 2 float steps along x, 1 mm along the level's z. */
  private static final Twin TWIN =
      new Twin(
          new double[] {100, 0, 0}, new double[] {Math.nextUp(Math.nextUp(100f)), 0, 0.001}, 0.001);

  @Test
  void aDifferenceIsToldInStepsOrMillimetres() {
    assertEquals("x 2 float steps, z 1.00 mm", TWIN.words(Frame.LEVEL));
  }

  @Test
  void axesAreThoseOfTheFile() {
    // Z up: the file's (x, y, z) is the level's (x, z, -y).
    Frame blender = Frame.of(UpAxis.Z, LengthUnit.METRE);
    assertEquals("x 2 float steps, y 1.00 mm", TWIN.words(blender));
    // X up: the file's (x, y, z) is the level's (-y, x, z).
    Frame sideways = Frame.of(UpAxis.X, LengthUnit.CENTIMETRE);
    assertEquals("y 2 float steps, z 1.00 mm", TWIN.words(sideways));
  }

  @Test
  void oneStepIsOne() {
    Twin one = new Twin(new double[] {100, 0, 0}, new double[] {Math.nextUp(100f), 0, 0}, 1e-5);
    assertEquals("x 1 float step", one.words(Frame.LEVEL));
  }

  @Test
  void tinyLengthsHaveNoExponent() {
    assertEquals("0.00003 mm", SeamFinding.metres(2.98e-8));
    assertEquals("0.012 mm", SeamFinding.metres(1.2345e-5));
    assertEquals("under 0.000001 mm", SeamFinding.metres(1.848e-18));
    assertEquals("0 mm", SeamFinding.metres(0));
    assertEquals("0.50 mm", SeamFinding.metres(0.0005));
  }
}
