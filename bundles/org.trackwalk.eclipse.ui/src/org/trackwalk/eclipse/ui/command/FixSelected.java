package org.trackwalk.eclipse.ui.command;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.trackwalk.eclipse.ui.change.FixFindings;

/** <em>Fix…</em>: tries the fixes of the chosen findings and shows what they would do. */
public final class FixSelected extends AbstractHandler {

  @Override
  public Object execute(ExecutionEvent event) throws ExecutionException {
    FixFindings.of(Selected.of(event).markers());
    return null;
  }
}
