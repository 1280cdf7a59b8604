package org.trackwalk.report.format;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import org.junit.jupiter.api.Test;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.UpAxis;

class EditorCoordinatesTest {

  private static final double[] PLACE = {1, 2, 3};

  @Test
  void eachToolHasItsOwnAxes() {
    Frame centimetres = Frame.of(UpAxis.Y, LengthUnit.CENTIMETRE);
    // Blender's glTF importer turns (x, y, z) to (x, -z, y); EDITOR.md says the same.
    assertArrayEquals(new double[] {1, -3, 2}, EditorCoordinates.BLENDER.of(centimetres, PLACE));
    assertArrayEquals(new double[] {-1, 2, 3}, EditorCoordinates.UNITY.of(centimetres, PLACE));
    assertArrayEquals(
        new double[] {100, 300, 200}, EditorCoordinates.UNREAL.of(centimetres, PLACE));
    assertArrayEquals(PLACE, EditorCoordinates.GODOT.of(centimetres, PLACE));
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
