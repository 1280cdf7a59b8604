package org.trackwalk.eclipse.viewer.editor;

import java.util.function.Function;
import java.util.function.Supplier;
import org.eclipse.core.resources.IFile;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchPartSite;
import org.eclipse.ui.views.contentoutline.IContentOutlinePage;
import org.trackwalk.eclipse.core.TrackwalkCore;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.eclipse.viewer.drive.DriveActions;
import org.trackwalk.eclipse.viewer.drive.DriveDesk;
import org.trackwalk.eclipse.viewer.measure.Tape;
import org.trackwalk.eclipse.viewer.outline.PieceOutline;
import org.trackwalk.eclipse.viewer.probe.ProbeActions;
import org.trackwalk.eclipse.viewer.probe.ProbeDesk;
import org.trackwalk.eclipse.viewer.ride.RideDesk;
import org.trackwalk.eclipse.viewer.stage.Stage;
import org.trackwalk.eclipse.viewer.state.ViewState;

/** What goes with a view of a level: the outline of its pieces, its probe, its ride, its drive. */
final class Companions {

  private final ViewState state;
  private final Stage stage;
  private final Function<String, IFile> fileOf;
  private final IWorkbenchPartSite site;
  private final Tape tape;
  private final ProbeDesk desk;
  private final ProbeActions actions;
  private final RideDesk ride;
  private final DriveDesk drive;
  private final DriveActions driving;

  /**
   * The companions of a view.
   *
   * @param level that the file belongs to, as it is when asked
   */
  Companions(
      ViewState state,
      Stage stage,
      Supplier<TrackLevel> level,
      IFile file,
      Function<String, IFile> fileOf,
      IWorkbenchPartSite site) {
    this.state = state;
    this.stage = stage;
    this.fileOf = fileOf;
    this.site = site;
    IWorkbenchPage page = site.getPage();
    tape = new Tape(state, stage);
    desk = new ProbeDesk(state, stage, () -> path(level.get(), file));
    actions = new ProbeActions(desk, stage.control(), page);
    ride = new RideDesk(state, stage);
    drive = new DriveDesk(state, stage);
    driving = new DriveActions(drive, stage, page);
  }

  /** As the command line, started in the project, names what is checked as one. */
  private static String path(TrackLevel level, IFile file) {
    boolean whole = TrackwalkCore.book().state(level).parts().size() < 2;
    String path = (whole ? level.anchor() : file).getProjectRelativePath().toString();
    return path.isEmpty() ? "." : path.contains(" ") ? '"' + path + '"' : path;
  }

  /** The menu of what can be done with the view. */
  ViewMenu view(String name) {
    return new ViewMenu(state, stage, tape, name);
  }

  /** Adds what the context menu offers about driving and probes. */
  void fill(IMenuManager menu) {
    boolean place = state.hit().isPresent() || state.glyph().isPresent();
    driving.fill(menu, place);
    menu.add(new Separator());
    actions.fill(menu, place);
  }

  /** The outline, the probe, the ride or the drive; null for anything else. */
  <T> T adapter(Class<T> type) {
    if (type == IContentOutlinePage.class) {
      return type.cast(new PieceOutline(state, stage, fileOf, site));
    }
    if (type == DriveDesk.class) {
      return type.cast(drive);
    }
    if (type == RideDesk.class) {
      return type.cast(ride);
    }
    if (type == Tape.class) {
      return type.cast(tape);
    }
    return type == ProbeDesk.class ? type.cast(desk) : null;
  }
}
