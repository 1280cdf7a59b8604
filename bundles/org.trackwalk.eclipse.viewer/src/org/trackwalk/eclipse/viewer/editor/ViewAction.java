package org.trackwalk.eclipse.viewer.editor;

import org.eclipse.jface.action.Action;

/** An entry of the view's menu. */
final class ViewAction extends Action {

  private final Runnable deed;

  ViewAction(String text, boolean enabled, Runnable deed) {
    super(text);
    this.deed = deed;
    setEnabled(enabled);
  }

  @Override
  public void run() {
    deed.run();
  }
}
