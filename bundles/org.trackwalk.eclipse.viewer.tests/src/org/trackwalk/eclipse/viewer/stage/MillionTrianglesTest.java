package org.trackwalk.eclipse.viewer.stage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.ImageLoader;
import org.eclipse.swt.graphics.PaletteData;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Shell;
import org.joml.Vector3d;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.trackwalk.eclipse.viewer.editor.EditorBench;
import org.trackwalk.eclipse.viewer.settings.ViewSettings;
import org.trackwalk.examples.RollingGround;

/**
 * A level of a million triangles is orbited with the mouse of the screen, at 800 x 600. How much
 * work a picture is stands in the log; what holds it is {@link FrameBudget}.
 */
class MillionTrianglesTest {

  /** Steps of the mouse, and pixels and seconds of each. */
  private static final int STEPS = 250;

  private static final int PIXELS = 2;
  private static final String WAIT = "0.02";

  private EditorBench bench;
  private Stage3D stage;
  private Shell shell;
  private Point before;

  private void open(boolean textured) throws Exception {
    ViewSettings.materials(textured);
    bench =
        new EditorBench("million")
            .with(
                "road.obj",
                textured ? RollingGround.textured("road.mtl", "a") : RollingGround.obj());
    if (textured) {
      bench.with("road.mtl", "newmtl a\nmap_Kd road.png\n");
      ImageLoader picture = new ImageLoader();
      picture.data = new ImageData[] {chequered()};
      picture.save(bench.file("road.png").getLocation().toOSString(), SWT.IMAGE_PNG);
    }
    bench.open("road.obj");
    stage = assertInstanceOf(Stage3D.class, bench.stage());
    shell = stage.control().getShell();
    before = shell.getSize();
    for (int i = 0; i < 4; i++) {
      Point canvas = stage.control().getSize();
      Point size = shell.getSize();
      shell.setSize(size.x + 800 - canvas.x, size.y + 600 - canvas.y);
      EditorBench.pumpFor(300);
    }
    EditorBench.pump(() -> !stage.eye().flying());
    EditorBench.pump(() -> !textured || bench.state().look().isPresent());
    EditorBench.pumpFor(500);
  }

  private static ImageData chequered() {
    ImageData data = new ImageData(512, 512, 24, new PaletteData(0xFF0000, 0xFF00, 0xFF));
    for (int y = 0; y < data.height; y++) {
      for (int x = 0; x < data.width; x++) {
        data.setPixel(x, y, (x / 64 + y / 64) % 2 == 0 ? 0x60A060 : 0x807060);
      }
    }
    return data;
  }

  @AfterEach
  void close() throws Exception {
    ViewSettings.materials(false);
    shell.setSize(before);
    bench.close();
  }

  @Test
  void itIsSeenWhileItIsTurned() throws Exception {
    open(false);
    turn("a million triangles");
  }

  @Test
  void likewiseWithATexture() throws Exception {
    open(true);
    assertEquals(List.of(), bench.state().look().orElseThrow().notes());
    assertEquals(1, bench.state().look().orElseThrow().pictures().size());
    turn("a million triangles with a texture");
  }

  private void turn(String what) throws Exception {
    Point canvas = stage.control().getSize();
    ScreenMouse mouse = new ScreenMouse(stage.control());
    mouse.to(canvas.x / 4, canvas.y / 2);
    mouse.down(1);
    Vector3d eye = new Vector3d(stage.eye().pose().toEye());
    int[] pictures = {0};
    stage.control().addListener(SWT.Paint, event -> pictures[0]++);
    long worked = worked();
    long start = System.nanoTime();
    Process moves =
        new ProcessBuilder(turning())
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    EditorBench.pump(() -> !moves.isAlive());
    double seconds = (System.nanoTime() - start) / 1e9;
    double work = (double) (worked() - worked) / Math.max(1, pictures[0]);
    mouse.up(1);
    System.out.println(
        String.format(
            Locale.ROOT,
            "%s: %d pictures in %.1f s at %s, %.1f ms of all cores for each",
            what,
            pictures[0],
            seconds,
            canvas,
            work));
    assertTrue(eye.angle(stage.eye().pose().toEye()) > 0.2, "the eye went along");
    assertTrue(pictures[0] > 1, "more than the last is seen");
  }

  private static List<String> turning() {
    List<String> words = new ArrayList<>(List.of("xdotool"));
    for (int i = 0; i < STEPS; i++) {
      int way = i < STEPS / 3 ? PIXELS : -PIXELS; // there, and back beyond where it began
      words.addAll(List.of("mousemove_relative", "--", Integer.toString(way), "0"));
      words.addAll(List.of("sleep", WAIT));
    }
    return words;
  }

  /** Milliseconds of processor time that the workbench has taken, all threads. */
  private static long worked() {
    return ProcessHandle.current().info().totalCpuDuration().orElseThrow().toMillis();
  }
}
