package org.trackwalk.eclipse.ui.command;

import java.util.List;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.core.resources.IFile;
import org.osgi.service.prefs.BackingStoreException;
import org.trackwalk.eclipse.core.check.CheckRequest;
import org.trackwalk.eclipse.core.settings.LeftOut;

/**
 * <em>Leave Out of Checks</em> and <em>Take In Again</em>: mesh files that are not checked with
 * their folder; the levels of the chosen ones are checked at once.
 */
public final class LeaveOut extends AbstractHandler {

  /** Name of what says whether they are taken in again. */
  static final String BACK = "org.trackwalk.eclipse.ui.leaveOut.back";

  @Override
  public Object execute(ExecutionEvent event) throws ExecutionException {
    Selected selected = Selected.of(event);
    List<IFile> files = selected.meshes();
    try {
      LeftOut.set(files, event.getParameter(BACK) == null);
    } catch (BackingStoreException e) {
      throw new ExecutionException("the project's settings cannot be written", e);
    }
    CheckStart.start(event, selected.levels(), CheckRequest.full());
    return null;
  }
}
