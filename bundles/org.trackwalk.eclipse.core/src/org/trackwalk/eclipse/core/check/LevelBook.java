package org.trackwalk.eclipse.core.check;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.trackwalk.eclipse.core.id.CoreLog;
import org.trackwalk.eclipse.core.level.Levels;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.eclipse.core.marker.LevelMarkers;
import org.trackwalk.eclipse.core.marker.MarkerAttributes;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.CancelledException;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.finding.Finding;

/**
 * What is known of the levels of the workspace. There is one book while the plug-in runs.
 *
 * <p><b>Memory.</b> A level that someone {@link #hold holds} (an editor shows it) keeps its session
 * and geometry. Of the others the {@value #KEPT} that were checked last keep theirs, so that a
 * builder is quick; all of these are dropped when after a check more than {@value #FULL_PERCENT} %
 * of the heap is in use. What is dropped is read again when it is needed; markers and state stay.
 * Closing a project or deleting a level frees everything of it.
 *
 * <p>All methods may be called from any thread and return at once.
 */
public final class LevelBook implements AutoCloseable {

  /** So many levels that nobody holds keep their session. */
  static final int KEPT = 2;

  /** Share of the heap in use from which on sessions that nobody holds are dropped, percent. */
  static final int FULL_PERCENT = 70;

  private static final int WHOLE = 100;

  private final Map<TrackLevel, LevelEntry> entries = new ConcurrentHashMap<>();
  private final List<LevelListener> listeners = new CopyOnWriteArrayList<>();
  private final AtomicLong tick = new AtomicLong();
  private final LevelClosing closing = new LevelClosing(this);
  private volatile boolean closed;

  /** A book that watches the workspace for projects that are closed. */
  public LevelBook() {
    ResourcesPlugin.getWorkspace().addResourceChangeListener(closing, LevelClosing.EVENTS);
  }

  /** What is known of a level; {@code NEVER} for one that is not in the book. */
  public LevelState state(TrackLevel level) {
    LevelEntry entry = entries.get(level);
    return entry == null ? LevelEntry.never(level) : entry.state();
  }

  /** Levels that were checked, failed or are being checked, in no order. */
  public List<TrackLevel> levels() {
    return List.copyOf(entries.keySet());
  }

  /** A check that is ready to be scheduled, for callers that set it up (user job, group). */
  public LevelCheckJob job(TrackLevel level, CheckRequest request) {
    return new LevelCheckJob(this, level, request);
  }

  /** Schedules a check; several of one level run one after the other. */
  public LevelCheckJob check(TrackLevel level, CheckRequest request) {
    LevelCheckJob job = job(level, request);
    job.schedule();
    return job;
  }

  /** Keeps a level's session until {@link #release}; to be called once by each who needs it. */
  public void hold(TrackLevel level) {
    entry(level).hold(1);
  }

  /** Whether somebody {@link #hold holds} a level: an editor shows it. */
  public boolean held(TrackLevel level) {
    LevelEntry entry = entries.get(level);
    return entry != null && entry.held();
  }

  /** Ends a {@link #hold}. */
  public void release(TrackLevel level) {
    LevelEntry entry = entries.get(level);
    if (entry != null) {
      entry.hold(-1);
      makeRoom();
    }
  }

  /** Drops findings, markers and geometry of a level, and stops checks of it. */
  public void clear(TrackLevel level) {
    Job.getJobManager().cancel(level);
    LevelEntry entry = entries.get(level);
    if (entry != null) {
      entry.clear();
    }
    deleteMarkers(level);
    tell(listener -> listener.cleared(level));
  }

  private static void deleteMarkers(TrackLevel level) {
    try {
      LevelMarkers.delete(level);
    } catch (CoreException e) {
      CoreLog.error("markers of " + level + " cannot be deleted", e);
    }
  }

