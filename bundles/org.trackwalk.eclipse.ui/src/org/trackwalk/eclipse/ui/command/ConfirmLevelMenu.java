package org.trackwalk.eclipse.ui.command;

/** An entry for each real engine that may drive the whole level. */
public final class ConfirmLevelMenu extends ConfirmMenu {

  /** Made by the workbench, from plugin.xml. */
  public ConfirmLevelMenu() {
    super(ConfirmInEngine.LEVEL);
  }
}
