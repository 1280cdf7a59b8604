package org.trackwalk.eclipse.viewer.probe;

import org.eclipse.core.runtime.ILog;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.trackwalk.eclipse.viewer.desk.Deed;
import org.trackwalk.eclipse.viewer.probe.ProbeSetup.Kind;

/** What the view's context menu and keys do about probes. */
public final class ProbeActions {

  private final ProbeDesk desk;
  private final IWorkbenchPage page;

  /**
   * Actions on a desk.
   *
   * @param canvas whose keys are heard
   * @param page in which the Probe view is brought up
   */
  public ProbeActions(ProbeDesk desk, Control canvas, IWorkbenchPage page) {
    this.desk = desk;
    this.page = page;
    canvas.addListener(SWT.KeyDown, this::key);
  }

  private void key(Event event) {
    if ((event.stateMask & (SWT.CTRL | SWT.ALT | SWT.COMMAND)) != 0) {
      return;
    }
    switch (Character.toLowerCase(event.character)) {
      case 'p' -> placed(() -> desk.placeAtCursor(Kind.SPHERE));
      case 'b' -> placed(() -> desk.placeAtCursor(Kind.BOX));
      case SWT.ESC -> desk.remove();
      default -> {
        // somebody else's
      }
    }
  }

  /**
   * Adds them to a menu.
   *
   * @param surface whether some of the surface, or a finding, is under the cursor
   */
  public void fill(IMenuManager menu, boolean surface) {
    menu.add(new Deed("Place sphere here\tP", surface, () -> place(Kind.SPHERE)));
    menu.add(new Deed("Place box here\tB", surface, () -> place(Kind.BOX)));
    menu.add(new Deed("Place capsule here", surface, () -> place(Kind.CAPSULE)));
    menu.add(new Deed("Place wheel here", surface, () -> place(Kind.WHEEL)));
    menu.add(new Deed("Explain this point", surface, () -> place(desk.setup().kind())));
    menu.add(new Deed("Remove probe\tEsc", desk.explanation().isPresent(), desk::remove));
  }

  private void place(Kind kind) {
    placed(() -> desk.placeHere(kind));
  }

  private void placed(Runnable place) {
    place.run();
    if (desk.explanation().isPresent()) {
      open();
    }
  }

  private void open() {
    try {
      page.showView(ProbeView.ID, null, IWorkbenchPage.VIEW_VISIBLE);
    } catch (PartInitException e) {
      ILog.of(ProbeActions.class).error("the Probe view does not open", e);
    }
  }
}
