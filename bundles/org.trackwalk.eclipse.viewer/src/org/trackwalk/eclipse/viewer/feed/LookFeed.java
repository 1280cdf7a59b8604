package org.trackwalk.eclipse.viewer.feed;

import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.jobs.IJobChangeEvent;
import org.eclipse.core.runtime.jobs.JobChangeAdapter;
import org.eclipse.swt.widgets.Display;
import org.trackwalk.eclipse.core.check.LevelPart;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.eclipse.viewer.scene.ColourMode;
import org.trackwalk.eclipse.viewer.scene.DrawnMesh;
import org.trackwalk.eclipse.viewer.scene.LevelLook;
import org.trackwalk.eclipse.viewer.scene.LevelScene;
import org.trackwalk.eclipse.viewer.state.Change;
import org.trackwalk.eclipse.viewer.state.ViewState;

/**
 * Reads materials and pictures when somebody wants to see them, and again after a check that has
 * brought another mesh. Used in the user interface's thread only.
 */
public final class LookFeed implements AutoCloseable {

  private final ViewState state;
  private final Display display;
  private final LevelFeeds feeds;
  private final Consumer<String> told;
  private final Consumer<Change> listener = this::changed;
  private LookJob job;
  private DrawnMesh reading;

  /** What is shown just now. */
  public interface LevelFeeds {

    /** Which level. */
    TrackLevel level();

    /** Its part; empty while it is read. */
    Optional<LevelPart> part();
  }

  /**
   * A feed of a view.
   *
   * @param told hears a line for people when it begins, and when something could not be shown; an
   *     empty one when somebody has cancelled it
   */
  public LookFeed(ViewState state, LevelFeeds feeds, Display display, Consumer<String> told) {
    this.state = state;
    this.feeds = feeds;
    this.display = display;
    this.told = told;
    state.addListener(listener);
  }

  private void changed(Change change) {
    if (change != Change.SCENE && change != Change.OPTIONS) {
      return;
    }
    DrawnMesh mesh = state.scene().map(LevelScene::mesh).orElse(null);
    boolean wanted = mesh != null && state.options().mode() == ColourMode.MATERIALS;
    if (!wanted || state.look().isPresent()) {
      cancel();
    } else if (reading == null || reading.surface() != mesh.surface()) {
      cancel();
      feeds.part().ifPresent(part -> read(part, mesh));
    }
  }

  private void read(LevelPart part, DrawnMesh mesh) {
    reading = mesh;
    LookJob own = new LookJob(feeds.level(), part, mesh);
    job = own;
    own.addJobChangeListener(
        new JobChangeAdapter() {
          @Override
          public void done(IJobChangeEvent event) {
            if (!display.isDisposed()) {
              display.asyncExec(() -> ended(own, event.getResult()));
            }
          }
        });
    own.schedule();
    told.accept("Reading materials and textures …");
  }

  /** A job that is cancelled before it is run has no result of its own. */
  private void ended(LookJob own, IStatus how) {
    if (job == own) {
      job = null;
      reading = null;
      own.look()
          .ifPresentOrElse(
              this::arrived,
              () -> without(how.getSeverity() == IStatus.CANCEL ? "" : own.trouble()));
    }
  }

  private void arrived(LevelLook look) {
    state.look(look);
    told.accept(
        look.notes().isEmpty()
            ? "Materials and textures are read."
            : "Materials: " + String.join("; ", look.notes()));
  }

  /** The view says what it shows; whoever chooses materials again has them read again. */
  private void without(String why) {
    told.accept(why);
    state.scene().ifPresent(scene -> state.options(state.options().coloured(scene.usualMode())));
  }

  private void cancel() {
    if (job != null) {
      job.cancel();
    }
    job = null;
    reading = null;
  }

  @Override
  public void close() {
    state.removeListener(listener);
    cancel();
  }
}
