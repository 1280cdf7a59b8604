package org.trackwalk.eclipse.viewer.editor;

import java.util.Optional;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.ui.IWorkbenchActionConstants;
import org.trackwalk.eclipse.viewer.desk.Deed;
import org.trackwalk.eclipse.viewer.stage.Stage;
import org.trackwalk.eclipse.viewer.state.ViewState;

/** The menu of the view: about what lies under the cursor. */
final class StageMenu {

  private final ViewState state;
  private final Stage stage;
  private final Companions companions;

  StageMenu(ViewState state, Stage stage, Companions companions) {
    this.state = state;
    this.stage = stage;
    this.companions = companions;
  }

  /** The menu, hung to the stage; others add theirs to its {@code additions}. */
  MenuManager hang() {
    MenuManager menus = new MenuManager();
    menus.setRemoveAllWhenShown(true);
    menus.addMenuListener(this::fill);
    Control control = stage.control();
    control.setMenu(menus.createContextMenu(control));
    control.addListener(SWT.MenuDetect, this::aim);
    return menus;
  }

  private void fill(IMenuManager menu) {
    menu.add(
        new Deed(
            "Fly there",
            state.glyph().isPresent() || state.hit().isPresent(),
            stage::frameSelection));
    menu.add(new Deed("Show the whole road", true, stage::frameAll));
    menu.add(new Separator());
    Optional<Integer> piece =
        state.hit().flatMap(h -> state.scene().map(s -> s.surface().pieceOf(h.triangle())));
    menu.add(
        new Deed(
            "Hide this piece", piece.isPresent(), () -> state.hide(piece.orElseThrow(), true)));
    menu.add(new Deed("Show all pieces", !state.hidden().isEmpty(), state::showAll));
    menu.add(new Separator());
    companions.fill(menu);
    menu.add(new Separator(IWorkbenchActionConstants.MB_ADDITIONS));
  }

  /** Selects what is under the cursor, so that the menu is about it. */
  private void aim(Event event) {
    if (event.detail != SWT.MENU_KEYBOARD && event.doit) {
      Point at = stage.control().toControl(event.x, event.y);
      stage.selectAt(at.x, at.y);
    }
  }
}
