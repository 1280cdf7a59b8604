package org.trackwalk.eclipse.core.build;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.trackwalk.eclipse.core.TrackwalkCore;
import org.trackwalk.eclipse.core.check.CheckRequest;
import org.trackwalk.eclipse.core.check.LastDuration;
import org.trackwalk.eclipse.core.check.LevelBook;
import org.trackwalk.eclipse.core.check.LevelCheckJob;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.eclipse.core.settings.AutoCheck;
import org.trackwalk.eclipse.core.settings.SettingKey;
import org.trackwalk.eclipse.core.settings.SettingStore;

/**
 * Collects changes until there was none for {@link #QUIET}, then schedules one check per level: an
 * exporter writes many files, and each more than once.
 */
final class RecheckJob extends Job {

  /** Quiet time after the last change (docs/eclipse.md), milliseconds. */
  static final long QUIET = 500;

  private final Map<TrackLevel, Set<IFile>> pending = new LinkedHashMap<>();

  RecheckJob() {
    super("Waiting for changes of levels to end");
    setSystem(true);
  }

  /**
   * A level that may have changed.
   *
   * @param files that are known to have changed; others are found by size and time
   */
  void add(TrackLevel level, Set<IFile> files) {
    synchronized (pending) {
      Set<IFile> all = new HashSet<>(files);
      all.addAll(pending.getOrDefault(level, Set.of()));
      pending.put(level, Set.copyOf(all));
    }
    cancel();
    schedule(QUIET);
  }

  void forget() {
    synchronized (pending) {
      pending.clear();
    }
    cancel();
  }

  @Override
  public boolean belongsTo(Object family) {
    return family == LevelCheckJob.FAMILY;
  }

  @Override
  protected IStatus run(IProgressMonitor monitor) {
    Map<TrackLevel, Set<IFile>> now;
    synchronized (pending) {
      now = new HashMap<>(pending);
      pending.clear();
    }
    LevelBook book = TrackwalkCore.book();
    now.forEach(
        (level, files) -> {
          if (book.reads(level, files)) {
            return; // a wizard or a command was quicker
          }
          if (level.exists() && wanted(level)) {
            book.check(level, CheckRequest.changed(files));
          } else if (level.exists()) {
            book.outOfDate(level, files);
          }
        });
    return Status.OK_STATUS;
  }

  private static boolean wanted(TrackLevel level) {
    AutoCheck auto =
        AutoCheck.byId(SettingStore.get(level.project(), SettingKey.AUTO_CHECK).strip());
    return auto.now(LastDuration.of(level));
  }
}
