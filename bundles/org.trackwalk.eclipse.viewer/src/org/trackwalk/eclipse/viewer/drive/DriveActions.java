package org.trackwalk.eclipse.viewer.drive;

import org.eclipse.core.runtime.ILog;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.trackwalk.eclipse.viewer.desk.Deed;
import org.trackwalk.eclipse.viewer.stage.Stage;

/** What the 3D view's context menu and keys do about driving. */
public final class DriveActions {

  private final DriveDesk desk;
  private final Stage stage;
  private final IWorkbenchPage page;
  private int cursorX;
  private int cursorY;

  /**
   * Actions on a desk.
   *
   * @param page in which the view Drive is brought up
   */
  public DriveActions(DriveDesk desk, Stage stage, IWorkbenchPage page) {
    this.desk = desk;
    this.stage = stage;
    this.page = page;
    stage.control().addListener(SWT.MouseMove, this::cursor);
    stage.control().addListener(SWT.KeyDown, this::key);
  }

  private void cursor(Event event) {
    cursorX = event.x;
    cursorY = event.y;
  }

  private void key(Event event) {
    boolean plain = (event.stateMask & (SWT.CTRL | SWT.ALT | SWT.COMMAND)) == 0;
    if (plain && Character.toLowerCase(event.character) == 'x') {
      stage.surfaceAt(cursorX, cursorY).ifPresent(desk::driveFrom);
      open(page);
    }
  }

  /**
   * Adds them to a menu.
   *
   * @param place whether a finding or some of the surface is selected
   */
  public void fill(IMenuManager menu, boolean place) {
    menu.add(new Deed("Drive here\tX", place, this::here));
    menu.add(new Deed("Remove the driven bodies", !desk.runs().isEmpty(), desk::remove));
  }

  private void here() {
    desk.driveSelected();
    open(page);
  }

  /** Brings up the view Drive without taking the keyboard. */
  public static void open(IWorkbenchPage page) {
    try {
      page.showView(DriveView.ID, null, IWorkbenchPage.VIEW_VISIBLE);
    } catch (PartInitException e) {
      ILog.of(DriveActions.class).error("the view Drive does not open", e);
    }
  }
}
