package org.trackwalk.report.format;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.UpAxis;

class EditorCoordinatesTest {

  private static final double[] PLACE = {1, 2, 3};

  @Test
  void eachToolHasItsOwnAxes() {
    Frame centimetres = Frame.of(UpAxis.Y, LengthUnit.CENTIMETRE);
    // Blender's glTF importer turns (x, y, z) to (x, -z, y) (docs/modelling-tools.md).
    assertArrayEquals(new double[] {1, -3, 2}, EditorCoordinates.BLENDER.of(centimetres, PLACE));
    assertArrayEquals(new double[] {-1, 2, 3}, EditorCoordinates.UNITY.of(centimetres, PLACE));
    assertArrayEquals(
        new double[] {100, 300, 200}, EditorCoordinates.UNREAL.of(centimetres, PLACE));
    assertArrayEquals(PLACE, EditorCoordinates.GODOT.of(centimetres, PLACE));
  }

  @Test
  void upStaysUpAndHandednessIsTheTools() {
    // What is up, what the file calls x, y, z, and the sign of the volume that the axes span.
    requireAxes(EditorCoordinates.BLENDER, new double[] {0, 0, 1}, 1);
    requireAxes(EditorCoordinates.UNITY, new double[] {0, 1, 0}, -1);
    requireAxes(EditorCoordinates.UNREAL, new double[] {0, 0, 100}, -1);
    requireAxes(EditorCoordinates.GODOT, new double[] {0, 1, 0}, 1);
  }

  private static void requireAxes(EditorCoordinates tool, double[] up, int hand) {
    double[] x = tool.of(Frame.LEVEL, new double[] {1, 0, 0});
    double[] y = tool.of(Frame.LEVEL, new double[] {0, 1, 0});
    double[] z = tool.of(Frame.LEVEL, new double[] {0, 0, 1});
    assertArrayEquals(up, y, tool.id());
    double volume =
        x[0] * (y[1] * z[2] - y[2] * z[1])
            - x[1] * (y[0] * z[2] - y[2] * z[0])
            + x[2] * (y[0] * z[1] - y[1] * z[0]);
    assertEquals(hand, Math.signum(volume), tool.id());
  }

  @Test
  void aFileWithZUpHasItsOwnNumbersInBlender() {
    for (LengthUnit unit : LengthUnit.values()) {
      Frame file = Frame.of(UpAxis.Z, unit);
      double[] level = file.fromFileAxes(4, 5, 6);
      double[] metres = EditorCoordinates.BLENDER.of(file, level);
      double scale = unit.metres();
      assertArrayEquals(new double[] {4 * scale, 5 * scale, 6 * scale}, metres, 1e-12);
      assertArrayEquals(new double[] {4, 5, 6}, EditorCoordinates.FILE.of(file, level), 1e-12);
    }
  }

  @Test
  void fileCoordinatesReadBackForEveryUpAxis() {
    for (UpAxis up : UpAxis.values()) {
      Frame file = Frame.of(up, LengthUnit.FOOT);
      double[] p = EditorCoordinates.FILE.of(file, PLACE);
      assertArrayEquals(PLACE, file.fromFileAxes(p[0], p[1], p[2]), 1e-12, up.id());
    }
  }

  @Test
  void zerosHaveNoSign() {
    for (EditorCoordinates tool : EditorCoordinates.values()) {
      for (double value : tool.of(Frame.LEVEL, new double[] {0, 0, 0})) {
        assertArrayEquals(new double[] {0.0}, new double[] {value});
      }
    }
  }
}
