package org.trackwalk.eclipse.ui.command;

import java.util.List;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.trackwalk.eclipse.core.check.CheckRequest;
import org.trackwalk.eclipse.core.level.TrackLevel;

/** <em>Check Level</em>: everything anew; with a parameter by another engine profile. */
public final class CheckLevel extends AbstractHandler {

  /** Id of an engine profile; missing for those of the level. */
  static final String PROFILE = "org.trackwalk.eclipse.ui.check.profile";

  @Override
  public Object execute(ExecutionEvent event) throws ExecutionException {
    List<TrackLevel> levels = Selected.of(event).levels();
    String profile = event.getParameter(PROFILE);
    CheckRequest request = CheckRequest.full();
    CheckStart.start(
        event, levels, profile == null ? request : request.withProfiles(List.of(profile)));
    return null;
  }
}
