package org.trackwalk.eclipse.ui.change;

import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;

/** Over what a dialog opens. */
final class ActiveShell {

  private ActiveShell() {}

  /** The workbench's window; null when there is none. */
  static Shell get() {
    IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
    IWorkbenchWindow[] all = PlatformUI.getWorkbench().getWorkbenchWindows();
    return window != null ? window.getShell() : all.length > 0 ? all[0].getShell() : null;
  }
}
