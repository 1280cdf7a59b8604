package org.trackwalk.eclipse.ui.command;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.eclipse.ui.change.FixFindings;

/**
 * <em>Fix All Safe…</em>: tries every safe fix of the chosen levels and shows what they would do.
 */
public final class FixAll extends AbstractHandler {

  @Override
  public Object execute(ExecutionEvent event) throws ExecutionException {
    for (TrackLevel level : Selected.of(event).levels()) {
      FixFindings.all(level);
    }
    return null;
  }
}
