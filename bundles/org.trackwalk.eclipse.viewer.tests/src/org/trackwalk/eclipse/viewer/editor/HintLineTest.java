package org.trackwalk.eclipse.viewer.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.junit.jupiter.api.Test;

/** The line on how to move is all there in a narrow view. */
final class HintLineTest {

  private static final String HINTS =
      "Drag: turn  ·  Shift+drag: move  ·  Wheel: zoom  ·  WASD, QE: fly  ·  Click: select";

  @Test
  void aNarrowViewHasMoreLines() {
    Shell shell = new Shell(Display.getCurrent());
    try {
      GridLayoutFactory.fillDefaults().applyTo(shell);
      new Canvas(shell, SWT.NONE).setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true));
      Label label = HintLine.in(shell, () -> HINTS);
      shell.setSize(1200, 300);
      shell.layout();
      int one = label.getSize().y;
      int whole = label.computeSize(SWT.DEFAULT, SWT.DEFAULT).x;
      assertTrue(whole > 300, "a line of " + whole + " px");

      shell.setSize(whole / 2, 300);
      shell.layout();

      Point size = label.getSize();
      assertTrue(size.x <= whole / 2, "wider than the view: " + size);
      assertTrue(size.y >= 2 * one, "one line of " + one + ": " + size);
      assertTrue(size.y + label.getLocation().y <= shell.getClientArea().height, "cut off below");
      assertEquals(HINTS, label.getText().replace('\u00a0', ' ').replace("  · ", "  ·  "));
    } finally {
      shell.dispose();
    }
  }
}
