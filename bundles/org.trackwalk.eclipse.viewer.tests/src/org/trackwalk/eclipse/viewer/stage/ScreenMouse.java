package org.trackwalk.eclipse.viewer.stage;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.junit.jupiter.api.Assumptions;
import org.trackwalk.eclipse.viewer.editor.EditorBench;

/** The mouse of the screen over a widget: what is done with it comes as real events. */
public final class ScreenMouse {

  /** Environment variable that says that the screen is nobody's; {@code verify} sets it. */
  private static final String VIRTUAL = "TRACKWALK_VIRTUAL_SCREEN";

  private static final int SETTLED = 120;
  private static final double PERCENT = 100;

  private final Control control;

  public ScreenMouse(Control control) {
    this.control = control;
  }

  /** Moves to a point of the widget, or beyond its border. */
  public void to(int x, int y) {
    Point at = control.toDisplay(x, y);
    double pixels = control.getMonitor().getZoom() / PERCENT;
    say("mousemove", pixel(at.x, pixels), pixel(at.y, pixels));
  }

  private static String pixel(int point, double pixels) {
    return Long.toString(Math.max(0, Math.round((point + 0.5) * pixels)));
  }

  public void down(int button) {
    say("mousedown", Integer.toString(button));
  }

  public void up(int button) {
    say("mouseup", Integer.toString(button));
  }

  public void click(int x, int y) {
    to(x, y);
    down(1);
    up(1);
  }

  /** Two clicks of the left button, as close together as a hand makes them. */
  public void doubleClick(int x, int y) {
    to(x, y);
    say("click", "--repeat", "2", "--delay", "80", "1");
  }

  /** A key as X names it goes down. */
  public void press(String key) {
    say("keydown", key);
  }

  /** It goes up. */
  public void release(String key) {
    say("keyup", key);
  }

  /** By the X server's own test extension: no event is made up in this program. */
  private static void say(String... words) {
    Assumptions.assumeTrue(
        "true".equals(System.getenv(VIRTUAL)),
        "the mouse is somebody's: it is moved only where " + VIRTUAL + "=true, as verify sets it");
    List<String> command = new ArrayList<>(List.of("xdotool"));
    command.addAll(List.of(words));
    // it answers only when the screen has done what was asked before
    command.add("getmouselocation");
    try {
      Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
      String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      assertEquals(0, process.waitFor(), said);
    } catch (IOException e) {
      Assumptions.abort("xdotool is not installed: " + e.getMessage());
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
    EditorBench.pumpFor(SETTLED);
  }

  /** What the screen shows of the widget, in points. */
  public ImageData seen() {
    Point size = control.getSize();
    Point at = control.toDisplay(0, 0);
    Image image = new Image(control.getDisplay(), size.x, size.y);
    GC screen = new GC(Display.getCurrent());
    screen.copyArea(image, at.x, at.y);
    screen.dispose();
    ImageData data = image.getImageData();
    image.dispose();
    return data;
  }

  /** A colour of the screen. */
  public static RGB at(ImageData seen, double x, double y) {
    return seen.palette.getRGB(seen.getPixel((int) x, (int) y));
  }
}
