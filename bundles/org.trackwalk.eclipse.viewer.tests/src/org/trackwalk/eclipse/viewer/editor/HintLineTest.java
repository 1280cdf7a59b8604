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
import org.trackwalk.eclipse.viewer.settings.MouseStyle;
import org.trackwalk.eclipse.viewer.settings.ViewSettings;

/** The line on how to move is all there in a narrow view. */
final class HintLineTest {

  private static final String HINTS =
      "Drag: turn  ·  Shift+drag: move  ·  Wheel: zoom  ·  WASD, QE: fly  ·  Click: select";

  @Test
  void aLowViewHasNone() {
    MouseStyle before = ViewSettings.mouse();
    MouseStyle other = MouseStyle.values()[(before.ordinal() + 1) % MouseStyle.values().length];
    String[] hints = {HINTS};
    Shell shell = new Shell(Display.getCurrent());
    try {
      GridLayoutFactory.fillDefaults().applyTo(shell);
      Canvas view = new Canvas(shell, SWT.NONE);
      view.setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true));
      Label status = new Label(shell, SWT.NONE);
      Label label = HintLine.in(shell, () -> hints[0]);
      HintLine.whereThereIsRoom(label, status);
      for (int height : new int[] {300, 700, 300}) {
        shell.setSize(500, height);
        shell.layout();
        boolean room = height > 500;
        assertEquals(room, label.getVisible());
        int below = shell.getClientArea().height - view.getSize().y;
        assertEquals(room, below > label.computeSize(460, SWT.DEFAULT).y, below + " points below");
        assertEquals(room ? null : label.getText(), status.getToolTipText());
      }
      hints[0] = "Another way";
      ViewSettings.mouse(other);
      EditorBench.pump(() -> label.getText().equals("Another\u00a0way"));
      assertEquals("Another\u00a0way", status.getToolTipText());
    } finally {
      ViewSettings.mouse(before);
      shell.dispose();
    }
  }

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
