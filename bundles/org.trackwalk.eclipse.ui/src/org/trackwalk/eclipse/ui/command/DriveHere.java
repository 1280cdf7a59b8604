package org.trackwalk.eclipse.ui.command;

import java.util.List;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.core.resources.IMarker;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.handlers.HandlerUtil;
import org.trackwalk.eclipse.ui.change.Refusal;
import org.trackwalk.eclipse.ui.marker.TrackMarker;
import org.trackwalk.eclipse.ui.show.FindingPlace;
import org.trackwalk.eclipse.viewer.drive.DriveActions;
import org.trackwalk.eclipse.viewer.drive.DriveDesk;

/** <em>Drive Here</em>: a body drives over the chosen finding in the 3D view. */
public final class DriveHere extends AbstractHandler {

  @Override
  public Object execute(ExecutionEvent event) throws ExecutionException {
    List<IMarker> markers = Selected.of(event).markers();
    double[] place = markers.isEmpty() ? null : new TrackMarker(markers.get(0)).position();
    if (place == null) {
      Refusal.say("This finding has no place to drive over.");
      return null;
    }
    IWorkbenchPage page = HandlerUtil.getActiveWorkbenchWindowChecked(event).getActivePage();
    try {
      FindingPlace.show(page, markers.get(0), true);
    } catch (PartInitException e) {
      throw new ExecutionException("the level cannot be opened", e);
    }
    IEditorPart editor = page.getActiveEditor();
    DriveDesk desk = editor == null ? null : editor.getAdapter(DriveDesk.class);
    if (desk != null) {
      desk.driveOver(place);
      DriveActions.open(page);
    }
    return null;
  }
}
