package org.trackwalk.eclipse.viewer.editor;

import java.util.Optional;
import java.util.function.Supplier;
import org.eclipse.swt.widgets.Label;
import org.trackwalk.eclipse.core.check.LevelPart;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.eclipse.viewer.feed.LevelFeed;
import org.trackwalk.eclipse.viewer.feed.LookFeed;
import org.trackwalk.eclipse.viewer.scene.ColourMode;
import org.trackwalk.eclipse.viewer.scene.LevelScene;
import org.trackwalk.eclipse.viewer.settings.ViewSettings;
import org.trackwalk.eclipse.viewer.stage.Stage;
import org.trackwalk.eclipse.viewer.stage.Stage3D;
import org.trackwalk.eclipse.viewer.state.ViewState;

/** Materials of the level in an editor, where there is a view that can show them. */
final class ShownMaterials implements LookFeed.LevelFeeds, AutoCloseable {

  private final Supplier<LevelFeed> feed;

  /** Null where the view cannot show them. */
  private final LookFeed looks;

  /**
   * They are read once somebody wants to see them.
   *
   * @param feed of the level that is shown just now
   * @param status tells of it
   */
  ShownMaterials(ViewState state, Stage stage, Supplier<LevelFeed> feed, Label status) {
    this.feed = feed;
    looks =
        stage instanceof Stage3D
            ? new LookFeed(state, this, status.getDisplay(), line -> say(status, line))
            : null;
  }

  private static void say(Label status, String line) {
    if (!status.isDisposed()) {
      status.setText(line);
    }
  }

  boolean possible() {
    return looks != null;
  }

  /** Materials where somebody has chosen them before and there is a view that can show them. */
  ColourMode mode(LevelScene scene) {
    return possible() && ViewSettings.materials() ? ColourMode.MATERIALS : scene.usualMode();
  }

  @Override
  public TrackLevel level() {
    return feed.get().level();
  }

  @Override
  public Optional<LevelPart> part() {
    return feed.get().part();
  }

  @Override
  public void close() {
    if (looks != null) {
      looks.close();
    }
  }
}
