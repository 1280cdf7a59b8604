package org.trackwalk.eclipse.viewer.gl;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** A canvas whose context cannot be made: the window is as it was. */
class GlSurfaceTest {

  private final Shell shell = new Shell();

  @AfterEach
  void close() {
    shell.dispose();
  }

  @Test
  void whatCannotBeMadeLeavesNothingBehind() {
    Control bar = new Label(shell, SWT.NONE);
    GlMissingException none = new GlMissingException("no more handles");
    GlMissingException thrown =
        assertThrows(
            GlMissingException.class,
            () ->
                GlSurface.whole(
                    shell,
                    () -> {
                      new Label(shell, SWT.NONE);
                      throw none;
                    }));
    assertEquals(none, thrown);
    assertArrayEquals(new Control[] {bar}, shell.getChildren());
  }

  @Test
  void whatIsMadeStays() {
    Control made = GlSurface.whole(shell, () -> new Label(shell, SWT.NONE));
    assertEquals(List.of(made), List.of(shell.getChildren()));
  }
}
