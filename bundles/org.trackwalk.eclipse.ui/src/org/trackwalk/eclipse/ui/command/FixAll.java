package org.trackwalk.eclipse.ui.command;

import java.util.HashSet;
import java.util.Set;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.core.resources.IFile;
import org.trackwalk.eclipse.core.TrackwalkCore;
import org.trackwalk.eclipse.core.check.LevelPart;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.eclipse.ui.change.FixFindings;

/**
 * <em>Fix All Safe…</em>: tries every safe fix of the chosen levels and shows what they would do.
 */
public final class FixAll extends AbstractHandler {

  @Override
  public Object execute(ExecutionEvent event) throws ExecutionException {
    Selected selected = Selected.of(event);
    for (TrackLevel level : selected.levels()) {
      FixFindings.all(level, parts(level, selected));
    }
    return null;
  }

  /** Where files are chosen, what they belong to: not the other levels of their folder. */
  private static Set<String> parts(TrackLevel level, Selected selected) {
    Set<String> names = new HashSet<>();
    for (IFile file : selected.meshes()) {
      TrackwalkCore.book().part(level, file).map(LevelPart::name).ifPresent(names::add);
    }
    return names;
  }
}