  /**
   * Says that files of a level have changed and that it is not checked by itself; nothing is said
   * when a check has read them since, as after a fix, or in the workbench's life before.
   */
  public void outOfDate(TrackLevel level, Set<IFile> files) {
    LevelEntry entry = entries.get(level);
    boolean known = entry != null && entry.knows(files) || LastRead.holds(level);
    if (!known) {
      tell(listener -> listener.outOfDate(level));
    }
  }

  /** Whether a level's lines are those of its files as they are on disk. */
  public boolean upToDate(TrackLevel level) {
    return LastRead.holds(level);
  }

  /** Whether a check that is over or runs has read files of a level as they are. */
  public boolean reads(TrackLevel level, Set<IFile> files) {
    LevelEntry entry = entries.get(level);
    return entry != null && entry.knows(files);
  }

  /** Adds a listener; a second time is nothing. */
  public void addListener(LevelListener listener) {
    if (!listeners.contains(listener)) {
      listeners.add(listener);
    }
  }

  /** Removes a listener. */
  public void removeListener(LevelListener listener) {
    listeners.remove(listener);
  }

  /** The level that a marker of ours belongs to; empty for other markers. */
  public Optional<TrackLevel> level(IMarker marker) {
    String path = marker.getAttribute(MarkerAttributes.ANCHOR, null);
    if (path == null) {
      return Optional.empty();
    }
    IResource anchor =
        ResourcesPlugin.getWorkspace().getRoot().findMember(IPath.fromPortableString(path));
    return Optional.ofNullable(anchor).map(Levels::anchoredAt);
  }

  /**
   * The finding of a marker. Empty when the level was not checked since the workbench was started,
   * or its parts were dropped: then check it with {@code CheckRequest.changed(Set.of())} first.
   */
  public Optional<MarkedFinding> finding(IMarker marker) {
    TrackLevel level = level(marker).orElse(null);
    String fingerprint = marker.getAttribute(MarkerAttributes.FINGERPRINT, null);
    String rule = marker.getAttribute(MarkerAttributes.RULE, "");
    if (level == null || fingerprint == null) {
      return Optional.empty();
    }
    for (LevelPart part : state(level).parts()) {
      for (Finding finding : part.report().findings()) {
        if (fingerprint.equals(finding.fingerprint()) && rule.equals(finding.rule())) {
          return Optional.of(new MarkedFinding(level, part, finding));
        }
      }
    }
    return Optional.empty();
  }

  /** The part of a level whose pieces come from a file; empty when there is none in memory. */
  public Optional<LevelPart> part(TrackLevel level, IFile file) {
    for (LevelPart part : state(level).parts()) {
      for (Piece piece : part.checked().context().level().pieces()) {
        if (PieceFiles.file(level, part.source(), piece.file()).filter(file::equals).isPresent()) {
          return Optional.of(part);
        }
      }
    }
    return Optional.empty();
  }

  /** Ends all checks and forgets everything; markers stay. */
  @Override
  public void close() {
    closed = true;
    ResourcesPlugin.getWorkspace().removeResourceChangeListener(closing);
    Job.getJobManager().cancel(LevelCheckJob.FAMILY);
    entries.values().forEach(LevelEntry::close);
    entries.clear();
    listeners.clear();
  }

