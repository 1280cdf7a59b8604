package org.trackwalk.eclipse.ui.command;

import java.util.LinkedHashSet;
import java.util.Set;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.core.resources.IFile;
import org.trackwalk.eclipse.core.check.CheckRequest;

/** <em>Check This Piece and Its Seams</em>: the chosen files are read again, the others are not. */
public final class CheckPiece extends AbstractHandler {

  @Override
  public Object execute(ExecutionEvent event) throws ExecutionException {
    Selected selected = Selected.of(event);
    Set<IFile> files = new LinkedHashSet<>(selected.meshes());
    CheckStart.start(event, selected.levels(), CheckRequest.changed(files));
    return null;
  }
}
