package org.trackwalk.rcp.start;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;
import org.junit.jupiter.api.Test;

/** The picture of the first seconds: in the middle, painted, and gone when a window comes. */
final class SplashTest {

  @Test
  void itStandsInTheMiddlePaintedUntilAWindowComes() {
    Display display = Display.getCurrent();
    List<Shell> before = List.of(display.getShells());
    Splash.open(display);
    Shell splash =
        Arrays.stream(display.getShells())
            .filter(shell -> !before.contains(shell))
            .findFirst()
            .orElseThrow();
    assertTrue(splash.isVisible());
    Rectangle screen = display.getPrimaryMonitor().getBounds();
    Rectangle at = splash.getBounds();
    assertEquals(screen.x + screen.width / 2, at.x + at.width / 2, 2, at.toString());
    assertEquals(screen.y + screen.height / 2, at.y + at.height / 2, 2, at.toString());
    assertTrue(colours(splash) > 2, "ground, letters and the sign of the program");

    Shell window = new Shell(display, SWT.SHELL_TRIM);
    try {
      window.open();
      assertTrue(splash.isDisposed(), "it stands before nothing");
    } finally {
      window.dispose();
      splash.dispose();
    }
  }

  private static long colours(Shell shell) {
    Rectangle area = shell.getClientArea();
    Image picture = new Image(shell.getDisplay(), area.width, area.height);
    try {
      GC gc = new GC(shell);
      gc.copyArea(picture, 0, 0);
      gc.dispose();
      ImageData data = picture.getImageData();
      int[] row = new int[data.width];
      Set<Integer> seen = new HashSet<>();
      for (int y = 0; y < data.height; y++) {
        data.getPixels(0, y, data.width, row, 0);
        for (int pixel : row) {
          seen.add(pixel);
        }
      }
      return seen.size();
    } finally {
      picture.dispose();
    }
  }
}
