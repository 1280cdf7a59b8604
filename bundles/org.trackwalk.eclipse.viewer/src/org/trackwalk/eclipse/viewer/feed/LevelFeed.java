package org.trackwalk.eclipse.viewer.feed;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.widgets.Display;
import org.trackwalk.eclipse.core.TrackwalkCore;
import org.trackwalk.eclipse.core.check.CheckRequest;
import org.trackwalk.eclipse.core.check.LevelBook;
import org.trackwalk.eclipse.core.check.LevelListener;
import org.trackwalk.eclipse.core.check.LevelPart;
import org.trackwalk.eclipse.core.check.LevelState;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.eclipse.viewer.scene.DrawnMesh;
import org.trackwalk.eclipse.viewer.scene.LevelScene;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Follows one level in the book and makes what is drawn of it, in a job; holds the level's session
 * until it is closed.
 */
public final class LevelFeed implements LevelListener, AutoCloseable {

  /** Who is told, in the user interface's thread. */
  public interface Viewer {

    /** A check has begun; what is shown stays. */
    void checking();

    /** It is read, and its check goes on. */
    void read(DrawnMesh mesh);

    /** A level is there. */
    void loaded(LoadedPart loaded);

    /** It cannot be read; the message is for a designer. */
    void failed(String message);

    /** The level is gone. */
    void closed();
  }

  private final LevelBook book = TrackwalkCore.book();
  private final TrackLevel level;
  private final Display display;
  private final Viewer viewer;
  private volatile IFile wanted;
  private volatile LevelPart shown;
  private volatile LevelScene last;
  private volatile DrawnMesh early;
  private final AtomicReference<WeldedSurface> begun = new AtomicReference<>();
  private SceneJob job;
  private volatile boolean closed;

  /**
   * Starts to follow a level; it is checked when the book has nothing of it.
   *
   * @param wanted file whose part of the level is shown; null for the first
   */
  public LevelFeed(TrackLevel level, IFile wanted, Display display, Viewer viewer) {
    this.level = level;
    this.wanted = wanted;
    this.display = display;
    this.viewer = viewer;
    book.hold(level);
    book.addListener(this);
    LevelState state = book.state(level);
    if (!state.parts().isEmpty()) {
      build(state);
    } else if (state.phase() != LevelState.Phase.CHECKING) {
      book.check(level, CheckRequest.changed(Set.of()));
    } else {
      // Opened while it is checked: what has been read by now was told to others.
      book.read(level).ifPresent(surface -> welded(level, surface));
    }
  }

  /** Which level. */
  public TrackLevel level() {
    return level;
  }

  /** The part that is shown; empty while it is read. */
  public Optional<LevelPart> part() {
    return Optional.ofNullable(shown);
  }

  /** All parts of the level. */
  public List<LevelPart> parts() {
    return book.state(level).parts();
  }

  /**
   * Shows the part that a file belongs to.
   *
   * @return true when that is another than the one that is shown: it will be there later
   */
  public boolean show(IFile file) {
    Optional<LevelPart> part = book.part(level, file);
    if (part.isEmpty() || part.get() == shown) {
      return false;
    }
    start(part.get());
    return true;
  }

  @Override
  public void checking(LevelState state) {
    if (state.level().equals(level)) {
      tell(Viewer::checking);
    }
  }

  /** In the thread of the check, which goes on meanwhile. */
  @Override
  public void welded(TrackLevel read, WeldedSurface surface) {
    boolean first = read.equals(level) && last == null && !closed;
    if (first && begun.getAndSet(surface) != surface) {
      Job.create(
              "Preparing the 3D view of " + level.name(),
              (ICoreRunnable)
                  monitor -> {
                    DrawnMesh mesh = DrawnMesh.of(surface);
                    early = mesh;
                    if (last == null) {
                      tell(v -> v.read(mesh));
                    }
                  })
          .schedule();
    }
  }

  @Override
  public void checked(LevelState state) {
    if (!state.level().equals(level)) {
      return;
    }
    if (state.parts().isEmpty()) {
      String why = state.message().isEmpty() ? "The check was cancelled." : state.message();
      tell(v -> v.failed(why));
    } else {
      build(state);
    }
  }

  @Override
  public void closed(TrackLevel gone) {
    if (gone.equals(level)) {
      tell(Viewer::closed);
    }
  }

  private void build(LevelState state) {
    LevelPart before = shown;
    IFile file = wanted;
    LevelPart part = null;
    for (LevelPart each : state.parts()) {
      if (before != null && each.name().equals(before.name()) && file == null) {
        part = each;
      }
    }
    if (part == null && file != null) {
      part = book.part(level, file).orElse(null);
      wanted = null;
    }
    start(part == null ? state.parts().get(0) : part);
  }

  /** Called from the book's and the user interface's thread. */
  private synchronized void start(LevelPart part) {
    if (closed) {
      return;
    }
    if (job != null) {
      job.cancel();
    }
    shown = part;
    job = new SceneJob(part, last, early, this::done, why -> failed(part, why));
    job.schedule();
  }

  private void failed(LevelPart part, String why) {
    if (part == shown) {
      tell(v -> v.failed(why));
    }
  }

  private void done(LoadedPart loaded) {
    if (loaded.part() == shown) {
      last = loaded.scene();
      early = null;
      begun.set(null);
      tell(v -> v.loaded(loaded));
    }
  }

  private void tell(Consumer<Viewer> what) {
    if (!closed && !display.isDisposed()) {
      display.asyncExec(
          () -> {
            if (!closed) {
              what.accept(viewer);
            }
          });
    }
  }

  @Override
  public void close() {
    if (!closed) {
      stop();
      book.removeListener(this);
      book.release(level);
      shown = null;
      begun.set(null);
      last = null;
      early = null;
    }
  }

  /** The book is left to the caller: it may be telling something, and wait for this lock. */
  private synchronized void stop() {
    closed = true;
    if (job != null) {
      job.cancel();
      job = null;
    }
  }
}
