package org.trackwalk.eclipse.viewer.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.trackwalk.eclipse.viewer.editor.EditorBench;
import org.trackwalk.eclipse.viewer.editor.LevelEditor;
import org.trackwalk.eclipse.viewer.editor.StepLevel;
import org.trackwalk.eclipse.viewer.scene.Layer;
import org.trackwalk.eclipse.viewer.stage.ScreenMouse;
import org.trackwalk.eclipse.viewer.stage.Stage3D;

/** Measuring with the mouse of the screen between vertices whose coordinates are known. */
class TapeTest {

  private EditorBench bench;
  private Stage3D stage;
  private Tape tape;
  private ScreenMouse mouse;

  @BeforeEach
  void open() throws Exception {
    bench = new EditorBench("tape").with("road.obj", StepLevel.obj(0.03));
    LevelEditor editor = bench.open("road.obj");
    stage = assertInstanceOf(Stage3D.class, bench.stage());
    tape = editor.getAdapter(Tape.class);
    mouse = new ScreenMouse(stage.control());
    bench.state().options(bench.state().options().with(Layer.LEGEND, false));
    EditorBench.pump(() -> !stage.eye().flying() && stage.control().getSize().x > 50);
    EditorBench.pumpFor(300);
  }

  @AfterEach
  void close() throws Exception {
    bench.close();
  }

  private void key(char key) {
    Event event = new Event();
    event.character = key;
    event.keyCode = key;
    stage.control().notifyListeners(SWT.KeyDown, event);
  }

  /** Clicks the point of the screen that is nearest to the place. */
  private void click(double x, double y, double z) {
    double[] at = new double[3];
    assertTrue(stage.projection().project(x, y, z, at));
    mouse.click((int) Math.round(at[0]), (int) Math.round(at[1]));
  }

  @Test
  void betweenTwoVerticesItTellsDistanceHeightBitsAndFloatSteps() {
    stage.flyTo(17.5, 0, 4, 20);
    EditorBench.pump(() -> !stage.eye().flying());
    key('m');
    assertTrue(tape.on());
    click(10, 0, 4);
    click(25, 0.03, 4);
    List<String> words = tape.words();
    double distance = Math.sqrt(15 * 15 + 0.03 * 0.03);
    assertEquals(String.format(java.util.Locale.ROOT, "Distance %.4f m", distance), words.get(0));
    assertTrue(words.get(1).startsWith("Height +30.000 mm, from above 15.0000 m"), words.get(1));
    assertEquals(
        "A: vertex of road_1: x 10.0 = 0x41200000, y 0.0 = 0x00000000, z 4.0 = 0x40800000",
        words.get(2));
    assertTrue(words.get(3).startsWith("B: vertex of road_2: x 25.0 = 0x41C80000"), words.get(3));
    // From 10 to 25: 6 of the 8 units that have 2^20 steps each up to 16, and 9 of the 16 after it.
    long steps = 6 * (1L << 20) + 9 * (1L << 19);
    String told = words.get(4).replace(" ", "");
    assertTrue(
        told.contains("x" + steps + ",y" + Float.floatToRawIntBits(0.03f) + ",z0"), words.get(4));
    assertTrue(
        bench.state().glyph().isEmpty() && bench.state().hit().isEmpty(), "nothing is selected");
  }

  @Test
  void escRollsItUpAndClicksSelectAgain() {
    key('m');
    click(10, 0, 4);
    key(SWT.ESC);
    assertFalse(tape.on());
    click(12.5, 0, 4.5);
    assertTrue(bench.state().hit().isPresent());
  }
}
