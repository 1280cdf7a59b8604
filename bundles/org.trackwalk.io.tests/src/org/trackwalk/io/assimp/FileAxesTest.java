package org.trackwalk.io.assimp;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.placement.Placement;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.UpAxis;

/** What FBX says of its axes and its unit, also when it says nonsense. */
final class FileAxesTest {

  private static FileAxes of(Map<String, Double> numbers) {
    return FileAxes.of(AssimpFormat.FBX, numbers, ImportRequest.of(Path.of("a.fbx")));
  }

  @Test
  void aUnitWithoutLengthIsTheFormatsOwn() {
    for (double factor : new double[] {0, -0.0, -1, Double.POSITIVE_INFINITY, Double.NaN}) {
      FileAxes axes = of(Map.of("UnitScaleFactor", factor));

      assertEquals(LengthUnit.CENTIMETRE, axes.unit(), "factor " + factor);
      assertArrayEquals(Placement.identity(), axes.placement(), "factor " + factor);
    }
  }

  @Test
  void unitsWithAndWithoutANameAreTaken() {
    assertEquals(LengthUnit.METRE, of(Map.of("UnitScaleFactor", 100.0)).unit());
    assertEquals(LengthUnit.INCH, of(Map.of("UnitScaleFactor", (double) 2.54f)).unit());
    FileAxes seven = of(Map.of("UnitScaleFactor", 700.0));
    assertEquals(LengthUnit.METRE, seven.unit());
    assertEquals(7, seven.placement()[0]);
  }

  @Test
  void rightUpAndFrontOfTheFileAreThoseOfTheLevel() {
    // Rows of right, up and front in the file's axes, as 3ds Max, Maya and an X up file state them.
    double[][] stated = {{0, 1, 2, 1, 1, -1}, {0, 1, 1, 1, 2, 1}, {1, -1, 0, 1, 2, 1}};
    for (double[] s : stated) {
      FileAxes axes =
          of(
              Map.of(
                  "CoordAxis",
                  s[0],
                  "CoordAxisSign",
                  s[1],
                  "UpAxis",
                  s[2],
                  "UpAxisSign",
                  s[3],
                  "FrontAxis",
                  s[4],
                  "FrontAxisSign",
                  s[5],
                  "UnitScaleFactor",
                  100.0));
      Frame frame = Frame.of(axes.placement(), axes.up(), axes.unit());
      float[] file = {2, 3, 5};

      float[] level = frame.place(file);

      for (int row = 0; row < 3; row++) {
        assertEquals(s[2 * row + 1] * file[(int) s[2 * row]], level[row], "row " + row);
      }
    }
    assertEquals(UpAxis.Y, of(Map.of()).up());
  }

  @Test
  void axesThatAreNamedTwiceSayNothing() {
    FileAxes axes = of(Map.of("UpAxis", 2.0, "FrontAxis", 2.0));

    assertEquals(UpAxis.Y, axes.up());
    assertArrayEquals(Placement.identity(), axes.placement());
  }
}