  /** Runs a check in the calling thread; what a job does. */
  IStatus run(TrackLevel level, CheckRequest request, IProgressMonitor monitor) {
    if (closed || !level.exists()) {
      return Status.CANCEL_STATUS;
    }
    LevelEntry entry = entry(level);
    int clears = entry.clears();
    LevelState before = entry.state();
    LevelState running =
        new LevelState(
            level,
            LevelState.Phase.CHECKING,
            before.at(),
            before.milliseconds(),
            before.message(),
            before.parts(),
            before.since());
    entry.state(running);
    tell(listener -> listener.checking(running));
    LevelState after = before;
    IStatus status = Status.CANCEL_STATUS;
    try {
      after = new LevelRun(entry, request, surface -> welded(level, surface), monitor).run();
      dropStrays(level);
      status = Status.OK_STATUS;
    } catch (CancelledException | IllegalStateException e) {
      if (!monitor.isCanceled() && !closed && level.exists()) {
        after = failed(before, "Trackwalk itself failed; the log has more");
        status = CoreLog.failure("the check of " + level + " failed", e);
      }
    } catch (OutOfMemoryError e) {
      entry.forget();
      after = failed(entry.state(), "it needs more memory than there is");
      status = CoreLog.refusal(level.name() + " needs more memory than there is");
    } catch (CoreException | RuntimeException e) {
      after = failed(before, "Trackwalk itself failed; the log has more");
      status = level.exists() ? CoreLog.failure("the check of " + level + " failed", e) : status;
    }
    entry.surface(null);
    entry.use(tick.incrementAndGet());
    LevelState end = after;
    if (entry.state(end, clears)) {
      makeRoom();
      boolean behind = entry.over(status != Status.CANCEL_STATUS);
      tell(listener -> listener.checked(end));
      if (behind) {
        tell(listener -> listener.outOfDate(level));
      }
    } else if (!entry.closed()) {
      // Cleared while this check ran: it may have kept meshes and made markers since.
      entry.clear();
      deleteMarkers(level);
    }
    return status;
  }

  /**
   * Keeps what an engine did on a part of a level until that is judged anew.
   *
   * @return whether it is still what was driven
   */
  public boolean driven(TrackLevel level, LevelPart part, EngineWords words) {
    LevelEntry entry = entries.get(level);
    return entry != null && entry.driven(part, words);
  }

  /** The level that is being checked for the first time, once it is read; empty before, after. */
  public Optional<WeldedSurface> read(TrackLevel level) {
    LevelEntry entry = entries.get(level);
    return entry == null ? Optional.empty() : Optional.ofNullable(entry.surface());
  }

  private void welded(TrackLevel level, WeldedSurface surface) {
    entry(level).surface(surface);
    tell(listener -> listener.welded(level, surface));
  }

  /** Forgets a level that is gone. */
  void drop(TrackLevel level) {
    Job.getJobManager().cancel(level);
    LevelEntry entry = entries.remove(level);
    if (entry != null) {
      entry.close();
    }
    tell(listener -> listener.closed(level));
  }

  /** Forgets all levels of a project. */
  void drop(IProject project) {
    for (TrackLevel level : levels()) {
      if (level.project().equals(project)) {
        drop(level);
      }
    }
  }

  /** A manifest that comes or goes makes other levels of the same files. */
  private void dropStrays(TrackLevel checked) throws CoreException {
    for (TrackLevel level : levels()) {
      boolean other = !level.equals(checked) && level.project().equals(checked.project());
      if (other && !Levels.isLevel(level)) {
        drop(level);
      }
    }
    LevelMarkers.deleteStrays(checked.project());
  }

  private static LevelState failed(LevelState before, String message) {
    return new LevelState(
        before.level(),
        LevelState.Phase.FAILED,
        before.at(),
        before.milliseconds(),
        message,
        before.parts(),
        before.since());
  }

  private LevelEntry entry(TrackLevel level) {
    return entries.computeIfAbsent(level, LevelEntry::new);
  }

  private void makeRoom() {
    Runtime heap = Runtime.getRuntime();
    long used = heap.totalMemory() - heap.freeMemory();
    int keep = used > heap.maxMemory() / WHOLE * FULL_PERCENT ? 0 : KEPT;
    entries.values().stream()
        .filter(entry -> !entry.held() && entry.heavy())
        .filter(entry -> entry.state().phase() != LevelState.Phase.CHECKING)
        .sorted(Comparator.comparingLong(LevelEntry::used).reversed())
        .skip(keep)
        .forEach(LevelEntry::forget);
  }

  private void tell(Consumer<LevelListener> what) {
    for (LevelListener listener : listeners) {
      try {
        what.accept(listener);
      } catch (RuntimeException e) {
        CoreLog.error("a listener failed", e);
      }
    }
  }
}
