package org.trackwalk.eclipse.ui.change;

import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.ui.PlatformUI;

/** Says in a dialog why something was not done; from any thread. */
public final class Refusal {

  private Refusal() {}

  /** Says it. */
  public static void say(String message) {
    if (PlatformUI.isWorkbenchRunning()) {
      PlatformUI.getWorkbench()
          .getDisplay()
          .asyncExec(() -> MessageDialog.openWarning(ActiveShell.get(), "Trackwalk", message));
    }
  }
}
