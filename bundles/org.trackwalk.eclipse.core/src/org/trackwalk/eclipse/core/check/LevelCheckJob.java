package org.trackwalk.eclipse.core.check;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.trackwalk.eclipse.core.level.TrackLevel;

/**
 * One check of one level. Cancelling it leaves findings and markers of the check before. Tests and
 * commands that must wait join {@link #FAMILY}, or the level as a family.
 */
public final class LevelCheckJob extends SpokenJob {

  /** All checks of levels belong to it. */
  public static final Object FAMILY = LevelCheckJob.class;

  private final LevelBook book;
  private final TrackLevel level;
  private final CheckRequest request;

  LevelCheckJob(LevelBook book, TrackLevel level, CheckRequest request) {
    super("Checking " + level.name());
    this.book = book;
    this.level = level;
    this.request = request;
    setRule(new LevelRule(level));
    setPriority(request.kind() == CheckRequest.Kind.FULL ? LONG : BUILD);
  }

  /** The level that is checked. */
  public TrackLevel level() {
    return level;
  }

  /** What was asked. */
  public CheckRequest request() {
    return request;
  }

  @Override
  public boolean belongsTo(Object family) {
    return family == FAMILY || level.equals(family) || super.belongsTo(family);
  }

  @Override
  protected IStatus work(IProgressMonitor monitor) {
    monitor.beginTask(getName(), IProgressMonitor.UNKNOWN);
    try {
      return book.run(level, request, monitor);
    } finally {
      monitor.done();
    }
  }
}
