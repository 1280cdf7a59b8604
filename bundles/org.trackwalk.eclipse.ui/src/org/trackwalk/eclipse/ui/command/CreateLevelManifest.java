package org.trackwalk.eclipse.ui.command;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.trackwalk.eclipse.core.change.CreateManifest;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.eclipse.ui.change.ChangeRun;

/** <em>Create Manifest</em>: writes down how the files of a level belong together. */
public final class CreateLevelManifest extends AbstractHandler {

  @Override
  public Object execute(ExecutionEvent event) throws ExecutionException {
    for (TrackLevel level : Selected.of(event).levels()) {
      if (level.manifest().isEmpty()) {
        ChangeRun.run(
            "Writing a manifest of " + level.name(),
            (progress, monitor) -> CreateManifest.of(level, progress));
      }
    }
    return null;
  }
}
