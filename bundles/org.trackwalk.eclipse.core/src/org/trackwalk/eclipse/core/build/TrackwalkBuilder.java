package org.trackwalk.eclipse.core.build;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IResourceDelta;
import org.eclipse.core.resources.IncrementalProjectBuilder;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.jobs.ISchedulingRule;
import org.trackwalk.eclipse.core.TrackwalkCore;
import org.trackwalk.eclipse.core.check.LevelBook;
import org.trackwalk.eclipse.core.level.Levels;
import org.trackwalk.eclipse.core.level.TrackLevel;

/**
 * Sees which levels have changed and hands them to a job; it never checks itself, so that saving
 * and refreshing are over at once. A change is waited for to end ({@link RecheckJob#QUIET}).
 *
 * <p>A full build asks for all levels of the project; files that have not changed since a wizard or
 * a command had them checked are not read once more. Both ask the setting for automatic checks;
 * {@code clean} deletes markers and what is kept in memory.
 */
public final class TrackwalkBuilder extends IncrementalProjectBuilder {

  private final RecheckJob recheck = new RecheckJob();

  @Override
  protected IProject[] build(int kind, Map<String, String> args, IProgressMonitor monitor)
      throws CoreException {
    IResourceDelta delta = kind == FULL_BUILD ? null : getDelta(getProject());
    if (delta == null) {
      for (TrackLevel level : Levels.in(getProject())) {
        recheck.add(level, Set.of());
      }
    } else {
      changes(delta).forEach((level, files) -> recheck.add(level, files));
    }
    return new IProject[0];
  }

  @Override
  protected void clean(IProgressMonitor monitor) {
    recheck.forget();
    LevelBook book = TrackwalkCore.book();
    Set<TrackLevel> levels = new LinkedHashSet<>(Levels.in(getProject()));
    book.levels().stream()
        .filter(level -> level.project().equals(getProject()))
        .forEach(levels::add);
    levels.forEach(book::clear);
  }

  /** Stands in nobody's way. */
  @Override
  public ISchedulingRule getRule(int kind, Map<String, String> args) {
    return null;
  }

  /** The levels that a delta concerns, each with the files of it that changed. */
  private static Map<TrackLevel, Set<IFile>> changes(IResourceDelta delta) throws CoreException {
    Map<TrackLevel, Set<IFile>> changes = new HashMap<>();
    delta.accept(
        each -> {
          IResource resource = each.getResource();
          if (resource.isDerived() || resource.getName().startsWith(".")) {
            return false;
          }
          if (resource instanceof IFile file && matters(each)) {
            for (TrackLevel level : file.exists() ? Levels.allOf(file) : Levels.without(file)) {
              if (level.kind() != TrackLevel.Kind.FILE || TrackwalkCore.book().held(level)) {
                changes.computeIfAbsent(level, l -> new HashSet<>()).add(file);
              }
            }
          }
          return true;
        });
    return changes;
  }

  private static boolean matters(IResourceDelta delta) {
    return delta.getKind() != IResourceDelta.CHANGED
        || (delta.getFlags()
                & (IResourceDelta.CONTENT | IResourceDelta.REPLACED | IResourceDelta.TYPE))
            != 0;
  }
}
