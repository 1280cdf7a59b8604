package org.trackwalk.eclipse.viewer.desk;

import org.eclipse.jface.action.Action;

/** An entry of a menu or a tool bar. */
public final class Deed extends Action {

  private final Runnable deed;

  /** An entry that stands in a menu, or is grey. */
  public Deed(String text, boolean enabled, Runnable deed) {
    super(text);
    this.deed = deed;
    setEnabled(enabled);
  }

  /** An entry that says more under the pointer. */
  public Deed(String text, String tip, Runnable deed) {
    this(text, true, deed);
    setToolTipText(tip);
  }

  @Override
  public void run() {
    deed.run();
  }
}
